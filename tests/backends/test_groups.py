"""Many parameter groups: each has its own numbers, sixteen at a time and the rest."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse import optimizer, update, zeros
from stepfuse.ir.types import GROUP, ROW


@optimizer
def shrinking(param, grad, seen=zeros[GROUP], *, lr=0.5, floor=1e-3):
    """A rate that falls with what the group's gradients were; one group may stand still."""
    seen = seen + grad.sum(GROUP)
    rate = stepfuse.maximum(lr * stepfuse.exp(-abs(seen)), floor)
    return update(param=stepfuse.where(rate > 0.3, param - rate * grad, param), seen=seen)


def stepped(spec: object, backend: str, groups: int) -> list[np.ndarray]:
    rng = np.random.default_rng(groups)
    params = [rng.standard_normal(3, dtype=np.float32) for _ in range(2 * groups)]
    dicts = [
        {"params": params[2 * g : 2 * g + 2], "lr": 0.01 * (g + 1) % 0.9} for g in range(groups)
    ]
    fused = stepfuse.Optimizer(dicts, spec, backend=backend)
    for _ in range(3):
        fused.step([rng.standard_normal(3, dtype=np.float32) for _ in params])
    return [*params, *(np.asarray(v, np.float64) for v in fused.numbers.values())]


@pytest.mark.parametrize("groups", [1, 15, 16, 17, 37])
@pytest.mark.parametrize("spec", ["adamw", "lamb", shrinking.spec], ids=["adamw", "lamb", "own"])
def test_the_number_of_groups_changes_no_bit(spec: object, groups: int) -> None:
    native, reference = (stepped(spec, backend, groups) for backend in ("native", "reference"))
    assert all(a.tobytes() == b.tobytes() for a, b in zip(native, reference, strict=True))


def test_a_group_is_alone_with_its_numbers() -> None:
    params = [np.ones(4, np.float32) for _ in range(40)]
    groups = [{"params": [p], "lr": 0.001 * n} for n, p in enumerate(params)]
    stepfuse.Optimizer(groups, "sgd").step([np.ones(4, np.float32)] * 40)
    rates = np.array([0.001 * n for n in range(40)], np.float32)
    assert [float(p[0]) for p in params] == (np.float32(1) - rates).tolist()


@optimizer(when="rank >= 2")
def row_scaled(param, grad, row=zeros[ROW], *, lr=1e-3):
    """A value of a row meets a number of its tensor's group."""
    square = (grad * grad).mean(ROW)
    return update(param=param - lr * square * grad, row=square)


@pytest.mark.parametrize("threads", [1, 2])
def test_rows_see_the_numbers_of_their_own_group(threads: int) -> None:
    rng = np.random.default_rng(0)
    params = [rng.standard_normal(s).astype(np.float32) for s in ((33, 31), (5, 4), (40, 3))]
    grads = [rng.standard_normal(p.shape).astype(np.float32) for p in params]
    rates = (1e-3, 0.5, 0.25)
    wanted = [
        p - rate * np.mean(g.astype(np.float64) ** 2, axis=1, keepdims=True) * g
        for p, g, rate in zip(params, grads, rates, strict=True)
    ]
    groups = [{"params": [p], "lr": rate} for p, rate in zip(params, rates, strict=True)]
    stepfuse.Optimizer(groups, row_scaled, threads=threads).step(grads)
    for found, exact in zip(params, wanted, strict=True):
        np.testing.assert_allclose(found, exact, rtol=1e-5, atol=1e-6)
