"""A2Grad: accelerated gradient, by the three sequences of its paper."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import Array, authors

_SET = {"lr": 0.7, "lips": 3.0, "strength": 2.0, "rho": 0.8}
SETTINGS = (_SET, _SET | {"by_tensor": True})


def _distance(g: Array, s: Any, t: int, h: Any) -> Array:
    """The squared distance from the mean gradient so far, this one included."""
    s.mean = s.mean + (g - s.mean) / t
    square = (g - s.mean) ** 2
    return np.sum(square) if h.by_tensor else square


def _moved(p: Array, g: Array, s: Any, t: int, size: Array, h: Any) -> Array:
    """Where the next gradient is taken: between the average and the point that moves."""
    before = p if t == 1 else s.x
    s.x = before - h.lr * g / (2 * h.lips / t + h.strength * size)
    average = p + np.longdouble(2) / (t + 1) * (s.x - before)  # p is between it and x
    share = np.longdouble(2) / (t + 2)
    return (1 - share) * average + share * s.x


@authors(*SETTINGS)
def a2grad_uni(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.v = s.v + _distance(g, s, t, h)
    return _moved(p, g, s, t, np.sqrt(s.v), h)


@authors(*SETTINGS)
def a2grad_inc(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.v = np.longdouble(t - 1) ** 2 / t**2 * s.v + _distance(g, s, t, h)
    return _moved(p, g, s, t, np.sqrt(s.v), h)


@authors(*SETTINGS)
def a2grad_exp(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.average_square = h.rho * s.average_square + (1 - h.rho) * _distance(g, s, t, h)
    s.v = np.maximum(s.v, s.average_square)
    return _moved(p, g, s, t, np.sqrt(t * s.v), h)
