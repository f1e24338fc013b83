"""A program's nests, run by the loop interpreter."""
