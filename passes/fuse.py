"""Fusion: the phases that move the fewest bytes, exactly.

Every element update is stored in one phase and every element reduction taken in one; a
value may be spilled and loaded again. Sweep after sweep, all choices are tried and cut off
by a lower bound. Order of preference: bytes (a pure write counted double, a byte found in
cache as a hundredth), bytes of temporaries, recomputed flops, earlier phases.

1. No barrier between the reads and the stores: one sweep.
2. A barrier: everything that depends on it goes to the next sweep.
3. A store may wait, when its role's old value is needed again.
4. A value is computed again, loaded where it was stored, or spilled: whichever is cheapest.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..ir.graph import Graph
from ..ir.ops import OPS
from ..ir.schedule import Cost, Phase, Schedule, Time
from ..ir.types import ELEM
from .sweep_cost import AGAIN, BYTE, PassNeeds, SweepLoads, cheapest_loads
from .taxes import itemise
from .times import (
    Items,
    depends_on_elements,
    find_items,
    phase_grid,
    ready_times,
    reduction_ready,
    update_ready,
)

Choice = tuple[str, int]  # ("update", place), ("reduction", node) or ("spill", node)


def fuse(graph: Graph) -> Schedule:
    """The optimal schedule of a typed, basic graph under its view."""
    items = find_items(graph)
    ready = ready_times(graph, items.live, {})
    grid = phase_grid(graph, items, ready)
    search = _Search(graph, items, grid)
    search.run(())
    spillable = _spill_candidates(graph, items, ready)
    for count in range(1, len(spillable) + 1):
        worthwhile = [c for c in itertools.combinations(spillable, count) if search.could_gain(c)]
        for spills in worthwhile:
            search.run(spills)
        if not worthwhile:
            break
    return _schedule(graph, items, search)


@dataclass(slots=True)
class _Found:
    key: tuple[object, ...]
    phases: dict[Choice, Time]
    sweeps: tuple[SweepLoads, ...]


@dataclass(slots=True)
class _Search:
    """Branch and bound over the sweeps; remembers the best complete assignment."""

    graph: Graph
    items: Items
    grid: tuple[int, ...]
    best: _Found | None = None
    tried: int = 0
    memo: dict[object, SweepLoads | None] = field(default_factory=dict[object, "SweepLoads | None"])
    order: tuple[int, ...] = ()
    bound: int = 0
    holders: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        self.order = depends_on_elements(self.graph)
        self.bound = _lower_bound(self.graph, self.items)
        self.holders = frozenset(u for u in self.items.updates if holds_value(self.graph, u))

    def ready(self, taken: dict[int, Time]) -> list[Time]:
        """The first phase of each value, when reductions are taken so."""
        return ready_times(self.graph, self.items.live, taken, self.order)

    def could_gain(self, spills: tuple[int, ...]) -> bool:
        """Whether these spills can beat the best: each is a pure write and is read back."""
        assert self.best is not None
        extra = sum((3 * BYTE + AGAIN) * _width(self.graph, v) for v in spills)
        return self.bound + extra < self.best.key[0]  # type: ignore[operator]

    def run(self, spills: tuple[int, ...]) -> None:
        """Searches all assignments with exactly these values spilled."""
        choices: list[Choice] = [("reduction", r) for r in self.items.reductions]
        choices += [("update", u) for u in self.items.updates]
        choices += [("spill", v) for v in spills]
        self._sweep(0, choices, {}, (), 0)

    def _sweep(
        self,
        sweep: int,
        waiting: list[Choice],
        phases: dict[Choice, Time],
        done: tuple[SweepLoads, ...],
        cost: int,
    ) -> None:
        if sweep == len(self.grid):
            self._complete(phases, done, cost)
            return
        for now in self._assignments(sweep, waiting, phases):
            taken = {**phases, **now}
            later = [c for c in waiting if c not in now]
            loads = self._loads(sweep, taken)
            if loads is None:
                continue
            stores = sum(self._store_cost(c) for c in now)
            total = cost + loads.cost + stores
            bound = total + sum(self._least_cost(c) for c in later)
            if self.best is None or (bound,) <= self.best.key[:1]:
                self._sweep(sweep + 1, later, taken, (*done, loads), total)

    def _assignments(
        self, sweep: int, waiting: list[Choice], phases: dict[Choice, Time]
    ) -> Iterator[dict[Choice, Time]]:
        """Every way to give a pass of this sweep to some of the waiting choices."""
        last = sweep == len(self.grid) - 1
        earlier = {c[1]: t for c, t in phases.items() if c[0] == "reduction"}
        reductions = [c for c in waiting if c[0] == "reduction"]
        others = [c for c in waiting if c[0] != "reduction"]
        for some in self._passes(sweep, reductions, earlier, last):
            taken = earlier | {c[1]: t for c, t in some.items()}
            postponed = {c[1]: (sweep + 1, 0) for c in reductions if c not in some}
            ready = self.ready(taken | postponed)
            late = any(reduction_ready(self.graph, c[1], ready) > t for c, t in some.items())
            if late or not self._in_time(waiting, ready):
                continue
            options = [self._times(c, sweep, ready, last) for c in others if c not in phases]
            for picked in itertools.product(*options):
                rest = {c: t for c, t in zip(others, picked, strict=True) if t is not None}
                yield {**some, **rest}

    def _in_time(self, waiting: list[Choice], ready: list[Time]) -> bool:
        """Whether all that waits can still happen before the last sweep ends."""
        end = (len(self.grid), 0)
        for kind, item in waiting:
            first = update_ready if kind == "update" else reduction_ready
            if kind != "spill" and first(self.graph, item, ready) >= end:
                return False
        return True

    def _passes(
        self, sweep: int, reductions: list[Choice], earlier: dict[int, Time], last: bool
    ) -> Iterator[dict[Choice, Time]]:
        ready = self.ready(earlier)
        options: list[list[Time | None]] = []
        for _, node in reductions:
            first = reduction_ready(self.graph, node, ready)
            options.append(self._in_sweep(sweep, first) + ([] if last else [None]))
        for picked in itertools.product(*options):
            yield {c: t for c, t in zip(reductions, picked, strict=True) if t is not None}

    def _times(self, choice: Choice, sweep: int, ready: list[Time], last: bool) -> list[Time | None]:
        kind, item = choice
        first = update_ready(self.graph, item, ready) if kind == "update" else ready[item]
        if kind == "spill":  # a later sweep must be left to load it
            if last:
                return []
            more: list[Time | None] = [] if sweep == len(self.grid) - 2 else [None]
            return [*self._in_sweep(sweep, first), *more]
        return self._in_sweep(sweep, first) + ([] if last else [None])

    def _in_sweep(self, sweep: int, first: Time) -> list[Time | None]:
        return [(sweep, q) for q in range(self.grid[sweep]) if (sweep, q) >= first]

    def _loads(self, sweep: int, phases: dict[Choice, Time]) -> SweepLoads | None:
        taken = {c[1]: t for c, t in phases.items() if c[0] == "reduction"}
        missing = {r: (len(self.grid), 0) for r in self.items.reductions if r not in taken}
        needs = tuple(self._needs(sweep, q, phases) for q in range(self.grid[sweep]))
        pure = self._pure(sweep, phases)
        key = (needs, tuple(pure.items()), tuple(taken.items()))
        if key not in self.memo:
            self.tried += 1
            ready = self.ready(taken | missing)
            self.memo[key] = cheapest_loads(self.graph, ready, needs, pure)
        return self.memo[key]

    def _needs(self, sweep: int, number: int, phases: dict[Choice, Time]) -> PassNeeds:
        graph, time = self.graph, (sweep, number)
        required: set[int] = set()
        optional: set[int] = set()
        cached: set[int] = set()
        overwritten: set[str] = set()
        for (kind, item), when in phases.items():
            values = self._values(kind, item)
            if when == time:
                required |= values
            if kind == "update" and when < time:
                overwritten.add(graph.updates[item].role)
            if kind == "update" and when < time and item in self.holders:
                optional |= values
                cached |= values if when[0] == sweep else set()
            if kind == "spill" and when[0] < sweep:
                optional |= values
        reads = {v for role, v in graph.reads.items() if role not in overwritten}
        optional = {v for v in optional if v not in reads}
        return PassNeeds(time, *map(frozenset, (required, reads, optional, cached)))

    def _values(self, kind: str, item: int) -> set[int]:
        if kind == "update":
            value = self.graph.updates[item].value
            elem = isinstance(value, int) and self.graph.domain_of(value) == ELEM
            return {value} if elem and isinstance(value, int) else set()
        return set(self.graph.nodes[item].values) if kind == "reduction" else {item}

    def _pure(self, sweep: int, phases: dict[Choice, Time]) -> dict[int, int]:
        """Read of a stored role (or a number below 0 when it has none) to the role's bytes."""
        reads, pure = self.graph.reads, dict[int, int]()
        for (kind, item), when in phases.items():
            if kind == "update" and when[0] == sweep:
                role = self.graph.updates[item].role
                pure[reads.get(role, -1 - item)] = self.graph.role(role).type.dtype.bytes
        return pure

    def _store_cost(self, choice: Choice) -> int:
        kind, item = choice
        if kind == "update":
            role = self.graph.updates[item].role
            return BYTE * self.graph.role(role).type.dtype.bytes
        return 2 * BYTE * _width(self.graph, item) if kind == "spill" else 0

    def _least_cost(self, choice: Choice) -> int:
        """A later store finds its line loaded in its sweep, or is a pure write; a spill is read."""
        if choice[0] == "spill":
            return self._store_cost(choice) + (BYTE + AGAIN) * _width(self.graph, choice[1])
        return 2 * self._store_cost(choice)

    def _complete(
        self, phases: dict[Choice, Time], done: tuple[SweepLoads, ...], cost: int
    ) -> None:
        if len(phases) < len(self.items.updates) + len(self.items.reductions):
            return
        spilled = sum(_width(self.graph, c[1]) for c in phases if c[0] == "spill")
        order = tuple(phases[c] for c in sorted(phases))
        key = (cost, spilled, sum(s.flops for s in done), order, tuple(s.loads for s in done))
        if self.best is None or key < self.best.key:  # type: ignore[operator]
            self.best = _Found(key, phases, done)


def holds_value(graph: Graph, place: int) -> bool:
    """Whether an update's role can stand for its value afterwards.

    A guarded store may not happen: then the role is no substitute, unless whatever is made
    from the value is held back by the same guard.
    """
    change = graph.updates[place]
    if change.guard is None or not isinstance(change.value, int):
        return True
    made = {change.value}
    for index, node in enumerate(graph.nodes):
        if any(v in made for v in node.values):
            made.add(index)
    return all(u.guard == change.guard for u in graph.updates if {u.value, u.guard} & made)


def floor_bytes(graph: Graph, items: Items) -> int:
    """Every live element role read once, every updated one written once."""
    live = items.live
    reads = sum(_width(graph, v) for v in live if _is_element_read(graph, v))
    writes = sum(graph.role(graph.updates[u].role).type.dtype.bytes for u in items.updates)
    return reads + writes


def _is_element_read(graph: Graph, value: int) -> bool:
    node = graph.nodes[value]
    return node.op == "read" and node.type.domain == ELEM


def _width(graph: Graph, value: int) -> int:
    return graph.nodes[value].type.dtype.bytes


def _lower_bound(graph: Graph, items: Items) -> int:
    """What no schedule goes below: the floor, its passes, and writes to what is never read."""
    reads = sum(_width(graph, v) for v in items.live if _is_element_read(graph, v))
    unread = (graph.updates[u].role for u in items.updates)
    pure = sum(
        graph.role(r).type.dtype.bytes for r in unread if graph.reads.get(r) not in items.live
    )
    return BYTE * (floor_bytes(graph, items) + pure) + AGAIN * reads


def _spill_candidates(graph: Graph, items: Items, ready: list[Time]) -> tuple[int, ...]:
    """Values computed before a sweep that stores or reduces something made from them."""
    last: dict[int, int] = {}  # value to the last sweep that may want it
    for place in items.updates:
        value = graph.updates[place].value
        if isinstance(value, int):
            last[value] = len(graph.nodes)  # a store may wait for the last sweep
    for reduction in items.reductions:
        for value in graph.nodes[reduction].values:
            last[value] = max(last.get(value, 0), reduction_ready(graph, reduction, ready)[0])
    for index in reversed(range(len(graph.nodes))):
        for value in graph.nodes[index].values if index in last else ():
            last[value] = max(last.get(value, 0), last[index])
    sweeps = 1 + max((t[0] for t in ready), default=0)
    return tuple(
        v
        for v in sorted(items.live & set(last))
        if graph.nodes[v].type.domain == ELEM
        and graph.nodes[v].op not in ("read", "index")
        and ready[v][0] < min(last[v], sweeps - 1)
    )


def _schedule(graph: Graph, items: Items, search: _Search) -> Schedule:
    found = search.best
    assert found is not None, "every graph has the schedule that stores as late as it can"
    taken = {c[1]: t for c, t in found.phases.items() if c[0] == "reduction"}
    phases: list[Phase] = []
    for sweep, loads in enumerate(found.sweeps):
        for number in range(search.grid[sweep]):
            mine = sorted(c for c, t in found.phases.items() if t == (sweep, number))
            phases.append(
                Phase(
                    sweep,
                    number,
                    loads.loads[number],
                    loads.computes[number],
                    *(tuple(i for k, i in mine if k == kind) for kind in ("update", "spill")),
                    tuple(i for k, i in mine if k == "reduction"),
                )
            )
    ready = tuple(ready_times(graph, items.live, taken))
    cost = _cost(graph, items, found, phases)
    return Schedule(graph, tuple(phases), cost, itemise(graph, phases), ready, search.tried)


def _cost(graph: Graph, items: Items, found: _Found, phases: list[Phase]) -> Cost:
    total = found.key[0]
    assert isinstance(total, int)
    loads = sum(s.bytes for s in found.sweeps)
    stores = sum(graph.role(graph.updates[u].role).type.dtype.bytes for u in items.updates)
    spills = [v for p in phases for v in p.spills]
    written = sum(_width(graph, v) for v in spills)
    every = sum(_width(graph, v) for p in phases for v in p.loads)
    back = sum(
        _width(graph, v) for v in spills for s in range(len(found.sweeps))
        if any(v in p.loads for p in phases if p.sweep == s)
    )
    return Cost(
        floor=floor_bytes(graph, items),
        optimal=loads + stores + written,
        write_allocated=(total - every) // BYTE,
        reread=every - loads,
        temporaries=written + back,
        flops=sum(OPS[graph.nodes[v].op].flops for p in phases for v in p.computes)
        + sum(OPS[graph.nodes[r].op].flops for p in phases for r in p.reductions),
    )


