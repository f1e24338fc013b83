"""Whole training iterations of ranks that share a wire, beside DDP: gloo ranks of this machine.

    python benchmarks/slow_wire.py [--rate 2gbit] [--ranks 2] [--batch 256] [--out FILE]

hooks   stepfuse.torch.Sharded: gradients leave while backward goes on
overlap the same, and parameters come while the next forward begins (`overlap=True`)
after   as hooks, but all gradients leave behind backward
ddp     DistributedDataParallel, clip_grad_norm_, ZeroRedundancyOptimizer(AdamW, fused=True)
alone   forward and backward, no wire and no step

The wire is the loopback of a network namespace (`wire.py`); with `--rate loopback` that of this
machine as it is. A turn is EACH iterations, and as long as on the slowest rank; each rank has one
thread.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import warnings
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse.torch
import torch
from contest import in_turns, save, seconds_of, timing
from torch import Tensor
from torch.nn import GELU, Linear, Module, Sequential
from torch.nn.parallel import DistributedDataParallel
from wire import slow, why_not

with warnings.catch_warnings():  # its folder uses what torch itself has deprecated
    warnings.simplefilter("ignore")  # imported while there is a group, it would keep that alive
    from torch.distributed.optim import ZeroRedundancyOptimizer

distributed: Any = torch.distributed
multiprocessing: Any = torch.multiprocessing
NAMES = "hooks", "overlap", "after", "ddp", "alone"
SPEC = "clip_by_global_norm(max_norm=1.0)+adamw"
FIRST = 1  # turns that are not counted
EACH = 2  # iterations of a turn
BUCKET = 4 << 20  # bytes, of ours and of DDP's, so that a small network has several

Iteration = Callable[[Tensor], Any]
End = Callable[[], Any]  # waits for what is on its way


def network(width: int, depth: int) -> Module:
    """Layers of one width, alike on all ranks."""
    torch.manual_seed(0)
    return Sequential(*(f for _ in range(depth) for f in (Linear(width, width), GELU())))


def backward(net: Module, batch: Tensor) -> None:
    """Forward and backward."""
    net(batch).square().mean().backward()


def ours(net: Module, *, by_hooks: bool = True, overlap: bool = False) -> tuple[Iteration, End]:
    """Sharded; without hooks backward keeps the gradients until the step."""
    optimizer = stepfuse.torch.Sharded(net, SPEC, bucket=BUCKET, overlap=overlap)

    def iteration(batch: Tensor) -> None:
        optimizer.zero_grad()
        if by_hooks:
            backward(net, batch)
        else:
            with optimizer.no_sync():
                backward(net, batch)
        optimizer.step()

    return iteration, optimizer.wait


def of_torch(net: Module) -> tuple[Iteration, End]:
    """DDP's buckets, torch's clipping, states sharded by ZeRO."""
    wrapped = DistributedDataParallel(
        net, gradient_as_bucket_view=True, bucket_cap_mb=BUCKET / (1 << 20)
    )
    optimizer = ZeroRedundancyOptimizer(
        wrapped.parameters(), torch.optim.AdamW, parameters_as_bucket_view=True, fused=True
    )

    def iteration(batch: Tensor) -> None:
        optimizer.zero_grad()
        backward(wrapped, batch)
        torch.nn.utils.clip_grad_norm_(wrapped.parameters(), 1.0)
        optimizer.step()

    return iteration, _nothing


def alone(net: Module) -> tuple[Iteration, End]:
    """No other rank."""

    def iteration(batch: Tensor) -> None:
        net.zero_grad()
        backward(net, batch)

    return iteration, _nothing


def _nothing() -> None:
    """All has come."""


def iterations(iteration: Iteration, end: End, batch: Tensor) -> None:
    """All of a turn."""
    for _ in range(EACH):
        iteration(batch)
    end()


def on_rank(rank: int, ranks: int, store: str, options: argparse.Namespace) -> None:
    """Times the contestants in turn; rank 0 keeps the slowest rank's seconds."""
    torch.set_num_threads(1)
    distributed.init_process_group(
        "gloo", init_method=f"file://{store}", rank=rank, world_size=ranks
    )
    nets = [network(options.width, options.depth) for _ in NAMES]
    found = [ours(nets[0]), ours(nets[1], overlap=True), ours(nets[2], by_hooks=False)]
    found += [of_torch(nets[3]), alone(nets[4])]
    numbers = count()

    def turn(one: tuple[Iteration, End]) -> float:
        torch.manual_seed(next(numbers) // len(NAMES) * ranks + rank)
        batch = torch.randn(options.batch, options.width)
        distributed.barrier()
        return seconds_of(lambda: iterations(*one, batch)) / EACH

    taken = in_turns(dict(zip(NAMES, found, strict=True)), turn, options.rounds, warm=FIRST)
    seconds = torch.tensor(np.stack([*taken.values()]))
    for each in zip(*(net.parameters() for net in nets[:3]), strict=True):
        assert all(torch.equal(each[0], one) for one in each), "bits depend on when bytes leave"
    distributed.all_reduce(seconds, distributed.ReduceOp.MAX)
    if not rank:
        np.save(f"{store}.npy", seconds.numpy())
    distributed.barrier()
    distributed.destroy_process_group()


def main() -> None:
    """Starts the ranks on the wire, prints milliseconds and ratios, keeps the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rate", default="2gbit", help="as tc writes it, or loopback")
    parser.add_argument("--ranks", type=int, default=2)
    parser.add_argument("--width", type=int, default=1024)
    parser.add_argument("--depth", type=int, default=6)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/slow_wire.json"))
    options = parser.parse_args()
    if options.rate != "loopback" and "ON_SLOW_WIRE" not in os.environ:
        if refusal := why_not(options.rate):
            sys.exit(f"{refusal}; --rate loopback measures without it")
        given = slow(options.rate, [sys.executable, *sys.argv])
        os.execvpe(given[0], given, os.environ | {"ON_SLOW_WIRE": options.rate})
    with tempfile.TemporaryDirectory() as folder:
        known = options.ranks, f"{folder}/store", options
        multiprocessing.start_processes(on_rank, known, options.ranks, start_method="fork")
        seconds = np.load(f"{folder}/store.npy")
    found = [timing(name, taken, seconds[0]) for name, taken in zip(NAMES, seconds, strict=True)]
    what = f"{options.ranks} ranks, {options.rate}"
    print(f"{what}, {options.depth * options.width * (options.width + 1) / 1e6:.1f} million")
    for one in found:
        print(
            f"{one.name:6} {one.milliseconds:8.1f} ms, {one.ratio:.2f} of hooks "
            f"({one.low:.2f} to {one.high:.2f})"
        )
    save(options.out, "python " + " ".join(sys.argv), {what: found}, torch=torch.__version__)


if __name__ == "__main__":
    main()
