"""Optimizers whose steps have products of matrices: one file each, found by its name."""
