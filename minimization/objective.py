"""The function that is minimized: called with copies, counted, its results checked."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
_GIVE = "give jac=True with a fun that returns (value, gradient), a function, or None"


class Objective:
    """fun with its gradient: from fun itself, from `jac`, or by differences within the bounds.

    Raises ValueError for results of other shapes, TypeError for a value that is no number.
    """

    def __init__(
        self, fun: Callable[..., Any], jac: Any, args: Sequence[Any], low: Array, high: Array,
        spacing: float,
    ) -> None:  # fmt: skip
        if not callable(fun):
            raise TypeError(f"minimize: expected a function as fun, got {fun!r:.80}")
        if jac is False or not (callable(jac) or jac in (True, None)):
            raise ValueError(f"minimize: expected jac to be True, a function or None, got {jac!r}")
        self._fun, self._args = fun, tuple(args)
        self._jac: Callable[..., Any] | bool | None = jac
        self._low, self._high, self._spacing = low, high, spacing
        self.evaluations = self.gradients = 0

    def __call__(self, x: Array) -> tuple[float, Array]:
        """The value and the gradient at x."""
        self.gradients += 1
        if self._jac is True:
            found = self._call(self._fun, x)
            if not isinstance(found, (tuple, list)) or len(found) != 2:
                raise ValueError(
                    f"minimize: expected fun to return (value, gradient) as jac=True, got "
                    f"{type(found).__name__}; {_GIVE}"
                )
            return _number(found[0]), self._gradient(found[1])
        value = _number(self._call(self._fun, x))
        if not callable(self._jac):
            return value, self._differences(x, value)
        return value, self._gradient(self._jac(x.copy(), *self._args))

    def _call(self, fun: Callable[..., Any], x: Array) -> Any:
        self.evaluations += 1
        return fun(x.copy(), *self._args)

    def _gradient(self, given: Any) -> Array:
        found = np.array(given, np.float64)
        if found.shape != self._low.shape:
            raise ValueError(
                f"minimize: expected a gradient of the shape of x, {self._low.shape}, got "
                f"{found.shape}; {_GIVE}"
            )
        return found

    def _differences(self, x: Array, value: float) -> Array:
        """Forward differences; backward ones where forward would leave the bounds."""
        found, moved = np.empty_like(x), x.copy()
        for n in range(len(x)):
            forward = x[n] + self._spacing <= self._high[n]
            backward = not forward and x[n] - self._spacing >= self._low[n]
            moved[n] = (
                x[n] - self._spacing if backward else min(x[n] + self._spacing, self._high[n])
            )
            step = moved[n] - x[n]
            other = _number(self._call(self._fun, moved)) if step else value
            found[n] = (other - value) / step if step else 0.0
            moved[n] = x[n]
        return found


def _number(given: Any) -> float:
    found = np.asarray(given)
    if found.size != 1 or found.dtype.kind not in "fiub":
        raise TypeError(
            f"minimize: expected fun to return one number, got {given!r:.80}; sum what it is to "
            f"make small, or {_GIVE}"
        )
    return float(found.reshape(()))


def check_start(value: float, grad: Array) -> None:
    """Refuses a start at which the function is no number (ValueError)."""
    if not math.isfinite(value):
        raise ValueError(
            f"minimize: expected fun to be finite at x0, got {value}; start where it is defined"
        )
    wrong = np.flatnonzero(~np.isfinite(grad))
    if len(wrong):
        raise ValueError(
            f"minimize: expected a finite gradient at x0, got {grad[wrong[0]]} at index "
            f"{wrong[0]}; start where it is defined"
        )
