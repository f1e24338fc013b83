"""Tiles rows of few columns: about a thousand elements run as one row.

    if $cols == #cols & $cols <= 64 & $cols % 16 != 0
      for t in $row .. $row + $rows by tall         ; whole leaves of columns
        ... values of rows or columns, copied to buffers with a cell an element
        for e in 0 .. height * $cols                   ; no row has an epilogue, no masked store
          ...                                       ; delays the next row's loads
          store stack.2[e] = %term
        ... reductions of the buffers: row by row, columns in lanes
    else
      for r ...

Loop versioning, strip mining, fission, and buffers on the stack. Before: a loop over rows depends
on their ends, and its reductions have their declared order. After: the reductions of the first
version have loops of the same order (`inner_reductions`); the second does not change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count

from ...ir import axes
from ...ir.loops import position as at
from ...ir.loops.algebra import row_major
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
from .from_program.cells import ALL_COLS, ALL_ROWS, BATCHES, LEAVES
from .from_program.kernels import COL, COLS, ROWS
from .inner_reductions import FEW, InnerReduction, columns, of_reduce, rows, store_term, term_dtype

TILE = COLUMN_LEAF * LANES  # elements: a leaf of the widest narrow matrix
HEIGHT = at.variable("height")  # of a tile, in rows
_TOP, _ELEMENT, _ROW, _COL = (at.variable(v) for v in ("t", "e", "q", "k"))


@facts(needs=(DECLARED, UNMAPPED), ends=(ONE_VERSION, UNNAMED))
def narrow_rows(nest: Nest) -> Nest:
    """Versions loops over rows by the number of columns."""
    return with_tiles(nest, _versions)


def with_tiles(nest: Nest, rule: Callable[[Stmt, Iterator[int]], Body | None]) -> Nest:
    """A nest with a rule applied to every statement; the rule may number new buffers."""
    numbers = count(sum(p.kind == PlaceKind.STACK for _, p in nest.places))
    return with_buffers(nest, lambda stmt: rule(stmt, numbers))


def elements_of(stmt: Stmt) -> For | None:
    """The loop over elements in a loop over rows that depends on their ends, else None."""
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
    tiles = RowTiles(stmt, inner, numbers)
    is_narrow = at.test("<=", COLS, LANES if tiles.across else TILE // LANES)
    is_whole = at.test("==", COLS, ALL_COLS)
    is_ragged = at.test("!=", COLS % LANES, 0)
    condition = at.test("&", at.test("&", is_whole, is_narrow), is_ragged)
    return (If((), condition, tiles.loop(), (stmt,)),)


def _columns(inner: For) -> list[Load]:
    """Loads of values that vary along columns, without those of elements."""
    loads = [s for s in inner.body if isinstance(s, Load)]
    return [s for s in loads if s.place.domain != ELEM and "col" in s.place.domain.axes]


@dataclass(slots=True)
class RowTiles:
    """The tiles of a loop over rows: `rows` over `inner`."""

    rows: For
    inner: For
    numbers: Iterator[int]

    @property
    def across(self) -> bool:
        """True if columns are reduced; then there are at most sixteen."""
        return any(isinstance(s, Reduce) and s.order is Order.COL for s in self.inner.body)

    @property
    def cols(self) -> Position:
        """The columns of a row: one vector, where columns are reduced."""
        return at.minimum(COLS, LANES) if self.across else COLS

    @property
    def leaf_rows(self) -> Position:
        """The rows of a leaf; a tile has a multiple of them."""
        return at.minimum(ALL_ROWS, COLUMN_LEAF) if self.across else at.of(1)

    def loop(self) -> Body:
        """The loop over tiles; where columns are reduced, a tile is of one batch entry."""
        low, end, tall = self.rows.low, self.rows.high, at.variable("tall")
        name = Let("tall", at.of(TILE) // (self.leaf_rows * COLS) * self.leaf_rows)
        if not self.across:
            return name, For("t", low, end, self.tile(end), step=tall)
        entry, stop = at.variable("b"), at.variable("stop")
        is_long = at.test(">", ALL_ROWS, COLUMN_LEAF)
        span = at.select(is_long, ALL_ROWS, ROWS)
        tiles = For("t", entry, stop, self.tile(stop), step=tall)
        body = Let("stop", at.minimum(entry + span, end)), tiles
        return name, For("b", low, end, body, step=span)

    def buffer(self, dtype: DType) -> Place:
        """A new buffer with a cell for each element."""
        return Place(PlaceKind.STACK, next(self.numbers), dtype, ELEM)

    def tile(self, stop: Position) -> Body:
        """Statements of a tile: spread vectors, run the elements, fold the reductions."""
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
                    if same not in buffers:  # shared by a row's and a column's reduction
                        buffers[same] = self.buffer(term_dtype(stmt))
                        body += store_term(stmt, buffers[same], _ELEMENT)
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
        reduces = [s for s in self.inner.body if isinstance(s, Reduce)]
        return (
            Let("height", at.minimum(at.variable("tall"), stop - _TOP)),
            *self.spread_rows(of_rows, spread),
            *self.spread_columns(of_cols, spread),
            For("e", at.of(0), HEIGHT * COLS, tuple(body), AnyOrder()),
            *self.fold_rows([s for s in reduces if s.order is Order.ROW], terms),
            *(x for s in reduces if s.order is Order.COL for x in self.fold_columns(s, terms)),
        )

    def fold_rows(self, items: list[Reduce], terms: dict[Acc, Place]) -> Body:
        """Fold the rows in order."""
        if not items:
            return ()

        leaves = [(s, terms[s.ref.acc], self.leaf(s, _TOP + _ROW)) for s in items]

        def of(width: Position) -> list[InnerReduction]:
            cells = _ROW * width, at.of(1)
            return [of_reduce(item, buffer, cells, to) for item, buffer, to in leaves]

        return rows(of, For("q", at.of(0), HEIGHT, ()), self.cols)

    def fold_columns(self, item: Reduce, terms: dict[Acc, Place]) -> Body:
        """Fold leaves of columns, in lanes."""

        def of(row: Position, col: Position, width: Position) -> InnerReduction:
            cells, leaf = (row * width + col, width), self.leaf(item, _TOP + row, col)
            return of_reduce(item, terms[item.ref.acc], cells, leaf)

        return (columns(of, HEIGHT, self.leaf_rows, self.cols),)

    def leaf(self, item: Reduce, row: Position, col: Position | int = 0) -> Position:
        """The cell of an element's leaf; a narrow row is one leaf."""
        cell = item.ref.at.swapped({LEAVES: at.of(1)}) if item.order is Order.ROW else item.ref.at
        moved = cell.replaced(self.rows.variable, row)
        return moved.replaced(self.inner.variable, at.of(col))

    # -- values of rows or columns, copied for each element

    def spread_rows(self, loads: list[Load], spread: dict[str, Place]) -> Body:
        """Fill each row's cells; rows of one column are copied, sixteen at a time."""
        if not loads:
            return ()
        moved = [replace(s, at=s.at.replaced(self.rows.variable, _TOP + _ROW)) for s in loads]
        fill = self.over_columns(tuple(_put(s, spread) for s in loads))
        every = For("q", at.of(0), HEIGHT, (*moved, fill))
        if any(s.place.domain != ROW_DOMAIN for s in loads):
            return (every,)
        copies = tuple(x for s in moved for x in spread_cell(s, spread, s.at, _ROW))
        copy = For("q", at.of(0), HEIGHT, copies, FEW)
        return (If((), at.test("==", COLS, 1), (copy,), (every,)),)

    def spread_columns(self, loads: list[Load], spread: dict[str, Place]) -> Body:
        """Fill the columns; those of all rows once, in the first tile, which is the largest."""
        shared = [s for s in loads if self.rows.variable not in s.at.variables]
        once = If((), at.test("==", _TOP, self.rows.low), (self.row_by_row(shared, spread),))
        rest = [s for s in loads if s not in shared]
        return (*((once,) if shared else ()), *self.spread_own(rest, spread))

    def row_by_row(self, loads: list[Load], spread: dict[str, Place]) -> For:
        """The columns of each row."""
        moved = with_position(tuple(loads), self.rows.variable, _TOP + _ROW)
        fill = self.over_columns((*moved, *(_put(s, spread) for s in loads)))
        return For("q", at.of(0), HEIGHT, (fill,))

    def over_columns(self, body: Body) -> For:
        """Sixteen columns of a row at a time."""
        return For("k", at.of(0), self.cols, body, FEW)

    def spread_own(self, loads: list[Load], spread: dict[str, Place]) -> Body:
        """Fill the columns row by row; of one batch entry once; of entries of one row by a copy.

        Where they vary along the rows, or are the same in some batches, always row by row.
        """
        if not loads:
            return ()
        every = self.row_by_row(loads, spread)
        if any(s.place.domain != COL_DOMAIN for s in loads):
            return (every,)
        again = at.test("|", at.test("==", _TOP, self.rows.low), at.test("!=", BATCHES, 1))
        cell = _TOP * ALL_COLS + _ELEMENT
        copies = tuple(x for s in loads for x in spread_cell(s, spread, cell, _ELEMENT))
        copy = For("e", at.of(0), HEIGHT * COLS, copies, FEW)
        once = If((), again, (every,))
        return (If((), at.test("==", ALL_ROWS, 1), (copy,), (once,)),)


def spread_cell(load: Load, spread: dict[str, Place], cell: Position, element: Position) -> Body:
    """Copies a cell to the buffer of its value, for an element."""
    store = Store(spread[load.value], element, load.value, whole=True)
    return replace(load, at=cell), store


def _put(load: Load, spread: dict[str, Place]) -> Store:
    """Store a value in a row's cells; the next row overwrites cells behind its end."""
    return Store(spread[load.value], _ROW * COLS + _COL, load.value, whole=True)
