"""The cells of a place while a nest runs: real memory, and facts about each cell."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...arrays import Array
from ...errors import StepfuseError
from .races import Races


class LoopError(StepfuseError):
    """An illegal access of a nest: names the nest, the place, the cell and the iteration."""


@dataclass(slots=True)
class CellAccess:
    """The cells at a place, with checks of a nest's accesses.

    `written` says which hold something (None: all do). `stored` says which this nest has stored,
    where it stores each cell once. `races` looks for threads that are in each other's way.
    """

    name: str
    array: Array
    written: Array | None = None
    stored: Array | None = None
    is_read_first: bool = False  # stored cells may not be loaded
    races: Races | None = None

    def load(self, at: Array, threads: Array | int) -> Array:
        """Return cells' values. Raises LoopError for cells that are not there or hold nothing."""
        self._check_inside(at, "loads")
        self._check_written(at, "loads")
        if self.is_read_first and self.stored is not None and self.stored[at].any():
            late = at[self.stored[at]]
            raise LoopError(f"loads {self.name}[{_few(late)}] after storing it")
        if self.races is not None:
            self._refuse(self.races.read(self.array, at, threads), "loads", at)
        return self.array[at]

    def store(self, at: Array, value: Array, threads: Array | int, lanes: int) -> None:
        """Stores to cells. Raises LoopError for a cell that is stored by two lanes, or twice."""
        self.check_apart(at, "stores", threads, lanes)
        if self.stored is not None:
            again = at[self.stored[at]]
            if again.size:
                raise LoopError(f"stores {self.name}[{_few(again)}] twice")
            self.stored[at] = True
        self.write(at, value)

    def content(self, at: Array) -> Array:
        """Return the values of accumulators in memory. Raises LoopError as `load` does."""
        self._check_inside(at, "adds to")
        self._check_written(at, "adds to")
        return self.array[at]

    def write(self, at: Array, value: Array) -> None:
        """Puts a value of the cells' own dtype there. Raises LoopError for another dtype."""
        if value.dtype != self.array.dtype:
            raise LoopError(f"stores {value.dtype} to {self.name}, which is {self.array.dtype}")
        self.array[at] = value
        if self.written is not None:
            self.written[at] = True

    def clobber(self, at: Array, threads: Array | int) -> None:
        """Mark a list's cells as undefined after its fold, which used them as scratch memory."""
        self.forget(at)
        if self.races is not None and not isinstance(threads, int):
            self._refuse(self.races.write(self.array, at, threads), "folds", at)

    def forget(self, at: Array) -> None:
        """Mark cells as undefined: they may not be read until they are stored again."""
        if self.written is not None:
            self.written[at] = False

    def check_apart(self, at: Array, doing: str, threads: Array | int, lanes: int) -> None:
        """Raises LoopError unless each lane has a cell of its own, and no other thread does."""
        self._check_inside(at, doing)
        if lanes > 1 and at.size == 1:
            raise LoopError(f"{doing} {self.name}[{_few(at)}] from all {lanes} lanes")
        values, counts = np.unique(at, return_counts=True)
        if len(values) < at.size:
            cells = _few(values[counts > 1])
            raise LoopError(f"{doing} {self.name}[{cells}] from several lanes or threads")
        if self.races is not None:
            self._refuse(self.races.write(self.array, at, threads), doing, at)

    def _check_inside(self, at: Array, doing: str) -> None:
        if at.size and (at.min() < 0 or at.max() >= len(self.array)):
            outside = at[(at < 0) | (at >= len(self.array))]
            size = len(self.array)
            raise LoopError(f"{doing} {self.name}[{_few(outside)}], out of bounds: {size} cells")

    def _check_written(self, at: Array, doing: str) -> None:
        if self.written is not None and not self.written[at].all():
            never = at[~self.written[at]]
            raise LoopError(f"{doing} {self.name}[{_few(never)}], which was never written")

    def _refuse(self, wrong: str, doing: str, at: Array) -> None:
        if wrong:
            raise LoopError(f"{doing} {self.name}[{_few(at)}]: {wrong}")


def _few(at: Array) -> str:
    """Cells as text: `3`, `16..31`, `0, 5, ...`."""
    if at.size == 1:
        return str(at[0])
    if np.array_equal(at, np.arange(at[0], at[0] + at.size)):
        return f"{at[0]}..{at[-1]}"
    shown = ", ".join(map(str, at[:3]))
    return f"{shown}, ..." if at.size > 3 else shown
