"""Clipping and AdamW over many small DTensors, beside torch's `clip_grad_norm_` and fused AdamW.

    python benchmarks/sharded_tensors.py [--size 400x64x32] [--rounds 25] [--out FILE]
    torchrun --nproc-per-node 2 benchmarks/sharded_tensors.py
    torchrun --nproc-per-node 2 benchmarks/sharded_tensors.py --size 8x512x512 --muon

Parameters are sharded by rows over all ranks, as `fully_shard` leaves them. Each step has other
gradients than the one before. Rank 0 prints its times; all begin a step behind a barrier.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Callable
from pathlib import Path

import stepfuse.torch
import torch
from contest import Step, Timing, in_turns, save, seconds_of, table, timings
from rich.console import Console
from torch import distributed
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.tensor import Shard, distribute_tensor

CLIP = 1.0
WARM = 2  # rounds


def begun() -> DeviceMesh:
    """A mesh of all ranks, or of this process alone."""
    if "RANK" in os.environ:
        distributed.init_process_group("gloo")
    else:
        store = distributed.HashStore()
        distributed.init_process_group("gloo", store=store, rank=0, world_size=1)
    return init_device_mesh("cpu", (distributed.get_world_size(),))


def tensors(size: str, mesh: DeviceMesh) -> list[torch.Tensor]:
    """Random tensors, cut by rows."""
    count, *shape = map(int, size.split("x"))
    made = torch.Generator().manual_seed(0)
    drawn = (torch.randn(shape, generator=made) for _ in range(count))
    return [distribute_tensor(one, mesh, [Shard(0)]) for one in drawn]


def contestant(size: str, mesh: DeviceMesh, make: Callable[..., Callable[[], object]]) -> Step:
    """A step of an optimizer over parameters of its own, with gradients in turns."""
    params = [torch.nn.Parameter(one) for one in tensors(size, mesh)]
    sets = itertools.cycle([tensors(size, mesh) for _ in range(2)])
    step = make(params)

    def run() -> None:
        for param, grad in zip(params, next(sets), strict=True):
            param.grad = grad
        step()

    return run


def compete(steps: dict[str, Step], rounds: int) -> list[Timing]:
    """The contest of `contest.py` where every rank has to take as many steps as the others."""

    def turn(step: Step) -> float:
        step()
        distributed.barrier()
        return seconds_of(step)

    return timings(in_turns(steps, turn, rounds, warm=WARM))


def ours(params: list[torch.nn.Parameter]) -> Callable[[], object]:
    """Clips and steps in one."""
    chain = "clip_by_global_norm+adamw"
    return stepfuse.torch.Optimizer(params, chain, lr=1e-3, max_norm=CLIP).step


def theirs(params: list[torch.nn.Parameter]) -> Callable[[], object]:
    """Clips, then steps."""
    optimizer = torch.optim.AdamW(params, lr=1e-3, fused=True)

    def step() -> None:
        torch.nn.utils.clip_grad_norm_(params, CLIP)
        optimizer.step()

    return step


def main() -> None:
    """Runs the contest, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", default="400x64x32")
    parser.add_argument("--muon", action="store_true", help="Muon in place of clipping and AdamW")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/sharded_tensors.json"))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    mesh = begun()
    both = {"stepfuse": ours, "clip_grad_norm_ and torch fused": theirs}
    if options.muon:
        both = {
            "stepfuse.torch.Muon": lambda params: stepfuse.torch.Muon(params, lr=0.02).step,
            "torch.optim.Muon": lambda params: torch.optim.Muon(params, lr=0.02).step,
        }
    steps = {name: contestant(options.size, mesh, make) for name, make in both.items()}
    case = f"{options.size} on {distributed.get_world_size()} ranks"
    results: dict[str, list[Timing]] = {case: compete(steps, options.rounds)}
    if distributed.get_rank() == 0:
        Console().print(table(results, "of the first's"))
        save(options.out, "python " + " ".join(sys.argv), results, torch=torch.__version__)
    distributed.destroy_process_group()


if __name__ == "__main__":
    main()
