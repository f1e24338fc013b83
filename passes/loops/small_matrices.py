"""Tiles small matrices of known sizes, sixteen at a time: their elements in lanes, by shuffles.

    size #rows = 3, size #cols = 3              let done = ...            ; of sixteen matrices each
    for r in $row .. $row + $rows               for t in $row .. $row + done by 336
      ...                              -->        for g in 0 .. height / 48
                                                    for i in 0 .. 16 vector 16
                                                      %row = load row[t + g * 48 + (i + 16) / 3]
                                                  ...
                                                for r in $row + done .. $row + $rows

`narrow_rows` with constants: sixteen rows, or matrices, have as many vectors of elements as a row,
or a matrix, has elements, and a lane's offset in a group of sixteen is a constant. So cells are
loaded as neighbours and shuffled; a sum of a row of three is two additions, of sixteen rows in
lanes. Before: a loop over rows depends on their ends, and its reductions have their declared order.
After: reductions of whole groups have loops of the same order; the remaining rows do not change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from ...ir.loops import position as at
from ...ir.loops.nest import (
    Acc,
    For,
    Let,
    Load,
    Nest,
    Reduce,
    Stmt,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, place_of, swapped
from ...ir.lowered.tables import Place
from ...ir.semantics import LANES
from ...ir.types import BATCH, ELEM
from ...ir.types import COL as COL_DOMAIN
from ...ir.types import ROW as ROW_DOMAIN
from .facts import DECLARED, ONE_VERSION, UNMAPPED, UNNAMED, facts
from .from_program.cells import ALL_COLS, ALL_ROWS
from .from_program.kernels import COLS, ROW, ROWS
from .inner_reductions import FEW, of_reduce
from .narrow_rows import HEIGHT, TILE, RowTiles, elements_of, spread_cell, with_tiles

MOST_COLS = 8  # the most terms of a row that are added in order
_TOP, _GROUP, LANE = (at.variable(v) for v in ("t", "g", "i"))


@facts(needs=(DECLARED, ONE_VERSION, UNMAPPED), ends=(UNNAMED,))
def small_matrices(nest: Nest) -> Nest:
    """Tiles loops over rows of matrices of known, small sizes."""
    sizes = small_sizes(nest)
    if sizes is None:
        return nest
    rows, cols = sizes

    def of_loop(stmt: Stmt, numbers: Iterator[int]) -> Body | None:
        inner = elements_of(stmt)
        if inner is None or not isinstance(stmt, For) or stmt.low is not ROW:
            return None
        places = (place_of(s) for s in (*stmt.body, *inner.body) if isinstance(s, Load | Reduce))
        if any(p and p.domain not in (ELEM, ROW_DOMAIN, COL_DOMAIN, BATCH) for p in places):
            return None
        return _SmallTiles(stmt, inner, numbers, rows, cols).loop()

    return with_tiles(nest, of_loop)


def small_sizes(nest: Nest) -> tuple[int, int] | None:
    """The rows and columns of a nest's matrices, if sixteen of them fit a tile."""
    sizes = dict(nest.sizes)
    rows, cols = sizes.get("#rows", 0), sizes.get("#cols", 0)
    fits = rows > 0 and 0 < cols <= MOST_COLS and rows * cols * LANES <= TILE
    return (rows, cols) if fits else None


def in_groups(count: int, of_part: Callable[[int], Body]) -> tuple[For, ...]:
    """`count` vectors of lanes, unrolled."""
    return tuple(For("i", at.of(0), at.of(LANES), of_part(LANES * k), FEW) for k in range(count))


@dataclass(slots=True)
class _SmallTiles(RowTiles):
    """Tiles of groups of sixteen matrices."""

    height: int  # of a matrix: its rows
    width: int  # and its columns

    @property
    def cells(self) -> int:
        """The elements of a matrix."""
        return self.height * self.width

    def loop(self) -> Body:
        """A loop over tiles of whole groups, then the remaining rows."""
        group = self.height * LANES
        is_whole = at.test("&", at.test("==", COLS, ALL_COLS), at.test("==", ROW % self.height, 0))
        done = Let("done", at.select(is_whole, ROWS - ROWS % group, 0))
        end = ROW + at.variable("done")
        tall = at.of(TILE // (self.cells * LANES) * group)
        sizes = {COLS: at.of(self.width), ALL_COLS: at.of(self.width), ALL_ROWS: at.of(self.height)}
        tile = (Let("tall", tall), *self.tile(end))
        known = swapped(tile, sizes)
        return done, For("t", ROW, end, known, step=tall), replace(self.rows, low=end)

    def groups(self, rows: int, parts: int, of_part: Callable[[int], Body]) -> Body:
        """Vectors of lanes in each group of rows of a tile."""
        body = in_groups(parts, of_part)
        return (For("g", at.of(0), HEIGHT // rows, body),)

    def spread_rows(self, loads: list[Load], spread: dict[str, Place]) -> Body:
        """Copy cells of rows, or of batch entries, for each element."""
        return tuple(s for x in loads for s in self.spread_row(x, spread))

    def spread_row(self, load: Load, spread: dict[str, Place]) -> Body:
        """Copy the cells of one value."""
        of_entry = load.place.domain == BATCH
        first = (_TOP // self.height if of_entry else _TOP) + _GROUP * LANES
        rows, each = (self.height, self.cells) if of_entry else (1, self.width)
        return self.shuffled(load, spread, (rows, each), lambda e: first + e // each)

    def spread_columns(self, loads: list[Load], spread: dict[str, Place]) -> Body:
        """Copy cells of columns for each element."""
        first = (_TOP // self.height + _GROUP * LANES) * self.width
        of_matrix = self.height, self.cells

        def cell(element: Position) -> Position:
            return first + (element // self.cells * self.width + element % self.width)

        return tuple(s for x in loads for s in self.shuffled(x, spread, of_matrix, cell))

    def shuffled(
        self,
        load: Load,
        spread: dict[str, Place],
        each: tuple[int, int],
        cell: Callable[[Position], Position],
    ) -> Body:
        """Shuffles of a value's cells, each a vector of the buffer's elements."""
        rows, elements = each

        def of_part(part: int) -> Body:
            element = _GROUP * (elements * LANES) + part + LANE
            return spread_cell(load, spread, cell(LANE + part), element)

        return self.groups(rows * LANES, elements, of_part)

    def fold_rows(self, items: list[Reduce], terms: dict[Acc, Place]) -> Body:
        """Fold sixteen rows, in lanes."""
        if not items:
            return ()
        row = _GROUP * LANES + LANE
        cells = row * self.width, at.of(1)
        of = (of_reduce(s, terms[s.ref.acc], cells, _TOP + row) for s in items)
        body = tuple(s for reduction in of for s in reduction.few(self.width))
        return self.groups(LANES, 1, lambda _: body)

    def fold_columns(self, item: Reduce, terms: dict[Acc, Place]) -> Body:
        """Fold sixteen columns, in lanes."""

        def of_part(part: int) -> Body:
            column = LANE + part
            top = _GROUP * (self.cells * LANES)
            inside = column // self.width * self.cells + column % self.width
            to = (_TOP // self.height + _GROUP * LANES) * self.width + part + LANE
            cells = top + inside, at.of(self.width)
            return of_reduce(item, terms[item.ref.acc], cells, to).each(self.height)

        return self.groups(self.height * LANES, self.width, of_part)
