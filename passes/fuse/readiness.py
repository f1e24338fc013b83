"""When values are ready: which reductions end a pass, which end a sweep.

1. An ordinary value is ready with its last operand.
2. A reduction of elements to rows finishes inside the chunk: ready in the next pass.
3. Any other reduction of elements is a barrier: ready in the next sweep.
4. A reduction of rows made in this same sweep is a barrier too.
5. Other reductions of scalar or vector values happen in the stage, where their operand already is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...ir.graph import Graph
from ...ir.lowered.schedule import Time, element_updates
from ...ir.ops import OPS
from ...ir.types import BATCH, ELEM, ROW

START: Time = (0, 0)


@dataclass(frozen=True, slots=True)
class Items:
    """What must be given a phase: element updates (by place) and element reductions."""

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
    sources = (graph.nodes[v].type.domain for v in node.values)
    return OPS[node.op].is_reduction and ELEM in sources


def is_resident(graph: Graph, reduction: int) -> bool:
    """True for an element reduction that finishes inside a chunk of whole rows."""
    return graph.nodes[reduction].type.domain == ROW


def depends_on_elements(graph: Graph) -> tuple[int, ...]:
    """The values that an element reduction comes before; all others are ready at the start."""
    found: set[int] = set()
    for index, node in enumerate(graph.nodes):
        if reduces_elements(graph, index) or any(v in found for v in node.values):
            found.add(index)
    return tuple(sorted(found))


def ready_times(
    graph: Graph, live: frozenset[int], taken: dict[int, Time], order: Iterable[int] | None = None
) -> list[Time]:
    """The first phase of each value; reductions not in `taken` are taken when they can be.

    `order` may name the values worth looking at (`depends_on_elements`), to save time.
    """
    ready = [START] * len(graph.nodes)
    for index in range(len(graph.nodes)) if order is None else order:
        node = graph.nodes[index]
        time = max((ready[v] for v in node.values), default=START)
        if index in live and OPS[node.op].is_reduction:
            time = _after_reduction(graph, index, max(time, taken.get(index, time)))
        ready[index] = time
    return ready


def _after_reduction(graph: Graph, index: int, time: Time) -> Time:
    node = graph.nodes[index]
    sweep, number = time
    if reduces_elements(graph, index):
        return (sweep, number + 1) if is_resident(graph, index) else (sweep + 1, 0)
    fresh = number > 0 and graph.domain_of(node.args[0]) in (ROW, BATCH)
    return (sweep + 1, 0) if fresh else time


def update_ready(graph: Graph, place: int, ready: list[Time]) -> Time:
    """The first phase in which an update can be stored: value and guard are there."""
    change = graph.updates[place]
    times = [START]
    times += [ready[change.value]] if isinstance(change.value, int) else []
    times += [ready[change.guard]] if change.guard is not None else []
    return max(times)


def reduction_ready(graph: Graph, reduction: int, ready: list[Time]) -> Time:
    """The first phase in which an element reduction can be taken."""
    return max(ready[v] for v in graph.nodes[reduction].values)


def phase_grid(graph: Graph, items: Items, ready: list[Time]) -> tuple[int, ...]:
    """The number of passes of each sweep: as many as the longest chain of barriers needs."""
    used = [update_ready(graph, u, ready) for u in items.updates]
    used += [reduction_ready(graph, r, ready) for r in items.reductions]
    sweeps = 1 + max((s for s, _ in used), default=-1)
    return tuple(1 + max((q for s, q in used if s == sweep), default=0) for sweep in range(sweeps))
