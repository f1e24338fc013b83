"""Splits a loop (fission): first the reductions along columns alone, then everything else.

    for r ..                                    for r ..
      for k ..                                    for k ..
        reduce a = sum %5 along col               reduce a = sum %5 along col
        reduce b = sum %6 along row      -->    for r ..
        store m[..] = %7                          for k ..
                                                    reduce b = sum %6 along row
                                                    store m[..] = %7

A thread has a column's leaf, or a group of them a row's; no loop can be both. Before: reductions
have their declared order. After: no loop reduces along rows and columns.
"""

from __future__ import annotations

from dataclasses import replace

from ....ir.loops.nest import For, Nest, Order, Prefetch, Reduce, Stmt, Store
from ....ir.loops.walk import Body, rewrite, walk
from ..dead_values import without_dead_values
from ..facts import DECLARED, UNMAPPED, facts


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
