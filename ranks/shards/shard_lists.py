"""Sums over shards: a rank visits all that it has, and lists of leaf sums are gathered.

Tensors that cannot be stepped in shards are dealt to owners (`dealt.py`).

1. Each list has room for all shards' cells. A rank leaves its own where they belong, and the
   gather stores the others' parts there.
2. Chunks and elements are those of a rank's shard. Segments over tensors run on every rank over
   the whole tensor, of which each has all vectors: they have a tensor table of their own.

              table of chunks                  table of segments
    #rows     2, this shard's                  5
    list      of rank 1's cells                of all          rank 0 | rank 1
    vector    at this shard's first row        its first row    a b c | d e
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.launches import GatheredList, GatherItem, Launch
from ...ir.lowered.step_program import ChunkSizes, StepProgram
from ...ir.lowered.tables import RoleArray, TableColumn, TensorFact, ValueArray
from ...ir.types import ELEM, Domain, parse_domain
from ...runtime.calls import Call
from ...runtime.launch.tables import facts_of
from ...runtime.memory.array_checks import address
from ...runtime.memory.ownership import MemberTables, StorageOwnership
from ...runtime.memory.space import HostSpace
from ...runtime.memory.storage import Storage
from ...runtime.memory.tensor_layout import HOST_SIZES, TensorLayout
from ..gathers.list_gather import CellGather, Gathers
from ..protocol import Ranks
from ..step.bucket_calls import Placed
from .dealt_storage import DealtStorage
from .sharded_tensor import ShardedTensor

LISTS = ("row leaves", "col leaves")  # the extents of the lists that can be gathered so
CELL = 8  # bytes of a cell of these


class ShardSpace(HostSpace):
    """The host's memory, where no tensor is one chunk: sums are not there in the chunk's visit."""

    def chunk_sizes(self, program: StepProgram) -> ChunkSizes:
        """The chunk sizes for a CPU's caches."""
        return replace(HOST_SIZES, whole=0)


@dataclass(frozen=True, slots=True)
class _List:
    """A list of a tensor: where it begins among all cells, and how many each rank has."""

    start: int
    counts: Array

    def of(self, rank: int) -> int:
        """Return the offset of a rank's cells."""
        return self.start + int(self.counts[:rank].sum())


@dataclass(frozen=True, slots=True, eq=False)
class ShardLists(StorageOwnership):
    """The lists of all tensors that are there in shards; a rank has all arrays that it has."""

    shards: Mapping[int, ShardedTensor]  # by the tensors' numbers in the storage
    lists: Mapping[tuple[int, TableColumn], _List]  # by tensor and column
    cells: Array  # of all lists
    wholes: Mapping[TableColumn, Array]  # of all tensors, what segments know in place of chunks
    dealt: DealtStorage

    def rows_of(self, members: Array, chunks: Array) -> Array:
        """All rows of a chunk table, but for those of tensors that others own."""
        return self.dealt.rows_of(members, chunks)

    def whole(self, program: StepProgram, members: Array, tensors: Array) -> Array:
        """The table with the sizes of whole tensors, and lists and vectors from their beginning."""
        found = tensors.copy()
        for index, column in enumerate(program.columns):
            if column in self.wholes:
                found[:, index] = self.wholes[column][members]
        return found

    def owned(self, members: Array) -> Array:
        """Every rank visits every tensor, but for those that others own."""
        return self.dealt.owned(members)

    def arranged(self, calls: Sequence[Placed]) -> Sequence[Call]:
        """Return the calls, changed for dealt tensors alone: torch has brought other gradients."""
        return self.dealt.arranged(calls)

    def gather(self, launches: Sequence[tuple[MemberTables, Launch]]) -> Callable[[int, int], None]:
        """Return a gather of every rank's cells, one exchange for each set of ranks."""
        found: dict[int, list[_List]] = {}
        known: dict[int, Ranks] = {}
        for tables, launch in launches:
            for one in launch.lists:
                if one.what != GatherItem.LIST:
                    continue  # of tensors of one chunk, which none is
                column = tables.program.columns[one.index]
                for n in tables.members[np.isin(tables.kinds, one.kinds)].tolist():
                    if n in self.shards:
                        ranks = self.shards[n].ranks
                        known[id(ranks)] = ranks
                        found.setdefault(id(ranks), []).append(self.lists[n, column])
        name = launches[0][0].program.name
        every = [_gather(self.cells, known[key], mine, name) for key, mine in found.items()]
        return Gathers([*every, *self.dealt.gathers(launches)])


def lists_of(program: StepProgram) -> Iterator[GatheredList]:
    """The lists that a program gathers."""
    every = (one for launch in program.launches for one in launch.lists)
    return (one for one in every if one.what == GatherItem.LIST)


def with_shards(
    storage: Storage,
    shards: Mapping[int, ShardedTensor],
    dealt: DealtStorage,
    at_clock: DealtStorage,
) -> Storage:
    """The storage with lists that have room for all shards' leaves, and gathers between launches.

    An entry by the clock takes no shards; `at_clock` are the arrays that move when it is due.

    It was allocated in a `ShardSpace`, with layouts that know of whole tensors.
    """
    tensors, lists, end = storage.tensors, dict[tuple[int, TableColumn], _List](), 0
    known: dict[tuple[int, ShardedTensor], _Whole] = {}
    for n, shard in shards.items():
        key = int(tensors.layout[n]), shard
        if key not in known:
            known[key] = _whole_of(tensors.program_of(n), tensors.layout_of(n), shard)
        for column, counts in known[key].counts.items():
            lists[n, column] = _List(end, counts)
            end += int(counts.sum())
    cells = np.zeros(end, np.int64)
    chunks = {column: indices.copy() for column, indices in storage.addresses.items()}
    facts = facts_of(tensors.layouts)
    wholes: dict[TableColumn, Array] = {fact: facts[fact][tensors.layout] for fact in facts}
    for n, shard in shards.items():
        whole = known[int(tensors.layout[n]), shard]
        for column in (*whole.before, *whole.counts):
            wholes.setdefault(column, storage.addresses[column].copy())
        for fact, number in whole.facts.items():
            wholes[fact][n] = number
        for column, before in whole.before.items():
            chunks[column][n] += before
        for column in whole.counts:
            one = lists[n, column]
            wholes[column][n] = address(cells) + CELL * one.start
            chunks[column][n] = address(cells) + CELL * one.of(shard.ranks.rank)
    own = ShardLists(shards, lists, cells, wholes, dealt.over(tensors, storage.pools))
    launches, refresh = own.launches(storage.programs), storage.refresh
    if refresh is not None and storage.clocked is not None:
        first, later = len(storage.programs), own.launches(storage.clocked.programs)
        alone = replace(
            own, shards={}, lists={}, wholes={}, dealt=at_clock.over(refresh.tensors, storage.pools)
        )
        launches_later = tuple((first + number, launch) for number, launch in later)
        refresh = replace(refresh, launches=launches_later, ownership=alone)
    return replace(storage, launches=launches, addresses=chunks, ownership=own, refresh=refresh)


@dataclass(frozen=True, slots=True)
class _Whole:
    """Facts for segments on the tensors of one layout, in place of chunks."""

    facts: Mapping[TensorFact, int]
    counts: Mapping[TableColumn, Array]  # of lists, each rank's cells
    before: Mapping[TableColumn, int]  # of vectors, the bytes before what this rank's shard reads


def _whole_of(program: StepProgram, form: TensorLayout, shard: ShardedTensor) -> _Whole:
    view = program.view
    lists = {program.columns[one.index]: one.extent for one in lists_of(program)}
    vectors: dict[TableColumn, tuple[Domain, int]] = {
        c.column: (parse_domain(c.extent), c.cell)
        for buffer in program.buffers
        for c in buffer.columns
        if isinstance(c.column, ValueArray)
    }
    vectors |= {
        RoleArray(state.role.name): (state.place.domain, state.place.dtype.bytes)
        for state in form.kept
        if not state.is_part
    }
    return _Whole(
        shard.facts(view),
        {column: shard.counts(view, extent) for column, extent in lists.items()},
        {
            column: size * shard.before(view, domain)
            for column, (domain, size) in vectors.items()
            if domain != ELEM
        },
    )


def _gather(cells: Array, ranks: Ranks, lists: Sequence[_List], name: str) -> CellGather:
    """The gather of the cells of lists whose shards are on the same ranks."""
    counts = np.array([one.counts for one in lists], np.int64)
    starts = np.array([one.start for one in lists], np.int64)
    offsets = np.cumsum(counts, axis=1) - counts
    indices = [_lines(starts + offsets[:, r], counts[:, r]) for r in range(ranks.count)]
    return CellGather(ranks, [(cells, indices)], f"the gather of {len(lists)} lists of {name}")


def _lines(starts: Array, counts: Array) -> Array:
    """The cells of lines that begin at some cells and are so long, one line after the other."""
    ends = np.cumsum(counts)
    return np.repeat(starts - (ends - counts), counts) + np.arange(int(counts.sum()))
