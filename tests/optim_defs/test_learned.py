"""Optimizers that are networks, beside their formulas in f64 and steps of the authors' code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.optim_defs.learned.deep_lstm import lstm_shapes

Array = np.ndarray[Any, np.dtype[Any]]
TIMES = np.array([1, 3, 10, 30, 100, 300, 1000, 3000, 10000, 30000, 100000], np.float64)
SHAPES = ((3, 5), (5, 3), (4, 4), (2, 3, 4), (7,), (), (1, 1), (40, 33))
# Of all but the last, the parameters after six steps of google/learned_optimization 32186aa46a, in
# JAX 0.10 with x64; its factored averages and its decays are f32 there, too.
THEIRS = Path(__file__).parents[1] / "data" / "traces" / "adafac_mlp_lopt.npz"
SPEC = "adafac_mlp_lopt"
DECAYS = np.array([0.9, 0.99, 0.999])


def weights(seed: int = 0) -> dict[str, Array]:
    """Random weights, as their authors start with, but larger."""
    rng = np.random.default_rng(seed)
    sizes = {"w0": (39, 4), "b0": (4,), "w1": (4, 4), "b1": (4,), "w2": (4, 2), "b2": (2,)}
    return {n: rng.normal(size=s) / s[0] ** 0.5 for n, s in sizes.items()}


class Tensor:
    """The authors' formulas over one tensor, averages of several decays along a last axis."""

    def __init__(self, param: Array) -> None:
        self.p = np.atleast_1d(param.astype(np.float64))
        self.m = np.zeros((*self.p.shape, 3))
        self.v = np.zeros(self.p.shape)
        self.a, self.b, self.t = 0.0, 0.0, 0

    def step(self, grad: Array, w: Mapping[str, Array], step_mult: float, exp_mult: float) -> None:
        g = grad.astype(np.float64).reshape(self.p.shape)[..., None]
        self.m = DECAYS * self.m + (1 - DECAYS) * g
        self.v = 0.999 * self.v + 0.001 * g[..., 0] ** 2
        v = self.v[..., None]
        own = [g, self.p[..., None], self.m, v, self.m / np.sqrt(v + 1e-6), 1 / np.sqrt(v + 1e-6)]
        own += self.of_matrix(g) if self.p.ndim > 1 else self.of_vector(g)
        x = np.concatenate([np.broadcast_to(a, (*self.p.shape, a.shape[-1])) for a in own], -1)
        axes = tuple(range(self.p.ndim))
        x = x / np.sqrt(1e-5 + (x * x).mean(axes, keepdims=True))
        times = np.broadcast_to(np.tanh(self.t / TIMES - 1), (*self.p.shape, 11))
        h = np.maximum(np.concatenate([x, times], -1) @ w["w0"] + w["b0"], 0)
        out = np.maximum(h @ w["w1"] + w["b1"], 0) @ w["w2"] + w["b2"]
        self.p = self.p - step_mult * out[..., 0] * np.exp(exp_mult * out[..., 1])
        self.t += 1

    def of_matrix(self, g: Array) -> list[Array]:
        """`a` is averaged along the longer of the last two axes, `b` along the other."""
        rows, cols = g.shape[-3:-1]
        longer, other = (-3, -2) if rows > cols else (-2, -3)
        square = g * g + 1e-30
        self.a = DECAYS * self.a + (1 - DECAYS) * square.mean(longer, keepdims=True)
        self.b = DECAYS * self.b + (1 - DECAYS) * square.mean(other, keepdims=True)
        whole = self.a.mean(other, keepdims=True)
        f = np.maximum(self.a / (whole + 1e-9), 1e-9) ** -0.5 * np.maximum(self.b, 1e-9) ** -0.5
        sides = [self.a, self.b, (self.a + 1e-8) ** -0.5, (self.b + 1e-8) ** -0.5]
        return [g * f, *sides, self.m * f]

    def of_vector(self, g: Array) -> list[Array]:
        self.a = DECAYS * self.a + (1 - DECAYS) * (g * g + 1e-30)
        root = (self.a + 1e-8) ** -0.5
        beside_g = np.maximum(self.a + 1e-9, 1e-9) ** -0.5
        return [g * beside_g, self.a, self.a, root, root, self.m * (self.a + 1e-6) ** -0.5]


def grads(shapes: Sequence[tuple[int, ...]], steps: int) -> list[list[Array]]:
    rng = np.random.default_rng(3)
    sizes = (1.0, 1e-3, 30.0)
    return [
        [np.asarray(sizes[(k + i) % 3] * rng.normal(size=s)) for i, s in enumerate(shapes)]
        for k in range(steps)
    ]


def test_adafac_mlp_lopt_is_its_formula_and_what_its_authors_have() -> None:
    own, rng = weights(), np.random.default_rng(1)
    start = [np.asarray(rng.normal(size=s)) for s in SHAPES]
    params = [a.copy() for a in start]
    theirs = [Tensor(a) for a in start]
    options: Any = {"step_mult": 0.1, "exp_mult": 0.5, **own}
    made = sf.Optimizer(params, SPEC, dtypes="param=f64,grad=f64,state=f64", **options)
    for each in grads(SHAPES, 6):
        made.step(each)
        for tensor, grad in zip(theirs, each, strict=True):
            tensor.step(grad, own, 0.1, 0.5)
    for param, tensor in zip(params, theirs, strict=True):
        np.testing.assert_allclose(param.reshape(tensor.p.shape), tensor.p, 1e-10, 1e-12)
    with np.load(THEIRS) as recorded:
        for param, theirs_after in zip(params, recorded.values(), strict=False):
            np.testing.assert_allclose(param, theirs_after, 0, 2e-8)


def test_without_training_it_follows_the_factored_momentum() -> None:
    grad = np.array([[1.0, -2.0, 3.0], [0.5, 4.0, -1.0]], np.float32)
    param = np.zeros_like(grad)
    sf.Optimizer([param], SPEC).step([grad])
    assert np.sqrt((param**2).mean()) == pytest.approx(1e-3, rel=1e-4)
    assert (np.sign(param) == -np.sign(grad)).all()


def test_weights_are_numbers_that_change_without_a_compilation() -> None:
    """An array for all of w2, in the group or for each member of a population."""
    grad, w = np.array([1.0, -2.0, 3.0], np.float32), np.arange(8.0).reshape(4, 2) / 8
    moved = []
    stacked = np.zeros((2, 3), np.float32)
    members = sf.population([stacked], w2=np.stack([w, -w]))
    for given in (w, -w):
        param = np.zeros(3, np.float32)
        made = sf.Optimizer([param], SPEC)
        before = made.groups[0]["w2_3"]
        with pytest.raises(TypeError, match="group 0: 'w2' expects 8 numbers, got 3 of them"):
            made.groups[0]["w2"] = [1.0, 2.0, 3.0]
        with pytest.raises(TypeError, match="group 0: 'w2_7' expects a number, got None"):
            made.groups[0]["w2"] = [*range(1, 8), None]
        assert made.groups[0]["w2_3"] == before
        made.groups[0]["w2"] = given
        assert made.groups[0]["w2_3"] == given[1, 1]
        made.step([grad])
        moved.append(param)
    sf.Optimizer(members, SPEC).step([grad, grad])
    assert (stacked == moved).all() and (moved[0] != moved[1]).any()


# ------------------------------------------------------------------ two layers of LSTM cells


def deep_lstm_step(param: Array, grad: Array, cells: list[Any], w: Mapping[str, Array]) -> Array:
    """The paper's formulas over elements, with log and sign as its code has them."""
    x = np.maximum(np.log(np.abs(grad) + 2.0**-23) / 5, -1), np.clip(grad * np.exp(5), -1, 1)
    inputs = np.stack(x, -1)
    for n in (0, 1):
        h, c = cells[n]
        gates = np.concatenate([inputs, h], -1) @ w[f"w{n}"] + w[f"b{n}"]
        i, j, f, o = np.split(gates, 4, -1)
        c = c / (1 + np.exp(-f - 1)) + np.tanh(j) / (1 + np.exp(-i))
        inputs = np.tanh(c) / (1 + np.exp(-o))
        cells[n] = inputs, c
    return param + 0.01 * (inputs @ w["w2"] + w["b2"])[..., 0]


def test_the_lstm_is_its_formula() -> None:
    hidden, rng = 2, np.random.default_rng(2)
    own = {n: rng.normal(size=s) for n, s in lstm_shapes(hidden).items()}
    shapes = ((3, 5), (7,), ())
    params = [np.asarray(rng.normal(size=s)) for s in shapes]
    theirs = [a.copy() for a in params]
    cells: list[Any] = [[(np.zeros((*s, hidden)),) * 2 for _ in (0, 1)] for s in shapes]
    spec = sf.coordinate_wise_deep_lstm(hidden)
    made = sf.Optimizer(params, spec, dtypes="param=f64,grad=f64,state=f64", **own)
    for each in grads(shapes, 5):
        made.step(each)
        for n, grad in enumerate(each):
            theirs[n] = deep_lstm_step(theirs[n], grad, cells[n], own)
    for param, expected in zip(params, theirs, strict=True):
        np.testing.assert_allclose(param, expected, 1e-12, 1e-13)


def test_the_lstm_says_what_it_needs() -> None:
    for wrong in (0, 33):
        with pytest.raises(ValueError, match=f"cells from 1 to 32, got {wrong}"):
            sf.coordinate_wise_deep_lstm(wrong)
    with pytest.raises(TypeError, match=r"hidden is a number of cells, got 2\.0"):
        sf.coordinate_wise_deep_lstm(2.0)  # type: ignore[arg-type]
    param = np.ones(2, np.float32)
    made = sf.Optimizer([param], sf.coordinate_wise_deep_lstm(1), w0=np.ones((3, 4)))
    with pytest.raises(sf.BindError, match="'b0_0' has no default and was not given"):
        made.step([param.copy()])
    assert (param == 1).all()
