"""Optimizers of ranks that step by themselves, over parameters of torch."""
