"""The loop interpreter: nests run over real memory, and what no nest may do."""
