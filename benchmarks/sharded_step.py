"""A sharded step with clipping beside torch's: gloo ranks of this machine, in turns in one run.

    python benchmarks/sharded_step.py [--ranks 2] [--width 512] [--rounds 12]
                                      [--wire bf16 linear8] [--feedback] [--out FILE]

ours    exchange of gradients, clip_by_global_norm + adamw of own spans, gather of parameters
torch   all_reduce, clip_grad_norm_, ZeroRedundancyOptimizer(AdamW, fused=True)
bare    the exchange and the gather alone
sweeps  the step of as many elements as a rank owns, whose pieces are all there
bf16    ours with `wire="bf16"`, and so for each wire that is asked for, with feedback or without
>f32    the exchange of gradients alone, and so `>bf16`: encoding, and bytes there and back

A round is as long as on the slowest rank; each rank has one thread.
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse
import stepfuse.torch
import torch
from contest import Step, Timing, in_turns, save, seconds_of, timing
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.step.wire import WIRES
from torch.nn import Parameter

with warnings.catch_warnings():  # its folder uses what torch itself has deprecated
    warnings.simplefilter("ignore")  # imported while there is a group, it would keep that alive
    from torch.distributed.optim import ZeroRedundancyOptimizer

distributed: Any = torch.distributed
multiprocessing: Any = torch.multiprocessing
SPEC = "clip_by_global_norm(max_norm=1.0)+adamw"
OURS, TORCH, BARE, SWEEPS = "ours", "torch", "bare", "sweeps"
FIRST = 2  # rounds that are not counted


def shapes(width: int) -> list[tuple[int, ...]]:
    """The parameters of a transformer of four layers."""
    layer = [(3 * width, width), (3 * width,), (width, width), (width,)]
    layer += [(4 * width, width), (4 * width,), (width, 4 * width)]
    return [(4096, width), (512, width), *(4 * layer), (width,)]


def with_gradients(width: int, rank: int) -> list[Parameter]:
    """Parameters, alike on all ranks, whose gradients are views of one tensor, as DDP has them."""
    common, own = torch.Generator().manual_seed(0), torch.Generator().manual_seed(1 + rank)
    params = [Parameter(0.02 * torch.randn(s, generator=common)) for s in shapes(width)]
    flat = torch.randn(sum(p.numel() for p in params), generator=own)
    for param, grad in zip(params, flat.split([p.numel() for p in params]), strict=True):
        param.grad = grad.view_as(param)
    return params


def of_torch(params: list[Parameter], ranks: int) -> Callable[[], Any]:
    """A step of torch's."""
    optimizer = ZeroRedundancyOptimizer(
        params, torch.optim.AdamW, parameters_as_bucket_view=True, fused=True
    )
    first = params[0].grad
    assert first is not None
    flat = first._base

    def step() -> None:
        distributed.all_reduce(flat)
        flat.div_(ranks)
        torch.nn.utils.clip_grad_norm_(params, 1.0)
        optimizer.step()

    return step


def of_bytes(optimizer: Any) -> Callable[[], Any]:
    """What a step of ours moves, without the step."""

    def move() -> None:
        gradients = optimizer._exchange
        gradients.leave()
        gradients.wait()
        gradients.close()
        optimizer._steps.bring_params()

    return move


def of_sweeps(width: int, ranks: int) -> Callable[[], Any]:
    """What a step of ours computes, without the others."""
    rows = -(-sum(map(math.prod, shapes(width))) // (1024 * ranks))
    generator = np.random.default_rng(0)
    pieces = [generator.standard_normal((rows, 1024), np.float32) for _ in range(ranks)]
    spec = stepfuse.chain(mean_of_ranks(ranks), *SPEC.split("+"))
    optimizer = stepfuse.Optimizer([np.zeros_like(pieces[0])], spec, threads=1)
    others = {piece(rank): [pieces[rank]] for rank in range(1, ranks)}
    return partial(optimizer.step, pieces[:1], aux=others)


def of_gradients(optimizer: Any) -> Callable[[], Any]:
    """The exchange of gradients alone."""

    def move() -> None:
        optimizer._exchange.leave()
        optimizer._exchange.wait()
        optimizer._exchange.close()

    return move


def on_rank(
    rank: int, ranks: int, store: str, width: int, rounds: int, wires: Sequence[str], feedback: bool
) -> None:
    """Times the contestants in turn; rank 0 keeps the slowest rank's seconds."""
    torch.set_num_threads(1)
    distributed.init_process_group(
        "gloo", init_method=f"file://{store}", rank=rank, world_size=ranks
    )
    optimizer = stepfuse.torch.Sharded(with_gradients(width, rank), SPEC)
    theirs = with_gradients(width, rank)
    steps = {OURS: optimizer.step, TORCH: of_torch(theirs, ranks), BARE: of_bytes(optimizer)}
    steps[SWEEPS] = of_sweeps(width, ranks)
    if wires:
        steps[">f32"] = of_gradients(optimizer)
    for wire in wires:
        params = with_gradients(width, rank)
        rounded = stepfuse.torch.Sharded(params, SPEC, wire=wire, feedback=feedback)
        steps |= {wire: rounded.step, f">{wire}": of_gradients(rounded)}

    def turn(step: Step) -> float:
        distributed.barrier()
        return seconds_of(step)

    taken = in_turns(steps, turn, rounds, warm=FIRST)
    seconds = torch.tensor(np.stack([*taken.values()]))
    distributed.all_reduce(seconds, distributed.ReduceOp.MAX)
    if not rank:
        np.save(f"{store}.npy", seconds.numpy())
    distributed.barrier()
    distributed.destroy_process_group()


def main() -> None:
    """Starts the ranks, prints milliseconds and ratios, keeps the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--ranks", type=int, default=2)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--rounds", type=int, default=12)
    rounded = [name for name, wire in WIRES.items() if wire.is_rounded]
    parser.add_argument("--wire", nargs="*", choices=rounded, default=[], metavar="WIRE")
    parser.add_argument("--feedback", action="store_true", help="of the wires")
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/sharded_step.json"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        given = options.ranks, f"{folder}/store", options.width, options.rounds, options.wire
        given = *given, options.feedback
        multiprocessing.start_processes(on_rank, given, options.ranks, start_method="fork")
        seconds = np.load(f"{folder}/store.npy")
    wires = [name for wire in options.wire for name in (wire, f">{wire}")]
    names = OURS, TORCH, BARE, SWEEPS, *([">f32"] if wires else []), *wires
    found = [timing(name, taken, seconds[0]) for name, taken in zip(names, seconds, strict=True)]
    report(options.ranks, sum(map(math.prod, shapes(options.width))), found)
    command = "python " + " ".join(sys.argv)
    save(options.out, command, {f"{options.ranks} ranks": found}, torch=torch.__version__)


def report(ranks: int, numbers: int, found: list[Timing]) -> None:
    """A line for each contestant."""
    print(f"{ranks} gloo ranks, {numbers / 1e6:.1f} million parameters")
    for one in found:
        print(
            f"{one.name:7} {one.milliseconds:8.1f} ms, {one.ratio:.2f} of ours "
            f"({one.low:.2f} to {one.high:.2f})"
        )


if __name__ == "__main__":
    main()
