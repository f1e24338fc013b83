"""Captured optimizers beside our own specs, and beside the classes they were captured from.

    python benchmarks/captured.py [--part declared|original] [--sizes 1000x1000,2500x4000]
                                  [--only adamw,Lion] [--rounds 15] [--minutes 4] [--again]

`declared`: for each pair of `captured_pairs.py` whose captured spec takes the same bytes and sweeps
as ours, both steps in turns; the speed is our time over the captured one's. `original`: each class
of pytorch_optimizer that can be captured, as its constructor makes it, beside its captured step;
the speed is its time over ours. One thread each, one matrix, gradients that exist already; times
are of the thread's processor, so that what neighbours take from it does not count.

Figures are kept after each contest; the next run goes on from there. None is begun after
`--minutes`. `--again` measures all anew.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pytorch_optimizer
import stepfuse
import torch
from captured_pairs import PAIRS, Pair
from contest import Step, Timing, compete, machine
from rich.console import Console
from rich.table import Column, Table
from stepfuse.ir.conditions import matches
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.graph import Spec
from stepfuse.tools.dev.optimizer_table import programs_of
from stepfuse.tools.quantities import parse_sizes

SEVERAL = 10_000_000  # elements that are stepped before the clock is read again
GOALS = {"declared": 0.95, "original": 4.0}
Shape = tuple[int, ...]
Contest = Callable[[], dict[str, Step]]


def arrays(shape: Shape) -> tuple[np.ndarray, np.ndarray]:
    """A parameter and a gradient."""
    rng = np.random.default_rng(0)
    param, grad = (rng.standard_normal(shape, np.float32) for _ in range(2))
    grad *= np.float32(0.01)
    return param, grad


def stepped(spec: Spec, shape: Shape) -> Step:
    """A spec's compiled step, on one thread."""
    param, grad = arrays(shape)
    optimizer = stepfuse.Optimizer([param], spec, threads=1)
    return lambda: optimizer.step([grad])


def eager(cls: Any, shape: Shape) -> Step:
    """The class itself, as its constructor makes it."""
    param, grad = (torch.from_numpy(a) for a in arrays(shape))
    parameter = torch.nn.Parameter(param)
    optimizer = cls([parameter])

    def step() -> None:
        parameter.grad = grad  # some of them change it, or set it to None
        optimizer.step()

    step()
    return step


def beside_declared(pair: Pair, shape: Shape) -> Contest | None:
    """The captured spec and ours; None where the captured one takes more."""
    spec = stepfuse.capture(pair.original, prove=False, **pair.options)
    own = stepfuse.get(pair.ours)(**pair.statics)
    if not takes(spec, shape) or cost(spec, shape) != cost(own, shape):
        return None
    return lambda: {"captured": stepped(spec, shape), "declared": stepped(own, shape)}


def beside_original(name: str, shape: Shape) -> Contest | None:
    """The captured spec and the class; None where it is not captured."""
    cls = pytorch_optimizer.load_optimizer(name)
    try:
        spec = stepfuse.capture(cls)
    except StepfuseError:
        return None
    if not takes(spec, shape):
        return None
    return lambda: {"captured": stepped(spec, shape), "original": eager(cls, shape)}


def takes(spec: Spec, shape: Shape) -> bool:
    """Whether a spec has a variant for a shape."""
    return any(matches(graph.when, shape) for graph in spec.variants())


def cost(spec: Spec, shape: Shape) -> tuple[int, int]:
    """The sweeps and the bytes a parameter of a step over a tensor."""
    (program,) = (p for p in programs_of(spec) if matches(p.graph.when, shape, ""))
    return program.schedule.sweeps, program.schedule.cost.optimal


def contests(part: str) -> Iterator[tuple[str, Callable[[Shape], Contest | None]]]:
    """What there is to measure, by name."""
    if part == "declared":
        for pair in PAIRS:
            named = f"{pair.ours}: {pair.title}"
            yield named, lambda shape, pair=pair: beside_declared(pair, shape)
    else:
        for name in sorted(pytorch_optimizer.get_supported_optimizers()):
            yield name, lambda shape, name=name: beside_original(name, shape)


def parse_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--part", choices=[*GOALS], default="declared")
    parser.add_argument("--sizes", default="", help="default: 1000x1000 and 2500x4000, or this one")
    parser.add_argument("--only", default="", help="names, by their beginning")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=6.0, help="of one contest")
    parser.add_argument("--minutes", type=float, default=4.0, help="begin none later")
    parser.add_argument("--again", action="store_true", help="also what the file has")
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/captured.json"))
    options = parser.parse_args()
    options.sizes = options.sizes or ("1000x1000," * (options.part == "declared") + "2500x4000")
    return options


def measured(contest: Contest, shape: Shape, options: argparse.Namespace) -> list[Timing]:
    """The two in turns, small steps several at once; their arrays are gone afterwards."""
    times = max(1, SEVERAL // math.prod(shape))
    steps = {name: repeated(step, times) for name, step in contest().items()}
    found = compete(steps, options.rounds, seconds=options.seconds, clock=time.thread_time)
    steps.clear()
    gc.collect()
    return found


def measure(options: argparse.Namespace, console: Console) -> dict[str, Any]:
    """All contests that the file has not, each kept as soon as it is there."""
    results = kept(options.out)
    part: dict[str, Any] = results.setdefault(options.part, {})
    end = time.monotonic() + 60.0 * options.minutes
    for name, make in contests(options.part):
        for size in options.sizes.split(","):
            key = f"{name} at {size}"
            if not name.startswith(tuple(options.only.split(","))):
                continue
            if (key in part and not options.again) or time.monotonic() > end:
                continue
            (shape,) = parse_sizes(f"1x{size}")[f"1x{size}"]
            contest = make(shape)
            if contest is None:
                part[key] = None
            else:
                ours, other = measured(contest, shape, options)
                part[key] = row(size, ours, other)
                console.print(f"{key}: {other.ratio:.3f} ({other.low:.2f} to {other.high:.2f})")
            save(options, results)
    return part


def row(size: str, ours: Timing, other: Timing) -> dict[str, Any]:
    """A contest as it is kept."""
    spread = {"speed": other.ratio, "low": other.low, "high": other.high}
    timings = [{k: v for k, v in asdict(t).items() if k != "each"} for t in (ours, other)]
    return {"size": size, **spread, "timings": timings}


def repeated(step: Step, times: int) -> Step:
    """So many steps."""
    return lambda: [step() for _ in range(times)]


def kept(path: Path) -> dict[str, Any]:
    """What earlier runs left."""
    if not path.is_file():
        return {}
    return json.loads(path.read_text(encoding="utf-8"))["results"]


def save(options: argparse.Namespace, results: dict[str, Any]) -> None:
    """Keeps all figures with the command, the machine and the versions."""
    content = {
        "command": "python " + " ".join(sys.argv),
        "machine": machine(),
        "torch": torch.__version__,
        "pytorch_optimizer": version("pytorch_optimizer"),
        "threads": 1,
        "results": results,
    }
    options.out.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def report(part: dict[str, Any], goal: float, console: Console) -> None:
    """The slowest first, and for each size the median and what misses the goal."""
    rows = {key: row for key, row in part.items() if row is not None}
    shown = Table(Column("contest", no_wrap=True), "ms", "its ms", "speed", "10 to 90 %")
    for key, row in sorted(rows.items(), key=lambda item: item[1]["speed"]):
        times = [f"{t['milliseconds']:.2f}" for t in row["timings"]]
        spread = f"{row['low']:.2f} to {row['high']:.2f}"
        shown.add_row(key, *times, f"{row['speed']:.3f}", spread)
    console.print(shown)
    for size in dict.fromkeys(row["size"] for row in rows.values()):
        here = [row["speed"] for row in rows.values() if row["size"] == size]
        low, high = (float(q) for q in np.percentile(here, [10, 90]))
        reached = sum(speed >= goal for speed in here)
        console.print(
            f"{size}: median {statistics.median(here):.2f} ({low:.2f} to {high:.2f}), "
            f"{reached} of {len(here)} at {goal:g} or more"
        )


def main() -> None:
    """Measures, and prints what the file then has."""
    options, console = parse_arguments(), Console(width=140)
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    report(measure(options, console), GOALS[options.part], console)


if __name__ == "__main__":
    main()
