"""What the two sides of a branch store, as one value."""
