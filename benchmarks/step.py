"""A step of ours beside torch's: fused, foreach and for-loop, and the machine's own limit.

    python benchmarks/step.py [--sizes 1e7,1e8,1000x1000,2000x17] [--rounds 15] [--out FILE]

The *roof* is a step with the same streams as AdamW (four read, three written) and one
addition a stream, compiled by the same compiler: what memory allows.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
import stepfuse
import torch
from contest import Step, Timing, compete, save
from rich.console import Console
from rich.table import Table
from stepfuse import optimizer, update, zeros

SIZES = "1e7,1e8,1000x1000,2000x17"


@optimizer
def roof(param, grad, m=zeros, v=zeros):
    """The same traffic as AdamW with next to no arithmetic."""
    return update(param=param + grad, m=m + grad, v=v + grad)


def shapes(size: str) -> list[tuple[int, ...]]:
    """`1e7` is one tensor, `1000x1000` a thousand of a thousand elements."""
    if "x" in size:
        count, length = map(int, size.split("x"))
        return [(length,)] * count
    return [(int(float(size)),)]


def matrices(size: str) -> list[tuple[int, ...]]:
    """The same number of elements as matrices, for what has row and column states."""
    if "x" in size:
        return [(max(1, n // 25), min(25, n)) for (n,) in shapes(size)]
    return [(max(1, n // 4096), min(4096, n)) for (n,) in shapes(size)]


def ours(name: str | object, dims: list[tuple[int, ...]], threads: int, **hypers: float) -> Step:
    """A step over NumPy arrays."""
    rng = np.random.default_rng(0)
    params = [rng.standard_normal(d, dtype=np.float32) for d in dims]
    grads = [rng.standard_normal(d, dtype=np.float32) * np.float32(1e-2) for d in dims]
    fused = stepfuse.Optimizer(params, name, threads=threads, **hypers)
    return lambda: fused.step(grads)


def theirs(dims: list[tuple[int, ...]]) -> list[torch.nn.Parameter]:
    """Parameters with gradients."""
    torch.manual_seed(0)
    params = [torch.nn.Parameter(torch.randn(d)) for d in dims]
    for param in params:
        param.grad = torch.randn_like(param) * 1e-2
    return params


def torch_adamw(dims: list[tuple[int, ...]], **how: bool) -> Step:
    """torch.optim.AdamW in one of its forms."""
    return torch.optim.AdamW(theirs(dims), **how).step


@torch.no_grad()
def _lamb(params: list[torch.nn.Parameter], m: list, v: list, t: list[int]) -> None:
    """LAMB as training libraries write it: Adam's direction, decay, two norms, a ratio."""
    t[0] += 1
    for p, a, b in zip(params, m, v, strict=True):
        a.mul_(0.9).add_(p.grad, alpha=0.1)
        b.mul_(0.999).addcmul_(p.grad, p.grad, value=0.001)
        root = (b.sqrt() / (1 - 0.999 ** t[0]) ** 0.5).add_(1e-6)
        direction = (a / (1 - 0.9 ** t[0])).div_(root)
        direction.add_(p, alpha=0.01)
        long, wide = p.norm(2.0), direction.norm(2.0)
        one = torch.ones_like(long)
        ratio = torch.where(long > 0, torch.where(wide > 0, long / wide, one), one)
        p.add_(direction.mul_(ratio), alpha=-1e-3)


def torch_lamb(dims: list[tuple[int, ...]]) -> Step:
    """LAMB as one writes it in torch, tensor after tensor."""
    params = theirs(dims)
    m = [torch.zeros_like(p) for p in params]
    v = [torch.zeros_like(p) for p in params]
    t = [0]
    return lambda: _lamb(params, m, v, t)


def contests(size: str, threads: int) -> dict[str, dict[str, Step]]:
    """The cases of one size; each is built when it runs and gone before the next."""
    dims = shapes(size)
    return {
        f"adamw {size}": {
            "stepfuse": ours("adamw", dims, threads),
            "roof": ours(roof, dims, threads),
            "torch fused": torch_adamw(dims, fused=True),
            "torch foreach": torch_adamw(dims, foreach=True),
            "torch for-loop": torch_adamw(dims, foreach=False),
        },
    }


def others(size: str, threads: int) -> dict[str, dict[str, Step]]:
    """LAMB and Adafactor beside their for-loops."""
    dims = matrices(size)
    loop = torch.optim.Adafactor(theirs(dims), foreach=False).step
    return {
        f"lamb {size}": {
            "stepfuse": ours("lamb", dims, threads, weight_decay=0.01),
            "torch for-loop": torch_lamb(dims),
        },
        f"adafactor {size}": {"stepfuse": ours("adafactor", dims, threads), "torch for-loop": loop},
    }


def main() -> None:
    """Runs the contests, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/step.json"))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    console, results = Console(), dict[str, list[Timing]]()
    for size in options.sizes.split(","):
        cases = contests(size, options.threads)
        if size != "1e8":  # the for-loops would need 10 GB of temporaries
            cases |= others(size, options.threads)
        for case, contestants in cases.items():
            with console.status(f"{case}: {', '.join(contestants)}"):
                results[case] = compete(contestants, options.rounds)
        del cases
    console.print(table(results))
    save(options.out, "python " + " ".join(sys.argv), results, torch=torch.__version__)


def table(results: dict[str, list[Timing]]) -> Table:
    """Medians, and each one's time as a multiple of ours."""
    shown = Table("case", "contestant", "ms", "of our time", "10 % to 90 %")
    for case, timings in results.items():
        for timing in timings:
            spread = f"{timing.low:.2f} to {timing.high:.2f}"
            shown.add_row(
                case, timing.name, f"{timing.milliseconds:.3f}", f"{timing.ratio:.2f}", spread
            )
            case = ""
    return shown


if __name__ == "__main__":
    main()
