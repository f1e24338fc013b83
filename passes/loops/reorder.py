"""The order of loops over rows: merged rows, fission of sums along columns, blocks of cells.

`merge_rows` merges whole rows to one, if nothing depends on the end of a row.

    for r in $row .. $row + $rows            for r in $row .. $row + %rows
      for k in $col .. $col + $cols   -->      for k in $col .. $col + %cols
        ... [r * #cols + k]                      ... [r * #cols + k]

with %rows, %cols = 1, $rows * $cols where $cols is all of a row, else $rows, $cols. Before:
elements have no order, nothing is reduced. After: the same accesses.

`split_columns` divides a loop (fission): the reductions along columns, then everything else.

    for r ..                                    for r ..
      for k ..                                    for k ..
        reduce a = sum %5 along col               reduce a = sum %5 along col
        reduce b = sum %6 along row      -->    for r ..
        store m[..] = %7                          for k ..
                                                    reduce b = sum %6 along row
                                                    store m[..] = %7

A thread has a column's leaf, or a group of threads a row's; no loop can be both. Before: reductions
have their declared order. After: no loop reduces along rows and columns.

`transposes_by_blocks` tiles loads across rows by blocks of sixteen rows and columns.

    for i: row in %low .. %high             for ib: row/16 in %low .. %high by 16
      for j: col in 0 .. #rows                for jb: col/16 in 0 .. #rows by 16
        %t = load x[i + j * #cols]     -->      for i: row%16 in ib .. min(ib + 16, %high)
        store y[i * #rows + j] = %t               for j: col%16 in jb .. min(jb + 16, #rows) ..

A line of cache that has sixteen neighbours is loaded once, not once for each row. In a mirror of
the cells above a diagonal, the blocks on it are skipped: tiles of a product fill them, as they have
sixteen columns. A loop with an index in it does not change: in a product of factors that commute,
cells above the diagonal have other chains, so that all are mirrored. Before: any cells of a pass
over matrices, or of one that mirrors them. After: the same cells.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir import axes
from ...ir.loops import position as at
from ...ir.loops.algebra import row_major, stride
from ...ir.loops.mappings import AnyOrder
from ...ir.loops.nest import Compute, For, Load, Nest, Order, Prefetch, Reduce, Stmt, Store
from ...ir.loops.walk import Body, dropped, positions, rewritten, walk
from ...ir.semantics import LANES
from .facts import DECLARED, UNMAPPED, facts
from .from_program.cells import ALL_COLS
from .from_program.kernels import COL, COLS, ROW, ROWS
from .version import without_dead_values

_ROWS, _COLS = at.variable("ib"), at.variable("jb")


def _of_rows(stmt: Stmt) -> tuple[For, For] | None:
    """A loop over rows whose body is a single loop over columns, and that one."""
    match stmt:
        case For(axis=axes.ROW, body=(For() as inner,)):
            return stmt, inner
        case _:
            return None


@facts(needs=(DECLARED, UNMAPPED))
def merge_rows(nest: Nest) -> Nest:
    """Merges the rows of loops whose elements are only used by their flat position."""
    return rewritten(nest, _merged)


def _merged(stmt: Stmt) -> Body | None:
    if (found := _of_rows(stmt)) is None:
        return None
    rows, inner = found
    if inner.mapping != AnyOrder() or inner.high is not COL + COLS:
        return None
    flat = row_major(rows.variable, inner.variable)
    for part in walk(inner.body):
        if isinstance(part, Reduce) or any(p.variables and p is not flat for p in positions(part)):
            return None
    is_whole = at.test("==", COLS, ALL_COLS)
    high = ROW + at.select(is_whole, 1, ROWS)
    cols = at.select(is_whole, ROWS * COLS, COLS)
    return (replace(rows, high=high, body=(replace(inner, high=COL + cols),)),)


@facts(needs=(DECLARED, UNMAPPED))
def split_columns(nest: Nest) -> Nest:
    """Splits the loop over rows of a kernel that reduces along both."""
    orders = {s.order for s in walk(nest.body) if isinstance(s, Reduce)}
    if orders != {Order.ROW, Order.COL}:
        return nest
    number = next(i for i, s in enumerate(nest.body) if isinstance(s, For))
    loop, behind = nest.body[number], nest.body[number + 1 :]
    down, rest = (without_dead_values(dropped((loop,), s)) for s in (_is_no_column, _is_column))
    return replace(nest, body=(*nest.body[:number], *down, *rest, *behind))


def _is_column(stmt: Stmt) -> bool:
    return isinstance(stmt, Reduce) and stmt.order is Order.COL


def _is_no_column(stmt: Stmt) -> bool:
    return isinstance(stmt, Reduce | Store | Prefetch) and not _is_column(stmt)


@facts(needs=(DECLARED, UNMAPPED))
def transposes_by_blocks(nest: Nest) -> Nest:
    """Tiles loops that load across their rows."""
    return rewritten(nest, _by_blocks)


def _by_blocks(stmt: Stmt) -> Body | None:
    if (found := _of_rows(stmt)) is None:
        return None
    down, across = found
    if across.axis != axes.COL or not _is_across(down, across):
        return None
    above = down.variable in across.low.variables
    lanes = replace(across, low=_COLS, high=at.minimum(_COLS + LANES, across.high),
                    mapping=AnyOrder(few=True), axis=axes.COL.inside(LANES))  # fmt: skip
    low = at.maximum(_ROWS, down.low) if above else _ROWS
    rows = replace(down, low=low, high=at.minimum(_ROWS + LANES, down.high), body=(lanes,),
                   axis=axes.ROW.inside(LANES))  # fmt: skip
    first, begin = across.low, down.low
    if above:
        first, begin = _ROWS + LANES, down.low // LANES * LANES
    blocks = For("jb", first, across.high, (rows,), step=at.of(LANES), axis=axes.COL.tiles(LANES))
    return (replace(down, variable="ib", low=begin, body=(blocks,), step=at.of(LANES),
                    axis=axes.ROW.tiles(LANES)),)  # fmt: skip


def _is_across(down: For, across: For) -> bool:
    """True if a body only loads, computes and stores, and some load is contiguous along rows."""
    alone = all(isinstance(s, Load | Store | Compute) for s in across.body)
    loads = (s.at for s in across.body if isinstance(s, Load))
    one = at.of(1)
    return alone and any(
        stride(p, down.variable) is one and stride(p, across.variable) is not one for p in loads
    )
