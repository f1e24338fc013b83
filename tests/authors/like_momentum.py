"""Element-wise rules that add up gradients, signs or squares."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import Array, authors


@authors()
def accsgd(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    small = np.longdouble(0.7)
    beta = small * small * h.xi / h.kappa
    zeta = small / (small + beta)
    g = g + h.weight_decay * p
    buf = p if t == 1 else s.momentum_buffer
    s.momentum_buffer = beta * ((1 / beta - 1) * buf - h.lr * h.kappa / small * g + p)
    return zeta * (p - h.lr * g) + (1 - zeta) * s.momentum_buffer


@authors()
def aggmo(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = g + h.weight_decay * p
    s.buf1, s.buf2, s.buf3 = h.beta1 * s.buf1 + g, h.beta2 * s.buf2 + g, h.beta3 * s.buf3 + g
    return p - h.lr / 3 * s.buf1 - h.lr / 3 * s.buf2 - h.lr / 3 * s.buf3


@authors()
def focus(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.pbar = h.beta2 * s.pbar + (1 - h.beta2) * p
    centre = s.pbar / (1 - h.beta2**t)
    away = np.sign(p - centre) if t > 1 else 0  # at the first step they are equal
    p = p - h.lr * (np.sign(s.exp_avg) + h.strength * away)
    return p - h.lr * h.weight_decay * centre


@authors()
def kate(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.b = s.b + g * g
    denom = s.b + h.eps
    s.m = s.m + h.delta * g * g + g * g / denom
    return p - h.lr * np.sqrt(s.m) * g / denom


@authors(ulps=256.0)
def madgrad(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    rate = (h.lr + h.eps) * np.sqrt(np.longdouble(t))
    if t == 1:
        s.x0 = p
    g = g + h.weight_decay * p
    s.grad_sum_sq = s.grad_sum_sq + rate * g * g
    s.s = s.s + rate * g
    z = s.x0 - s.s / (np.cbrt(s.grad_sum_sq) + h.eps)
    return h.momentum * p + (1 - h.momentum) * z
