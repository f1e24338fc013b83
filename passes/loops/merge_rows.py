"""Merges whole rows into one long row, where nothing depends on where a row ends.

    for r in $row .. $row + $rows            for r in $row .. $row + %rows
      for k in $col .. $col + $cols   -->      for k in $col .. $col + %cols
        ... [r * #cols + k]                      ... [r * #cols + k]

with %rows, %cols = 1, $rows * $cols where $cols is all of a row, else $rows, $cols. Before:
elements have no order, nothing is reduced. After: the same cells are touched.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir import axes
from ...ir.loops import position as at
from ...ir.loops.layout import row_major
from ...ir.loops.mappings import AnyOrder
from ...ir.loops.nest import For, Nest, Reduce, Stmt
from ...ir.loops.walk import Body, positions, rewritten, walk
from .facts import DECLARED, UNMAPPED, facts
from .from_program.cells import ALL_COLS
from .from_program.kernels import COL, COLS, ROW, ROWS


@facts(needs=(DECLARED, UNMAPPED))
def merge_rows(nest: Nest) -> Nest:
    """Merges the rows of loops over rows whose elements are only asked for their flat position."""
    return rewritten(nest, _merged)


def _merged(stmt: Stmt) -> Body | None:
    if not (isinstance(stmt, For) and stmt.axis == axes.ROW and len(stmt.body) == 1):
        return None
    (inner,) = stmt.body
    if not isinstance(inner, For) or inner.mapping != AnyOrder() or inner.high is not COL + COLS:
        return None
    flat = row_major(stmt.variable, inner.variable)
    for part in walk(inner.body):
        if isinstance(part, Reduce) or any(p.variables and p is not flat for p in positions(part)):
            return None
    is_whole = at.test("==", COLS, ALL_COLS)
    rows = at.select(is_whole, 1, ROWS)
    cols = at.select(is_whole, ROWS * COLS, COLS)
    return (replace(stmt, high=ROW + rows, body=(replace(inner, high=COL + cols),)),)
