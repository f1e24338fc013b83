"""Rules that reduce over a tensor, its rows or its columns."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import Array, authors


def rms(x: Array) -> Any:
    return np.sqrt(np.mean(x * x))


@authors()
def fadam(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    beta2 = h.beta2 * (1 - h.beta2 ** (t - 1)) / (1 - h.beta2**t)
    s.f = beta2 * s.f + (1 - beta2) * g * g
    if not g.size:
        return p
    eps = min(h.eps, h.relative_eps * rms(g)) if rms(g) > 0 else h.eps
    base = s.f**h.partial + eps ** (2 * h.partial)
    u, w = g / base, p / base
    s.m = h.beta1 * s.m + (1 - h.beta1) * u / max(np.longdouble(1), rms(u) / h.threshold)
    return p - h.lr * (s.m + h.weight_decay * w / max(np.longdouble(1), rms(w) / h.threshold))


@authors()
def fromage(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    length, slope = np.sqrt(np.sum(p * p)), np.sqrt(np.sum(g * g))
    p = p - h.lr * (g * (length / slope) if length > 0 and slope > 0 else g)
    return p / np.sqrt(1 + h.lr**2)


@authors()
def gravity(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    beta = (h.beta * t + 1) / (t + 2)
    largest = np.max(np.abs(g), initial=0)
    s.v = beta * s.v + (1 - beta) * g / (1 + (g * largest) ** 2)
    return p - h.lr * s.v
