"""Many models at once: one optimizer of all members beside one a member, on one thread.

    python benchmarks/population.py [--members 32] [--rounds 25] [--out FILE]

Each member has a hyper-parameter of its own. *call* steps over gradients that are known; *new
gradients* takes other stacks than the step before, whose views are made in the time measured.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import stepfuse
from contest import Step, Timing, compete, save, table
from rich.console import Console
from rich.progress import track

# Two layers with their biases: 10 064 and 100 064 parameters.
MODELS = {
    "10k": ((100, 88), (88,), (88, 13), (13,)),
    "100k": ((300, 288), (288,), (288, 46), (46,)),
}


def stacks(model: str, members: int, seed: int) -> list[np.ndarray]:
    """Random stacks, one for each tensor of the model."""
    rng = np.random.default_rng(seed)
    return [rng.standard_normal((members, *d), dtype=np.float32) for d in MODELS[model]]


def together(model: str, rates: list[float], fresh: bool) -> Step:
    """A step of one optimizer over all members."""
    groups = stepfuse.population(stacks(model, len(rates), 0), lr=rates)
    opt = stepfuse.Optimizer(groups, "adamw", threads=1)
    sets = itertools.cycle([stacks(model, len(rates), seed) for seed in (1, 2)])
    known = stepfuse.unstack(next(sets))
    return lambda: opt.step(stepfuse.unstack(next(sets)) if fresh else known)


def apart(model: str, rates: list[float], fresh: bool) -> Step:
    """A step of each member's optimizer."""
    params = stacks(model, len(rates), 0)
    own = [
        stepfuse.Optimizer([p[n] for p in params], "adamw", threads=1, lr=rate)
        for n, rate in enumerate(rates)
    ]
    sets = itertools.cycle([stacks(model, len(rates), seed) for seed in (1, 2)])
    known = next(sets)
    views = [[g[n] for g in known] for n in range(len(rates))]

    def step() -> None:
        grads = next(sets) if fresh else None
        for n, opt in enumerate(own):
            opt.step(views[n] if grads is None else [g[n] for g in grads])

    return step


def main() -> None:
    """Runs the contests, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--members", type=int, default=32)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/population.json"))
    options = parser.parse_args()
    rates = np.geomspace(1e-4, 1e-2, options.members).tolist()
    cases: dict[str, tuple[str, bool]] = {
        f"{way}, {options.members} members of {model}": (model, way != "call")
        for model in MODELS
        for way in ("call", "new gradients")
    }
    results: dict[str, list[Timing]] = {}
    for case, (model, fresh) in track(cases.items(), "population"):
        contestants: dict[str, Callable[[], object]] = {
            "one optimizer": together(model, rates, fresh),
            "one a member": apart(model, rates, fresh),
        }
        results[case] = compete(contestants, options.rounds)
    Console().print(table(results, "of the first's"))
    save(options.out, "python " + " ".join(sys.argv), results)


if __name__ == "__main__":
    main()
