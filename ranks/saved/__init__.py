"""What ranks keep: checkpoints of all of them, and snapshots of each."""
