"""Losses to minimise, with their gradients: a valley, two parabolas and a small network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Loss = Callable[[Sequence[Array]], tuple[float, list[Array]]]


class Problem(NamedTuple):
    """Where to start, the loss and its gradients, how many steps, the fraction to fall under."""

    start: Callable[[], list[Array]]
    loss: Loss
    steps: int
    fraction: float


def rosenbrock(params: Sequence[Array]) -> tuple[float, list[Array]]:
    """(1 - x)^2 + 100 (y - x^2)^2: two numbers, a bent valley."""
    x, y = params[0].tolist()
    bend = y - x * x
    grad = (-2.0 * (1.0 - x) - 400.0 * x * bend, 200.0 * bend)
    return (1.0 - x) ** 2 + 100.0 * bend * bend, [np.array(grad, np.float32)]


def parabola(params: Sequence[Array]) -> tuple[float, list[Array]]:
    """The half squared distance to a point, a quarter to double along the axes."""
    (x,) = params
    curvature = np.linspace(0.25, 2.0, x.size, dtype=np.float32)
    away = x - np.linspace(-1.0, 1.0, x.size, dtype=np.float32)
    return float(0.5 * curvature @ (away * away)), [curvature * away]


def regression(params: Sequence[Array]) -> tuple[float, list[Array]]:
    """The mean squared error of a linear map: a matrix and its bias."""
    inputs, wanted = _map_to_find()
    weights, bias = params
    error = inputs @ weights + bias - wanted
    scale = np.float32(2.0 / error.size)
    return float((error * error).mean()), [scale * inputs.T @ error, scale * error.sum(0)]


def digits(params: Sequence[Array]) -> tuple[float, list[Array]]:
    """The cross entropy of a network with one hidden layer on images of digits."""
    images, labels = _digits()
    w1, b1, w2, b2 = params
    hidden = np.tanh(images @ w1 + b1)
    scores = hidden @ w2 + b2
    odds = np.exp(scores - scores.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    rows = np.arange(len(labels))
    loss = float(-np.log(odds[rows, labels] + 1e-12).mean())
    odds[rows, labels] -= 1.0
    odds /= np.float32(len(labels))
    back = (odds @ w2.T) * (1.0 - hidden * hidden)
    return loss, [images.T @ back, back.sum(0), hidden.T @ odds, odds.sum(0)]


@cache
def _map_to_find() -> tuple[Array, Array]:
    rng = np.random.default_rng(3)
    inputs = rng.normal(size=(40, 5)).astype(np.float32)
    wanted = inputs @ rng.normal(size=(5, 3)).astype(np.float32) + np.float32(0.5)
    return inputs, wanted


@cache
def _digits() -> tuple[Array, Array]:
    from sklearn.datasets import load_digits

    data = load_digits()
    return np.array(data.data[:200] / 16.0, np.float32), np.array(data.target[:200])


def _normal(scale: float, *shapes: tuple[int, ...]) -> list[Array]:
    rng = np.random.default_rng(4)
    return [np.array(scale * rng.normal(size=s), np.float32) for s in shapes]


PROBLEMS = {
    "rosenbrock": Problem(lambda: [np.array([-1.2, 1.0], np.float32)], rosenbrock, 600, 0.25),
    "parabola": Problem(lambda: _normal(2.0, (8,)), parabola, 200, 0.25),
    "regression": Problem(lambda: _normal(1.0, (5, 3), (3,)), regression, 200, 0.5),
    "digits": Problem(lambda: _normal(0.2, (64, 16), (16,), (16, 10), (10,)), digits, 150, 0.5),
}
