"""The visits of a program: the items that each entry runs for one unit of a launch, in order.

visit sf_sweep_0 of a chunk, kind 0, argument 1:  run sweep0_pass1
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .launches import ChunkKind, Units


@dataclass(frozen=True, slots=True)
class RunKernel:
    """A kernel over the rows and columns of the visit."""

    name: str


@dataclass(frozen=True, slots=True)
class RunRows:
    """A rows segment over the rows of the visit; over a tensor: all its rows."""

    name: str


@dataclass(frozen=True, slots=True)
class RunSegment:
    """A segment of the visit's tensor, or of the step."""

    name: str


@dataclass(frozen=True, slots=True)
class RunLists:
    """The first level of the long lists of a segment, which has the name: the visit's leaves."""

    segment: str

    @property
    def name(self) -> str:
        """Of the function."""
        return f"{self.segment}_lists"


@dataclass(frozen=True, slots=True)
class RunCells:
    """The cells of long vectors that a segment leaves to others: those of the visit's rows."""

    segment: str

    @property
    def name(self) -> str:
        """Of the function."""
        return f"{self.segment}_cells"


@dataclass(frozen=True, slots=True)
class RunMatrix:
    """A pass over matrices: all of the visit's tensor, or some rows of one."""

    name: str


@dataclass(frozen=True, slots=True)
class Sync:
    """Whoever shares the unit waits here until all have come so far."""


@dataclass(frozen=True, slots=True)
class Tiles:
    """Steps that need nothing of other rows: over all rows, or a tile of rows after the other.

    With a name it is one function of that name, which does all of them row by row.
    """

    steps: tuple[RunKernel | RunRows | Sync, ...]
    together: str = ""


Leaf = RunKernel | RunRows | RunSegment | RunLists | RunCells | RunMatrix | Sync
VisitStep = Leaf | Tiles


@dataclass(frozen=True, slots=True)
class Visit:
    """The work of an entry on one unit of these kinds, when called with the argument."""

    entry: str
    over: Units
    kinds: tuple[ChunkKind, ...]
    argument: int | None  # None: whatever the argument
    steps: tuple[VisitStep, ...]

    @property
    def flat_steps(self) -> Iterator[Leaf]:
        """The steps, those of tiles in their place."""
        for step in self.steps:
            if isinstance(step, Tiles):
                yield from step.steps
            else:
                yield step
