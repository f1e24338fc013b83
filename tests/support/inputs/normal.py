"""Arrays of normal numbers, the same for all who ask with a seed.

Files of tests call `drawn` what is of their own shapes: `drawn = partial(normal_arrays, SHAPES)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]


def normal_arrays(
    shapes: Iterable[tuple[int, ...]], seed: int, dtype: Any = np.float32
) -> list[Array]:
    """An array of each shape."""
    rng = np.random.default_rng(seed)
    return [np.asarray(rng.standard_normal(s)).astype(dtype) for s in shapes]


def many_magnitudes(
    rng: np.random.Generator, shape: tuple[int, ...], dtype: Any = np.float32
) -> Array:
    """Normal numbers over many magnitudes, a few denormals and zeros of both signs."""
    values = np.asarray(rng.standard_normal(shape) * 10.0 ** rng.integers(-6, 4, shape))
    odd = rng.random(shape)
    values = np.where(odd < 0.02, 1e-41 * np.sign(values), np.where(odd > 0.98, -0.0, values))
    return np.asarray(values, dtype)
