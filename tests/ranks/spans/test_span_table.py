"""Spans: every element has one owner, parts are about equal, cuts fall where they may."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError
from stepfuse.ranks.spans.cuts import cuts_of
from stepfuse.ranks.spans.span_table import check_spans, deal

SHAPES = ((512, 300), (7,), (90_000,), (200, 333), (0,), (33_000, 2))


def cuts(spec: str, dtypes: str = "") -> dict[int, list[int]]:
    made = sf.Optimizer([np.zeros(s, np.float32) for s in SHAPES], spec, dtypes=dtypes)
    tensors = made._storage.tensors
    every = range(len(SHAPES))
    return {n: cuts_of(tensors.program_of(n), tensors.layout_of(n)).tolist() for n in every}


def test_cuts_are_at_leaves_rows_and_blocks() -> None:
    flat = cuts("adamw")
    assert flat[1] == flat[4] == []  # one chunk, nothing
    assert flat[0] == list(range(1024, 512 * 300, 1024))
    assert flat[2][0] == 1024 and flat[2][-1] == 89_088
    rows = cuts("adafactor")  # sums of columns: 64 rows
    assert rows[0] == [64 * 300 * n for n in range(1, 8)]
    assert rows[3] == [64 * 333 * n for n in range(1, 4)]
    assert cuts("adamw", "state=linear8(2048)")[2] == list(range(2048, 90_000, 2048))


def test_parts_are_as_equal_as_cuts_allow() -> None:
    sizes = [100_000, 10, 0, 50_000, 7]
    every = {n: np.arange(1024, size, 1024) for n, size in enumerate(sizes)}
    for count in (1, 2, 3, 4, 7, 40):
        table = deal(sizes, lambda n: every[n], count)
        check_spans(table, sizes, lambda n: every[n], count, str)
        owned = np.array([sum(s.count for s in table.of(r)) for r in range(count)])
        assert owned.sum() == sum(sizes) and np.abs(owned - sum(sizes) / count).max() <= 1024


def test_a_table_that_does_not_hold_is_refused() -> None:
    sizes, allowed = [5000], np.arange(1024, 5000, 1024)
    table = deal(sizes, lambda n: allowed, 2)
    with pytest.raises(BindError, match="tensor 0: element 2047 of 5000 has no owner"):
        check_spans(
            replace(table, counts=table.counts - 1), sizes, lambda n: allowed, 2, "tensor {}".format
        )
    with pytest.raises(BindError, match="a span begins at element 2048, where it may not be cut"):
        check_spans(table, sizes, lambda n: allowed[:1], 2, "tensor {}".format)
    with pytest.raises(BindError, match="none of 1 ranks"):
        check_spans(table, sizes, lambda n: allowed, 1, "tensor {}".format)
