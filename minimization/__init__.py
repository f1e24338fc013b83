"""Minimization with limited memory: L-BFGS, with bounds and without, over compiled sweeps."""
