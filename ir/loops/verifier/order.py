"""L03 to L05: reductions keep their declared order.

L03 A `Reduce` stands in a loop of any order, alone, before any loop is mapped to lanes.
L04 Folded by halves: terms are accumulated in one loop of at most 1024 neighbours, in any order,
    in sixteen lanes or the threads of a group that have them, also unrolled. Reductions that do
    not round may also use a warp's lanes, and neighbours in each of them. Folded by lane: in one
    serial loop of at most 64 iterations; of reductions that do not round any number, in several
    loops. A list of terms in a buffer is a leaf, too.
L05 An accumulator is initialised first, folded once in the block of its initialisation, and not
    changed after. A cell that terms are added to, or that a chain continues from, is initialised
    before; terms are loaded from a buffer only after some have been stored there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...errors import Diagnostic
from ...lowered.tables import BUFFER_KINDS, Place, PlaceKind
from ...matrices.bf16_blocks import SIDE
from ...ops import OPS
from ...semantics import COLUMN_LEAF, LANES, LEAF
from ..algebra import bounds, difference, largest, polynomial, stride
from ..mappings import (
    AnyOrder,
    Lane,
    Serial,
    ThreadGroup,
    Unrolled,
    Vector,
    has_lane_vectors,
    is_team,
    said,
)
from ..nest import (
    LEGAL,
    Acc,
    Accumulate,
    Fold,
    FoldList,
    For,
    If,
    Init,
    MemoryCell,
    Multiply,
    Nest,
    Order,
    Reduce,
    Register,
    Store,
    Take,
)
from ..position import Position, of, test, variable
from ..walk import is_once_each, walk
from .ranges import known_ranges
from .sites import StatementSite

_MAPPED = (Vector, Lane, ThreadGroup)
TILE = (SIDE, SIDE // LANES, LANES)  # of `Multiply`


def declared(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L03."""
    mapped = any(isinstance(s.stmt, For) and isinstance(s.stmt.mapping, _MAPPED) for s in sites)
    for site in sites:
        if not isinstance(site.stmt, Reduce):
            continue
        if mapped:
            yield site.error("L03", "a reduction is taken apart before loops are mapped to lanes")
        elif not site.around or site.around[-1] is not site.inside(AnyOrder()):
            yield site.error("L03", "a reduction stands in a loop of any order itself")


def accumulated(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L04 and L05."""
    started: dict[str, StatementSite] = {}
    folded: dict[str, StatementSite] = {}
    of_tiles = {s.stmt.ref.acc.name for s in sites if isinstance(s.stmt, Multiply)}
    for site in sites:
        match site.stmt:
            case Init(Register(acc, index), args):
                if index or args:
                    yield site.error("L05", f"{acc.name} is started as a whole, of nothing")
                yield from _left_open(acc.name, started.get(acc.name), folded.get(acc.name))
                started[acc.name] = site
                folded.pop(acc.name, None)
            case (
                Accumulate(Register(acc) as ref)
                | Take(Register(acc) as ref)
                | Multiply(Register(acc) as ref)
            ):
                yield from _indexed(site, ref, of_tiles)
                start = started.get(acc.name)
                if start is None or not site.sees(start):
                    yield site.error("L05", f"{acc.name} is not started before")
                elif acc.name in folded:
                    yield site.error("L05", f"{acc.name} is folded already")
            case Fold(_, Register(acc) as ref):
                yield from _indexed(site, ref, of_tiles)
                start = started.get(acc.name)
                again = acc.name in folded and not site.is_in_other_arm(folded[acc.name])
                if start is None or not _is_beside(site, start) or again:
                    yield site.error("L05", f"{acc.name} is folded once, in the block it starts in")
                else:
                    between = sites[start.number + 1 : site.number]
                    yield from _in_order(site.stmt, start, _adding(between, acc.name))
                folded[acc.name] = site
            case FoldList(place=place, count=count) if place.kind == PlaceKind.STACK:
                if _most(site, count) > LEAF:
                    yield site.error(
                        "L04", f"a leaf has at most {LEAF} terms; the list may have more"
                    )
            case FoldList(beside=True):
                if not _are_dense(site, site.stmt):
                    what = f"of lanes, one behind the other, of at most {LANES} cells each"
                    yield site.error("L12", f"lists beside each other are {what}")
            case _:
                pass
    for name, start in started.items():
        yield from _left_open(name, start, folded.get(name))


def _index_variables(site: StatementSite) -> set[str]:
    ref = getattr(site.stmt, "ref", None)
    index = ref.index if isinstance(ref, Register) else ()
    return {variable for at in index for variable in at.variables}


def _is_beside(fold: StatementSite, start: StatementSite) -> bool:
    """True if a fold stands in the block of its `Init`, or in loops over its index there.

    Of a tile, some registers may be left out.
    """
    inside, index = fold.around[len(start.around) :], _index_variables(fold)
    counted = all(s.variable in index if isinstance(s, For) else bool(index) for s in inside)
    return fold.block[: len(start.block)] == start.block and counted


def _are_dense(site: StatementSite, item: FoldList) -> bool:
    """True if the lists of neighbouring lanes, of at most sixteen cells each, leave no gap."""
    lanes, count = site.inside(Vector), site.plain(item.count)
    if lanes is None or item.stride is not of(1) or _most(site, count) > LANES:
        return False
    between = stride(site.plain(item.first), lanes.variable, known_ranges(site))
    return between is not None and polynomial(between) == polynomial(count)


def _most(site: StatementSite, count: Position) -> float:
    """The most that a count can be where a statement stands."""
    plain, known = site.plain(count), known_ranges(site)
    return min(largest(polynomial(plain), known), bounds(plain, known)[1])


def _indexed(site: StatementSite, ref: Register, of_tiles: set[str]) -> Iterator[Diagnostic]:
    """A register of a tile has an index of variables of unrolled loops, or of lanes.

    Where chains begin or end, also of a serial loop between numbers: the tile is in memory there.
    """
    wanted, got = len(ref.acc.sizes), len(ref.index)
    if isinstance(site.stmt, Multiply):
        if got or ref.acc.sizes != TILE:
            yield site.error("L05", f"{ref.acc.name} is a whole tile of {TILE} registers")
        return
    if wanted != got:
        yield site.error("L05", f"{ref.acc.name} has {wanted} indexes, got {got}")
    for loop in site.loops:
        is_counted = loop.variable in _index_variables(site)
        is_thread = ref.acc.is_of_threads and ref.index[:1] == (variable(loop.variable),)
        if is_thread and is_once_each(loop):
            continue
        in_memory = isinstance(site.stmt, Take | Fold) and loop.high.op == "const"
        in_memory = (in_memory or ref.acc.name in of_tiles) and isinstance(loop.mapping, Serial)
        if is_counted and not (in_memory or isinstance(loop.mapping, Unrolled | Vector)):
            what = f"{loop.variable} is {loop.mapping}"
            yield site.error("L05", f"an index counts unrolled loops or lanes; {what}")


def _left_open(
    name: str, start: StatementSite | None, fold: StatementSite | None
) -> Iterator[Diagnostic]:
    if start is not None and fold is None:
        yield start.error("L05", f"{name} is started and never folded")


def _adding(sites: tuple[StatementSite, ...], name: str) -> list[StatementSite]:
    adding = ((s, s.stmt.ref) for s in sites if isinstance(s.stmt, Accumulate | Take | Multiply))
    return [s for s, ref in adding if isinstance(ref, Register) and ref.acc.name == name]


def _in_order(
    fold: Fold, start: StatementSite, adding: list[StatementSite]
) -> Iterator[Diagnostic]:
    """Check the order of an accumulator's terms (L04)."""
    acc = fold.ref.acc
    if acc.is_chain:
        yield from _chained(fold, start, adding)
        return
    kinds, most = (LEGAL[Order.ROW], LEAF) if fold.halves else (LEGAL[Order.COL], COLUMN_LEAF)
    rounds = _rounds(acc)
    loops: list[For] = []
    for site in adding:
        between = [s for s in site.around[len(start.around) :] if isinstance(s, For)]
        between = [s for s in between if s.variable not in _index_variables(site)]
        if _has_lane_vectors(site) and _takes_neighbours(between[-2:]):
            between = between[:-1]  # each thread has its own four of the lanes
        if fold.halves and _goes_by_lanes(between, acc):
            between = between[:1]
            kinds = (*kinds, Serial)
        elif fold.halves and not rounds and _takes_neighbours(between):
            between = between[:1]
        warp = site.inside(ThreadGroup)
        if rounds and fold.halves and warp is not None and is_team(warp.mapping):
            yield site.error("L04", f"a leaf has {LANES} lanes, and a warp has twice as many")
        if len(between) > 1 or (loops and not between):
            yield site.error("L04", f"one loop lies between start and term, got {len(between)}")
            return
        if not between:
            continue
        loops += between
        (loop,) = between
        if not isinstance(loop.mapping, kinds):
            how, wanted = "halves" if fold.halves else "lane", ", ".join(map(said, kinds))
            yield site.error("L04", f"folded by {how}: in a loop of {wanted}, got {loop.mapping}")
        elif isinstance(loop.mapping, Vector) and loop.mapping.paired:
            yield site.error("L04", "folded by halves: neighbours in order, got pairs")
    if not loops:
        yield from _one_by_one(adding, 1 if rounds and fold.halves else COLUMN_LEAF)
    elif rounds:
        last = adding[-1]
        count = difference(last.plain(loops[-1].high), last.plain(loops[0].low))
        if largest(count, known_ranges(last)) > most:
            yield last.error("L04", f"a leaf has at most {most} terms; here it may have more")


def _chained(fold: Fold, start: StatementSite, adding: list[StatementSite]) -> Iterator[Diagnostic]:
    """L17: one statement of each loop accumulates pairs in order; a partial sum comes first."""
    name = fold.ref.acc.name
    if fold.halves:
        yield start.error("L17", f"{name} is a chain, which is folded by lane")
    terms = [s for s in adding if isinstance(s.stmt, Accumulate | Multiply)]
    for before, other in pairwise(terms):
        ends, begins = (_loop_behind(start, site) for site in (before, other))
        same = other.is_in_other_arm(before)
        if ends is None or begins is None or _apart(ends, begins, same):
            what = "one statement takes the pairs of a loop, and the next begins where it ends"
            yield other.error("L17", f"{name} is a chain: {what}")
    for site in terms:
        branches = site.block[len(start.block) :][:1]
        others = {s.block[len(start.block)] for s in terms if len(s.block) > len(start.block)}
        inside = site.around[len(start.around) :][:1]
        is_alone = any((number, 1 - arm) not in others for number, arm in branches)
        if is_alone and any(isinstance(s, If) for s in inside):
            yield site.error("L17", f"{name} is a chain: both arms of a condition take its pairs")
    for site in terms:
        around = [s for s in site.around[len(start.around) :] if isinstance(s, For)]
        for loop in (s for s in around if s.variable not in _index_variables(site)):
            if not isinstance(loop.mapping, LEGAL[Order.CHAIN]):
                what = f"pairs are taken one after the other, got {loop.mapping}"
                yield site.error("L17", f"{name} is a chain: {what}")
    for site in adding:
        if isinstance(site.stmt, Take) and terms and site.number > terms[0].number:
            yield site.error("L17", f"{name} goes on from a cell before it takes pairs")


def _loop_behind(start: StatementSite, site: StatementSite) -> For | None:
    """The loop around a statement, beside an `Init` or in an arm of a condition there."""
    inside = site.around[len(start.around) :]
    inside = inside[1:] if inside and isinstance(inside[0], If) else inside
    return inside[0] if inside and isinstance(inside[0], For) else None


def _apart(before: For, other: For, is_other_arm: bool) -> bool:
    """True if a loop does not begin at the end of another; in another arm, if bounds differ."""
    if is_other_arm:
        return bool(difference(before.low, other.low) or difference(before.high, other.high))
    return bool(difference(before.high, other.low))


def _goes_by_lanes(loops: list[For], acc: Acc) -> bool:
    """True if a serial loop steps over whole vectors, which the lanes inside accumulate."""
    if len(loops) != 2:
        return False
    outer, inner = loops
    first = variable(outer.variable)
    bounds = (inner.low, inner.high)
    all_lanes = isinstance(inner.mapping, Lane) and bounds == (first, first + LANES)
    step = outer.step.args[0] if outer.step.op == "const" else 1
    terms = sum(isinstance(s, Accumulate) and s.ref.acc == acc for s in walk(inner.body))
    return (
        all_lanes
        and isinstance(outer.mapping, Serial)
        and step % LANES == 0
        and terms * LANES <= step
    )


def _has_lane_vectors(site: StatementSite) -> bool:
    """True if four threads have the sixteen lanes."""
    around = site.inside(ThreadGroup)
    return around is not None and has_lane_vectors(around.mapping)


def _takes_neighbours(loops: list[For]) -> bool:
    """True if each lane takes several neighbours."""
    kinds = [type(loop.mapping) for loop in loops]
    return kinds in ([Lane, Vector], [Lane, Unrolled]) and loops[0].step is not of(1)


def _rounds(acc: Acc) -> bool:
    """True if the order of the terms changes the result's last bits."""
    row = OPS[acc.op].reduction if acc.op in OPS else None
    return row is None or row.combine.is_ordered


def _one_by_one(adding: list[StatementSite], most: int) -> Iterator[Diagnostic]:
    """Check terms without a loop (L04): of reductions that round, the first lane alone has one."""
    if len(adding) > most:
        terms = "1 term" if most == 1 else f"{most} terms"
        yield adding[most].error("L04", f"without a loop, {terms} at most, got {len(adding)}")


def cleared(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L05 of accumulators and terms in memory."""
    clears = [s for s in sites if isinstance(s.stmt, Init) and not s.stmt.args]
    left: set[Place] = set()
    for site in sites:
        match site.stmt:
            case Init(MemoryCell(_, place), (_, *_)):
                left.add(place)
            case Take(Register(acc), place) if place.kind in BUFFER_KINDS and not acc.is_chain:
                if place not in left:
                    yield site.error("L05", f"no term that {acc.name} takes is left there before")
            case Take(Register(acc), place, at) if acc.is_chain:
                if not _is_there(site, sites) and not _is_continued(site, sites):
                    what = "that is given or stored before, by the iteration before at least"
                    yield site.error("L17", f"{acc.name} goes on from a cell {what}")
            case Take(Register(acc), place, at) | Accumulate(MemoryCell(acc, place, at)):
                if not any(_clears(c, site, MemoryCell(acc, place, at)) for c in clears):
                    does = "adds to" if isinstance(site.stmt, Accumulate) else "goes on from"
                    what = f"the cell that {acc.name} {does}"
                    yield site.error("L05", f"{what} is not cleared before")
            case _:
                pass


def _is_there(take: StatementSite, sites: tuple[StatementSite, ...]) -> bool:
    """True if a place is stored before a chain continues from it, or not at all."""
    assert isinstance(take.stmt, Take)
    place = take.stmt.place
    stores = [s.number for s in sites if isinstance(s.stmt, Store) and s.stmt.place == place]
    return not stores or min(stores) < take.number


def _is_continued(take: StatementSite, sites: tuple[StatementSite, ...]) -> bool:
    """True if each iteration but the first continues a chain from the cell that it stores."""
    assert isinstance(take.stmt, Take)
    acc, made = take.stmt.ref.acc, (s.stmt for s in sites)
    folds = {stmt.value for stmt in made if isinstance(stmt, Fold) and stmt.ref.acc == acc}
    stored = any(
        isinstance(s.stmt, Store)
        and s.stmt.value in folds
        and s.stmt.place == take.stmt.place
        and not difference(s.plain(s.stmt.at), take.plain(take.stmt.at))
        and s.number > take.number
        for s in sites
    )
    first = [
        test("<", loop.low, variable(loop.variable))
        for loop in take.loops
        if isinstance(loop.mapping, Serial)
    ]
    branches = [s for s in take.around if isinstance(s, If)]
    return stored and any(s.condition in first and not s.guards for s in branches)


def _clears(clear: StatementSite, site: StatementSite, cell: MemoryCell) -> bool:
    """True if a statement initialises the cell that a later one accumulates in."""
    ref = clear.stmt.ref if isinstance(clear.stmt, Init) else None
    if not isinstance(ref, MemoryCell) or (ref.acc, ref.place) != (cell.acc, cell.place):
        return False
    apart = difference(clear.plain(ref.at), site.plain(cell.at))
    return not apart and clear.number < site.number
