"""Inserts barriers where a thread may touch what another stored, or store what another loaded.

    for r .. reduce .. %param                    for r .. reduce .. %param
    for r .. store param[..] = %9       -->      barrier
                                                 for r .. store param[..] = %9

Between two statements of the nest's own, or of a condition that is the same in all threads, a
place is one thing: which thread has which cell is not asked. Inside of a loop each turn has cells
of its own (L08, L10), so none is needed there. Before: no loop is mapped to threads. After: each
loop and each statement of the nest's own may be run by whatever threads.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from ....ir.loops.nest import (
    Accumulate,
    Barrier,
    FoldList,
    FoldShared,
    If,
    Init,
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
from ....ir.loops.walk import Body, is_wait, walk, with_body
from ..facts import UNMAPPED, facts


@dataclass(frozen=True, slots=True)
class Touched:
    """The places that have been loaded and stored since the last barrier."""

    loaded: frozenset[Hashable] = frozenset()
    stored: frozenset[Hashable] = frozenset()

    def is_in_the_way_of(self, later: Touched) -> bool:
        """True if what comes next needs a barrier before it."""
        return bool(self.stored & (later.loaded | later.stored) or self.loaded & later.stored)

    def __or__(self, other: Touched) -> Touched:
        return Touched(self.loaded | other.loaded, self.stored | other.stored)


@facts(needs=(UNMAPPED,))
def barriers(nest: Nest) -> Nest:
    """Puts barriers between the statements of a nest that need one."""
    return with_body(nest, between(nest.body, Touched())[0])


def between(body: Body, before: Touched) -> tuple[Body, Touched]:
    """A body with its barriers, and what has been touched since the last of them."""
    found: list[Stmt] = []
    for stmt in body:
        mine = touched_by(stmt)
        if before.is_in_the_way_of(mine):
            found.append(Barrier())
            before = Touched()
        if isinstance(stmt, If):
            then, one = between(stmt.then, before)
            other, two = between(stmt.other, before)
            stmt = replace(stmt, then=then, other=other)
            before = before | one | two
        # What a list loads, it has loaded before others go on.
        before = Touched() if is_wait(stmt) else before | mine
        found.append(stmt)
    return tuple(found), before


def touched_by(*body: Stmt) -> Touched:
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
    return Touched(frozenset(loaded), frozenset(stored))
