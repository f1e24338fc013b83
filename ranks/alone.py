"""One rank, which has nobody to wait for."""

from __future__ import annotations

from collections.abc import Sequence

from .protocol import Buffer, Done, Handle, RanksError


class SingleRank:
    """The ranks of a process by itself."""

    count, rank = 1, 0

    def exchange(self, given: Sequence[Buffer], into: Sequence[Buffer], phase: str) -> Handle:
        """To itself."""
        return self.gather(given[0], into, phase)

    def gather(self, own: Buffer, into: Sequence[Buffer], phase: str) -> Handle:
        """Of itself."""
        into[0][...] = own
        return Done()

    def broadcast(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """Nothing is to be done."""
        return Done()

    def sum(self, buffer: Buffer, phase: str) -> Handle:
        """The buffer as it is."""
        return Done()

    def send(self, buffer: Buffer, target: int, phase: str) -> Handle:
        """Raises RanksError: there is nobody."""
        raise RanksError(f"rank 0 of 1, {phase}: there is no rank {target} to send to")

    def receive(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """Raises RanksError, likewise."""
        raise RanksError(f"rank 0 of 1, {phase}: there is no rank {source} to receive from")

    def receive_any(self, buffer: Buffer, phase: str) -> int:
        """Raises RanksError, likewise."""
        raise RanksError(f"rank 0 of 1, {phase}: there is no other rank to receive from")
