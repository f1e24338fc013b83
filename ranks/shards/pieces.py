"""Arrays that ranks have in pieces, boxes of their axes, as torch's DTensor cuts them.

An array that cannot be stepped in pieces is whole at one of the ranks while it is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ...ir.arrays import Array
from ..protocol import Ranks

Box = tuple[Array | range, ...]  # the places along each axis


@dataclass(frozen=True, slots=True, eq=False)
class PiecedArray:
    """An array of which each of some ranks has a box."""

    ranks: Ranks
    dims: tuple[int, ...]
    boxes: tuple[Box, ...]  # of each rank

    @property
    def size(self) -> int:
        """The cells of all pieces."""
        return math.prod(self.dims)

    def shape(self, rank: int) -> tuple[int, ...]:
        """The shape of a rank's piece."""
        return tuple(map(len, self.boxes[rank]))

    def taken(self, whole: Array, rank: int) -> Array:
        """A rank's piece of the whole array."""
        return whole[self._where(rank)]

    def put(self, whole: Array, rank: int, piece: Array) -> None:
        """Stores a rank's piece to the whole array."""
        whole[self._where(rank)] = piece

    def _where(self, rank: int) -> tuple[Array | slice, ...]:
        box = self.boxes[rank]
        lines = [slice(p.start, p.stop) for p in box if isinstance(p, range)]
        return tuple(lines) if len(lines) == len(box) else np.ix_(*map(np.asarray, box))


def owners_of(work: Sequence[float], count: int) -> list[int]:
    """Return each piece's owner: the largest piece first, to the rank with the least work."""
    load, found = np.zeros(count), [0] * len(work)
    for n in sorted(range(len(work)), key=lambda n: -work[n]):
        found[n] = int(load.argmin())
        load[found[n]] += work[n]
    return found
