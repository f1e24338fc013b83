"""Optimizers that need more of a model than gradients: covariances of its layers' inputs."""
