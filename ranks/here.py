"""The ranks that this process is one of, as it was started."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from .protocol import Buffer, CompletedHandle, Handle, Ranks, RanksError

_BY_MPI = ("OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK")  # what launchers of MPI set


def given_or_here(ranks: Ranks | None) -> Ranks:
    """The ranks that were given, else those of this process. Raises TypeError."""
    if ranks is None:
        return ranks_here()
    given: object = ranks
    if isinstance(given, type) or not all(hasattr(given, n) for n in ("count", "rank", "gather")):
        raise TypeError(
            f"ranks: expected ranks, such as TorchRanks(group) of stepfuse.ranks.of_torch or "
            f"MpiRanks(communicator) of stepfuse.ranks.of_mpi, got {given!r:.80}"
        )
    return ranks


def ranks_here() -> Ranks:
    """Return torch.distributed's ranks if it has begun, MPI's under its launcher, else one alone.

    Raises ImportError under MPI's launcher where mpi4py is not installed.
    """
    distributed = sys.modules.get("torch.distributed")
    if distributed is not None and distributed.is_available() and distributed.is_initialized():
        found: Ranks = import_module(".of_torch", __package__).TorchRanks()
        return found
    if any(name in os.environ for name in _BY_MPI):
        found = import_module(".of_mpi", __package__).MpiRanks()
        return found
    return SingleRank()


class SingleRank:
    """The ranks of a process by itself."""

    count, rank = 1, 0

    def exchange(self, given: Sequence[Buffer], into: Sequence[Buffer], phase: str) -> Handle:
        """Copy to itself."""
        return self.gather(given[0], into, phase)

    def gather(self, own: Buffer, into: Sequence[Buffer], phase: str) -> Handle:
        """Copy of itself."""
        into[0][...] = own
        return CompletedHandle()

    def broadcast(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """Do nothing: the buffer is the source's."""
        return CompletedHandle()

    def sum(self, buffer: Buffer, phase: str) -> Handle:
        """The buffer as it is."""
        return CompletedHandle()

    def send(self, buffer: Buffer, target: int, phase: str) -> Handle:
        """Raises RanksError: there is nobody."""
        raise RanksError(f"rank 0 of 1, {phase}: there is no rank {target} to send to")

    def receive(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """Raises RanksError, likewise."""
        raise RanksError(f"rank 0 of 1, {phase}: there is no rank {source} to receive from")

    def receive_any(self, buffer: Buffer, phase: str) -> int:
        """Raises RanksError, likewise."""
        raise RanksError(f"rank 0 of 1, {phase}: there is no other rank to receive from")
