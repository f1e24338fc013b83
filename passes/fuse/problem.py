"""The decision variables of fusion, the phase of every reduction and update, and a choice's cost.

1. A reduction takes its operands; an update takes its value.
2. An update overwrites the old value of its role. Afterwards the role holds the new one,
   where it can stand for it: a guarded store may not happen.
3. A store left for a later sweep costs its bytes and as many again: its line is loaded
   there, or it is a pure write.
4. Where stores come last, all of them wait for every reduction, but those to blocks.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.graph import Graph
from ...ir.types import ELEM
from .load_or_recompute import PassNeeds, Paths, bits, mask
from .readiness import (
    Clock,
    Items,
    find_items,
    kind_of,
    make_clock,
    phase_grid,
    ready_times,
    sweep_kinds,
)
from .sweep_cost import BYTE, SweepCosts, SweepLoads


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that needs a phase."""

    kind: str  # "reduction" or "update"
    item: int  # a node, or the place of the update
    waits: tuple[int, ...]  # the ticks of the clock that come before
    required: int  # mask of the element values it takes
    cost: int = 0  # what storing it costs, in hundredths of a byte
    least: int = 0  # what it costs at least in a later sweep
    overwrites: int = 0  # bit of the old value
    holds: int = 0  # bit of the value that lies in memory afterwards
    by: int = 0  # of a reduction: the kind of its sweeps


@dataclass(frozen=True, slots=True)
class Problem:
    """A graph, prepared for all searches over it."""

    graph: Graph
    items: Items
    grid: tuple[int, ...]  # passes of each sweep
    kinds: tuple[int, ...]  # of sweeps: a block length, or 0; none where all go by rows
    clock: Clock
    paths: Paths
    reads: int  # mask of the element reads
    choices: tuple[Choice, ...]  # reductions, then updates
    places: dict[int, int]  # reduction to its place among the choices
    operands: tuple[int, ...]  # per element value, the mask of the element values it takes
    own: dict[int, int]  # value to the reads that only it takes, and nothing else needs

    def made_without(self, start: int, cut: int) -> int:
        """Return values and their descendants on paths that avoid the values of `cut`."""
        return made_without(self.operands, start, cut)


def make_problem(graph: Graph, *, stores_last: bool = False) -> Problem:
    """Prepares a typed, basic graph under its view."""
    items = find_items(graph)
    kinds = sweep_kinds(graph, items)
    ready = ready_times(graph, items.live, {}, kinds=kinds)
    grid = phase_grid(graph, items, ready, kinds, stores_last=stores_last)
    clock = make_clock(graph, items.live, grid, stores_last=stores_last)
    last = 1 << len(clock.ticks) - 1 if stores_last else 0  # case 4
    held = (graph.updates[u].value for u in items.updates)
    reads = mask(v for v in graph.reads.values() if graph.nodes[v].type.domain == ELEM)
    points = reads | mask(v for v in held if isinstance(v, int))
    choices = [_reduction(graph, clock, v) for v in items.reductions]
    choices += [_update(graph, clock, u, last) for u in items.updates]
    paths = Paths(graph, points)
    places = {v: index for index, v in enumerate(items.reductions)}
    operands = tuple(
        mask(v for v in node.values if graph.nodes[v].type.domain == ELEM)
        if node.type.domain == ELEM
        else 0
        for node in graph.nodes
    )
    needed = 0
    for choice in choices:
        needed |= choice.required
    own = _own_reads(paths, operands, reads, needed, choices)
    return Problem(
        graph, items, grid, kinds, clock, paths, reads, tuple(choices), places, operands, own
    )


def made_without(operands: tuple[int, ...], start: int, cut: int) -> int:
    """Return values and their descendants on paths that avoid the values of `cut`."""
    found = start
    for value in range(start.bit_length(), len(operands)):
        if operands[value] & found and not cut >> value & 1:
            found |= 1 << value
    return found


def _own_reads(
    paths: Paths, operands: tuple[int, ...], reads: int, needed: int, choices: list[Choice]
) -> dict[int, int]:
    """For values that a role may hold: the reads that are of use to nothing else."""
    found: dict[int, int] = {}
    for choice in choices:
        for value in bits(choice.holds & ~reads):
            close = (1 << r for r in bits(paths.step(value).points & reads))
            elsewhere = _of_use_without(operands, needed, value)
            found[value] = sum(r for r in close if not r & elsewhere)
    return found


def _of_use_without(operands: tuple[int, ...], needed: int, cut: int) -> int:
    """The values from which something needed is made by a way that is not over `cut`."""
    found = needed & ~(1 << cut)
    for value in reversed(range(found.bit_length())):
        if found >> value & 1 and value != cut:
            found |= operands[value]
    return found


def holds_value(graph: Graph, number: int) -> bool:
    """True if an update's role can stand for its value afterwards.

    A guarded store may not happen: then the role is no substitute, unless whatever is made
    from the value is held back by the same guard.
    """
    change = graph.updates[number]
    if change.guard is None or not isinstance(change.value, int):
        return True
    made = {change.value}
    for index, node in enumerate(graph.nodes):
        if any(v in made for v in node.values):
            made.add(index)
    return all(u.guard == change.guard for u in graph.updates if {u.value, u.guard} & made)


def width(graph: Graph, value: int) -> int:
    """Bytes of one element of a value."""
    return graph.nodes[value].type.dtype.bytes


def _reduction(graph: Graph, clock: Clock, value: int) -> Choice:
    operands = graph.nodes[value].values
    waits = 0
    for operand in operands:
        waits |= clock.waits[operand]
    by = kind_of(graph, value)
    return Choice("reduction", value, bits(waits), mask(operands), by=by)


def _update(graph: Graph, clock: Clock, index: int, last: int) -> Choice:
    change = graph.updates[index]
    value = change.value if isinstance(change.value, int) else None
    waits = last | (clock.waits[value] if value is not None else 0)
    waits |= clock.waits[change.guard] if change.guard is not None else 0
    elements = value is not None and graph.nodes[value].type.domain == ELEM
    required = 1 << value if elements and value is not None else 0
    cost = BYTE * graph.role(change.role).type.dtype.bytes
    old = graph.reads.get(change.role)
    holds = required if holds_value(graph, index) else 0
    overwrites = 0 if old is None else 1 << old
    return Choice("update", index, bits(waits), required, cost, 2 * cost, overwrites, holds)


Times = tuple[int, ...]  # per choice, on the problem's clock
Key = tuple[int, int, Times]


@dataclass(frozen=True, slots=True)
class Assignment:
    """A complete assignment: cost in hundredths, element flops, then order."""

    cost: int
    flops: int
    times: Times
    sweeps: tuple[SweepLoads, ...]

    @property
    def key(self) -> Key:
        """The order of preference."""
        return self.cost, self.flops, self.times


def evaluated(problem: Problem, costs: SweepCosts, times: Times) -> Assignment | None:
    """An assignment with its cheapest loads; None where a value cannot be had."""
    sweeps: list[SweepLoads] = []
    for sweep in range(len(problem.grid)):
        loads = _loads(problem, costs, sweep, times)
        if loads is None:
            return None
        sweeps.append(loads)
    cost = sum(c.cost for c in problem.choices) + sum(s.cost for s in sweeps)
    return Assignment(cost, sum(s.flops for s in sweeps), times, tuple(sweeps))


def _loads(problem: Problem, costs: SweepCosts, sweep: int, times: Times) -> SweepLoads | None:
    """The cheapest loads of a sweep."""
    start = sweep * problem.clock.width
    held = gone = cached = 0
    for choice, time in zip(problem.choices, times, strict=True):
        if time < start:
            held, gone = held | choice.holds, gone | choice.overwrites
    passes: list[PassNeeds] = []
    writes: list[tuple[int, int]] = []
    for time in range(start, start + problem.grid[sweep]):
        mine = [c for c, t in zip(problem.choices, times, strict=True) if t == time]
        required = 0
        for choice in mine:
            required |= choice.required
        readable = problem.reads & ~gone
        passes.append(PassNeeds(required, readable, (held | cached) & ~readable, cached))
        for choice in mine:
            gone, cached = gone | choice.overwrites, cached | choice.holds
            if choice.kind == "update":
                writes.append((choice.overwrites, choice.cost))
    return costs.cheapest(tuple(passes), tuple(writes))
