"""Computes the cells of small matrices sixteen at a time: neighbours are shuffled, lists added.

    size #rows = 3, size #cols = 3                let groups = #batches / 16
    for c in 0 .. #batches * #rows any order few          for g in 0 .. groups
      %m = load batch[c / #rows]        -->         for i in 0 .. 16 lanes
      store v[c] = %5                                 %m = load batch[g * 16 + (i + 16) / 3]
                                                      store v[g * 48 + (16 + i)] = %5
                                                    ...
                                                  for c in groups * 48 .. any order few

For loops over cells where a cell asks for another one's, or folds a list of as many cells as a
matrix has rows or columns. Such a list is added up by halves, sixteen lists side by side. Before:
cells have no order. After: the first version has neither lists nor quotients; the cells that are
left stay as they were. Leaves are known to be one, so that none is folded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import count

from ....ir.loops import position as at
from ....ir.loops.mappings import AnyOrder
from ....ir.loops.nest import FoldList, FoldShared, For, If, Let, Nest, Scratch, Stmt
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, positions, rewritten, with_positions
from ....ir.ops import algebra_of
from ....ir.semantics import LANES
from ....ir.types import BOOL
from ..facts import UNMAPPED, UNNAMED, facts
from ..from_program.cells import ALL_COLS, ALL_ROWS, BATCHES, COLUMN_LEAVES, LEAVES
from ..narrow_folds import fold_list_few
from ..vectorise import loaded
from .small_matrices import LANE, MOST_COLS, in_groups, small_sizes

_GROUP = at.variable("g")


@facts(needs=(UNMAPPED,), ends=(UNNAMED,))
def grouped_cells(nest: Nest) -> Nest:
    """Groups loops over the cells of small matrices."""
    sizes = small_sizes(nest)
    if sizes is None or nest.arguments:
        return nest
    known = {ALL_ROWS: at.of(sizes[0]), ALL_COLS: at.of(sizes[1])}
    numbers = count(1)
    return rewritten(nest, lambda stmt: _of_loop(stmt, known, numbers))


def _of_loop(stmt: Stmt, known: Mapping[Position, Position], numbers: Iterator[int]) -> Body | None:
    if not isinstance(stmt, For) or stmt.mapping != AnyOrder(few=True):
        return None
    counts: dict[Position, Position | None] = {BATCHES: None} | {BATCHES * n: n for n in known}
    if stmt.high not in counts:
        return None
    each = counts[stmt.high]
    cell = at.variable(stmt.variable)
    body = tuple(x for s in stmt.body for x in _without_leaves(s, cell))
    matrix = None if each is None else cell // each
    if not any(_asks(s, cell) for s in body):
        return None
    if not all(_fits(s, cell, matrix, known) for s in body):
        return None
    size = 1 if each is None else known[each].args[0]
    groups = at.variable(f"groups{next(numbers)}")
    inner = in_groups(size, lambda part: tuple(_grouped(body, part, size, (cell, matrix), known)))
    name = Let(groups.args[0], BATCHES // LANES)
    loop = For("g", at.of(0), groups, inner)
    return name, loop, replace(stmt, low=groups * (LANES * size))


def _without_leaves(stmt: Stmt, cell: Position) -> Body:
    """A fold of leaves, of which there is one, as its load."""
    if not isinstance(stmt, FoldList) or stmt.scratch is not Scratch.SELF:
        return (stmt,)
    return loaded(stmt, cell) if stmt.count in (LEAVES, COLUMN_LEAVES) else (stmt,)


def _asks(stmt: Stmt, cell: Position) -> bool:
    """Whether a statement asks for another cell's, or for a list."""
    return isinstance(stmt, FoldList) or any(
        cell.args[0] in p.variables and p is not cell for p in positions(stmt)
    )


def _fits(
    stmt: Stmt, cell: Position, matrix: Position | None, known: Mapping[Position, Position]
) -> bool:
    """Whether a statement asks for nothing but its cell, its matrix's, or a short list."""
    if isinstance(stmt, FoldList):
        return _is_short(stmt, cell, known)
    asked = (p for p in positions(stmt) if cell.args[0] in p.variables)
    return not isinstance(stmt, If | FoldShared) and all(p is cell or p is matrix for p in asked)


def _is_short(item: FoldList, cell: Position, known: Mapping[Position, Position]) -> bool:
    size, row = known.get(item.count), algebra_of(algebra_of(item.op).onward or item.op)
    return (
        item.scratch is Scratch.TENSOR
        and BOOL not in (item.dtype, item.place.dtype)
        and size is not None
        and 1 < size.args[0] <= MOST_COLS
        and item.first is cell * item.count
        and item.stride is at.of(1)
        and row.combine.is_ordered
        and not row.term
    )


def _grouped(
    body: Body,
    part: int,
    size: int,
    asked: tuple[Position, Position | None],
    known: Mapping[Position, Position],
) -> Iterator[Stmt]:
    """The statements of sixteen cells; `asked` are the cell, and its matrix where it has one."""
    inside = LANE + part
    cell = _GROUP * (LANES * size) + inside
    old, matrix = asked
    table = {old: cell}
    if matrix is not None:
        table = {matrix: _GROUP * LANES + inside // size, old: cell}
    for stmt in body:
        if isinstance(stmt, FoldList):
            items = known[stmt.count].args[0]
            yield from fold_list_few(stmt, [cell * items + k for k in range(items)])
        else:
            yield with_positions(stmt, lambda p: p.swapped(table))
