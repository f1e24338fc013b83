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
