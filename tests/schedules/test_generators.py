"""The generators of learning rates, against MindSpore's published lists and other formulas."""

from __future__ import annotations

import doctest
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse import schedules
from stepfuse.schedules import generators

# The examples of MindSpore 2.10's documentation of these functions.
PUBLISHED: list[tuple[str, tuple[Any, ...], list[float]]] = [
    ("piecewise_constant_lr", ([2, 5, 10], [0.1, 0.05, 0.01]),
     [0.1, 0.1, 0.05, 0.05, 0.05, 0.01, 0.01, 0.01, 0.01, 0.01]),
    ("exponential_decay_lr", (0.1, 0.9, 6, 2, 1), [0.1, 0.1, 0.09, 0.09, 0.081, 0.081]),
    ("natural_exp_decay_lr", (0.1, 0.9, 6, 2, 2, True), [0.1, 0.1, 0.1, 0.1,
     0.016529888822158657, 0.016529888822158657]),
    ("inverse_decay_lr", (0.1, 0.5, 6, 1, 1, True), [0.1, 0.1 / 1.5, 0.05, 0.04, 0.1 / 3.0,
     0.028571428571428574]),
    ("cosine_decay_lr", (0.01, 0.1, 6, 2, 2), [0.1, 0.1, 0.055, 0.055, 0.01, 0.01]),
    ("polynomial_decay_lr", (0.1, 0.01, 6, 2, 2, 0.5), [0.1, 0.1, 0.07363961030678928,
     0.07363961030678928, 0.01, 0.01]),
    ("warmup_lr", (0.1, 6, 2, 2), [0.0, 0.0, 0.05, 0.05, 0.1, 0.1]),
]  # fmt: skip
EPOCHS = np.arange(60) // 4  # 60 steps, 4 an epoch; decays over 5 epochs


def held(e: Any) -> Any:
    return np.minimum(e, 5)


FORMULAS: list[tuple[Callable[..., list[float]], dict[str, Any], Callable[[Any], Any]]] = [
    (generators.exponential_decay_lr, {"learning_rate": 0.3, "decay_rate": 1.7},
     lambda e: 0.3 * np.exp(e / 5 * np.log(1.7))),
    (generators.exponential_decay_lr, {"learning_rate": 0.3, "decay_rate": 0.7, "is_stair": True},
     lambda e: 0.3 * np.exp(np.floor(e / 5) * np.log(0.7))),
    (generators.natural_exp_decay_lr, {"learning_rate": 0.3, "decay_rate": 0.7},
     lambda e: 0.3 * np.exp(-0.7) ** e),
    (generators.natural_exp_decay_lr, {"learning_rate": 0.3, "decay_rate": 0.7, "is_stair": True},
     lambda e: 0.3 * np.exp(-0.7) ** (e - e % 5)),
    (generators.inverse_decay_lr, {"learning_rate": 0.3, "decay_rate": 0.7},
     lambda e: 1.5 / (5 + 0.7 * e)),
    (generators.inverse_decay_lr, {"learning_rate": 0.3, "decay_rate": 0.7, "is_stair": True},
     lambda e: 1.5 / (5 + 0.7 * (e - e % 5))),
    (generators.cosine_decay_lr, {"min_lr": 0.0, "max_lr": 0.3},
     lambda e: 0.3 * np.cos(np.pi * held(e) / 10) ** 2),
    (generators.polynomial_decay_lr,
     {"learning_rate": 0.1, "end_learning_rate": 0.3, "power": 2.0},
     lambda e: 0.3 - 0.2 * (1 - held(e) / 5) ** 2),
    (generators.polynomial_decay_lr,
     {"learning_rate": 0.3, "end_learning_rate": 0.1, "power": 0.5, "update_decay_epoch": True},
     lambda e: 0.1 + 0.2 * np.sqrt(1 - e / np.where(e > 10, 15, np.where(e > 5, 10, 5)))),
]  # fmt: skip


@pytest.mark.parametrize(("name", "arguments", "expected"), PUBLISHED)
def test_lists_are_the_published_ones(
    name: str, arguments: tuple[Any, ...], expected: list[float]
) -> None:
    found = getattr(schedules, name)(*arguments)
    assert all(type(x) is float for x in found)
    np.testing.assert_allclose(found, expected, rtol=1e-15, atol=1e-17)


@pytest.mark.parametrize(("function", "arguments", "formula"), FORMULAS)
def test_lists_follow_the_formulas(
    function: Callable[..., list[float]], arguments: dict[str, Any], formula: Callable[[Any], Any]
) -> None:
    found = function(total_step=60, step_per_epoch=4, decay_epoch=5, **arguments)
    np.testing.assert_allclose(found, formula(EPOCHS), rtol=1e-14, atol=1e-16)


def test_warm_up_reaches_its_rate_and_stays() -> None:
    found = generators.warmup_lr(0.4, total_step=9, step_per_epoch=1, warmup_epoch=4)
    np.testing.assert_allclose(found, [0, 0.1, 0.2, 0.3, 0.4, 0.4, 0.4, 0.4, 0.4], rtol=1e-15)


def test_equal_milestones_and_negative_rates_are_allowed() -> None:
    assert generators.piecewise_constant_lr((2, 2, 3), (0.1, 0.2, -0.3)) == [0.1, 0.1, -0.3]
    assert generators.piecewise_constant_lr([], []) == []


DECAY = {
    "learning_rate": 0.1, "decay_rate": 0.5, "total_step": 6, "step_per_epoch": 2, "decay_epoch": 1
}  # fmt: skip
COSINE = {"min_lr": 0.1, "max_lr": 0.2, "total_step": 6, "step_per_epoch": 2, "decay_epoch": 1}
POLYNOMIAL = {
    "learning_rate": 0.1, "end_learning_rate": 0.0, "total_step": 6, "step_per_epoch": 2,
    "decay_epoch": 1, "power": 1.0,
}  # fmt: skip
WARM_UP = {"learning_rate": 0.1, "total_step": 6, "step_per_epoch": 2, "warmup_epoch": 1}
PIECES = {"milestone": [2, 3], "learning_rates": [0.1, 0.2]}
BAD: list[tuple[tuple[str, ...], dict[str, Any], str, Any, type[Exception]]] = [
    *[
        (("exponential_decay_lr", "natural_exp_decay_lr", "inverse_decay_lr"), DECAY, n, v, error)
        for n, v, error in [
            ("learning_rate", 1, TypeError), ("learning_rate", 0.0, ValueError),
            ("learning_rate", "0.1", TypeError), ("learning_rate", math.nan, ValueError),
            ("decay_rate", 1, TypeError), ("decay_rate", -0.5, ValueError),
            ("total_step", 6.0, TypeError), ("total_step", True, TypeError),
            ("total_step", 0, ValueError), ("step_per_epoch", 0, ValueError),
            ("decay_epoch", -1, ValueError), ("is_stair", 1, TypeError),
        ]
    ],
    *[
        (("cosine_decay_lr",), COSINE, n, v, error)
        for n, v, error in [
            ("min_lr", 0, TypeError), ("min_lr", -0.1, ValueError), ("min_lr", 0.2, ValueError),
            ("max_lr", 1, TypeError), ("max_lr", 0.05, ValueError),
            ("decay_epoch", True, TypeError), ("total_step", -6, ValueError),
        ]
    ],
    *[
        (("polynomial_decay_lr",), POLYNOMIAL, n, v, error)
        for n, v, error in [
            ("learning_rate", 0.0, ValueError), ("end_learning_rate", 0, TypeError),
            ("end_learning_rate", -0.1, ValueError), ("power", 2, TypeError),
            ("power", 0.0, ValueError), ("update_decay_epoch", 0, TypeError),
            ("step_per_epoch", 2.0, TypeError),
        ]
    ],
    *[
        (("warmup_lr",), WARM_UP, n, v, error)
        for n, v, error in [
            ("learning_rate", 0, TypeError), ("learning_rate", -0.1, ValueError),
            ("warmup_epoch", 0, ValueError), ("warmup_epoch", 1.0, TypeError),
        ]
    ],
    *[
        (("piecewise_constant_lr",), PIECES, n, v, error)
        for n, v, error in [
            ("milestone", 2, TypeError), ("milestone", [2], ValueError),
            ("milestone", [3, 2], ValueError), ("milestone", [0, 2], ValueError),
            ("milestone", [2.0, 3], TypeError), ("milestone", [True, 3], TypeError),
            ("learning_rates", {0.1, 0.2}, TypeError), ("learning_rates", [1, 0.1], TypeError),
        ]
    ],
]  # fmt: skip


@pytest.mark.parametrize(
    ("function", "good", "name", "value", "error"),
    [(f, good, n, v, error) for fs, good, n, v, error in BAD for f in fs],
)
def test_bad_arguments_are_refused(
    function: str, good: dict[str, Any], name: str, value: Any, error: type[Exception]
) -> None:
    generate = getattr(schedules, function)
    assert generate(**good)
    with pytest.raises(error, match=name.rstrip("s")):
        generate(**{**good, name: value})


def test_the_example_is_right() -> None:
    assert doctest.testmod(generators).attempted == 1
    assert doctest.testmod(generators).failed == 0
