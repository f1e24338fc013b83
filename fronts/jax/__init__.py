"""Optimizers for JAX on the CPU. They are in `stepfuse.interop.jax`."""

from ..interop.jax import *
from ..interop.jax import __all__
