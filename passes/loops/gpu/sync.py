"""Barriers, and who stores: how the threads of a block wait for each other.

`barriers` inserts them where a thread may touch what another stored, or store what another loaded.

    for r .. reduce .. %param                    for r .. reduce .. %param
    for r .. store param[..] = %9       -->      barrier
                                                 for r .. store param[..] = %9

Between two statements of the nest's own, or of a condition that is the same in all threads, a
place is one thing: which thread has which cell is not asked. Inside of a loop each turn has cells
of its own (L08, L10), so none is needed there. Before: no loop is mapped to threads. After: each
loop and each statement of the nest's own may be run by whatever threads.

`neighbours_in_order` divides the neighbours that a thread of a team takes at a time: it loads and
stores all of them at once, and computes one after the other. All of them at once would need
registers for each value in between.

    for word in 0 .. 8 vector 8                  for word in 0 .. 8 vector 8
      %m = load m[k + word]                        %m = load m[k + word]
      %5 = mul %m, %scale                          store held.0[k + word] = %m
      store m[k + word] = %5                     barrier of warp
                                        -->      for word in 0 .. 8 unrolled
                                                   %m = load held.0[k + word]
                                                   %5 = mul %m, %scale
                                                   store held.1[k + word] = %5
                                                 for word in 0 .. 8 vector 8
                                                   %5 = load held.1[k + word]
                                                   store m[k + word] = %5

The barrier keeps all loads in front: no assembler moves one behind it, and nobody waits for what
is loaded. Before: `hold_blocks`. After: the same cells are touched.

`first_lanes` gives stores of a group to its first lane, once all lanes have loaded the cell.

    for r in .. team(32)                         for r in .. team(32)
      %scale = load scale[r]                       %scale = load scale[r]
      ..                                           ..
      %5 = fold a by halves             -->        %5 = fold a by halves
      store scale[r] = %5                          barrier of warp
                                                   for one in 0 .. 1 lane
                                                     store scale[r] = %5

A team of several warps folds through cells that the block shares. With one fold in a turn, the
next turn's threads would write cells that others still read: a barrier stands before it. Of the
lists that the block folds in the tensor's scratch, the last one is marked: behind it, nobody waits
until all have read the total. Before: leaves and blocks are groups'. After: L18 holds.

`whole_rounds` does likewise for code whose folds are barriers of the block: all of its threads
come to each turn, whether they have one or not.

    for t in 0 .. %leaves group(16)              for turn in 0 .. %leaves by @threads / 16
      a := sum of nothing                          for t in turn .. turn + @threads / 16 group(16)
      for k in .. lane                               a := sum of nothing
        a += sum %grad                               if t < %leaves
      %1 = fold a by halves             -->            for k in .. lane
      store partial[t] = %1                              a += sum %grad
                                                     %1 = fold a by halves
                                                     if t < %leaves
                                                       for one in 0 .. 1 lane
                                                         store partial[t] = %1

Who has no turn loads what the round's first turn does, and touches nothing else. Before: as
`first_lanes`. After: L18 holds, and each group has one turn of a round.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import count, groupby

from ....ir.loops import position as at
from ....ir.loops.mappings import Lane, Serial, ThreadGroup, Unrolled, Vector, is_team, is_wide
from ....ir.loops.nest import (
    Accumulate,
    Barrier,
    Fold,
    FoldList,
    FoldShared,
    For,
    If,
    Init,
    Let,
    Load,
    MemoryCell,
    Nest,
    Reduce,
    Scratch,
    Share,
    Stmt,
    Store,
    Take,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import (
    Body,
    in_blocks,
    is_wait,
    rewrite,
    rewritten,
    round_of,
    uses_scratch,
    walk,
    with_body,
    with_buffers,
    with_position,
)
from ....ir.lowered.tables import Place, PlaceKind
from ....ir.types import ELEM
from ..facts import BY_THREADS, UNMAPPED, UNSYNCED, facts


@dataclass(frozen=True, slots=True)
class AccessSets:
    """The places that have been loaded and stored since the last barrier."""

    loaded: frozenset[Hashable] = frozenset()
    stored: frozenset[Hashable] = frozenset()

    def is_in_the_way_of(self, later: AccessSets) -> bool:
        """True if what comes next needs a barrier before it."""
        return bool(self.stored & (later.loaded | later.stored) or self.loaded & later.stored)

    def __or__(self, other: AccessSets) -> AccessSets:
        return AccessSets(self.loaded | other.loaded, self.stored | other.stored)


@facts(needs=(UNMAPPED,))
def barriers(nest: Nest) -> Nest:
    """Puts barriers between the statements of a nest that need one."""
    return with_body(nest, between(nest.body, AccessSets())[0])


def between(body: Body, before: AccessSets) -> tuple[Body, AccessSets]:
    """A body with its barriers, and what has been touched since the last of them."""
    found: list[Stmt] = []
    for stmt in body:
        mine = touched_by(stmt)
        if before.is_in_the_way_of(mine):
            found.append(Barrier())
            before = AccessSets()
        if isinstance(stmt, If):
            then, one = between(stmt.then, before)
            other, two = between(stmt.other, before)
            stmt = replace(stmt, then=then, other=other)
            before = before | one | two
        # What a list loads, it has loaded before others go on.
        before = AccessSets() if is_wait(stmt) else before | mine
        found.append(stmt)
    return tuple(found), before


def touched_by(*body: Stmt) -> AccessSets:
    """The places that some statements touch."""
    loaded, stored = set[Hashable](), set[Hashable]()
    for part in walk(body):
        match part:
            case Load(place=place) | Take(place=place):
                loaded.add((place.kind, place.index))
            case Store(place) | Reduce(MemoryCell(_, place)) | Init(MemoryCell(_, place)):
                stored.add((place.kind, place.index))
            case Accumulate(MemoryCell(_, place)):
                loaded.add((place.kind, place.index))
                stored.add((place.kind, place.index))
            case FoldList(place=place):
                loaded.add((place.kind, place.index))
                if part.scratch is Scratch.SELF:
                    stored.add((place.kind, place.index))
            case FoldShared(column=column):
                loaded.add(("shared", column))
            case Share(column=column):
                stored.add(("shared", column))
            case _:
                pass
    return AccessSets(frozenset(loaded), frozenset(stored))


# ------------------------------------------------------------------ neighbours


@facts(needs=(BY_THREADS, UNSYNCED), ends=(UNSYNCED,))
def neighbours_in_order(nest: Nest) -> Nest:
    """Divides what a team's threads do with neighbours: loads, one after the other, stores."""
    held = (place.index for _, place in nest.places if place.kind == PlaceKind.HELD)
    numbers = count(max(held, default=-1) + 1)

    def of_team(stmt: Stmt) -> Body | None:
        if not (isinstance(stmt, For) and is_team(stmt.mapping)):
            return None
        return rewrite((stmt,), partial(_of_neighbours, numbers))

    return with_buffers(nest, of_team)


def _of_neighbours(numbers: Iterator[int], stmt: Stmt) -> Body | None:
    if not (isinstance(stmt, For) and isinstance(stmt.mapping, Lane)):
        return None
    *lets, word = stmt.body
    if not (isinstance(word, For) and isinstance(word.mapping, Vector)):
        return None
    register = at.variable(stmt.variable) + at.variable(word.variable)
    return (replace(stmt, body=(*lets, *_divided(word, register, numbers))),)


def _divided(word: For, register: Position, numbers: Iterator[int]) -> Iterator[Stmt]:
    """Loads into registers, one neighbour's statements after the other's, stores out of them."""
    loads, inner, results, stores = (list[Stmt]() for _ in range(4))
    for stmt in word.body:
        if not isinstance(stmt, Load | Store) or stmt.place.kind == PlaceKind.HELD:
            inner.append(stmt)
            continue
        if not isinstance(stmt.value, str):
            stores.append(stmt)
            continue
        held = replace(stmt.place, kind=PlaceKind.HELD, index=next(numbers), domain=ELEM)
        load, store = Load(stmt.value, held, register), Store(held, register, stmt.value)
        if isinstance(stmt, Load):
            loads += stmt, store
            inner.append(load)
        else:
            results.append(store)
            stores += load, stmt
    yield from (replace(word, body=tuple(part)) for part in (loads,) if part)
    yield Barrier(of_warp=True)
    yield For(word.variable, word.low, word.high, (*inner, *results), Unrolled())
    yield from (replace(word, body=tuple(part)) for part in (stores,) if part)


# ------------------------------------------------------------------ groups


@facts(needs=(BY_THREADS,), ends=(UNSYNCED,))
def first_lanes(nest: Nest) -> Nest:
    """Gives what groups store to their first lanes, with the barriers that groups need."""
    last = _last_in_scratch(nest)

    def rule(stmt: Stmt) -> Body | None:
        if isinstance(stmt, FoldList | FoldShared):
            return (replace(stmt, last=True),) if stmt is last else None
        if isinstance(stmt, For) and isinstance(stmt.mapping, ThreadGroup):
            return (_waiting(stmt),)
        return None

    return rewritten(nest, rule)


def _waiting(loop: For) -> For:
    folds = sum(isinstance(s, Fold) for s in loop.body)
    body = _by_first_lane(loop.body, Barrier(of_warp=folds > 0 or not is_wide(loop.mapping)))
    if is_wide(loop.mapping) and folds == 1:
        number = next(n for n, s in enumerate(body) if isinstance(s, Fold))
        body = (*body[:number], Barrier(), *body[number:])
    return replace(loop, body=body)


def _by_first_lane(body: Body, wait: Barrier, folds_wait: bool = False) -> Body:
    """A block of a group; `wait` stands between loads of all lanes and the first one's store."""
    found: list[Stmt] = []
    loaded = set[Place]()
    for stores, run in groupby(body, lambda s: isinstance(s, Store)):
        part = tuple(run)
        if stores:
            if any(isinstance(s, Store) and s.place in loaded for s in part):
                found.append(wait)
                loaded.clear()
            found.append(For("one", at.of(0), at.of(1), part, Lane()))
            continue
        for stmt in part:
            if isinstance(stmt, Load):
                loaded.add(stmt.place)
            elif isinstance(stmt, Fold) and folds_wait:
                loaded.clear()
            is_inner = isinstance(stmt, If) or _is_of_all_lanes(stmt)
            inner = partial(_by_first_lane, wait=wait, folds_wait=folds_wait)
            found.append(in_blocks(stmt, inner) if is_inner else stmt)
    return tuple(found)


def _is_of_all_lanes(stmt: Stmt) -> bool:
    return isinstance(stmt, For) and isinstance(stmt.mapping, Serial)


def _last_in_scratch(nest: Nest) -> Stmt | None:
    """The fold behind which none uses the tensor's scratch or the table's; None where some may."""
    folds = [s for s in walk(nest.body) if uses_scratch(s)]
    loops = (s for s in walk(nest.body) if isinstance(s, For))
    again = {id(s) for loop in loops for s in walk(loop.body)}
    return folds[-1] if folds and id(folds[-1]) not in again else None


# ------------------------------------------------------------------ rounds


@facts(needs=(BY_THREADS,), ends=(UNSYNCED,))
def whole_rounds(nest: Nest) -> Nest:
    """Lets all threads of a block come to each fold of groups, whose stores are first lanes'."""
    return rewritten(nest, _in_rounds)


def _in_rounds(stmt: Stmt) -> Body | None:
    if not (isinstance(stmt, For) and isinstance(stmt.mapping, ThreadGroup)):
        return None
    turn, own = at.variable("turn"), at.variable(stmt.variable)
    each, has_turn = round_of(stmt), at.test("<", own, stmt.high)
    body = _by_first_lane(stmt.body, Barrier(), folds_wait=True)
    if any(isinstance(s, Load) for s in body):  # of a cell that is there
        there = at.variable("there")
        body = with_position(body, stmt.variable, there)
        body = (Let("there", at.select(has_turn, own, turn)), *body)
    parts: list[Stmt] = []
    for is_shared, run in groupby(body, lambda s: isinstance(s, For | If | Accumulate)):
        part = tuple(run)
        parts += (If((), has_turn, part),) if is_shared else part
    inner = replace(stmt, low=turn, high=turn + each, body=tuple(parts))
    return (For("turn", stmt.low, stmt.high, (inner,), step=each),)
