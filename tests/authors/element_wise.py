"""Element-wise rules with a momentum of their own kind."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Array, authors


def _positive_negative(g: Array, s: Any, h: Any) -> Array:
    """The difference of two averages that take turns, of which one takes in g."""
    s.turn = s.turn + 1
    mine, other = ("odd", "even") if s.turn % 2 else ("even", "odd")
    setattr(s, mine, h.beta1**2 * getattr(s, mine) + (1 - h.beta1**2) * g)
    noise = np.sqrt((1 + h.beta0) ** 2 + h.beta0**2)
    return ((1 + h.beta0) * getattr(s, mine) - h.beta0 * getattr(s, other)) / noise


@authors(CHANGED | {"beta0": 0.6})
def pnm(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    return p * (1 - h.lr * h.weight_decay) - h.lr * _positive_negative(g, s, h)


@authors(CHANGED | {"beta0": 0.6})
def adapnm(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    p = p * (1 - h.lr * h.weight_decay)
    momentum = _positive_negative(g, s, h)
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    s.largest = np.maximum(s.largest, s.exp_avg_sq)
    denom = np.sqrt(s.largest) / np.sqrt(1 - h.beta2**t) + h.eps
    return p - h.lr / (1 - h.beta1**t) * momentum / denom
