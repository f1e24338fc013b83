"""The optimizers that torch lacks, against the papers' formulas in NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get

from tests.proof import FORMULA, Comparison

Array = np.ndarray[Any, np.dtype[np.float64]]
States = dict[str, Array]
SHAPES = [(), (7,), (5, 3), (4, 3, 2, 2), (0,)]
MISSING = 5


def _fused_adam_op(p: Array, g: Array, s: States, t: int) -> Array:
    s["moment1"] = 0.8 * s["moment1"] + 0.2 * g
    s["moment2"] = 0.95 * s["moment2"] + 0.05 * g**2
    return p - 0.01 * s["moment1"] / (np.sqrt(s["moment2"]) + 0.1)


def _lion(p: Array, g: Array, s: States, t: int) -> Array:
    moved = p - 0.01 * (np.sign(0.8 * s["m"] + 0.2 * g) + 0.3 * p)
    s["m"] = 0.95 * s["m"] + 0.05 * g
    return moved


def _lamb(p: Array, g: Array, s: States, t: int) -> Array:
    s["m"] = 0.8 * s["m"] + 0.2 * g
    s["v"] = 0.95 * s["v"] + 0.05 * g**2
    u = s["m"] / (1 - 0.8**t) / (np.sqrt(s["v"] / (1 - 0.95**t)) + 0.1) + 0.3 * p
    lengths = np.sqrt(np.sum(p**2)), np.sqrt(np.sum(u**2))
    return p - 0.01 * (lengths[0] / lengths[1] if all(lengths) else 1.0) * u


def _a2grad(weights: Callable[[States, Any, int], Any]) -> Callable[..., Array]:
    """The paper's rewritten algorithm, whose k counts from 0: x is its x, p its y."""

    def step(p: Array, g: Array, s: States, t: int) -> Array:
        k = t - 1
        s["mean"] = (k * s["mean"] + g) / (k + 1)
        h = weights(s, np.sum((g - s["mean"]) ** 2), k)
        here, after = 2.0 / (k + 2), 2.0 / (k + 3)  # alpha_k, alpha_(k+1)
        move = g / (2.0 * 3.0 / (k + 1) + 2.0 * h)
        s["x"] = s["x"] - move
        return (1.0 - after) * p + after * s["x"] - (1.0 - after) * here * move

    return step


def _uniform(s: States, distance: Any, k: int) -> Any:
    s["v"] = s["v"] + distance
    return np.sqrt(s["v"])


def _incremental(s: States, distance: Any, k: int) -> Any:
    s["v"] = k**2 / (k + 1) ** 2 * s["v"] + distance
    return np.sqrt(s["v"])


def _exponential(s: States, distance: Any, k: int) -> Any:
    s["r"] = distance if k == 0 else 0.8 * s["r"] + (1.0 - 0.8) * distance
    s["v"] = np.maximum(s["r"], s["v"])
    return np.sqrt((k + 1) * s["v"])


def _pid(p: Array, g: Array, s: States, t: int) -> Array:
    g = g + 0.3 * p
    s["i"] = g if t == 1 else 0.7 * s["i"] + (1.0 - 0.6) * g
    s["d"] = 0.7 * s["d"] + (1.0 - 0.7) * (g - (g if t == 1 else s["previous"]))
    s["previous"] = g
    return p - 0.01 * (g + 2.0 * s["i"] + 3.0 * s["d"])


HYPERS = {"lr": 0.01, "beta1": 0.8, "beta2": 0.95, "eps": 0.1, "weight_decay": 0.3}
A2GRAD = {"lips": 3.0, "strength": 2.0, "rho": 0.8}
PID = {"lr": 0.01, "momentum": 0.7, "dampening": 0.6, "integral": 2.0, "derivative": 3.0}
FORMULAS: list[tuple[str, Callable[..., Array], list[str], dict[str, float]]] = [
    ("fused_adam_op", _fused_adam_op, ["moment1", "moment2"], HYPERS),
    ("lion", _lion, ["m"], HYPERS),
    ("lamb", _lamb, ["m", "v"], HYPERS),
    ("a2grad_uni", _a2grad(_uniform), ["mean", "x", "v"], A2GRAD),
    ("a2grad_inc", _a2grad(_incremental), ["mean", "x", "v"], A2GRAD),
    ("a2grad_exp", _a2grad(_exponential), ["mean", "x", "r", "v"], A2GRAD),
    ("pid", _pid, ["previous", "i", "d"], PID | {"weight_decay": 0.3}),
]


@pytest.mark.parametrize(("name", "formula", "states", "hypers"), FORMULAS)
def test_equals_the_paper(
    stepper: Any, name: str, formula: Any, states: list[str], hypers: dict[str, float]
) -> None:
    rng = np.random.default_rng(3)
    params = [rng.normal(size=s) for s in SHAPES]
    job = stepper(get(name), params, hypers)
    shapes = [{s: _shape(job.tensors[k][s], SHAPES[k]) for s in states} for k in range(len(params))]
    expected = [
        {s: np.array(job.tensors[k][s]).reshape(shapes[k][s]) for s in states}
        for k in range(len(params))
    ]
    seen = Comparison(name, FORMULA, params)
    for t in range(1, 26):
        grads: list[Any] = [rng.normal(size=s) for s in SHAPES]
        if t == MISSING:
            grads[2] = None
            seen.miss()
        job.step(grads)
        for k, (tensor, grad) in enumerate(zip(job.tensors, grads, strict=True)):
            if grad is not None:
                params[k] = formula(params[k], grad, expected[k], t)
            seen.see(k, tensor["param"], params[k])
            np.testing.assert_allclose(tensor["param"], params[k], rtol=1e-12, atol=1e-13)
            for state in states:
                found = tensor[state].reshape(shapes[k][state])
                np.testing.assert_allclose(found, expected[k][state], rtol=1e-12, atol=1e-13)


def _shape(state: Array, shape: tuple[int, ...]) -> tuple[int, ...]:
    """That of a state in the formula: as the parameter, or one number."""
    return shape if state.size == np.prod(shape) else ()


def test_lamb_moves_a_zero_tensor_and_stands_still_without_gradient(stepper: Any) -> None:
    job = stepper(get("lamb"), [np.zeros(4), np.ones(4)], {"lr": 0.5, "eps": 1e-30})
    job.step([np.array([1.0, -1.0, 2.0, -2.0]), np.zeros(4)])
    np.testing.assert_allclose(job.tensors[0]["param"], [-0.5, 0.5, -0.5, 0.5])
    np.testing.assert_array_equal(job.tensors[1]["param"], np.ones(4))
