"""Cold and warm start: fresh processes from nothing to a first step, by an empty cache and a full.

The spec travels as text on standard input, so that a process has the imports of a user's.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

from ...ir.errors import WrongUsage
from ...ir.graph import Spec
from ...ir.text.printer import to_text

_STEP = """
import sys, time
import numpy as np
import stepfuse
spec = stepfuse.parse(sys.stdin.read())
policy, dtypes = sys.argv[1:]
start = time.perf_counter()
stepfuse.compile(spec, policy=policy, dtypes=dtypes)
print(time.perf_counter() - start)
"""


def start_times(spec: Spec, policy: str, dtypes: str, starts: int) -> dict[str, float]:
    """Median milliseconds: compiling from nothing, whole processes cold and warm."""
    compiled, cold, warm = list[float](), list[float](), list[float]()
    for _ in range(starts):
        with tempfile.TemporaryDirectory() as cache:
            whole, seconds = _process(spec, policy, dtypes, cache)
            cold.append(whole)
            compiled.append(seconds)
            warm.append(_process(spec, policy, dtypes, cache)[0])
    figures = {"compile": compiled, "cold process": cold, "warm process": warm}
    return {name: 1e3 * statistics.median(times) for name, times in figures.items() if times}


def _process(spec: Spec, policy: str, dtypes: str, cache: str) -> tuple[float, float]:
    """Seconds of a fresh process, and of its compilation. Raises WrongUsage."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", _STEP, policy, dtypes],
        env={**os.environ, "XDG_CACHE_HOME": cache},
        input=to_text(spec),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise WrongUsage(f"a fresh process failed: {done.stderr.strip().splitlines()[-1]}")
    return time.perf_counter() - start, float(done.stdout)
