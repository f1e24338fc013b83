"""Optimizers for the Hugging Face Trainer, by the names of its option `optim`."""

from __future__ import annotations

from .optimizer import optimizer

__all__ = ["optimizer"]
