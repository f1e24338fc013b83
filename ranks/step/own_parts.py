"""A rank's visits of the tensors that it owns, wholly or in parts.

chunk of rows 0..64 of a tensor of 8 columns, which is this rank's up to element 320
    ->  rows 0..40
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.launches import LIST, Launch, ProgramLaunch, interleave
from ...ir.lowered.step_program import StepProgram
from ...ir.types import Domain
from ...runtime.calls import Call
from ...runtime.memory.ownership import MemberTables, StorageOwnership
from ...runtime.memory.part_layout import cells_of_part, of_parts
from ...runtime.memory.pool import Pool
from ...runtime.memory.tensor_set import Tensors
from ..gathers.list_gather import ListGather
from ..protocol import Ranks
from ..spans.span_table import SpanTable
from .bucket_calls import Placed, StepFlow, by_buckets
from .stored_before import arrays_stored


@dataclass(frozen=True, slots=True, eq=False)
class OwnParts(StorageOwnership):
    """The parts of the tensors of one storage that this rank owns.

    Chunks and virtual addresses are those of whole tensors.
    """

    ranks: Ranks
    table: SpanTable
    tensors: Tensors
    flow: StepFlow | None = None  # where gradients come, and parameters leave, in the step
    is_last: bool = True  # nothing behind this storage's launches stores parameters
    stores_last: bool = False  # no program stores to arrays while another still has a gather
    pools: tuple[Pool, ...] = ()  # where lists are

    def owned(self, members: Array) -> Array:
        """Return a mask of tensors this rank visits where they are visited whole."""
        return self.table.first_owners[members] == self.ranks.rank

    def part(self, tensor: int, domain: Domain) -> tuple[int, int] | None:
        """The range of cells that this rank owns of an array along elements, rows or blocks."""
        shape = self.tensors.layout_of(tensor).shape
        firsts, owners = self.table.bounds(tensor)
        mine = np.flatnonzero(owners == self.ranks.rank)
        ends = np.append(firsts[1:], shape.numel)
        found = (int(firsts[mine[0]]), int(ends[mine[-1]])) if len(mine) else (0, 0)
        return cells_of_part(domain, shape, found)

    def in_memory(self, tensors: Tensors, refresh: Sequence[StepProgram] = ()) -> Tensors:
        """The tensors with layouts of this rank's parts alone."""
        return of_parts(tensors, self._elements(), refresh)

    def _elements(self) -> Array:
        """The first element of this rank's span in each tensor, one at most, and its end."""
        table, found = self.table, np.zeros((len(self.tensors), 2), np.int64)
        mine = np.flatnonzero(table.owners == self.ranks.rank)
        firsts = table.firsts[mine]
        found[table.tensors[mine]] = np.stack([firsts, firsts + table.counts[mine]], axis=1)
        return found

    def launches(self, programs: Sequence[StepProgram]) -> tuple[ProgramLaunch, ...]:
        """The launches of a step, with their gathers."""

        def is_last(number: int, launch: Launch) -> bool:
            return self.stores_last and bool(arrays_stored(programs[number], launch))

        launches = [program.launches for program in programs]
        return interleave(launches, on_ranks=True, is_last=is_last)

    def over(self, tensors: Tensors, pools: tuple[Pool, ...]) -> OwnParts:
        """The parts as other programs see these tensors, and where lists are."""
        return replace(self, tensors=tensors, pools=pools)

    def rows_of(self, members: Array, chunks: Array) -> Array:
        """The rows of a chunk table that this rank visits, cut where its spans end."""
        starts = self.table.starts
        is_cut = (starts[members + 1] - starts[members] > 1)[chunks[:, 0]]
        is_list = chunks[:, -1] == LIST  # which everybody folds
        kept = np.flatnonzero(is_list | (~is_cut & self.owned(members)[chunks[:, 0]]))
        pieces = [(kept, chunks[kept])]
        for row in np.unique(chunks[is_cut & ~is_list, 0]).tolist():
            mine = np.flatnonzero((chunks[:, 0] == row) & ~is_list)
            pieces += self._cut(int(members[row]), mine, chunks[mine])
        order = np.concatenate([places for places, _ in pieces])
        rows = np.concatenate([rows for _, rows in pieces])
        return rows[np.argsort(order, kind="stable")]

    def _cut(self, tensor: int, indices: Array, chunks: Array) -> Iterator[tuple[Array, Array]]:
        """The parts of a tensor's chunks that lie in this rank's spans, and where they stood."""
        is_flat = self.tensors.program_of(tensor).view.is_flat
        first, size = (3, 4) if is_flat else (1, 2)
        width = 1 if is_flat else self.tensors.layout_of(tensor).shape.cols
        firsts, owners = self.table.bounds(tensor)
        ends = np.append(firsts[1:], self.tensors.layout_of(tensor).shape.numel)
        for n in np.flatnonzero(owners == self.ranks.rank).tolist():
            low, high = int(firsts[n]) // width, -(-int(ends[n]) // width)
            begin = np.maximum(chunks[:, first], low)
            end = np.minimum(chunks[:, first] + chunks[:, size], high)
            there = begin < end
            found = chunks[there]
            found[:, first], found[:, size] = begin[there], (end - begin)[there]
            yield indices[there], found

    def gather(self, launches: Sequence[tuple[MemberTables, Launch]]) -> Callable[[int, int], None]:
        """Return the gather that brings every rank the cells that owners have left."""
        return ListGather(self.ranks, self.table, self.tensors, self.pools, launches)

    def arranged(self, calls: Sequence[Placed]) -> Sequence[Call]:
        """The calls of a step, with those between them that wait for others, or have them begin."""
        if self.flow is None:
            return StorageOwnership.arranged(self, calls)
        return list(by_buckets(self.flow, calls, is_last=self.is_last))
