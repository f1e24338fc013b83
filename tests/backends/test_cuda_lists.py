"""Long lists on a GPU: their first level is a launch of its own, and the bits are the same.

What is long is lowered here, so that tensors of some ten thousand elements have such lists.
"""

from __future__ import annotations

import shutil
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.backends import BACKENDS
from stepfuse.ir.lowered.launches import Over
from stepfuse.passes.lower import fold_lists_apart

from tests.backends import cuda_emulator
from tests.backends.cuda_emulator import Geometry
from tests.numeric import same_bits

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")

SHAPES = [(5,), (40_003,), (33, 31), (70_001,)]  # lists of 40 and 69 leaves are long, others not
SPECS = ("check_finite+clip_by_global_norm+sgd", "lamb")


@pytest.fixture(autouse=True)
def _lowered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fold_lists_apart, "LONG", 33)
    monkeypatch.setitem(BACKENDS, "cuda", "tests.backends.cuda_emulator:compile_program")


def left(spec: str, backend: str) -> list[Any]:
    rng = np.random.default_rng(7)
    params, grads = (
        [rng.standard_normal(s).astype(np.float32) for s in SHAPES] for _ in range(2)
    )
    groups = [{"params": params[:2]}, {"params": params[2:], "lr": 0.01}]
    optimizer = stepfuse.Optimizer(groups, spec, backend=backend, threads=1)
    optimizer.step(grads)
    states = [a for mine in optimizer.state for a in mine.values()]
    return [*params, *map(np.asarray, states), *map(np.asarray, optimizer.numbers.values())]


@pytest.mark.parametrize("geometry", [Geometry(3, 64, False), Geometry(2, 256, True)], ids=str)
@pytest.mark.parametrize("spec", SPECS)
def test_long_lists_have_the_bits_of_short_ones(
    spec: str, geometry: Geometry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", geometry)
    pairs = zip(left(spec, "reference"), left(spec, "cuda"), strict=True)
    assert [n for n, (a, b) in enumerate(pairs) if not same_bits(a, b)] == []
