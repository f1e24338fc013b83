"""The ranks of MPI, by mpi4py: bytes as they are, nothing is pickled.

mpiexec -n 3 python program.py
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from mpi4py import MPI  # pyright: ignore[reportMissingImports]

from .protocol import TIMEOUT, Buffer, Handle, late

_MPI: Any = MPI
_PAUSE = 50e-6  # seconds between two looks at what is on its way
_MOST = 1 << 30  # bytes of one message: MPI counts them in 32 bits


class MpiRanks:
    """A communicator of MPI, a duplicate of it; None is that of all processes."""

    def __init__(self, communicator: Any = None, timeout: float = TIMEOUT) -> None:
        known = _MPI.COMM_WORLD if communicator is None else communicator
        self._all = known.Dup()  # so that nobody else's messages are taken for ours
        self.timeout = timeout
        self.count: int = self._all.Get_size()
        self.rank: int = self._all.Get_rank()

    def exchange(self, given: Sequence[Buffer], into: Sequence[Buffer], phase: str) -> Handle:
        """Paired sends to all others."""
        into[self.rank][...] = given[self.rank]
        found: list[Any] = []
        for step in range(1, self.count):
            target, source = (self.rank + step) % self.count, (self.rank - step) % self.count
            found += [self._all.Irecv(part, source) for part in _parts(into[source])]
            found += [self._all.Isend(part, target) for part in _parts(given[target])]
        return _Requests(self, found, phase)

    def gather(self, own: Buffer, into: Sequence[Buffer], phase: str) -> Handle:
        """The same to all others."""
        return self.exchange([own] * self.count, into, phase)

    def broadcast(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """MPI's."""
        return _Requests(self, [self._all.Ibcast(p, source) for p in _parts(buffer)], phase)

    def send(self, buffer: Buffer, target: int, phase: str) -> Handle:
        """MPI's."""
        return _Requests(self, [self._all.Isend(p, target) for p in _parts(buffer)], phase)

    def receive(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """MPI's."""
        return _Requests(self, [self._all.Irecv(p, source) for p in _parts(buffer)], phase)

    def receive_any(self, buffer: Buffer, phase: str) -> int:
        """MPI's, of any source. Raises RanksError."""
        status = _MPI.Status()
        (part,) = _parts(buffer)
        request = self._all.Irecv(part, _MPI.ANY_SOURCE)
        _Requests(self, [request], phase, [status]).wait()
        return int(status.Get_source())

    def sum(self, buffer: Buffer, phase: str) -> Handle:
        """MPI's all-reduce of floats, in the library's order."""
        return _Requests(self, [self._all.Iallreduce(_MPI.IN_PLACE, buffer)], phase)


def _parts(buffer: Buffer) -> list[Any]:
    """The bytes of an array, as messages have them."""
    flat = np.asarray(buffer).reshape(-1).view(np.uint8)
    return [[flat[at : at + _MOST], _MPI.BYTE] for at in range(0, flat.size, _MOST)]


class _Requests:
    """Requests under way."""

    def __init__(
        self, ranks: MpiRanks, requests: Sequence[Any], phase: str, statuses: Any = None
    ) -> None:
        self._ranks, self._requests, self._phase = ranks, list(requests), phase
        self._statuses = statuses  # which say where messages came from

    def wait(self) -> None:
        """Poll until all have arrived. Raises RanksError."""
        end = time.monotonic() + self._ranks.timeout
        while not _MPI.Request.Testall(self._requests, self._statuses):
            if time.monotonic() > end:
                why = f"other ranks did not come within {self._ranks.timeout:g} s"
                raise late(self._ranks, self._phase, why)
            time.sleep(_PAUSE)
