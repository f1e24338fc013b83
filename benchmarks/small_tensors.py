"""Many small tensors: the call of a step, and the same with new gradients, beside torch.

    python benchmarks/small_tensors.py [--size 1000x1000] [--rounds 25] [--out FILE]

*call* steps over arrays that both know. *end to end* hands over other gradient arrays than the
step before: ours as a list to `step`, torch's as each parameter's `.grad`. *groups* is a step
with each tensor in a group of its own beside one with all in one, for 465 tensors.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import stepfuse
import torch
from contest import Step, Timing, compete, save, table
from rich.console import Console
from rich.progress import track

GROUPS = 465


def arrays(count: int, length: int) -> list[np.ndarray]:
    """Random tensors."""
    rng = np.random.default_rng(0)
    return [rng.standard_normal(length, dtype=np.float32) for _ in range(count)]


def ours(count: int, length: int, threads: int, fresh: bool) -> Step:
    """A step of stepfuse; `fresh`: with other gradients than before."""
    fused = stepfuse.Optimizer(arrays(count, length), "adamw", threads=threads)
    sets = itertools.cycle([arrays(count, length) for _ in range(1 + fresh)])
    return lambda: fused.step(next(sets))


def theirs(count: int, length: int, fresh: bool, **how: bool) -> Step:
    """A step of torch.optim.AdamW."""
    params = [torch.nn.Parameter(torch.from_numpy(a)) for a in arrays(count, length)]
    made = [[torch.from_numpy(a) for a in arrays(count, length)] for _ in range(1 + fresh)]
    sets = itertools.cycle(made)
    for param, grad in zip(params, made[0], strict=True):
        param.grad = grad
    step: Callable[[], object] = torch.optim.AdamW(params, **how).step

    def with_new() -> None:
        for param, grad in zip(params, next(sets), strict=True):
            param.grad = grad
        step()

    return with_new if fresh else step


def grouped(length: int, groups: int, threads: int) -> Step:
    """A step over the same tensors in one group, or each in its own."""
    params, grads = arrays(GROUPS, length), arrays(GROUPS, length)
    parts = [params] if groups == 1 else [[p] for p in params]
    fused = stepfuse.Optimizer([{"params": p} for p in parts], "adamw", threads=threads)
    return lambda: fused.step(grads)


def contests(size: str, threads: int) -> dict[str, Callable[[], dict[str, Step]]]:
    """The cases; the contestants of one are built when it runs."""
    count, length = map(int, size.split("x"))

    def beside_torch(fresh: bool) -> dict[str, Step]:
        return {
            "stepfuse": ours(count, length, threads, fresh),
            "torch fused": theirs(count, length, fresh, fused=True),
            "torch foreach": theirs(count, length, fresh, foreach=True),
        }

    def groups(length: int) -> dict[str, Step]:
        names = {"one group": 1, f"{GROUPS} groups": GROUPS}
        return {name: grouped(length, n, threads) for name, n in names.items()}

    return {
        f"call {size}": lambda: beside_torch(False),
        f"end to end {size}": lambda: beside_torch(True),
        f"groups {GROUPS}x1000": lambda: groups(1000),
        f"groups {GROUPS}x10000": lambda: groups(10_000),
    }


def main() -> None:
    """Runs the contests, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", default="1000x1000")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/small_tensors.json"))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    results: dict[str, list[Timing]] = {}
    for case, build in track(contests(options.size, options.threads).items(), "small tensors"):
        rounds = options.rounds * (4 if case.startswith("groups") else 1)
        results[case] = compete(build(), rounds)
    Console().print(table(results, "of the first's"))
    save(options.out, "python " + " ".join(sys.argv), results, torch=torch.__version__)


if __name__ == "__main__":
    main()
