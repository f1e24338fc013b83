"""Which cases of a large product the suite runs; `python -m tests.campaigns.thinned` runs all.

A test marked `thinned(n)` has one of n of its cases in the suite: every n-th in the order of
collection, from a place that its name determines, so that tests of one product meet others of its
cases. `n` has no factor in common with the lengths of a product, for each value of one parameter to
meet all of the others. Those that name a value of `always` are there, too. `thinned(0)` has none in
the suite.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Sequence

import pytest

MARK = "thinned"


def left_out(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The cases that the suite does not run."""
    count = Counter[str]()
    found: list[pytest.Item] = []
    for item in items:
        mark = item.get_closest_marker(MARK)
        if mark is None:
            continue
        function = item.nodeid.partition("[")[0]
        place = zlib.crc32(function.encode()) + count[function]
        count[function] += 1
        if not _runs(item, place, *mark.args, **mark.kwargs):
            found.append(item)
    return found


def _runs(item: pytest.Item, index: int, n: int, always: Sequence[str] = ()) -> bool:
    values = getattr(item, "callspec").params.values() if always else ()  # noqa: B009
    return (n > 0 and index % n == 0) or any(value in always for value in values)
