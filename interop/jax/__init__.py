"""Optimizers for JAX on the CPU: one fused step inside `jax.jit`, on XLA's own memory."""

from __future__ import annotations

from ...optim_defs import class_names
from .optimizer import Fused, State, factory, optimizer

__all__ = ["Fused", "State", "factory", "optimizer"]


def __getattr__(name: str) -> object:
    """Refuses the name of an optimizer, saying how it is made here (AttributeError)."""
    spec = class_names().get(name, name if name in class_names().values() else "")
    hint = f"; write stepfuse.jax.optimizer('{spec}', ...)" if spec else ""
    raise AttributeError(f"module 'stepfuse.jax' has no attribute '{name}'{hint}")
