"""Windows: the phases in which each choice may still happen, as bit masks over the grid.

1. A choice waits for the reductions before it, even if they happen as soon as they can.
2. A reduction leaves time for its successors, even if they happen as late as they can.
"""

from __future__ import annotations

from dataclasses import dataclass

from .problem import Choice
from .readiness import Clock, ReductionTime

Windows = tuple[int, ...]  # per choice


@dataclass(frozen=True, slots=True)
class Phases:
    """The phases of a grid in order, and the choices that wait for each other in them."""

    times: tuple[int, ...]  # by the problem's clock
    sweeps: tuple[int, ...]
    spans: tuple[int, ...]  # per sweep, the mask of its phases
    choices: tuple[Choice, ...]
    ticks: tuple[ReductionTime, ...]
    places: tuple[int | None, ...]  # per tick, its choice
    after: tuple[tuple[int, ...], ...]  # per tick and phase, the first phase that has the result
    until: tuple[tuple[int, ...], ...]  # per tick and phase, the last that gives the result by then

    def narrowed(self, windows: Windows) -> Windows | None:
        """The windows without phases that other choices rule out; None where one is empty."""
        found = list(windows)
        if not all(found):
            return None
        ready = self._ready(found, cut=True)
        for index, begin in enumerate(ready):
            found[index] &= -1 << begin
        return tuple(found) if all(found) and self._leave_time(found) else None

    def ready_at_last(self, windows: Windows) -> tuple[int, ...]:
        """Per choice, the first phase it can have however late those before it happen."""
        return self._ready(list(windows), cut=False)

    def _ready(self, found: list[int], cut: bool) -> tuple[int, ...]:
        """Case 1: the phases of choices; `cut` takes earlier ones from reductions."""
        there: list[int] = []
        for tick, place, after in zip(self.ticks, self.places, self.after, strict=True):
            begin = 0
            for other in tick.after:
                begin = max(begin, there[other])
            if place is not None and cut:
                found[place] &= -1 << begin
                begin = first(found[place]) if found[place] else len(self.times)
            elif place is not None:
                begin = last(found[place])
            there.append(after[begin])
        ready: list[int] = []
        for choice in self.choices:
            begin = 0
            for other in choice.waits:
                begin = max(begin, there[other])
            ready.append(begin)
        return tuple(ready)

    def _leave_time(self, found: list[int]) -> bool:
        """Case 2."""
        limit = [len(self.times)] * len(self.ticks)
        for choice, window in zip(self.choices, found, strict=True):
            if choice.kind == "update":
                for other in choice.waits:
                    limit[other] = min(limit[other], last(window))
        for number in range(len(self.ticks) - 1, -1, -1):
            end, place = self.until[number][limit[number]], self.places[number]
            if place is not None:
                found[place] &= (2 << end) - 1
                if not found[place]:
                    return False
                end = last(found[place])
            for other in self.ticks[number].after:
                limit[other] = min(limit[other], end)
        return True


def phases_of(choices: tuple[Choice, ...], clock: Clock, grid: tuple[int, ...]) -> Phases:
    """The phases of a grid."""
    found = [(s, q) for s, passes in enumerate(grid) for q in range(passes)]
    times = tuple(s * clock.width + q for s, q in found)
    sweeps = tuple(s for s, _ in found)
    spans = tuple(sum(1 << p for p, s in enumerate(sweeps) if s == n) for n in range(len(grid)))
    place_of = {c.item: i for i, c in enumerate(choices) if c.kind == "reduction"}
    after = tuple(_results(clock, tick, times) for tick in clock.ticks)
    return Phases(
        times,
        sweeps,
        spans,
        choices,
        clock.ticks,
        tuple(place_of.get(tick.node) for tick in clock.ticks),
        after,
        tuple(_starts(row) for row in after),
    )


def first(window: int) -> int:
    """The first phase of a window."""
    return (window & -window).bit_length() - 1


def last(window: int) -> int:
    """The last phase of a window."""
    return window.bit_length() - 1


def _results(clock: Clock, tick: ReductionTime, times: tuple[int, ...]) -> tuple[int, ...]:
    """By the phase of a tick's operand or choice, the first phase that has the result."""
    ready = (clock.after(tick, time) for time in times)
    found = [next((p for p, t in enumerate(times) if t >= r), len(times)) for r in ready]
    return (*found, len(times))


def _starts(after: tuple[int, ...]) -> tuple[int, ...]:
    """By the phase that needs a result, the last phase that leads to it; -1 for none."""
    count = len(after)
    return tuple(
        max((p for p in range(count) if after[p] <= end), default=-1) for end in range(count)
    )
