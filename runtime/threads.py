"""The number of threads that a step may have."""

from __future__ import annotations

import os

from . import system


def default_threads() -> int:
    """The CPUs that the process may use, at most OMP_NUM_THREADS where that is a number."""
    cpus = system.cpus()
    asked = os.environ.get("OMP_NUM_THREADS", "").partition(",")[0].strip()
    return min(cpus, int(asked)) if asked.isdigit() and int(asked) > 0 else cpus


def thread_count(threads: int | None) -> int:
    """The threads that are asked for, or the default. Raises ValueError for what is no number."""
    if threads is None:
        return default_threads()
    if type(threads) is not int or threads < 1:
        raise ValueError(f"threads: expected a number from 1, or None for all, got {threads!r}")
    return threads
