"""Elements, leaves, cells and lists to the threads of a block.

`to_threads` maps elements and leaves of rows: a group of sixteen threads takes a leaf.

    for r in $row .. $row + $rows               for t in 0 .. $rows * leaves group(16)
      %row = load scale[r]                        let r, let leaf: of group t
      for leaf in .. by 1024             -->      %row = load scale[r]
        a := sum of nothing                       a := sum of nothing
        for k in leaf .. any order                for k in leaf .. lane
          a += sum %5                               a += sum %5

Where nothing is reduced, neighbouring threads have neighbouring elements: of one row after the
other where its elements ask for nothing of a row (`merge_rows` has made long rows of them), else
of all rows as one axis. What is asked for ahead is not: other threads wait in the meantime.
Of a pass over matrices the leaves of each matrix likewise; cells are threads' (`matrices.py`).
Before: columns are threads', reductions have leaves. After: no such loop is in any order.

`cells_to_threads` maps all else: a cell each, lists by the block, numbers by one thread.

    %4 = fold_list sum partial[..]              %4 = fold_list sum partial[..]
    store tensor.2 = %4                         for one in 0 .. 1 threads
    for c in 0 .. #rows any order few    -->        store tensor.2 = %4
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

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.algebra import row_major
from ....ir.loops.mappings import AnyOrder, Lane, Serial, ThreadGroup, Threads
from ....ir.loops.nest import (
    MATRICES,
    FoldList,
    FoldShared,
    For,
    If,
    Let,
    Nest,
    Prefetch,
    Scratch,
    Share,
    Stmt,
    Store,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import (
    Body,
    dropped,
    in_blocks,
    is_wait,
    positions,
    rewritten,
    walk,
    with_body,
)
from ....ir.semantics import LANES, LEAF
from ..facts import ACCUMULATED, BY_THREADS, UNMAPPED, facts, is_leaf
from ..from_program.kernels import COL, COLS, ROW, ROWS

_GROUP, _ITEM = at.variable("t"), at.variable("e")
LEAVES = (COLS + (LEAF - 1)) // LEAF  # of a row; the area begins with a leaf

LEAF_OF_GROUP = ThreadGroup(LANES)


@facts(needs=(ACCUMULATED,), ends=(UNMAPPED,))
def to_threads(nest: Nest) -> Nest:
    """Maps the loops over elements and leaves of a kernel; of a pass over matrices, its leaves."""
    if nest.arguments == MATRICES:
        return rewritten(nest, _leaves_of_matrix)
    return with_body(nest, _mapped(dropped(nest.body, lambda stmt: isinstance(stmt, Prefetch))))


def _mapped(body: Body) -> Body:
    """The statements of a block, outer loops first."""
    return tuple(_one(stmt) for stmt in body)


def _one(stmt: Stmt) -> Stmt:
    match stmt:
        case If():
            return in_blocks(stmt, _mapped)
        case For(mapping=AnyOrder(few=False)):
            return replace(stmt, mapping=Threads())
        case For() if is_leaf(stmt):
            return _leaves(stmt)
        case For(axis=axes.ROW, mapping=Serial()):
            return _rows(stmt)
        case _:
            return stmt


def _rows(loop: For) -> Stmt:
    """A loop over rows, by what stands in it."""
    inner = next(s for s in loop.body if isinstance(s, For))
    if is_leaf(inner):
        return _leaves(inner, loop)
    asked = {p for s in walk(loop.body) if s is not inner for p in positions(s) if p.variables}
    if asked <= {row_major(loop.variable, inner.variable)} and inner.high.op != "min":
        return replace(loop, body=_mapped(loop.body))
    return _elements(loop, inner)


def rows_there(down: For) -> Position:
    """The rows of a matrix in a unit; 0 where it begins behind the last, of the shorter side."""
    return at.select(at.test("<", down.low, down.high), down.high - down.low, 0)


def _leaves_of_matrix(stmt: Stmt) -> Body | None:
    match stmt:
        case For(axis=axes.ROW, mapping=Serial(), body=(For() as loop,)) if is_leaf(loop):
            each = (loop.high + (LEAF - 1)) // LEAF
            return (_leaves(loop, stmt, rows_there(stmt), each),)
        case _:
            return None


def _leaves(
    loop: For, rows: For | None = None, count: Position = ROWS, each: Position = LEAVES
) -> For:
    """All leaves of `count` rows with `each` leaves, by groups; of one row if that has no part."""
    row = tuple(s for s in rows.body if s is not loop) if rows else ()
    # Totals are stored behind all folds: then one thread of a group does it, at once.
    stores = tuple(s for s in loop.body if isinstance(s, Store))
    body = tuple(_lanes(s) for s in loop.body if s not in stores)
    if stores and "#numel" in loop.high.names:  # a short block has fewer leaves
        stores = (If((), at.test("<", at.variable(loop.variable), loop.high), stores),)
    if rows is None or not (row or rows.variable in _variables(loop)):
        return replace(loop, high=COL + COLS, body=(*body, *stores), mapping=LEAF_OF_GROUP)
    row_of = Let(rows.variable, rows.low + _GROUP // each, axes.ROW)
    lets = row_of, Let(loop.variable, loop.low + _GROUP % each * LEAF, loop.axis)
    parts = (*lets, *row, *body, *stores)
    axis = axes.fused(axes.ROW, axes.COL).tiles(LEAF)
    return For("t", at.of(0), count * each, parts, LEAF_OF_GROUP, axis=axis)


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


@facts(gives=(BY_THREADS,), ends=(UNMAPPED,))
def cells_to_threads(nest: Nest) -> Nest:
    """Maps the cells, lists and numbers of a segment."""
    return with_body(nest, tuple(cells_mapped(nest.body)))


def cells_mapped(body: Body) -> Iterator[Stmt]:
    """A block that all threads come through; numbers are stored together, as late as may be."""
    numbers: list[Stmt] = []
    for stmt in body:
        if isinstance(stmt, Store | Share):
            numbers.append(stmt)
            continue
        if isinstance(stmt, For | If) or is_wait(stmt):
            yield from _by_the_first(numbers)
            numbers = []
        yield _cells_of(stmt)
    yield from _by_the_first(numbers)


def _by_the_first(numbers: list[Stmt]) -> Body:
    """Statements that one thread executes: a loop of one iteration."""
    once = For("one", at.of(0), at.of(1), tuple(numbers), Threads())
    return (once,) if numbers else ()


def _cells_of(stmt: Stmt) -> Stmt:
    match stmt:
        case If():
            return in_blocks(stmt, lambda body: tuple(cells_mapped(body)))
        case For(mapping=AnyOrder(few=True)):
            if any(_needs_all(s) for s in walk(stmt.body)):
                return replace(stmt, mapping=Serial(), body=tuple(cells_mapped(stmt.body)))
            return replace(stmt, mapping=Threads())
        case For(mapping=Serial()) if any(_is_of_leaves(s) for s in stmt.body):
            return replace(stmt, mapping=Threads())
        case _:
            return stmt


def _needs_all(stmt: Stmt) -> bool:
    """True if all threads fold a list together."""
    return isinstance(stmt, FoldShared) or (
        isinstance(stmt, FoldList) and stmt.scratch is Scratch.TENSOR
    )


def _is_of_leaves(stmt: Stmt) -> bool:
    """True if a cell folds leaves of its own, as those of blocks, of which the last has fewer."""
    return isinstance(stmt, FoldList) and stmt.scratch is Scratch.SELF
