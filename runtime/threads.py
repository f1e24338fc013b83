"""How many threads a step may have."""

from __future__ import annotations

import os

from . import system


def default_threads() -> int:
    """The CPUs that the process may use, at most OMP_NUM_THREADS where that is a number."""
    cpus = system.cpus()
    asked = os.environ.get("OMP_NUM_THREADS", "").partition(",")[0].strip()
    return min(cpus, int(asked)) if asked.isdigit() and int(asked) > 0 else cpus
