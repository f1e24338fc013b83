"""Optimizers for JAX on the CPU: one fused step inside `jax.jit`, on XLA's own memory."""

from __future__ import annotations

from .factory import factory
from .optimizer import Fused, State, optimizer

__all__ = ["Fused", "State", "factory", "optimizer"]
