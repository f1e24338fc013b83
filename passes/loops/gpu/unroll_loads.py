"""Unrolls loops that a thread goes through alone, loads first: it waits for all of them at once.

    for k in leaf .. high lane             let whole = ...
      %m = load m[k]                       for u in leaf .. leaf + whole by 64
      acc += sum %m                          for k in u .. u + 16 lane
      store m[k] = %9               -->        %m = load m[k]
                                               %m.1 = load m[k + 16]
                                               ...
                                               acc += sum %m
                                               store m[k] = %9
                                               acc += sum %m.1
                                               ...
                                           for k in leaf + whole .. high lane
                                             ...

A column's chain goes by rows likewise. As many turns at a time as load `BYTES`: a thread has
nothing else in flight. Words of a small tensor stand in one visit with leaves, whose registers
leave four blocks, or three to several sums: as many turns at a time as load 40 KB by them.
Before: all loops are mapped. After: each lane's terms are in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial

from ....ir.loops import position as at
from ....ir.loops.mappings import Lane, Serial, Threads, Vector, has_quads
from ....ir.loops.nest import Accumulate, Compute, For, Index, Let, Load, Nest, Operand, Stmt, Store
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, makes, rewritten, walk, with_position
from ....ir.semantics import LANES
from ..facts import BY_THREADS, ONE_ROUND, UNNAMED, facts
from .blocks_to_warps import block_of
from .columns import neighbours

BYTES = 48  # that a thread loads before it uses any
FOUR_BLOCKS, THREE_BLOCKS = 40, 64  # bytes likewise, of words: 40 KB and more
THREADS = 256  # of a block; with less, a turn of all of them is several of each
MOST = 16  # turns at a time, where each loads four bytes


@facts(needs=(BY_THREADS,), ends=(ONE_ROUND, UNNAMED))
def unroll_loads(nest: Nest, beside: Sequence[Nest] = ()) -> Nest:
    """Unrolls the loops of lanes of groups, those of rows of a thread's column, and of words.

    `beside` are the nests that stand in one visit with it.
    """
    wanted = max((_wanted_beside(other) for other in beside), default=0)
    words = cache(partial(_vector_variables, nest))
    return rewritten(nest, lambda stmt: _of_loop(stmt, wanted, words))


def _vector_variables(nest: Nest) -> set[str]:
    loops = (s for s in walk(nest.body) if isinstance(s, For))
    return {s.variable for s in loops if isinstance(s.mapping, Vector)}


def _is_of_quads(stmt: Stmt) -> bool:
    return isinstance(stmt, For) and has_quads(stmt.mapping)


def _of_loop(stmt: Stmt, wanted: int, words: Callable[[], set[str]]) -> Body | None:
    if not isinstance(stmt, For):
        return None
    inner = stmt.body[0]
    if (
        isinstance(stmt.mapping, Threads)
        and isinstance(inner, For)
        and isinstance(inner.mapping, Vector)
    ):
        return _of_words(stmt, inner, wanted)
    if not _is_plain(stmt):
        return None
    loaded = [s for s in stmt.body if isinstance(s, Load) and stmt.variable in s.at.variables]
    many = times(_bytes(loaded, words()))
    if many == 1:
        return None
    count = _end(stmt) - stmt.low
    if isinstance(stmt.mapping, Lane):
        return in_rounds(stmt, tuple(unrolled(stmt, many, LANES)), many * LANES, LANES, count)
    middle, body = stmt.low + at.variable("whole"), tuple(unrolled(stmt, many, 1))
    whole = replace(stmt, high=middle, step=at.of(many), body=body)
    return Let("whole", count - count % many), whole, replace(stmt, low=middle)


def in_rounds(
    loop: For, body: Body, step: int, each: int, count: Position, name: str = "whole"
) -> tuple[Let, For, For]:
    """Rounds of `step` elements, each with a turn of `each`; then what is left of `count`."""
    turn, middle = at.variable("u"), loop.low + at.variable(name)
    inner = replace(loop, low=turn, high=turn + each, body=body)
    rounds = For("u", loop.low, middle, (inner,), step=at.of(step))
    return Let(name, count - count % step), rounds, replace(loop, low=middle)


def _wanted_beside(nest: Nest) -> int:
    """The bytes that words have to load beside a nest: by its sums, of four lanes a thread."""
    quads = [s for s in walk(nest.body) if _is_of_quads(s)]
    sums = {s.ref for loop in quads for s in walk((loop,)) if isinstance(s, Accumulate)}
    return min(len(sums), 1) * FOUR_BLOCKS if len(sums) < 2 else THREE_BLOCKS


def _of_words(loop: For, word: For, wanted: int) -> Body | None:
    """Words several turns at a time, a block's threads side by side in each; what is left."""
    size = word.step.args[0]
    loaded = (s for s in word.body if isinstance(s, Load) and loop.variable in s.at.variables)
    many = times(size * sum(s.place.dtype.bytes for s in loaded), wanted)
    if many == 1:
        return None
    each = size * THREADS
    several = tuple(unrolled(replace(loop, body=word.body), many, each))
    body = (replace(word, body=several),)
    return in_rounds(loop, body, many * each, each, loop.high - loop.low)


def _is_plain(loop: For) -> bool:
    """True if one thread goes through it, and it does nothing but load, compute, add and store."""
    adds = any(isinstance(s, Accumulate) and not s.ref.acc.is_chain for s in loop.body)
    known = (Load, Compute, Index, Accumulate, Store)
    is_leaf = isinstance(loop.mapping, Lane) and not block_of(loop)  # which are few that are left
    is_chain = isinstance(loop.mapping, Serial) and adds
    return (is_chain or is_leaf) and all(isinstance(s, known) for s in loop.body)


def _end(loop: For) -> Position:
    """The loop's end; a leaf behind the last element of a short block ends where it begins."""
    if "#numel" not in loop.high.names:
        return loop.high
    return at.select(at.test("<", loop.low, loop.high), loop.high, loop.low)


def _bytes(loads: list[Load], words: set[str]) -> int:
    """Bytes a thread loads an iteration: an element of each array, or neighbouring columns."""
    wide = [s.place for s in loads if not words.isdisjoint(s.at.variables)]
    size = neighbours(wide) if wide else 1
    return sum(s.place.dtype.bytes * (size if s.place in wide else 1) for s in loads)


def times(size: int, wanted: int = BYTES) -> int:
    """Return the iterations, a power of two, whose loads of `size` bytes reach `wanted`."""
    found = 1
    while size and found < MOST and found * size < wanted:
        found *= 2
    return found


def unrolled(loop: For, many: int, each: int) -> Iterator[Stmt]:
    """The statements of so many turns, of `each` elements, loads first."""
    turns = [tuple(_turn(loop, number, at.of(number * each))) for number in range(many)]
    for turn in turns:
        yield from (s for s in turn if isinstance(s, Load))
    for turn in turns:
        yield from (s for s in turn if not isinstance(s, Load))


def _turn(loop: For, number: int, ahead: Position) -> Iterator[Stmt]:
    """One turn's statements; what is the same in all turns, the first one loads."""
    body = with_position(loop.body, loop.variable, at.variable(loop.variable) + ahead)
    names: dict[str, str] = {}
    for old, stmt in zip(loop.body, body, strict=True):
        if number and isinstance(old, Load) and loop.variable not in old.at.variables:
            continue
        if number:
            names |= {value: f"{value}.{number}" for value in makes(stmt)}
        yield _renamed(stmt, names)


def _renamed(stmt: Stmt, names: dict[str, str]) -> Stmt:
    new: dict[Operand, Operand] = {**names}
    match stmt:
        case Load() | Index():
            return replace(stmt, value=names.get(stmt.value, stmt.value))
        case Compute():
            args = tuple(new.get(a, a) for a in stmt.args)
            return replace(stmt, value=names.get(stmt.value, stmt.value), args=args)
        case Accumulate():
            return replace(stmt, args=tuple(new.get(a, a) for a in stmt.args))
        case Store():
            return replace(stmt, value=new.get(stmt.value, stmt.value))
        case _:
            raise AssertionError(f"not unrolled: {stmt}")
