"""Ranks that each train a network on their own share of digits: what two examples have alike."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from parts.network import digits
from parts.plots import draw
from stepfuse.ranks.of_torch import TorchRanks
from stepfuse.ranks.threads import on_threads
from torch.nn.functional import cross_entropy

BATCH = 32  # of each rank
distributed: Any = torch.distributed


@dataclass
class Run:
    """What a rank has seen, and its model's accuracy at the end."""

    losses: list[float] = field(default_factory=list[float])
    seconds: list[float] = field(default_factory=list[float])
    accuracy: float = 0.0


def network() -> torch.nn.Module:
    """Dense layers: ranks begin alike whatever this draws, with rank 0's."""
    linear, relu = torch.nn.Linear, torch.nn.ReLU
    return torch.nn.Sequential(linear(64, 512), relu(), linear(512, 256), relu(), linear(256, 10))


def batches(rank: int, count: int, steps: int) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
    """Of a rank's own images, of which no other rank has any."""
    images, labels = (torch.from_numpy(a[rank::count]) for a in digits().train)
    drawn = np.random.default_rng(rank)
    for _ in range(steps):
        some = drawn.choice(len(labels), BATCH, replace=False)
        yield images[some], labels[some]


def trained(ranks: Any, model: torch.nn.Module, optimizer: Any, steps: int) -> Run:
    """Trains, and tells how it goes."""
    run = Run()
    for n, (images, labels) in enumerate(batches(ranks.rank, ranks.count, steps), 1):
        optimizer.zero_grad()
        loss = cross_entropy(model(images), labels)
        loss.backward()
        begin = time.perf_counter()
        optimizer.step()
        run.seconds.append(time.perf_counter() - begin)
        run.losses.append(loss.item())
        if not ranks.rank and (n % max(1, steps // 6) == 0 or n == steps):
            print(f"step {n:4} of {steps}: loss {np.mean(run.losses[-50:]):.4f} of rank 0")
    images, labels = (torch.from_numpy(a) for a in digits().test)
    run.accuracy = (model(images).argmax(1) == labels).float().mean().item()
    return run


def arguments(doc: str, steps: int) -> argparse.Namespace:
    """The options of both."""
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    parser.add_argument("--steps", type=int, default=steps)
    parser.add_argument("--ranks", type=int, default=4)
    parser.add_argument("--engine", choices=("gloo", "threads"), default="gloo")
    parser.add_argument("--out", type=Path, default=Path("demo"))
    return parser.parse_args()


def of_all_ranks(work: Callable[[Any, int], Run], options: argparse.Namespace) -> list[Run]:
    """What `work(ranks, steps)` gives on each: on processes joined by gloo, or on threads."""
    torch.set_num_threads(1)
    if options.engine == "threads":
        return on_threads(options.ranks, lambda ranks: work(ranks, options.steps))
    with tempfile.TemporaryDirectory() as folder:
        known = work, options.ranks, options.steps, folder
        torch.multiprocessing.spawn(_process, known, options.ranks)
        found = (np.load(f"{folder}/{rank}.npz") for rank in range(options.ranks))
        return [Run([*one["losses"]], [*one["seconds"]], float(one["accuracy"])) for one in found]


def _process(
    rank: int, work: Callable[[Any, int], Run], count: int, steps: int, folder: str
) -> None:
    torch.set_num_threads(1)
    where = f"file://{folder}/store"
    distributed.init_process_group("gloo", init_method=where, rank=rank, world_size=count)
    run = work(TorchRanks(), steps)
    np.savez(f"{folder}/{rank}.npz", **vars(run))
    distributed.barrier()
    distributed.destroy_process_group()


def report(runs: list[Run], name: str, out: Path) -> None:
    """Prints each rank's accuracy, and draws two ranks' losses."""
    for rank, run in enumerate(runs):
        print(
            f"rank {rank}: loss {run.losses[0]:.4f} -> {np.mean(run.losses[-50:]):.4f}, "
            f"accuracy {run.accuracy:.4f} on images that no rank has seen"
        )
    out.mkdir(parents=True, exist_ok=True)
    curves: dict[str, Sequence[float]] = {
        f"rank {rank}": run.losses for rank, run in enumerate(runs[:2])
    }
    seconds: dict[str, Sequence[float]] = {
        f"rank {rank}": run.seconds for rank, run in enumerate(runs[:2])
    }
    axes = {"xlabel": "step", "ylabel": "training loss", "yscale": "log"}
    print(f"plot: {draw(curves, seconds, out / f'{name}.png', **axes)}")
