"""The tables of one program over the tensors that take it: its functions' arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.launches import LIST, TILE, ChunkKind, Units
from ...ir.lowered.memory_plan import REGISTER_ROWS, WHOLE, column_leaves, row_leaves
from ...ir.lowered.step_program import StepProgram
from ...ir.lowered.tables import CONTEXT, TENSOR_COLUMNS, PlaceKind, TableColumn, TensorFact
from ..memory.array_checks import address
from ..memory.storage import Storage
from ..memory.tensor_layout import TensorLayout, no_chunks

if TYPE_CHECKING:
    from ..memory.ownership import Ownership

SCRATCH = 16  # cells of the context's scratch beside one for each tensor, or group


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """One program's tables. Tensors and chunks are sorted by kind: a launch is a range.

    Behind the chunks stand those of long lists, as chunks of one row: LIST is their kind. Behind
    these stand rows of matrices, whose columns count the batch: TILE is theirs.
    """

    number: int  # the program's index among the variants
    program: StepProgram
    members: Array  # the tensors, by their numbers in the storage
    kinds: Array  # of the members
    tensors: Array
    chunks: Array
    scalars: Array
    whole: Array  # the tensor table of launches over tensors: another where chunks are of shards
    context: Array
    whole_context: Array  # with that table
    scratch: Array
    shared: Array  # the parts of sums over all tensors
    ownership: Ownership | None  # of the tensors, where several ranks step them

    def address_over(self, over: Units) -> int:
        """The context's address, which every generated function gets that is launched so."""
        return address(self.whole_context if over == Units.TENSORS else self.context)

    @property
    def ordinals(self) -> Array:
        """The members' numbers among the tensors of all programs."""
        return self.tensors[:, TENSOR_COLUMNS.index("ordinal")]

    @property
    def numel(self) -> Array:
        """The members' elements."""
        return self.tensors[:, TENSOR_COLUMNS.index("numel")]

    def units(self, over: Units, last: ChunkKind) -> tuple[int, int]:
        """The range of chunks or tensors of a kind up to `last`, or of parts of long lists."""
        if over == Units.ONCE:
            return 0, 1
        kinds = self.kinds if over in (Units.TENSORS, Units.LIBRARY) else self.chunks[:, -1]
        if over == Units.LISTS:
            return int(np.searchsorted(kinds, LIST)), int(np.searchsorted(kinds, TILE))
        if over == Units.TILES:
            low = int(np.searchsorted(kinds, TILE))
            of_tensors = self.kinds[self.chunks[low:, 0]]
            return low, low + int(np.searchsorted(of_tensors, last, "right"))
        return 0, int(np.searchsorted(kinds, last, "right"))

    def elements(self, over: Units, count: int) -> int:
        """The elements of the tensors that the first units are or are of."""
        if over in (Units.CHUNKS, Units.TILES):
            low = int(np.searchsorted(self.chunks[:, -1], TILE)) if over == Units.TILES else 0
            tensors = self.chunks[low:count, 0]  # ascending
            return int(self.numel[tensors[np.diff(tensors, prepend=-1) > 0]].sum())
        return int(self.numel[:count].sum())

    def point_one(self, column: TableColumn, row: int, address: int) -> None:
        """Sets the address in one row of a column that the program has."""
        self.tensors[row, self.program.columns.index(column)] = address


def build(
    storage: Storage, number: int, present: Array, shared: Array, owners: Array, threads: int
) -> Tables:
    """The tables of one program over those of the tensors `present` that take it."""
    program, tensors = storage.programs[number], storage.tensors
    mine = np.flatnonzero(tensors.variant[present] == number)
    ordinals = mine[np.argsort(tensors.kind[present[mine]], kind="stable")]
    members = present[ordinals]
    table = _tensor_table(storage, number, members, ordinals)
    chunks = _chunk_table(tensors.layouts, tensors.layout[members])
    if program.long_list:
        chunks = np.concatenate([chunks, _list_rows(program, table)])
    if program.tile_rows:
        chunks = np.concatenate([chunks, tile_rows(program, table, threads)])
    if storage.ownership is not None:
        chunks = storage.ownership.rows_of(members, chunks)
    whole = table
    if storage.ownership is not None:
        whole = storage.ownership.whole(program, members, table)
    scalars = np.zeros((len(members), max(1, program.slots[PlaceKind.TENSOR])))
    groups = storage.slots.groups[number]
    scratch = np.zeros(max(len(present), len(groups)) + SCRATCH)
    cells = {
        "chunks": address(chunks),
        "tensors": address(table),
        "steps": address(storage.slots.steps[number]),
        "groups": address(groups),
        "scalars": address(scalars),
        "shared": address(shared),
        "owners": address(owners),
        "scratch": address(scratch),
        "group_count": len(groups),
        "tensor_count": len(members),
        "all_tensors": len(present),
    }
    context = np.array([cells[name] for name in CONTEXT], np.int64)
    whole_context = context
    if whole is not table:
        whole_context = context.copy()
        whole_context[CONTEXT.index("tensors")] = address(whole)
    kinds = tensors.kind[members]
    return Tables(
        number, program, members, kinds, table, chunks, scalars, whole, context, whole_context,
        scratch, shared, storage.ownership,
    )  # fmt: skip


def _tensor_table(storage: Storage, number: int, members: Array, ordinals: Array) -> Array:
    """A row for each member: facts of its layout, its number, its arrays' addresses."""
    program, tensors = storage.programs[number], storage.tensors
    table = np.empty((len(members), len(program.columns)), np.int64)
    known: dict[TableColumn, Array] = {
        TensorFact.GROUP: tensors.owners[members],
        TensorFact.ORDINAL: ordinals,
    }
    facts = facts_of(tensors.layouts)
    for index, column in enumerate(program.columns):
        if column in known:
            table[:, index] = known[column]
        elif column in storage.addresses:  # also facts that are not those of its layout
            table[:, index] = storage.addresses[column][members]
        else:
            table[:, index] = facts[column][tensors.layout[members]]
    return table


def facts_of(layouts: Sequence[TensorLayout]) -> dict[TableColumn, Array]:
    """The columns that follow from a layout."""
    shapes = [f.shape for f in layouts]
    found = {
        TensorFact.NUMEL: [s.numel for s in shapes],
        TensorFact.BATCHES: [s.batches for s in shapes],
        TensorFact.ROWS: [s.rows for s in shapes],
        TensorFact.COLS: [s.cols for s in shapes],
        TensorFact.LEAVES: [row_leaves(s) for s in shapes],
        TensorFact.COLUMN_LEAVES: [column_leaves(s) for s in shapes],
        TensorFact.OUTER: [s.sizes[0] for s in shapes],
        TensorFact.INNER: [s.sizes[1] for s in shapes],
    }
    return {name: np.array(values, np.int64) for name, values in found.items()}


def _chunk_table(layouts: Sequence[TensorLayout], layout: Array) -> Array:
    """The chunk rows of tensors of these layouts, one tensor after the other."""
    sizes = np.array([len(f.chunks) for f in layouts], np.int64)
    rows = np.concatenate([no_chunks(), *(f.chunks for f in layouts)])
    counts = sizes[layout]
    first = (np.cumsum(sizes) - sizes)[layout] - (np.cumsum(counts) - counts)
    table = rows[np.repeat(first, counts) + np.arange(counts.sum())]
    table[:, 0] = np.repeat(np.arange(len(layout)), counts)
    return table


def _list_rows(program: StepProgram, tensors: Array) -> Array:
    """The rows of the chunk table for long lists, tensor by tensor: some leaves each.

    The cells of a part are its rows and its columns: of a vector, and of the list of it.
    """
    facts = {name: tensors[:, n] for n, name in enumerate(TENSOR_COLUMNS)}
    rows = facts[TensorFact.BATCHES] * facts[TensorFact.ROWS]
    cells = facts[TensorFact.LEAVES] if program.view.is_flat else rows
    is_long = (cells >= program.long_list) & (facts[TensorFact.NUMEL] > WHOLE)
    part = program.list_part
    parts = np.where(is_long, -(-cells // part), 0)
    which = np.repeat(np.arange(len(cells)), parts)
    first = part * (np.arange(len(which)) - np.repeat(np.cumsum(parts) - parts, parts))
    size = np.minimum(part, cells[which] - first)
    return np.stack(np.broadcast_arrays(which, first, size, first, size, LIST), axis=1)


def tile_rows(program: StepProgram, tensors: Array, threads: int) -> Array:
    """The rows of the chunk table for passes over matrices: so many rows of each of the batch.

    There are enough for the longer side: a pass goes along either. Of a long one there is an even
    number for several threads, as long as each other but for the rows of a tile of registers; one
    thread has as few as there may be, for each copies a whole operand.
    """
    facts = {name: tensors[:, n] for n, name in enumerate(TENSOR_COLUMNS)}
    most = program.tile_rows
    longest = np.maximum(facts[TensorFact.ROWS], facts[TensorFact.COLS])
    few = np.maximum(-(-longest // most), 1)
    even = np.where(2 * longest > most, 2 * -(-longest // (2 * most)), 1) if threads > 1 else few
    size = REGISTER_ROWS * np.maximum(-(-longest // (REGISTER_ROWS * even)), 1)
    each = -(-longest // size)
    parts = each * facts[TensorFact.BATCHES]
    which = np.repeat(np.arange(len(parts)), parts)
    number = np.arange(len(which)) - np.repeat(np.cumsum(parts) - parts, parts)
    batch, first = np.divmod(number, each[which])
    rows = size[which]
    return np.stack(np.broadcast_arrays(which, rows * first, rows, batch, 1, TILE), axis=1)
