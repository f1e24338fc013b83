"""Passes over matrices to the threads of a block: cells, sums, factors; products are tiles.

    for b: batch in $batch ..                  for b: batch in $batch ..
      for i: row in $row .. min(..)              for e: row*col in 0 .. rows * #cols threads
        for j: col in 0 .. #cols        -->        let i: row = $row + e / #cols
          %1 = load x[.. + i * #cols + j]          let j: col = e % #cols
          store y[.. + i * #cols + j] = %1         %1 = load x[.. + i * #cols + j]
                                                   store y[.. + i * #cols + j] = %1

1. Cells are one axis, neighbours along the rows of the pass. A mirror goes row by row.
2. Sums along rows are of groups of sixteen threads, a leaf each; along columns a thread has a leaf
   of 64 rows, with whose first a unit of rows begins.
3. A factor goes row by row, its columns are threads'. All wait between two statements of which one
   stores what the other touches, and so between two rows.

Matrices of a batch go one after the other: a unit of a large one has one of them.
Before: reductions have their declared order. After: no loop is in any order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import Lane, Serial, ThreadGroup, Threads
from ....ir.loops.nest import (
    MATRICES,
    For,
    If,
    Init,
    Let,
    Nest,
    Order,
    Reduce,
    Register,
    Stmt,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, rewritten
from ....ir.semantics import COLUMN_LEAF, LANES, LEAF
from ..accumulators import in_leaves, to_leaf
from ..facts import DECLARED, UNMAPPED, UNTILED, facts
from .barriers import between, touched_by
from .columns import added
from .products import rows_there
from .threads import cells_mapped

_CELL, _GROUP, _CHAIN, _FIRST = (at.variable(v) for v in ("e", "t", "c", "first"))
LoopPass = Callable[[Nest], Nest]


def matrix_pass(tile: LoopPass) -> LoopPass:
    """The pass over nests of passes over matrices; `tile` is that of products."""

    @facts(needs=(DECLARED,), ends=(UNMAPPED, UNTILED))
    def matrices_to_threads(nest: Nest) -> Nest:
        if nest.arguments != MATRICES:
            return nest
        return rewritten(tile(nest), _mapped)

    return matrices_to_threads


def _mapped(stmt: Stmt) -> Body | None:
    match stmt:
        case If(then=(For(axis=axes.ROW) as rows,)) if not stmt.guards:
            return (replace(stmt, then=(_waiting(rows),)),)
        case For(axis=axes.ROW, mapping=Serial(), body=(For(axis=axes.COL) as across,)):
            return _rows(stmt, across)
        case _:
            return None


def _rows(down: For, across: For) -> Body | None:
    """Cases 1 and 2."""
    orders = {s.order for s in across.body if isinstance(s, Reduce)}
    if Order.COL in orders:
        return (_along_columns(down, across),)
    if orders:
        return (_along_rows(down, across),)
    if down.variable in across.low.variables:
        return (replace(down, body=(replace(across, mapping=Threads()),)),)
    cell = _at(down, _CELL, across.high), Let(across.variable, _CELL % across.high, axes.COL)
    body = (*cell, *across.body)
    return (For("e", at.of(0), rows_there(down) * across.high, body, Threads(), axis=axes.ELEM),)


def _at(down: For, turn: Position, each: Position) -> Let:
    """The row of a turn, of which each row has so many."""
    return Let(down.variable, down.low + turn // each, axes.ROW)


def _along_rows(down: For, across: For) -> For:
    """Leaves of all rows, by groups."""
    leaves = next(iter(in_leaves(across) or ()))
    assert isinstance(leaves, For)
    each = (across.high + (LEAF - 1)) // LEAF
    first = Let(leaves.variable, _GROUP % each * LEAF, leaves.axis)
    body = (replace(s, mapping=Lane()) if isinstance(s, For) else s for s in leaves.body)
    return For(
        "t",
        at.of(0),
        rows_there(down) * each,
        (_at(down, _GROUP, each), first, *body),
        ThreadGroup(LANES),
        axis=axes.Axis(("row", "leaf")),
    )


def _along_columns(down: For, across: For) -> For:
    """Leaves of all columns, a thread each."""
    items = [s for s in across.body if isinstance(s, Reduce)]
    row = at.variable(down.variable)
    leaves = (rows_there(down) + (COLUMN_LEAF - 1)) // COLUMN_LEAF
    chain = For(
        down.variable,
        _FIRST,
        at.minimum(_FIRST + COLUMN_LEAF, down.high),
        added(across.body),
        axis=axes.ROW,
    )
    kept = (
        s
        for item in items
        for s in to_leaf(
            Register(item.ref.acc), item.ref.place, item.ref.at.swapped({row: _FIRST}), halves=False
        )
    )
    start = down.low + _CHAIN // across.high * COLUMN_LEAF
    lets = (
        Let("first", start, axes.ROW.tiles(COLUMN_LEAF)),
        Let(across.variable, _CHAIN % across.high, axes.COL),
    )
    body = (*lets, *(Init(Register(s.ref.acc)) for s in items), chain, *kept)
    return For("c", at.of(0), leaves * across.high, body, Threads(), axis=axes.ELEM)


# ------------------------------------------------------------------ case 3


def _waiting(rows: For) -> For:
    """A factor's rows, each of whose loops over columns the threads share."""
    body = (
        replace(s, mapping=Threads()) if isinstance(s, For) and s.axis == axes.COL else s
        for s in rows.body
    )
    shared = tuple(cells_mapped(tuple(body)))
    return replace(rows, body=between(shared, touched_by(*shared))[0])
