"""Splits reductions by their rule: rows in leaves of 1024, columns added up in memory.

    for k in $col .. %high                      for leaf in $col .. %high by 1024
      reduce acc = sum %5 along row               acc := sum of nothing
                                       -->        for k in leaf .. min(leaf + 1024, %high)
                                                    acc += sum %5
                                                  store partial[.. leaf / 1024 ..] = fold acc

A column's terms are added to its leaf's cell; the leaf's first row clears the cells. Before: a
reduction stands in a loop over the elements of a row. After: there is no `Reduce`.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.loops import position as at
from ...ir.loops.mappings import AnyOrder
from ...ir.loops.nest import (
    Add,
    AddTo,
    Clear,
    Fold,
    For,
    If,
    Nest,
    Order,
    Reduce,
    Start,
    Stmt,
    Store,
)
from ...ir.loops.walk import Body, rewritten
from ...ir.semantics import COLUMN_LEAF, LEAF
from .facts import ACCUMULATED, DECLARED, facts
from .from_program.cells import ALL_ROWS


@facts(needs=(DECLARED,), gives=(ACCUMULATED,), ends=(DECLARED,))
def leaves(nest: Nest) -> Nest:
    """Gives each reduction its accumulator, in the order that it declares."""
    return rewritten(nest, _of_loop)


def _of_loop(stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For):
        return None
    reduces = [s for s in stmt.body if isinstance(s, Reduce)]
    along = [s for s in reduces if s.order is Order.ROW]
    across = [s for s in reduces if s.order is Order.COL]
    if not reduces:
        return None
    inner = replace(stmt, body=tuple(map(_added, stmt.body)))
    head: Body = ()
    if across:
        clears = tuple(Clear(s.acc, s.place, s.at) for s in across)
        (row,) = across[0].at.variables - {stmt.variable}
        is_first = at.test("==", at.variable(row) % ALL_ROWS % COLUMN_LEAF, 0)
        head = (If((), is_first, (replace(stmt, body=clears, mapping=AnyOrder(few=True)),)),)
    if not along:
        return (*head, inner)
    leaf = at.variable("leaf")
    inner = replace(inner, low=leaf, high=at.minimum(leaf + LEAF, stmt.high))
    body: list[Stmt] = [Start(s.acc) for s in along]
    body.append(inner)
    for item in along:
        value = f"{item.acc.name}.leaf"
        body.append(Fold(value, item.acc))
        body.append(Store(item.place, item.at.replaced(stmt.variable, leaf), value))
    return (*head, _tiles(stmt, tuple(body)))


def _tiles(loop: For, body: Body) -> For:
    assert loop.axis is not None, "a loop of reductions counts an axis"
    tiles = loop.axis.tiles(LEAF)
    return For("leaf", loop.low, loop.high, body, step=at.of(LEAF), axis=tiles)


def _added(stmt: Stmt) -> Stmt:
    if not isinstance(stmt, Reduce):
        return stmt
    if stmt.order is Order.ROW:
        return Add(stmt.acc, stmt.args)
    return AddTo(stmt.acc, stmt.args, stmt.place, stmt.at)
