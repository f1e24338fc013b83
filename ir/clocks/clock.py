"""Clocks: when the stepper runs an entry by itself, by the number of the step.

    entry refresh every %frequency before step             at steps f, 2f, 3f, ...
    entry refresh every %frequency from 1 before step      at steps 1, 1 + f, 1 + 2f, ...

The number of a step is what it counts the state `t` up to: 1 for the first. A step that is skipped
does not count, so that the next one has the same number. Whether an entry is due follows from the
state `t` and the hyper-parameter alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

COUNT = "t"  # the state that counts steps, in every spec that has one
BEFORE, AFTER = "before", "after"
ORDERS = (BEFORE, AFTER)


@dataclass(frozen=True, slots=True)
class EntryClock:
    """An entry is run at step `first`, and every so many steps from there on."""

    every: str | int  # a hyper-parameter by its name, or a whole number
    order: str  # before the step or after it
    first: int | None = None  # None: where the number of the step is a multiple of `every`

    def __str__(self) -> str:
        every = f"%{self.every}" if isinstance(self.every, str) else str(self.every)
        start = "" if self.first is None else f" from {self.first}"
        return f"every {every}{start} {self.order} step"

    def is_due(self, number: Any, every: Any) -> Any:
        """Return True where it runs at the step of a whole number; arrays give arrays."""
        since = number - (self.first or 0)
        return (since % every == 0) & (since >= 0)


@dataclass(frozen=True, slots=True)
class ClockedEntry:
    """The entry of a spec that the stepper runs, and when."""

    name: str
    clock: EntryClock


def is_whole(value: float) -> bool:
    """True if a number is a whole one; an infinity is none."""
    return math.isfinite(value) and value == math.floor(value)
