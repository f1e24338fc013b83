"""From which size a second thread pays: one thread beside two, over steps of all sizes.

    python benchmarks/crossover.py [--rounds 40] [--out FILE]

AdamW over 64 tensors of 2**10 to 2**24 elements together. Before a step that is timed come one
that is not, so that its data is where it would be, and a pause, in which the workers fall
asleep, as they do while gradients are computed. Both contestants are asked in turns.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import stepfuse
from contest import Step, Timing, save, timing
from rich.console import Console
from rich.progress import track
from rich.table import Table
from stepfuse.runtime.launch import launcher

TENSORS = 64
PAUSE = 0.002  # seconds
BYTES = 28  # that AdamW moves per parameter


def adamw(elements: int, threads: int) -> Step:
    """A step, over threads however small it is."""
    dims = elements // TENSORS
    params = [np.ones(dims, np.float32) for _ in range(TENSORS)]
    grads = [np.full(dims, 0.5, np.float32) for _ in range(TENSORS)]
    fused = stepfuse.Optimizer(params, "adamw", threads=threads)
    return lambda: fused.step(grads)


def rested(step: Step) -> float:
    """The seconds of a step after a pause."""
    step()
    time.sleep(PAUSE)
    start = time.perf_counter()
    step()
    return time.perf_counter() - start


def compare(elements: int, rounds: int) -> list[Timing]:
    """One thread, and two as a multiple of its time."""
    alone, together = adamw(elements, 1), adamw(elements, 2)
    pairs = [(rested(alone), rested(together)) for _ in range(rounds)]
    first, second = np.array(pairs).T
    return [timing("one thread", first, first), timing("two threads", second, first)]


def crossover(results: dict[int, list[Timing]]) -> int | None:
    """The least size from which on two threads are never slower by the median."""
    found: int | None = None
    for elements in sorted(results, reverse=True):
        if results[elements][1].ratio > 1.0:
            break
        found = elements
    return found


def main() -> None:
    """Measures all sizes, prints the table and the crossover, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/crossover.json"))
    options = parser.parse_args()
    launcher.PARALLEL_FROM = 0
    sizes = track([1 << n for n in range(10, 25)], "crossing over")
    results = {elements: compare(elements, options.rounds) for elements in sizes}
    shown = Table("elements", "bytes moved", "one, us", "two, us", "two/one", "10 % to 90 %")
    for elements, (alone, two) in results.items():
        shown.add_row(
            str(elements),
            str(BYTES * elements),
            f"{1e3 * alone.milliseconds:.1f}",
            f"{1e3 * two.milliseconds:.1f}",
            f"{two.ratio:.2f}",
            f"{two.low:.2f} to {two.high:.2f}",
        )
    console, found = Console(), crossover(results)
    console.print(shown)
    text = "never" if found is None else f"from {found} elements on, {BYTES * found} bytes"
    console.print(f"a second thread pays: {text}")
    cases = {f"{n} elements": timings for n, timings in results.items()}
    save(options.out, "python " + " ".join(sys.argv), cases, crossover=found)


if __name__ == "__main__":
    main()
