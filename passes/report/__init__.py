"""What passes and fusion did, what it cost, and why they did not do more."""
