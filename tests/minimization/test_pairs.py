"""The direction from two sweeps is the two loops', and bits do not hang on the threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from stepfuse.minimization.pairs import Pairs

Array = np.ndarray[Any, np.dtype[Any]]


def two_loops(steps: list[Array], changes: list[Array], grad: Array) -> Array:
    """The direction by Nocedal and Wright, algorithm 7.4, in f64."""
    q, alphas = -grad.astype(np.float64), list[float]()
    s64, y64 = ([a.astype(np.float64) for a in arrays] for arrays in (steps, changes))
    for s, y in zip(reversed(s64), reversed(y64), strict=True):
        alphas.append(float(s @ q / (s @ y)))
        q -= alphas[-1] * y
    q *= s64[-1] @ y64[-1] / (y64[-1] @ y64[-1])
    for s, y, alpha in zip(s64, y64, reversed(alphas), strict=True):
        q += (alpha - y @ q / (s @ y)) * s
    return q


class Descents:
    """Steps down a quadratic with a coupling."""

    def __init__(self, size: int, dtype: Any, history: int, threads: int | None = None) -> None:
        rng = np.random.default_rng(0)
        self.curves, self.x = rng.uniform(1, 10, size), rng.standard_normal(size)
        self.pairs = Pairs(size, dtype, history, threads)
        self.dtype = dtype
        self.grad = self.gradient()
        self.t = 0.1
        self.pairs.descend(self.grad)

    def gradient(self) -> Array:
        found = self.curves * self.x + self.x.mean()
        return np.asarray(found.astype(self.dtype))

    def step(self) -> tuple[float, float]:
        self.x = self.x + self.t * self.pairs.direction
        before, self.grad = self.grad, self.gradient()
        assert self.pairs.add(self.grad, before, self.t, 0.0)
        self.t = 0.9
        return self.pairs.descend(self.grad)


@pytest.mark.parametrize(("dtype", "history"), [("f4", 5), ("f8", 5), ("f8", 13)])
def test_the_direction_is_the_two_loops(dtype: str, history: int) -> None:
    """While pairs come, when they go, and with more than one sweep takes."""
    descents = Descents(3000, dtype, history)
    for _ in range(18):
        slope, most = descents.step()
        pairs, d = descents.pairs, descents.pairs.direction
        expected = two_loops(pairs.steps, pairs.changes, descents.grad)
        limit = 4 * np.finfo(dtype).eps * abs(expected).max()
        assert abs(d - expected).max() <= 4 * limit
        assert slope == pytest.approx(float(d.astype(np.float64) @ descents.grad), rel=1e-12)
        assert most == abs(d).max()
    assert len(descents.pairs.steps) == history


def test_a_pair_without_curvature_is_left_out() -> None:
    descents = Descents(40, "f8", 3)
    descents.step()
    pairs, grad = descents.pairs, descents.grad
    assert not pairs.add(grad, grad, 0.5, 1e-10) and len(pairs.steps) == 1
    pairs.descend(grad)
    assert pairs.direction == pytest.approx(two_loops(pairs.steps, pairs.changes, grad))


@pytest.mark.parametrize("with_products", [True, False])
def test_restored_pairs_go_on(with_products: bool) -> None:
    """To the bit with the products, to rounding where these are summed anew."""
    descents = Descents(500, "f8", 5)
    for _ in range(7):
        descents.step()
    pairs = descents.pairs
    again = Pairs(500, "f8", 5)
    products = pairs.products if with_products else None
    again.restore(pairs.steps, pairs.changes, descents.grad, products)
    again.descend(descents.grad)
    if with_products:
        assert (again.direction == pairs.direction).all()
    assert again.direction == pytest.approx(pairs.direction, rel=1e-9)


def test_bits_do_not_hang_on_threads() -> None:
    found = []
    for threads in (1, 2, 5):
        descents = Descents(300_001, "f4", 5, threads)
        for _ in range(3):
            descents.step()
        found.append(descents.pairs.direction)
    assert (found[0] == found[1]).all() and (found[0] == found[2]).all()
