"""Loop versioning: where cells have one leaf each, its sum is loaded and not folded.

    for c ..                                  if #leaves == 1
      %m = fold list partial[..]                for c ..  %m = load partial[c]
                                     -->      else
                                                for c ..  %m = fold list partial[..]

Before: leaves of cells are folded in loops over them. After: the first version folds none.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.loops import position as at
from ...ir.loops.nest import Compute, FoldList, For, If, Load, Mark, Nest, Scratch, Stmt
from ...ir.loops.walk import Body, rewritten
from ...ir.types import BOOL, Const


def one_leaf(nest: Nest) -> Nest:
    """Versions loops over cells by the number of their leaves."""
    return rewritten(nest, _of_loop)


def _of_loop(stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or stmt.mark is not Mark.CELLS:
        return None
    folds = [s for s in stmt.body if isinstance(s, FoldList) and s.scratch is Scratch.SELF]
    if not folds:
        return None
    condition = at.test("==", folds[0].count, 1)
    cell = at.variable(stmt.variable)
    body = tuple(
        t
        for s in stmt.body
        for t in (loaded(s, cell) if isinstance(s, FoldList) and s in folds else (s,))
    )
    return (If((), condition, (replace(stmt, body=body),), (stmt,)),)


def loaded(stmt: FoldList, cell: at.Position) -> Body:
    """The load of a list of one leaf, in place of its fold."""
    if stmt.dtype is not BOOL:
        return (Load(stmt.value, stmt.place, cell),)
    leaf = f"{stmt.value}.leaf"
    return Load(leaf, stmt.place, cell), Compute(stmt.value, "ne", (leaf, Const(0.0)), BOOL)
