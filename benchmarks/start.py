"""How long until the first step: compiling from nothing, and starting with a warm cache.

    python benchmarks/start.py [--rounds 7] [--out FILE]

Compiling is measured in a fresh process for each spec and round, with an empty cache, from
the spec to code that can run; starting is the wall time of a whole process that steps once.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import stepfuse
from contest import machine
from rich.console import Console
from rich.progress import track
from rich.table import Table

COMPILE = """
import sys, time
import stepfuse
import llvmlite.binding
spec = stepfuse.get(sys.argv[1])
start = time.perf_counter()
stepfuse.compile(spec)
print(time.perf_counter() - start)
"""
STEP = """
import sys
import numpy as np
import stepfuse
params = [np.ones((64, 64), np.float32), np.ones(64, np.float32)]
stepfuse.Optimizer(params, sys.argv[1]).step([p * 0.5 for p in params])
assert "numba" not in sys.modules
"""


def run(code: str, name: str, cache: str) -> tuple[float, str]:
    """Seconds a fresh process takes, and what it printed."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code, name], env=environment, check=True, capture_output=True
    )
    return time.perf_counter() - start, done.stdout.decode()


def figures(name: str, rounds: int) -> dict[str, float]:
    """Medians of compiling from nothing and of starting warm."""
    cold, warm = [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(float(run(COMPILE, name, cache)[1]))
            run(STEP, name, cache)
            warm.append(run(STEP, name, cache)[0])
    low, high = np.percentile(cold, [10, 90])
    return {
        "compile": float(np.median(cold)),
        "compile low": float(low),
        "compile high": float(high),
        "start": float(np.median(warm)),
    }


def main() -> None:
    """Measures every registered optimizer, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/start.json"))
    options = parser.parse_args()
    results = {name: figures(name, options.rounds) for name in track(stepfuse.names(), "starting")}
    shown = Table("spec", "compile, s", "10 % to 90 %", "process to first step, s")
    for name, found in results.items():
        spread = f"{found['compile low']:.3f} to {found['compile high']:.3f}"
        shown.add_row(name, f"{found['compile']:.3f}", spread, f"{found['start']:.3f}")
    Console().print(shown)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    content = {"command": "python " + " ".join(sys.argv), "machine": machine(), "results": results}
    options.out.write_text(json.dumps(content, indent=1) + "\n")


if __name__ == "__main__":
    main()
