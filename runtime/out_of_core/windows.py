"""Windows: ranges of the chunk table whose elements fit a buffer together.

1. Whole chunks are moved: all from the first element to the last. Chunks of one tensor
   that lie in between each other, rectangles of the same rows, are moved together: a unit.
2. A window takes neighbours of the chunk table as long as their bytes fit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ...ir.errors import BindError
from ...ir.lowered.launches import ChunkKind
from ...ir.lowered.tables import TENSOR_COLUMNS
from ..launch.tables import Tables
from ..memory.pool import aligned


@dataclass(frozen=True, slots=True)
class Piece:
    """Neighbouring elements of one tensor."""

    row: int  # the tensor's row in the tensor table
    first: int
    last: int  # the element behind

    def bytes(self, each: Sequence[int]) -> int:
        """Return its bytes in a buffer, with so many bytes an element of each array."""
        return sum(aligned((self.last - self.first) * size) for size in each)


@dataclass(frozen=True, slots=True)
class Window:
    """Chunks low..high of the table, and the elements that they are made of."""

    low: int
    high: int
    pieces: tuple[Piece, ...]
    has_whole: bool  # a chunk is a whole tensor: its visit runs all sweeps of a section


def windows_of(
    tables: Tables,
    low: int,
    high: int,
    each: Sequence[int],
    room: int,
    where: Callable[[int], str],
) -> tuple[Window, ...]:
    """The windows of a range of chunks, in a buffer of `room` bytes.

    `each`: the bytes of an element of each array that is moved. Raises BindError where a unit
    does not fit; `where` is how errors call the tensor in a row of the tensor table.
    """
    found: list[Window] = []
    taken: list[Window] = []
    used = 0
    for unit in _units(tables, low, high):
        (piece,) = unit.pieces
        needed = piece.bytes(each)
        if needed > room:
            raise BindError(
                f"{where(piece.row)}: a part of it that is worked on at once takes {needed} "
                f"bytes, and half of the staging memory has {room}; "
                f"expected staging of at least {2 * needed} bytes"
            )
        if used + needed > room:
            found.append(_joined(taken))
            taken, used = [], 0
        taken.append(unit)
        used += needed
    return (*found, _joined(taken)) if taken else ()


def _units(tables: Tables, low: int, high: int) -> list[Window]:
    """The least that can be moved (case 1)."""
    chunks = tables.chunks[low:high]
    tensor, row, rows, column, columns, kind = chunks.T
    cols = tables.tensors[:, TENSOR_COLUMNS.index("cols")][tensor]
    first = row * cols + column
    last = np.minimum((row + rows - 1) * cols + column + columns, tables.numel[tensor])
    found: list[Window] = []
    facts = zip(tensor.tolist(), first.tolist(), last.tolist(), kind.tolist(), strict=True)
    for at, (tensor_row, begin, end, of_kind) in enumerate(facts, low):
        before = found[-1].pieces[0] if found else Piece(-1, 0, 0)
        piece = Piece(tensor_row, begin, end)
        if before.row == tensor_row and begin < before.last:
            piece = Piece(tensor_row, before.first, max(before.last, end))
            found[-1] = Window(found[-1].low, at + 1, (piece,), False)
        else:
            found.append(Window(at, at + 1, (piece,), of_kind == ChunkKind.TENSOR))
    return found


def _joined(units: Sequence[Window]) -> Window:
    """One window of neighbouring units; elements that follow each other are one piece."""
    pieces: list[Piece] = []
    for unit in units:
        (piece,) = unit.pieces
        if pieces and pieces[-1].row == piece.row and pieces[-1].last == piece.first:
            piece = Piece(piece.row, pieces.pop().first, piece.last)
        pieces.append(piece)
    whole = any(unit.has_whole for unit in units)
    return Window(units[0].low, units[-1].high, tuple(pieces), whole)
