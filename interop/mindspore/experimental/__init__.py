"""MindSpore's `experimental`: optimizers in torch's manner."""

from . import optim

__all__ = ["optim"]
