"""Saved states: checkpoints of all ranks, and snapshots of each."""
