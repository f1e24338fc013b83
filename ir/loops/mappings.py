"""Mappings of a loop's iterations. A mapping is data: numbers are its fields, not its name.

(nothing)                   one after the other
any order, any order few    not mapped yet
vector 16 x2 masked         neighbours in lockstep: lanes, vectors, the last ones under a mask
vector 16 paired            32 neighbours of 16 bits, the even ones in the lanes of one vector
unrolled                    one after the other, written out
squares                     four at a time, with four of the unrolled loop inside
threads                     by the threads of a block
group(4, 4), team(64)       by groups of threads
lane                        by the threads of such a group
"""

from __future__ import annotations

from dataclasses import dataclass

from ..semantics import LANES

WARP = 2 * LANES  # threads
SQUARE = 4  # iterations of each of two loops


@dataclass(frozen=True, slots=True)
class Serial:
    """One iteration after the other."""

    def __str__(self) -> str:
        return "serial"


@dataclass(frozen=True, slots=True)
class AnyOrder:
    """Iterations are independent, and not mapped yet."""

    few: bool = False  # so few that all of them are a masked epilogue

    def __str__(self) -> str:
        return "any order few" if self.few else "any order"


@dataclass(frozen=True, slots=True)
class Vector:
    """Neighbouring iterations in lockstep, `width` at a time."""

    lanes: int = LANES
    copies: int = 1  # vectors a time, each with the same statements
    paired: bool = False  # two neighbours of 16 bits a lane: the even one, the odd one
    masked: bool = False  # lanes at or past the end are off; else every iteration is full

    @property
    def width(self) -> int:
        """The number of neighbours in one iteration."""
        return self.lanes * self.copies * (2 if self.paired else 1)

    def __str__(self) -> str:
        copies = f" x{self.copies}" if self.copies != 1 else ""
        return f"vector {self.lanes}{copies}" + " paired" * self.paired + " masked" * self.masked


@dataclass(frozen=True, slots=True)
class Unrolled:
    """One iteration after the other, written out; their number is a constant."""

    def __str__(self) -> str:
        return "unrolled"


@dataclass(frozen=True, slots=True)
class Squares:
    """Copies of some rows, four iterations at a time with four of the unrolled loop inside.

    Such a square of cells is loaded by vectors, which are transposed where the cells that it is
    stored to are neighbours along the other loop. What is left over is copied cell by cell.
    """

    def __str__(self) -> str:
        return "squares"


@dataclass(frozen=True, slots=True)
class Threads:
    """By the threads of a block, neighbours beside each other."""

    def __str__(self) -> str:
        return "threads"


@dataclass(frozen=True, slots=True)
class Lane:
    """By the threads of a group around it."""

    def __str__(self) -> str:
        return "lane"


@dataclass(frozen=True, slots=True)
class ThreadGroup:
    """By groups of `threads` threads, which fold their sums.

    Of an ordered leaf, the first thread has the fold. Of a block held in registers, all threads
    have it (a team): then all groups of a block reach each iteration together.
    """

    threads: int
    lanes_each: int = 1  # of the sixteen lanes of a leaf
    all_fold: bool = False

    def __str__(self) -> str:
        each = f", {self.lanes_each}" if self.lanes_each != 1 else ""
        return f"{'team' if self.all_fold else 'group'}({self.threads}{each})"

    def together(self, threads: int) -> int:
        """The number of iterations that fold together: those of a warp, or of a block."""
        return max(1, (threads if self.threads > WARP else WARP) // self.threads)


Mapping = Serial | AnyOrder | Vector | Unrolled | Squares | Threads | Lane | ThreadGroup
_SAID = {"AnyOrder": "any order", "ThreadGroup": "group"}
OF_BLOCK = (Threads, ThreadGroup, Lane)  # those that the threads of a block share


def said(kind: type[Mapping]) -> str:
    """A kind in messages."""
    return _SAID.get(kind.__name__, kind.__name__.lower())


def is_team(mapping: Mapping) -> bool:
    """True where all threads of a group have the fold."""
    return isinstance(mapping, ThreadGroup) and mapping.all_fold


def is_wide(mapping: Mapping) -> bool:
    """True for a team of several warps, which fold through memory that the block shares."""
    return isinstance(mapping, ThreadGroup) and mapping.threads > WARP


def has_lane_vectors(mapping: Mapping) -> bool:
    """True where a thread of a group has several of a leaf's lanes."""
    return isinstance(mapping, ThreadGroup) and mapping.lanes_each > 1
