"""Takes what is loaded across its rows by blocks of sixteen rows and columns.

    for i: row in %low .. %high             for ib: row/16 in %low .. %high by 16
      for j: col in 0 .. #rows                for jb: col/16 in 0 .. #rows by 16
        %t = load x[i + j * #cols]     -->      for i: row%16 in ib .. min(ib + 16, %high)
        store y[i * #rows + j] = %t               for j: col%16 in jb .. min(jb + 16, #rows) ..

Before: any cells of a pass over matrices, or of one that mirrors them. After: the same cells. A
line of cache that has sixteen neighbours is loaded once, not once for each row. Of cells above a
diagonal the blocks on it are left out: tiles of a product have them whole, as they take sixteen
columns. A loop with an index in it stays as it is: of a product of factors that commute, cells
above the diagonal have other chains, so that all are mirrored.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir import axes
from ...ir.loops import position as at
from ...ir.loops.mappings import AnyOrder
from ...ir.loops.nest import Compute, For, Load, Nest, Stmt, Store
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, rewritten
from ...ir.semantics import LANES
from .facts import DECLARED, UNMAPPED, facts

_ROWS, _COLS = at.variable("ib"), at.variable("jb")


@facts(needs=(DECLARED, UNMAPPED))
def transposes_by_blocks(nest: Nest) -> Nest:
    """Takes the rows of loops that load across them by blocks."""
    return rewritten(nest, _of_loop)


def _of_loop(stmt: Stmt) -> Body | None:
    if not (isinstance(stmt, For) and stmt.axis == axes.ROW and len(stmt.body) == 1):
        return None
    (inner,) = stmt.body
    if not (isinstance(inner, For) and inner.axis == axes.COL and _is_across(stmt, inner)):
        return None
    above = stmt.variable in inner.low.variables
    lanes = replace(inner, low=_COLS, high=at.minimum(_COLS + LANES, inner.high),
                    mapping=AnyOrder(few=True), axis=axes.COL.inside(LANES))  # fmt: skip
    low = at.maximum(_ROWS, stmt.low) if above else _ROWS
    rows = replace(stmt, low=low, high=at.minimum(_ROWS + LANES, stmt.high), body=(lanes,),
                   axis=axes.ROW.inside(LANES))  # fmt: skip
    first, begin = inner.low, stmt.low
    if above:
        first, begin = _ROWS + LANES, stmt.low // LANES * LANES
    across = For("jb", first, inner.high, (rows,), step=at.of(LANES), axis=axes.COL.tiles(LANES))
    return (replace(stmt, variable="ib", low=begin, body=(across,), step=at.of(LANES),
                    axis=axes.ROW.tiles(LANES)),)  # fmt: skip


def _is_across(down: For, across: For) -> bool:
    """True if all is by cells, and of some that are loaded the neighbours are those of a column."""
    row, col = down.variable, across.variable
    alone = all(isinstance(s, Load | Store | Compute) for s in across.body)
    loads = (s.at for s in across.body if isinstance(s, Load))
    return alone and any(_adds(p, row) and not _adds(p, col) for p in loads)


def _adds(position: Position, variable: str) -> bool:
    """True if a position is a variable, and what does not depend on it."""
    if position.op != "+":
        return position is at.variable(variable)
    there = [p for p in position.parts if variable in p.variables]
    return len(there) == 1 and _adds(there[0], variable)
