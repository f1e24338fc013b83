"""Sums along columns: a loop of their own, whose leaves are threads'.

`split_columns` divides a loop (fission): the reductions along columns, then everything else.

    for r ..                                    for r ..
      for k ..                                    for k ..
        reduce a = sum %5 along col               reduce a = sum %5 along col
        reduce b = sum %6 along row      -->    for r ..
        store m[..] = %7                          for k ..
                                                    reduce b = sum %6 along row
                                                    store m[..] = %7

A thread has a column's leaf, or a group of them a row's; no loop can be both. Before: reductions
have their declared order. After: no loop reduces along rows and columns.

`columns_to_threads` interchanges loops such that a thread adds up a column's leaf of 64 rows.

    for r in $row .. $row + $rows               for c in 0 .. leaves * $cols threads
      for k in $col .. + $cols any order          let first, let k: the leaf's first row, its column
        reduce a = sum %5 along col      -->      a := sum of nothing
                                                  for r in first .. first + min(.., 64)
                                                    a += sum %5
                                                  %leaf = fold a by lane
                                                  store partial[..] = %leaf

The area is a part of one batch entry, from a leaf's first row on, or whole entries; so a leaf's
rows are of one entry. Neighbouring threads have neighbouring columns. Before: `split_columns`.
After: nothing is reduced along columns but in a thread's own chain.
"""

from __future__ import annotations

from dataclasses import replace

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import Serial, Threads
from ....ir.loops.nest import (
    MATRICES,
    Accumulate,
    For,
    Init,
    Let,
    Load,
    Nest,
    Order,
    Prefetch,
    Reduce,
    Register,
    Stmt,
    Store,
)
from ....ir.loops.walk import Body, everywhere, rewrite, rewritten, walk
from ....ir.semantics import COLUMN_LEAF
from ..accumulators import to_leaf
from ..facts import DECLARED, UNMAPPED, facts
from ..from_program.cells import ALL_ROWS
from ..from_program.kernels import COL, COLS, ROW, ROWS
from ..version import without_dead_values


@facts(needs=(DECLARED, UNMAPPED))
def split_columns(nest: Nest) -> Nest:
    """Splits the loop over rows of a kernel that reduces along both."""
    orders = {s.order for s in walk(nest.body) if isinstance(s, Reduce)}
    if orders != {Order.ROW, Order.COL}:
        return nest
    number = next(i for i, s in enumerate(nest.body) if isinstance(s, For))
    loop, behind = nest.body[number], nest.body[number + 1 :]
    down, rest = (without_dead_values(rewrite((loop,), drop)) for drop in (_but_columns, _columns))
    return replace(nest, body=(*nest.body[:number], *down, *rest, *behind))


def _columns(stmt: Stmt) -> Body | None:
    return () if isinstance(stmt, Reduce) and stmt.order is Order.COL else None


def _but_columns(stmt: Stmt) -> Body | None:
    is_other = isinstance(stmt, Reduce) and stmt.order is Order.ROW
    return () if is_other or isinstance(stmt, Store | Prefetch) else None


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
    return nest if nest.arguments == MATRICES else rewritten(nest, _of_rows)


def _of_rows(stmt: Stmt) -> Body | None:
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
    body = everywhere((*row, *added(inner.body)), lambda p: p.swapped(entry))
    fixed = tuple(s for s in body if isinstance(s, Load) and stmt.variable not in s.at.variables)
    chain = For(
        stmt.variable,
        _FIRST,
        _FIRST + at.minimum(_ENTRY - _INSIDE, COLUMN_LEAF),
        tuple(s for s in body if s not in fixed),
        axis=axes.ROW,
    )
    column = Let(inner.variable, COL + _ITEM % COLS, axes.COL)
    head = (*_LEAF, column, *fixed, *(Init(Register(s.ref.acc)) for s in items))
    whole = (*head, chain, *(s for item in items for s in _kept(item, stmt.variable)))
    return (For("c", at.of(0), PANELS * COLS, whole, Threads(), axis=COLUMNS),)


def added(body: Body) -> Body:
    """A body whose reductions are in registers; what is asked for ahead is not."""
    found = (s for s in body if not isinstance(s, Prefetch))
    return tuple(
        Accumulate(Register(s.ref.acc), s.args) if isinstance(s, Reduce) else s for s in found
    )


def _kept(item: Reduce, row: str) -> Body:
    """A thread's chain goes to its leaf's cell."""
    cell = item.ref.at.replaced(row, _FIRST)
    return to_leaf(Register(item.ref.acc), item.ref.place, cell, halves=False)
