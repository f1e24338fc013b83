"""Fusion: assigns updates and reductions to phases such that the fewest bytes move, exactly.

A phase is one pass of one sweep. Every update of elements is stored in one phase, and every
reduction of elements is computed in one. Choices that cannot matter are ruled out or searched
apart; the rest is searched by branch and bound (`branch_and_bound`). Schedules are compared by
bytes (a pure write counts double, a byte found in the cache one hundredth), then by flops, then by
earlier phases. A search that takes too many steps ends early; the schedule then says how far it may
be from the minimum.

1. Without a barrier between the reads and the stores there is one sweep.
2. Nodes that depend on a barrier go to the next sweep.
3. A store may wait, if its role's old value is needed again.
4. A value that is needed in two phases is rematerialised (computed again), or loaded where it was
   stored, whichever is cheaper.
5. A pass that stores and reduces nothing is dropped. It would have been the last of a sweep: its
   stores happen in a later sweep, which has to compute the values again anyway.
6. `stores_last` has every store wait for all reductions, so that a step that several ranks take
   stores nothing before they have last waited for each other. The cost of that is reported.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.graph import Graph
from ...ir.lowered.schedule import Cost, Phase, Schedule
from ...ir.ops import OPS
from ...ir.types import ELEM
from ..report.cost import itemise
from .branch_and_bound import Search
from .load_or_recompute import bits
from .problem import Assignment, Problem, make_problem, width
from .readiness import Items, ready_times
from .sweep_cost import BYTE, SweepCosts


def fuse(graph: Graph, *, stores_last: bool = False) -> Schedule:
    """The optimal schedule of a typed, basic graph under its view."""
    problem = make_problem(graph, stores_last=stores_last)
    search = Search(problem, SweepCosts(problem.paths))
    found, gap = search.run()
    phases = _phases(problem, found)
    cost = _cost(graph, problem.items, found, phases)
    taken = {r: p.time for p in phases for r in p.reductions}
    ready = tuple(ready_times(graph, problem.items.live, taken))
    taxes = itemise(graph, phases)
    made = Schedule(graph, tuple(phases), cost, taxes, ready, search.work, -(-gap // BYTE))
    if not stores_last:
        return made
    return replace(made, more=cost.optimal - fuse(graph).cost.optimal)  # case 6


def floor_bytes(graph: Graph, items: Items) -> int:
    """Every live element role read once, every updated one written once."""
    live = items.live
    reads = sum(width(graph, v) for v in live if _is_element_read(graph, v))
    writes = sum(graph.role(graph.updates[u].role).type.dtype.bytes for u in items.updates)
    return reads + writes


def _is_element_read(graph: Graph, value: int) -> bool:
    node = graph.nodes[value]
    return node.op == "read" and node.type.domain == ELEM


def _phases(problem: Problem, found: Assignment) -> list[Phase]:
    phases: list[Phase] = []
    for sweep, loads in enumerate(found.sweeps):
        for number, way in enumerate(loads.ways):
            time = sweep * problem.clock.width + number
            mine = [c for c, t in zip(problem.choices, found.times, strict=True) if t == time]
            stores = tuple(c.item for c in mine if c.kind == "update")
            reductions = tuple(c.item for c in mine if c.kind == "reduction")
            if stores or reductions:  # case 5
                done = bits(way.loads), bits(way.computes), stores, reductions
                phases.append(Phase(sweep, number, *done))
    return phases


def _cost(graph: Graph, items: Items, found: Assignment, phases: list[Phase]) -> Cost:
    loads = sum(width(graph, v) for s in found.sweeps for v in bits(s.fetched))
    stores = sum(graph.role(graph.updates[u].role).type.dtype.bytes for u in items.updates)
    every = sum(width(graph, v) for p in phases for v in p.loads)
    return Cost(
        floor=floor_bytes(graph, items),
        optimal=loads + stores,
        write_allocated=(found.cost - every) // BYTE,
        reread=every - loads,
        flops=sum(OPS[graph.nodes[v].op].flops for p in phases for v in p.computes)
        + sum(OPS[graph.nodes[r].op].flops for p in phases for r in p.reductions),
    )
