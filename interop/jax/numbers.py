"""Numbers of 8 bytes inside a traced JAX program, which has no f64 unless it is told to.

A cell is a pair of u32, the low half first. A constant keeps all its bits while tracing; a traced
value is widened from f32 by integers, exactly.
"""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp  # type: ignore[reportMissingImports]
import numpy as np
from jax import Array, lax  # type: ignore[reportMissingImports]
from jax.core import Tracer  # type: ignore[reportMissingImports]
from jax.dtypes import canonicalize_dtype  # type: ignore[reportMissingImports]

_u32 = np.uint32
_FRACTION = np.uint32(0x7F_FFFF)


def pairs(cells: Any) -> Any:
    """Known f64 numbers as cells."""
    return jnp.asarray(np.ascontiguousarray(cells).view(np.uint32).reshape(*cells.shape, 2))


def values(cells: Any) -> list[float]:
    """The numbers in cells that are known."""
    return np.ascontiguousarray(cells).view(np.float64).reshape(-1).tolist()


def is_array(value: object) -> bool:
    """True if a value is JAX's or NumPy's, traced or not."""
    return isinstance(value, (Array, np.ndarray))


def dtype_of(array: Any) -> Any:
    """The dtype in which JAX takes an array: NumPy's f64 is f32, unless JAX is told to have f64."""
    return canonicalize_dtype(array.dtype, allow_extended_dtype=True)


def is_traced(value: object) -> bool:
    """True if a value is known only when the program runs."""
    return isinstance(value, Tracer)


def cell(value: Any) -> Any:
    """A number as a cell: Python's, an array's of one element, or a traced one."""
    if not is_traced(value):
        return pairs(np.asarray(value, np.float64).reshape(()))
    wide = value.dtype == jnp.dtype("float64")
    return lax.bitcast_convert_type(value, jnp.uint32) if wide else _widened(value)


def _widened(value: Any) -> Any:
    """f32 to f64: 8 bits of exponent become 11, 23 of fraction 52."""
    bits = lax.bitcast_convert_type(value.astype(jnp.float32), jnp.uint32)
    sign, exponent, fraction = bits & _u32(1 << 31), (bits >> 23) & _u32(0xFF), bits & _FRACTION
    denormal = (exponent == 0) & (fraction != 0)
    left = lax.clz(fraction) - _u32(8)  # brings a denormal's first one to where it is implied
    fraction = jnp.where(denormal, (fraction << left) & _FRACTION, fraction)
    biased = jnp.where(denormal, _u32(897) - left, exponent + _u32(896))
    biased = jnp.where((exponent == 0) & ~denormal, _u32(0), biased)
    biased = jnp.where(exponent == 0xFF, _u32(0x7FF), biased)
    return jnp.stack([fraction << 29, sign | (biased << 20) | (fraction >> 3)])
