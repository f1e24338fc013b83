"""A program as a backend has compiled it: the contract between backends and the launch layer.

A `Launcher` has one executable for each variant; it is how a `Stepper` gets its calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..calls import Step
from .clocked import StepPart


@dataclass(frozen=True, slots=True)
class MemorySpace:
    """The memory of the arrays that an executable works on: `host`, or `cuda:0`."""

    device: str = "host"
    number: int = 0

    def __str__(self) -> str:
        return self.device if self.device == "host" else f"{self.device}:{self.number}"

    @property
    def backend(self) -> str:
        """The backend that compiles for it where an optimizer has several devices."""
        return "native" if self.device == "host" else str(self)


HOST = MemorySpace()


class Executable(Protocol):
    """A program that can be run, entry by entry or a whole step at a time."""

    @property
    def memory(self) -> MemorySpace:
        """The memory that tables and arrays must be in."""
        ...

    @property
    def parallel(self) -> bool:
        """True if a call may be split among threads."""
        ...

    @property
    def takes_parts(self) -> bool:
        """True if entries are called, so that they may be given some rows or chunks alone."""
        ...

    @property
    def same(self) -> Callable[[int, int], int] | None:
        """The check that NumPy's arrays are unchanged: rows of SEEN, the first changed or -1.

        None: nothing native looks.
        """
        ...

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Runs an entry over a range of units, on several threads where it is `parallel`."""
        ...

    def prepare(
        self, parts: Sequence[StepPart], programs: Sequence[Executable], threads: int
    ) -> Step:
        """A step of its parts by the executables of all variants, which are of one backend."""
        ...

    def source(self) -> str:
        """The generated text, to read."""
        ...


@dataclass(frozen=True, slots=True)
class Launcher:
    """The executables of all variants, and the threads of a step: it makes steps ready.

    Those of an entry by the clock stand behind the step's.
    """

    programs: Sequence[Executable]
    threads: int

    def prepare(self, parts: Sequence[StepPart]) -> Step:
        """A step of these parts, its functions and arguments filled in: run all in order."""
        return self.programs[0].prepare(parts, self.programs, self.threads)
