"""Rules that divide by a root of squares of the gradient, of elements or of more."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Array, authors


@authors(CHANGED | {"l1": 0.02, "l2": 0.3})
def ftrl(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    sigma = (np.sqrt(s.n + g * g) - np.sqrt(s.n)) / h.lr
    s.z = s.z + g - sigma * p
    s.n = s.n + g * g
    moved = -(s.z - np.sign(s.z) * h.l1) / ((h.eps + np.sqrt(s.n)) / h.lr + h.l2)
    return np.where(np.abs(s.z) <= h.l1, 0, moved)


@authors()
def lamb(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.m = h.beta1 * s.m + (1 - h.beta1) * g
    s.v = h.beta2 * s.v + (1 - h.beta2) * g * g
    move = s.m / (1 - h.beta1**t) / (np.sqrt(s.v / (1 - h.beta2**t)) + h.eps)
    move = move + h.weight_decay * p
    w_norm, g_norm = np.sqrt(np.sum(p * p)), np.sqrt(np.sum(move * move))
    ratio = w_norm / g_norm if w_norm > 0 and g_norm > 0 else 1
    return p - ratio * h.lr * move


@authors(ulps=1e6)
def msvag(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.m_tilde = h.beta * s.m_tilde + (1 - h.beta) * g
    s.v_tilde = h.beta * s.v_tilde + (1 - h.beta) * g * g
    power = h.beta**t
    m, v = s.m_tilde / (1 - power), s.v_tilde / (1 - power)
    rho = (1 - h.beta) ** 2 * (1 - power**2) / ((1 - power) ** 2 * (1 - h.beta**2))
    rho = min(rho, np.longdouble(0.9999))
    factor = m * m / (m * m + rho * (v - m * m) / (1 - rho))
    factor = np.clip(factor, 0, 1)
    return p - h.lr * np.where(np.isnan(factor), 0, factor) * m


@authors()
def simplified_ademamix(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.exp_avg = h.beta1 * s.exp_avg + g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    s.den_sum = 1 - h.beta2**t
    move = (h.alpha * g + s.exp_avg) / (np.sqrt(s.exp_avg_sq) + h.eps * np.sqrt(s.den_sum))
    return p - h.lr * (move * np.sqrt(s.den_sum) + h.weight_decay * p)


@authors()
def sm3(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    axes = range(g.ndim)
    bounds = [getattr(s, f"accumulator_{i}") for i in axes] if g.ndim > 1 else [s.accumulator]
    accumulator = g * g + functools.reduce(np.minimum, bounds)
    s.accumulator = accumulator
    for i in axes:
        others = tuple(k for k in axes if k != i)
        bound = np.max(accumulator, axis=others, keepdims=True, initial=0)
        setattr(s, f"accumulator_{i}", bound)
    s.gbar = h.momentum * s.gbar + (1 - h.momentum) * g / np.sqrt(accumulator + h.eps)
    return p - h.lr * s.gbar


@authors()
def stable_adamw(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    beta1, beta2 = (b * (1 - b ** (t - 1)) / (1 - b**t) for b in (h.beta1, h.beta2))
    s.v = beta1 * s.v + (1 - beta1) * g
    s.u = beta2 * s.u + (1 - beta2) * g * g
    if not g.size:
        return p
    rms = np.sqrt(np.mean(g * g / np.maximum(s.u, h.eps**2)))
    rate = h.lr / max(np.longdouble(1), rms)
    return p - rate * h.weight_decay * p - rate * s.v / (np.sqrt(s.u) + h.eps)
