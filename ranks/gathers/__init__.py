"""What brings every rank the cells that owners have left, between two launches of a step."""
