"""How time grows: per parameter from 1e7 to 5e8 of them, per tensor from 100 to 100 000.

    python benchmarks/growth.py [--largest 5e8] [--rounds 7] [--threads 2] [--out FILE]

AdamW, f32. The parameters are prefixes of the same arrays, 16 bytes for each of the largest
size, so that all sizes take turns. The tensors are always 100 000 of 1000 elements, on one
thread: in one optimizer, in 10 that step in turn, in 100, in 1000, so that what differs is
not where the data lies. Binding is told for the tensors beside the first, which pays for what
an optimizer needs once.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import stepfuse
from contest import Step, Timing, compete, machine, timing
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

SIZES = (1e7, 2e7, 5e7, 1e8, 2e8, 5e8)
COUNTS = (100, 1000, 10_000, 100_000)
LENGTH = 1000
WITHIN = 0.1  # of the first one's time is called flat


def available() -> int:
    """The bytes of memory that are free."""
    lines = Path("/proc/meminfo").read_text().splitlines()
    return next(int(x.split()[1]) for x in lines if x.startswith("MemAvailable")) * 1024


def by_parameter(largest: int, rounds: int, threads: int) -> dict[int, Timing]:
    """The milliseconds of a step for each size, and its time per parameter as a ratio."""
    arrays = {name: np.zeros(largest, np.float32) for name in ("param", "m", "v")}
    grad = np.full(largest, 1e-3, np.float32)
    made: dict[str, Step] = {}
    for size in [int(s) for s in SIZES if s <= largest] or [largest]:
        states = [{name: arrays[name][:size] for name in ("m", "v")}]
        fused = stepfuse.Optimizer(
            [arrays["param"][:size]], "adamw", states=states, threads=threads
        )
        made[str(size)] = lambda fused=fused, size=size, g=grad[:size]: fused.step([g])
    found = compete(made, rounds, warm=1)
    first = int(found[0].name)
    return {int(t.name): per(t, first / int(t.name)) for t in found}


def per(found: Timing, share: float) -> Timing:
    """A ratio per unit, where the first one has that share of the units."""
    ratio, low, high = (share * x for x in (found.ratio, found.low, found.high))
    return replace(found, ratio=ratio, low=low, high=high)


def small(count: int) -> list[np.ndarray]:
    """Tensors of their own memory."""
    return [np.full(LENGTH, 1e-3, np.float32) for _ in range(count)]


def parts(arrays: list[np.ndarray], count: int) -> list[list[np.ndarray]]:
    """The tensors in lists of that many."""
    return [arrays[at : at + count] for at in range(0, len(arrays), count)]


def taken(work: Callable[[], object]) -> float:
    """The seconds of some work."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def by_tensor(
    counts: Sequence[int], rounds: int, advance: Callable[[], object]
) -> dict[str, dict[int, Timing]]:
    """Binding, a step, and a step with other gradients, for each number of tensors."""
    total, compiled = counts[-1], stepfuse.compile("adamw")
    params, grads = small(total), [small(total), small(total)]
    lists = {n: parts(params, n) for n in counts}
    sets = {n: itertools.cycle([parts(g, n) for g in grads]) for n in counts}

    def bind(some: list[np.ndarray]) -> stepfuse.Optimizer:
        return stepfuse.Optimizer(some, compiled, threads=1)

    def bound(n: int) -> float:
        every = taken(lambda: [bind(p) for p in lists[n]])
        return (every - taken(lambda: [bind(p[:1]) for p in lists[n]])) / (total - total // n)

    fused = {n: [bind(p) for p in lists[n]] for n in counts}

    def stepped(n: int, mine: list[list[np.ndarray]]) -> float:
        every = list(zip(fused[n], mine, strict=True))
        return taken(lambda: [f.step(g) for f, g in every]) / total

    found: dict[str, dict[int, list[float]]] = {
        case: {n: [] for n in counts} for case in ("bind", "step, new gradients", "step")
    }
    for _ in range(1 + rounds):
        for n in counts:
            mine = next(sets[n])
            found["bind"][n].append(bound(n))
            found["step, new gradients"][n].append(stepped(n, mine))
            found["step"][n].append(stepped(n, mine))
        advance()
    return {
        case: _timings({n: seconds[1:] for n, seconds in of.items()}) for case, of in found.items()
    }


def _timings(seconds: dict[int, list[float]]) -> dict[int, Timing]:
    """Milliseconds per tensor, and their ratio to those of the fewest."""
    found = {n: np.array(values) for n, values in seconds.items()}
    first = next(iter(found.values()))
    return {n: timing(str(n), values, first) for n, values in found.items()}


def main() -> None:
    """Measures both, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--largest", type=float, default=SIZES[-1])
    parser.add_argument("--tensors", type=int, default=COUNTS[-1], help=f"from {COUNTS[0]}")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/growth.json"))
    options = parser.parse_args()
    console = Console()
    largest = int(options.largest)
    while 16 * largest > 0.8 * available():
        largest //= 2
        console.print(f"not enough memory; at most {largest} parameters")
    with Progress(console=console) as progress:
        task = progress.add_task("growing", total=2 * options.rounds + 1)
        counts = [n for n in COUNTS if n <= options.tensors]
        tensors = by_tensor(counts, options.rounds, lambda: progress.advance(task))
        parameters = by_parameter(largest, options.rounds, options.threads)
        progress.advance(task, options.rounds)
    results = {"step, per parameter": parameters, **tensors}
    console.print(table(results))
    content = {
        "command": "python " + " ".join(sys.argv),
        "machine": machine(),
        "results": {
            case: [_row(n, t, case) for n, t in of.items()] for case, of in results.items()
        },
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(content, indent=1) + "\n")


def _row(count: int, found: Timing, case: str) -> dict[str, float | bool]:
    """One line of the results; nanoseconds are of one parameter or tensor."""
    units = count if case.endswith("parameter") else 1
    return {
        "count": count,
        "nanoseconds": 1e6 * found.milliseconds / units,
        "ratio": found.ratio,
        "low": found.low,
        "high": found.high,
        "flat": abs(found.ratio - 1.0) <= WITHIN,
    }


def table(results: dict[str, dict[int, Timing]]) -> Table:
    """Time per unit, and as a multiple of that of the smallest size."""
    shown = Table("case", "number", "ns each", "of the first's", "10 % to 90 %")
    for case, found in results.items():
        for index, (count, figures) in enumerate(found.items()):
            row = _row(count, figures, case)
            spread = f"{row['low']:.2f} to {row['high']:.2f}"
            first = "" if index else case
            shown.add_row(
                first, f"{count}", f"{row['nanoseconds']:.3f}", f"{row['ratio']:.2f}", spread
            )
    return shown


if __name__ == "__main__":
    main()
