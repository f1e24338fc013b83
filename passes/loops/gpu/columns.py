"""Sums along columns by threads: a column's leaf each, in strips of rows where areas are large.

`columns_to_threads` interchanges loops such that a thread adds up a column's leaf of 64 rows.

    for r in $row .. $row + $rows               for c in 0 .. leaves * $cols threads
      for k in $col .. + $cols any order          let first, let k: the leaf's first row, its column
        reduce a = sum %5 along col      -->      a := sum of nothing
                                                  for r in first .. first + min(.., 64)
                                                    a += sum %5
                                                  %leaf = fold a by lane
                                                  store partial[..] = %leaf

The area is a part of one batch entry, from a leaf's first row on, or whole entries; so a leaf's
rows are of one entry; a pass over matrices has one at a time. Neighbouring threads have
neighbouring columns. Before: `split_columns`. After: nothing is reduced along columns but in a
thread's own chain.

`row_strips` goes through a large area in strips of sixteen rows: first its columns, then its rows.

    for c in .. threads                      let strip = select(.. & 8192 < .., 16, $rows)
      a := sum of nothing                    for s in 0 .. $rows by strip
      for r in first .. first + 64             for c in .. threads
        %grad = load grad[..]                    if s == 0
        a += sum %grad                             a in partial[..] := sum of nothing
      store partial[..] = fold a       -->       a := sum of nothing
    for t in 0 .. $rows .. group(16)           a += sum from partial[..]
      let r = $row + t / ..                      for r in first + s .. first + min(s + strip, 64)
      .. load grad[..]                             %grad = load grad[..]
                                                   a += sum %grad
                                                 store partial[..] = fold a
                                               for t in 0 .. min(strip, $rows - s) .. group(16)
                                                 let r = $row + s + t / ..
                                                 .. load grad[..]

What is added up along both is then loaded from memory once: a strip of 1024 columns stays in the
cache until its rows come, all 64 rows in all resident blocks do not. A column's chain goes on from
its leaf's cell, which is never -0, so nothing added to it is itself. Sixteen rows have a leaf for
each sixteen threads of a block. Before: all loops are mapped, a thread takes one cell. After: each
chain has the same terms, in order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import Serial, Threads
from ....ir.loops.nest import (
    MATRICES,
    Barrier,
    Fold,
    For,
    If,
    Init,
    Let,
    Load,
    MemoryCell,
    Nest,
    Order,
    Reduce,
    Register,
    Stmt,
    Store,
    Take,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, in_blocks, rewritten, swapped, walk, with_body
from ....ir.lowered.tables import Place, PlaceKind
from ....ir.ops import algebra_of
from ....ir.semantics import COLUMN_LEAF
from ..accumulators import in_registers, to_leaf
from ..facts import BY_THREADS, DECLARED, SINGLE, UNMAPPED, UNNAMED, facts
from ..from_program.cells import ALL_ROWS
from ..from_program.kernels import COL, COLS, ROW, ROWS
from .threads import rows_there

Leaves = Callable[[For, Position], tuple[Body, Position, Position]]
_ITEM, _PANEL, _FIRST = (at.variable(v) for v in ("c", "panel", "first"))
# An entry's rows that are in the area, and how many leaves they are.
_ENTRY = at.minimum(ROWS, ALL_ROWS)
_LEAVES = (_ENTRY + (COLUMN_LEAF - 1)) // COLUMN_LEAF
PANELS = ROWS // _ENTRY * _LEAVES  # of all entries: each is some rows, in all columns
COLUMNS = axes.fused(axes.PANEL, axes.COL)  # what the threads of such a loop count
_INSIDE = _PANEL % _LEAVES * COLUMN_LEAF
_LEAF: Body = (
    Let("panel", _ITEM // COLS, axes.PANEL),
    Let("first", ROW + _PANEL // _LEAVES * _ENTRY + _INSIDE, axes.ROW.tiles(COLUMN_LEAF)),
)


@facts(needs=(DECLARED,), ends=(UNMAPPED,))
def columns_to_threads(nest: Nest) -> Nest:
    """Gives each thread leaves of columns, where a nest reduces along columns."""
    leaves = _leaves_of_matrix if nest.arguments == MATRICES else _leaves_of_area
    return rewritten(nest, partial(_of_rows, leaves))


def _leaves_of_area(down: For, width: Position) -> tuple[Body, Position, Position]:
    """The position of a thread's leaf, the number of leaves, and the end of a leaf's rows."""
    del down, width
    return _LEAF, PANELS * COLS, _FIRST + at.minimum(_ENTRY - _INSIDE, COLUMN_LEAF)


def _leaves_of_matrix(down: For, width: Position) -> tuple[Body, Position, Position]:
    """Likewise, of one matrix: a unit of rows begins with the first row of a leaf."""
    first = Let("first", down.low + _ITEM // width * COLUMN_LEAF, axes.ROW.tiles(COLUMN_LEAF))
    leaves = (rows_there(down) + (COLUMN_LEAF - 1)) // COLUMN_LEAF
    return (first,), leaves * width, at.minimum(_FIRST + COLUMN_LEAF, down.high)


def _of_rows(leaves: Leaves, stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or not isinstance(stmt.mapping, Serial):
        return None
    inner = next((s for s in stmt.body if isinstance(s, For)), None)
    if inner is None:
        return None
    items = [s for s in inner.body if isinstance(s, Reduce) and s.order is Order.COL]
    if not items:
        return None
    row = (s for s in stmt.body if s is not inner)
    # All rows of a leaf are of its first row's batch entry.
    entry = {at.variable(stmt.variable) // ALL_ROWS: _FIRST // ALL_ROWS}
    body = swapped((*row, *in_registers(inner.body)), entry)
    width = COLS if inner.low is COL else inner.high
    lets, count, end = leaves(stmt, width)
    fixed = tuple(s for s in body if isinstance(s, Load) and stmt.variable not in s.at.variables)
    chain = For(
        stmt.variable,
        _FIRST,
        end,
        tuple(s for s in body if s not in fixed),
        axis=axes.ROW,
    )
    column = Let(inner.variable, inner.low + _ITEM % width, axes.COL)
    head = (*lets, column, *fixed, *(Init(Register(s.ref.acc)) for s in items))
    whole = (*head, chain, *(s for item in items for s in _kept(item, stmt.variable)))
    return (For("c", at.of(0), count, whole, Threads(), axis=COLUMNS),)


def _kept(item: Reduce, row: str) -> Body:
    """A thread's chain goes to its leaf's cell."""
    cell = item.ref.at.replaced(row, _FIRST)
    return to_leaf(Register(item.ref.acc), item.ref.place, cell, halves=False)


# ------------------------------------------------------------------ strips of rows

STRIP = 16  # rows: leaves for all threads of a block
LARGE = 8192  # elements: areas up to here stay in the cache as a whole
_S, _STRIP = at.variable("s"), at.variable("strip")
_IS_LARGE = at.position("&", at.test("==", PANELS, 1), at.test("<", LARGE, ROWS * COLS))
_AREA = {ROW: ROW + _S, ROWS: at.minimum(_STRIP, ROWS - _S)}  # the rows of a strip


@facts(needs=(BY_THREADS, SINGLE), ends=(UNNAMED,))
def row_strips(nest: Nest) -> Nest:
    """Puts the loops over columns and rows of an area into one over strips of its rows."""
    return with_body(nest, _in_strips(nest.body))


def _in_strips(body: Body) -> Body:
    """A block, or those of its conditions, which are the same in all threads."""
    if any(isinstance(s, If) for s in body):
        return tuple(in_blocks(s, _in_strips) if isinstance(s, If) else s for s in body)
    number = next((n for n, s in enumerate(body) if _sums_columns(s)), len(body))
    head, down, along = body[:number], body[number : number + 1], body[number + 1 :]
    if _loaded(down).isdisjoint(_loaded(along)):
        return body
    if not all(isinstance(s, For | Barrier) for s in along):
        return body
    rows = swapped(along, _AREA)
    inside = (*map(_of_strip, down), *rows)
    strip = For("s", at.of(0), ROWS, inside, step=_STRIP, axis=axes.ROW.tiles("strip"))
    return (*head, Let("strip", at.select(_IS_LARGE, STRIP, ROWS)), strip)


def _sums_columns(stmt: Stmt) -> bool:
    """True if threads add up columns, in f64: what has no order lies in another form."""
    if not (isinstance(stmt, For) and isinstance(stmt.mapping, Threads) and stmt.axis == COLUMNS):
        return False
    accs = [s.ref.acc.op for s in stmt.body if isinstance(s, Init)]
    return bool(accs) and all(algebra_of(op).combine.is_ordered for op in accs)


def _loaded(body: Body) -> set[Place]:
    """The arrays of elements that are loaded."""
    loads = (s.place for s in walk(body) if isinstance(s, Load))
    return {place for place in loads if place.kind == PlaceKind.ELEM}


def _of_strip(stmt: Stmt) -> Stmt:
    """The loop over columns, whose chains go on from their leaves' cells."""
    assert isinstance(stmt, For)
    folds = {s.value: s.ref for s in stmt.body if isinstance(s, Fold)}
    stores = [s for s in stmt.body if isinstance(s, Store)]
    cells = {folds[str(s.value)]: s for s in stores}
    body: list[Stmt] = []
    for part in stmt.body:
        if isinstance(part, Init) and isinstance(part.ref, Register):
            cell = cells[part.ref]
            clear = Init(MemoryCell(part.ref.acc, cell.place, cell.at))
            body.append(If((), at.test("==", _S, 0), (clear,)))
            body += part, Take(part.ref, cell.place, cell.at)
        elif isinstance(part, For):
            _, rows = part.high.parts  # behind the leaf's first one
            high = _FIRST + at.minimum(_S + _STRIP, rows)
            body.append(replace(part, low=_FIRST + _S, high=high))
        else:
            body.append(part)
    return replace(stmt, body=tuple(body))
