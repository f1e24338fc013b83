"""Which values are worth keeping in memory between sweeps: branch and bound over the spills.

1. Without spills first. Then all candidates are offered: found in memory for their load and
   a fair share of their store. If even that does not beat the best, nothing does.
2. Otherwise one that was used is spilled, or given up, and the rest are offered again.
3. No candidate: what the roles that are never stored give for as few bytes. Not offered:
   what only serves to compute another candidate that is no wider and as soon there.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..ir.types import ELEM
from .choices import Problem, width
from .paths import bits
from .search import Found, Limit, Offers, Search
from .sweep_cost import BYTE, SweepCosts
from .times import ready_times


def best_plan(problem: Problem) -> tuple[Found, int]:
    """The cheapest assignment over all sets of spills, and how many sweeps were tried."""
    spills = _Spills(problem)
    spills.search(())
    candidates = tuple(v for v in problem.spillable if not spills.is_cheap(v))
    stack: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), candidates)]
    while stack:
        chosen, allowed = stack.pop()
        value = spills.worth(chosen, allowed)
        if value is not None:
            rest = tuple(v for v in allowed if v != value)
            more = tuple(sorted((*chosen, value)))
            spills.search(more)
            stack += [(chosen, rest), (more, rest)]
    assert spills.best is not None, "every graph can store as late as possible"
    return spills.best, spills.costs.tried + spills.bounds.tried


@dataclass(slots=True)
class _Spills:
    problem: Problem
    costs: SweepCosts = field(init=False)
    bounds: SweepCosts = field(init=False)
    since: dict[int, int] = field(init=False)  # candidate to the first sweep that may load it
    needs: list[int] = field(init=False)  # value to the reductions before it, by their place
    gateways: dict[int, int] = field(init=False)
    best: Found | None = None

    def __post_init__(self) -> None:
        graph, sweeps = self.problem.graph, len(self.problem.grid)
        ready = ready_times(graph, self.problem.items.live, {})
        self.since = {v: ready[v][0] + 1 for v in self.problem.spillable}
        self.needs = _reductions_before(self.problem)
        self.gateways = _gateways(self.problem)
        share = {v: 2 * BYTE * width(graph, v) // (sweeps - s) for v, s in self.since.items()}
        self.costs = SweepCosts(self.problem.paths, {})
        self.bounds = SweepCosts(self.problem.paths, share)

    def search(self, spills: tuple[int, ...]) -> None:
        """Tries exactly these spills."""
        search = Search(self.problem, self.costs, spills)
        if self.best is not None:
            search.limit = self.best.limit
        found = search.run()
        if found and (self.best is None or found.key < self.best.key):  # type: ignore[operator]
            self.best = found

    def worth(self, chosen: tuple[int, ...], allowed: tuple[int, ...]) -> int | None:
        """A candidate that may be worth spilling beside those chosen, None where none is."""
        assert self.best is not None
        if not allowed:
            return None
        sizes = [width(self.problem.graph, v) for v in (*chosen, *allowed)]
        spilled = sum(sizes[: len(chosen)]) + min(sizes[len(chosen) :])
        tie = spilled <= self.best.spilled
        limit: Limit = (self.best.cost - (0 if tie else 1), 1 << 30, 0)
        found = Search(self.problem, self.bounds, chosen, limit, self._offers(allowed)).run()
        if found is None:
            return None
        fetched = [v for sweep in found.sweeps for v in bits(sweep.fetched) if v in allowed]
        return (fetched or allowed)[0]

    def is_cheap(self, value: int) -> bool:
        """Whether roles that are never stored give a value for no more bytes."""
        graph, stored = self.problem.graph, {u.role for u in self.problem.graph.updates}
        sources, pending, seen = 0, [value], set[int]()
        while pending:
            node = graph.nodes[last := pending.pop()]
            if node.op == "read" and node.type.domain == ELEM:
                if node.attr in stored:
                    return False
                sources += width(graph, last)
            fresh = [v for v in node.values if v not in seen]
            seen.update(fresh)
            pending += [v for v in fresh if graph.nodes[v].type.domain == ELEM]
        return sources <= width(graph, value)

    def _offers(self, allowed: tuple[int, ...]) -> Offers:
        kept = (v for v in allowed if not self._serves(v, allowed))
        return {v: (self.since[v], self.needs[v]) for v in kept}

    def _serves(self, value: int, allowed: tuple[int, ...]) -> bool:
        """Whether one that all goes through can be offered in its place."""
        graph, gate = self.problem.graph, self.gateways.get(value)
        while gate is not None:
            sooner = gate in allowed and self.since[gate] <= self.since[value]
            sooner = sooner and not self.needs[gate] & ~self.needs[value]
            if sooner and width(graph, gate) <= width(graph, value):
                return True
            gate = self.gateways.get(gate)
        return False


def _reductions_before(problem: Problem) -> list[int]:
    places = {v: i for i, v in enumerate(problem.items.reductions)}
    found: list[int] = []
    for value, node in enumerate(problem.graph.nodes):
        before = 1 << places[value] if value in places else 0
        for operand in node.values:
            before |= found[operand]
        found.append(before)
    return found


def _gateways(problem: Problem) -> dict[int, int]:
    """Value to the next one through which all that is made of it goes, where there is one."""
    taken, live = 0, problem.items.live
    for choice in problem.choices:
        taken |= choice.required
    found: dict[int, int] = {}
    for value, users in sorted(problem.graph.users().items(), reverse=True):
        mine = {u for u in users if u in live}
        while len(mine) > 1 and (first := min(mine)) in found:
            mine = mine - {first} | {found[first]}
        if len(mine) == 1 and not taken >> value & 1:
            found[value] = mine.pop()
    return found
