"""Two runs leave the same bits, on one thread or on two."""

from __future__ import annotations

import pytest

from tests.conformance.subject import differences, job, left, normal, trained
from tests.conformance.table import rows

SHAPES = ((), (40_000,), (300, 200), (3, 50, 70), (0,))  # some are cut into several chunks
STEPS = 3


def check_deterministic(name: str) -> None:
    """All that a few steps leave is the same."""
    first, *others = [_left(name, threads) for threads in (1, 1, 2)]
    for other in others:
        assert differences(first, other) == []


def _left(name: str, threads: int) -> dict[str, object]:
    params = normal(1, SHAPES)
    optimizer = job(name, params, threads=threads)
    return left(trained(optimizer, (normal(k, SHAPES) for k in range(2, 2 + STEPS))), params)


# The suite has one in seven; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7)
@pytest.mark.parametrize("name", rows("deterministic"))
def test_deterministic(name: str) -> None:
    check_deterministic(name)
