"""A tensor that has no gradient at a step."""

from __future__ import annotations

import numpy as np
import pytest

from tests.conformance.subject import Array, differences, job, left, normal, steps_of
from tests.conformance.table import rows
from tests.support.inputs.programs import KINDS

SHAPES = ((6, 5), (9,), (4, 3), ())
STEPS, MISSING, TENSOR = 9, 5, 0


def check_missing(name: str) -> None:
    """Its parameter and states stay; afterwards it steps again, and nothing is out of bounds."""
    params = normal(1, SHAPES)
    optimizer = job(name, params, lr=0.25, d0=0.1)
    for k in range(steps_of(name, STEPS)):
        grads: list[Array | None] = [*normal(2 + k, SHAPES)]
        if k == MISSING:
            grads[TENSOR] = None
        before = _of_tensor(left(optimizer, params))
        optimizer.step(grads)
        stayed = differences(before, _of_tensor(left(optimizer, params))) == []
        assert stayed or k != MISSING
    starts = normal(1, SHAPES)
    assert all(np.isfinite(p).all() and (p != s).any() for p, s in zip(params, starts, strict=True))


def _of_tensor(everything: dict[str, Array]) -> dict[str, Array]:
    return {name: a for name, a in everything.items() if name.endswith(f" {TENSOR}")}


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("missing"))
def test_missing(name: str) -> None:
    check_missing(name)
