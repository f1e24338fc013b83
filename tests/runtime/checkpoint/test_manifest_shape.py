"""Files of older versions load: each was written by the stepfuse of its time.

`tests/data/checkpoints/version-N.safetensors` is `_trained(2)` saved with its parameters.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.runtime.checkpoint.manifest_shape import NEWEST

DATA = Path(__file__).parents[2] / "data" / "checkpoints"
SPEC = stepfuse.parse("""
optimizer @recorded {
  param %param : f32 elem
  grad %grad : f32 elem
  state %m = 0.0 : f32 elem
  state %total = 0.0 : f64 group
  state %t = 0.0 : f64 step
  hyper %lr = 0.5 in [0, inf) : f64 group

  step {
    %0 = mul 0.5, %m : real elem
    %1 = add %0, %grad : real elem
    %2 = mul %lr, %1 : real elem
    %3 = sub %param, %2 : real elem
    %4 = absmax %grad : real group
    %5 = add %total, %4 : real group
    %6 = add %t, 1.0 : real step
    update %param = %3
    update %m = %1
    update %total = %5
    update %t = %6
  }
}
""")


def _made() -> tuple[stepfuse.Optimizer, list[Any]]:
    params = [np.arange(n, dtype=np.float32) for n in (3, 5)]
    pairs = list(zip(("bias", "weight"), params, strict=True))
    groups = [{"params": pairs[:1], "lr": 0.25}, {"params": pairs[1:]}]
    return stepfuse.Optimizer(groups, SPEC), params


def _step(ours: stepfuse.Optimizer) -> None:
    rng = np.random.default_rng(ours.t)
    ours.step([rng.standard_normal(n, np.float32) for n in (3, 5)])


def _trained(steps: int) -> tuple[stepfuse.Optimizer, list[Any]]:
    ours, params = _made()
    ours.groups[1]["lr"] = 0.125
    for _ in range(steps):
        _step(ours)
    return ours, params


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
def test_a_file_of_every_version_loads(version: int) -> None:
    whole, wanted = _trained(4)
    ours, params = _made()
    assert ours.load(DATA / f"version-{version}.safetensors", params=True) == {"epoch": 2}
    assert (ours.t, ours.steps) == (2, 2)
    for _ in range(2):
        _step(ours)
    assert [p.tobytes() for p in params] == [p.tobytes() for p in wanted]
    assert str(ours.numbers) == str(whole.numbers)
    assert [dict(g) for g in ours.groups] == [dict(g) for g in whole.groups]
    for mine, its in zip(ours.state, whole.state, strict=True):
        assert mine["m"].tobytes() == its["m"].tobytes()
