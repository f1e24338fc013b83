"""Searches the phases of least cost by branch and bound, over a window of phases for each choice.

1. Windows are narrowed (`windows`), and cut where another phase is as good (`dominance`).
2. The open choices are split into independent parts, searched one after the other. Two choices
   matter to each other where one waits for the other, or where both may need, store or overwrite a
   value in the same sweep that is not there for certain.
3. A part is searched choice by choice, first the one whose phases all raise the lower bound most. A
   branch whose bound (`lower_bound`) is no better than the best schedule found is left.
4. After a fixed number of steps the best schedule found is taken, and its distance from the bound
   is stated.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .dominance import Reach, reaches_of, without_dominated
from .load_or_recompute import bits, weights_of
from .lower_bound import Bound, Bounds, FixedLoads, ForcedValues
from .problem import Assignment, Choice, Key, Problem, Times, evaluated
from .sweep_cost import SweepCosts
from .windows import Phases, Windows, first, last, phases_of

WORK = 100_000  # until the search ends: what its steps look at, about 3 us each
POLISH = 40_000  # and to better what it has found by then
DEPTH = 100  # decisions one within the other, for Python's stack
_STEP = 30  # what a step costs beside what it looks at

ANY: Key = (1 << 60, 0, ())  # what every assignment is better than


@dataclass(frozen=True, slots=True)
class SearchState:
    """The remaining windows, the loads that sweeps are forced to have or avoid, and the bound."""

    windows: Windows
    asked: FixedLoads
    bound: Bound

    @property
    def is_complete(self) -> bool:
        """True if every choice has one phase."""
        return all(w & (w - 1) == 0 for w in self.windows)


@dataclass(slots=True)
class Search:
    """The best assignment."""

    problem: Problem
    costs: SweepCosts
    phases: Phases = field(init=False)
    bounds: Bounds = field(init=False)
    reaches: tuple[Reach, ...] = field(init=False)
    work: int = 0
    depth: int = 0  # decisions, one within the other
    ended: bool = False
    _states: dict[tuple[Windows, FixedLoads], SearchState | None] = field(
        default_factory=dict[tuple[Windows, FixedLoads], "SearchState | None"]
    )

    def __post_init__(self) -> None:
        problem = self.problem
        self.phases = phases_of(problem.choices, problem.clock, problem.grid)
        self.bounds = Bounds(problem, self.phases, weights_of(problem.graph))
        self.reaches = reaches_of(self.bounds)

    def run(self) -> tuple[Assignment, int]:
        """The best assignment, and by how many hundredths it may be above the minimum."""
        start = self.reduced(self._every, ((0, 0),) * len(self.problem.grid))
        assert start is not None, "every graph can store as late as possible"
        found = self._best(start, ANY) or self._latest()
        if not self.ended and self.costs.is_exact:
            return found, 0
        found = self._polished(start, found)
        return found, found.cost - start.bound.cost

    @property
    def _held(self) -> int:
        """Values that roles may hold: a pass that finds one in cache does not fetch it."""
        return functools.reduce(operator.or_, (c.holds for c in self.problem.choices), 0)

    @property
    def _every(self) -> Windows:
        return tuple(map(self._possible_at_all, self.problem.choices))

    def _possible_at_all(self, choice: Choice) -> int:
        """The phases of a choice: those of sweeps of its kind, for a reduction."""
        kinds = self.problem.kinds
        if not kinds or choice.kind != "reduction":
            return (1 << len(self.phases.times)) - 1
        sweeps = enumerate(self.phases.sweeps)
        return sum(1 << p for p, s in sweeps if s < len(kinds) and kinds[s] == choice.by)

    def reduced(self, windows: Windows, asked: FixedLoads) -> SearchState | None:
        """Case 1, until nothing changes, and the bound; None where nothing is possible."""
        key = windows, asked
        if key not in self._states:
            self._states[key] = self._reduce(windows, asked)
        return self._states[key]

    # -- the search

    def _best(self, state: SearchState | None, limit: Key) -> Assignment | None:
        """The best assignment within windows, None where none is better than the limit."""
        if state is None or not self._is_open(state, limit):
            return None
        if state.is_complete:
            found = self._evaluated(state.windows)
            return found if found and found.key < limit else None
        parts = parts_of(self.bounds, state.windows, state.bound.phases)
        if len(parts) == 1 and limit is not ANY:
            return self._branched(state, parts[0], limit)
        dive = self._dived(state)
        if dive is None:
            return self._branched(state, sum(parts, ()), limit)
        for part in parts:
            dive = self._joined(state, part, dive)
        return dive if dive.key < limit else None

    def _joined(self, state: SearchState, part: tuple[int, ...], best: Assignment) -> Assignment:
        """Case 2: the others stay as they are while one part is searched."""
        now = list(self._windows(best.times))
        for place in part:
            now[place] = state.windows[place]
        return self._best(self.reduced(tuple(now), state.asked), best.key) or best

    def _branched(self, state: SearchState, part: tuple[int, ...], limit: Key) -> Assignment | None:
        """Case 3."""
        best: Assignment | None = None
        for option in self._options(state, part, limit):
            if self.work > WORK or self.depth > DEPTH:
                self.ended = True
                break
            self.depth += 1
            found = self._best(option, limit)
            self.depth -= 1
            if found is not None:
                best, limit = found, found.key
        return best

    def _options(self, state: SearchState, part: tuple[int, ...], limit: Key) -> list[SearchState]:
        """The states that one decision leads to and that may be better than the limit."""
        chosen: list[SearchState] | None = None
        for decision in self._decisions(state, part):
            mine = [s for s in decision if s is not None and self._is_open(s, limit)]
            mine.sort(key=lambda s: (s.bound.cost, s.bound.flops, self._firsts(s.windows)))
            if len(mine) < 2 or mine[0].bound.cost > state.bound.cost:
                return mine
            if chosen is None or [s.bound.cost for s in mine] > [s.bound.cost for s in chosen]:
                chosen = mine
            if self.work > WORK:
                break
        return chosen or []

    def _decisions(
        self, state: SearchState, part: tuple[int, ...]
    ) -> Iterator[list[SearchState | None]]:
        """A read in a sweep, loaded or not; the phases of a choice."""
        once = shared = 0
        for place in part:
            need = self.bounds.needs[place] & self.problem.reads
            once, shared = once | need, shared | once & need
        for sweep, span in enumerate(self.phases.spans):
            open_ = shared
            for p in bits(span):
                open_ &= state.bound.memory[p][0] & ~state.bound.phases[p].loads
            open_ &= ~(state.asked[sweep][0] | state.asked[sweep][1] | self._held)
            for read in bits(open_):
                yield [
                    self.reduced(state.windows, _with(state.asked, sweep, *loads))
                    for loads in ((1 << read, 0), (0, 1 << read))
                ]
        for place in part:
            yield [self._at(state, place, p) for p in bits(state.windows[place])]

    def _polished(self, start: SearchState, best: Assignment) -> Assignment:
        """Improve an assignment by moving one choice at a time until none gains."""
        end, before = self.work + POLISH, None
        while best is not before:
            before = best
            for index, window in enumerate(start.windows):
                for p in bits(window) if self.work < end else ():
                    windows = self._windows(best.times)
                    now = (*windows[:index], 1 << p, *windows[index + 1 :])
                    self.work += _STEP + len(now)
                    found = self._evaluated(now) if self._fits(now) else None
                    best = found if found and found.key < best.key else best
        return best

    def _fits(self, windows: Windows) -> bool:
        """True if a complete assignment waits for all its predecessors."""
        return self.phases.narrowed(windows) == windows

    def _latest(self) -> Assignment:
        """Reductions as soon as they can be, all stores in the last phase."""
        windows = self.phases.narrowed(self._every)
        assert windows is not None
        chosen = (
            1 << (first(w) if c.kind == "reduction" else last(w))
            for c, w in zip(self.problem.choices, windows, strict=True)
        )
        found = self._evaluated(tuple(chosen))
        assert found is not None, "every graph can store as late as possible"
        return found

    def _dived(self, state: SearchState) -> Assignment | None:
        """An assignment: choice after choice in the phase that looks best."""
        while not state.is_complete:
            windows = state.windows
            open_ = [i for i, w in enumerate(windows) if w & (w - 1)]
            place = min(open_, key=lambda i: (first(windows[i]), i))
            tried = (self._at(state, place, p) for p in bits(windows[place]))
            states = [s for s in tried if s is not None]
            if not states:
                return None
            state = min(states, key=lambda s: (s.bound.cost, s.bound.flops))
        return self._evaluated(state.windows)

    def _at(self, state: SearchState, index: int, p: int) -> SearchState | None:
        windows = (*state.windows[:index], 1 << p, *state.windows[index + 1 :])
        return self.reduced(windows, state.asked)

    def _is_open(self, state: SearchState, limit: Key) -> bool:
        """True if there may be something better than the limit."""
        return (state.bound.cost, state.bound.flops, self._firsts(state.windows)) < limit

    def _reduce(self, windows: Windows, asked: FixedLoads) -> SearchState | None:
        while True:
            now = self.phases.narrowed(windows)
            self.work += _STEP + len(windows) + len(self.phases.ticks)
            bound = self.bounds.of(now, asked) if now is not None else None
            if now is None or bound is None:
                return None
            windows = self._tightened(now, bound)
            if any(never for _, never in asked):
                windows = self._possible(windows, bound)
            windows = without_dominated(self.bounds, self.reaches, windows, bound.phases)
            if windows == now:
                return SearchState(now, asked, bound)

    def _possible(self, windows: Windows, bound: Bound) -> Windows:
        """The windows without phases in which operands of a choice are not available."""
        return tuple(
            window
            if window & (window - 1) == 0
            else sum(
                1 << p
                for p in bits(window)
                if self.bounds.walk(choice.required, *bound.memory[p]) is not None
            )
            for choice, window in zip(self.problem.choices, windows, strict=True)
        )

    def _tightened(self, windows: Windows, bound: Bound) -> Windows:
        """Restrict choices to phases behind the certain loads of the arrays that they overwrite."""
        found = list(windows)
        for p, certain in enumerate(bound.phases):
            for index, choice in enumerate(self.problem.choices):
                if certain.olds & choice.overwrites:
                    found[index] &= -(1 << p)
        return tuple(found)

    def _windows(self, times: Times) -> Windows:
        return tuple(1 << self.phases.times.index(t) for t in times)

    def _firsts(self, windows: Windows) -> Times:
        return tuple(self.phases.times[first(w)] for w in windows)

    def _evaluated(self, windows: Windows) -> Assignment | None:
        return evaluated(self.problem, self.costs, self._firsts(windows))


def _with(asked: FixedLoads, sweep: int, must: int, never: int) -> FixedLoads:
    mine = asked[sweep][0] | must, asked[sweep][1] | never
    return (*asked[:sweep], mine, *asked[sweep + 1 :])


def parts_of(
    bounds: Bounds, windows: Windows, certain: tuple[ForcedValues, ...]
) -> list[tuple[int, ...]]:
    """The open choices, in parts that cannot matter to each other."""
    open_ = [i for i, w in enumerate(windows) if w & (w - 1)]
    links = [(1 << i, _touched(bounds, i, windows[i], certain)) for i in open_]
    links += _undecided(bounds, certain)
    links += _waiting(bounds, open_)
    groups: list[tuple[int, int]] = []  # choices, and what they touch
    for mine in links:
        members, touched = mine
        rest: list[tuple[int, int]] = []
        for group in groups:
            if group[0] & members or group[1] & touched:
                members, touched = members | group[0], touched | group[1]
            else:
                rest.append(group)
        groups = [*rest, (members, touched)]
    return sorted(bits(members) for members, _ in groups if members)


def _touched(bounds: Bounds, index: int, window: int, certain: tuple[ForcedValues, ...]) -> int:
    """Return the mask of values that an open choice may change, with a part for each sweep."""
    size, choice = len(bounds.problem.graph.nodes), bounds.problem.choices[index]
    found = 0
    for p in bits(window):
        there = certain[p].loads | certain[p].computes
        found |= (bounds.needs[index] & ~there) << size * bounds.phases.sweeps[p]
    begin = bounds.phases.sweeps[first(window)]
    for sweep in range(begin, len(bounds.problem.grid)):
        found |= (choice.overwrites | choice.holds) << size * sweep
    return found


def _undecided(bounds: Bounds, certain: tuple[ForcedValues, ...]) -> list[tuple[int, int]]:
    """Each value that may be loaded or recomputed, with the mask of its undecided operands."""
    size = len(bounds.problem.graph.nodes)
    found: list[tuple[int, int]] = []
    for p, now in enumerate(certain):
        there = now.loads | now.computes
        for value in bits(now.either):
            found.append((0, (bounds.cones[value] & ~there) << size * bounds.phases.sweeps[p]))
    return found


def _waiting(bounds: Bounds, open_: list[int]) -> list[tuple[int, int]]:
    """Open reductions, each with the open choices that wait for it."""
    ticks = bounds.phases.ticks
    behind: list[int] = []  # per tick, the mask of ticks it waits for, itself included
    for number, tick in enumerate(ticks):
        behind.append(1 << number | _union(behind[other] for other in tick.after))
    found: list[tuple[int, int]] = []
    for place in open_:
        mine = _union(behind[tick] for tick in bounds.problem.choices[place].waits)
        for number, other in enumerate(bounds.phases.places):
            if mine >> number & 1 and other in open_:
                found.append((1 << place | 1 << other, 0))
    return found


def _union(masks: Iterable[int]) -> int:
    return functools.reduce(operator.or_, masks, 0)
