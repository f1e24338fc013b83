"""Iterations that run in lockstep: those of a loop of lanes or threads, all at once, as arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...arrays import Array
from ...semantics import LANES
from .races import EVERY


@dataclass(frozen=True, slots=True)
class Lanes:
    """Lanes in lockstep: `count` of them, of which those in `active` are on."""

    variable: str
    iterations: Array  # of each lane, counted from the loop's first
    active: Array
    threads: Array | int = EVERY  # the thread of each lane
    width: int = LANES  # lanes of one iteration

    @property
    def count(self) -> int:
        """The number of values."""
        return len(self.iterations)

    def where(self, condition: Array) -> Lanes:
        """The lanes in which a condition also holds."""
        active = self.active & condition
        return Lanes(self.variable, self.iterations, active, self.threads, self.width)

    def on(self, value: Any) -> Array:
        """The values of the lanes that are on; one value if it is the same in all."""
        found = np.asarray(value)
        return found[self.active] if found.ndim else np.atleast_1d(found)

    def spread(self, value: Any) -> Array:
        """A value for each lane that is on."""
        return np.broadcast_to(value, (self.count,))[self.active]

    def filled(self, found: Array) -> Array:
        """A value for each lane, from those of the lanes that are on; zero in the others."""
        full = np.zeros(self.count, found.dtype)
        full[self.active] = found
        return full

    def who(self) -> Array | int:
        """The threads of the lanes that are on."""
        return self.threads if isinstance(self.threads, int) else self.threads[self.active]
