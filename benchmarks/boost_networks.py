"""Boost's tricks on ResNet-50, each alone and the levels: a training step's time and memory.

    python benchmarks/boost_networks.py [--minutes 9] [--threads 2] [--image 64] [--batch 32]
        [--out benchmarks/results/boost_networks.json]

A turn is ten training steps, since a trick may do another thing in each; contestants take turns in
an order that is drawn anew each round, and ratios are to O0, round by round. The profile is of the
medians of forward, backward and the optimizer. Memory is of the distinct tensors that autograd
saves, the most of ten steps, and of the optimizer's states. AdaSum, and O2 for its sake, have a
second rank that does what this one does: its own part is counted, no network between ranks.
DimReduce is not here: P of 32 components is 3 GB; benchmarks/boost.py measures its own part.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Any

import stepfuse.torch as fused
import torch
from contest import compete, write
from rich.console import Console
from rich.table import Table
from stepfuse import boost
from stepfuse.ranks.protocol import CompletedHandle

sys.path.insert(0, str(Path(__file__).parents[1]))
from examples.networks.resnet import resnet50

STEPS = 10
PARTS = 5  # small batches of an accumulated step
PHASES = ("forward", "backward", "optimizer")
# Seed 1 draws later groups for three steps of ten: the first is group 4, then 2 and 9.
SECTIONS: dict[str, dict[str, Any]] = {
    "common": {"device_number": 1},
    "grad_freeze": {"total_steps": STEPS, "seed": 1},
    "grad_accumulation": {"grad_accumulation_step": PARTS},
}
NORMS = {"fn_flag": False, "gc_flag": False}
HALF = {"param_groups": 2, "freeze_type": 0, "freeze_p": 0.0, "total_steps": 1}


class TwinRanks:
    """Two ranks, of which the other one does what this one does."""

    count, rank = 2, 0

    def gather(
        self, own: torch.Tensor, into: Sequence[torch.Tensor], phase: str
    ) -> CompletedHandle:
        """This rank's, twice."""
        for one in into:
            one.copy_(own)
        return CompletedHandle()


def alone(switch: str, **section: Any) -> tuple[str, dict[str, Any]]:
    """The level and settings of one trick."""
    return "O0", {"boost": {"mode": "manual", switch: True}, **SECTIONS, **section}


CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "O0": ("O0", SECTIONS),
    "less_bn, norms alone": alone("less_bn", less_bn=NORMS),
    "less_bn": alone("less_bn"),
    "grad_freeze": alone("grad_freeze"),
    "grad_freeze, half in every step": alone("grad_freeze", grad_freeze=HALF),
    "grad_accumulation": alone("grad_accumulation"),
    "adasum, twin ranks": alone("adasum"),
    "loss_scale_group": alone("loss_scale_group"),
    "O1": ("O1", SECTIONS),
    "O2, twin ranks": ("O2", SECTIONS),
}


class NetworkTurn:
    """A network with tricks, its steps, and how long each phase of them took."""

    def __init__(
        self, name: str, image: int, batch: int, steps: int, clock: Callable[[], float]
    ) -> None:
        torch.manual_seed(0)
        self.steps = steps
        self.network, self.clock = resnet50(classes=10), clock
        given = fused.SGD(self.network.parameters(), lr=1e-4, momentum=0.9)
        made = boost.AutoBoost(*CASES[name])
        _, self.optimizer = made.network_auto_process_train(self.network, given)
        self.images, self.labels = torch.randn(batch, 3, image, image), torch.randint(10, (batch,))
        self.phases: list[list[float]] = []

    def __call__(self) -> None:
        """So many steps."""
        spent = [0.0, 0.0, 0.0]
        for _ in range(self.steps):
            self.optimizer.zero_grad()
            times = [self.clock()]
            loss = torch.nn.functional.cross_entropy(self.network(self.images), self.labels)
            times.append(self.clock())
            loss.backward()
            times.append(self.clock())
            self.optimizer.step()
            times.append(self.clock())
            spent = [s + b - a for s, a, b in zip(spent, times, times[1:], strict=False)]
        self.phases.append([1e3 * one / self.steps for one in spent])

    def kept(self) -> int:
        """The bytes that autograd saves, the most of its steps."""
        own = {p.untyped_storage().data_ptr() for p in self.network.parameters()}
        most = 0
        for _ in range(self.steps):
            saved: dict[int, int] = {}

            def seen(tensor: torch.Tensor, saved: dict[int, int] = saved) -> torch.Tensor:
                storage = tensor.untyped_storage()
                saved[storage.data_ptr()] = storage.nbytes()
                return tensor

            self.optimizer.zero_grad()
            with torch.autograd.graph.saved_tensors_hooks(seen, lambda tensor: tensor):
                loss = torch.nn.functional.cross_entropy(self.network(self.images), self.labels)
            most = max(most, sum(size for place, size in saved.items() if place not in own))
            loss.backward()
            self.optimizer.step()
        return most

    def states(self) -> int:
        """The bytes of the optimizer's states."""
        held = [one for state in self.optimizer.state.values() for one in state.values()]
        return sum(one.nbytes for one in held if isinstance(one, torch.Tensor))


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=9.0, help="no round begins after")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--image", type=int, default=64)
    parser.add_argument("--steps", type=int, default=STEPS, help="of a round")
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--only", nargs="*", default=[*CASES], choices=[*CASES], metavar="CASE")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    end = time.monotonic() + 60 * options.minutes
    torch.set_num_threads(options.threads)
    sys.modules[boost.AdaSum.__module__].ranks_of_process = TwinRanks
    clock = time.thread_time if options.threads == 1 else time.perf_counter  # no neighbours' time
    names = list(dict.fromkeys(["O0", *options.only]))
    asked = options.image, options.batch, options.steps
    turns = {name: NetworkTurn(name, *asked, clock) for name in names}
    memory = {name: (turn.kept(), turn.states()) for name, turn in turns.items()}
    left = max(0.0, end - time.monotonic())
    timings = compete(turns, options.rounds, warm=0, seconds=left, clock=clock)
    shown = Table("case", "ms a step", "of O0", "10 % to 90 %", *PHASES, "saved, MB", "states, MB")
    rows: list[dict[str, Any]] = []
    for one in timings:
        phases = [median(part) for part in zip(*turns[one.name].phases, strict=True)]
        kept, states = memory[one.name]
        rows.append({**asdict(one), "kept": kept, "states": states,
                     **dict(zip(PHASES, phases, strict=True))})  # fmt: skip
        shown.add_row(
            one.name, f"{one.milliseconds / options.steps:.0f}", f"{one.ratio:.2f}",
            f"{one.low:.2f} to {one.high:.2f}", *(f"{p:.0f}" for p in phases),
            f"{kept / 1e6:.0f} ({kept / memory['O0'][0]:.2f})", f"{states / 1e6:.0f}",
        )  # fmt: skip
    Console(width=130).print(shown)
    print(f"{timings[0].rounds} rounds of {options.steps} steps, {options.threads} threads")
    if options.out:
        command = f"python benchmarks/boost_networks.py --threads {options.threads}"
        write(options.out, command, rows, rounds=timings[0].rounds, steps=options.steps)


if __name__ == "__main__":
    main()
