"""Ranks that take a step together, each over its own part of the tensors: not loaded by one."""
