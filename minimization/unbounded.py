"""The model behind L-BFGS without bounds: two compiled sweeps a direction."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .pairs import Pairs

Array = np.ndarray[Any, np.dtype[Any]]
EPSILON = 2.0**-52


class Direction(NamedTuple):
    """The line of a search: d, its slope, the longest step, and the point at step 1 if known."""

    d: Array
    slope: float
    longest: float
    end: Array | None


class UnboundedModel:
    """Pairs of f64, with what the search asks of them."""

    def __init__(self, size: int, history: int, threads: int | None) -> None:
        self._pairs = Pairs(size, np.float64, history, threads)

    @property
    def is_empty(self) -> bool:
        """True if it knows no pair, so that the direction is the gradient's."""
        return not self._pairs.live

    def clear(self) -> None:
        """Forgets all pairs."""
        self._pairs.clear()

    def direction(self, x: Array, grad: Array, is_first: bool) -> Direction:
        """-H g."""
        slope, _ = self._pairs.descend(grad)
        return Direction(self._pairs.direction, slope, 1e10, None)

    def first_step(self, found: Direction) -> float:
        """That of length 1, or less."""
        return min(1.0, 1.0 / float(np.sqrt(-found.slope)))  # the direction is -g

    def measure(self, x: Array, grad: Array) -> tuple[float, float]:
        """The slope along the direction, and max |g|."""
        return self._pairs.measure(grad)[:2]

    def add(self, x: Array, grad: Array, before: Array, found: Direction, step: float) -> None:
        """Takes the pair of a step, if it has a positive curvature."""
        self._pairs.add(grad, before, step, -EPSILON * step * found.slope)

    def inside(self, x: Array) -> Array:
        """The point itself."""
        return x
