"""A step over parameters in a file beside the same step in memory, by the staging memory.

    python benchmarks/offload.py [--parameters 16777216] [--staging 1,4,16,64] [--folder DIR]

AdamW; the file is written before, so it is in the system's page cache if that has room. *copies*
reads and writes all of it through one megabyte, and computes nothing.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import numpy as np
import stepfuse
from contest import Step, compete, save
from rich.console import Console
from rich.table import Table
from stepfuse.offload import ExternalArray, FileMemory

MIB = 1 << 20


def contestants(count: int, staging: list[int], folder: Path) -> dict[str, Step]:
    """The step in memory, copies alone, and steps with so many megabytes of staging."""
    compiled = stepfuse.compile("adamw")
    grads = [np.ones(count, np.float32)]
    inside = stepfuse.Optimizer([np.ones(count, np.float32)], compiled)
    found: dict[str, Step] = {"in memory": lambda: inside.step(grads)}
    (folder / "weights").write_bytes(np.ones(count, np.float32).tobytes())
    memory = FileMemory(folder / "weights")
    weights = ExternalArray(memory, (count,), np.dtype(np.float32))
    found["copies"] = lambda: copy(memory)
    for size in staging:
        opt = stepfuse.Optimizer([weights], compiled, staging=size * MIB)
        found[f"staging {size} MiB"] = lambda opt=opt: opt.step(grads)
    return found


def copy(memory: FileMemory) -> None:
    """Reads and writes back every byte."""
    piece = np.empty(MIB, np.uint8)
    for start in range(0, memory.size // MIB * MIB, MIB):
        memory.read(start, piece)
        memory.write(start, piece)


def main() -> None:
    """Runs the contest, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--parameters", type=int, default=16 * MIB)
    parser.add_argument("--staging", default="1,4,16,64")
    parser.add_argument("--folder", type=Path, default=None)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/offload.json"))
    options = parser.parse_args()
    staging = list(map(int, options.staging.split(",")))
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        timings = compete(contestants(options.parameters, staging, Path(name)), options.rounds)
    shown = Table("case", "ms", "of the step in memory", "10 % to 90 %")
    for found in timings:
        spread = f"{found.low:.2f} to {found.high:.2f}"
        shown.add_row(found.name, f"{found.milliseconds:.2f}", f"{found.ratio:.2f}", spread)
    Console().print(shown)
    save(options.out, "python " + " ".join(sys.argv), {str(options.parameters): timings})


if __name__ == "__main__":
    main()
