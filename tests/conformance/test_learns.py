"""Every optimizer brings losses down; the losses are the only judges."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.conformance.problems import PROBLEMS
from tests.conformance.rates import RATES, SETTINGS
from tests.conformance.subject import job
from tests.conformance.table import rows


def check_learns(name: str, problem: str) -> None:
    """At its rate the loss falls under the problem's fraction of the first."""
    start, loss, steps, fraction = PROBLEMS[problem]
    params = start()
    rate = RATES[name][[*PROBLEMS].index(problem)]
    optimizer = job(name, params, lr=rate, **SETTINGS.get(name, {}))
    (group,) = optimizer.groups
    first, _ = loss(params)
    for _ in range(steps):
        value, grads = loss(params)
        assert np.isfinite(value)
        if "loss" in group:
            group["loss"] = value
        optimizer.step(grads)
    assert loss(params)[0] < fraction * first


def _cases() -> list[Any]:
    found: list[Any] = []
    for problem in PROBLEMS:
        for row in rows(f"learns: {problem}"):
            name, marks = (row, ()) if isinstance(row, str) else (row.values[0], row.marks)
            found.append(pytest.param(name, problem, marks=marks))
    return found


# The suite has one in seven; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7)
@pytest.mark.parametrize(("name", "problem"), _cases())
def test_learns(name: str, problem: str) -> None:
    check_learns(name, problem)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_the_gradients_are_the_losses(problem: str) -> None:
    """Central differences, in f32: a few digits."""
    params = PROBLEMS[problem].start()
    loss = PROBLEMS[problem].loss
    _, grads = loss(params)
    rng = np.random.default_rng(0)
    for number, grad in enumerate(grads):
        way = rng.normal(size=grad.shape).astype(np.float32)
        ends: list[float] = []
        for sign in (1.0, -1.0):
            moved = [np.array(p) for p in params]
            moved[number] += np.float32(sign * 2.0**-7) * way
            ends.append(loss(moved)[0])
        slope = (ends[0] - ends[1]) * 2.0**6
        assert slope == pytest.approx(float((grad * way).sum()), rel=2e-2, abs=2e-3)
