"""The calls of a step, and the function that runs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from ..ir.arrays import Array
from ..ir.lowered.launches import Units

# A call gives the interrupt that came meanwhile, if it let that wait.
Step = tuple[Callable[[], KeyboardInterrupt | None], ...]


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a generated function, or of a library's routine."""

    program: int
    name: str
    over: Units
    context: int
    argument: int
    low: int
    high: int
    bytes: int  # that it moves, where it may be split among threads; else 0
    routine: Callable[[int, int], None] | None = None  # what is called instead, over tensors

    @property
    def by_library(self) -> Callable[[], None] | None:
        """A library's routine over the tensors of the call; None for a generated function."""
        return None if self.routine is None else partial(self.routine, self.low, self.high)


class NativeStep:
    """A step that is one native call, which is done or was never begun.

    No ABC: each step asks `isinstance`, which would take .1 us with one.
    """

    def __call__(self) -> None:
        """Runs it."""
        raise NotImplementedError  # abstract: the pool's walk and torch's team say what runs


class PiecedStep:
    """Native calls with Python's between them, each of which may be run again, up to its end.

    `done` counts those that have ended; each adds 1 to it, native ones before they return. So an
    interrupt waits until all have.
    """

    def __init__(self, pieces: Sequence[Callable[[], None]], done: Array) -> None:
        self.pieces, self._done = pieces, done

    def __call__(self) -> KeyboardInterrupt | None:
        """Run them; return the interrupt of one of them."""
        late: KeyboardInterrupt | None = None
        self._done[0] = 0
        while (number := self._done.item()) < len(self.pieces):
            try:
                self.pieces[number]()
            except KeyboardInterrupt as error:
                late = error
        return late


class CheckedStep:
    """A step that may have to be refused: before it begins, so that nothing is half done."""

    def check(self) -> None:
        """Raise an error that the step would end in, changing nothing."""
        raise NotImplementedError  # abstract: what launches on a device says what may not be

    def __call__(self) -> None:
        """Runs it."""
        raise NotImplementedError  # abstract, likewise


def is_whole(step: Step) -> bool:
    """True if a step is one native call."""
    return len(step) == 1 and isinstance(step[0], NativeStep)
