"""Maps elements and leaves of rows to threads: a group of sixteen threads takes a leaf.

    for r in $row .. $row + $rows               for t in 0 .. $rows * leaves groups
      %row = load scale[r]                        let r, let leaf: of group t
      for leaf in .. by 1024             -->      %row = load scale[r]
        a := sum of nothing                       a := sum of nothing
        for k in leaf .. any order                    for k in leaf .. lane
          a += sum %5                               a += sum %5

Where nothing is reduced, neighbouring threads have neighbouring elements: of one row after the
other where its elements ask for nothing of a row (`merge_rows` has made long rows of them), else
of all rows as one axis. What is asked for ahead is not: other threads wait in the meantime.
Before: `columns_to_threads`, `leaves`. After: no loop's turns are in any order but by threads.
"""

from __future__ import annotations

from dataclasses import replace

from ....ir import axes
from ....ir.axes import Axis
from ....ir.loops import position as at
from ....ir.loops.layout import row_major
from ....ir.loops.mappings import AnyOrder, Lane, Serial, ThreadGroup, Threads
from ....ir.loops.nest import For, If, Let, Nest, Prefetch, Stmt, Store
from ....ir.loops.walk import Body, positions, rewrite, walk
from ....ir.semantics import LANES, LEAF
from ..facts import ACCUMULATED, UNMAPPED, facts
from ..from_program.kernels import COL, COLS, ROW, ROWS

_GROUP, _ITEM = at.variable("t"), at.variable("e")
LEAVES = (COLS + (LEAF - 1)) // LEAF  # of a row; the area begins with a leaf

LEAF_OF_GROUP = ThreadGroup(LANES)


@facts(needs=(ACCUMULATED,), ends=(UNMAPPED,))
def to_threads(nest: Nest) -> Nest:
    """Maps the loops over elements and leaves of a kernel."""
    body = _mapped(rewrite(nest.body, _without_prefetch))
    return nest if body == nest.body else replace(nest, body=body)


def _is_leaves(axis: Axis | None) -> bool:
    return axis is not None and axis.tile == LEAF


def _without_prefetch(stmt: Stmt) -> Body | None:
    return () if isinstance(stmt, Prefetch) else None


def _mapped(body: Body) -> Body:
    """The statements of a block, outer loops first."""
    return tuple(_one(stmt) for stmt in body)


def _one(stmt: Stmt) -> Stmt:
    match stmt:
        case If():
            return replace(stmt, then=_mapped(stmt.then), other=_mapped(stmt.other))
        case For(mapping=AnyOrder(few=False)):
            return replace(stmt, mapping=Threads())
        case For(axis=axis) if _is_leaves(axis):
            return _leaves(stmt)
        case For(axis=axes.ROW, mapping=Serial()):
            return _rows(stmt)
        case _:
            return stmt


def _rows(loop: For) -> Stmt:
    """A loop over rows, by what stands in it."""
    inner = next(s for s in loop.body if isinstance(s, For))
    if _is_leaves(inner.axis):
        return _leaves(inner, loop)
    asked = {p for s in walk(loop.body) if s is not inner for p in positions(s) if p.variables}
    if asked <= {row_major(loop.variable, inner.variable)} and inner.high.op != "min":
        return replace(loop, body=_mapped(loop.body))
    return _elements(loop, inner)


def _leaves(loop: For, rows: For | None = None) -> For:
    """All leaves of the area's rows, by groups; without a row's own statements of one row."""
    row = tuple(s for s in rows.body if s is not loop) if rows else ()
    # Totals are stored behind all folds: then one thread of a group does it, at once.
    stores = tuple(s for s in loop.body if isinstance(s, Store))
    body = tuple(_lanes(s) for s in loop.body if s not in stores)
    if stores and "#numel" in loop.high.names:  # a short block has fewer leaves
        stores = (If((), at.test("<", at.variable(loop.variable), loop.high), stores),)
    if rows is None or not (row or rows.variable in _variables(loop)):
        return replace(loop, high=COL + COLS, body=(*body, *stores), mapping=LEAF_OF_GROUP)
    row_of = Let(rows.variable, ROW + _GROUP // LEAVES, axes.ROW)
    lets = row_of, Let(loop.variable, loop.low + _GROUP % LEAVES * LEAF, loop.axis)
    parts = (*lets, *row, *body, *stores)
    axis = axes.fused(axes.ROW, axes.COL).tiles(LEAF)
    return For("t", at.of(0), ROWS * LEAVES, parts, LEAF_OF_GROUP, axis=axis)


def _variables(loop: For) -> set[str]:
    return {v for s in walk(loop.body) for p in positions(s) for v in p.variables}


def _lanes(stmt: Stmt) -> Stmt:
    is_leaf = isinstance(stmt, For) and stmt.mapping == AnyOrder()
    return replace(stmt, mapping=Lane()) if is_leaf else stmt


def _elements(loop: For, inner: For) -> For:
    """All elements of the area as one axis; the last block of a tensor may be short."""
    row = tuple(s for s in loop.body if s is not inner)
    body: Body = (*row, *inner.body)
    if inner.high is not COL + COLS:
        body = (If((), at.test("<", at.variable(inner.variable), inner.high), body),)
    row_of = Let(loop.variable, ROW + _ITEM // COLS, axes.ROW)
    lets = row_of, Let(inner.variable, COL + _ITEM % COLS, axes.COL)
    return For("e", at.of(0), ROWS * COLS, (*lets, *body), Threads(), axis=axes.ELEM)
