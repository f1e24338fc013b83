"""Gives each block of elements that is gone through at once to a warp of 32 threads.

    for r in $row .. $row + $rows                for r in $row .. $row + $rows team(32)
      for k in 0 .. min(256, ..) any order             a := absmax of nothing
        reduce a = absmax %5 .. to partial.5[r]    for k in 0 .. min(256, ..) lane
      %9 = fold_list absmax partial.5[r ..]  -->     a += absmax %5
      for k in 0 .. min(256, ..) any order             %9 = fold a by halves
        store m[r * 256 + k] = ..                  for k in 0 .. min(256, ..) lane
                                                     store m[r * 256 + k] = ..

A thread has the same elements in all passes, and what is reduced has no order in its last bit: so
no barrier is needed. A leaf that is folded here goes nowhere else; a block of several leaves that
others fold stays as it is, with a cell for each leaf. Before: `barriers`; a row is a block, whose
loops end at a number (`nests.py`). After: all loops over its elements are lanes of warps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import WARP, AnyOrder, Lane, Serial, ThreadGroup
from ....ir.loops.nest import (
    Compute,
    Fold,
    FoldList,
    For,
    Init,
    Nest,
    Reduce,
    Register,
    Stmt,
    Store,
)
from ....ir.loops.walk import Body, rewritten
from ....ir.lowered.tables import Place
from ....ir.semantics import LEAF
from ....ir.types import BOOL, Const
from ..facts import DECLARED, UNMAPPED, facts
from .columns import added

WARP_OF_BLOCK = ThreadGroup(WARP, all_fold=True)


@facts(needs=(DECLARED,), ends=(UNMAPPED,))
def blocks_to_warps(nest: Nest) -> Nest:
    """Maps loops over rows that are blocks, and what stands in them."""
    return rewritten(nest, _of_rows)


def block_of(loop: For) -> int:
    """The elements of a block that a loop goes through: `0 .. min(256, ..)`; else 0."""
    is_block = loop.low is at.of(0) and loop.high.op == "min"
    most = loop.high.parts[0] if is_block else at.of(0)
    return most.args[0] if most.op == "const" else 0


def _of_rows(stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or stmt.axis != axes.ROW or not isinstance(stmt.mapping, Serial):
        return None
    loops = [s for s in stmt.body if isinstance(s, For)]
    if not loops or not all(s.mapping == AnyOrder() and block_of(s) for s in loops):
        return None
    lists = {s.place: s for s in stmt.body if isinstance(s, FoldList)}
    if any(_has_leaves_elsewhere(s, lists) for s in loops):
        return None
    body: list[Stmt] = []
    for part in stmt.body:
        if isinstance(part, For):
            body += _lanes(part, lists)
        elif not isinstance(part, FoldList):
            body.append(part)
    return (replace(stmt, mapping=WARP_OF_BLOCK, body=tuple(body)),)


def _has_leaves_elsewhere(loop: For, lists: dict[Place, FoldList]) -> bool:
    """True if others fold the leaves of a block that has several: each leaf has a cell there."""
    reduced = {s.ref.place for s in loop.body if isinstance(s, Reduce)}
    return block_of(loop) > LEAF and not reduced <= lists.keys()


def _lanes(loop: For, lists: dict[Place, FoldList]) -> Iterator[Stmt]:
    """A pass over a block; what it reduces is known to all lanes behind it."""
    reduces = [s for s in loop.body if isinstance(s, Reduce)]
    yield from (Init(Register(s.ref.acc)) for s in reduces)
    yield replace(loop, mapping=Lane(), body=added(loop.body))
    for cell in (s.ref for s in reduces):
        of_list = lists.get(cell.place)
        is_number = of_list is not None and of_list.dtype is not BOOL
        value = of_list.value if of_list and is_number else f"{cell.acc.name}.leaf"
        yield Fold(value, Register(cell.acc))
        if of_list is None:
            yield Store(cell.place, cell.at.replaced(loop.variable, loop.low), value)
        elif not is_number:
            yield Compute(of_list.value, "ne", (value, Const(0.0)), BOOL)
