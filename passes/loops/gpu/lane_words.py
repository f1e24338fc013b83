"""Gives four threads a leaf, where it can be: each has four neighbouring lanes, a word at a time.

    for t in .. group(16)                  if ^m % 16 + $col % 4 + .. == 0 & 32 <= ..
      acc := sum of nothing                  for t in .. group(4, 4)
      for k in leaf .. high lane               acc.quad := sum of nothing
        %m = load m[k]                         for k in leaf .. high by 4 lane
        acc += sum %m               -->          for word in 0 .. 4 vector 4
                                                   %m = load m[k + word]
                                                   acc.quad += sum %m
                                           else
                                             for t in .. group(16)
                                               ...

Sixteen threads keep the leaves of an area that has few, for otherwise most of a block would have
none, and of one whose rows begin or end within a word. Where a turn loads few bytes, several go at
a time, as `unroll_loads` does it. Before: leaves are groups'. After: the same lanes have the same
terms, in order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.layout import is_in_a_row
from ....ir.loops.mappings import Lane, ThreadGroup, Vector
from ....ir.loops.nest import (
    MATRICES,
    Accumulate,
    Compute,
    Fold,
    For,
    If,
    Index,
    Init,
    Load,
    Nest,
    Register,
    Stmt,
    Store,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, rewritten, with_position
from ....ir.lowered.tables import ARRAY_KINDS
from ....ir.semantics import LANES, LEAF
from ..facts import BY_THREADS, ONE_ROUND, UNNAMED, facts
from ..from_program.cells import ALL_COLS
from ..from_program.kernels import COL, COLS
from .columns import are_words
from .threads import LEAF_OF_GROUP, LEAVES
from .unroll_loads import in_rounds, times, unrolled

WORD = 4  # lanes of a thread
FEWEST = 32  # leaves that are worth it: half of a block's threads have one
MOST_CELLS = 64  # registers of a thread that it adds up in and loads to
SEVERAL_CELLS = 48  # likewise, in several turns at a time
MOST_COMPUTED = 64  # values of a turn: what is bound by arithmetic gains nothing from words


@facts(needs=(BY_THREADS, ONE_ROUND), ends=(ONE_ROUND, UNNAMED))
def lane_words(nest: Nest) -> Nest:
    """Gives leaves to groups of four threads, where all that they touch lies side by side."""
    if nest.arguments == MATRICES:  # which have no $col to tell whether rows begin with a word
        return nest
    return rewritten(nest, partial(_of_groups, nest))


def _of_groups(nest: Nest, stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or stmt.mapping != LEAF_OF_GROUP:
        return None
    loops = [s for s in stmt.body if isinstance(s, For)]
    if not loops or not all(_is_side_by_side(s) and _is_small(s) for s in loops):
        return None
    parts = (_by_words(s) if isinstance(s, For) else (_renamed(s),) for s in stmt.body)
    quads = replace(
        stmt,
        body=tuple(s for part in parts for s in part),
        mapping=ThreadGroup(LANES // WORD, WORD),
    )
    touched = [s for loop in loops for s in _varying(loop)]
    leaves = LEAVES if stmt.axis == axes.COL.tiles(LEAF) else stmt.high
    condition = at.position("&", _is_even(nest, touched), at.test("<=", FEWEST, leaves))
    return (If((), condition, (quads,), (stmt,)),)


def _is_side_by_side(loop: For) -> bool:
    """True if the lanes of a loop touch neighbours in rows, and nothing else varies."""
    known = (Load, Store, Compute, Index, Accumulate)
    return (
        (loop.mapping, loop.axis) == (Lane(), axes.COL)
        and "#numel" not in loop.high.names  # of a block, which may be short
        and all(isinstance(s, known) for s in loop.body)
        and all(
            s.place.kind in ARRAY_KINDS and is_in_a_row(s.at, loop.variable) for s in _varying(loop)
        )
    )


def _is_small(loop: For) -> bool:
    """True if the four lanes of a thread fit in its registers."""
    computed = sum(isinstance(s, Compute) for s in loop.body)
    return computed <= MOST_COMPUTED and _cells(loop, 1) <= MOST_CELLS


def _cells(loop: For, many: int) -> int:
    """The registers of what a thread adds up in f64, and of what it loads in so many turns."""
    accs = {s.ref.acc.name for s in loop.body if isinstance(s, Accumulate)}
    loads = sum(isinstance(s, Load) for s in _varying(loop))
    return WORD * (2 * len(accs) + many * loads)


def _varying(loop: For) -> Iterator[Load | Store]:
    for stmt in loop.body:
        if isinstance(stmt, Load | Store) and loop.variable in stmt.at.variables:
            yield stmt


def _is_even(nest: Nest, touched: list[Load | Store]) -> Position:
    """The condition that each access of a thread is aligned to its bytes."""
    odd = COL % WORD + COLS % WORD
    if any(s.at.op != "var" for s in touched):
        odd += ALL_COLS % WORD
    return are_words(nest, dict.fromkeys(s.place for s in touched), odd, WORD)


def _by_words(loop: For) -> Body:
    """A leaf by words: several turns at a time, then what is left of them."""
    loads = [s for s in _varying(loop) if isinstance(s, Load)]
    many = times(sum(WORD * s.place.dtype.bytes for s in loads))
    while many > 1 and _cells(loop, many) > SEVERAL_CELLS:
        many //= 2
    named = replace(loop, body=tuple(map(_renamed, loop.body)))
    if many == 1:
        return (_as_words(named),)
    several = _as_words(replace(named, body=tuple(unrolled(named, many, LANES))))
    count = loop.high - loop.low
    return in_rounds(_as_words(named), several.body, many * LANES, LANES, count)


def _as_words(loop: For) -> For:
    """A loop of lanes whose threads have several at a time."""
    word, size = at.variable(loop.variable) + at.variable("word"), at.of(WORD)
    body = with_position(loop.body, loop.variable, word)
    return replace(loop, step=size, body=(For("word", at.of(0), size, body, Vector(WORD)),))


def _renamed(stmt: Stmt) -> Stmt:
    """Accumulators have other names: those of a thread have four lanes here."""
    if not isinstance(stmt, Init | Accumulate | Fold):
        return stmt
    acc = stmt.ref.acc
    return replace(stmt, ref=Register(replace(acc, name=f"{acc.name}.quad")))
