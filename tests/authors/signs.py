"""Rules of which only the sign is left."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import Array, authors


@authors()
def lion(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    p = p * (1 - h.lr * h.weight_decay)
    p = p - h.lr * np.sign(h.beta1 * s.exp_avg + (1 - h.beta1) * g)
    s.exp_avg = h.beta2 * s.exp_avg + (1 - h.beta2) * g
    return p


@authors()
def signsgd(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    return p * (1 - h.lr * h.weight_decay) - h.lr * np.sign(g)  # their wd + wd_lh


@authors()
def signum(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.mom = h.beta * s.mom - (1 - h.beta) * g
    return p * (1 - h.lr * h.weight_decay) + h.lr * np.sign(s.mom)  # their wd_lh


@authors()
def tiger(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.m = h.beta * s.m + (1 - h.beta) * g
    return p - (np.sign(s.m) + h.weight_decay * p) * h.lr
