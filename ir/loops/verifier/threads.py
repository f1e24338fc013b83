"""L15, L16: loops that the threads of a block share.

L15 A loop of lanes of a group stands in one of groups; no other loops of threads are nested. Folds
    by all threads (a list in the tensor's scratch, the table of all tensors) stand in no loop of
    threads; a list in a thread's memory in no loop of groups. Where all loops are mapped, stores
    stand in loops of threads: other statements run on every thread.
L16 A barrier, or a list that all threads fold, stands between a store to a place by one loop and
    accesses of the place by another, unless the second loop begins at the end of the first.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

from ...errors import Diagnostic
from ..algebra import difference
from ..mappings import OF_BLOCK, Lane, ThreadGroup, Threads, has_lane_vectors
from ..nest import FoldList, FoldShared, For, Nest, Scratch, Share
from ..position import of, variable
from ..walk import has_one_turn, is_mapped, is_wait, place_of, stored_cell
from .sites import StatementSite

_SHARED = (Threads, ThreadGroup)


def mapping(nest: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L15."""
    mapped = is_mapped(nest)
    for site in sites:
        stmt, around = site.stmt, site.inside(*OF_BLOCK)
        match stmt:
            case For(mapping=Lane()):
                if around is None or not isinstance(around.mapping, ThreadGroup):
                    yield site.error("L15", f"lanes of {stmt.variable} are of no group of threads")
                elif has_lane_vectors(around.mapping) and not _is_of_four(stmt):
                    yield site.error("L15", "a thread of group(4, 4) has 4 of the sixteen lanes")
            case For(mapping=Threads() | ThreadGroup()):
                if around is not None:
                    where = f"a loop of {around.mapping}"
                    yield site.error(
                        "L15", f"{stmt.mapping} are the block's, and this is in {where}"
                    )
            case FoldList():
                yield from _list(site, stmt, around)
            case FoldShared():
                if around is not None:
                    yield site.error("L15", "only all threads together fold the table of tensors")
            case _:
                stores = isinstance(stmt, Share) or stored_cell(stmt) is not None
                if stores and mapped and around is None:
                    yield site.error("L15", "every thread of the block stores it")


def _is_of_four(loop: For) -> bool:
    return loop.step is of(4) or has_one_turn(loop)


def _list(site: StatementSite, stmt: FoldList, around: For | None) -> Iterator[Diagnostic]:
    if around is None:
        return
    if not isinstance(around.mapping, Threads):
        yield site.error(
            "L15", f"a list is one thread's or the block's, not one of {around.mapping}"
        )
    elif stmt.scratch is Scratch.TENSOR:
        yield site.error("L15", f"all iterations of {around.variable} fold in the tensor's scratch")


# ------------------------------------------------------------------ L16


@dataclass(frozen=True, slots=True)
class _Access:
    """An access of a place: by one loop of threads, or by every thread (None)."""

    site: StatementSite
    key: Hashable
    stores: bool
    loop: For | None


def waits(nest: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L16, of nests whose loops are all mapped."""
    if not is_mapped(nest):
        return
    since: dict[Hashable, list[_Access]] = {}
    for site in sites:
        for mine in _accesses(site):
            before = since.setdefault(mine.key, [])
            other = next((a for a in before if _clash(a, mine, before)), None)
            if other is not None:
                yield site.error("L16", _message(other, mine))
            before.append(mine)
        if is_wait(site.stmt) and site.inside(*_SHARED) is None:
            for key, found in since.items():
                since[key] = [
                    a for a in found if a.site is not site and not _always_before(site, a.site)
                ]


def _accesses(site: StatementSite) -> list[_Access]:
    stmt, loop = site.stmt, site.inside(*_SHARED)
    place, found = place_of(stmt), list[_Access]()
    stores = isinstance(stmt, Share) or stored_cell(stmt) is not None
    if place is not None:
        found.append(_Access(site, (place.kind, place.index), stores, loop))
    elif isinstance(stmt, FoldShared | Share):
        found.append(_Access(site, ("shared", stmt.column), stores, loop))
    return found


def _always_before(barrier: StatementSite, other: StatementSite) -> bool:
    """True if every thread behind a barrier has waited for a statement above it."""
    is_around = barrier.block == other.block[: len(barrier.block)]
    return is_around or barrier.is_in_other_arm(other)


def _clash(before: _Access, mine: _Access, since: Sequence[_Access]) -> bool:
    """True if two accesses of a place conflict and no barrier is between."""
    if not (before.stores or mine.stores):
        return False
    if before.loop is None and mine.loop is None:
        return False  # L15's error
    if before.site.is_in_other_arm(mine.site):
        return False
    if before.loop is None or mine.loop is None:
        return True
    same = before.loop is mine.loop and _loop_number(before) == _loop_number(mine)
    between = [a for a in since if a.loop is not None]
    return not same and not _goes_on(before, mine, between)


def _goes_on(before: _Access, mine: _Access, between: Sequence[_Access]) -> bool:
    """True if the second loop begins at the end of the first, or of loops that continue it."""
    reached, left = [before], [a for a in between if a.loop not in (before.loop, mine.loop)]
    while reached:
        last = reached.pop()
        if _begins_where(last, mine):
            return True
        reached += [a for a in left if _begins_where(last, a)]
        left = [a for a in left if not _begins_where(last, a)]
    return False


def _begins_where(before: _Access, mine: _Access) -> bool:
    """True if a loop begins at the end of another."""
    (first, block), (second, other) = _span(before), _span(mine)
    ends, begins = before.site.plain(first.high), mine.site.plain(second.low)
    assert before.loop is not None and mine.loop is not None
    same = before.loop.variable == mine.loop.variable
    return same and block == other and not difference(ends, begins)


def _span(access: _Access) -> tuple[For, object]:
    """The loop of an access and its block: that of threads, or the one whose parts it runs."""
    depth, loop = _depth(access), access.loop
    assert loop is not None
    around = access.site.around[depth - 1] if depth else None
    if isinstance(around, For) and loop.low is variable(around.variable):
        return around, access.site.block[: depth - 1]
    return loop, access.site.block[:depth]


def _depth(access: _Access) -> int:
    """The number of blocks around the access's loop of threads."""
    return next(i for i, s in enumerate(access.site.around) if s is access.loop)


def _loop_number(access: _Access) -> int:
    return access.site.block[_depth(access)][0]


def _message(before: _Access, mine: _Access) -> str:
    did = "stores" if before.stores else "loads"
    does = "stored" if mine.stores else "loaded"
    who = "every thread" if before.loop is None else f"the loop over {before.loop.variable}"
    return f"it is {does} here, and {who} above {did} it: no barrier is between"
