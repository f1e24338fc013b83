"""Maps loops whose iterations have no order to lanes: sixteen neighbours in one vector.

    for k: col in %low .. %high any order         for k: col in %low .. %full vector 16
      ...                            -->        ...
                                              for k: col in %full .. %high vector 16 masked
                                                ...

The axis that has lanes depends on sizes, which choose a version. Of cells c of size n:

    small known sizes       c, of sixteen matrices together: neighbours are loaded and shuffled
    a list of leaves        #leaves == 1: loaded; else folded by the library
    a list without order    one cell: c; at most 16, or strided: c, a list a lane; else its cells;
                            strided, fewer than 16 lists: sixteenths of a list, then these
    a list with an order    at most 16 cells: in lanes (`beside`); else by the library
    c / n and c % n         n == 1: neither is left; n < 16: gathered; else a loop over each axis

Loops over groups stay serial if their slots are not scalars, or if they fold, or store under a
guard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from ...ir.loops import position as at
from ...ir.loops.mappings import AnyOrder, Serial, Vector
from ...ir.loops.nest import (
    Compute,
    FoldList,
    FoldShared,
    For,
    If,
    Let,
    Load,
    Nest,
    Prefetch,
    Scratch,
    Stmt,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, place_of, positions, rewrite, swapped, walk
from ...ir.lowered.tables import PlaceKind
from ...ir.ops import algebra_of
from ...ir.semantics import LANES
from ...ir.types import BOOL, F32, F64, Const
from .facts import ACCUMULATED, IN_LANES, UNMAPPED, UNNAMED, facts
from .from_program.cells import ALL_COLS, ALL_ROWS, BATCHES, COLUMN_LEAVES, LEAVES
from .inner_reductions import FEW, dense_lists, of_list, strided_lists, with_folds
from .narrow_rows import with_tiles
from .small_matrices import MOST_COLS, in_groups, small_sizes

_OUTER, _GROUP, _LANE = (at.variable(v) for v in ("b", "g", "i"))
Rule = Callable[[For, Iterator[int]], Body | None]


@facts(needs=(ACCUMULATED, UNMAPPED), gives=(IN_LANES,), ends=(UNMAPPED, UNNAMED))
def vectorise(nest: Nest) -> Nest:
    """Maps the loops of a nest to lanes, each in one or several versions."""
    rules, sizes = _RULES, small_sizes(nest)
    if nest.arguments:
        rules = tuple(r for r in _RULES if r is not _quotients)
    elif sizes is not None:
        rules = partial(_groups, sizes=sizes), *_RULES
    return with_tiles(nest, lambda stmt, numbers: _of_loop(stmt, rules, numbers))


def _of_loop(stmt: Stmt, rules: tuple[Rule, ...], numbers: Iterator[int]) -> Body | None:
    """The versions of a loop by the first rule that applies, each by later rules; else in lanes."""
    if not isinstance(stmt, For) or not isinstance(stmt.mapping, AnyOrder):
        return None
    for number, rule in enumerate(rules if stmt.mapping == FEW else (), 1):
        if (found := rule(stmt, numbers)) is not None:
            return rewrite(found, partial(_of_loop, rules=rules[number:], numbers=numbers))
    return _lanes(stmt)


def _lanes(loop: For) -> Body:
    if any(not _has_lanes(s) for s in walk(loop.body)):
        return (replace(loop, mapping=Serial()),)
    turn = replace(loop, mapping=Vector())
    plain = tuple(s for s in loop.body if not isinstance(s, Prefetch))
    rest = replace(loop, mapping=Vector(masked=True), body=plain)
    if loop.mapping == FEW:
        return (rest,)
    full = loop.high - (loop.high - loop.low) % LANES
    return replace(turn, high=full), replace(rest, low=full)


def _has_lanes(stmt: Stmt) -> bool:
    """True if lanes can run a statement: no condition, no shared fold, group slots of scalars."""
    if isinstance(stmt, (If, FoldShared)):
        return False
    place = place_of(stmt)
    return place is None or place.kind != PlaceKind.GROUP or place.dtype in (F64, F32, BOOL)


def _folds(loop: For, asks: Callable[[FoldList], bool]) -> list[FoldList]:
    return [s for s in loop.body if isinstance(s, FoldList) and asks(s)]


# ------------------------------------------------------------------ leaves, and lists in order


def _leaves(loop: For, _: Iterator[int]) -> Body | None:
    folds = _folds(loop, lambda s: s.scratch is Scratch.SELF)
    if not folds:
        return None
    cell = at.variable(loop.variable)
    one = with_folds(loop, lambda s: _loaded(s, cell) if s in folds else (s,))
    return (If((), at.test("==", folds[0].count, 1), (one,), (loop,)),)


def _loaded(stmt: FoldList, cell: Position) -> Body:
    """The load that replaces the fold of a list of one leaf."""
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
    short = with_folds(loop, lambda s: (replace(s, beside=s in folds),))
    return (If((), condition, (short,), (loop,)),)


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
        return (dense_lists(loop, count),)
    if first is cell and stride is loop.high:
        return (strided_lists(loop, count, stride, numbers),)
    return None


def _has_no_order(item: FoldList) -> bool:
    kept = item.dtype is not BOOL and item.place.dtype is F64
    return kept and item.scratch is Scratch.TENSOR and not algebra_of(item.op).combine.is_ordered


# ------------------------------------------------------------------ cells of small matrices


def _groups(loop: For, numbers: Iterator[int], sizes: tuple[int, int]) -> Body | None:
    known = dict(zip((ALL_ROWS, ALL_COLS), sizes, strict=True))
    cell = at.variable(loop.variable)
    forms = {BATCHES: (1, cell)} | {BATCHES * n: (size, cell // n) for n, size in known.items()}
    if loop.high not in forms:
        return None
    size, matrix = forms[loop.high]
    loads = with_folds(loop, lambda s: _loaded(s, cell) if _is_leaf(s) else (s,))
    lists = _folds(loads, lambda _: True)
    asked = _asked(tuple(s for s in loads.body if s not in lists), cell)
    if asked is None or not asked <= {cell, matrix} or not (lists or asked - {cell}):
        return None
    if not all(_is_short(s, cell, known) for s in lists):
        return None

    def of_part(part: int) -> Body:
        inside = _LANE + part
        own = _GROUP * (LANES * size) + inside
        table = {matrix: _GROUP * LANES + inside // size, cell: own}

        def folded(item: FoldList) -> Body:
            terms = known[item.count]
            return replace(of_list(item), first=own * terms).few(terms)

        return swapped(with_folds(loads, folded).body, table)

    groups = at.variable(f"groups{next(numbers)}")
    name = Let(groups.args[0], BATCHES // LANES)
    every = For("g", at.of(0), groups, in_groups(size, of_part))
    return name, every, replace(loop, low=groups * (LANES * size))


def _is_leaf(item: FoldList) -> bool:
    """True if a fold is of a matrix's leaves, of which there may be one."""
    return item.scratch is Scratch.SELF and item.count in (LEAVES, COLUMN_LEAVES)


def _is_short(item: FoldList, cell: Position, known: Mapping[Position, int]) -> bool:
    row = algebra_of(algebra_of(item.op).onward or item.op)
    return (
        _is_dense(item)
        and item.dtype is not BOOL
        and 1 < known.get(item.count, 0) <= MOST_COLS
        and item.first is cell * item.count
        and row.combine.is_ordered
        and not row.term
    )


# ------------------------------------------------------------------ cells of two axes


def _quotients(loop: For, _: Iterator[int]) -> Body | None:
    if loop.high.op != "*" or loop.low is not at.of(0):
        return None
    around, size = loop.high.parts
    cell = at.variable(loop.variable)
    quotient, rest = cell // size, cell % size
    asked = _asked(loop.body, cell)
    if asked is None or not asked <= {cell, quotient, rest} or asked <= {cell}:
        return None
    alone = replace(loop, body=swapped(loop.body, {quotient: cell, rest: at.of(0)}))
    found = {quotient: _OUTER, rest: cell, cell: _OUTER * size + cell}
    inner = replace(loop, high=size, body=swapped(loop.body, found))
    nested = For("b", at.of(0), around, (inner,))
    many = If((), at.test("<", size, LANES), (loop,), (nested,))
    return (If((), at.test("==", size, 1), (alone,), (many,)),)


def _asked(body: Body, cell: Position) -> set[Position] | None:
    """The positions of a body that depend on the cell; None for a body with blocks or lists."""
    if any(isinstance(s, For | If | FoldList | FoldShared) for s in body):
        return None
    return {p for s in body for p in positions(s) if cell.args[0] in p.variables}


_RULES: tuple[Rule, ...] = (_leaves, _without_order, _quotients, _in_order)
