"""The runtime of programs over arrays: pool, binding, optimizer."""
