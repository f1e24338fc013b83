"""The exact cost of an assignment: one phase for every choice."""

from __future__ import annotations

from dataclasses import dataclass

from .load_or_recompute import PassNeeds
from .problem import Problem
from .sweep_cost import SweepCosts, SweepLoads

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
