"""Launches over ranks, side by side: each gives the cells that it owns, and gets all others.

How many cells each rank gives follows from the whole table, so nobody has to say it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.launches import GatheredList, GatherItem, Launch
from ...ir.lowered.memory_plan import cells_of
from ...ir.tensor_view import Shape
from ...runtime.memory.ownership import MemberTables
from ...runtime.memory.pool import Pool
from ...runtime.memory.tensor_set import Tensors
from ..protocol import Handle, Ranks, RanksError
from ..spans.cuts import elements_of_cells
from ..spans.span_table import SpanTable

RankCells = tuple[Array, Sequence[Array]]  # an array in a line, the indices of each rank's cells
_Cells = tuple[Array, Array, Array]  # an array in a line, the indices of cells in it, their owners


class RoundExchange(Protocol):
    """A message that ranks exchange, once in each round."""

    def begin(self, number: int) -> None:
        """Send this rank's part, if it has not been sent in this round."""
        ...

    def end(self) -> None:
        """Wait for the others' parts. Raises RanksError."""
        ...


class Gathers:
    """Meetings of some sets of ranks, all on their way at once."""

    def __init__(self, meetings: Sequence[RoundExchange]) -> None:
        self._meetings, self._round = meetings, 0

    def __call__(self, low: int, high: int) -> None:
        """Holds them. Raises RanksError. Called again after an interrupt, it goes on waiting."""
        for meeting in self._meetings:
            meeting.begin(self._round)
        for meeting in self._meetings:
            meeting.end()
        self._round += 1


class CellGather:
    """A gather of the cells that each rank has of some arrays."""

    def __init__(self, ranks: Ranks, parts: Sequence[RankCells], phase: str) -> None:
        self._ranks, self._parts, self._phase = ranks, parts, phase
        every = range(ranks.count)
        sizes = [sum(a.dtype.itemsize * len(p[r]) for a, p in parts) for r in every]
        self._buffers = [np.zeros(size, np.uint8) for size in sizes]
        self._own = self._buffers[ranks.rank].copy()
        self._begun: Handle | None = None  # what is on its way
        self._round = -1  # in which it was sent
        self._views = [list(self._views_of(r)) for r in every]

    def __call__(self, low: int, high: int) -> None:
        """Brings them. Raises RanksError. Called again after an interrupt, it goes on waiting."""
        if self._begun is None:
            self._send()
        self.end()

    def begin(self, number: int) -> None:
        """Sends this rank's cells, once in a round."""
        if self._round != number:
            self._send()
            self._round = number

    def end(self) -> None:
        """Waits for the others' cells, and puts them in their places."""
        if self._begun is None:
            return
        try:
            self._begun.wait()
        except RanksError:
            self._begun, self._round = None, -1  # so that it is sent again
            raise
        for rank in (r for r in range(self._ranks.count) if r != self._ranks.rank):
            for (array, indices), view in zip(self._parts, self._views[rank], strict=True):
                array[indices[rank]] = view
        self._begun = None

    def _send(self) -> None:
        mine = self._ranks.rank
        if not any(buffer.size for buffer in self._buffers):
            return
        for (array, indices), view in zip(self._parts, self._views[mine], strict=True):
            np.take(array, indices[mine], out=view)
        self._own[:] = self._buffers[mine]
        self._begun = self._ranks.gather(self._own, self._buffers, self._phase)

    def on_device(self, space: Any, tables: Any) -> Callable[[int, int], None]:
        """The same of cells of a GPU, whose tables these are, which its step calls."""
        from .on_gpu import DeviceListGather

        parts = [(tables.address_of(array), array.dtype, of) for array, of in self._parts]
        return DeviceListGather(space, self._ranks, parts, self._phase)

    def _views_of(self, rank: int) -> Iterator[Array]:
        """Yield views of a rank's cells in its buffer, part by part."""
        at = 0
        for array, indices in self._parts:
            size = array.dtype.itemsize * len(indices[rank])
            yield self._buffers[rank][at : at + size].view(array.dtype)
            at += size


class ListGather(CellGather):
    """The cells of one gather, over the tables of the programs that have it, of some tensors."""

    def __init__(
        self,
        ranks: Ranks,
        table: SpanTable,
        tensors: Tensors,
        pools: Sequence[Pool],
        launches: Sequence[tuple[MemberTables, Launch]],
        only: frozenset[int] | None = None,
    ) -> None:
        self._table, self._tensors, self._pools, self._only = table, tensors, pools, only
        lists = [(tables, one) for tables, launch in launches for one in launch.lists]
        found = [cells for tables, one in lists for cells in self._cells_of(tables, one)]
        found.sort(key=lambda cells: -cells[0].dtype.itemsize)  # so that all begin at whole cells
        every = range(ranks.count)
        parts = [(array, [indices[by == r] for r in every]) for array, indices, by in found]
        name = launches[0][0].program.name
        super().__init__(ranks, parts, f"the gather of {len(lists)} lists of {name}")

    def _cells_of(self, tables: MemberTables, one: GatheredList) -> Iterator[_Cells]:
        there = np.isin(tables.kinds, one.kinds)
        if self._only is not None:
            there &= np.isin(tables.members, list(self._only))
        rows = np.flatnonzero(there)
        members = tables.members[rows]
        owners = self._table.first_owners[members]
        if one.what == GatherItem.LIST:
            yield from self._lists(tables.tensors[rows, one.index], one, members)
            return
        if one.what == GatherItem.PART:
            array = tables.shared
            indices = tables.ordinals[rows] + one.index * _width(array)
        else:
            array, indices = tables.scalars, one.index + rows * _width(tables.scalars)
        yield array.reshape(-1), indices, owners

    def _lists(self, addresses: Array, one: GatheredList, members: Array) -> Iterator[_Cells]:
        """The cells of a column's arrays, pool by pool."""
        known: dict[int, Array] = {}  # by layout: the elements that cells begin with
        kind = np.dtype(f"i{one.bytes}")
        for pool in self._pools:
            there = (addresses >= pool.address) & (addresses < pool.address + pool.capacity)
            indices: list[Array] = [np.zeros(0, np.int64)]
            owners: list[Array] = [np.zeros(0, np.int64)]
            for member, start in zip(
                members[there].tolist(), addresses[there].tolist(), strict=True
            ):
                layout = int(self._tensors.layout[member])
                if layout not in known:
                    shape = self._tensors.layouts[layout].shape
                    known[layout] = self._elements(one.extent, shape)
                elements = known[layout]
                indices.append((start - pool.address) // one.bytes + np.arange(len(elements)))
                owners.append(self._table.owners_of(member, elements))
            whole = pool.view(0, pool.capacity // one.bytes, kind)
            yield whole, np.concatenate(indices), np.concatenate(owners)

    def _elements(self, extent: str, shape: Shape) -> Array:
        try:
            return elements_of_cells(extent, shape)
        except KeyError:  # of a tensor that is owned whole
            return np.zeros(cells_of(extent, shape), np.int64)


def _width(array: Array) -> int:
    return array.shape[1]
