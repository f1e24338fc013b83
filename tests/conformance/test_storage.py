"""Parameters and states keep their dtypes and shapes; every dtype has the interpreter's bits."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.types import ELEM

from tests.conformance.subject import (
    DTYPES,
    SHAPES,
    compiled,
    differences,
    job,
    left,
    normal,
    steps_of,
)
from tests.conformance.table import rows

STEPS = 8  # the schedule-free RAdam moves from the fifth on
BOLD = {"lr": 0.25, "d0": 0.1, "reps_rel": 0.1}
WARM = {"ranger21": {"warmup": 1.0}}
SMALL = 2.0**-10  # parameters: bf16 loses a move that is much smaller


def check_dtype(name: str, dtype: str) -> None:
    """In place, in the dtype that was asked for, moved, and as the interpreter has it."""
    found = {}
    for backend in ("native", "reference"):
        params = [np.asarray(p * p.dtype.type(SMALL)) for p in normal(1, dtype=dtype)]
        moved = np.zeros(len(params), bool)
        optimizer = job(name, params, dtype, backend, **BOLD, **WARM.get(name, {}))
        shapes = _shapes(optimizer)
        for k in range(steps_of(name, STEPS)):
            before = [p.tobytes() for p in params]
            optimizer.step(normal(2 + k, dtype=dtype))
            moved |= [p.tobytes() != old for p, old in zip(params, before, strict=True)]
        assert [p.dtype for p in params] == [np.dtype(DTYPES[dtype])] * len(SHAPES)
        assert [p.shape for p in params] == list(SHAPES)
        assert _shapes(optimizer) == shapes
        assert all(np.isfinite(p.astype(np.float64)).all() for p in params)
        assert moved.tolist() == [p.size > 0 for p in params]
        found[backend] = left(optimizer, params)
    assert differences(found["native"], found["reference"]) == []
    _check_states(name, dtype)


def _shapes(optimizer: stepfuse.Optimizer) -> list[dict[str, tuple[str, tuple[int, ...]]]]:
    return [{n: (str(a.dtype), a.shape) for n, a in s.items()} for s in optimizer.state]


def _check_states(name: str, dtype: str) -> None:
    """States of elements are kept in what was asked for."""
    for variant in compiled(name, dtype).variants:
        roles = [r for r in variant.program.graph.roles if r.kind == "state"]
        kept = {str(r.type.dtype) for r in roles if r.type.domain == ELEM}
        assert kept <= {dtype}


# The suite has one in 11; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(11)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", rows("storage"))
def test_storage(name: str, dtype: str) -> None:
    check_dtype(name, dtype)
