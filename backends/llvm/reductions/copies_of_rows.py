"""Copies of some rows to where they lie side by side: four rows at a time, by vectors.

    for k: k in pc .. high squares              r0, r1, r2, r3 = x[(ir + m + 0..3) * #cols + k ..]
      for m: row%12 in 0 .. 12 unrolled   -->   p[k * 12 + m] = r0[0] r1[0] r2[0] r3[0]
        %a = load x[(ir + m) * #cols + k]       p[k * 12 + m + 12] = r0[1] r1[1] r2[1] r3[1] ..
        store p[k * 12 + m] = %a

Rows whose neighbours lie side by side before, `x[k * #rows + (ir + m)]`, are loaded like that; four
of which some are copies of the last row go one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ....ir.loops import position as at
from ....ir.loops.algebra import is_next
from ....ir.loops.mappings import SQUARE
from ....ir.loops.nest import For, Load, Store
from ....ir.loops.position import Position
from ..emit_memory import MemoryAccess
from ..ops import load, store
from ..text import scalar_type

_OF_ROWS = (0, 4, 1, 5), (2, 6, 3, 7)  # the first two pairs of two rows, and the others
_OF_PAIRS = (0, 1, 4, 5), (2, 3, 6, 7)  # of four rows, from such of two


@dataclass(frozen=True, slots=True)
class CopyOfRows:
    """All pairs of so many rows: the loads of one, and the destinations of its stores."""

    pairs: For
    row: str
    rows: int
    load: Load
    store: Store
    by_pairs: bool  # neighbours in memory are of one row

    def at(self, position: Position, row: int, pair: int = 0) -> Position:
        """A position for the row and the pair so many behind the first."""
        for variable, behind in ((self.row, row), (self.pairs.variable, pair)):
            position = position.replaced(variable, at.variable(variable) + behind)
        return position


def copy_of_rows(loop: For) -> CopyOfRows:
    """The copy that a loop of squares is."""
    (rows,) = loop.body
    assert isinstance(rows, For), loop
    taken, put = rows.body
    assert isinstance(taken, Load) and isinstance(put, Store), rows
    by_pairs = is_next(taken.at, loop.variable)
    return CopyOfRows(loop, rows.variable, rows.high.args[0], taken, put, by_pairs)


def emit_copy(memory: MemoryAccess, loop: For) -> None:
    """Four rows after four; pairs that are left over, or rows, one by one."""
    copy = copy_of_rows(loop)
    fn, low, high = memory.fn, copy.pairs.low, copy.pairs.high
    if copy.by_pairs:
        step, vectors, end = SQUARE, _turned, high - (high - low) % SQUARE
    else:
        first, last = (copy.at(copy.load.at, n).replaced(copy.pairs.variable, low) for n in (0, 3))
        step, vectors, end = 1, _as_they_lie, at.select(at.test("==", first + 3, last), high, low)
    with fn.loop("0", str(copy.rows), SQUARE) as (row, *_), memory.positions.loop(copy.row, row):
        memory.positions.hide(copy.row)
        _each_pair(memory, copy, (low, end, step), vectors)
        _each_pair(memory, copy, (end, high, 1), _one_by_one)


def _each_pair(
    memory: MemoryAccess,
    copy: CopyOfRows,
    pairs: tuple[Position, Position, int],
    emit: Callable[[MemoryAccess, CopyOfRows], None],
) -> None:
    positions, (low, high, step) = memory.positions, pairs
    with (
        memory.fn.loop(positions.value(low), positions.value(high), step) as (pair, *_),
        positions.loop(copy.pairs.variable, pair),
    ):
        positions.hide(copy.pairs.variable)
        emit(memory, copy)


def _turned(memory: MemoryAccess, copy: CopyOfRows) -> None:
    """Four pairs of four rows: a row at a time is loaded, and a pair stored."""
    fn, type_ = memory.fn, f"<{SQUARE} x {scalar_type(copy.load.place.dtype)}>"

    def shuffled(a: str, b: str, cells: Sequence[int]) -> str:
        mask = ", ".join(f"i32 {cell}" for cell in cells)
        return fn.let(f"shufflevector {type_} {a}, {type_} {b}, <{SQUARE} x i32> <{mask}>")

    rows = [_loaded(memory, copy, row, SQUARE) for row in range(SQUARE)]
    halves = [[shuffled(a, b, cells) for cells in _OF_ROWS] for a, b in (rows[:2], rows[2:])]
    for number, (first, second) in enumerate(zip(*halves, strict=True)):
        for half, cells in enumerate(_OF_PAIRS):
            _put(memory, copy, shuffled(first, second, cells), SQUARE, pair=2 * number + half)


def _as_they_lie(memory: MemoryAccess, copy: CopyOfRows) -> None:
    """A pair of four rows."""
    _put(memory, copy, _loaded(memory, copy, 0, SQUARE), SQUARE)


def _one_by_one(memory: MemoryAccess, copy: CopyOfRows) -> None:
    """A pair of each row."""
    for row in range(SQUARE):
        _put(memory, copy, _loaded(memory, copy, row, 1), 1, row)


def _loaded(memory: MemoryAccess, copy: CopyOfRows, row: int, lanes: int) -> str:
    place, index = copy.load.place, memory.positions.value(copy.at(copy.load.at, row))
    return load(memory.fn, place.dtype, lanes, memory.array(place), index)


def _put(
    memory: MemoryAccess, copy: CopyOfRows, value: str, lanes: int, row: int = 0, pair: int = 0
) -> None:
    place, index = copy.store.place, memory.positions.value(copy.at(copy.store.at, row, pair))
    store(memory.fn, place.dtype, lanes, value, memory.array(place), index)
