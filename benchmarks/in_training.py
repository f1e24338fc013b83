"""Steps between real backward passes: ours on torch's own threads beside torch fused and our pool.

    python benchmarks/in_training.py [--rounds 40] [--threads 2] [--busy 0] [--out FILE]
    python benchmarks/in_training.py --cases gpt9.6M,1000x1000      only these
    python benchmarks/in_training.py --busy 1 --out benchmarks/results/in_training_busy.json

A step that follows a backward pass finds torch's threads spinning, its gradients new and partly
in cache, which one that is timed by itself does not. Each contestant trains a model of its own,
equal to the others'; in a round each has its turn, in an order drawn anew: forward and backward
pass, then the step, which alone is timed. `gpt2.4M` and `gpt9.6M` are small language models of
149 tensors, `COUNTxLENGTH` is a sum of squares over so many tensors. `--busy` starts processes
that do nothing but take a processor's time.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import stepfuse.torch
import torch
from contest import Timing, in_turns, save, timings
from rich.console import Console
from rich.progress import track
from rich.table import Table
from stepfuse.interop.torch.engines import openmp_team
from torch import Tensor, nn

VOCABULARY, LENGTH, BATCH, HEADS, LAYERS = 256, 32, 2, 4, 12
WIDTHS = {"gpt2.4M": 128, "gpt9.6M": 256}
SWEEP = (
    "1x10000,1x100000,1x1000000,1x10000000,1x100000000,10x1000,10x100000,100x100,100x10000,"
    "100x100000,1000x10,1000x1000,1000x10000,10000x1,10000x100,10000x1000"
)
OURS, TORCH, POOL = "stepfuse", "torch fused", "stepfuse, pool"
Loss = Callable[[], Tensor]
Trained = tuple[Loss, torch.optim.Optimizer]


class Block(nn.Module):
    """Attention and two layers, each added to what came in: 12 tensors."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)
        self.attend, self.project = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.widen, self.narrow = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: Tensor) -> Tensor:
        """x: batch, length, width."""
        parts = self.attend(self.first(x)).chunk(3, -1)
        heads = (p.unflatten(-1, (HEADS, -1)).transpose(1, 2) for p in parts)
        seen = nn.functional.scaled_dot_product_attention(*heads, is_causal=True)
        x = x + self.project(seen.transpose(1, 2).flatten(2))
        return x + self.narrow(nn.functional.gelu(self.widen(self.second(x))))


class Gpt(nn.Module):
    """A small language model of 149 tensors."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.words, self.positions = nn.Embedding(VOCABULARY, width), nn.Embedding(LENGTH, width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(LAYERS)))
        self.last, self.head = nn.LayerNorm(width), nn.Linear(width, VOCABULARY, bias=False)

    def forward(self, words: Tensor) -> Tensor:
        """The loss of guessing each next word; words: batch, length + 1."""
        x = self.words(words[:, :-1]) + self.positions(torch.arange(LENGTH))
        guessed = self.head(self.last(self.blocks(x)))
        return nn.functional.cross_entropy(guessed.flatten(0, 1), words[:, 1:].flatten())


def model(case: str) -> tuple[list[nn.Parameter], Loss]:
    """The parameters and the loss of a case, the same each time."""
    torch.manual_seed(0)
    if case in WIDTHS:
        net = Gpt(WIDTHS[case])
        return list(net.parameters()), lambda: net(torch.randint(VOCABULARY, (BATCH, LENGTH + 1)))
    count, length = map(int, case.split("x"))
    params = [nn.Parameter(torch.randn(length)) for _ in range(count)]
    return params, lambda: torch.stack([(p * p).sum() for p in params]).sum()


def trained(case: str, name: str) -> Trained:
    """One contestant, after its first steps."""
    params, loss = model(case)
    if name == TORCH:
        optimizer: torch.optim.Optimizer = torch.optim.AdamW(params, lr=1e-4, fused=True)
    else:
        optimizer = stepfuse.torch.AdamW(params, lr=1e-4)
    torch_team_of = openmp_team.torch_team_of
    if name == POOL:  # as where torch's threads are not known
        openmp_team.torch_team_of = lambda _: None
    try:
        for _ in range(3):
            turn((loss, optimizer))
    finally:
        openmp_team.torch_team_of = torch_team_of
    return loss, optimizer


def turn(one: Trained) -> float:
    """The seconds of a step after its backward pass."""
    loss, optimizer = one
    optimizer.zero_grad()
    loss().backward()
    start = time.perf_counter()
    optimizer.step()
    return time.perf_counter() - start


def compare(case: str, rounds: int) -> list[Timing]:
    """All contestants in turns; ratios are to ours."""
    contestants = {name: trained(case, name) for name in (OURS, TORCH, POOL)}
    return timings(in_turns(contestants, turn, rounds, warm=2, shuffled=True))


@contextmanager
def neighbours(count: int) -> Iterator[None]:
    """Processes that take processors' time."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def shown(results: Mapping[str, list[Timing]]) -> Table:
    """Microseconds of each contestant, and the others' as multiples of ours."""
    table = Table("us", OURS, TORCH, POOL, "torch/ours", "10 to 90 %", "ours/pool", "of means")
    for case, (ours, theirs, pool) in results.items():
        means = [float(np.mean(one.each)) for one in (ours, pool)]
        table.add_row(
            case,
            *(f"{1e3 * one.milliseconds:.0f}" for one in (ours, theirs, pool)),
            f"{theirs.ratio:.2f}",
            f"{theirs.low:.2f} to {theirs.high:.2f}",
            f"{1.0 / pool.ratio:.2f}",
            f"{means[0] / means[1]:.2f}",
        )
    return table


def main() -> None:
    """Runs the cases, prints the table in microseconds, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cases", default=f"{','.join(WIDTHS)},{SWEEP}")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--busy", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/in_training.json"))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    results: dict[str, list[Timing]] = {}
    with neighbours(options.busy):
        cases = options.cases.split(",")  # no thread of the bar's own: it would be a neighbour
        for case in track(cases, "in training", auto_refresh=False):
            results[case] = compare(case, options.rounds)
    Console().print(shown(results))
    command = "python " + " ".join(sys.argv)
    save(options.out, command, results, torch=torch.__version__, busy=options.busy)


if __name__ == "__main__":
    main()
