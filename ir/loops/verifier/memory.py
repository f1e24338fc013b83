"""L08, L09, L10, L12: the cells and the order of stores.

L08 In a loop whose turns have no order or run at once, a store's position has the variable with
    coefficient 1, so that each turn has cells of its own; over threads it depends on it, but for
    what a thread holds in registers.
L09 A guard is the same in all lanes: it is made outside of loops in any order and in lanes.
L10 Of an array that a loop both loads and stores, it touches the same cell, and loads first; a
    loop of a known number of turns may touch cells further apart than those, by their positions or
    by the turns that they would be the cells of. Above a diagonal it may load the mirrored cell.
L12 All lanes are stored whatever the mask only into a buffer on the stack, which has room; terms
    are left there alone, where nobody asks for their form.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...errors import Diagnostic
from ...lowered.tables import ARRAY_KINDS, Place, PlaceKind
from ...text.loop_printer import position_text
from ..mappings import AnyOrder, Lane, Serial, ThreadGroup, Threads, Vector
from ..nest import For, If, Init, Load, Nest, Share, Store
from ..position import Position, of, variable
from ..walk import has_one_turn, makes, stored_cell
from .algebra import Polynomial, coefficient, difference
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
            yield site.error("L08", "all turns leave their part in one cell")
        cell = stored_cell(stmt)
        if cell is None:
            continue
        at, kind = site.plain(cell.at), cell.place.kind
        alone = _alone(site)
        if alone is not None and coefficient(at, alone.variable, known_ranges(site)) != 1:
            yield site.error(
                "L08",
                f"turns of {alone.variable} may store one cell: the position is not "
                f"{alone.variable} plus what is the same in all turns",
            )
        for loop in site.loops:
            shared = isinstance(loop.mapping, (Threads, ThreadGroup)) and not has_one_turn(loop)
            if shared and kind != PlaceKind.HELD and loop.variable not in _variables(site, at):
                yield site.error("L08", f"all turns of {loop.variable} store one cell")
        if isinstance(stmt, Store) and stmt.whole and kind != ROOMY:
            yield site.error("L12", f"all lanes go to buffers on the {ROOMY}, got a place {kind}")
        if isinstance(stmt, Init) and stmt.args and kind != ROOMY:
            yield site.error("L12", f"terms are left in buffers on the {ROOMY}, got a place {kind}")


def _variables(site: StatementSite, at: Position) -> set[str]:
    """The variables that a position depends on, those where its loops begin among them."""
    found = set(at.variables)
    for loop in reversed(site.loops):
        if loop.variable in found:
            found |= site.plain(loop.low).variables
    return found


def _alone(site: StatementSite) -> For | None:
    """The loop whose iterations have cells of their own; a lane that is alone has the group's."""
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
    """A load and a store of one array in one turn of a loop."""
    assert isinstance(store.stmt, Store) and isinstance(load.stmt, Load)
    loops = store.loops
    if not loops or not load.loops or loops[-1] is not load.loops[-1]:
        return
    if _loop_numbers(store) != _loop_numbers(load):
        return
    here, there = store.plain(store.stmt.at), load.plain(load.stmt.at)
    turns = _turns_apart(here, there, loops[-1].variable)
    apart = turns or difference(here, there)
    if (turns and _is_between(loops[-1], turns)) or _is_mirrored(store, here, there):
        return
    if apart and all(_is_beyond(loop, store, apart) for loop in _at_once(loops)):
        return
    if apart:
        where = position_text(load.stmt.at)
        yield store.error("L10", f"the loop loads another cell of the array: [{where}]")
    elif load.number > store.number:
        yield store.error("L10", "the loop loads the cell after it is stored")


def _turns_apart(here: Position, there: Position, name: str) -> Polynomial | None:
    """Return the iterations between two cells that are one function of it, else None."""
    ahead, base = zip(*(_of_turn(at, name) for at in (here, there)), strict=True)
    if base[0] is not base[1] or any(len(found) != 1 for found in ahead):
        return None
    (one,), (other,) = ahead
    return {(): one - other} if one != other else None


def _is_mirrored(store: StatementSite, here: Position, there: Position) -> bool:
    """True if cells above the diagonal of a matrix are those below it, transposed."""
    loops = store.loops
    if len(loops) < 2:
        return False
    row, col = (variable(loop.variable) for loop in loops[-2:])
    low, high, end = map(store.plain, (loops[-1].low, loops[-1].high, loops[-2].high))
    begin = next((loop.low for loop in loops[:-2] if variable(loop.variable) is low), low)
    sizes = (high, high.parts[-1]) if high.op == "min" else (high,)  # of a row: it has its own
    inside = {loop.variable for loop in loops[-2:]}
    firsts = [difference(here, row * size + col) for size in sizes]  # of the matrix
    is_behind = low == row + 1 or begin in end.parts  # where the rows of a block end
    is_one = any(not any(a.variables & inside for t in first for a in t) for first in firsts)
    is_above = is_behind and is_one
    return is_above and here.swapped({row: col, col: row}) == there


def _of_turn(at: Position, name: str) -> tuple[set[int], Position]:
    """Return the offsets added to a variable in a position, and the position without them."""
    ahead = _ahead(at, variable(name))
    more = {variable(name) + n: variable(name) for n in ahead}
    return ahead, at.swapped(more)


def _ahead(at: Position, turn: Position) -> set[int]:
    if at is turn:
        return {0}
    if at.op == "+" and at.parts[0] is turn and at.parts[1].op == "const":
        return {at.parts[1].args[0]}
    return {n for part in at.parts for n in _ahead(part, turn)}


def _at_once(loops: tuple[For, ...]) -> tuple[For, ...]:
    """The innermost loop; with the one around it whose threads take its turns as lanes."""
    around = loops[-2] if len(loops) > 1 else None
    is_word = around and isinstance(around.mapping, Lane) and around.step is not of(1)
    return loops[-2:] if is_word else loops[-1:]


def _is_between(loop: For, apart: Polynomial) -> bool:
    """True if a loop that takes several turns at a time steps over what is so far from its turn."""
    is_serial = isinstance(loop.mapping, Serial) and loop.step.op == "const"
    return is_serial and apart[()] % loop.step.args[0] != 0


def _is_beyond(loop: For, site: StatementSite, apart: Polynomial) -> bool:
    """True if no turn of a loop comes to a cell that is so far from another turn's."""
    turns = difference(site.plain(loop.high), site.plain(loop.low))
    return set(turns) == set(apart) == {()} and abs(apart[()]) >= turns[()]


def _loop_numbers(site: StatementSite) -> list[int]:
    pairs = zip(site.block, site.around, strict=True)
    return [number for (number, _), stmt in pairs if isinstance(stmt, For)]
