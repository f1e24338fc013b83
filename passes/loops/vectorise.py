"""Maps loops whose turns have no order to lanes: sixteen neighbours in lockstep, by how cells lie.

    for k: col in %low .. %high any order         for k: col in %low .. %full vector 16
      ...                            -->        ...
                                              for k: col in %full .. %high vector 16 masked
                                                ...

Which axis has lanes depends on sizes, and so does the version that runs. Of cells c of size n:

    a list of leaves        #leaves == 1: loaded; else folded by the library
    a list without order    one cell: c; at most 16, or strided: c, a list a lane; else its cells;
                            strided, fewer than 16 lists: sixteenths of a list, then these
    a list with an order    at most 16 cells: side by side (`short`); else by the library
    c / n and c % n         n == 1: neither is left; n < 16: gathered; else a loop over each axis

Loops over groups stay serial where their slots are not numbers, they fold or store where a guard
holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from ...ir.loops import position as at
from ...ir.loops.mappings import AnyOrder, Mapping, Serial, Vector
from ...ir.loops.nest import (
    SERIAL,
    Acc,
    Compute,
    Fold,
    FoldList,
    FoldShared,
    For,
    If,
    Init,
    Let,
    Load,
    Nest,
    Prefetch,
    Register,
    Scratch,
    Stmt,
    Store,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, everywhere, place_of, positions, rewrite, walk
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.ops import algebra_of
from ...ir.semantics import LANES
from ...ir.types import BOOL, ELEM, F32, F64, Const
from .accumulators import add_cell
from .facts import ACCUMULATED, IN_LANES, UNMAPPED, UNNAMED, facts
from .narrow_rows import with_tiles

_FEW = AnyOrder(few=True)
_ITEM, _LANE, _PART, _TURN, _OUTER = (at.variable(v) for v in ("k", "i", "g", "t", "b"))
Rule = Callable[[For, Iterator[int]], Body | None]


@facts(needs=(ACCUMULATED, UNMAPPED), gives=(IN_LANES,), ends=(UNMAPPED, UNNAMED))
def vectorise(nest: Nest) -> Nest:
    """Maps the loops of a nest to lanes, each in as many versions as it needs."""
    rules = tuple(r for r in _RULES if r is not _quotients or not nest.arguments)
    return with_tiles(nest, lambda stmt, numbers: _of_loop(stmt, rules, numbers))


def _of_loop(stmt: Stmt, rules: tuple[Rule, ...], numbers: Iterator[int]) -> Body | None:
    """The first rule's versions, each by the rules behind it; without any, the loop in lanes."""
    if not isinstance(stmt, For) or not isinstance(stmt.mapping, AnyOrder):
        return None
    for number, rule in enumerate(rules if stmt.mapping == AnyOrder(few=True) else (), 1):
        if (found := rule(stmt, numbers)) is not None:
            return rewrite(found, partial(_of_loop, rules=rules[number:], numbers=numbers))
    return _lanes(stmt)


def _lanes(loop: For) -> Body:
    if any(not _has_lanes(s) for s in walk(loop.body)):
        return (replace(loop, mapping=Serial()),)
    turn = replace(loop, mapping=Vector())
    plain = tuple(s for s in loop.body if not isinstance(s, Prefetch))
    rest = replace(loop, mapping=Vector(masked=True), body=plain)
    if loop.mapping == AnyOrder(few=True):
        return (rest,)
    full = loop.high - (loop.high - loop.low) % LANES
    return replace(turn, high=full), replace(rest, low=full)


def _has_lanes(stmt: Stmt) -> bool:
    """Slots of groups are gathered and scattered as f64; a guard may differ from lane to lane."""
    if isinstance(stmt, (If, FoldShared)):
        return False
    place = place_of(stmt)
    return place is None or place.kind != PlaceKind.GROUP or place.dtype in (F64, F32, BOOL)


def _folds(loop: For, asks: Callable[[FoldList], bool]) -> list[FoldList]:
    return [s for s in loop.body if isinstance(s, FoldList) and asks(s)]


def _with(loop: For, fold: Callable[[FoldList], Body], mapping: Mapping = _FEW) -> Body:
    """A loop over cells with its lists folded in some way."""
    body = (x for s in loop.body for x in (fold(s) if isinstance(s, FoldList) else (s,)))
    return (replace(loop, body=tuple(body), mapping=mapping),)


# ------------------------------------------------------------------ leaves, and lists in order


def _leaves(loop: For, _: Iterator[int]) -> Body | None:
    folds = _folds(loop, lambda s: s.scratch is Scratch.SELF)
    if not folds:
        return None
    cell = at.variable(loop.variable)
    one = _with(loop, lambda s: loaded(s, cell) if s in folds else (s,))
    return (If((), at.test("==", folds[0].count, 1), one, (loop,)),)


def loaded(stmt: FoldList, cell: Position) -> Body:
    """The load of a list of one leaf, in place of its fold."""
    if stmt.dtype is not BOOL:
        return (Load(stmt.value, stmt.place, cell),)
    leaf = f"{stmt.value}.leaf"
    return Load(leaf, stmt.place, cell), Compute(stmt.value, "ne", (leaf, Const(0.0)), BOOL)


def _in_order(loop: For, _: Iterator[int]) -> Body | None:
    folds = _folds(loop, _is_dense)
    if not folds:
        return None
    tests = [at.test("<=", count, LANES) for count in dict.fromkeys(s.count for s in folds)]
    condition = tests[0]
    for other in tests[1:]:
        condition = at.test("&", condition, other)
    short = _with(loop, lambda s: (replace(s, short=True) if s in folds else s,))
    return (If((), condition, short, (loop,)),)


def _is_dense(item: FoldList) -> bool:
    is_own = item.scratch is Scratch.TENSOR and item.place.dtype is not BOOL
    return is_own and item.stride is at.of(1)


# ------------------------------------------------------------------ lists without an order


def _without_order(loop: For, numbers: Iterator[int]) -> Body | None:
    items = _folds(loop, lambda _: True)
    forms = {(s.first, s.count, s.stride) for s in items}
    if loop.low is not at.of(0) or len(forms) != 1 or not all(map(_has_no_order, items)):
        return None
    first, count, stride = forms.pop()
    cell = at.variable(loop.variable)
    if first is cell * count and stride is at.of(1):
        return (_dense(loop, count),)
    if first is cell and stride is loop.high:
        return (_strided(loop, count, stride, numbers),)
    return None


def _has_no_order(item: FoldList) -> bool:
    kept = item.dtype is not BOOL and item.place.dtype is F64
    return kept and item.scratch is Scratch.TENSOR and not algebra_of(_op(item)).combine.is_ordered


def _op(item: FoldList) -> str:
    return algebra_of(item.op).onward or item.op


def _dense(loop: For, count: Position) -> If:
    def alone(item: FoldList) -> Body:
        acc = _acc(item, "alone")
        return (
            Init(acc),
            *add_cell(acc, item.place, at.variable(loop.variable)),
            Fold(item.value, acc, halves=False),
        )

    def along(item: FoldList) -> Body:
        acc = _acc(item, "along")
        return Init(acc), _cells(acc, item, 0, count, AnyOrder(few=True)), Fold(item.value, acc)

    beside = _with(loop, lambda item: _beside(_acc(item, "beside"), item, 0, count))
    long = If((), at.test("<=", count, LANES), beside, _with(loop, along, Serial()))
    return If((), at.test("==", count, 1), _with(loop, alone), (long,))


def _strided(loop: For, count: Position, stride: Position, numbers: Iterator[int]) -> If:
    turns = at.variable("turns")
    before: list[Stmt] = [Let("turns", count // LANES)]
    buffers: dict[str, Place] = {}
    for item in _folds(loop, lambda _: True):
        buffers[item.value] = Place(PlaceKind.STACK, next(numbers), F64, ELEM)
        before.append(_sixteenths(item, buffers[item.value], stride, turns))

    def rest(item: FoldList) -> Body:
        acc = _acc(item, "rest")
        cells = add_cell(acc, buffers[item.value], at.variable(loop.variable) + _PART * stride)
        start, *others = _beside(acc, item, turns * LANES, count)
        return start, For("g", at.of(0), at.of(LANES), cells), *others

    beside = _with(loop, lambda item: _beside(_acc(item, "beside"), item, 0, count))
    return If((), at.test("<", stride, LANES), (*before, *_with(loop, rest)), beside)


def _sixteenths(item: FoldList, buffer: Place, stride: Position, turns: Position) -> For:
    """Cells of a buffer, of which each has every sixteenth item of a list."""
    acc, value, cell = _acc(item, "part"), f"{item.value}.part", _PART * LANES + _LANE
    taken = add_cell(acc, item.place, _TURN * (stride * LANES) + cell)
    chain = For("t", at.of(0), turns, taken)
    store = Store(buffer, cell, value, whole=True)
    body = Init(acc), chain, Fold(value, acc, halves=False), store
    lanes = For("i", at.of(0), at.of(LANES), body, AnyOrder(few=True))
    return For("g", at.of(0), stride, (lanes,))


def _beside(acc: Register, item: FoldList, low: Position | int, high: Position) -> Body:
    """Some items of a list that belongs to a lane."""
    return Init(acc), _cells(acc, item, low, high), Fold(item.value, acc, halves=False)


def _cells(
    acc: Register, item: FoldList, low: Position | int, high: Position, mapping: Mapping = SERIAL
) -> For:
    taken = add_cell(acc, item.place, item.first + _ITEM * item.stride)
    return For("k", at.of(low), high, taken, mapping)


def _acc(item: FoldList, version: str) -> Register:
    return Register(Acc(f"acc.{item.value}.{version}", _op(item), F64))


# ------------------------------------------------------------------ cells of two axes


def _quotients(loop: For, _: Iterator[int]) -> Body | None:
    if loop.high.op != "*" or loop.low is not at.of(0):
        return None
    around, size = loop.high.parts
    cell = at.variable(loop.variable)
    quotient, rest = cell // size, cell % size
    if not _splits(loop.body, cell, (cell, quotient, rest)):
        return None
    alone = replace(loop, body=_swapped(loop.body, {quotient: cell, rest: at.of(0)}))
    found = {quotient: _OUTER, rest: cell, cell: _OUTER * size + cell}
    inner = replace(loop, high=size, body=_swapped(loop.body, found))
    nested = For("b", at.of(0), around, (inner,))
    many = If((), at.test("<", size, LANES), (loop,), (nested,))
    return (If((), at.test("==", size, 1), (alone,), (many,)),)


def _splits(body: Body, cell: Position, known: tuple[Position, ...]) -> bool:
    """True if all that a body asks for are known positions, and one of them is a quotient."""
    if any(isinstance(s, For | If | FoldList | FoldShared) for s in body):
        return False
    asked = {p for s in walk(body) for p in positions(s) if cell.args[0] in p.variables}
    return asked <= set(known) and bool(asked - {cell})


def _swapped(body: Body, table: dict[Position, Position]) -> Body:
    return everywhere(body, lambda position: position.swapped(table))


_RULES: tuple[Rule, ...] = (_leaves, _without_order, _quotients, _in_order)
