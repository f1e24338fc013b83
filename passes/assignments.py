"""Every way to fill one sweep: which of the choices that are left happen, in which pass.

1. Reductions in order: taken in a pass where their operands are there, or left.
2. Then each update on its own: stored in such a pass, or left.
3. In the last sweep nothing is left.
4. What is left must still be possible before the last sweep ends.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from .choices import Choice
from .clock import Clock, latest

LEFT = 1 << 30  # the time of a choice that has none yet

Times = tuple[int, ...]  # per choice


@dataclass(frozen=True, slots=True)
class Filled:
    """One way to fill a sweep."""

    times: Times  # of all choices so far
    done: int  # mask of those that have one
    after: tuple[int, ...]  # when each reduction is there


@dataclass(frozen=True, slots=True)
class Assignments:
    """The ways to fill the sweeps of a grid."""

    choices: tuple[Choice, ...]
    clock: Clock
    grid: tuple[int, ...]

    def fill(self, sweep: int, done: int, times: Times) -> Iterator[Filled]:
        """Every way to fill a sweep, after what is done."""
        others = [
            i for i, c in enumerate(self.choices) if c.kind != "reduction" and not done >> i & 1
        ]
        for taken, after, reached in self._reductions(sweep, done, times):
            options = [self._options(self.choices[i], sweep, after) for i in others]
            for picked in itertools.product(*options):
                now, then = list(taken), reached
                for i, time in zip(others, picked, strict=True):
                    now[i] = time
                    then |= (time < LEFT) << i
                yield Filled(tuple(now), then, after)

    def _reductions(
        self, sweep: int, done: int, times: Times
    ) -> Iterator[tuple[Times, tuple[int, ...], int]]:
        clock, last = self.clock, sweep == len(self.grid) - 1
        places = {c.item: i for i, c in enumerate(self.choices) if c.kind == "reduction"}
        stack: list[tuple[Times, tuple[int, ...], int]] = [(times, (), done)]
        while stack:
            taken, after, reached = stack.pop()
            if len(after) == len(clock.ticks):
                if self._in_time(done, after):
                    yield taken, after, reached
                continue
            tick = clock.ticks[len(after)]
            first = latest(after, tick.after)
            place = places.get(tick.node, -1)
            if place < 0:
                stack.append((taken, (*after, clock.after(tick, first)), reached))
            elif done >> place & 1:
                stack.append((taken, (*after, 0), reached))
            elif first < self._end:
                for time in self._passes(sweep, first):
                    now = (*taken[:place], time, *taken[place + 1 :])
                    stack.append((now, (*after, clock.after(tick, time)), reached | 1 << place))
                if not last:
                    time = max(first, (sweep + 1) * clock.width)
                    stack.append((taken, (*after, clock.after(tick, time)), reached))

    @property
    def _end(self) -> int:
        return len(self.grid) * self.clock.width

    def _in_time(self, done: int, after: Times) -> bool:
        left = (c for i, c in enumerate(self.choices) if not done >> i & 1)
        return all(latest(after, c.waits) < self._end for c in left if c.kind == "update")

    def _options(self, choice: Choice, sweep: int, after: Times) -> list[int]:
        found = self._passes(sweep, latest(after, choice.waits))
        return found if sweep == len(self.grid) - 1 else [*found, LEFT]

    def _passes(self, sweep: int, first: int) -> list[int]:
        start = sweep * self.clock.width
        return [t for t in range(start, start + self.grid[sweep]) if t >= first]
