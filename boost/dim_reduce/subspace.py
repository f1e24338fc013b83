"""BFGS, in f64, of the loss in DimReduce's few dimensions.

y = g - g_last;  q = y . s
B <- T^T B T + p s s^T   with p = 1/q, T = I - p y s^T   where q > 1e-20
d = -B g
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
_LEAST = 1e-20  # of q: of less nothing is learnt


@dataclass(frozen=True, slots=True)
class Subspace:
    """B, the estimate of the inverse Hessian; s, the last move; g of the last accepted step."""

    inverse: Array
    move: Array
    gradient: Array
    started: bool = False

    @classmethod
    def of(cls, size: int) -> Subspace:
        """As it begins."""
        return cls(np.eye(size), np.zeros(size), np.zeros(size))

    def with_gradient(self, gradient: Array) -> tuple[Subspace, Array]:
        """Return the subspace updated by a gradient, and the direction d."""
        made = self._learnt(gradient) if self.started else self.inverse
        return Subspace(made, self.move, gradient, True), -made @ gradient

    def moved(self, move: Array) -> Subspace:
        """The step was accepted."""
        return replace(self, move=move)

    def stayed(self) -> Subspace:
        """No step was: as before the gradient, but that there has been one."""
        return replace(self, started=True)

    def _learnt(self, gradient: Array) -> Array:
        change = gradient - self.gradient
        curvature = change @ self.move
        if not curvature > _LEAST:
            return self.inverse
        turn = np.eye(len(self.move)) - np.outer(change, self.move) / curvature
        outer = np.outer(self.move, self.move) / curvature
        return turn.T @ self.inverse @ turn + outer
