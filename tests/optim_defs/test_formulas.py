"""The optimizers that torch lacks, against the papers' formulas in NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get

from tests.support.oracles.proof import FORMULA, Comparison

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


HYPERS = {"lr": 0.01, "beta1": 0.8, "beta2": 0.95, "eps": 0.1, "weight_decay": 0.3}
FORMULAS: list[tuple[str, Callable[..., Array], list[str], dict[str, float]]] = [
    ("fused_adam_op", _fused_adam_op, ["moment1", "moment2"], HYPERS),
    ("lion", _lion, ["m"], HYPERS),
    ("lamb", _lamb, ["m", "v"], HYPERS),
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
