"""Optimizers that precondition by matrices of past gradients.

Eigenvectors and QR are NumPy's, in f64; the signs of columns do not matter.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import Array, authors

_F, _ULPS = np.float64, 1e5  # eigenvectors magnify the rounding of their matrix
# Squares: other matrices have null spaces, whose eigenvectors are any basis.
_SHAPES = ((4, 4), (7,), (4, 2, 2, 1), (2, 3, 3), ())


def _matrices(g: Array) -> list[Array]:
    return list(g) if g.ndim == 3 else [g.reshape(len(g), -1)]


class _Soap:
    """One matrix."""

    def __init__(self, g: Array) -> None:
        self.gg: list[Any] = [np.zeros((n, n), np.longdouble) for n in g.shape]
        self.q: list[Any] = []
        self.m, self.v = np.zeros_like(g), np.zeros_like(g)

    def average(self, g: Array, beta: Any) -> None:
        for n, product in enumerate((g @ g.T, g.T @ g)):
            self.gg[n] = beta * self.gg[n] + (1 - beta) * product

    def step(self, g: Array, t: int, h: Any) -> Array:
        if not self.q:
            self.average(g, h.shampoo_beta)
            self.q = [np.linalg.eigh(s.astype(_F))[1][:, ::-1] for s in self.gg]
            return 0 * g
        left, right = self.q
        g_there = left.T @ g @ right
        self.m = h.beta1 * self.m + (1 - h.beta1) * g
        self.v = h.beta2 * self.v + (1 - h.beta2) * g_there**2
        step = left @ ((left.T @ self.m @ right) / (np.sqrt(self.v) + h.eps)) @ right.T
        self.average(g, h.shampoo_beta)
        if t % int(h.frequency) == 0:
            for n, s in enumerate(self.gg):
                sizes = np.diag(self.q[n].T @ s @ self.q[n])
                order = np.argsort(-sizes, kind="stable")
                self.v = np.take(self.v, order, n)
                self.q[n] = np.linalg.qr((s @ self.q[n][:, order]).astype(_F))[0]
        return step


@authors(
    {"lr": 0.02, "beta1": 0.8, "eps": 0.05, "frequency": 2.0},
    shapes=_SHAPES, steps=12, ulps=_ULPS,
)  # fmt: skip
def soap(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    steps, size = t - 1, h.lr
    if h.correct_bias and steps:
        size = h.lr * np.sqrt(1 - h.beta2**steps) / (1 - h.beta1**steps)
    if g.ndim < 2:
        s.m = h.beta1 * s.m + (1 - h.beta1) * g if steps else 0 * g
        s.v = h.beta2 * s.v + (1 - h.beta2) * g**2 if steps else 0 * g
        step = s.m / (np.sqrt(s.v) + h.eps)
    else:
        if not s.matrices:
            s.matrices = [_Soap(x) for x in _matrices(g)]
        pairs = zip(s.matrices, _matrices(g), strict=True)
        step = np.array([one.step(x, steps, h) for one, x in pairs]).reshape(p.shape)
    return (p - size * step) * (1 - h.lr * h.weight_decay) if steps else p


def _inverse_root(s: Array, p: int, eps: Any) -> Array:
    """The coupled Newton iteration, with the largest eigenvalue as it is."""
    n, largest = len(s), np.linalg.eigvalsh(s.astype(_F))[-1]
    one = np.eye(n, dtype=np.longdouble)
    damped = s + eps * largest * one
    z = (1 + p) / (2 * np.sqrt(np.sum(damped * damped)))
    m, root = damped * z, one * z ** (np.longdouble(1) / p)
    for _ in range(100):
        turn = one + (one - m) / p
        root = root @ turn
        for _ in range(p):
            m = turn @ m
        if np.abs(m - one).max() < 1e-17:
            break
    return root


class _Shampoo:
    """One matrix."""

    def __init__(self, g: Array, eps: Any) -> None:
        self.stats: list[Any] = [eps * np.eye(n, dtype=np.longdouble) for n in g.shape]
        self.roots: list[Any] = []

    def direction(self, g: Array, t: int, h: Any, is_alone: bool = True) -> Array:
        for n, product in enumerate((g @ g.T, g.T @ g)):
            self.stats[n] = h.beta2 * self.stats[n] + (1 - h.beta2) * product
        if (t - 1) % int(h.frequency) == 0 or not self.roots:
            self.roots = [_inverse_root(s, 4, h.matrix_eps) for s in self.stats]
        left, right = self.roots
        u = left @ g @ right
        return u * (np.sqrt(np.sum(g * g)) / np.sqrt(np.sum(u * u))) if is_alone else u


@authors(
    {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "frequency": 3.0, "weight_decay": 0.1, "start": 3.0},
    {"matrix_eps": 1e-3, "nesterov": False, "frequency": 1.0},
    shapes=((3, 5), (7,), (3, 2, 2, 2), (2, 4, 3), ()), steps=8, ulps=1e8,
)  # fmt: skip
def shampoo(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    own = g
    if g.ndim >= 2:
        if not s.matrices:
            s.matrices = [_Shampoo(x, h.matrix_eps) for x in _matrices(g)]
        pairs = zip(s.matrices, _matrices(g), strict=True)
        own = np.array([one.direction(x, t, h) for one, x in pairs]).reshape(p.shape)
    return _moved(p, g, own, s, t, h)


def _moved(p: Array, g: Array, own: Array, s: Any, t: int, h: Any) -> Array:
    own, other = own + h.weight_decay * p, g + h.weight_decay * p
    s.m, s.m_graft = h.beta1 * s.m + own, h.beta1 * s.m_graft + other
    u, new = (s.m, own) if t > h.start else (s.m_graft, other)
    return p - h.lr * (h.beta1 * u + new if h.nesterov else u)


_BLOCK = 3


def _blocks(g: Array) -> list[tuple[slice, slice]]:
    rows, cols = ([slice(n, n + _BLOCK) for n in range(0, size, _BLOCK)] for size in g.shape)
    return [(r, c) for r in rows for c in cols]


@authors(
    {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "frequency": 3.0, "weight_decay": 0.1, "start": 3.0},
    {"matrix_eps": 1e-3, "nesterov": False, "frequency": 1.0},
    shapes=((5, 7), (7,), (4, 2, 2, 2), (2, 4, 3), ()), steps=8, ulps=1e8,
    wholes={"block_size": _BLOCK},
)  # fmt: skip
def block_shampoo(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    own = g
    if g.ndim >= 2:
        matrices, own = _matrices(g), np.zeros_like(g)
        places = [(n, *at) for n, x in enumerate(matrices) for at in _blocks(x)]
        if not s.matrices:
            s.matrices = [_Shampoo(matrices[n][r, c], h.matrix_eps) for n, r, c in places]
        for one, (n, r, c) in zip(s.matrices, places, strict=True):
            _matrices(own)[n][r, c] = one.direction(matrices[n][r, c], t, h, is_alone=False)
        for u, x in zip(_matrices(own), matrices, strict=True):
            u *= np.sqrt(np.sum(x * x)) / np.sqrt(np.sum(u * u))
    return _moved(p, g, own, s, t, h)


class _Splus:
    """One matrix."""

    def __init__(self, g: Array) -> None:
        self.m = np.zeros_like(g)
        self.sides: list[Any] = [np.zeros((n, n), np.longdouble) for n in g.shape]
        self.q: list[Any] = [np.eye(n) for n in g.shape]

    def direction(self, g: Array, t: int, h: Any) -> Array:
        self.m = h.beta1 * self.m + (1 - h.beta1) * g
        left, right = self.q
        u = left @ np.sign(left.T @ self.m @ right) @ right.T
        for n, product in enumerate((g @ g.T, g.T @ g)):
            self.sides[n] = h.beta2 * self.sides[n] + (1 - h.beta2) * product
        if (t - 1) % int(h.frequency) == 0:
            self.q = [np.linalg.eigh(s.astype(_F))[1] for s in self.sides]
        return u


@authors(
    {"beta1": 0.8, "beta2": 0.9, "frequency": 2.0, "weight_decay": 0.1, "lr": 0.3},
    shapes=_SHAPES, steps=8, ulps=_ULPS,
)  # fmt: skip
def splus(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if g.ndim < 2:
        s.m = h.beta1 * s.m + (1 - h.beta1) * g
        u, rate = np.sign(s.m), h.lr * h.nonstandard_constant
    else:
        if not s.matrices:
            s.matrices = [_Splus(x) for x in _matrices(g)]
        pairs = zip(s.matrices, _matrices(g), strict=True)
        u = np.array([one.direction(x, t, h) for one, x in pairs]).reshape(p.shape)
        rate = h.lr * 2 / sum(map(np.longdouble, _matrices(g)[0].shape))
    return (p - rate * u) * (1 - rate * h.weight_decay)
