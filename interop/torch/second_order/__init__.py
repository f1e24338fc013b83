"""Optimizers that ask more of a model than gradients: covariances of what its layers are given."""
