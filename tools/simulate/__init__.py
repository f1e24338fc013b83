"""The cost on paper of a step that ranks share: bytes, messages, seconds, memory."""
