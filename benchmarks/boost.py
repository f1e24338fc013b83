"""Boost's tricks side by side: AdaSum and its roof, frozen steps, frozen training.

    python benchmarks/boost.py [--rounds 15] [--threads 2] [--only adasum,reduce,...] [--out X.json]

AdaSum: two ranks' tensors combined, beside the roof of the bytes that its two sweeps move, and
beside NumPy with f64 sums and torch. Tail: an AdamW step over 64 equal tensors of which a part has
gradients. Reduce: DimReduce's way into 32 dimensions and back, for 2 million parameters, beside
two readings of P. Training: whole steps of a stack of bottlenecks, the front half frozen.
All ratios are to the first contestant of a table, round by round.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import stepfuse
import stepfuse.torch as fused
import torch
from contest import Step, compete, save, table
from rich.console import Console
from stepfuse import boost
from stepfuse.boost.adasum_tree import AdaSumTree, adasum_pair
from stepfuse.boost.dim_reduce.projection import Projection
from stepfuse.ranks.threads import ThreadRanks
from stepfuse.tools.bench.roof import read_of, roof_of
from torch import nn

SHAPES = [(1000, 1000)] * 16
DIMENSIONS, ELEMENTS = 32, 2_000_000


def adasum(threads: int) -> dict[str, Step]:
    """A pair of ranks, 16 million elements each."""
    random = np.random.default_rng(0)
    tree = AdaSumTree(SHAPES, 2, threads=threads)
    for buffers in tree.buffers:
        for buffer in buffers:
            buffer[...] = random.normal(size=buffer.shape)
    program = stepfuse.compile(adasum_pair).variants[0].program
    ranks = [[b.copy() for b in buffers] for buffers in tree.buffers]
    tensors = [[torch.from_numpy(b) for b in buffers] for buffers in ranks]

    def by_torch() -> None:
        for a, b in zip(*tensors, strict=True):
            x, y = a.view(-1), b.view(-1)
            ab, aa, bb = x.dot(y), x.dot(x), y.dot(y)
            torch.add(a * (1 - ab / (2 * aa)), b * (1 - ab / (2 * bb)))

    return {
        "roof": roof_of(program, SHAPES, threads),
        "stepfuse": tree.combine,
        "torch, f32 sums": by_torch,
        "NumPy, f64 sums": lambda: [boost.adasum(pair) for pair in zip(*ranks, strict=True)],
    }


def reduced(dtype: torch.dtype, threads: int) -> dict[str, Step]:
    """P g, and P^T of one small vector (NumPy) or of two (all others): P in f32 or bf16."""
    torch.manual_seed(0)
    matrix = torch.randn(DIMENSIONS, ELEMENTS).to(dtype)
    vector, small = torch.randn(ELEMENTS), np.random.default_rng(0).normal(size=(2, DIMENSIONS))
    kind = {torch.float32: "f32", torch.bfloat16: "bf16"}[dtype]
    sweeps = Projection(matrix, [vector], dtype, ThreadRanks.of(1)[0], threads)
    wide, known, known_small = matrix.float().numpy(), vector.numpy(), small[0]
    words = matrix.view(torch.int32 if kind == "f32" else torch.int16).numpy().ravel()
    read = read_of(words, threads)

    def roof() -> None:
        read()
        read()

    def ours() -> None:
        sweeps.into(vector)
        sweeps.back(small[0], small[1])

    def by_torch() -> None:
        p = matrix.float() if kind == "bf16" else matrix
        torch.mv(p, vector)
        torch.mm(torch.from_numpy(small).float(), p)

    def by_numpy() -> None:  # a row at a time: P in f64 as a whole would be slower
        exact, back = known.astype(np.float64), np.zeros(ELEMENTS)
        for number, row in zip(known_small, wide, strict=True):
            row = row.astype(np.float64)
            row.dot(exact)
            back += number * row

    return {
        "P read twice": roof, "stepfuse": ours, "torch, f32 sums": by_torch,
        "NumPy, f64 sums": by_numpy,
    }  # fmt: skip


def tails(threads: int) -> dict[str, Step]:
    """Steps of AdamW over the last so many of 64 tensors of 250,000 elements."""
    del threads
    steps: dict[str, Step] = {}
    for trained in (64, 48, 32, 16):
        params = [nn.Parameter(torch.ones(500, 500)) for _ in range(64)]
        for param in params[64 - trained :]:
            param.grad = torch.ones(500, 500)
        steps[f"{trained} of 64"] = fused.AdamW(params).step
    return steps


class Bottleneck(nn.Module):
    """1x1, 3x3, 1x1, with norms, around an identity."""

    def __init__(self, width: int) -> None:
        super().__init__()
        sizes = [(width, width // 4, 1), (width // 4, width // 4, 3), (width // 4, width, 1)]
        self.convs = nn.ModuleList(nn.Conv2d(i, o, k, padding=k // 2) for i, o, k in sizes)
        self.bns = nn.ModuleList(nn.BatchNorm2d(o) for _, o, _ in sizes)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = x
        for number, (conv, bn) in enumerate(zip(self.convs, self.bns, strict=True)):
            y = bn(conv(y))
            y = y.relu() if number < 2 else y
        return (x + y).relu()


def trained(frozen: bool) -> Step:
    """Whole steps of eight bottlenecks over a batch of 32 images of 16x16, 64 channels."""
    torch.manual_seed(0)
    net = nn.Sequential(*[Bottleneck(64) for _ in range(8)])
    batch = torch.randn(32, 64, 16, 16)
    optimizer = fused.SGD(net.parameters(), lr=1e-4, momentum=0.9)
    if frozen:  # group 1 of 2 trains the latter half
        boost.GradientFreeze(2, train_strategy=[1]).apply(net, optimizer)

    def step() -> None:
        optimizer.zero_grad()
        net(batch).square().mean().backward()
        optimizer.step()

    return step


TABLES: dict[str, Callable[[int], dict[str, Step]]] = {
    "adasum": adasum,
    "reduce, f32": lambda threads: reduced(torch.float32, threads),
    "reduce, bf16": lambda threads: reduced(torch.bfloat16, threads),
    "tail": tails,
    "training": lambda _: {"all": trained(False), "front half frozen": trained(True)},
}


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--only", default=",".join({name.partition(",")[0]: 0 for name in TABLES}))
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    clock = time.thread_time if options.threads == 1 else time.perf_counter  # no neighbours' time
    wanted = options.only.split(",")
    found = {
        name: compete(make(options.threads), options.rounds, clock=clock)
        for name, make in TABLES.items()
        if name.partition(",")[0] in wanted
    }
    Console().print(table(found, "of the first"))
    if options.out:
        command = f"python benchmarks/boost.py --threads {options.threads}"
        save(options.out, command, found, rounds=options.rounds)


if __name__ == "__main__":
    main()
