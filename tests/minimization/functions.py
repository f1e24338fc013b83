"""Test functions of unconstrained minimization, with their usual starts and their gradients.

Source: Moré, Garbow, Hillstrom, "Testing unconstrained optimization software", ACM TOMS 7, 1981,
and Surjanovic and Bingham's library of test functions.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

Array = np.ndarray[Any, np.dtype[Any]]
DATA = torch.from_numpy(np.random.default_rng(1).standard_normal((40, 10)))


@dataclass(frozen=True)
class TestFunction:
    """A function of a vector, and where a search starts."""

    __test__ = False

    value: Callable[[Tensor], Tensor]
    start: Array

    def __call__(self, x: Array) -> tuple[float, Array]:
        """The value and the gradient, by torch's autograd in f64."""
        point = torch.tensor(x, dtype=torch.float64, requires_grad=True)
        found = self.value(point)
        found.backward()
        assert point.grad is not None
        return found.item(), point.grad.numpy()


def places(x: Tensor) -> Tensor:
    return torch.arange(1, len(x) + 1, dtype=torch.float64)


def rosenbrock(x: Tensor) -> Tensor:
    return (100 * (x[1::2] - x[::2] ** 2) ** 2 + (1 - x[::2]) ** 2).sum()


def beale(x: Tensor) -> Tensor:
    powers, levels = torch.arange(1, 4), torch.tensor([1.5, 2.25, 2.625])
    return ((levels - x[0] + x[0] * x[1] ** powers) ** 2).sum()


def booth(x: Tensor) -> Tensor:
    return (x[0] + 2 * x[1] - 7) ** 2 + (2 * x[0] + x[1] - 5) ** 2


def himmelblau(x: Tensor) -> Tensor:
    return (x[0] ** 2 + x[1] - 11) ** 2 + (x[0] + x[1] ** 2 - 7) ** 2


def powell(x: Tensor) -> Tensor:
    squares = (x[0] + 10 * x[1]) ** 2 + 5 * (x[2] - x[3]) ** 2
    return squares + (x[1] - 2 * x[2]) ** 4 + 10 * (x[0] - x[3]) ** 4


def wood(x: Tensor) -> Tensor:
    valleys = rosenbrock(x[:2]) + 90 * (x[3] - x[2] ** 2) ** 2 + (1 - x[2]) ** 2
    a, b = x[1] - 1, x[3] - 1
    return valleys + 10.1 * (a * a + b * b) + 19.8 * a * b


def helical(x: Tensor) -> Tensor:
    turn = x[2] - 10 * torch.atan2(x[1], x[0]) / (2 * math.pi)
    return 100 * (turn**2 + ((x[0] ** 2 + x[1] ** 2).sqrt() - 1) ** 2) + x[2] ** 2


def trigonometric(x: Tensor) -> Tensor:
    return ((len(x) - x.cos().sum() + places(x) * (1 - x.cos()) - x.sin()) ** 2).sum()


def dixon_price(x: Tensor) -> Tensor:
    return (x[0] - 1) ** 2 + (places(x)[1:] * (2 * x[1:] ** 2 - x[:-1]) ** 2).sum()


def zakharov(x: Tensor) -> Tensor:
    line = (0.5 * places(x) * x).sum()
    return (x * x).sum() + line**2 + line**4


def styblinski_tang(x: Tensor) -> Tensor:
    return (x**4 - 16 * x**2 + 5 * x).sum() / 2


def quadratic(x: Tensor) -> Tensor:
    return (10 ** (places(x) / 4) * x * x).sum() / 2 - x.sum()


def logistic(x: Tensor) -> Tensor:
    return torch.nn.functional.softplus(DATA @ x).sum() + 0.05 * (x * x).sum()


def variably_dimensioned(x: Tensor) -> Tensor:
    line = (places(x) * (x - 1)).sum()
    return ((x - 1) ** 2).sum() + line**2 + line**4


def broyden(x: Tensor) -> Tensor:
    edge = torch.zeros(1, dtype=torch.float64)
    before, after = torch.cat([edge, x[:-1]]), torch.cat([x[1:], edge])
    return (((3 - 2 * x) * x - before - 2 * after + 1) ** 2).sum()


def sum_of_powers(x: Tensor) -> Tensor:
    return (x.abs() ** (places(x) + 1)).sum() + x[0] * x[1]


def penalty(x: Tensor) -> Tensor:
    return 1e-2 * ((x - 1) ** 2).sum() + ((x * x).sum() - 0.25) ** 2


def _at(*start: float) -> Array:
    return np.array(start, np.float64)


FUNCTIONS: dict[str, TestFunction] = {
    "rosenbrock": TestFunction(rosenbrock, _at(-1.2, 1.0)),
    "rosenbrock of 20": TestFunction(rosenbrock, np.tile(_at(-1.2, 1.0), 10)),
    "beale": TestFunction(beale, _at(1, 1)),
    "booth": TestFunction(booth, _at(0, 0)),
    "himmelblau": TestFunction(himmelblau, _at(0, 0)),
    "powell": TestFunction(powell, _at(3, -1, 0, 1)),
    "wood": TestFunction(wood, _at(-3, -1, -3, -1)),
    "helical": TestFunction(helical, _at(-1, 0.1, 0)),
    "trigonometric": TestFunction(trigonometric, np.full(10, 0.1)),
    "dixon-price": TestFunction(dixon_price, np.linspace(1, 2, 10)),
    "zakharov": TestFunction(zakharov, np.linspace(0.5, 1, 8)),
    "styblinski-tang": TestFunction(styblinski_tang, np.linspace(-3, -1, 6)),
    "quadratic": TestFunction(quadratic, np.ones(12)),
    "logistic": TestFunction(logistic, np.full(10, 0.5)),
    "variably dimensioned": TestFunction(variably_dimensioned, 1 - np.arange(1, 7) / 6),
    "broyden": TestFunction(broyden, np.full(15, -1.0)),
    "sum of powers": TestFunction(sum_of_powers, _at(1, -0.8, 0.7, 0.6, -0.9)),
    "penalty": TestFunction(penalty, _at(1, 2, 3, 4)),
}
