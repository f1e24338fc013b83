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
from dataclasses import dataclass, field, replace

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
)
from ....ir.loops.walk import Body, is_wait, walk
from ..facts import UNMAPPED, facts


@dataclass(slots=True)
class _Touched:
    """The places that have been loaded and stored since the last barrier."""

    loaded: set[Hashable] = field(default_factory=set[Hashable])
    stored: set[Hashable] = field(default_factory=set[Hashable])

    def is_in_the_way_of(self, later: _Touched) -> bool:
        """Whether what comes next needs a barrier before it."""
        return not (
            self.stored.isdisjoint(later.loaded | later.stored)
            and self.loaded.isdisjoint(later.stored)
        )

    def also(self, other: _Touched) -> None:
        """Takes what others have touched."""
        self.loaded |= other.loaded
        self.stored |= other.stored


@facts(needs=(UNMAPPED,))
def barriers(nest: Nest) -> Nest:
    """Puts barriers between the statements of a nest that need one."""
    body, _ = _between(nest.body, _Touched())
    return nest if body == nest.body else replace(nest, body=body)


def _between(body: Body, before: _Touched) -> tuple[Body, _Touched]:
    """A body with its barriers, and what has been touched since the last of them."""
    found: list[Stmt] = []
    for stmt in body:
        mine = _touched_by(stmt)
        if before.is_in_the_way_of(mine):
            found.append(Barrier())
            before = _Touched()
        if isinstance(stmt, If):
            then, one = _between(stmt.then, _copy(before))
            other, two = _between(stmt.other, _copy(before))
            stmt = replace(stmt, then=then, other=other)
            before.also(one)
            before.also(two)
        if is_wait(stmt):  # what it loads, it has loaded before others go on
            before = _Touched()
        else:
            before.also(mine)
        found.append(stmt)
    return tuple(found), before


def _copy(touched: _Touched) -> _Touched:
    return _Touched(set(touched.loaded), set(touched.stored))


def _touched_by(stmt: Stmt) -> _Touched:
    found = _Touched()
    for part in walk((stmt,)):
        match part:
            case Load(place=place):
                found.loaded.add((place.kind, place.index))
            case Store(place) | Reduce(MemoryCell(_, place)) | Init(MemoryCell(_, place)):
                found.stored.add((place.kind, place.index))
            case Accumulate(MemoryCell(_, place)):
                found.loaded.add((place.kind, place.index))
                found.stored.add((place.kind, place.index))
            case FoldList(place=place):
                found.loaded.add((place.kind, place.index))
                if part.scratch is Scratch.SELF:
                    found.stored.add((place.kind, place.index))
            case FoldShared(column=column):
                found.loaded.add(("shared", column))
            case Share(column=column):
                found.stored.add(("shared", column))
            case _:
                pass
    return found
