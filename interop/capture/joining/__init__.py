"""The stores of both sides of a branch, as one value."""
