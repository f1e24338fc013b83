"""Tiles rows of few columns: about a thousand elements are treated as if they were one row.

    if $cols == #cols & $cols <= 64 & $cols % 16 != 0
      for t in $row .. $row + $rows by tall         ; whole leaves of columns
        ... what varies along rows or columns, spread: a cell an element, in buffers
        for e in 0 .. height * $cols                   ; no row has a tail, and no masked store
          ...                                       ; stands in the way of the next row's loads
          store stack.2[e] = %term
        ... what is reduced, from its buffer: row by row, columns side by side
    else
      for r ...

Loop versioning, strip mining, fission, and buffers on the stack. Before: a loop over rows asks
where they end, and its reductions have their declared order. After: the first version has none
left (`narrow_folds`), in the same order; the second is as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count

from ...ir import axes
from ...ir.loops import position as at
from ...ir.loops.layout import row_major
from ...ir.loops.mappings import AnyOrder
from ...ir.loops.nest import (
    Acc,
    Compute,
    For,
    If,
    Index,
    Let,
    Load,
    Nest,
    Order,
    Reduce,
    Stmt,
    Store,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, with_buffers, with_position
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.semantics import COLUMN_LEAF, LANES
from ...ir.types import COL as COL_DOMAIN
from ...ir.types import ELEM, DType
from ...ir.types import ROW as ROW_DOMAIN
from .facts import DECLARED, ONE_VERSION, UNMAPPED, UNNAMED, facts
from .from_program.cells import ALL_COLS, ALL_ROWS, BATCHES
from .from_program.kernels import COL, COLS, ROWS
from .narrow_folds import Tile, fold_columns, fold_rows, leave, term_dtype

TILE = COLUMN_LEAF * LANES  # elements: a leaf of the widest narrow matrix
_TOP, _ELEMENT, _ROW, _COL = (at.variable(v) for v in ("t", "e", "q", "k"))


@facts(needs=(DECLARED, UNMAPPED), ends=(ONE_VERSION, UNNAMED))
def narrow_rows(nest: Nest) -> Nest:
    """Versions loops over rows by the number of columns."""
    return with_tiles(nest, _versions)


def with_tiles(nest: Nest, rule: Callable[[Stmt, Iterator[int]], Body | None]) -> Nest:
    """A nest with a rule applied to every statement, which takes buffers of new numbers."""
    numbers = count(sum(p.kind == PlaceKind.STACK for _, p in nest.places))
    return with_buffers(nest, lambda stmt: rule(stmt, numbers))


def elements_of(stmt: Stmt) -> For | None:
    """The loop over elements of one over rows that asks where they end; None for any other."""
    if not (isinstance(stmt, For) and stmt.axis == axes.ROW):
        return None
    inner = stmt.body[-1]
    if not isinstance(inner, For) or inner.mapping != AnyOrder() or inner.high is not COL + COLS:
        return None
    rows = [s for s in stmt.body if isinstance(s, Load)]
    asks = rows or _columns(inner) or any(isinstance(s, Reduce) for s in inner.body)
    return inner if asks else None


def _versions(stmt: Stmt, numbers: Iterator[int]) -> Body | None:
    inner = elements_of(stmt)
    if inner is None:
        return None
    assert isinstance(stmt, For)
    across = any(isinstance(s, Reduce) and s.order is Order.COL for s in inner.body)
    is_narrow = at.test("<=", COLS, LANES if across else TILE // LANES)
    is_whole = at.test("==", COLS, ALL_COLS)
    is_ragged = at.test("!=", COLS % LANES, 0)
    condition = at.test("&", at.test("&", is_whole, is_narrow), is_ragged)
    return (If((), condition, RowTiles(stmt, inner, across, numbers).loop(), (stmt,)),)


def _columns(inner: For) -> list[Load]:
    """Loads of what varies along columns, but not of elements."""
    loads = [s for s in inner.body if isinstance(s, Load)]
    return [s for s in loads if s.place.domain != ELEM and "col" in s.place.domain.axes]


@dataclass(slots=True)
class RowTiles:
    """The tiles of a loop over rows: `rows` over `inner`, which may reduce `across` rows."""

    rows: For
    inner: For
    across: bool
    numbers: Iterator[int]

    @property
    def low(self) -> Position:
        """The first row."""
        return self.rows.low

    def loop(self) -> Body:
        """Tile after tile; none has parts of two batch entries where columns are reduced."""
        end, tall = self.rows.high, at.variable("tall")
        leaf_rows = at.minimum(ALL_ROWS, COLUMN_LEAF) if self.across else at.of(1)
        name = Let("tall", at.of(TILE) // (leaf_rows * COLS) * leaf_rows)
        if not self.across:
            return name, For("t", self.low, end, self.tile(leaf_rows, end), step=tall)
        entry, stop = at.variable("b"), at.variable("stop")
        is_long = at.test(">", ALL_ROWS, COLUMN_LEAF)
        span = at.select(is_long, ALL_ROWS, ROWS)
        tiles = For("t", entry, stop, self.tile(leaf_rows, stop), step=tall)
        body = Let("stop", at.minimum(entry + span, end)), tiles
        return name, For("b", self.low, end, body, step=span)

    def buffer(self, dtype: DType) -> Place:
        """A buffer of a cell an element."""
        return Place(PlaceKind.STACK, next(self.numbers), dtype, ELEM)

    def tile(self, leaf_rows: Position, stop: Position) -> Body:
        """Statements of a tile: spread vectors, run the elements, fold the reductions."""
        cols = at.minimum(COLS, LANES) if self.across else COLS
        tile = Tile(at.variable("height"), leaf_rows, cols, self.rows.variable, self.inner.variable)
        height = at.minimum(at.variable("tall"), stop - _TOP)
        of_rows = [s for s in self.rows.body if isinstance(s, Load)]
        of_cols = _columns(self.inner)
        spread = {s.value: self.buffer(s.place.dtype) for s in (*of_rows, *of_cols)}
        body: list[Stmt] = [Load(v, place, _ELEMENT) for v, place in spread.items()]
        terms: dict[Acc, Place] = {}
        buffers: dict[object, Place] = {}
        gone = self.rows.variable, self.inner.variable
        flat = row_major(*gone)
        for stmt in self.inner.body:
            match stmt:
                case Reduce():
                    same = stmt.ref.acc.op, stmt.ref.acc.dtype, stmt.args
                    if same not in buffers:  # of a row and of a column, too
                        buffers[same] = self.buffer(term_dtype(stmt))
                        body += leave(stmt, buffers[same], _ELEMENT)
                    terms[stmt.ref.acc] = buffers[same]
                case Load() if stmt.value in spread:
                    pass
                case Load() | Store() | Index():  # of blocks: its element's quotient
                    where = stmt.at.swapped({flat: _TOP * ALL_COLS + _ELEMENT})
                    assert where.variables.isdisjoint(gone), stmt
                    body.append(replace(stmt, at=where))
                case _:
                    assert isinstance(stmt, Compute), stmt
                    body.append(stmt)
        cells = tile.rows * COLS
        reduces = [s for s in self.inner.body if isinstance(s, Reduce)]
        return (
            Let("height", height),
            *self.spread_rows(of_rows, spread, tile),
            *self.spread_columns(of_cols, spread, tile),
            For("e", at.of(0), cells, tuple(body), AnyOrder()),
            *self.fold_rows([s for s in reduces if s.order is Order.ROW], terms, tile),
            *self.fold_columns([s for s in reduces if s.order is Order.COL], terms, tile),
        )

    def fold_rows(self, items: list[Reduce], terms: dict[Acc, Place], tile: Tile) -> Body:
        """Fold reductions along rows."""
        return fold_rows(items, terms, tile)

    def fold_columns(self, items: list[Reduce], terms: dict[Acc, Place], tile: Tile) -> Body:
        """Fold reductions along columns."""
        return tuple(fold_columns(s, terms, tile) for s in items)

    # -- what varies along rows or columns, spread over the elements

    def spread_rows(self, loads: list[Load], spread: dict[str, Place], tile: Tile) -> Body:
        """Each row's cells; rows of one column are copied, sixteen at a time."""
        if not loads:
            return ()
        moved = [replace(s, at=s.at.replaced(self.rows.variable, _TOP + _ROW)) for s in loads]
        fill = _over_columns(tile, tuple(_put(s, spread) for s in loads))
        every = For("q", at.of(0), tile.rows, (*moved, fill))
        if any(s.place.domain != ROW_DOMAIN for s in loads):
            return (every,)
        copies = tuple(
            x for s in moved for x in (s, Store(spread[s.value], _ROW, s.value, whole=True))
        )
        copy = For("q", at.of(0), tile.rows, copies, AnyOrder(few=True))
        return (If((), at.test("==", COLS, 1), (copy,), (every,)),)

    def spread_columns(self, loads: list[Load], spread: dict[str, Place], tile: Tile) -> Body:
        """The columns: those of all rows once, in the first tile, which no other is larger than."""
        shared = [s for s in loads if self.rows.variable not in s.at.variables]
        once = If((), at.test("==", _TOP, self.low), (self.row_by_row(shared, spread, tile),))
        rest = [s for s in loads if s not in shared]
        return (*((once,) if shared else ()), *self.spread_own(rest, spread, tile))

    def row_by_row(self, loads: list[Load], spread: dict[str, Place], tile: Tile) -> For:
        """The columns of each row."""
        moved = with_position(tuple(loads), self.rows.variable, _TOP + _ROW)
        fill = _over_columns(tile, (*moved, *(_put(s, spread) for s in loads)))
        return For("q", at.of(0), tile.rows, (fill,))

    def spread_own(self, loads: list[Load], spread: dict[str, Place], tile: Tile) -> Body:
        """The columns, row by row; of one batch entry once, and copied for entries of one row.

        Where they vary along the rows, or are the same in some batches, always row by row.
        """
        if not loads:
            return ()
        every = self.row_by_row(loads, spread, tile)
        if any(s.place.domain != COL_DOMAIN for s in loads):
            return (every,)
        again = at.test("|", at.test("==", _TOP, self.low), at.test("!=", BATCHES, 1))
        copies: list[Stmt] = []
        for load in loads:
            copies.append(replace(load, at=_TOP * ALL_COLS + _ELEMENT))
            copies.append(Store(spread[load.value], _ELEMENT, load.value, whole=True))
        copy = For("e", at.of(0), tile.rows * COLS, tuple(copies), AnyOrder(few=True))
        once = If((), again, (every,))
        return (If((), at.test("==", ALL_ROWS, 1), (copy,), (once,)),)


def _put(load: Load, spread: dict[str, Place]) -> Store:
    """A value to a row's cells; what is written too far, the next row writes over."""
    return Store(spread[load.value], _ROW * COLS + _COL, load.value, whole=True)


def _over_columns(tile: Tile, body: Body) -> For:
    return For("k", at.of(0), tile.cols, body, AnyOrder(few=True))
