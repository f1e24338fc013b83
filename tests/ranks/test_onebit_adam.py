"""1-bit Adam over ranks beside its authors' algorithm, in f64; what it keeps and refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.ir.errors import BindError, StepfuseError
from stepfuse.ranks.onebit_adam import OneBitAdam
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((70, 90), (5000,), (7,), (0,))
FREEZE, STEPS = 3, 8
HYPERS = {"lr": 0.01, "beta1": 0.8, "beta2": 0.95, "eps": 0.1, "weight_decay": 0.3}


def signs(x: Array) -> Array:
    """C: the mean magnitude of each 1024 elements, with the sign of x."""
    flat, found = x.reshape(-1), np.empty(x.size)
    for first in range(0, x.size, 1024):
        part = flat[first : first + 1024]
        scale = max(np.abs(part).mean(), 2.0**-120)
        found[first : first + 1024] = np.where(part < 0, -scale, scale)
    return found.reshape(x.shape)


def authors(count: int) -> list[Array]:
    """Tang et al. 2021, algorithm 1, of all workers, in f64."""
    b1, b2 = HYPERS["beta1"], HYPERS["beta2"]
    found: list[Array] = []
    for n, start in enumerate(arrays(0, SHAPES)):
        x, m, v = start.astype(np.float64), np.zeros(start.shape), np.zeros(start.shape)
        lost, lost_by_server = [np.zeros(x.shape) for _ in range(count)], np.zeros(x.shape)
        for step in range(STEPS):
            grads = [gradients(rank, step)[n].astype(np.float64) for rank in range(count)]
            if step < FREEZE:
                g = sum(grads) / count
                m, v = b1 * m + (1 - b1) * g, b2 * v + (1 - b2) * g**2
            else:
                sent: list[Array] = []
                for rank, grad in enumerate(grads):
                    total = b1 * m + (1 - b1) * grad + lost[rank]
                    sent.append(signs(total))
                    lost[rank] = total - sent[rank]
                mean = sum(sent) / count + lost_by_server
                m = signs(mean)
                lost_by_server = mean - m
            x = x - HYPERS["lr"] * (m / (np.sqrt(v) + HYPERS["eps"]) + HYPERS["weight_decay"] * x)
        found.append(x)
    return found


def gradients(rank: int, step: int) -> list[Array]:
    return arrays(50 * rank + step + 1, SHAPES)


def made(view: ThreadRanks, **options: Any) -> tuple[OneBitAdam, list[Array]]:
    params = [a.copy() for a in arrays(0, SHAPES)]
    return OneBitAdam(params, FREEZE, ranks=view, threads=1, **HYPERS, **options), params


@pytest.mark.parametrize("count", [1, 2, 3])
def test_equals_the_authors_algorithm(count: int) -> None:
    def work(view: ThreadRanks) -> list[Array]:
        optimizer, params = made(view)
        for step in range(STEPS):
            optimizer.step(gradients(view.rank, step))
        assert optimizer.steps == STEPS and "travels as signs, 1.0" in optimizer.explain()
        return params

    every = on_threads(count, work, 60)
    assert all(same_bits(a, b) for found in every for a, b in zip(found, every[0], strict=True))
    for found, wanted in zip(every[0], authors(count), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=2e-6)


@pytest.mark.parametrize("at", [FREEZE - 1, FREEZE + 2])
def test_goes_on_from_a_checkpoint(tmp_path: Path, at: int) -> None:
    """What is kept are m, v and the count; what was lost begins anew, on all that load."""

    def work(view: ThreadRanks) -> list[list[Array]]:
        optimizer, params = made(view)
        for step in range(at):
            optimizer.step(gradients(view.rank, step))
        optimizer.save(tmp_path / "run", params=True)
        found: list[list[Array]] = []
        other, others = made(view)
        for one, own in ((optimizer, params), (other, others)):
            one.load(tmp_path / "run", params=True)
            for step in range(at, STEPS):
                one.step(gradients(view.rank, step))
            found.append([p.copy() for p in own])
        return found

    (a, b), (c, d) = on_threads(2, work, 60)
    assert all(same_bits(x, y) for other in (b, c, d) for x, y in zip(a, other, strict=True))


def test_what_does_not_fit_is_refused_on_all_ranks_and_nothing_moves() -> None:
    def work(view: ThreadRanks) -> list[str]:
        optimizer, params = made(view)
        for step in range(FREEZE + 1):
            optimizer.step(gradients(view.rank, step))
        before, said = [p.copy() for p in params], list[str]()
        grads: list[Any] = gradients(view.rank, 0)
        for wrong in ([None, *grads[1:]], [grads[0].astype(np.float64), *grads[1:]]):
            with pytest.raises(BindError) as caught:
                optimizer.step(wrong if view.rank else grads)
            said.append(str(caught.value))
        optimizer.groups[0]["lr"] = 0.5 if view.rank else 0.25
        with pytest.raises(BindError) as caught:
            optimizer.step(grads)
        said.append(str(caught.value))
        assert all(map(same_bits, params, before)) and optimizer.steps == FREEZE + 1
        with pytest.raises(StepfuseError) as refusal:
            OneBitAdam(params, 0 if view.rank else 3, ranks=view)
        return [*said, str(refusal.value)]

    first, second = on_threads(2, work, 60)
    for said, part in zip(
        zip(first, second, strict=True),
        (
            "its gradient is missing",
            "expected dtype float32",
            "ranks disagree on lr",
            "freeze_step",
        ),
        strict=True,
    ):
        assert part in said[0] and part in said[1]
