"""`stepfuse.torch.LBFGS` beside torch's: whole steps, and a direction alone, f32.

    python benchmarks/lbfgs.py [--sizes 1e3,1e5,4e6] [--history 10] [--threads 1,2] [--rounds 25]

*step* is `optimizer.step(closure)` of five iterations without a line search; the closure multiplies
the parameter by a diagonal, for both. *direction* is what lies between two gradients: the new pair
and -H g; torch's is the two loops in calls of torch, as many and of the same arrays as its own.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import stepfuse.torch
import torch
from contest import Step, Timing, compete, save, table
from rich.console import Console
from rich.progress import track
from stepfuse.minimization.pairs import Pairs

OURS, TORCHS = "stepfuse", "torch"
RATE = 0.03  # small, so that gradients stay gradients over some hundred steps


def stepping(kind: Callable[..., torch.optim.Optimizer], size: int, history: int) -> Step:
    """A step down a quadratic, with as many pairs as there can be."""
    param = torch.nn.Parameter(torch.linspace(1, 2, size))
    curves, param.grad = torch.linspace(1, 3, size).flip(0), torch.zeros(size)
    options: dict[str, Any] = {"tolerance_grad": 0.0, "tolerance_change": -1.0, "lr": RATE}
    optimizer = kind([param], max_iter=5, history_size=history, **options)

    def closure() -> float:
        torch.mul(param.detach(), curves, out=param.grad)
        return 0.0

    for _ in range(history + 2):
        optimizer.step(closure)
    return lambda: optimizer.step(closure)


def directions(size: int, history: int, threads: int) -> dict[str, Step]:
    """The same pairs, gradients and direction for both."""
    torch.manual_seed(0)
    steps = [torch.randn(size) for _ in range(history)]
    changes = [s + 0.1 * torch.randn(size) for s in steps]
    grad, before, last = torch.randn(size), torch.randn(size), torch.randn(size)
    pairs = Pairs(size, "f4", history, threads)
    arrays = [[one.numpy() for one in part] for part in (steps, changes)]
    pairs.restore(*arrays, before.numpy(), None)

    def ours() -> None:
        pairs.direction[:1] = 1.0  # that it is not all zero is all that matters
        pairs.add(grad.numpy(), before.numpy(), RATE, -1e30)
        pairs.descend(grad.numpy())

    def torchs() -> None:
        y, s = grad.sub(before), last.mul(RATE)
        scale, weights = y.dot(s) / y.dot(y), [1.0 / size] * history
        q, alphas = grad.neg(), [0.0] * history
        for n in reversed(range(history)):
            alphas[n] = (steps[n].dot(q) * weights[n]).item()
            q.add_(changes[n], alpha=-alphas[n])
        r = q.mul(scale)
        for n in range(history):
            beta = (changes[n].dot(r) * weights[n]).item()
            r.add_(steps[n], alpha=alphas[n] - beta)
        before.copy_(before)  # as torch keeps the gradient
        grad.dot(r)

    return {OURS: ours, TORCHS: torchs}


def main() -> None:
    """Runs the cases, prints a table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default="1e3,1e5,4e6")
    parser.add_argument("--history", type=int, default=10)
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/lbfgs.json"))
    options = parser.parse_args()
    results: dict[str, list[Timing]] = {}
    cases = [
        (size, int(t)) for t in options.threads.split(",") for size in options.sizes.split(",")
    ]
    for size, threads in track(cases, "L-BFGS", auto_refresh=False):
        torch.set_num_threads(threads)
        count, where = int(float(size)), f"{size}, {threads} threads"
        kinds = {OURS: stepfuse.torch.LBFGS, TORCHS: torch.optim.LBFGS}
        steps = {name: stepping(kind, count, options.history) for name, kind in kinds.items()}
        results[f"step, {where}"] = compete(steps, options.rounds)
        found = directions(count, options.history, threads)
        results[f"direction, {where}"] = compete(found, options.rounds)
    Console().print(table(results, "time beside ours"))
    command = "python " + " ".join(sys.argv)
    save(options.out, command, results, torch=torch.__version__, history=options.history)


if __name__ == "__main__":
    main()
