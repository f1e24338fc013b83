"""Runs a schedule over contents instead of numbers; shares no code with the solver.

Memory says which value lies in which role. All outcomes of the guards are tried, for a guarded
store may or may not happen: a value that is loaded from where it does not lie is *wrong*, and
so is what is made of it. Nothing wrong may be stored.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass, field

from stepfuse.ir.graph import Graph, reachable
from stepfuse.ir.lowered.schedule import Phase, Schedule, Time, element_updates
from stepfuse.ir.ops import OPS
from stepfuse.ir.types import BATCH, ELEM, ROW, Const, Domain


def check_schedule(schedule: Schedule) -> None:
    """Asserts that a schedule does what its graph says, and that its cost is as stated."""
    times = [p.time for p in schedule.phases]
    assert times == sorted(set(times))
    guards = sorted({u.guard for u in schedule.graph.updates if u.guard is not None})
    for outcome in itertools.product((True, False), repeat=len(guards)):
        run = _Run(schedule, dict(zip(guards, outcome, strict=True)))
        for phase in schedule.phases:
            run.phase(phase)
        run.end()
    _check_cost(schedule)


def is_element(graph: Graph, value: int) -> bool:
    """Whether a value has one number for each element."""
    return graph.nodes[value].type.domain == ELEM


def takes_elements(graph: Graph, value: int) -> bool:
    """Whether a value is a reduction of elements."""
    node = graph.nodes[value]
    return OPS[node.op].is_reduction and any(is_element(graph, v) for v in node.values)


@dataclass(slots=True)
class _Run:
    """The contents of memory under one outcome of the guards."""

    schedule: Schedule
    outcome: dict[int, bool]
    roles: dict[str, int | None] = field(default_factory=dict[str, int | None])
    taken: dict[int, Time] = field(default_factory=dict[int, Time])
    wrong: set[int] = field(default_factory=set[int])  # reductions of wrong values
    stored: Counter[int] = field(default_factory=Counter[int])
    existing: dict[tuple[int, Time], bool] = field(default_factory=dict[tuple[int, Time], bool])

    def __post_init__(self) -> None:
        self.roles = {role: v for role, v in self.graph.reads.items() if is_element(self.graph, v)}

    @property
    def graph(self) -> Graph:
        return self.schedule.graph

    def phase(self, phase: Phase) -> None:
        """One pass: loads, then computes in order, then reductions and stores."""
        self.existing.clear()
        there = self._loaded(phase)
        for value in phase.computes:
            assert value not in there, "computed twice, or loaded as well"
            there[value] = self._is_right(self.graph.nodes[value].values, there, phase.time)
        for value in phase.reductions:
            assert takes_elements(self.graph, value)
            assert value not in self.taken, "taken twice"
            assert phase.reductions.count(value) == 1
            if not self._is_right(self.graph.nodes[value].values, there, phase.time):
                self.wrong.add(value)
        self.taken |= dict.fromkeys(phase.reductions, phase.time)
        for place in phase.stores:
            self._store(place, there, phase.time)

    def end(self) -> None:
        """All is stored once, and what the graph reduces is taken."""
        assert self.stored == Counter(element_updates(self.graph))
        live = reachable(self.graph, self.graph.roots())
        assert set(self.taken) == {v for v in live if takes_elements(self.graph, v)}

    def _loaded(self, phase: Phase) -> dict[int, bool]:
        """The values loaded, and whether each is what it should be."""
        assert len(set(phase.loads)) == len(phase.loads)
        held = set(self.roles.values())
        for value in phase.loads:
            assert is_element(self.graph, value)
            sources = [self.graph.updates[u].value for u in self.stored]
            known = self.graph.nodes[value].op == "read" or value in sources
            assert known, "loaded from nowhere"
        return {value: value in held for value in phase.loads}

    def _is_right(self, values: tuple[int, ...], there: dict[int, bool], time: Time) -> bool:
        low = [v for v in values if not is_element(self.graph, v)]
        assert all(self._exists(v, time) for v in low), "a scalar or vector value is not there yet"
        return all(there[v] for v in values if v not in low) and not any(map(self._is_wrong, low))

    def _store(self, index: int, there: dict[int, bool], time: Time) -> None:
        change = self.graph.updates[index]
        values = () if isinstance(change.value, Const) else (change.value,)
        guards = () if change.guard is None else (change.guard,)
        right = self._is_right((*values, *guards), there, time)
        self.stored[index] += 1
        if change.guard is None or self.outcome[change.guard]:
            assert right, f"what %{change.role} becomes is not what it should be"
            self.roles[change.role] = values[0] if values else None

    def _exists(self, value: int, time: Time) -> bool:
        """Whether a scalar or vector value is there when a phase starts."""
        if (value, time) not in self.existing:
            self.existing[value, time] = self._find(value, time)
        return self.existing[value, time]

    def _find(self, value: int, time: Time) -> bool:
        node, (sweep, _) = self.graph.nodes[value], time
        if takes_elements(self.graph, value):
            taken = self.taken.get(value, (1 << 30, 0))
            resident = node.type.domain == ROW and not self.graph.view.is_flat
            return taken < time if resident else taken[0] < sweep
        folds_rows = OPS[node.op].is_reduction and self._source(value) in (ROW, BATCH)
        start = (sweep, 0) if folds_rows else time
        return all(self._exists(v, start) for v in node.values)

    def _source(self, value: int) -> Domain:
        return self.graph.nodes[self.graph.nodes[value].values[0]].type.domain

    def _is_wrong(self, value: int) -> bool:
        return not self.wrong.isdisjoint(reachable(self.graph, [value]))


def _check_cost(schedule: Schedule) -> None:
    graph, cost = schedule.graph, schedule.cost
    fetched = blind = every = 0
    for sweep in range(schedule.sweeps):
        in_cache: set[int] = set()
        loaded: set[int] = set()
        for phase in schedule.passes(sweep):
            every += sum(size(graph, v) for v in phase.loads)
            loaded |= set(phase.loads) - in_cache
            in_cache |= {v for u in phase.stores if isinstance(v := graph.updates[u].value, int)}
        fetched += sum(size(graph, v) for v in loaded)
        for phase in schedule.passes(sweep):
            roles = [graph.updates[u].role for u in phase.stores]
            unread = [r for r in roles if graph.reads.get(r) not in loaded]
            blind += sum(graph.role(r).type.dtype.bytes for r in unread)
    roles = [graph.updates[u].role for p in schedule.phases for u in p.stores]
    stored = sum(graph.role(r).type.dtype.bytes for r in roles)
    assert cost.optimal == fetched + stored
    assert cost.write_allocated == cost.optimal + blind
    assert cost.reread == every - fetched
    assert sum(t.bytes for t in schedule.taxes) == cost.optimal - cost.floor


def size(graph: Graph, value: int) -> int:
    """Bytes of one element of a value."""
    return graph.nodes[value].type.dtype.bytes
