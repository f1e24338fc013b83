"""Small matrices of known sizes, sixteen at a time: their elements, then their cells.

`small_matrices` takes elements in lanes, by shuffles.

    size #rows = 3, size #cols = 3              let done = ...            ; of sixteen matrices each
    for r in $row .. $row + $rows               for t in $row .. $row + done by 336
      ...                              -->        for g in 0 .. height / 48
                                                    for i in 0 .. 16 vector 16
                                                      %row = load row[t + g * 48 + (i + 16) / 3]
                                                  ...
                                                for r in $row + done .. $row + $rows

`narrow_rows` with constants: sixteen rows, or matrices, have as many vectors of elements as a row,
or a matrix, has elements, and which cell a lane wants is the same in all groups of sixteen. So
cells are loaded as neighbours and shuffled; a sum of a row of three is two additions, of sixteen
rows side by side. Before: a loop over rows asks where they end, and its reductions have their
declared order. After: its first turns have none left, in the same order; the others stay.

`grouped_cells` does the same for cells: neighbours are shuffled, lists added.

    size #rows = 3, size #cols = 3                let groups = #batches / 16
    for c in 0 .. #batches * #rows any order few  for g in 0 .. groups
      %m = load batch[c / #rows]           -->      for i in 0 .. 16 vector 16
      store v[c] = %5                                 %m = load batch[g * 16 + (i + 16) / 3]
                                                      store v[g * 48 + (16 + i)] = %5
                                                    ...
                                                  for c in groups * 48 .. any order few

For loops over cells where a cell asks for another one's, or folds a list of as many cells as a
matrix has rows or columns. Such a list is added up by halves, sixteen lists side by side. Before:
cells have no order. After: the first version has neither lists nor quotients; the cells that are
left stay as they were. Leaves are known to be one, so that none is folded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count

from ...ir.loops import position as at
from ...ir.loops.mappings import AnyOrder
from ...ir.loops.nest import (
    Acc,
    FoldList,
    FoldShared,
    For,
    If,
    Let,
    Load,
    Nest,
    Order,
    Reduce,
    Scratch,
    Stmt,
    Store,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, everywhere, place_of, positions, rewritten, with_positions
from ...ir.lowered.tables import Place
from ...ir.ops import algebra_of
from ...ir.semantics import LANES
from ...ir.types import BATCH, BOOL, ELEM
from ...ir.types import COL as COL_DOMAIN
from ...ir.types import ROW as ROW_DOMAIN
from .facts import DECLARED, ONE_VERSION, UNMAPPED, UNNAMED, facts
from .from_program.cells import ALL_COLS, ALL_ROWS, BATCHES, COLUMN_LEAVES, LEAVES
from .from_program.kernels import COLS, ROW, ROWS
from .narrow_folds import Tile, fold_chain, fold_few, fold_list_few
from .narrow_rows import TILE, RowTiles, elements_of, with_tiles
from .vectorise import loaded

MOST_COLS = 8  # as many terms of a row are added as they lie
_TOP, _GROUP, LANE = (at.variable(v) for v in ("t", "g", "i"))


@facts(needs=(DECLARED, ONE_VERSION, UNMAPPED), ends=(UNNAMED,))
def small_matrices(nest: Nest) -> Nest:
    """Tiles loops over rows of matrices whose sizes are known, and few."""
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
        across = any(isinstance(s, Reduce) and s.order is Order.COL for s in inner.body)
        return _SmallTiles(stmt, inner, across, numbers, rows, cols).loop()

    return with_tiles(nest, of_loop)


def small_sizes(nest: Nest) -> tuple[int, int] | None:
    """The rows and columns of a nest's matrices, where sixteen of them fit a tile."""
    sizes = dict(nest.sizes)
    rows, cols = sizes.get("#rows", 0), sizes.get("#cols", 0)
    fits = rows > 0 and 0 < cols <= MOST_COLS and rows * cols * LANES <= TILE
    return (rows, cols) if fits else None


def in_groups(count: int, of_part: Callable[[int], Body]) -> tuple[For, ...]:
    """So many vectors of lanes, one behind the other."""
    return tuple(
        For("i", at.of(0), at.of(LANES), of_part(LANES * k), AnyOrder(few=True))
        for k in range(count)
    )


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
        """Tiles of whole groups, then the rows that are left."""
        group = self.height * LANES
        is_whole = at.test("&", at.test("==", COLS, ALL_COLS), at.test("==", ROW % self.height, 0))
        done = Let("done", at.select(is_whole, ROWS - ROWS % group, 0))
        end = ROW + at.variable("done")
        tall = at.of(TILE // (self.cells * LANES) * group)
        sizes = {COLS: at.of(self.width), ALL_COLS: at.of(self.width), ALL_ROWS: at.of(self.height)}
        tile = (Let("tall", tall), *self.tile(at.of(self.height), end))
        known = everywhere(tile, lambda p: p.swapped(sizes))
        return done, For("t", ROW, end, known, step=tall), replace(self.rows, low=end)

    def groups(self, tile: Tile, rows: int, parts: int, of_part: Callable[[int], Body]) -> Body:
        """Vectors of lanes in each group of so many rows of a tile."""
        body = in_groups(parts, of_part)
        return (For("g", at.of(0), tile.rows // rows, body),)

    def spread_rows(self, loads: list[Load], spread: dict[str, Place], tile: Tile) -> Body:
        """Cells of rows, or of batch entries, over their elements."""
        return tuple(s for x in loads for s in self.spread_row(x, spread, tile))

    def spread_row(self, load: Load, spread: dict[str, Place], tile: Tile) -> Body:
        """One value's cells."""
        of_entry = load.place.domain == BATCH
        first = (_TOP // self.height if of_entry else _TOP) + _GROUP * LANES
        each = self.cells if of_entry else self.width
        rows = (self.height if of_entry else 1) * LANES
        cells = self.shuffled(load, spread, lambda k: first + (LANE + k) // each, each)
        return self.groups(tile, rows, each, cells)

    def spread_columns(self, loads: list[Load], spread: dict[str, Place], tile: Tile) -> Body:
        """Cells of columns over their elements."""
        found: list[Stmt] = []
        for load in loads:
            cells = self.shuffled(load, spread, self.column, self.cells)
            found += self.groups(tile, self.height * LANES, self.cells, cells)
        return tuple(found)

    def column(self, part: int) -> Position:
        """The position of the column's cell, for an element of a group."""
        element = LANE + part
        first = (_TOP // self.height + _GROUP * LANES) * self.width
        return first + (element // self.cells * self.width + element % self.width)

    def shuffled(
        self, load: Load, spread: dict[str, Place], cell: Callable[[int], Position], each: int
    ) -> Callable[[int], Body]:
        """A value's cells, a vector to the buffer's next elements."""

        def of_part(part: int) -> Body:
            element = _GROUP * (each * LANES) + part + LANE
            return (
                replace(load, at=cell(part)),
                Store(spread[load.value], element, load.value, whole=True),
            )

        return of_part

    def fold_rows(self, items: list[Reduce], terms: dict[Acc, Place], tile: Tile) -> Body:
        """Sixteen rows side by side."""
        if not items:
            return ()
        row = _GROUP * LANES + LANE
        cells = [row * self.width + k for k in range(self.width)]
        body = [s for item in items for s in fold_few(item, terms[item.ref.acc], cells, _TOP + row)]
        return self.groups(tile, LANES, 1, lambda _: tuple(body))

    def fold_columns(self, items: list[Reduce], terms: dict[Acc, Place], tile: Tile) -> Body:
        """Sixteen columns side by side."""
        return tuple(s for x in items for s in self.fold_column(x, terms[x.ref.acc], tile))

    def fold_column(self, item: Reduce, buffer: Place, tile: Tile) -> Body:
        """One reduction's columns."""

        def of_part(part: int) -> Body:
            column = LANE + part
            top = _GROUP * (self.cells * LANES)
            inside = column // self.width * self.cells + column % self.width
            cells = [top + inside + k * self.width for k in range(self.height)]
            to = (_TOP // self.height + _GROUP * LANES) * self.width + part + LANE
            return fold_chain(item, buffer, cells, to)

        return self.groups(tile, self.height * LANES, self.width, of_part)


@facts(needs=(UNMAPPED,), ends=(UNNAMED,))
def grouped_cells(nest: Nest) -> Nest:
    """Groups loops over the cells of small matrices."""
    sizes = small_sizes(nest)
    if sizes is None or nest.arguments:
        return nest
    known = {ALL_ROWS: at.of(sizes[0]), ALL_COLS: at.of(sizes[1])}
    numbers = count(1)
    return rewritten(nest, lambda stmt: _of_loop(stmt, known, numbers))


def _of_loop(stmt: Stmt, known: Mapping[Position, Position], numbers: Iterator[int]) -> Body | None:
    if not isinstance(stmt, For) or stmt.mapping != AnyOrder(few=True):
        return None
    counts: dict[Position, Position | None] = {BATCHES: None} | {BATCHES * n: n for n in known}
    if stmt.high not in counts:
        return None
    each = counts[stmt.high]
    cell = at.variable(stmt.variable)
    body = tuple(x for s in stmt.body for x in _without_leaves(s, cell))
    matrix = None if each is None else cell // each
    if not any(_asks(s, cell) for s in body):
        return None
    if not all(_fits(s, cell, matrix, known) for s in body):
        return None
    size = 1 if each is None else known[each].args[0]
    groups = at.variable(f"groups{next(numbers)}")
    inner = in_groups(size, lambda part: tuple(_grouped(body, part, size, (cell, matrix), known)))
    name = Let(groups.args[0], BATCHES // LANES)
    loop = For("g", at.of(0), groups, inner)
    return name, loop, replace(stmt, low=groups * (LANES * size))


def _without_leaves(stmt: Stmt, cell: Position) -> Body:
    """A fold of leaves, of which there is one, as its load."""
    if not isinstance(stmt, FoldList) or stmt.scratch is not Scratch.SELF:
        return (stmt,)
    return loaded(stmt, cell) if stmt.count in (LEAVES, COLUMN_LEAVES) else (stmt,)


def _asks(stmt: Stmt, cell: Position) -> bool:
    """True if a statement asks for another cell's, or for a list."""
    return isinstance(stmt, FoldList) or any(
        cell.args[0] in p.variables and p is not cell for p in positions(stmt)
    )


def _fits(
    stmt: Stmt, cell: Position, matrix: Position | None, known: Mapping[Position, Position]
) -> bool:
    """True if a statement asks for nothing but its cell, its matrix's, or a short list."""
    if isinstance(stmt, FoldList):
        return _is_short(stmt, cell, known)
    asked = (p for p in positions(stmt) if cell.args[0] in p.variables)
    return not isinstance(stmt, If | FoldShared) and all(p is cell or p is matrix for p in asked)


def _is_short(item: FoldList, cell: Position, known: Mapping[Position, Position]) -> bool:
    size, row = known.get(item.count), algebra_of(algebra_of(item.op).onward or item.op)
    return (
        item.scratch is Scratch.TENSOR
        and BOOL not in (item.dtype, item.place.dtype)
        and size is not None
        and 1 < size.args[0] <= MOST_COLS
        and item.first is cell * item.count
        and item.stride is at.of(1)
        and row.combine.is_ordered
        and not row.term
    )


def _grouped(
    body: Body,
    part: int,
    size: int,
    asked: tuple[Position, Position | None],
    known: Mapping[Position, Position],
) -> Iterator[Stmt]:
    """The statements of sixteen cells; `asked` are the cell, and its matrix where it has one."""
    inside = LANE + part
    cell = _GROUP * (LANES * size) + inside
    old, matrix = asked
    table = {old: cell}
    if matrix is not None:
        table = {matrix: _GROUP * LANES + inside // size, old: cell}
    for stmt in body:
        if isinstance(stmt, FoldList):
            items = known[stmt.count].args[0]
            yield from fold_list_few(stmt, [cell * items + k for k in range(items)])
        else:
            yield with_positions(stmt, lambda p: p.swapped(table))
