"""Optimizers whose moments are of low rank, beside a basis of a few vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import Array, authors

_RANK = 2
_SHAPES = ((4, 7), (7, 4), (5, 5), (2, 3, 6), (2, 9), (7,), ())
_PLACES = tuple(map(str, range(len(_SHAPES))))
_CHANGED = {
    "lr": 0.02, "beta1": 0.8, "beta2": 0.95, "eps": 0.05, "weight_decay": 0.3, "scale": 0.25,
    "update_proj_gap": 3.0,
}  # fmt: skip


def _uniform(key: int, tensor: int, count: int) -> Array:
    """Hashes of the elements' numbers, in [0, 1)."""

    def mixed(x: int) -> int:
        x = (x ^ (x >> 16)) * 0x7FEB352D & 0xFFFFFFFF
        x = (x ^ (x >> 15)) * 0x846CA68B & 0xFFFFFFFF
        return x ^ (x >> 16)

    own = mixed(mixed(tensor + 0x9E3779B9) ^ key)
    return np.array([mixed(i ^ own) >> 8 for i in range(count)], np.longdouble) / 2**24


def _normal(t: int, tensor: int, dims: tuple[int, ...]) -> Array:
    u, w = (_uniform(2 * t + n, tensor, int(np.prod(dims))) for n in range(2))
    return (np.sqrt(-2 * np.log(1 - u)) * np.cos(2 * np.longdouble(np.pi) * w)).reshape(dims)


def _singular(g: Array) -> Array:
    """Left singular vectors, the largest cell of each positive."""
    u = np.linalg.svd(g.astype(np.float64))[0][..., :_RANK]
    largest = np.take_along_axis(u, np.abs(u).argmax(-2)[..., None, :], -2)
    return (u * np.sign(largest)).astype(np.longdouble)


def _is_due(t: int, h: Any) -> bool:
    return (t - 1) % int(h.update_proj_gap) == 0


def _adam(x: Array, s: Any, t: int, h: Any) -> tuple[Array, Any]:
    """The direction and the size of a step, as transformers' AdamW has them."""
    s.m = h.beta1 * s.m + (1 - h.beta1) * x
    s.v = h.beta2 * s.v + (1 - h.beta2) * x * x
    size = h.lr
    if h.correct_bias:
        size = size * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t)
    return s.m / (np.sqrt(s.v) + h.eps), size


def _is_projected(g: Array) -> bool:
    return g.ndim > 1 and min(g.shape[-2:]) > _RANK


@authors(
    _CHANGED, {"correct_bias": False}, shapes=_SHAPES, steps=7, ulps=1e4, wholes={"low_rank": _RANK}
)  # the vectors of a matrix magnify its rounding
def galore_adamw(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if not _is_projected(g):
        u, size = _adam(g, s, t, h)
        return (p - size * u) * (1 - h.lr * h.weight_decay)
    tall = g.shape[-2] >= g.shape[-1]
    wide = g.swapaxes(-1, -2) if tall else g
    if _is_due(t, h):
        s.basis = _singular(wide)
    u, size = _adam(s.basis.swapaxes(-1, -2) @ wide, s, t, h)
    back = h.scale * (s.basis @ u)
    return (p - size * (back.swapaxes(-1, -2) if tall else back)) * (1 - h.lr * h.weight_decay)


@authors(
    _CHANGED, {"per_tensor": True, "scale": 128.0, "update_proj_gap": 3.0},
    shapes=_SHAPES, labels=_PLACES, steps=7, ulps=256, wholes={"low_rank": _RANK},
)  # fmt: skip
def apollo(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if not _is_projected(g):
        u, size = _adam(g, s, t, h)
        return (p - size * u) * (1 - h.lr * h.weight_decay)
    tall = g.shape[-2] >= g.shape[-1]
    wide = g.swapaxes(-1, -2) if tall else g
    if _is_due(t, h):
        noise = _normal(t, int(s.label), g.shape)
        noise = noise.swapaxes(-1, -2) if tall else noise
        s.basis = noise[..., :_RANK] / np.sqrt(np.longdouble(_RANK))
    x = s.basis.swapaxes(-1, -2) @ wide
    u, size = _adam(x, s, t, h)
    of = (-2, -1) if h.per_tensor else (-2,)
    d = wide * (_norm(u, of) / (_norm(x, of) + 1e-8))
    length = _norm(d, (-2, -1))
    limit = np.where(s.length > 0, np.maximum(length / (s.length + 1e-8), 1.01) / 1.01, 1)
    s.length = length / limit
    d = np.sqrt(h.scale) * d / limit
    return (p - size * (d.swapaxes(-1, -2) if tall else d)) * (1 - h.lr * h.weight_decay)


def _norm(x: Array, axes: tuple[int, ...]) -> Array:
    return np.sqrt((x * x).sum(axes, keepdims=True))
