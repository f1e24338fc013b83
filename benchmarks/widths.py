"""A million elements in rows of every width: narrow shapes beside 1000 rows of 1000.

    python benchmarks/widths.py [--specs adafactor,centralize+adamw] [--rounds 15]
                                [--threads 1] [--out FILE]

Every shape moves the same number of elements; one column has as many row values as elements,
so that it moves more bytes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
import stepfuse
from contest import Step, Timing, compete, save
from rich.console import Console
from rich.table import Table

SPECS = "adafactor,lamb,centralize+lamb,centralize+adamw"
WIDE = (1000, 1000)
SHAPES = (
    WIDE, (1_000_000, 1), (500_000, 2), (333_333, 3), (100_000, 10), (62_500, 16), (58_823, 17),
    (31_250, 32), (15_625, 64), (10_000, 100), (10, 100_000), (334, 333, 3, 3), (1000, 1000, 1, 1),
)  # fmt: skip


def step_of(spec: str, shape: tuple[int, ...], threads: int) -> Step:
    """A step of one tensor."""
    rng = np.random.default_rng(0)
    params = [rng.standard_normal(shape, dtype=np.float32)]
    grads = [rng.standard_normal(shape, dtype=np.float32)]
    chain = stepfuse.chain(*spec.split("+"))
    optimizer = stepfuse.Optimizer(params, chain, threads=threads)
    return lambda: optimizer.step(grads)


def main() -> None:
    """Runs the contests, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--specs", default=SPECS)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/widths.json"))
    options = parser.parse_args()
    console, results = Console(), dict[str, list[Timing]]()
    for spec in options.specs.split(","):
        contestants = {" x ".join(map(str, s)): step_of(spec, s, options.threads) for s in SHAPES}
        results[spec] = compete(contestants, options.rounds)
        console.print(table(spec, results[spec]))
    save(options.out, "python " + " ".join(sys.argv), results, threads=options.threads)


def table(spec: str, timings: list[Timing]) -> Table:
    """Medians, and each shape's time as a multiple of the wide one's."""
    shown = Table(spec, "ms", "of the wide one's time", "10 % to 90 %")
    for timing in timings:
        spread = f"{timing.low:.2f} to {timing.high:.2f}"
        shown.add_row(timing.name, f"{timing.milliseconds:.3f}", f"{timing.ratio:.2f}", spread)
    return shown


if __name__ == "__main__":
    main()
