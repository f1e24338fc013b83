"""Optimizers that multiply matrices: Newton-Schulz, and what is made of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import Array, authors

_SHAPES = ((3, 5), (5, 3), (2, 3, 4), (3, 2, 2, 3))
_STEPS = 6  # the interpreter takes its time over products
_CHANGED = {
    "lr": 0.02, "momentum": 0.75, "beta2": 0.9, "weight_decay": 0.3, "alpha": 0.4, "radius": 3.0,
    "ns_coefficients_0": 2.0, "ns_coefficients_1": -1.5, "ns_coefficients_2": 0.5,
}  # fmt: skip
_PLAIN = _CHANGED | {"nesterov": False}


def _orthogonal(u: Array, h: Any, size: Any = None) -> Array:
    a, b, c = h.ns_coefficients_0, h.ns_coefficients_1, h.ns_coefficients_2
    x = u.swapaxes(-1, -2) if u.shape[-2] > u.shape[-1] else u
    x = x / (_norm(x) + np.longdouble(1e-7) if size is None else size)
    for _ in range(5):
        s = x @ x.swapaxes(-1, -2)
        x = a * x + (b * s + c * s @ s) @ x
    return x.swapaxes(-1, -2) if u.shape[-2] > u.shape[-1] else x


def _norm(x: Array) -> Array:
    return np.sqrt(np.sum(x * x, axis=(-2, -1), keepdims=True))


def _direction(g: Array, s: Any, h: Any) -> Array:
    """Momentum; filters are a matrix."""
    s.buf = h.momentum * s.buf + (1 - h.momentum) * g
    u = h.momentum * s.buf + (1 - h.momentum) * g if h.nesterov else s.buf
    return u.reshape(len(u), -1) if u.ndim == 4 else u


def _ratio(u: Array) -> Any:
    return np.sqrt(max(np.longdouble(1.0), np.longdouble(u.shape[-2]) / u.shape[-1]))


@authors(_CHANGED, _PLAIN | {"match_rms_adamw": True}, shapes=_SHAPES, steps=_STEPS)
def muon(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    u = _direction(g, s, h)
    moonlight = 0.2 * np.sqrt(np.longdouble(max(u.shape[-2:])))
    lr = h.lr * (moonlight if h.match_rms_adamw else _ratio(u))
    x = _orthogonal(u, h, np.maximum(_norm(u), h.eps))
    return p * (1 - h.lr * h.weight_decay) - lr * x.reshape(p.shape)


@authors(_CHANGED, _PLAIN | {"match_rms": True, "eps": 1e-3}, shapes=_SHAPES, steps=_STEPS)
def normuon(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    u = _direction(g, s, h)
    x = _orthogonal(u, h)
    before = _norm(x)
    s.second = s.second + (1 - h.beta2) * (np.mean(x * x, axis=-1, keepdims=True) - s.second)
    x = x * (1 / (np.sqrt(s.second) + h.eps))
    size = np.longdouble(x.shape[-2] * x.shape[-1])
    wanted = 0.2 * np.sqrt(size) if h.match_rms else before * _ratio(u)
    x = x * wanted / (_norm(x) + h.eps)
    return p * (1 - h.lr * h.weight_decay) - h.lr * x.reshape(p.shape)


@authors(_PLAIN, shapes=_SHAPES, steps=_STEPS)
def adamuon(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    x = _orthogonal(np.sign(_direction(g, s, h)), h)
    s.v = s.v * h.momentum + (1 - h.momentum) * x * x
    x = x / (np.sqrt(s.v) + h.eps)
    size = np.longdouble(x.shape[-2] * x.shape[-1])
    x = x * (0.2 * np.sqrt(size) / (_norm(x) + h.eps))
    return p * (1 - h.lr * h.weight_decay) - h.lr * x.reshape(p.shape)


@authors(
    _CHANGED | {"unconstrained": True}, _CHANGED | {"by_sign": True},
    shapes=(*_SHAPES, (7,), ()), steps=_STEPS,
)  # fmt: skip
def scion(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.buf = s.buf * (1 - h.alpha) + h.alpha * g
    if g.ndim < 2:
        update = s.buf / (np.sqrt(np.mean(s.buf**2)) + np.longdouble(1e-8))
    else:
        u = s.buf.reshape(len(g), -1) if g.ndim == 4 else s.buf
        rows, cols = map(np.longdouble, u.shape[-2:])
        spectral = np.sqrt(rows / cols) * _orthogonal(u, h)
        update = (np.sign(u) / cols if h.by_sign else spectral).reshape(p.shape)
    return p * (1 if h.unconstrained else 1 - h.lr) - h.lr * h.radius * update
