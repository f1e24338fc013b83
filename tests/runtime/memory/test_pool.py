"""The pool."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from stepfuse.runtime.memory.pool import Pool


def test_views_are_aligned_zeroed_and_apart() -> None:
    pool = Pool(64 * 10)
    views = [pool.carve(n, np.dtype(d)) for n, d in ((3, "f4"), (17, "f8"), (1, "u1"), (5, "u2"))]
    assert all(v.ctypes.data % 64 == 0 and not v.any() for v in views)
    for number, view in enumerate(views):
        view[...] = number + 1
    assert [set(v.tolist()) for v in views] == [{1}, {2}, {3}, {4}]
    assert pool.peak_bytes == 64 * (1 + 3 + 1 + 1)


def test_a_full_pool_says_so() -> None:
    pool = Pool(64)
    pool.carve(8, np.dtype(np.float64))
    with pytest.raises(MemoryError, match="has 64 bytes, 64 are in use, 8 are asked for"):
        pool.carve(1, np.dtype(np.float64))


def test_untouched_pages_cost_nothing() -> None:
    before = _resident()
    pool = Pool(1 << 32)
    view = pool.carve(1 << 30, np.dtype(np.float32))
    view[-1] = 1.0
    assert view[-1] == 1.0 and view[0] == 0.0
    assert _resident() - before < 1 << 26


def _resident() -> int:
    """The bytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
