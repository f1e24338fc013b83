"""Holds a block in registers between its passes: eight neighbours in each lane of its threads.

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

from ....ir.loops import position as at
from ....ir.loops.mappings import WARP, ThreadGroup
from ....ir.loops.nest import Compute, For, Let, Load, Nest, Stmt, Store
from ....ir.loops.walk import Body, makes, reads, walk, with_buffers
from ....ir.lowered.tables import Place, PlaceKind
from ....ir.types import ELEM, I32, DType
from ..facts import BY_THREADS, UNNAMED, facts
from ..from_program.cells import NUMEL
from ..from_program.kernels import ROW, ROWS
from ..version import without_dead_values
from .access import aligned, in_vectors
from .blocks_to_warps import WARP_OF_BLOCK, block_of

EACH = 8  # neighbours of a lane: more need registers that cost warps
FEWEST_THREADS, MOST_THREADS = 4, 256
MOST = 4096  # elements of a block: sixteen a lane, as no more threads can have it


@facts(needs=(BY_THREADS,), ends=(UNNAMED,))
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

    Where several warps have a block, all threads of the block take as many turns; where a part of
    a warp has one, all of the warp.
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
        known |= {value: _dtype(s) for s in body for value in makes(s)}
    for loop, body in zip(loops, bodies, strict=True):
        made = {value for s in body if not _is_held(s) for value in makes(s)}
        element = at.variable(loop.variable)
        holds = (Store(p, element, v) for v, p in places.items() if v in made)
        turn = in_vectors((*body, *holds), loop.variable, each)
        yield replace(loop, high=at.of(block), step=at.of(each), body=(turn,))


def _is_held(stmt: Stmt) -> bool:
    return isinstance(stmt, Load) and stmt.place.kind == PlaceKind.HELD


def _dtype(stmt: Stmt) -> DType:
    if isinstance(stmt, Compute):
        return stmt.dtype
    return stmt.place.dtype if isinstance(stmt, Load) else I32
