"""Ready times of values: which reductions end a pass, and which end a sweep.

1. An ordinary value is ready with its last operand.
2. A reduction of elements to rows or blocks is complete within the chunk: ready in the next pass.
3. Any other reduction of elements is a barrier: ready in the next sweep.
4. A reduction of rows or blocks that were made in the same sweep is a barrier too.
5. Other reductions of scalars or vectors happen between the sweeps, as soon as the operand is
   known.
6. A sweep goes by rows, or by blocks of one length beside the view's rows, because no chunk holds
   whole ones of both. A reduction waits for a sweep of its own kind.

For the search a time is the integer sweep * width + pass, where no sweep has as many passes as the
width. Only live reductions that depend on elements move this `Clock`; all else is ready at 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...ir.graph import Graph
from ...ir.lowered.schedule import Time, element_updates
from ...ir.ops import OPS
from ...ir.types import BATCH, ELEM, ROW, Domain

START: Time = (0, 0)


@dataclass(frozen=True, slots=True)
class Items:
    """Items that need a phase: element updates (by place) and element reductions."""

    updates: tuple[int, ...]
    reductions: tuple[int, ...]
    live: frozenset[int]


def find_items(graph: Graph) -> Items:
    """The updates and live reductions over elements."""
    live = graph.live()
    reductions = tuple(i for i in sorted(live) if reduces_elements(graph, i))
    return Items(element_updates(graph), reductions, frozenset(live))


def reduces_elements(graph: Graph, value: int) -> bool:
    """True for a reduction whose operand is an element value."""
    node = graph.nodes[value]
    if not OPS[node.op].is_reduction:
        return False
    return any(graph.nodes[v].type.domain == ELEM for v in node.values)


def reduces_cells(graph: Graph, value: int) -> bool:
    """True for a reduction of elements, or of Gram values: of all cells of a space."""
    node = graph.nodes[value]
    if not OPS[node.op].is_reduction:
        return False
    return any(graph.nodes[v].type.domain.is_matrix for v in node.values)


def is_resident(graph: Graph, reduction: int) -> bool:
    """True for an element reduction that finishes inside a chunk of whole rows or blocks."""
    domain = graph.nodes[reduction].type.domain
    return domain == ROW or domain.block is not None


def is_of_blocks(graph: Graph, reduction: int) -> bool:
    """True for an element reduction to blocks, which no chunk and no rank has a part of."""
    return reduces_elements(graph, reduction) and kind_of(graph, reduction) > 0


def kind_of(graph: Graph, reduction: int) -> int:
    """The kind of sweep that takes an element reduction: its block length, 0 where by rows."""
    return graph.nodes[reduction].type.domain.block or 0


def sweep_kinds(graph: Graph, items: Items) -> tuple[int, ...]:
    """Case 6: the unit of each sweep, rows first; of no sweep where there are no such blocks."""
    kinds: list[int] = []
    while any(kind_of(graph, r) for r in items.reductions):
        ready = ready_times(graph, items.live, {}, kinds=kinds)
        at = (
            (reduction_ready(graph, r, ready, kinds), kind_of(graph, r)) for r in items.reductions
        )
        late = [(time, kind) for time, kind in at if time[0] >= len(kinds)]
        if not late:
            break
        kinds.append(min(late)[1])  # what begins the sweep; of several, what goes by rows
    return tuple(kinds)


def in_kind(kinds: Sequence[int], time: Time, kind: int) -> Time:
    """The first time from one on in a sweep of a kind."""
    sweep, number = time
    while sweep < len(kinds) and kinds[sweep] != kind:
        sweep, number = sweep + 1, 0
    return sweep, number


def depends_on_elements(graph: Graph) -> tuple[int, ...]:
    """The values that an element reduction comes before; all others are ready at the start."""
    found: set[int] = set()
    for index, node in enumerate(graph.nodes):
        if reduces_elements(graph, index) or any(v in found for v in node.values):
            found.add(index)
    return tuple(sorted(found))


def ready_times(
    graph: Graph,
    live: frozenset[int],
    taken: dict[int, Time],
    order: Iterable[int] | None = None,
    kinds: Sequence[int] = (),
) -> list[Time]:
    """The first phase of each value; reductions not in `taken` are taken when they can be.

    `order` may name the values worth looking at (`depends_on_elements`), to save time; `kinds` are
    those of the sweeps.
    """
    ready = [START] * len(graph.nodes)
    for index in range(len(graph.nodes)) if order is None else order:
        node = graph.nodes[index]
        time = max((ready[v] for v in node.values), default=START)
        if index in live and OPS[node.op].is_reduction:
            if reduces_elements(graph, index):
                time = in_kind(kinds, time, kind_of(graph, index))
            time = _after_reduction(graph, index, max(time, taken.get(index, time)))
        ready[index] = time
    return ready


def _after_reduction(graph: Graph, index: int, time: Time) -> Time:
    node = graph.nodes[index]
    sweep, number = time
    if reduces_elements(graph, index):
        return (sweep, number + 1) if is_resident(graph, index) else (sweep + 1, 0)
    fresh = number > 0 and is_of_rows(graph.domain_of(node.args[0]))
    return (sweep + 1, 0) if fresh else time


def is_of_rows(domain: Domain | None) -> bool:
    """True if values of a domain may come of a pass: along rows, their batches, or blocks."""
    return domain in (ROW, BATCH) or (domain is not None and domain.block is not None)


def update_ready(graph: Graph, index: int, ready: list[Time]) -> Time:
    """The first phase in which an update can be stored: value and guard are there."""
    change = graph.updates[index]
    times = [START]
    times += [ready[change.value]] if isinstance(change.value, int) else []
    times += [ready[change.guard]] if change.guard is not None else []
    return max(times)


def reduction_ready(
    graph: Graph, reduction: int, ready: list[Time], kinds: Sequence[int] = ()
) -> Time:
    """The first phase in which an element reduction can be taken."""
    time = max(ready[v] for v in graph.nodes[reduction].values)
    return in_kind(kinds, time, kind_of(graph, reduction))


def behind_reductions(graph: Graph, items: Items, ready: list[Time]) -> Time:
    """The first sweep in which all reductions are there, but for those to blocks."""
    taken = (v for v in items.live if OPS[graph.nodes[v].op].is_reduction)
    times = (ready[v] for v in taken if not is_of_blocks(graph, v))
    sweep, number = max(times, default=START)
    return (sweep + 1, 0) if number else (sweep, 0)


def phase_grid(
    graph: Graph,
    items: Items,
    ready: list[Time],
    kinds: Sequence[int] = (),
    *,
    stores_last: bool = False,
) -> tuple[int, ...]:
    """The number of passes of each sweep: as many as the longest chain of barriers needs."""
    used = [update_ready(graph, u, ready) for u in items.updates]
    used += [behind_reductions(graph, items, ready)] if stores_last else []
    used += [reduction_ready(graph, r, ready, kinds) for r in items.reductions]
    sweeps = 1 + max((s for s, _ in used), default=-1)
    return tuple(1 + max((q for s, q in used if s == sweep), default=0) for sweep in range(sweeps))


@dataclass(frozen=True, slots=True)
class ReductionTime:
    """A reduction: its predecessors, and the phase after which its result is available."""

    node: int
    after: tuple[int, ...]  # earlier ticks, by their place
    elements: bool  # a choice; else it happens in the stage where its operand is
    resident: bool  # of elements: finished inside the chunk
    rows: bool  # of scalar or vector values: a barrier, when its rows were made in the same sweep


@dataclass(frozen=True, slots=True)
class Clock:
    """The reductions in order, and for every value a mask of those it waits for."""

    width: int
    ticks: tuple[ReductionTime, ...]
    waits: tuple[int, ...]

    def after(self, tick: ReductionTime, time: int) -> int:
        """Return the time at which a reduction is available whose operand is at `time`."""
        if tick.elements:
            return time + 1 if tick.resident else self.next_sweep(time)
        return self.next_sweep(time) if tick.rows and time % self.width else time

    def next_sweep(self, time: int) -> int:
        """The start of the sweep after a time's."""
        return time - time % self.width + self.width


def make_clock(
    graph: Graph, live: frozenset[int], grid: tuple[int, ...], *, stores_last: bool = False
) -> Clock:
    """The clock of a graph whose sweeps have `grid` passes.

    With `stores_last` its last tick is no reduction: it is there in the sweep behind all of them.
    """
    waits = [0] * len(graph.nodes)
    ticks: list[ReductionTime] = []
    for value in depends_on_elements(graph):
        behind = 0
        for operand in graph.nodes[value].values:
            behind |= waits[operand]
        if value in live and OPS[graph.nodes[value].op].is_reduction:
            waits[value] = 1 << len(ticks)
            ticks.append(_tick(graph, value, behind))
        else:
            waits[value] = behind
    if stores_last:
        every = (n for n, tick in enumerate(ticks) if not is_of_blocks(graph, tick.node))
        ticks.append(ReductionTime(-1, tuple(every), elements=False, resident=False, rows=True))
    return Clock(max(grid, default=0) + 1, tuple(ticks), tuple(waits))


def latest(times: Sequence[int], after: Iterable[int]) -> int:
    """The last of some ticks' times; 0 for none."""
    return max((times[i] for i in after), default=0)


def _tick(graph: Graph, value: int, behind: int) -> ReductionTime:
    after = tuple(i for i in range(behind.bit_length()) if behind >> i & 1)
    elements = reduces_elements(graph, value)
    rows = not elements and is_of_rows(graph.domain_of(graph.nodes[value].args[0]))
    return ReductionTime(value, after, elements, elements and is_resident(graph, value), rows)
