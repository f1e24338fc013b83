"""Rules that measure units, rows or columns of a tensor."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Array, authors


def _over_units(x: Array, reduce: Any) -> Array:
    return reduce(x, axis=tuple(range(1, x.ndim)), keepdims=True)


def _neuron_norm(x: Array) -> Array:
    return np.sqrt(_over_units(x * x, np.sum)) if x.ndim > 1 else np.abs(x)


def _constrained(x: Array, eps: Any) -> Array:
    if x.ndim < 2:
        return x
    x = x - _over_units(x, np.mean)
    return x / (_neuron_norm(x) + eps)


@authors(CHANGED | {"beta": 0.9})
def nero(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if not p.size:
        return p
    if t == 1:
        p = _constrained(p, h.eps)
        s.scale = np.mean(_neuron_norm(p)) or np.longdouble(0.01)
    s.exp_avg_sq = h.beta * s.exp_avg_sq + (1 - h.beta) * _neuron_norm(g) ** 2
    normed = g / (np.sqrt(s.exp_avg_sq / (1 - h.beta**t)) + h.eps)
    scale = 1 if p.ndim > 1 else s.scale  # theirs is 1 as it rounds, without our eps
    return _constrained(p - h.lr * scale * np.where(np.isnan(normed), 0, normed), h.eps)


@authors(CHANGED | {"growth": 1.2})
def racs(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if not g.size:
        return p
    matrices = g if g.ndim > 1 else g.reshape(-1, 1)
    square = matrices**2
    ones = np.longdouble(1) if t == 1 else s.q
    s.s = h.beta * s.s + (1 - h.beta) * np.mean(square, axis=-1, keepdims=True)
    s.q = h.beta * ones + (1 - h.beta) * np.mean(square, axis=-2, keepdims=True)
    scaled = matrices / np.sqrt(s.s + h.eps) / np.sqrt(s.q + h.eps)
    length = np.sqrt(np.sum(scaled**2, axis=(-1, -2), keepdims=True))
    limit = h.growth / np.maximum(length / (s.phi + h.eps), h.growth) if t > 1 else 1
    s.phi = limit * length
    return p - h.lr * h.alpha * (limit * scaled).reshape(p.shape)


@authors()
def rose(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if not g.size:
        return p
    p = p * max(np.longdouble(0), 1 - h.lr * h.weight_decay)
    if g.ndim == 0:
        return p - h.lr * np.sign(g)
    if g.ndim == 1:
        denom = np.abs(np.max(g)) - np.min(g)
        return p - h.lr * g / (denom or 1)
    g = g - _over_units(g, np.mean)
    scale = np.abs(_over_units(g, np.max)) - _over_units(g, np.min)
    mean, std = np.mean(scale), np.std(scale)
    denom = mean + mean / (std + mean if mean else 1) * (scale - mean)
    return p - h.lr * g / np.where(denom == 0, 1, denom)
