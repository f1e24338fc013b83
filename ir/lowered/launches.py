"""Launches of a program: the entries in their order, each over units.

An entry visits units one after the other (`visits.py`): a chunk, a tensor, a part of a
long list, some rows of a matrix, or the step as a whole. The tables are sorted by the kind of
chunk, so a launch, which is for the first kinds, is a range.

    launch sf_sweep_0 over chunks, kind 0, argument 1

Where several ranks take a step together, each visits chunks of its own, and all of them all
tensors. Between the two stand gathers, which bring owners' results to everybody.

    launch gather over ranks: list 12 of kind rectangle, rows
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from ..errors import LowerError


class ChunkKind(IntEnum):
    """The part of its tensor that a chunk is; RECTANGLE for a tensor without elements or chunks."""

    RECTANGLE = 0  # a part of some rows
    ROWS = 1  # whole rows
    TENSOR = 2  # the whole tensor


KINDS = tuple(ChunkKind)
LIST = len(KINDS)  # in place of a kind: rows behind all chunks are parts of long lists,
STRIPS = 16  # of a GPU's blocks that share a unit of rows of a matrix, by its columns
TILE = LIST + 1  # and behind these some rows of the matrices of tensors
GATHER = "gather"  # the name of launches over ranks


class Units(StrEnum):
    """The units of an entry."""

    CHUNKS = "chunks"
    TENSORS = "tensors"
    LISTS = "lists"  # parts of long lists, some leaves each
    TILES = "tiles"  # some rows of one matrix, or as many columns where a pass goes by these
    LIBRARY = "library"  # tensors, by a library's routine: no code of the program's
    ONCE = "once"
    RANKS = "ranks"  # a gather: no code of the program's, and nothing where there is one rank


class GatherItem(StrEnum):
    """The item of a gather: a tensor's array, its number, or its part of a sum over all tensors."""

    LIST = "list"
    NUMBER = "number"
    PART = "part"


@dataclass(frozen=True, slots=True)
class GatheredList:
    """Something that owners of tensors, or of chunks of them, have left."""

    what: GatherItem
    index: int  # of the column of the tensor table; of the tensor's slot; of the shared column
    kinds: tuple[ChunkKind, ...]  # of the tensors that have left it at their owners
    extent: str = ""  # the cells of a list, as a memory plan counts them
    bytes: int = 8  # of a cell


@dataclass(frozen=True, slots=True)
class Launch:
    """One call of an entry over all units of some kinds."""

    entry: str
    over: Units
    kinds: tuple[ChunkKind, ...]  # the first ones
    argument: int
    needs: tuple[int, ...]  # shared columns that hold the parts of all tensors of all programs
    produces: tuple[int, ...]  # shared columns that hold this program's parts from here on
    bytes: int  # that it moves for an element; 0 where it is not worth a second thread
    lists: tuple[GatheredList, ...] = ()  # that a gather brings to all ranks
    stores: tuple[str, ...] = ()  # the roles that it stores to, in the order of the graph's


ProgramLaunch = tuple[int, Launch]  # a program, by its place, and one of its launches


def interleave(
    programs: Sequence[Sequence[Launch]],
    what: str = "the variants",
    *,
    on_ranks: bool = False,
    is_last: Callable[[int, Launch], bool] = lambda *_: False,
) -> tuple[ProgramLaunch, ...]:
    """The launches of the programs of an entry in one order: each runs as far as it can.

    A launch waits until every program has left its parts of the sums that it finishes. The order
    holds for any of the programs alone as well. Gathers are left out, but on ranks: there one waits
    until no program can go on without one, so that those of several are side by side. What
    `is_last` waits until no program can go on without that. Raises LowerError where programs wait
    for each other.
    """
    programs = [[x for x in mine if on_ranks or x.over != Units.RANKS] for mine in programs]
    following, done = [0] * len(programs), list[ProgramLaunch]()
    left: list[set[int]] = [set() for _ in programs]

    def go_on(number: int, *, gathers: bool, with_last: bool) -> None:
        """Takes a program's launches, or its gather, as far as they need not wait."""
        mine = programs[number]
        while following[number] < len(mine):
            launch = mine[following[number]]
            if (launch.over == Units.RANKS) != gathers:
                break
            if not set.intersection(*left).issuperset(launch.needs):
                break
            if not with_last and is_last(number, launch):
                break
            left[number] |= set(launch.produces)
            done.append((number, launch))
            following[number] += 1

    while any(place < len(mine) for place, mine in zip(following, programs, strict=True)):
        count = len(done)
        for gathers, with_last in ((False, False), (True, False), (False, True)):
            if len(done) == count:  # gathers, where nothing else can be done
                for number in range(len(programs)):
                    go_on(number, gathers=gathers, with_last=with_last)
        if len(done) == count:
            raise LowerError(
                f"{what} wait for each other: in one of them a reduction to step or group needs "
                f"another that comes later in the other variants; take them from the same values "
                f"in all variants"
            )
    return tuple(done)


def with_parts_gathered(launches: Sequence[ProgramLaunch]) -> Iterator[ProgramLaunch]:
    """The launches where tensors are owned whole: all that is gathered are parts of sums over them.

    Owners have programs of their own, and every one of these has each gather.
    """
    launches, left = [*launches], set[int]()
    numbers = list(dict.fromkeys(number for number, _ in launches))
    for number, launch in launches:
        if left & set(launch.needs):
            lists = tuple(GatheredList(GatherItem.PART, n, KINDS) for n in sorted(left))
            gather = Launch(GATHER, Units.RANKS, KINDS, 0, (), (), 0, lists)
            yield from ((n, gather) for n in numbers)
            left.clear()
        left |= set(launch.produces)
        yield number, launch
