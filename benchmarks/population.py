"""Many models at once: one optimizer of all members beside one a member, on one thread.

    python benchmarks/population.py [--members 32] [--models 10k 100k] [--trials 64]
                                    [--rounds 25] [--out FILE]

Each member has a hyper-parameter of its own. *call* steps over gradients that are known; *new
gradients* takes other stacks than the step before, whose views are made in the time measured.
*trials* are networks of torch's, as `stepfuse search` has them: stacks that one optimizer steps,
the same as groups of stepfuse.torch.AdamW, and a torch.optim.AdamW(fused=True) for each, by the
clock of their one thread.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import stepfuse
import stepfuse.torch
import torch
from contest import Step, Timing, compete, save, table
from rich.console import Console
from rich.progress import track

# Two layers with their biases: 10 064 and 100 064 parameters.
MODELS = {
    "10k": ((100, 88), (88,), (88, 13), (13,)),
    "100k": ((300, 288), (288,), (288, 46), (46,)),
    "9k": ((64, 64), (64,), (64, 64), (64,), (64, 10), (10,)),
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


def of_torch(rates: list[float], one: bool) -> Step:
    """A step of torch's networks, by one optimizer of ours or one of torch's each."""
    params, grads = (
        [[torch.from_numpy(s[n].copy()) for s in sets] for n in range(len(rates))]
        for sets in (stacks("9k", len(rates), 0), stacks("9k", len(rates), 1))
    )
    networks = [[torch.nn.Parameter(p) for p in own] for own in params]
    for network, given in zip(networks, grads, strict=True):
        for param, grad in zip(network, given, strict=True):
            param.grad = grad
    groups = zip(networks, rates, strict=True)
    if one:
        made = [{"params": network, "lr": rate} for network, rate in groups]
        return stepfuse.torch.AdamW(made).step
    own = [torch.optim.AdamW(network, lr=rate, fused=True) for network, rate in groups]

    def step() -> None:
        for optimizer in own:
            optimizer.step()

    return step


def trials(count: int) -> dict[str, Step]:
    """The contestants of networks of torch's that are searched at once."""
    rates = np.geomspace(1e-4, 1e-2, count).tolist()
    params, grads = (
        [torch.from_numpy(stack) for stack in stacks("9k", count, seed)] for seed in (0, 1)
    )
    optimizer = stepfuse.Optimizer(stepfuse.population(params, lr=rates), "adamw", threads=1)
    known = stepfuse.unstack(grads)
    return {
        "one optimizer over stacks": lambda: optimizer.step(known),
        "stepfuse.torch.AdamW, a group each": of_torch(rates, one=True),
        "torch fused, one each": of_torch(rates, one=False),
    }


def main() -> None:
    """Runs the contests, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--members", type=int, default=32)
    parser.add_argument("--models", nargs="*", choices=MODELS, default=["10k", "100k"])
    parser.add_argument("--trials", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/population.json"))
    options = parser.parse_args()
    torch.set_num_threads(1)
    rates = np.geomspace(1e-4, 1e-2, options.members).tolist()
    cases: dict[str, tuple[str, bool]] = {
        f"{way}, {options.members} members of {model}": (model, way != "call")
        for model in options.models
        for way in ("call", "new gradients")
    }
    results: dict[str, list[Timing]] = {}
    for case, (model, fresh) in track(cases.items(), "population"):
        contestants: dict[str, Callable[[], object]] = {
            "one optimizer": together(model, rates, fresh),
            "one a member": apart(model, rates, fresh),
        }
        results[case] = compete(contestants, options.rounds)
    results[f"{options.trials} trials of 9k"] = compete(
        trials(options.trials), options.rounds, clock=time.thread_time
    )
    Console().print(table(results, "of the first's"))
    save(options.out, "python " + " ".join(sys.argv), results)


if __name__ == "__main__":
    main()
