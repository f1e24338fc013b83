"""Gathers, which bring every rank the cells that owners left between two launches."""
