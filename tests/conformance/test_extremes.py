"""Gradients of nothing, of next to nothing and of almost too much."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from tests.conformance.subject import DECAYS, Array, job, normal, trained
from tests.conformance.table import rows
from tests.support.inputs.programs import KINDS

SHAPES = ((6, 5), (4, 3, 2, 2), (7,), ())
STEPS = 4
NO_DECAY = dict.fromkeys(DECAYS, 0.0)


def check_stays(name: str) -> None:
    """Zero gradients move nothing further than rounding does."""
    params, before = normal(1, SHAPES), normal(1, SHAPES)
    trained(job(name, params, **NO_DECAY), [_signs(0.0)] * STEPS)
    for param, old in zip(params, before, strict=True):
        np.testing.assert_allclose(param, old, rtol=1e-5)


def check_tiny(name: str) -> None:
    """Nothing is divided by what has become zero, or next to it."""
    assert _stay_finite(name, (1e-38, 1e-38, 1e-42, 1e-42, 1.0, 1.0))


def check_huge(name: str) -> None:
    """A square that overflows stops an element, at worst."""
    assert _stay_finite(name, (1e30,) * STEPS)


def _stay_finite(name: str, sizes: Sequence[float]) -> bool:
    params = normal(1, SHAPES)
    optimizer = job(name, params, **NO_DECAY)
    for size in sizes:
        optimizer.step(_signs(size))
        if not all(np.isfinite(p).all() for p in params):
            return False
    return True


def _signs(size: float) -> list[Array]:
    """Gradients of this size, up or down."""
    return [np.asarray(np.copysign(np.float32(size), a)) for a in normal(5, SHAPES)]


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("zero: stays"))
def test_stays(name: str) -> None:
    check_stays(name)


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("tiny"))
def test_tiny(name: str) -> None:
    check_tiny(name)


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("huge"))
def test_huge(name: str) -> None:
    check_huge(name)
