"""`stepfuse.torch.AdamW` beside torch's forms of it: whole steps, as a training loop takes them.

    python benchmarks/torch_front.py [--sizes 1000x1000,1000x100,16x1000000] [--rounds 25]

*step* is `optimizer.step()` with other gradient tensors than the step before; setting them is
part of the time, the same for all. *loop* is zero_grad, backward and step of a small network.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Callable
from pathlib import Path

import stepfuse.torch
import torch
from contest import Step, Timing, compete, save, table
from rich.console import Console
from rich.progress import track

Make = Callable[[list[torch.nn.Parameter]], torch.optim.Optimizer]
MAKERS: dict[str, Make] = {
    "stepfuse": stepfuse.torch.AdamW,
    "torch fused": lambda params: torch.optim.AdamW(params, fused=True),
    "torch foreach": lambda params: torch.optim.AdamW(params, foreach=True),
    "torch for-loop": lambda params: torch.optim.AdamW(params, foreach=False),
}


def stepping(make: Make, count: int, length: int) -> Step:
    """A step with new gradients."""
    params = [torch.nn.Parameter(torch.randn(length)) for _ in range(count)]
    sets = itertools.cycle([[torch.randn(length) for _ in params] for _ in range(2)])
    optimizer = make(params)

    def step() -> None:
        for param, grad in zip(params, next(sets), strict=True):
            param.grad = grad
        optimizer.step()

    return step


def looping(make: Make, layers: int, width: int) -> Step:
    """A training loop's step over a deep and narrow network."""
    torch.manual_seed(0)
    net = torch.nn.Sequential(*(torch.nn.Linear(width, width) for _ in range(layers)))
    batch = torch.randn(4, width)
    optimizer = make(list(net.parameters()))

    def step() -> None:
        optimizer.zero_grad()
        net(batch).square().mean().backward()
        optimizer.step()

    return step


def main() -> None:
    """Runs the contests, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default="1000x1000,1000x100,16x1000000")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--against", default=",".join(list(MAKERS)[1:]))
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/torch_front.json"))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    makers = {name: MAKERS[name] for name in ("stepfuse", *options.against.split(","))}
    results: dict[str, list[Timing]] = {}
    for size in track(options.sizes.split(","), "torch front"):
        count, length = map(int, size.split("x"))
        contest = {name: stepping(make, count, length) for name, make in makers.items()}
        results[f"step {size}"] = compete(contest, options.rounds)
    contest = {name: looping(make, 200, 32) for name, make in makers.items()}
    results["loop 200 layers of 32x32"] = compete(contest, options.rounds)
    Console().print(table(results, "of ours"))
    save(options.out, "python " + " ".join(sys.argv), results, torch=torch.__version__)


if __name__ == "__main__":
    main()
