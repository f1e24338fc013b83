"""The stage gradient_noise: its numbers are normal, of the stated size, and of nobody's order."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
from scipy import stats

from tests.support.oracles.proof import FORMULA, Comparison

Array = np.ndarray[Any, np.dtype[np.float32]]
COUNT = 100_003


def noise(steps: int = 1, threads: int = 1, tensors: int = 1, **hypers: float) -> list[list[Array]]:
    """What each step adds to gradients of zero, by step and tensor."""
    params = [np.zeros(COUNT, np.float32) for _ in range(tensors)]
    spec = stepfuse.chain("gradient_noise", "sgd")
    optimizer = stepfuse.Optimizer(params, spec, threads=threads, lr=1.0, **hypers)
    found: list[list[Array]] = []
    for _ in range(steps):
        for param in params:
            param[:] = 0.0
        optimizer.step([np.zeros(COUNT, np.float32) for _ in params])
        found.append([-p for p in params])
    return found


@pytest.mark.parametrize(
    ("hypers", "variances"),
    [
        ({}, [0.3 / t**0.55 for t in (1, 2, 3)]),
        ({"variance": 2.0, "gamma": 1.0, "seed": 5.0}, [2.0, 1.0, 2.0 / 3.0]),
    ],
)
def test_is_normal_and_of_the_stated_variance(
    hypers: dict[str, float], variances: list[float]
) -> None:
    for (sample,), variance in zip(noise(3, **hypers), variances, strict=True):
        scaled = sample.astype(np.float64) / np.sqrt(variance)
        assert abs(scaled.mean()) < 4.0 / np.sqrt(COUNT)
        assert abs(scaled.var() - 1.0) < 4.0 * np.sqrt(2.0 / COUNT)
        assert stats.kstest(scaled, "norm").pvalue > 1e-3


def test_no_two_draws_have_to_do_with_each_other() -> None:
    draws = [tensor for step in noise(4, tensors=2, gamma=0.0) for tensor in step]
    draws += [noise(1, gamma=0.0, seed=s)[0][0] for s in (1.0, 2.0)]
    draws += [np.roll(draws[0], 1)]
    for samples in (np.stack(draws), np.stack(draws) ** 2):
        correlations = np.corrcoef(samples) - np.eye(len(draws))
        assert np.abs(correlations).max() < 5.0 / np.sqrt(COUNT)


def test_threads_change_no_bit_and_the_seed_decides() -> None:
    first = noise(2, threads=1, seed=3.0)
    for again in (noise(2, threads=1, seed=3.0), noise(2, threads=2, seed=3.0)):
        for mine, other in zip(first, again, strict=True):
            np.testing.assert_array_equal(mine[0], other[0])
    assert not np.array_equal(first[0][0], noise(1, seed=4.0)[0][0])


def test_it_is_added_to_the_gradient() -> None:
    grad = np.linspace(-3.0, 3.0, 1000, dtype=np.float32)
    weights = [np.zeros(1000, np.float32), np.zeros(1000, np.float32)]
    for weight, given in zip(weights, (grad, 0.0 * grad), strict=True):
        spec = stepfuse.chain("gradient_noise", "sgd")
        stepfuse.Optimizer([weight], spec, lr=1.0).step([given])
    np.testing.assert_allclose(weights[1] - weights[0], grad, atol=1e-6)
    seen = Comparison("gradient_noise+sgd", FORMULA, [weights[1]], "f32")
    seen.see(0, weights[0], weights[1] - grad)
