"""Fusion: which phase computes, loads and stores what, at the fewest bytes."""
