"""The life of a rank until one is lost: it steps arrays, or parameters of torch, and saves."""

from __future__ import annotations

import datetime
import json
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import stepfuse as sf
import stepfuse.torch
import torch
from stepfuse.ranks.of_torch import TorchRanks
from stepfuse.ranks.protocol import RanksError
from torch import distributed

from tests.ranks.replicas import Array, arrays

COUNT = 3
SHAPES = ((300, 200), (40_000,), (7,), (128, 64))
EVERY = 10  # steps between saves
BUCKET = 100_000  # bytes of torch's gradients: three buckets
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"overlap": True},
    {"free_gradients": True},
    {"overlap": True, "free_gradients": True, "repeatable": True},
)
BACKWARD, COMING = "backward", "parameters come"
PLACES = (BACKWARD, "the exchange of", "step ", "the gather of", COMING, "a save")
_distributed: Any = distributed


def gradients(rank: int, step: int) -> list[Array]:
    """A rank's own: one of eight sets."""
    return [g.copy() for g in arrays(100 * rank + step % 8, SHAPES)]


def start() -> list[Array]:
    """The parameters of all."""
    return [a.copy() for a in arrays(0, SHAPES)]


@dataclass(frozen=True)
class Life:
    """What ranks step, who is lost, and where: at a time that comes from outside, if nowhere."""

    front: str = "arrays"
    options: dict[str, Any] = field(default_factory=dict[str, Any])  # of torch's
    victim: int = -1
    how: signal.Signals = signal.SIGKILL
    place: str = ""
    passed: int = 0  # such places before, once all have saved


class Ending:
    """The ranks of one that may be the victim: it ends itself in a verb, or in another place."""

    def __init__(self, ranks: TorchRanks, life: Life) -> None:
        self._ranks, self._life, self._left = ranks, life, life.passed
        self.may = False

    def reached(self, place: str) -> None:
        """Ends this process, if that is the place."""
        if self.may and self._life.place and place.startswith(self._life.place):
            self._left -= 1
            if self._left < 0:
                os.kill(os.getpid(), self._life.how)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._ranks, name)
        if not callable(found):
            return found

        def verb(*given: Any) -> Any:
            self.reached(given[-1])
            return found(*given)

        return verb


def begun(spec: str, ranks: Ending, life: Life) -> tuple[Any, Callable[[list[Array]], None]]:
    """An optimizer, and what takes a step with some gradients."""
    params, known = start(), {"ranks": ranks, "threads": 1}
    if life.front == "arrays":
        made = sf.Sharded(params, spec, **known)
        return made, made.step
    tensors = [torch.from_numpy(p).requires_grad_() for p in params]
    of_torch = stepfuse.torch.Sharded(tensors, spec, bucket=BUCKET, **known, **life.options)
    tensors[1].register_post_accumulate_grad_hook(lambda _: ranks.reached(BACKWARD))

    def step(grads: list[Array]) -> None:
        of_torch.zero_grad()
        own = map(torch.from_numpy, grads)
        torch.stack([(p * g).sum() for p, g in zip(tensors, own, strict=True)]).sum().backward()
        of_torch.step()

    return of_torch, step


def work(
    rank: int, spec: str, folder: Path, told: int, steps: int | None, seconds: float, life: Life
) -> int:
    """The life of a rank, so many steps or without end; its exit code."""
    limit = datetime.timedelta(seconds=seconds)
    _distributed.init_process_group(
        "gloo", init_method=f"file://{folder}/meeting", rank=rank, world_size=COUNT, timeout=limit
    )
    done = 0
    try:
        ranks = Ending(TorchRanks(timeout=seconds), life)
        made, step = begun(spec, ranks, life)
        while steps is None or done < steps:
            step(gradients(rank, done))
            ranks.reached(COMING)
            done += 1
            if done % EVERY == 0:
                made.save(folder / "saved", params=True)
                os.write(told, b"saved %d\n" % done)
                ranks.may = rank == life.victim
    except RanksError as error:
        os.write(told, json.dumps(str(error)).encode() + b"\n")
        os._exit(3)
    distributed.barrier()
    distributed.destroy_process_group()
    return 0
