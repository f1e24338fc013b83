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


@authors(
    {"lr": 0.1, "beta": 0.9, "momentum": 0.7, "eps": 0.3, "decay_fall": 0.5, "step_fall": 0.7,
     "target": 0.2},
)  # fmt: skip
def amos(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    square = np.mean(g * g) if g.size else np.longdouble(0)
    s.v = s.v * h.beta + square * (1 - h.beta)
    inverse = (1 - h.beta**t) / max(s.v, h.eps)
    gamma = h.lr**2 * inverse * square / np.sqrt(1 + h.decay_fall * np.sqrt(h.lr) * s.b)
    first = h.lr * h.target
    fall = 1 / (1 + h.step_fall * np.sqrt(first) * s.b)
    move = fall * (-0.5 * gamma * p - first * np.sqrt(inverse) * g)
    s.b = s.b + gamma * (1 + s.b)
    s.move = h.momentum * s.move + (1 - h.momentum) * move
    return p + s.move


def _factored(row: Array, col: Array) -> Array:
    """1 / sqrt of the matrices whose factors are row and col."""
    scaled = row / np.mean(row, axis=-1, keepdims=True)
    return 1 / np.sqrt(scaled)[..., None] / np.sqrt(col)[..., None, :]


@authors(
    {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "beta3": 0.7, "eps1": 1e-3, "eps2": 1e-2, "d": 1.2,
     "weight_decay": 0.1},
)  # fmt: skip
def came(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    def averages(name: str, x: Array, beta: Any) -> Array:
        for side, axis in (("row", -1), ("col", -2)):
            old = getattr(s, name + side)
            setattr(s, name + side, beta * old + (1 - beta) * np.mean(x, axis=axis))
        return _factored(getattr(s, name + "row"), getattr(s, name + "col"))

    square = g * g + h.eps1
    if p.ndim >= 2:
        u = averages("sq_", square, h.beta2) * g
    else:
        s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * square
        u = g / np.sqrt(s.exp_avg_sq)
    u = u / max(np.longdouble(1), rms(u) / h.d) if u.size else u
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * u
    move = s.exp_avg
    if p.ndim >= 2:
        move = averages("res_", (u - s.exp_avg) ** 2 + h.eps2, h.beta3) * move
    return p - h.weight_decay * h.lr * p - h.lr * move


@authors(labels=("", "embed", "bias", "embed", "bias"))
def adam_mini(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    square = g * g
    if s.label != "bias" and g.size:  # what is neither is one block, an embedding one a token
        rows = s.label == "embed" and g.ndim > 1
        square = np.mean(square, axis=-1, keepdims=True) if rows else np.mean(square)
    s.v = h.beta2 * s.v + (1 - h.beta2) * square
    p = p * (1 - h.lr * h.weight_decay)
    s.m = s.m + (g - s.m) * (1 - h.beta1)
    return p - h.lr / (1 - h.beta1**t) * s.m / (np.sqrt(s.v) / np.sqrt(1 - h.beta2**t) + h.eps)


@authors(shapes=((), (7,), (3, 5), (5, 3), (4, 4), (3, 2, 2, 3), (0,)))
def adamw_sn(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    square = g * g
    if g.ndim >= 2:
        square = np.sum(square, axis=-1 if g.shape[-2] >= g.shape[-1] else -2, keepdims=True)
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * square
    rate = h.lr * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t)
    p = p - rate * s.exp_avg / (np.sqrt(s.exp_avg_sq) + h.eps)
    return p - h.lr * h.weight_decay * p


@authors()
def lomo(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    return p * (1 - h.lr * h.weight_decay) - h.lr * g


@authors(
    {"lr": 0.1, "beta2_decay": -0.5, "eps1": 1e-4, "eps2": 0.7, "d": 0.8, "weight_decay": 0.3},
)
def adalomo(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    beta2t, square = 1 - np.longdouble(t) ** h.beta2_decay, g * g + h.eps1
    if not g.size:
        return p
    if p.ndim > 1:
        s.row = s.row * beta2t + np.mean(square, axis=-1) * (1 - beta2t)
        s.col = s.col * beta2t + np.mean(square, axis=-2) * (1 - beta2t)
        u = _factored(s.row, s.col) * g
    else:
        s.exp_avg_sq = s.exp_avg_sq * beta2t + square * (1 - beta2t)
        u = g / np.sqrt(s.exp_avg_sq)
    u = u / max(np.longdouble(1), rms(u) / h.d)
    rate = h.lr * max(h.eps2, rms(p))
    return p * (1 - rate * h.weight_decay) - rate * u
