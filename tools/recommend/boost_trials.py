"""Boost's tricks on a network, each alone and as a level: a training step's time and memory.

A turn is STEPS training steps, since a trick may do another thing in each of them. Contestants
take turns in an order that is drawn anew each round; the first is the plain step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...boost.auto_boost import AutoBoost
from ...boost.levels import LEVELS
from ...boost.settings import SWITCHES
from ...ir.errors import StepfuseError, WrongUsage, needed
from ..bench.contest import Timing, compete
from .boost_subject import BoostSubject

with needed("stepfuse recommend --boost"):
    import torch

    from ...interop.torch import AdamW

STEPS = 10  # of a turn
PARTS = 5  # small batches of an accumulated step: a turn has whole ones
PLAIN = "plain"

# Seed 1 draws groups 4, 2 and 9 of ten for three steps of ten: 5 on average, as of a long sequence.
_SETTINGS: dict[str, dict[str, Any]] = {
    "grad_freeze": {"total_steps": STEPS, "seed": 1},
    "grad_accumulation": {"grad_accumulation_step": PARTS},
}


@dataclass(frozen=True, slots=True)
class BoostTrials:
    """Times of tricks that apply, bytes that each keeps for backward, and why others do not."""

    level: str
    timings: tuple[Timing, ...]  # of a turn; the first is the plain step
    kept: Mapping[str, int]  # bytes, the most of a turn's steps
    reasons: Mapping[str, str]


class BoostTurn:
    """A copy of the network with its tricks, and its turn."""

    def __init__(self, subject: BoostSubject, level: str, switched: Mapping[str, bool]) -> None:
        network = subject.copied()
        optimizer = AdamW([p for p in network.parameters() if p.requires_grad], lr=1e-6)
        mode = {"mode": "manual", **switched} if switched else {}
        made = AutoBoost(level, {"boost": mode, **_SETTINGS})
        self._subject = subject
        self._network, self._optimizer = made.network_auto_process_train(network, optimizer)

    def __call__(self) -> None:
        """STEPS training steps."""
        for _ in range(STEPS):
            self._step()

    def kept(self) -> int:
        """The bytes that autograd keeps for backward, the most of a turn's steps."""
        return max(self._step_kept() for _ in range(STEPS))

    def _step(self) -> None:
        self._optimizer.zero_grad()
        self._subject.loss(self._network, self._subject.batch).backward()
        self._optimizer.step()

    def _step_kept(self) -> int:
        """Distinct storages, without those of parameters and buffers, which are there anyway."""
        saved: dict[int, int] = {}

        def seen(tensor: torch.Tensor) -> torch.Tensor:
            storage = tensor.untyped_storage()
            saved[storage.data_ptr()] = storage.nbytes()
            return tensor

        with torch.autograd.graph.saved_tensors_hooks(seen, lambda tensor: tensor):
            self._step()
        own = [*self._network.parameters(), *self._network.buffers()]
        for tensor in own:
            saved.pop(tensor.untyped_storage().data_ptr(), None)
        return sum(saved.values())


def trials(subject: BoostSubject, level: str, rounds: int, seconds: float) -> BoostTrials:
    """Each trick alone and the level's set, beside the plain step. Raises WrongUsage."""
    if level not in LEVELS:
        raise WrongUsage(f"--level: no level '{level}'; there are {', '.join(LEVELS)}")
    wanted: dict[str, tuple[str, dict[str, bool]]] = {PLAIN: ("O0", {})}
    wanted |= {name: ("O0", {name: True}) for name in SWITCHES}
    wanted |= {level: (level, {})} if any(LEVELS[level].values()) else {}
    turns: dict[str, BoostTurn] = {}
    reasons: dict[str, str] = {}
    for name, (base, switched) in wanted.items():
        try:
            turns[name] = BoostTurn(subject, base, switched)
        except StepfuseError as error:
            reasons[name] = str(error).partition("\n")[0]
    kept = {name: turn.kept() for name, turn in turns.items()}
    timings = compete(turns, rounds, warm=0, seconds=seconds)
    return BoostTrials(level, tuple(timings), kept, reasons)
