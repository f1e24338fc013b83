"""Passes over matrices to the threads of a block: cells, sums, factors; products are tiles.

    for b: batch in $batch ..                  for b: batch in $batch ..
      for i: row in $row .. min(..)              for e: row*col in 0 .. rows * #cols threads
        for j: col in 0 .. #cols        -->        let i: row = $row + e / #cols
          %1 = load x[.. + i * #cols + j]          let j: col = e % #cols
          store y[.. + i * #cols + j] = %1         %1 = load x[.. + i * #cols + j]
                                                   store y[.. + i * #cols + j] = %1

1. Cells are one axis, neighbours along the rows of the pass. A mirror goes row by row.
2. A factor goes row by row, its columns are threads'. All wait between two statements of which one
   stores what the other touches, and so between two rows.
3. Sums have a pass of their own, behind their leaves. Along rows a group of sixteen threads has a
   leaf; along columns a thread has one of 64 rows, with whose first a unit of rows begins.

Matrices of a batch go one after the other: a unit of a large one has one of them.
Before: reductions have their declared order. After: no loop over cells is in any order.
"""

from __future__ import annotations

from dataclasses import replace

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import Lane, Serial, ThreadGroup, Threads, Vector
from ....ir.loops.nest import (
    MATRICES,
    Accumulate,
    For,
    If,
    Init,
    Let,
    MemoryCell,
    Nest,
    Reduce,
    Register,
    Stmt,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, rewritten
from ....ir.semantics import COLUMN_LEAF, LANES, LEAF
from ..accumulators import to_leaf
from ..facts import ACCUMULATED, DECLARED, UNMAPPED, UNTILED, LoopPass, facts, is_leaf
from .sync import between, touched_by
from .threads import cells_mapped

_CELL, _GROUP, _CHAIN, _FIRST = (at.variable(v) for v in ("e", "t", "c", "first"))


def matrix_pass(tile: LoopPass) -> LoopPass:
    """The pass over nests of passes over matrices; `tile` is that of products."""

    @facts(needs=(DECLARED,), ends=(UNMAPPED, UNTILED))
    def matrices_to_threads(nest: Nest) -> Nest:
        if nest.arguments != MATRICES:
            return nest
        return rewritten(tile(nest), _mapped)

    return matrices_to_threads


def mirror_to_threads(nest: Nest) -> Nest:
    """Maps the columns of a mirror."""

    def mapped(stmt: Stmt) -> Body | None:
        is_row = isinstance(stmt, For) and isinstance(stmt.mapping, Vector)
        return (replace(stmt, mapping=Threads(), step=at.of(1)),) if is_row else None

    return rewritten(nest, mapped)


def _rows_there(down: For) -> Position:
    """The rows of a unit; 0 where it begins behind the last, of the shorter side."""
    return at.select(at.test("<", down.low, down.high), down.high - down.low, 0)


def _mapped(stmt: Stmt) -> Body | None:
    match stmt:
        case If(then=(For(axis=axes.ROW) as rows,)) if not stmt.guards:
            return (replace(stmt, then=(_waiting(rows),)),)
        case For(axis=axes.ROW, mapping=Serial(), body=(For(axis=axes.COL) as across,)):
            return _rows(stmt, across)
        case _:
            return None


def _rows(down: For, across: For) -> Body | None:
    """Case 1."""
    if any(isinstance(s, Reduce) for s in across.body):
        return None
    if down.variable in across.low.variables:
        return (replace(down, body=(replace(across, mapping=Threads()),)),)
    cell = _at(down, _CELL, across.high), Let(across.variable, _CELL % across.high, axes.COL)
    body = (*cell, *across.body)
    return (For("e", at.of(0), _rows_there(down) * across.high, body, Threads(), axis=axes.ELEM),)


def _at(down: For, iteration: Position, each: Position) -> Let:
    """The row of an iteration, of which each row has so many."""
    return Let(down.variable, down.low + iteration // each, axes.ROW)


# ------------------------------------------------------------------ case 2


def _waiting(rows: For) -> For:
    """A factor's rows, each of whose loops over columns the threads share."""
    body = (
        replace(s, mapping=Threads()) if isinstance(s, For) and s.axis == axes.COL else s
        for s in rows.body
    )
    shared = tuple(cells_mapped(tuple(body)))
    return replace(rows, body=between(shared, touched_by(*shared))[0])


# ------------------------------------------------------------------ case 3


@facts(needs=(ACCUMULATED,), ends=(UNMAPPED,))
def matrix_sums_to_threads(nest: Nest) -> Nest:
    """Gives leaves of sums to groups of threads along rows, to a thread each along columns."""
    return rewritten(nest, _sums) if nest.arguments == MATRICES else nest


def _sums(stmt: Stmt) -> Body | None:
    match stmt:
        case For(axis=axes.ROW, mapping=Serial(), body=(For() as leaves,)) if is_leaf(leaves):
            return (_along_rows(stmt, leaves),)
        case For(axis=axes.ROW, mapping=Serial(), body=(If(), For(axis=axes.COL) as across)):
            return (_along_columns(stmt, across),)
        case _:
            return None


def _along_rows(down: For, leaves: For) -> For:
    """Leaves of all rows, by groups."""
    each = (leaves.high + (LEAF - 1)) // LEAF
    first = Let(leaves.variable, _GROUP % each * LEAF, leaves.axis)
    body = (replace(s, mapping=Lane()) if isinstance(s, For) else s for s in leaves.body)
    return For(
        "t",
        at.of(0),
        _rows_there(down) * each,
        (_at(down, _GROUP, each), first, *body),
        ThreadGroup(LANES),
        axis=axes.Axis(("row", "leaf")),
    )


def _along_columns(down: For, across: For) -> For:
    """Leaves of all columns, a thread each; a register needs no cell that is cleared."""
    cells = [s.ref for s in across.body if isinstance(s, Accumulate)]
    row = at.variable(down.variable)
    leaves = (_rows_there(down) + (COLUMN_LEAF - 1)) // COLUMN_LEAF
    chain = For(
        down.variable,
        _FIRST,
        at.minimum(_FIRST + COLUMN_LEAF, down.high),
        tuple(map(_in_register, across.body)),
        axis=axes.ROW,
    )
    start = down.low + _CHAIN // across.high * COLUMN_LEAF
    body: list[Stmt] = [
        Let("first", start, axes.ROW.tiles(COLUMN_LEAF)),
        Let(across.variable, _CHAIN % across.high, axes.COL),
        *(Init(Register(cell.acc)) for cell in cells),
        chain,
    ]
    for cell in cells:
        assert isinstance(cell, MemoryCell), "a sum along columns has cells in memory"
        place = cell.at.swapped({row: _FIRST})
        body += to_leaf(Register(cell.acc), cell.place, place, halves=False)
    return For("c", at.of(0), leaves * across.high, tuple(body), Threads(), axis=axes.ELEM)


def _in_register(stmt: Stmt) -> Stmt:
    return replace(stmt, ref=Register(stmt.ref.acc)) if isinstance(stmt, Accumulate) else stmt
