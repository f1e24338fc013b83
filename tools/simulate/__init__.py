"""What a step that ranks share costs on paper: bytes, messages, seconds, memory."""
