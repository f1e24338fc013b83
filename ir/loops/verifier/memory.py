"""L08, L09, L10, L12: the cells and the order of stores.

L08 In a loop of any order or of lanes, a store's position has the variable with coefficient 1, so
    that each iteration has its own cells; over threads it depends on the variable, but for a
    thread's registers.
L09 A guard is the same in all lanes: it is made outside of loops in any order and in lanes.
L10 A loop that loads and stores an array touches the same cell of it, and loads first. Other cells
    must be provably those of no iteration: further apart than the loop is long, or between its
    steps. Above a diagonal it may load the mirrored cell.
L12 Stores without the mask, of all lanes, go only to buffers on the stack, which have room behind
    their end; so do terms of reductions, whose format is the target's.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...errors import Diagnostic
from ...lowered.tables import ARRAY_KINDS, Place, PlaceKind
from ...text.loop_printer import position_text
from ..algebra import Polynomial, difference, stride
from ..mappings import AnyOrder, Lane, Serial, ThreadGroup, Threads, Vector
from ..nest import For, If, Init, Load, Nest, Share, Store
from ..position import Position, of, variable
from ..walk import has_one_turn, makes, stored_cell
from .ranges import known_ranges
from .sites import StatementSite

ALONE = (AnyOrder, Vector, Lane)
ROOMY = PlaceKind.STACK  # the kind of buffers with room behind their end
_UNIFORM = (AnyOrder(), Vector, Lane)


def stores(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L08 and L12."""
    for site in sites:
        stmt = site.stmt
        if isinstance(stmt, Share) and _alone(site):
            yield site.error("L08", "all iterations store their part in one cell")
        cell = stored_cell(stmt)
        if cell is None:
            continue
        at, kind = site.plain(cell.at), cell.place.kind
        alone = _alone(site)
        if alone is not None and stride(at, alone.variable, known_ranges(site)) is not of(1):
            yield site.error(
                "L08",
                f"iterations of {alone.variable} may store one cell: the position is not "
                f"{alone.variable} plus a position that is the same in all iterations",
            )
        for loop in site.loops:
            shared = isinstance(loop.mapping, (Threads, ThreadGroup)) and not has_one_turn(loop)
            if shared and kind != PlaceKind.HELD and loop.variable not in _variables(site, at):
                yield site.error("L08", f"all iterations of {loop.variable} store one cell")
        if isinstance(stmt, Store) and stmt.whole and kind != ROOMY:
            yield site.error("L12", f"all lanes go to buffers on the {ROOMY}, got a place {kind}")
        if isinstance(stmt, Init) and stmt.args and kind != ROOMY:
            yield site.error("L12", f"terms are left in buffers on the {ROOMY}, got a place {kind}")


def _variables(site: StatementSite, at: Position) -> set[str]:
    """The variables that a position depends on, also through the lower bounds of its loops."""
    found = set(at.variables)
    for loop in reversed(site.loops):
        if loop.variable in found:
            found |= site.plain(loop.low).variables
    return found


def _alone(site: StatementSite) -> For | None:
    """The loop whose iterations have their own cells; None for a group's first lane."""
    found = site.inside(*ALONE)
    return None if found is not None and has_one_turn(found) else found


def guards(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L09."""
    loop_of: dict[str, For | None] = {}
    for site in sites:
        stmt = site.stmt
        asked = stmt.guards if isinstance(stmt, If) else ()
        if isinstance(stmt, Store) and stmt.guard is not None:
            asked = (stmt.guard,)
        for guard in asked:
            loop = loop_of.get(guard)
            if loop is not None and loop in site.loops:
                yield site.error(
                    "L09", f"guard %{guard} is made in the loop over {loop.variable}, a lane each"
                )
        for value in makes(stmt):
            loop_of[value] = site.inside(*_UNIFORM)


def in_place(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L10."""
    loads: dict[Place, list[StatementSite]] = {}
    for site in sites:
        if isinstance(site.stmt, Load) and site.stmt.place.kind in ARRAY_KINDS:
            loads.setdefault(site.stmt.place, []).append(site)
    for site in sites:
        if isinstance(site.stmt, Store):
            for load in loads.get(site.stmt.place, ()):
                yield from _same_cell(site, load)


def _same_cell(store: StatementSite, load: StatementSite) -> Iterator[Diagnostic]:
    """Check a load and a store of one array in one iteration of a loop (L10)."""
    assert isinstance(store.stmt, Store) and isinstance(load.stmt, Load)
    loops = store.loops
    if not loops or not load.loops or loops[-1] is not load.loops[-1]:
        return
    if _loop_numbers(store) != _loop_numbers(load):
        return
    here, there = store.plain(store.stmt.at), load.plain(load.stmt.at)
    shift = _shift(here, there, loops[-1].variable)
    apart = shift or difference(here, there)
    if (shift and _is_between(loops[-1], shift)) or _is_mirrored(store, here, there):
        return
    if apart and all(_is_beyond(loop, store, apart) for loop in _at_once(loops)):
        return
    if apart:
        where = position_text(load.stmt.at)
        yield store.error("L10", f"the loop loads another cell of the array: [{where}]")
    elif load.number > store.number:
        yield store.error("L10", "the loop loads the cell after it is stored")


def _shift(here: Position, there: Position, name: str) -> Polynomial | None:
    """Return the constant between two positions' offsets of a variable, if all else is equal."""
    ahead, base = zip(*(_offsets(at, name) for at in (here, there)), strict=True)
    if base[0] is not base[1] or any(len(found) != 1 for found in ahead):
        return None
    (one,), (other,) = ahead
    return {(): one - other} if one != other else None


def _is_mirrored(store: StatementSite, here: Position, there: Position) -> bool:
    """True if a store above the diagonal of a matrix loads the mirrored cell below it."""
    loops = store.loops
    if len(loops) < 2:
        return False
    row, col = (variable(loop.variable) for loop in loops[-2:])
    low, high, end = map(store.plain, (loops[-1].low, loops[-1].high, loops[-2].high))
    begin = next((loop.low for loop in loops[:-2] if variable(loop.variable) is low), low)
    sizes = (high, high.parts[-1]) if high.op == "min" else (high,)  # or of a tile at the edge
    inside = {loop.variable for loop in loops[-2:]}
    firsts = [difference(here, row * size + col) for size in sizes]  # of the matrix
    is_behind = low == row + 1 or begin in end.parts  # where the rows of a block end
    is_one = any(not any(a.variables & inside for t in first for a in t) for first in firsts)
    is_above = is_behind and is_one
    return is_above and here.swapped({row: col, col: row}) == there


def _offsets(at: Position, name: str) -> tuple[set[int], Position]:
    """Return the offsets added to a variable in a position, and the position without them."""
    ahead = _ahead(at, variable(name))
    more = {variable(name) + n: variable(name) for n in ahead}
    return ahead, at.swapped(more)


def _ahead(at: Position, counter: Position) -> set[int]:
    if at is counter:
        return {0}
    if at.op == "+" and at.parts[0] is counter and at.parts[1].op == "const":
        return {at.parts[1].args[0]}
    return {n for part in at.parts for n in _ahead(part, counter)}


def _at_once(loops: tuple[For, ...]) -> tuple[For, ...]:
    """The innermost loop; with the loop of lanes of a group whose neighbours it counts."""
    around = loops[-2] if len(loops) > 1 else None
    is_vector = around and isinstance(around.mapping, Lane) and around.step is not of(1)
    return loops[-2:] if is_vector else loops[-1:]


def _is_between(loop: For, apart: Polynomial) -> bool:
    """True if a serial loop's step does not divide a distance, so that no iteration is there."""
    is_serial = isinstance(loop.mapping, Serial) and loop.step.op == "const"
    return is_serial and apart[()] % loop.step.args[0] != 0


def _is_beyond(loop: For, site: StatementSite, apart: Polynomial) -> bool:
    """True if a distance is at least the length of a loop, so that no iteration is there."""
    length = difference(site.plain(loop.high), site.plain(loop.low))
    return set(length) == set(apart) == {()} and abs(apart[()]) >= length[()]


def _loop_numbers(site: StatementSite) -> list[int]:
    pairs = zip(site.block, site.around, strict=True)
    return [number for (number, _), stmt in pairs if isinstance(stmt, For)]
