"""How a program is launched: what each entry does with a unit, and the entries in their order.

A unit is what an entry visits one after the other: a chunk, a tensor, a part of a long list, or the
step as a whole. The tables are sorted by the kind of chunk, so a launch, which is for the first
kinds, is a range.

    visit sf_sweep_0 of a chunk, kind 0, argument 1:  run sweep0_pass1
    launch sf_sweep_0 over chunks, kind 0, argument 1
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from ..errors import LowerError


class ChunkKind(IntEnum):
    """How much of its tensor a chunk is. A tensor without elements is RECTANGLE, without chunks."""

    RECTANGLE = 0  # a part of some rows
    ROWS = 1  # whole rows
    TENSOR = 2  # the whole tensor


KINDS = tuple(ChunkKind)
LIST = len(KINDS)  # in place of a kind: rows behind all chunks are parts of long lists


class Over(StrEnum):
    """What the units of an entry are."""

    CHUNKS = "chunks"
    TENSORS = "tensors"
    LISTS = "lists"  # parts of long lists, some leaves each
    ONCE = "once"


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
class Sync:
    """Whoever shares the unit waits here until all have come so far."""


@dataclass(frozen=True, slots=True)
class Tiles:
    """Steps that need nothing of other rows: over all rows, or a tile of rows after the other.

    With a name it is one function of that name, which does all of them row by row.
    """

    steps: tuple[RunKernel | RunRows | Sync, ...]
    together: str = ""


VisitStep = RunKernel | RunRows | RunSegment | RunLists | RunCells | Sync | Tiles


@dataclass(frozen=True, slots=True)
class Visit:
    """What an entry does with one unit of these kinds, when called with the argument."""

    entry: str
    over: Over
    kinds: tuple[ChunkKind, ...]
    argument: int | None  # None: whatever the argument
    steps: tuple[VisitStep, ...]

    @property
    def leaves(self) -> Iterator[RunKernel | RunRows | RunSegment | RunLists | RunCells | Sync]:
        """The steps, those of tiles in their place."""
        for step in self.steps:
            if isinstance(step, Tiles):
                yield from step.steps
            else:
                yield step


@dataclass(frozen=True, slots=True)
class Launch:
    """One call of an entry over all units of some kinds."""

    entry: str
    over: Over
    kinds: tuple[ChunkKind, ...]  # the first ones
    argument: int
    needs: tuple[int, ...]  # shared columns that hold the parts of all tensors of all programs
    leaves: tuple[int, ...]  # shared columns that hold this program's parts from here on
    bytes: int  # that it moves for an element; 0 where it is not worth a second thread


Turn = tuple[int, Launch]  # a program, by its place, and one of its launches


def interleave(
    programs: Sequence[Sequence[Launch]], what: str = "the variants"
) -> tuple[Turn, ...]:
    """The launches of the programs of an entry in one order: each runs as far as it can.

    A launch waits until every program has left its parts of the sums that it finishes. The order
    holds for any of the programs alone as well. Raises LowerError where they wait for each other.
    """
    places, done = [0] * len(programs), list[Turn]()
    left: list[set[int]] = [set() for _ in programs]
    while any(place < len(mine) for place, mine in zip(places, programs, strict=True)):
        count = len(done)
        for number, mine in enumerate(programs):
            while places[number] < len(mine):
                launch = mine[places[number]]
                if not set.intersection(*left).issuperset(launch.needs):
                    break
                left[number] |= set(launch.leaves)
                done.append((number, launch))
                places[number] += 1
        if len(done) == count:
            raise LowerError(
                f"{what} wait for each other: in one of them a reduction to step or group needs "
                f"another that comes later in the other variants; take them from the same values "
                f"in all variants"
            )
    return tuple(done)
