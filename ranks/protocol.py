"""The ranks that take a step together, as one of them sees all: verbs that move bytes.

A buffer is a contiguous array or tensor. It lies still, and is not read, until its handle is done.
All ranks call the same verbs in the same order, with buffers that fit: sizes follow from values
that all know. Every verb has the time-out of its ranks.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from ..ir.errors import StepfuseError

Buffer = Any  # a NumPy array; a tensor, where the ranks move tensors
TIMEOUT = 300.0  # seconds


class RanksError(StepfuseError):
    """Ranks did not come together: names this rank, and the phase it was in."""


class FailureLatch:
    """Refuses verbs behind a RanksError, until its ranks have begun anew."""

    _lost = ""  # the RanksError that has come, if one has

    @contextmanager
    def _meeting(self) -> Generator[None]:
        """Verbs of ranks. Raises RanksError once one has failed: a message may be of that one."""
        if self._lost:
            raise RanksError(
                f"these ranks have failed before ({self._lost}); begin them anew, and call "
                f"rejoin(ranks) on all"
            )
        try:
            yield
        except RanksError as error:
            self._lost = str(error)
            raise


class Handle(Protocol):
    """A message on its way."""

    def wait(self) -> None:
        """Returns when it has come. Raises RanksError after the time-out."""
        ...


class Ranks(Protocol):
    """The ranks of a training run, as one of them sees them."""

    @property
    def count(self) -> int:
        """The number of ranks."""
        ...

    @property
    def rank(self) -> int:
        """The number of this rank."""
        ...

    def exchange(self, given: Sequence[Buffer], into: Sequence[Buffer], phase: str) -> Handle:
        """`given[r]` goes to rank r, and `into[r]` comes from it."""
        ...

    def gather(self, own: Buffer, into: Sequence[Buffer], phase: str) -> Handle:
        """`into[r]` comes from rank r, which gives its `own`."""
        ...

    def broadcast(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """The buffer of one rank goes to all."""
        ...

    def send(self, buffer: Buffer, target: int, phase: str) -> Handle:
        """A buffer goes to a rank, which receives it."""
        ...

    def receive(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """A buffer comes from a rank, which sends it."""
        ...

    def receive_any(self, buffer: Buffer, phase: str) -> int:
        """Waits for a buffer that any other rank sends, and gives that rank. Raises RanksError."""
        ...

    def sum(self, buffer: Buffer, phase: str) -> Handle:
        """The sum of all ranks' buffers, in an order of the engine's own."""
        ...


def stands_in_stream(ranks: Ranks) -> bool:
    """True if verbs of a GPU's buffers stand in its stream, so that `wait` has no host wait."""
    return bool(getattr(ranks, "in_stream", False))


class CompletedHandle:
    """A handle of a finished verb."""

    def wait(self) -> None:
        """Returns at once."""


class SummedHandle:
    """A gather whose end is a sum, in the order of the ranks."""

    def __init__(self, gather: Handle, every: Sequence[Buffer], into: Buffer) -> None:
        self._gather, self._every, self._into = gather, every, into

    def wait(self) -> None:
        """Waits for the gather, and sums. Raises RanksError."""
        self._gather.wait()
        self._into[...] = sum(self._every[1:], self._every[0])


def late(ranks: Ranks, phase: str, why: str) -> RanksError:
    """The error of a verb that was not done in time."""
    return RanksError(f"rank {ranks.rank} of {ranks.count}, {phase}: {why}")
