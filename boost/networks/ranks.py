"""Ranks that train together: of torch.distributed, or threads of one process."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, Protocol

import torch
from torch import Tensor


class Ranks(Protocol):
    """This rank's view of all of them."""

    @property
    def count(self) -> int:
        """How many there are."""
        ...

    @property
    def rank(self) -> int:
        """Which one this is."""
        ...

    def gather(self, tensors: Sequence[Tensor]) -> list[list[Tensor]]:
        """The tensors of every rank, in the order of the ranks; all must call it."""
        ...


class DistributedRanks:
    """The ranks of torch.distributed's default group; a single one where there is none."""

    def __init__(self) -> None:
        known: Any = torch.distributed
        there = known.is_available() and known.is_initialized()
        self._distributed = known if there else None
        self.count: int = known.get_world_size() if there else 1
        self.rank: int = known.get_rank() if there else 0

    def gather(self, tensors: Sequence[Tensor]) -> list[list[Tensor]]:
        """One all-gather over all of them."""
        if self._distributed is None:
            return [list(tensors)]
        flat = torch.cat([t.detach().reshape(-1) for t in tensors])
        every = [torch.empty_like(flat) for _ in range(self.count)]
        self._distributed.all_gather(every, flat)
        sizes = [t.numel() for t in tensors]
        return [
            [part.view_as(t) for part, t in zip(one.split(sizes), tensors, strict=True)]
            for one in every
        ]


class SimulatedRanks:
    """Ranks that are threads of this process: `SimulatedRanks.of(4)` has the view of each."""

    def __init__(self, rank: int, held: list[list[Tensor]], barrier: threading.Barrier) -> None:
        self.rank, self.count = rank, len(held)
        self._held, self._barrier = held, barrier

    @classmethod
    def of(cls, count: int) -> list[SimulatedRanks]:
        """The views of so many ranks, one for each thread."""
        held: list[list[Tensor]] = [[] for _ in range(count)]
        barrier = threading.Barrier(count)
        return [cls(rank, held, barrier) for rank in range(count)]

    def gather(self, tensors: Sequence[Tensor]) -> list[list[Tensor]]:
        """Copies of the tensors of every rank. Raises threading.BrokenBarrierError."""
        self._held[self.rank] = [t.detach().clone() for t in tensors]
        self._barrier.wait()
        found = list(self._held)
        self._barrier.wait()  # nobody puts the next ones there before all have looked
        return found
