"""Blocks of elements that are gone through at once: by warps, and held in registers.

`blocks_to_warps` gives each block of elements that is gone through at once to 32 threads.

    for r in $row .. $row + $rows                for r in $row .. $row + $rows team(32)
      for k in 0 .. min(256, ..) any order             a := absmax of nothing
        reduce a = absmax %5 .. to partial.5[r]    for k in 0 .. min(256, ..) lane
      %9 = fold_list absmax partial.5[r ..]  -->     a += absmax %5
      for k in 0 .. min(256, ..) any order             %9 = fold a by halves
        store m[r * 256 + k] = ..                  for k in 0 .. min(256, ..) lane
                                                     store m[r * 256 + k] = ..

A thread has the same elements in all passes, and what is reduced has no order in its last bit: so
no barrier is needed. A leaf that is folded here goes nowhere else; a block of several leaves that
others fold stays as it is, with a cell for each leaf. Before: `barriers`; a row is a block, whose
loops end at a number (`nests.py`). After: all loops over its elements are lanes of warps.

`hold_blocks` holds a block in registers between its passes: eight neighbours in each lane.

    for r in .. warps                       let blocks = select(^m % 16 + .. == 0, .., 0)
      for k in 0 .. min(256, ..) lane       for r in $row .. $row + blocks team(..)
        %m = load m[r * 256 + k]              for k in 0 .. 256 by 8 lane
        a += absmax %5                          for i in 0 .. 8 vector 8
      %9 = fold a by halves                       %m = load m[r * 256 + (k + i)]
      for k in 0 .. min(256, ..) lane -->         a += absmax %5
        %m = load m[r * 256 + k]                  store held.0[k + i] = %5
        store m[r * 256 + k] = %6             %9 = fold a by halves
                                              for k in 0 .. 256 by 8 lane
                                                for i in 0 .. 8 vector 8
                                                  %5 = load held.0[k + i]
                                                  store m[r * 256 + (k + i)] = %6
                                            for r in $row + blocks .. team(..)
                                              ..

What two passes compute, the first one computes. The blocks that are whole are read and written
once, as wide as accesses are; the last one of a tensor, and all where an array does not begin at a
multiple of sixteen bytes, are left as they were. Before: `blocks_to_warps`. After: the same cells
are touched, and a thread reads what it held itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import WARP, AnyOrder, Lane, Serial, ThreadGroup
from ....ir.loops.nest import (
    Compute,
    Fold,
    FoldList,
    For,
    Init,
    Let,
    Load,
    Nest,
    Reduce,
    Register,
    Stmt,
    Store,
)
from ....ir.loops.walk import Body, dtype_made, makes, reads, rewritten, walk, with_buffers
from ....ir.lowered.tables import Place, PlaceKind
from ....ir.semantics import LEAF
from ....ir.types import BOOL, ELEM, Const, DType
from ..accumulators import in_registers
from ..facts import BY_THREADS, DECLARED, UNMAPPED, UNNAMED, UNSYNCED, facts
from ..from_program.cells import NUMEL
from ..from_program.kernels import ROW, ROWS
from ..version import without_dead_values
from .access import aligned, in_vectors

WARP_OF_BLOCK = ThreadGroup(WARP, all_fold=True)


@facts(needs=(DECLARED,), ends=(UNMAPPED,))
def blocks_to_warps(nest: Nest) -> Nest:
    """Maps loops over rows that are blocks, and what stands in them."""
    return rewritten(nest, _of_rows)


def block_of(loop: For) -> int:
    """The elements of a block that a loop goes through: `0 .. min(256, ..)`; else 0."""
    is_block = loop.low is at.of(0) and loop.high.op == "min"
    most = loop.high.parts[0] if is_block else at.of(0)
    return most.args[0] if most.op == "const" else 0


def _of_rows(stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or stmt.axis != axes.ROW or not isinstance(stmt.mapping, Serial):
        return None
    loops = [s for s in stmt.body if isinstance(s, For)]
    if not loops or not all(s.mapping == AnyOrder() and block_of(s) for s in loops):
        return None
    lists = {s.place: s for s in stmt.body if isinstance(s, FoldList)}
    if any(_has_leaves_elsewhere(s, lists) for s in loops):
        return None
    body: list[Stmt] = []
    for part in stmt.body:
        if isinstance(part, For):
            body += _lanes(part, lists)
        elif not isinstance(part, FoldList):
            body.append(part)
    return (replace(stmt, mapping=WARP_OF_BLOCK, body=tuple(body)),)


def _has_leaves_elsewhere(loop: For, lists: dict[Place, FoldList]) -> bool:
    """True if others fold the leaves of a block that has several: each leaf has a cell there."""
    reduced = {s.ref.place for s in loop.body if isinstance(s, Reduce)}
    return block_of(loop) > LEAF and not reduced <= lists.keys()


def _lanes(loop: For, lists: dict[Place, FoldList]) -> Iterator[Stmt]:
    """A pass over a block; what it reduces is known to all lanes behind it."""
    reduces = [s for s in loop.body if isinstance(s, Reduce)]
    yield from (Init(Register(s.ref.acc)) for s in reduces)
    yield replace(loop, mapping=Lane(), body=in_registers(loop.body))
    for cell in (s.ref for s in reduces):
        of_list = lists.get(cell.place)
        is_number = of_list is not None and of_list.dtype is not BOOL
        value = of_list.value if of_list and is_number else f"{cell.acc.name}.leaf"
        yield Fold(value, Register(cell.acc))
        if of_list is None:
            yield Store(cell.place, cell.at.replaced(loop.variable, loop.low), value)
        elif not is_number:
            yield Compute(of_list.value, "ne", (value, Const(0.0)), BOOL)


# ------------------------------------------------------------------ held in registers

EACH = 8  # neighbours of a lane: more need registers that cost warps
FEWEST_THREADS, MOST_THREADS = 4, 256
MOST = 4096  # elements of a block: sixteen a lane, as no more threads can have it


@facts(needs=(BY_THREADS, UNSYNCED), ends=(UNNAMED,))
def hold_blocks(nest: Nest) -> Nest:
    """Holds the blocks that a nest's warps go through, where they fit."""
    return with_buffers(nest, partial(_of_loop, nest))


def _of_loop(nest: Nest, stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or stmt.mapping != WARP_OF_BLOCK:
        return None
    loops = [s for s in stmt.body if isinstance(s, For)]
    block = min(map(block_of, loops))
    team = _team_of(block)
    if team is None:
        return None
    blocks = at.variable("blocks")
    middle = stmt.low + blocks
    passes = iter(_passes(loops, block, block // team.threads))
    body = tuple(next(passes) if isinstance(s, For) else s for s in stmt.body)
    return (
        Let("blocks", _whole(nest, stmt, block, team)),
        replace(stmt, high=middle, body=body, mapping=team),
        replace(stmt, low=middle),
    )


def _team_of(block: int) -> ThreadGroup | None:
    """Return the thread group that holds a block, None where none can."""
    threads = min(block // EACH, MOST_THREADS)
    fits = block in (threads * EACH, MOST) and threads & (threads - 1) == 0
    return ThreadGroup(threads, all_fold=True) if fits and threads >= FEWEST_THREADS else None


def _whole(nest: Nest, loop: For, block: int, team: ThreadGroup) -> at.Position:
    """Return the number of whole blocks aligned for wide accesses.

    All threads of a thread block take as many of them, where several warps have one; all of a
    warp, where a part of it has one.
    """
    places = dict.fromkeys(
        s.place
        for s in walk(loop.body)
        if isinstance(s, Load | Store) and s.place.kind == PlaceKind.ELEM
    )
    begins = at.test("<=", ROW * block, NUMEL)
    is_wide = at.position("&", aligned(nest, places, at.of(0)), begins)
    whole = at.minimum(ROWS, NUMEL // block - ROW)
    if team.threads < WARP:
        whole -= whole % team.together(WARP)
    elif team.threads > WARP:
        width, threads = team.threads, at.name(at.THREADS)
        is_wide = at.position("&", at.test("==", threads % width, 0), is_wide)
        taken = whole * width
        whole = (taken - taken % threads) // width
    return at.select(is_wide, whole, 0)


def _passes(loops: list[For], block: int, each: int) -> Iterator[For]:
    """The passes over a block: each computes what those before it have not."""
    known: dict[str, DType] = {}
    places: dict[str, Place] = {}
    bodies: list[Body] = []
    for loop in loops:
        body = without_dead_values(tuple(s for s in loop.body if known.keys().isdisjoint(makes(s))))
        asked = dict.fromkeys(v for s in body for v in reads(s) if v in known)
        for value in asked:
            number = len(places)
            places.setdefault(value, Place(PlaceKind.HELD, number, known[value], ELEM))
        element = at.variable(loop.variable)
        bodies.append((*(Load(v, places[v], element) for v in asked), *body))
        known |= {value: dtype_made(s) for s in body for value in makes(s)}
    for loop, body in zip(loops, bodies, strict=True):
        made = {value for s in body if not _is_held(s) for value in makes(s)}
        element = at.variable(loop.variable)
        holds = (Store(p, element, v) for v, p in places.items() if v in made)
        vectors = in_vectors((*body, *holds), loop.variable, each)
        yield replace(loop, high=at.of(block), step=at.of(each), body=(vectors,))


def _is_held(stmt: Stmt) -> bool:
    return isinstance(stmt, Load) and stmt.place.kind == PlaceKind.HELD
