"""Sums over shards: a rank visits all that it has, and lists of leaf sums are gathered.

A rank leaves its leaf sums at the beginning of a list that has room for all, and the gather puts
every rank's where they belong:

    rank 0   a b . . .           rank 0   a b c d e
    rank 1   c d e . .    -->    rank 1   a b c d e
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.columns import TableColumn, TensorFact
from ...ir.lowered.launches import Gathered, GatheredList, Launch, interleave
from ...ir.lowered.memory_plan import row_leaves
from ...ir.lowered.step_program import ChunkSizes, StepProgram
from ...ir.types import Domain
from ...runtime.launch.chunks import HOST_SIZES
from ...runtime.memory.array_checks import address
from ...runtime.memory.ownership import MemberTables
from ...runtime.memory.space import HostSpace
from ...runtime.memory.storage import Storage
from ..protocol import Done, Handle
from ..spans.shards import ShardedTensor

LISTS = "row leaves"  # the extent of the lists that can be gathered so
_CELL = 8  # bytes


class ShardSpace(HostSpace):
    """The host's memory, where no tensor is one chunk: sums are not there in the chunk's visit."""

    def chunk_sizes(self, program: StepProgram) -> ChunkSizes:
        """As a CPU's caches take them."""
        return replace(HOST_SIZES, whole=0)


@dataclass(frozen=True, slots=True, eq=False)
class ShardLists:
    """The lists of all tensors that are there in shards: an `Ownership`."""

    shards: Mapping[int, ShardedTensor]  # by the places of tensors in the storage
    columns: tuple[TableColumn, ...]  # of lists
    firsts: Array  # of each tensor, its first cell among those of one column
    cells: Array  # of all columns, tensor by tensor

    def rows_of(self, members: Array, chunks: Array) -> Array:
        """All rows of a chunk table."""
        return chunks

    def owned(self, members: Array) -> Array:
        """Every rank visits every tensor."""
        return np.ones(len(members), np.bool_)

    def part(self, tensor: int, domain: Domain) -> tuple[int, int] | None:
        """A rank has all of the arrays that it has."""
        return None

    def gather(self, launches: Sequence[tuple[MemberTables, Launch]]) -> Callable[[int, int], None]:
        """What puts every rank's cells in their places, one exchange for each set of ranks."""
        found: dict[int, list[tuple[int, ShardedTensor]]] = {}
        for tables, launch in launches:
            for one in launch.lists:
                if one.what != Gathered.LIST:
                    continue  # of tensors of one chunk, which none is
                column = self.columns.index(tables.program.columns[one.index])
                start = column * len(self.cells) // max(1, len(self.columns))
                for n in tables.members[np.isin(tables.kinds, one.kinds)].tolist():
                    if n in self.shards:
                        shard = self.shards[n]
                        place = start + int(self.firsts[n]), shard
                        found.setdefault(id(shard.ranks), []).append(place)
        name = launches[0][0].program.name
        return _Gathers([_ShardGather(self.cells, mine, name) for mine in found.values()])


def lists_of(program: StepProgram) -> Iterator[GatheredList]:
    """The lists that a program gathers."""
    every = (one for launch in program.launches for one in launch.lists)
    return (one for one in every if one.what == Gathered.LIST)


def with_shards(storage: Storage, shards: Mapping[int, ShardedTensor]) -> Storage:
    """The storage with lists that have room for all shards' leaves, and gathers between launches.

    It was allocated in a `ShardSpace`, for shards as they are on this rank.
    """
    columns = tuple(
        dict.fromkeys(p.columns[x.index] for p in storage.programs for x in lists_of(p))
    )
    count = len(storage.tensors)
    leaves = np.zeros(count, np.int64)
    for n, shard in shards.items():
        leaves[n] = shard.leaves.sum()
    firsts, size = np.cumsum(leaves) - leaves, int(leaves.sum())
    cells = np.zeros(size * len(columns), np.int64)
    known, addresses = np.array(sorted(shards), np.int64), dict(storage.addresses)
    for place, column in enumerate(columns):
        addresses[column] = addresses[column].copy()
        addresses[column][known] = address(cells) + _CELL * (place * size + firsts[known])
    every = [storage.tensors.layout_of(n).shape for n in range(count)]
    facts: dict[TableColumn, Array] = {
        TensorFact.NUMEL: np.array([shape.numel for shape in every], np.int64),
        TensorFact.LEAVES: np.array([row_leaves(shape) for shape in every], np.int64),
    }
    facts[TensorFact.NUMEL][known] = [shards[n].numel for n in known.tolist()]
    facts[TensorFact.LEAVES][known] = leaves[known]
    launches = [program.launches for program in storage.programs]
    turns = interleave(launches, on_ranks=True)
    own = ShardLists(shards, columns, firsts, cells)
    return replace(storage, turns=turns, addresses=addresses | facts, ownership=own)


class _Gathers:
    """The gathers of some sets of ranks, all on their way at once."""

    def __init__(self, gathers: Sequence[_ShardGather]) -> None:
        self._gathers, self._round = gathers, 0

    def __call__(self, low: int, high: int) -> None:
        """Brings them. Raises RanksError. Called again after an interrupt, it goes on waiting."""
        for gather in self._gathers:
            gather.begin(self._round)
        for gather in self._gathers:
            gather.end()
        self._round += 1


class _ShardGather:
    """The cells of lists whose shards are on the same ranks."""

    def __init__(self, cells: Array, lists: Sequence[tuple[int, ShardedTensor]], name: str) -> None:
        self._cells, self._ranks = cells, lists[0][1].ranks
        self._phase = f"the gather of {len(lists)} lists of {name}"
        counts = np.array([shard.leaves for _, shard in lists], np.int64)
        starts = np.array([start for start, _ in lists], np.int64)
        offsets = np.cumsum(counts, axis=1) - counts
        every, mine = range(self._ranks.count), self._ranks.rank
        self._places = [_lines(starts + offsets[:, r], counts[:, r]) for r in every]
        self._own = _lines(starts, counts[:, mine])
        self._buffers = [np.zeros(len(places), np.int64) for places in self._places]
        self._given = np.zeros(len(self._own), np.int64)
        self._handle: Handle = Done()
        self._begun = -1  # the round whose cells are on their way

    def begin(self, number: int) -> None:
        """Sends this rank's cells, once in a round."""
        if self._begun != number:
            np.take(self._cells, self._own, out=self._given)
            into = [buffer.view(np.uint8) for buffer in self._buffers]
            self._handle = self._ranks.gather(self._given.view(np.uint8), into, self._phase)
            self._begun = number

    def end(self) -> None:
        """Waits for the others' cells, and puts all in their places."""
        self._handle.wait()
        for places, buffer in zip(self._places, self._buffers, strict=True):
            self._cells[places] = buffer


def _lines(starts: Array, counts: Array) -> Array:
    """The cells of lines that begin at some cells and are so long, one line after the other."""
    ends = np.cumsum(counts)
    return np.repeat(starts - (ends - counts), counts) + np.arange(int(counts.sum()))
