"""Arrays that ranks have in pieces, boxes of their axes, as torch's DTensor cuts them.

An array that cannot be stepped in pieces is whole at one of the ranks while it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ...ir.arrays import Array
from ..protocol import CompletedHandle, Handle, Ranks

Box = tuple[Array | range, ...]  # the indices along each axis


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


@dataclass(frozen=True, slots=True, eq=False)
class MovedArray:
    """An array that is whole at its owner in a step; others have room for it that is not used."""

    pieces: PiecedArray
    owner: int
    whole: Array
    local: Callable[[], Array]  # this rank's piece, where it is now
    is_stored: bool  # it leaves the owner; all come to it


class PieceMove:
    """Pieces that come to owners, or leave them, in one exchange."""

    def __init__(
        self, ranks: Ranks, arrays: Sequence[MovedArray], phase: str, *, to_owners: bool
    ) -> None:
        self._ranks, self._phase, self._to_owners = ranks, phase, to_owners
        mine, every = ranks.rank, range(ranks.count)
        self._theirs = [[a for a in arrays if a.owner == r] for r in every]
        self._own = self._theirs[mine]
        self._handle: Handle = CompletedHandle()
        self._begun = -1  # the round whose pieces are on their way
        self._into: list[Array] = []

    def begin(self, number: int) -> None:
        """Send the others' pieces, once in a round."""
        if self._begun == number:
            return
        mine, every = self._ranks.rank, range(self._ranks.count)
        own = [[(a, r) for a in self._own] for r in every]
        theirs = [[(a, mine) for a in self._theirs[r]] for r in every]
        sent, come = (theirs, own) if self._to_owners else (own, theirs)
        given = [_bytes([self._piece(a, r) for a, r in listed]) for listed in sent]
        self._into = [np.empty(sum(_size(a, r) for a, r in listed), np.uint8) for listed in come]
        self._handle = self._ranks.exchange(given, self._into, self._phase)
        self._begun = number

    def end(self) -> None:
        """Wait for the pieces of others, and copy each to its destination."""
        self._handle.wait()
        for rank, buffer in enumerate(self._into):
            at = 0
            for array in self._own if self._to_owners else self._theirs[rank]:
                holder = rank if self._to_owners else self._ranks.rank
                end = at + _size(array, holder)
                piece = buffer[at:end].view(array.whole.dtype).reshape(array.pieces.shape(holder))
                at = end
                if self._to_owners:
                    array.pieces.put(array.whole, holder, piece)
                else:
                    array.local()[...] = piece
        self._into = []

    def _piece(self, array: MovedArray, holder: int) -> Array:
        return array.local() if self._to_owners else array.pieces.taken(array.whole, holder)


def _bytes(pieces: Sequence[Array]) -> Array:
    flat = [np.ascontiguousarray(piece).reshape(-1).view(np.uint8) for piece in pieces]
    return np.concatenate(flat) if flat else np.zeros(0, np.uint8)


def _size(array: MovedArray, holder: int) -> int:
    return int(np.prod(array.pieces.shape(holder), dtype=np.int64)) * array.whole.itemsize
