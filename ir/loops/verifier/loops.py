"""L06, L07, L11, L13: the forms of loops and positions.

L06 A loop of lanes without a mask has a multiple of its width as iterations, by its form. A mask
    has sixteen lanes. All accesses of a paired loop are pairs, none of another. Threads that take
    several neighbours have them as lanes or unrolled, in one iteration; so have lanes of a group.
    A loop of squares copies a multiple of four rows to a panel, as they are.
L07 A loop of lanes without a mask, or of threads that take several neighbours, is followed by its
    epilogue, which begins at its end; a loop over a whole tile has none.
L11 A barrier stands in serial loops alone, so that every thread reaches it. The iterations of a
    loop of teams are whole rounds of the block's threads, by their form, or of a warp's threads
    where a team is part of a warp. A barrier may stand in a loop of teams of several warps, or of
    groups with one iteration each; one of a warp in any loop of groups. None stands in a condition
    there, which may differ from group to group.
L13 No position has a divisor that may be 0, no loop a step that may be 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...errors import Diagnostic
from ...lowered.tables import PlaceKind
from ...semantics import LANES
from ...text.loop_printer import position_text
from ..algebra import Bounds, Polynomial, bounds, difference, is_multiple
from ..mappings import (
    SQUARE,
    WARP,
    Lane,
    Serial,
    Squares,
    ThreadGroup,
    Unrolled,
    Vector,
    has_lane_vectors,
    is_wide,
)
from ..nest import Barrier, For, If, Let, Load, Nest, Stmt, Store
from ..position import THREADS, Position, name, of, test, variable
from ..walk import is_round, positions, takes_several
from .ranges import conjuncts, known_multiples, known_ranges
from .sites import StatementSite


def lanes(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L06 and L07."""
    for site in sites:
        loop = site.stmt
        if isinstance(loop, For) and isinstance(loop.mapping, Squares):
            yield from _copied(site, loop)
        if not isinstance(loop, For) or not takes_several(loop):
            continue
        if not isinstance(loop.mapping, Vector):
            yield from _of_one_iteration(site, loop)
        elif _is_of_thread(site, loop):
            continue
        else:
            yield from _pairs(site, loop)
        if loop.masked or loop.step.op != "const":
            continue
        number = loop.step.args[0]
        if isinstance(loop.mapping, Lane):
            yield from _of_all_lanes(site, loop)
            continue
        if not is_multiple(difference(site.plain(loop.high), site.plain(loop.low)), number):
            yield site.error("L06", f"its iterations are no multiple of {number} by their form")
        if not _is_whole_tile(site, loop):
            yield from _rest(site, loop, sites)


def _copied(site: StatementSite, loop: For) -> Iterator[Diagnostic]:
    """Check that squares are of a copy of rows to a panel (L06)."""
    match loop.body:
        case (For(_, low, high, (Load() as load, Store() as store), mapping=Unrolled()),):
            is_whole = low is of(0) and high.op == "const" and high.args[0] % SQUARE == 0
            is_copy = store.value == load.value and store.place.dtype is load.place.dtype
            if is_whole and is_copy and store.place.kind is PlaceKind.KEPT and loop.step is of(1):
                return
        case _:
            pass
    yield site.error("L06", f"squares copy a multiple of {SQUARE} unrolled rows to a panel")


def _of_one_iteration(site: StatementSite, loop: For) -> Iterator[Diagnostic]:
    """Check that a thread's neighbours are one iteration of a loop of lanes (L06)."""
    parts = tuple(s for s in loop.body if not isinstance(s, Let | Barrier))
    if not parts or not all(_are_neighbours(s, loop.step) for s in parts):
        number = position_text(loop.step)
        yield site.error(
            "L06", f"a thread takes {number} neighbours: 0 .. {number} vector {number}"
        )


def _are_neighbours(stmt: Stmt, count: Position) -> bool:
    """True if a loop takes so many neighbours, at once or one after the other."""
    if not isinstance(stmt, For) or (stmt.low, stmt.high) != (of(0), count):
        return False
    return isinstance(stmt.mapping, Unrolled) or stmt.step is count


def _is_of_thread(site: StatementSite, loop: For) -> bool:
    around = site.around[-1] if site.around else None
    return (
        isinstance(around, For) and not isinstance(around.mapping, Vector) and takes_several(around)
    )


def _of_all_lanes(site: StatementSite, loop: For) -> Iterator[Diagnostic]:
    """Check that all lanes of a group take several neighbours in one iteration (L06).

    Groups with several lanes of a leaf in a thread go on: L14 finds elements that they omit.
    """
    around = site.inside(ThreadGroup)
    number = loop.step.args[0]
    each = number * (
        around.mapping.threads if around and isinstance(around.mapping, ThreadGroup) else 0
    )
    count = difference(site.plain(loop.high), site.plain(loop.low))
    if around is not None and has_lane_vectors(around.mapping):
        if not is_multiple(count, number, known_multiples(site, number)):
            yield site.error("L06", f"its iterations are no multiple of {number} by their form")
    elif count != {(): each}:
        yield site.error("L06", f"all lanes take one iteration, of {each} together")


def _pairs(site: StatementSite, loop: For) -> Iterator[Diagnostic]:
    """Lanes are sixteen, in one vector or two, or have two neighbours each."""
    vector = loop.mapping
    assert isinstance(vector, Vector)
    touched = [s for s in loop.body if isinstance(s, Load | Store)]
    pairs = sum(s.odd is not None for s in touched)
    if vector.lanes != LANES or vector.width not in (LANES, 2 * LANES):
        known = f"vector {LANES}, vector {LANES} x2 or vector {LANES} paired"
        yield site.error("L06", f"expected {known}, got {vector}")
    elif loop.masked and vector.width != LANES:
        yield site.error("L06", f"vector {LANES} alone may be masked, got {vector}")
    elif bool(pairs) != vector.paired or pairs not in (0, len(touched)):
        yield site.error("L06", "a paired vector touches memory by pairs alone, no other does")


def _is_whole_tile(site: StatementSite, loop: For) -> bool:
    """True if a loop goes over a whole tile, which has no epilogue."""
    if loop.axis is None or not loop.axis.is_inside:
        return False
    return difference(site.plain(loop.high), site.plain(loop.low)) == {(): loop.axis.sizes[-1]}


def _rest(site: StatementSite, loop: For, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """Check that the epilogue follows a full loop, or the loop whose parts it takes (L07)."""
    whole = next((s for s in sites[: site.number] if _has_parts(s.stmt, loop)), site)
    following = next((s for s in sites[whole.number + 1 :] if s.block == whole.block), None)
    after = following.stmt if following else None
    ends = whole.stmt.high if isinstance(whole.stmt, For) else loop.high
    if not isinstance(after, For) or _counts(after) != loop.variable:
        yield site.error("L07", f"no loop over {loop.variable} follows that takes the rest")
    elif difference(site.plain(ends), site.plain(after.low)):
        where = position_text(ends)
        yield site.error("L07", f"the next loop over {loop.variable} does not begin at {where}")


def _has_parts(stmt: Stmt, inner: For) -> bool:
    """True if each iteration of a loop is a part that `inner` runs over."""
    if not isinstance(stmt, For) or not any(part is inner for part in stmt.body[:1]):
        return False
    return _counts(stmt) != stmt.variable


def _counts(loop: For) -> str:
    """The variable of a loop, or that of the loop over each of its parts."""
    inner = next(iter(loop.body), None)
    is_part = isinstance(inner, For) and inner.low is variable(loop.variable)
    return inner.variable if is_part and isinstance(inner, For) else loop.variable


def barriers(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L11."""
    for site in sites:
        if isinstance(site.stmt, Barrier):
            yield from _who_comes(site, site.stmt)
        group = site.stmt.mapping if isinstance(site.stmt, For) else None
        if (
            isinstance(site.stmt, For)
            and isinstance(group, ThreadGroup)
            and _comes_in_rounds(group)
        ):
            count = difference(site.plain(site.stmt.high), site.plain(site.stmt.low))
            if not _is_of_rounds(count, group):
                yield site.error(
                    "L11", "not every thread reaches each iteration: they are no rounds"
                )


def _who_comes(site: StatementSite, barrier: Barrier) -> Iterator[Diagnostic]:
    """Check that all threads of a barrier reach it (L11)."""
    around = next((s for s in site.loops if not _is_serial(s)), None)
    inside = site.around[site.around.index(around) + 1 :] if around is not None else ()
    group = around.mapping if around is not None else None
    if barrier.of_warp:
        comes = isinstance(group, ThreadGroup) and all(isinstance(s, For) for s in inside)
        where = "a warp's barrier is in a loop of groups, in no condition"
    else:
        comes = around is None or (
            (is_wide(around.mapping) or is_round(around)) and all(map(_is_serial, inside))
        )
        where = f"in a loop of {group}"
    if not comes:
        yield site.error("L11", f"not every thread reaches it: {where}")


def _is_serial(stmt: For | If) -> bool:
    return isinstance(stmt, For) and isinstance(stmt.mapping, Serial)


def _comes_in_rounds(group: ThreadGroup) -> bool:
    return group.all_fold and group.threads != WARP


def _is_of_rounds(count: Polynomial, group: ThreadGroup) -> bool:
    """True if it is `select(@threads % 64 == 0 & .., (n - n % @threads) / 64, 0)`.

    Of teams that are parts of a warp: `select(.., n - n % 8, 0)`.
    """
    atoms = [atom for product, factor in count.items() if factor == 1 for atom in product]
    if len(atoms) != 1 or len(count) != 1 or atoms[0].op != "select":
        return False
    condition, rounds, nothing = atoms[0].parts
    width, threads = group.threads, name(THREADS)
    whole = rounds.parts[0] if rounds.op == "/" else rounds
    taken = whole.parts[0] if whole.op == "-" else whole
    if width < WARP:
        is_whole = rounds is taken - taken % group.together(WARP)
    else:
        fits = test("==", threads % width, 0) in conjuncts(condition)
        is_whole = fits and rounds is (taken - taken % threads) // width
    return is_whole and nothing is of(0)


def divisors(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L13."""
    found: dict[Position, tuple[Position, ...]] = {}
    ranges: dict[Any, dict[Position, Bounds]] = {}  # alike for statements of one scope
    for site in sites:
        step = site.plain(site.stmt.step) if isinstance(site.stmt, For) else of(1)
        asked = [by for p in positions(site.stmt) for by in _divisors(site.plain(p), found)]
        asked = [by for by in dict.fromkeys(asked) if not _is_positive(by)]
        if not asked and _is_positive(step):
            continue
        scope = site.block, id(site.named), site.facts
        if (known := ranges.get(scope)) is None:
            known = ranges[scope] = known_ranges(site)
        if bounds(step, known)[0] < 1:
            yield site.error("L13", f"the step {position_text(step)} may be 0")
        for by in asked:
            if bounds(by, known)[0] < 1:
                yield site.error("L13", f"it divides by {position_text(by)}, which may be 0")


def _is_positive(at: Position) -> bool:
    """True if it is a constant above 0."""
    return at.op == "const" and at.args[0] > 0


def _divisors(at: Position, found: dict[Position, tuple[Position, ...]]) -> tuple[Position, ...]:
    """Return the divisors in a position; `found` memoises them for positions with equal parts."""
    if at not in found:
        own = at.parts[1:] if at.op in ("/", "%") else ()
        inner = (by for part in at.parts for by in _divisors(part, found))
        found[at] = tuple(dict.fromkeys((*own, *inner)))
    return found[at]
