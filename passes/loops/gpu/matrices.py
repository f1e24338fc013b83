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
3. Sums are left to `columns_to_threads`, and to `to_threads` behind their leaves.

Matrices of a batch go one after the other: a unit of a large one has one of them.
Before: reductions have their declared order. After: no loop over cells is in any order.
"""

from __future__ import annotations

from dataclasses import replace

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import Serial, Threads
from ....ir.loops.nest import (
    MATRICES,
    For,
    If,
    Let,
    Nest,
    Reduce,
    Stmt,
)
from ....ir.loops.walk import Body, rewritten
from ..facts import DECLARED, UNMAPPED, UNTILED, LoopPass, facts
from .sync import between, touched_by
from .threads import cells_mapped, rows_there

_CELL = at.variable("e")


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
    """Case 1."""
    if any(isinstance(s, Reduce) for s in across.body):
        return None
    if down.variable in across.low.variables:
        return (replace(down, body=(replace(across, mapping=Threads()),)),)
    row = Let(down.variable, down.low + _CELL // across.high, axes.ROW)
    body = (row, Let(across.variable, _CELL % across.high, axes.COL), *across.body)
    return (For("e", at.of(0), rows_there(down) * across.high, body, Threads(), axis=axes.ELEM),)


# ------------------------------------------------------------------ case 2


def _waiting(rows: For) -> For:
    """A factor's rows, each of whose loops over columns the threads share."""
    body = (
        replace(s, mapping=Threads()) if isinstance(s, For) and s.axis == axes.COL else s
        for s in rows.body
    )
    shared = tuple(cells_mapped(tuple(body)))
    return replace(rows, body=between(shared, touched_by(*shared))[0])
