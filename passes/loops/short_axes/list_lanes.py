"""Vectorises lists that fold to the same bits in any order, such as those of maxima.

    for c in 0 .. #cols cells
      %m = fold list max v[c : #batches by #cols]
      ...
                                      --> neighbouring lists, a list a lane
    for c in 0 .. #cols cells
      acc := max of nothing
      for k in 0 .. #batches
        %item = load v[c + k * #cols]
        acc += max %item
      %m = fold acc by lane
      ...

Which lanes there are depends on how the lists lie, and so does the version that runs:

    dense, of one cell        cells beside each other
    dense, of at most 16      a list a lane, gathered
    dense, of more            a list after another, its cells in lanes
    strided                   a list a lane; cells of neighbouring lists are neighbours
    strided, of few cells     sixteen times as many lists of a sixteenth, then these from a buffer

Before: each cell folds lists of f64 of its own (not leaves: `one_leaf`). After: such lists are
accumulated, and no function of the library is called for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ....ir.loops import position as at
from ....ir.loops.nest import (
    Acc,
    Add,
    Fold,
    FoldList,
    For,
    If,
    Let,
    Load,
    Mark,
    Nest,
    Scratch,
    Start,
    Stmt,
    Store,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body
from ....ir.lowered.tables import Place, PlaceKind
from ....ir.ops import algebra_of
from ....ir.semantics import LANES
from ....ir.types import BOOL, ELEM, F64
from ..build.segments import CELL
from ..narrow_rows import with_tiles

_ITEM, _LANE, _PART, _TURN = (at.variable(v) for v in ("k", "i", "g", "t"))


def list_lanes(nest: Nest) -> Nest:
    """Takes lists without an order apart, in loops over the cells that fold them."""
    return with_tiles(nest, _of_loop)


def _of_loop(stmt: Stmt, numbers: Iterator[int]) -> Body | None:
    if not isinstance(stmt, For) or stmt.mark is not Mark.CELLS or stmt.low is not at.of(0):
        return None
    items = [s for s in stmt.body if isinstance(s, FoldList)]
    forms = {(s.first, s.count, s.stride) for s in items}
    if len(forms) != 1 or not all(map(_fits, items)):
        return None
    first, count, stride = forms.pop()
    if first is CELL * count and stride is at.of(1):
        return (_dense(stmt, count),)
    if first is CELL and stride is stmt.high:
        return (_strided(stmt, count, stride, numbers),)
    return None


def _fits(item: FoldList) -> bool:
    kept = item.dtype is not BOOL and item.place.dtype is F64
    return kept and item.scratch is Scratch.TENSOR and not algebra_of(_op(item)).combine.is_ordered


def _op(item: FoldList) -> str:
    return algebra_of(item.op).onward or item.op


# ------------------------------------------------------------------ how lists lie


def _dense(loop: For, count: Position) -> If:
    """Lists of neighbours, one list behind the other."""

    def alone(item: FoldList) -> Body:
        acc = _acc(item, "alone")
        return Start(acc), *_take(acc, item.place, CELL), Fold(item.value, acc, halves=False)

    def beside(item: FoldList) -> Body:
        return _lane_list(_acc(item, "beside"), item, (0, count))

    def along(item: FoldList) -> Body:
        acc = _acc(item, "along")
        cells = For("k", at.of(0), count, at.of(1), _cells(acc, item), Mark.CELLS)
        return Start(acc), cells, Fold(item.value, acc)

    long = If((), at.test("<=", count, LANES), _with(loop, beside), _with(loop, along, serial=True))
    return If((), at.test("==", count, 1), _with(loop, alone), (long,))


def _strided(loop: For, count: Position, stride: Position, numbers: Iterator[int]) -> If:
    """Item after item, the lists beside each other."""

    def beside(item: FoldList) -> Body:
        return _lane_list(_acc(item, "beside"), item, (0, count))

    turns = at.variable("turns")
    before: list[Stmt] = [Let("turns", count // LANES)]
    buffers: dict[str, Place] = {}
    for item in (s for s in loop.body if isinstance(s, FoldList)):
        buffers[item.value] = Place(PlaceKind.STACK, next(numbers), F64, ELEM)
        before.append(_sixteenths(item, buffers[item.value], stride, turns))

    def rest(item: FoldList) -> Body:
        acc = _acc(item, "rest")
        cells = _take(acc, buffers[item.value], CELL + _PART * stride)
        parts = For("g", at.of(0), at.of(LANES), at.of(1), cells)
        start, *others = _lane_list(acc, item, (turns * LANES, count))
        return start, parts, *others

    few = (*before, *_with(loop, rest))
    return If((), at.test("<", stride, LANES), few, _with(loop, beside))


def _sixteenths(item: FoldList, buffer: Place, stride: Position, turns: Position) -> For:
    """Cells of a buffer, of which each has every sixteenth item of a list."""
    acc, value = _acc(item, "part"), f"{item.value}.part"
    cell = _PART * LANES + _LANE
    taken = _take(acc, item.place, _TURN * (stride * LANES) + cell)
    chain = For("t", at.of(0), turns, at.of(1), taken)
    store = Store(buffer, cell, value, whole=True)
    body = Start(acc), chain, Fold(value, acc, halves=False), store
    lanes = For("i", at.of(0), at.of(LANES), at.of(1), body, Mark.CELLS)
    return For("g", at.of(0), stride, at.of(1), (lanes,))


# ------------------------------------------------------------------ parts of them


def _with(loop: For, fold: Callable[[FoldList], Body], *, serial: bool = False) -> Body:
    """A loop over cells with its lists folded in some way."""
    body = (x for s in loop.body for x in (fold(s) if isinstance(s, FoldList) else (s,)))
    return (replace(loop, body=tuple(body), mark=Mark.SERIAL if serial else loop.mark),)


def _lane_list(acc: Acc, item: FoldList, ends: tuple[Position | int, Position]) -> Body:
    """Some items of a list that belongs to a lane."""
    cells = For("k", at.of(ends[0]), ends[1], at.of(1), _cells(acc, item))
    return Start(acc), cells, Fold(item.value, acc, halves=False)


def _cells(acc: Acc, item: FoldList) -> Body:
    return _take(acc, item.place, item.first + _ITEM * item.stride)


def _take(acc: Acc, place: Place, cell: Position) -> Body:
    """Takes a cell into an accumulator."""
    return Load(f"{acc.name}.item", place, cell), Add(acc, (f"{acc.name}.item",))


def _acc(item: FoldList, version: str) -> Acc:
    return Acc(f"acc.{item.value}.{version}", _op(item), F64)
