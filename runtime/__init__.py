"""What runs a program over arrays: pool, binding, optimizer."""
