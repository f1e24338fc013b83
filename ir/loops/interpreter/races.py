"""The threads that touched each byte since the last barrier, to find data races of a block."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ...arrays import Array

EVERY = -1  # all threads of the block do it
_SEVERAL = -2  # more than one thread has read it
_NOBODY = -3


@dataclass(slots=True)
class Races:
    """Shadow memory: for each byte the thread that has read it and the one that has written it."""

    # By the address of an array: its readers, its writers. In a round of groups, which run one
    # after the other here, a part for each fold, a barrier for all of them.
    parts: list[dict[int, tuple[Array, Array]]] = field(
        default_factory=lambda: [dict[int, tuple[Array, Array]]()]
    )
    part: int = 0

    @property
    def touched(self) -> dict[int, tuple[Array, Array]]:
        """The accesses of the part at hand."""
        return self.parts[self.part]

    def barrier(self) -> None:
        """End an epoch: from here on all threads see all stores."""
        self.parts, self.part = [{}], 0

    def meet(self) -> None:
        """Begin a group's next part: its round's fold is a barrier for all groups."""
        self.part += 1
        if self.part == len(self.parts):
            self.parts.append({})

    def end_round(self) -> None:
        """End a round after its last group; the next round's first part joins its last one."""
        self.parts, self.part = self.parts[-1:], 0

    def read(self, array: Array, at: Array, threads: Array | int) -> str:
        """Note a read; return its fault, "" if it has none."""
        cells, who, (readers, writers) = self._bytes(array, at, threads)
        other = writers[cells]
        wrong = (other != _NOBODY) & (other != who)
        if wrong.any():
            return _race("reads", who[wrong], "wrote", other[wrong])
        known = readers[cells]
        readers[cells] = new = np.where((known == _NOBODY) | (known == who), who, _SEVERAL)
        readers[cells[readers[cells] != new]] = _SEVERAL
        return ""

    def write(self, array: Array, at: Array, threads: Array | int) -> str:
        """Note a write; return its fault, "" if it has none."""
        cells, who, (readers, writers) = self._bytes(array, at, threads)
        if (who == EVERY).any():
            return "every thread of the block stores it"
        for others, did in ((writers, "wrote"), (readers, "read")):
            other = others[cells]
            wrong = (other != _NOBODY) & (other != who)
            if wrong.any():
                return _race("writes", who[wrong], did, other[wrong])
        writers[cells] = who
        return ""

    def _bytes(
        self, array: Array, at: Array, threads: Array | int
    ) -> tuple[Array, Array, tuple[Array, Array]]:
        size = array.itemsize
        at, threads = np.broadcast_arrays(at, threads)
        cells = (at[:, None] * size + np.arange(size)).reshape(-1)
        who = np.repeat(threads, size)
        address = int(array.__array_interface__["data"][0])
        known = self.touched.get(address)
        if known is None or len(known[0]) < array.nbytes:
            fresh = np.full(array.nbytes, _NOBODY), np.full(array.nbytes, _NOBODY)
            for new, old in zip(fresh, known or (), strict=False):
                new[: len(old)] = old
            self.touched[address] = known = fresh
        return cells, who, known


def _race(does: str, who: Array, did: str, other: Array) -> str:
    names = {_SEVERAL: "several threads", EVERY: "every thread"}
    mine, before = (names.get(int(n[0]), f"thread {n[0]}") for n in (who, other))
    return f"race: {mine} {does} what {before} {did}, with no barrier between"
