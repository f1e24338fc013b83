"""Torch's memory as the kernels see it."""
