"""Arrays on their way between ranks that have pieces of them, and the owner that has them whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ...ir.arrays import Array
from ..protocol import Done, Handle, Ranks
from .pieces import PiecedArray


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
        self._handle: Handle = Done()
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
