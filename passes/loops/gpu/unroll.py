"""Unrolling: a thread takes several iterations at a time, loads first, and waits for all at once.

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

1. Leaves by lanes, and a column's chain by rows: as many iterations as load `BYTES`, since a thread
   has nothing else in flight. Of vectors of four lanes, as many as have registers.
2. Vectors of elements in one visit with leaves, whose registers leave four blocks, or three to
   several sums: as many as load 40 KB by them.
3. Single elements, where arrays are not aligned for vectors: as many as a vector has, a block's
   threads side by side in each. Of five f32 arrays half as many, as the rest would cost a block; a
   long computation is not repeated. Beside values of their row each keeps where it is stored, in
   registers: as few as load `ENOUGH`.

Before: all loops are mapped. After: each lane's terms are in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial

from ....ir.loops import position as at
from ....ir.loops.mappings import Lane, Serial, Threads, Vector, has_lane_vectors
from ....ir.loops.nest import Accumulate, Compute, For, Index, Let, Load, Nest, Operand, Stmt, Store
from ....ir.loops.position import Position
from ....ir.loops.walk import (
    Body,
    makes,
    rewrite,
    rewrite_pairs,
    walk,
    with_body,
    with_position,
)
from ....ir.lowered.tables import ARRAY_KINDS
from ....ir.semantics import LANES
from ..facts import BY_THREADS, ONE_ROUND, UNNAMED, UNSYNCED, facts
from .access import FEWEST, neighbours, registers
from .blocks import block_of

BYTES = 48  # that a thread loads before it uses any
FOUR_BLOCKS, THREE_BLOCKS = 40, 64  # bytes likewise, of vectors: 40 KB and more
HELD = (
    80  # bytes of single elements whose registers are few: half of them are 40 KB, by four blocks
)
ENOUGH = 32  # bytes that a thread loads of single elements beside their row
THREADS = 256  # of a block; with less, an iteration of all of them is several of each
MOST = 16  # iterations at a time, where each loads four bytes
MOST_CELLS = 48  # registers of vectors' sums, and of what they load
LONG = 64  # operations of a computation that is not repeated for arrays that are not aligned
_PLAIN = (Load, Compute, Index, Store)


@facts(needs=(BY_THREADS, UNSYNCED), ends=(ONE_ROUND, UNNAMED))
def unroll(nest: Nest, beside: Sequence[Nest] = ()) -> Nest:
    """Unrolls the loops of lanes of groups, those of rows of a thread's column, and of elements.

    `beside` are the nests that stand in one visit with it.
    """
    wanted = max((_wanted_beside(other) for other in beside), default=0)
    vectors = cache(partial(_vector_variables, nest))
    body = rewrite_pairs(nest.body, _of_rest)
    return with_body(nest, rewrite(body, lambda stmt: _of_loop(stmt, wanted, vectors)))


def _vector_variables(nest: Nest) -> set[str]:
    loops = (s for s in walk(nest.body) if isinstance(s, For))
    return {s.variable for s in loops if isinstance(s.mapping, Vector)}


def _of_loop(stmt: Stmt, wanted: int, vectors: Callable[[], set[str]]) -> Body | None:
    match stmt:
        case For(mapping=mapping) if has_lane_vectors(mapping):
            parts = (_of_lane_vectors(s) if isinstance(s, For) else (s,) for s in stmt.body)
            return (replace(stmt, body=tuple(s for part in parts for s in part)),)
        case For(mapping=Threads(), body=(For(mapping=Vector()) as vector,)):
            many = times(_bytes_of_vector(stmt, vector), wanted)
            return _of_vectors(stmt, vector, many, vector.step.args[0] * THREADS)
        case For(mapping=Lane() | Serial()) if _is_plain(stmt):
            return _of_singles(stmt, vectors)
        case _:
            return None


# ------------------------------------------------------------------ lanes, and rows of chains


def _is_plain(loop: For) -> bool:
    """True if one thread goes through it, and it does nothing but load, compute, add and store."""
    adds = any(isinstance(s, Accumulate) and not s.ref.acc.is_chain for s in loop.body)
    is_leaf = isinstance(loop.mapping, Lane) and not block_of(loop)  # which are few that are left
    is_chain = isinstance(loop.mapping, Serial) and adds
    known = (*_PLAIN, Accumulate)
    return (is_chain or is_leaf) and all(isinstance(s, known) for s in loop.body)


def _of_singles(loop: For, vectors: Callable[[], set[str]]) -> Body | None:
    loaded = [s for s in loop.body if isinstance(s, Load) and loop.variable in s.at.variables]
    many = times(_bytes(loaded, vectors()))
    if many == 1:
        return None
    count = _end(loop) - loop.low
    if isinstance(loop.mapping, Lane):
        return _in_rounds(loop, tuple(unrolled(loop, many, LANES)), many * LANES, LANES, count)
    middle, body = loop.low + at.variable("whole"), tuple(unrolled(loop, many, 1))
    whole = replace(loop, high=middle, step=at.of(many), body=body)
    return Let("whole", count - count % many), whole, replace(loop, low=middle)


def _end(loop: For) -> Position:
    """The loop's end; a leaf behind the last element of a short block ends where it begins."""
    if "#numel" not in loop.high.names:
        return loop.high
    return at.select(at.test("<", loop.low, loop.high), loop.high, loop.low)


def _bytes(loads: list[Load], vectors: set[str]) -> int:
    """Bytes a thread loads an iteration: an element of each array, or neighbouring columns."""
    wide = [s.place for s in loads if not vectors.isdisjoint(s.at.variables)]
    size = neighbours(wide) if wide else 1
    return sum(s.place.dtype.bytes * (size if s.place in wide else 1) for s in loads)


# ------------------------------------------------------------------ vectors


def _of_lane_vectors(loop: For) -> Body:
    """Several vectors of a leaf's lanes, as many as have registers."""
    (vector,) = loop.body
    assert isinstance(vector, For), "a thread of four takes vectors"
    many = times(_bytes_of_vector(loop, vector))
    while many > 1 and registers(vector.body, loop.variable, many) > MOST_CELLS:
        many //= 2
    return _of_vectors(loop, vector, many, LANES) or (loop,)


def _of_vectors(loop: For, vector: For, many: int, each: int) -> Body | None:
    """Several iterations of vectors at a time, `each` cells apart, and what is left of them."""
    if many == 1:
        return None
    several = tuple(unrolled(replace(loop, body=vector.body), many, each))
    body = (replace(vector, body=several),)
    return _in_rounds(loop, body, many * each, each, loop.high - loop.low)


def _bytes_of_vector(loop: For, vector: For) -> int:
    loads = (s for s in vector.body if isinstance(s, Load) and loop.variable in s.at.variables)
    return vector.step.args[0] * sum(s.place.dtype.bytes for s in loads)


def _wanted_beside(nest: Nest) -> int:
    """The bytes that vectors have to load beside a nest: by its sums, of four lanes a thread."""
    vectors = [s for s in walk(nest.body) if isinstance(s, For) and has_lane_vectors(s.mapping)]
    sums = {s.ref for loop in vectors for s in walk((loop,)) if isinstance(s, Accumulate)}
    return min(len(sums), 1) * FOUR_BLOCKS if len(sums) < 2 else THREE_BLOCKS


# ------------------------------------------------------------------ single elements


def _of_rest(full: For, rest: For) -> Body | None:
    """Case 3: what is left of vectors."""
    lets = [s for s in rest.body if isinstance(s, Let)]
    body = rest.body[len(lets) :]
    is_long = sum(isinstance(s, Compute) for s in body) > LONG
    is_plain = all(isinstance(s, _PLAIN) for s in body)
    if not isinstance(full.mapping, Threads) or is_long or not is_plain:
        return None
    many = _singles(body, full.step.args[0], bool(lets))
    if many == 1:
        return None
    for let in reversed(lets):  # each finds its row and column for itself
        body = with_position(body, let.variable, let.position)
    several = tuple(unrolled(replace(rest, body=body), many, THREADS))
    count = rest.high - rest.low
    singles, *rounds = _in_rounds(rest, several, many * THREADS, THREADS, count, "singles")
    return singles, full, *rounds


def _singles(body: Body, count: int, beside: bool) -> int:
    """Single elements of a thread an iteration; a vector has `count`."""
    loads = (s for s in body if isinstance(s, Load) and s.place.kind in ARRAY_KINDS)
    each = sum(s.place.dtype.bytes for s in loads if s.at.variables)
    if beside:
        return next(n for n in (1, 2, 4, 8) if n == 8 or n * each >= ENOUGH)
    return count // 2 if count * each == HELD and count == FEWEST else count


# ------------------------------------------------------------------ iterations


def times(size: int, wanted: int = BYTES) -> int:
    """Return the iterations, a power of two, whose loads of `size` bytes reach `wanted`."""
    found = 1
    while size and found < MOST and found * size < wanted:
        found *= 2
    return found


def _in_rounds(
    loop: For, body: Body, step: int, each: int, count: Position, name: str = "whole"
) -> tuple[Let, For, For]:
    """Rounds of `step` elements, each with one of `each`; then what is left of `count`."""
    first, middle = at.variable("u"), loop.low + at.variable(name)
    inner = replace(loop, low=first, high=first + each, body=body)
    rounds = For("u", loop.low, middle, (inner,), step=at.of(step))
    return Let(name, count - count % step), rounds, replace(loop, low=middle)


def unrolled(loop: For, many: int, each: int) -> Iterator[Stmt]:
    """The statements of so many iterations, of `each` elements, loads first."""
    parts = [tuple(_iteration(loop, number, at.of(number * each))) for number in range(many)]
    for part in parts:
        yield from (s for s in part if isinstance(s, Load))
    for part in parts:
        yield from (s for s in part if not isinstance(s, Load))


def _iteration(loop: For, number: int, ahead: Position) -> Iterator[Stmt]:
    """One iteration's statements; what is the same in all, the first one loads."""
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
