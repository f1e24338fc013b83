"""Optimizers for JAX on the CPU. They are in `stepfuse.interop.jax`."""

from ..ir.errors import needed

with needed("stepfuse.jax"):
    from ..interop.jax import *
    from ..interop.jax import __all__, __getattr__
