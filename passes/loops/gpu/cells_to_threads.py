"""Maps scalars and vectors to threads: a cell each, lists by the block, numbers by one thread.

    %4 = fold_list sum partial[..]              %4 = fold_list sum partial[..]
    store tensor.2 = %4                         for one in 0 .. 1 threads
    for c in 0 .. #rows any order few          -->        store tensor.2 = %4
      %r = load row[c]                          for c in 0 .. #rows threads
      store next[c] = %6                          %r = load row[c]
                                                  store next[c] = %6

What stands in no loop of threads is done by all of them: numbers are computed by each, lists are
folded by all together. A loop whose lists need the tensor's scratch, or the table of all tensors,
stays serial for that. Before: `barriers`. After: one thread stores each cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ....ir.loops import position as at
from ....ir.loops.mappings import AnyOrder, Serial, Threads
from ....ir.loops.nest import (
    FoldList,
    FoldShared,
    For,
    If,
    Nest,
    Scratch,
    Share,
    Stmt,
    Store,
)
from ....ir.loops.walk import Body, is_wait, walk
from ..facts import BY_THREADS, UNMAPPED, facts


@facts(gives=(BY_THREADS,), ends=(UNMAPPED,))
def cells_to_threads(nest: Nest) -> Nest:
    """Maps the cells, lists and numbers of a segment."""
    body = tuple(_mapped(nest.body))
    return nest if body == nest.body else replace(nest, body=body)


def _mapped(body: Body) -> Iterator[Stmt]:
    """A block that all threads come through; numbers are stored together, as late as may be."""
    numbers: list[Stmt] = []
    for stmt in body:
        if isinstance(stmt, Store | Share):
            numbers.append(stmt)
            continue
        if isinstance(stmt, For | If) or is_wait(stmt):
            yield from _by_the_first(numbers)
            numbers = []
        yield _one(stmt)
    yield from _by_the_first(numbers)


def _by_the_first(numbers: list[Stmt]) -> Body:
    """What one thread does: a loop of one turn."""
    turn = For("one", at.of(0), at.of(1), tuple(numbers), Threads())
    return (turn,) if numbers else ()


def _one(stmt: Stmt) -> Stmt:
    match stmt:
        case If():
            then, other = (tuple(_mapped(side)) for side in (stmt.then, stmt.other))
            return replace(stmt, then=then, other=other)
        case For(mapping=AnyOrder(few=True)):
            if any(_needs_all(s) for s in walk(stmt.body)):
                return replace(stmt, mapping=Serial(), body=tuple(_mapped(stmt.body)))
            return replace(stmt, mapping=Threads())
        case For(mapping=Serial()) if any(_is_of_leaves(s) for s in stmt.body):
            return replace(stmt, mapping=Threads())
        case _:
            return stmt


def _needs_all(stmt: Stmt) -> bool:
    """Whether all threads fold a list together."""
    return isinstance(stmt, FoldShared) or (
        isinstance(stmt, FoldList) and stmt.scratch is Scratch.TENSOR
    )


def _is_of_leaves(stmt: Stmt) -> bool:
    """Whether a cell folds leaves of its own, as those of blocks, of which the last has fewer."""
    return isinstance(stmt, FoldList) and stmt.scratch is Scratch.SELF
