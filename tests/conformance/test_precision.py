"""Compiled in f32, a run stays as near the run in f64 as f32 rounds."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from tests.conformance.subject import DTYPES, Array, job, normal, trained
from tests.conformance.table import rows

STEPS, BOUND = 10, 2e-6  # of 1 + |param|: a rounding or two a step
BOLD = {"lr": 0.05, "d0": 0.1, "reps_rel": 0.1}


def check_precision(name: str) -> None:
    """The same numbers at the start and as gradients, exact in both."""
    for narrow, wide in zip(_after(name, "f32"), _after(name, "f64"), strict=True):
        np.testing.assert_allclose(narrow, wide, rtol=BOUND, atol=BOUND)


def _after(name: str, dtype: str) -> list[Array]:
    def cast(arrays: Sequence[Array]) -> list[Array]:
        return [a.astype(DTYPES[dtype]) for a in arrays]

    params = cast(normal(1))
    trained(job(name, params, dtype, **BOLD), (cast(normal(2 + k)) for k in range(STEPS)))
    return params


# The suite has one in seven; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7)
@pytest.mark.parametrize("name", rows("precision"))
def test_precision(name: str) -> None:
    check_precision(name)
