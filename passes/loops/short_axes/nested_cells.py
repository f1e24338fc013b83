"""Replaces quotients that find the cell of a smaller domain by loops over both domains.

    for c in 0 .. #batches * #rows cells      if #rows == 1
      %0 = load v[c / #rows]                    for c in 0 .. #batches * #rows cells
      %1 = load w[c % #rows]                      %0 = load v[c], %1 = load w[0]
      ...                               -->   else
                                                if #rows < 16
                                                  ... as it was
                                                else
                                                  for b in 0 .. #batches
                                                    for c in 0 .. #rows cells
                                                      %0 = load v[b], %1 = load w[c]
                                                      ...

Loop versioning and strip mining: what is gathered is loaded as neighbours, or once for all of
them. Before: cells have no order. After: the first and the last version have no quotients.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ....ir.loops import position as at
from ....ir.loops.nest import FoldList, FoldShared, For, If, Mark, Nest, Stmt
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, everywhere, positions, rewritten, walk
from ....ir.semantics import LANES
from ..build.segments import CELL

_OUTER = at.variable("b")


def nested_cells(nest: Nest) -> Nest:
    """Nests loops over cells that ask for quotients of their number by one size."""
    return nest if nest.arguments else rewritten(nest, _of_loop)


def _of_loop(stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or stmt.mark is not Mark.CELLS or stmt.high.op != "*":
        return None
    around, size = stmt.high.parts
    quotient, rest = CELL // size, CELL % size
    if stmt.low is not at.of(0) or not _splits(stmt.body, (CELL, quotient, rest)):
        return None
    alone = replace(stmt, body=_swapped(stmt.body, {quotient: CELL, rest: at.of(0)}))
    found = {quotient: _OUTER, rest: CELL, CELL: _OUTER * size + CELL}
    inner = replace(stmt, high=size, body=_swapped(stmt.body, found))
    nested = For("b", at.of(0), around, at.of(1), (inner,))
    many = If((), at.test("<", size, LANES), (stmt,), (nested,))
    return (If((), at.test("==", size, 1), (alone,), (many,)),)


def _splits(body: Body, known: tuple[Position, ...]) -> bool:
    """Whether all that a body asks for are known positions, and one of them is a quotient."""
    if any(isinstance(s, For | If | FoldList | FoldShared) for s in body):
        return False
    asked = {p for s in walk(body) for p in positions(s) if CELL.args[0] in p.variables}
    return asked <= set(known) and bool(asked - {CELL})


def _swapped(body: Body, table: Mapping[Position, Position]) -> Body:
    return everywhere(body, lambda position: position.swapped(table))
