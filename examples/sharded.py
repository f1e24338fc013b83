"""Ranks train a network on scikit-learn's digits, and share its optimizer.

    torchrun --nproc-per-node 2 examples/sharded.py [--epochs 4] [--out demo]

Each rank has every other image and keeps a part of the optimizer's states. Rank 0 then does alone
what all have done together, compares the bits, and draws the losses of its images.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse.torch
import torch
from parts.network import digits
from parts.plots import draw
from stepfuse.ranks.combine import mean_of_ranks, piece
from torch.nn.functional import cross_entropy

SPEC = stepfuse.chain("clip_by_global_norm(max_norm=1.0)", "adamw(lr=0.002)")
BATCH = 128  # of all ranks
distributed: Any = torch.distributed
Batch = tuple[torch.Tensor, torch.Tensor]


def network() -> torch.nn.Module:
    """Dense layers, the same on every rank."""
    torch.manual_seed(0)
    linear, relu = torch.nn.Linear, torch.nn.ReLU
    return torch.nn.Sequential(linear(64, 512), relu(), linear(512, 256), relu(), linear(256, 10))


def batches(rank: int, count: int, epochs: int) -> Iterator[Batch]:
    """A rank's images and labels, step by step."""
    images, labels = digits().train
    for epoch in range(epochs):
        order = np.random.default_rng(epoch).permutation(len(labels))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            mine = order[first : first + BATCH][rank::count]
            yield torch.from_numpy(images[mine]), torch.from_numpy(labels[mine])


def gradients(model: torch.nn.Module, batch: Batch) -> float:
    """Leaves the gradients of a batch in the parameters, and gives its loss."""
    model.zero_grad()
    loss = cross_entropy(model(batch[0]), batch[1])
    loss.backward()
    return loss.item()


class Run:
    """A model, and what was seen on the way."""

    def __init__(self) -> None:
        self.model = network()
        self.losses: list[float] = []
        self.seconds: list[float] = []

    def step(self, optimizer: torch.optim.Optimizer, loss: float, **inputs: Any) -> None:
        """Steps, and takes the time."""
        begin = time.perf_counter()
        optimizer.step(**inputs)
        self.seconds.append(time.perf_counter() - begin)
        self.losses.append(loss)


def together(rank: int, count: int, epochs: int) -> Run:
    """What ranks do, each with its own images."""
    run = Run()
    optimizer = stepfuse.torch.Sharded(run.model, SPEC)
    for batch in batches(rank, count, epochs):
        run.step(optimizer, gradients(run.model, batch))
    if not rank:
        print(optimizer.explain())
    return run


def alone(count: int, epochs: int) -> Run:
    """What one process does that has all images, rank after rank."""
    run = Run()
    spec = stepfuse.chain(mean_of_ranks(count), SPEC) if count > 1 else SPEC
    optimizer = stepfuse.torch.Optimizer(run.model.parameters(), spec)
    params = list(run.model.parameters())
    for every in zip(*(batches(rank, count, epochs) for rank in range(count)), strict=True):
        pieces, loss = {}, 0.0
        for rank in reversed(range(count)):  # rank 0's gradients stay in the parameters
            loss = gradients(run.model, every[rank])
            pieces[piece(rank)] = [param.grad for param in params]
        del pieces[piece(0)]
        run.step(optimizer, loss, **({"aux": pieces} if pieces else {}))
    return run


def main() -> None:
    """Trains, compares and draws."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--out", type=Path, default=Path("demo"))
    options = parser.parse_args()
    torch.set_num_threads(1)  # of gradients too: another number of threads has other bits
    is_one_of_many = "RANK" in os.environ
    if is_one_of_many:
        distributed.init_process_group("gloo")
    count = distributed.get_world_size() if is_one_of_many else 1
    rank = distributed.get_rank() if is_one_of_many else 0
    mine = together(rank, count, options.epochs)
    if is_one_of_many:
        distributed.barrier()
        distributed.destroy_process_group()
    if not rank:
        report(count, mine, alone(count, options.epochs), options.out)


def report(count: int, ours: Run, theirs: Run, out: Path) -> None:
    """Compares the bits, and draws both; exits with 1 where bits differ."""
    same = all(map(torch.equal, ours.model.parameters(), theirs.model.parameters()))
    images, labels = (torch.from_numpy(a) for a in digits().test)
    right = (ours.model(images).argmax(1) == labels).float().mean().item()
    print(f"loss {ours.losses[0]:.4f} -> {ours.losses[-1]:.4f}, accuracy {right:.4f}")
    print(f"{len(ours.losses)} steps: one process has", "the same bits" if same else "OTHER BITS")
    named = {f"{count} ranks": ours, "one process": theirs}
    curves: dict[str, Sequence[float]] = {name: run.losses for name, run in named.items()}
    seconds: dict[str, Sequence[float]] = {name: run.seconds for name, run in named.items()}
    out.mkdir(parents=True, exist_ok=True)
    axes = {"xlabel": "step", "ylabel": "training loss", "yscale": "log"}
    print(f"plot: {draw(curves, seconds, out / 'sharded.png', **axes)}")
    if not same:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
