"""Branch and bound over the sweeps: the cheapest phases of all choices, ties included.

1. What a sweep costs depends on what was chosen before it, not on when: of two ways to the
   same choices, the worse one is not followed.
2. A sweep is not evaluated when its stores and the least of what is left cost too much.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .assignments import LEFT, Assignments, Filled, Times
from .choices import Problem
from .paths import PassNeeds, bits, mask
from .sweep_cost import SweepCosts, SweepLoads

Limit = tuple[int, int]  # cost, flops


@dataclass(frozen=True, slots=True)
class Found:
    """A complete assignment: cost in hundredths, element flops, then order."""

    cost: int
    flops: int
    times: Times
    sweeps: tuple[SweepLoads, ...]

    @property
    def limit(self) -> Limit:
        """What others must not exceed."""
        return self.cost, self.flops

    @property
    def key(self) -> tuple[Limit, Times, object]:
        """The order of preference."""
        loads = tuple(tuple(bits(way.loads) for way in s.ways) for s in self.sweeps)
        return self.limit, self.times, loads


@dataclass(slots=True)
class Search:
    """The best assignment."""

    problem: Problem
    costs: SweepCosts
    limit: Limit = (LEFT, 0)
    best: Found | None = None
    _seen: dict[tuple[int, int], tuple[int, int, Times]] = field(
        default_factory=dict[tuple[int, int], tuple[int, int, Times]]
    )

    def run(self) -> Found:
        """Searches all assignments."""
        self._visit(0, 0, (0, 0, (LEFT,) * len(self.problem.choices)), ())
        assert self.best is not None, "every graph can store as late as possible"
        return self.best

    def _visit(
        self,
        sweep: int,
        done: int,
        reached: tuple[int, int, Times],
        sweeps: tuple[SweepLoads, ...],
    ) -> None:
        """Goes on from a state reached with this cost, these flops and these times."""
        if sweep == len(self.problem.grid):
            cost, flops, times = reached
            found = Found(cost, flops, times, sweeps)
            if self.best is None or found.key < self.best.key:  # type: ignore[operator]
                self.best, self.limit = found, found.limit
            return
        nexts = self._nexts(sweep, done, reached)
        order = sorted((n[0][0] + self._least(then), n[0], then) for then, n in nexts.items())
        for bound, now, then in order:
            known = self._seen.get((sweep, then))
            if (bound, now[1]) <= self.limit and (known is None or now < known):
                self._seen[sweep, then] = now
                self._visit(sweep + 1, then, now, (*sweeps, nexts[then][1]))

    def _nexts(
        self, sweep: int, done: int, reached: tuple[int, int, Times]
    ) -> dict[int, tuple[tuple[int, int, Times], SweepLoads]]:
        """The states after a sweep, each with the best way to it."""
        found: dict[int, tuple[tuple[int, int, Times], SweepLoads]] = {}
        cost, flops, times = reached
        ways = Assignments(self.problem.choices, self.problem.clock, self.problem.grid)
        for filled in ways.fill(sweep, done, times):
            stores = cost + sum(self.problem.choices[i].cost for i in bits(filled.done & ~done))
            if stores + self._least(filled.done) > self.limit[0]:
                continue
            loads = self._loads(sweep, done, filled)
            if loads is not None:
                now = stores + loads.cost, flops + loads.flops, filled.times
                if filled.done not in found or now < found[filled.done][0]:
                    found[filled.done] = now, loads
        return found

    def _least(self, done: int) -> int:
        """What the choices that are left cost at least."""
        return sum(c.least for i, c in enumerate(self.problem.choices) if not done >> i & 1)

    def _loads(self, sweep: int, done: int, filled: Filled) -> SweepLoads | None:
        """The cheapest loads of a sweep that is filled so."""
        choices = self.problem.choices
        earlier = [choices[i] for i in bits(done)]
        mine = [(filled.times[i], choices[i]) for i in bits(filled.done & ~done)]
        held = _union(c.holds for c in earlier)
        gone = _union(c.overwrites for c in earlier)
        start, cached = sweep * self.problem.clock.width, 0
        passes: list[PassNeeds] = []
        for time in range(start, start + self.problem.grid[sweep]):
            now = [c for t, c in mine if t == time]
            readable = self.problem.reads & ~gone
            passes.append(
                PassNeeds(
                    _union(c.required for c in now),
                    readable,
                    (held | cached) & ~readable,
                    cached,
                    mask(i for i, t in enumerate(filled.after) if t > time),
                )
            )
            stored = [c for c in now if c.kind == "update"]
            gone |= _union(c.overwrites for c in stored)
            cached |= _union(c.holds for c in stored)
        writes = tuple((c.overwrites, c.cost) for _, c in mine if c.kind == "update")
        return self.costs.cheapest(tuple(passes), writes)


def _union(masks: Iterable[int]) -> int:
    found = 0
    for one in masks:
        found |= one
    return found
