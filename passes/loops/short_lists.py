"""Loop versioning: lists of at most sixteen cells are folded side by side, a list a lane.

    for c ..                                  if #rows <= 16
      %m = fold list v[..] of #rows             for c ..  %m = fold list v[..] of #rows short
                                     -->      else
                                                for c ..  %m = fold list v[..] of #rows

Before: each cell folds a list of its own (not leaves: `one_leaf`). After: lists in the first
version are marked short; the sums have the same order.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.loops import position as at
from ...ir.loops.nest import FoldList, For, If, Mark, Nest, Scratch, Stmt
from ...ir.loops.walk import Body, rewritten
from ...ir.semantics import LANES
from ...ir.types import BOOL


def short_lists(nest: Nest) -> Nest:
    """Versions loops over cells by the length of the lists that they fold."""
    return rewritten(nest, _of_loop)


def _of_loop(stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or stmt.mark is not Mark.CELLS:
        return None
    counts = dict.fromkeys(s.count for s in stmt.body if isinstance(s, FoldList) and _fits(s))
    if not counts:
        return None
    condition, *others = (at.test("<=", count, LANES) for count in counts)
    for other in others:
        condition = at.test("&", condition, other)
    body = tuple(
        replace(s, short=True) if isinstance(s, FoldList) and _fits(s) else s for s in stmt.body
    )
    return (If((), condition, (replace(stmt, body=body),), (stmt,)),)


def _fits(item: FoldList) -> bool:
    is_dense = item.stride is at.of(1)  # list after list, cell after cell
    return item.scratch is Scratch.TENSOR and item.place.dtype is not BOOL and is_dense
