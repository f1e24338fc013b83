"""The fusion problem as one MILP: the oracle of the solver, with which it shares no code.

A phase is a pair (sweep, pass). Booleans, for a value v, an update u and a phase f:

    here(v, f)    an element value is there: loaded or computed
    load(v, f)    it is read from a role
    fetch(v, s)   ... and comes from memory, not from what this sweep stored before
    make(v, f)    it is computed from values that are there
    ready(v, f)   a scalar or vector value exists when the phase starts
    take(v, f)    an element reduction is taken
    store(u, f)   an update is stored
    blind(u, s)   ... to a role whose old value the sweep does not load

Costs are hundredths of a byte: 100 for a byte fetched or stored, 100 more for one
written blindly, 1 for a byte loaded in any phase.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import coo_matrix
from stepfuse.ir.graph import Graph, Update, reachable
from stepfuse.ir.lowered.schedule import Time, element_updates
from stepfuse.ir.ops import OPS
from stepfuse.ir.types import BATCH, ELEM, ROW, STEP, Const, Domain, join

MEMORY, CACHE = 100, 1  # hundredths a byte
TIE = 1 / 1024  # among equal totals the least bytes: a weight below one hundredth in sum

Key = tuple[str, int, object]
Term = tuple[int, int]  # coefficient, variable


@dataclass(frozen=True, slots=True)
class Oracle:
    """The minimum; `bytes` are those of the cheapest plan, blind writes counted once."""

    total_hundredths: int
    bytes: int
    sweeps: int


def solve(graph: Graph) -> Oracle:
    """The proven minimum of a typed graph under its view.

    A guarded store may not happen, so its value is not loaded from the role afterwards,
    unless every update made from the value stands under the same guard.
    """
    problem = _Problem(graph)
    if not problem.phases:
        return Oracle(0, 0, 0)
    model = _Model(problem)
    model.build()
    total, moved = model.minimise()
    return Oracle(total, moved, 1 + problem.phases[-1][0])


# ------------------------------------------------------------------ what has to happen when


class _Problem:
    """The live part of a graph: its element values, reductions, stores and phases."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        stored = [u for u in graph.updates if not u.forward]
        roots = [u.value for u in stored if not isinstance(u.value, Const)]
        roots += [u.guard for u in stored if u.guard is not None]
        roots += [graph.guard] if graph.guard is not None else []
        self.live = sorted(reachable(graph, roots))
        self.updates = element_updates(graph)
        self.taken = [v for v in self.live if self.is_reduction(v) and self.source(v) == ELEM]
        self.phases = self._phases()

    def is_elem(self, value: int) -> bool:
        return self.graph.nodes[value].type.domain == ELEM

    def is_reduction(self, value: int) -> bool:
        return OPS[self.graph.nodes[value].op].is_reduction

    def source(self, reduction: int) -> Domain:
        """The domain that a reduction starts from."""
        nodes = self.graph.nodes
        return join(STEP, *(nodes[v].type.domain for v in nodes[reduction].values))

    def is_resident(self, taken: int) -> bool:
        """Whether a reduction of elements is finished within the chunk's visit."""
        return self.graph.nodes[taken].type.domain == ROW and not self.graph.view.is_flat

    def folds_rows(self, value: int) -> bool:
        """Whether a low reduction must wait for rows made in the same sweep."""
        return self.is_reduction(value) and self.source(value) in (ROW, BATCH)

    def old_value(self, update: Update) -> int | None:
        """The node that reads the role which an update overwrites."""
        return self.graph.reads.get(update.role)

    def needs(self, update: Update) -> list[int]:
        """The values that must exist when an update is stored."""
        found = [] if isinstance(update.value, Const) else [update.value]
        return found if update.guard is None else [*found, update.guard]

    def _phases(self) -> list[Time]:
        ready = self._earliest()
        used = [max(ready[v] for v in self.graph.nodes[r].values) for r in self.taken]
        for place in self.updates:
            times = [ready[v] for v in self.needs(self.graph.updates[place])]
            used.append(max(times, default=(0, 0)))
        sweeps = 1 + max((sweep for sweep, _ in used), default=-1)
        last = [max((q for s, q in used if s == sweep), default=0) for sweep in range(sweeps)]
        return [(sweep, q) for sweep in range(sweeps) for q in range(last[sweep] + 1)]

    def _earliest(self) -> dict[int, Time]:
        ready: dict[int, Time] = {}
        for value in self.live:
            sweep, index = max((ready[v] for v in self.graph.nodes[value].values), default=(0, 0))
            if value in self.taken and self.is_resident(value):
                ready[value] = sweep, index + 1
            elif value in self.taken or (self.folds_rows(value) and index > 0):
                ready[value] = sweep + 1, 0
            else:
                ready[value] = sweep, index
        return ready


# ------------------------------------------------------------------ the linear program


def _stands_for(graph: Graph, update: Update) -> bool:
    """Whether a stored value may be taken from its role: nothing else can tell the difference."""
    if update.guard is None:
        return True
    others = [u for u in graph.updates if u.guard != update.guard]
    roots = [v for u in others for v in (u.value, u.guard) if isinstance(v, int)]
    return update.value not in reachable(graph, roots)


class _Model:
    """Variables and rows `sum of terms <= bound`."""

    def __init__(self, problem: _Problem) -> None:
        self.problem, self.graph = problem, problem.graph
        self.number: dict[Key, int] = {}
        self.cost: list[int] = []  # hundredths
        self.moved: list[int] = []  # bytes
        self.rows: list[list[Term]] = []
        self.bounds: list[tuple[float, float]] = []
        self.holders: dict[int, list[int]] = {}  # value to the updates that leave it in a role
        for place in problem.updates:
            update = self.graph.updates[place]
            if not isinstance(update.value, Const) and _stands_for(self.graph, update):
                self.holders.setdefault(update.value, []).append(place)
        self.overwritten_by = {
            old: place
            for place in problem.updates
            if (old := problem.old_value(self.graph.updates[place])) is not None
        }

    def build(self) -> None:
        """All variables and rows."""
        for phase in self.problem.phases:
            for value in self.problem.live:
                if self.problem.is_elem(value):
                    self._element(value, phase)
                else:
                    self._low(value, phase)
        for value in self.problem.taken:
            self._once([self.var("take", value, f) for f in self.problem.phases])
            for phase in self.problem.phases:
                self._exist(self.var("take", value, phase), self.graph.nodes[value].values, phase)
        for place in self.problem.updates:
            self._store(place)

    def minimise(self) -> tuple[int, int]:
        """The least cost in hundredths, and the least bytes that reach it."""
        size = len(self.rows), len(self.cost)
        places = [(r, v, c) for r, terms in enumerate(self.rows) for c, v in terms]
        row, column, entry = np.array(places).T
        matrix = coo_matrix((entry, (row, column)), shape=size).tocsr()
        low, high = np.array(self.bounds).T
        cost, moved = np.array(self.cost), np.array(self.moved)
        found = milp(
            cost + moved * TIE,
            constraints=LinearConstraint(matrix, low, high),
            integrality=np.ones(size[1]),
            bounds=Bounds(0, 1),
            options={"mip_rel_gap": 0},
        )
        assert found.success, found.message
        chosen = np.rint(found.x).astype(int)
        bytes_moved = int(moved @ chosen)
        assert bytes_moved * TIE < 1, "too many bytes for the tie-break"
        return int(cost @ chosen), bytes_moved

    # -- variables and rows

    def var(self, kind: str, of: int, at: object, cost: int = 0, moved: int = 0) -> int:
        """The variable of that name; its cost is stated where it is made."""
        key = (kind, of, at)
        if key not in self.number:
            self.number[key] = len(self.cost)
            self.cost.append(0)
            self.moved.append(0)
        place = self.number[key]
        self.cost[place] = self.cost[place] or cost
        self.moved[place] = self.moved[place] or moved
        return place

    def _row(self, terms: list[Term], low: float, high: float) -> None:
        self.rows.append(terms)
        self.bounds.append((low, high))

    def _once(self, variables: list[int]) -> None:
        self._row([(1, v) for v in variables], 1, 1)

    def _implies(self, cause: int, one_of: Iterable[int]) -> None:
        """`cause` only where one of the others is."""
        self._row([(1, cause), *((-1, v) for v in one_of)], -np.inf, 0)

    def _exist(self, cause: int, values: Iterable[int], phase: Time) -> None:
        for value in values:
            kind = "here" if self.problem.is_elem(value) else "ready"
            self._implies(cause, [self.var(kind, value, phase)])

    def _before(self, phase: Time) -> list[Time]:
        return [f for f in self.problem.phases if f < phase]

    def _stored(self, value: int, phases: Iterable[Time]) -> list[int]:
        return [self.var("store", u, f) for f in phases for u in self.holders.get(value, ())]

    # -- one value in one phase

    def _element(self, value: int, phase: Time) -> None:
        node, (sweep, _) = self.graph.nodes[value], phase
        size = node.type.dtype.bytes
        here = self.var("here", value, phase)
        load = self.var("load", value, phase, CACHE * size)
        fetch = self.var("fetch", value, sweep, MEMORY * size, size)
        before = self._before(phase)
        kept = self._stored(value, before)
        self._implies(load, [fetch, *self._stored(value, [f for f in before if f[0] == sweep])])
        if phase[1] == 0:  # else a fetch that nothing loads could pass for a line in cache
            passes = [f for f in self.problem.phases if f[0] == sweep]
            self._implies(fetch, [self.var("load", value, f) for f in passes])
        if node.op != "read":
            make = self.var("make", value, phase)
            self._implies(here, [load, make])
            self._exist(make, node.values, phase)
            self._implies(load, kept)
            return
        self._implies(here, [load])
        if value in self.overwritten_by:
            gone = [(1, self.var("store", self.overwritten_by[value], f)) for f in before]
            self._row([(1, load), *gone, *((-1, v) for v in kept)], -np.inf, 1)

    def _low(self, value: int, phase: Time) -> None:
        ready = self.var("ready", value, phase)
        if value in self.problem.taken:
            before = self._before(phase)
            if not self.problem.is_resident(value):
                before = [f for f in before if f[0] < phase[0]]
            self._implies(ready, [self.var("take", value, f) for f in before])
            return
        start = (phase[0], 0) if self.problem.folds_rows(value) else phase
        self._exist(ready, self.graph.nodes[value].values, start)

    def _store(self, index: int) -> None:
        update = self.graph.updates[index]
        size = self.graph.role(update.role).type.dtype.bytes
        old = self.problem.old_value(update)
        for phase in self.problem.phases:
            store = self.var("store", index, phase, MEMORY * size, size)
            self._exist(store, self.problem.needs(update), phase)
            loaded = [self.var("fetch", old, phase[0])] if old in self.problem.live else []
            blind = self.var("blind", index, phase[0], MEMORY * size)
            self._implies(store, [blind, *loaded])
        self._once([self.var("store", index, f) for f in self.problem.phases])
