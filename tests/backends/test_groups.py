"""Many parameter groups: each has its own numbers, sixteen at a time and the rest."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse import optimizer, update, zeros
from stepfuse.ir.types import GROUP


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
