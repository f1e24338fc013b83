"""The loop interpreter: runs nests over real memory and detects illegal accesses."""
