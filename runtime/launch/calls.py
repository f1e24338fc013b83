"""The calls that a step is made of, and what runs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ...ir.lowered.launches import Over

Step = tuple[Callable[[], None], ...]


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a generated function."""

    program: int
    name: str
    over: Over
    context: int
    argument: int
    low: int
    high: int
    bytes: int  # that it moves, where it may be split among threads; else 0


class Compiled(Protocol):
    """A program's functions, by name. A backend may also have `call_parallel`.

    One that runs a whole step by itself has `run(binding)` in place of `call`.
    """

    def call(self, name: str, context: int, argument: int, low: int, high: int) -> None:
        """Runs one function over a range."""
        ...


class Walk(Protocol):
    """A step as one native call; calls that move `least` bytes or more are split among threads."""

    least: int

    def __call__(self) -> None:
        """Runs it."""
        ...


class Native(Protocol):
    """A program whose functions have addresses, and that can run a list of calls by itself."""

    def address(self, name: str) -> int:
        """Where a function is: a launch, or one that walks have between launches."""
        ...

    @property
    def same(self) -> Callable[[int, int], int]:
        """Whether NumPy's arrays are as they were: rows of SEEN, to the first that is not or -1."""
        ...

    def walk(self, calls: Sequence[Sequence[int]], threads: int, held: object) -> Walk:
        """The calls, rows of CALL, as one native call; `held` is what they point at."""
        ...


def is_whole(step: Step) -> bool:
    """Whether a step is one native call, which is done or was never begun."""
    return len(step) == 1 and getattr(step[0], "is_whole", False)
