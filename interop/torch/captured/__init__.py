"""Any torch optimizer that can be captured, as a fused one with the original's states."""
