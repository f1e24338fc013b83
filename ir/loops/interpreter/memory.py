"""The memory of one program while nests run: NumPy views of the arrays in its tables.

The initialised cells of buffers (leaves, values that outlive their loops, slots without a role) are
tracked from nest to nest; the cells that a nest has stored, for one nest.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...lowered.memory_plan import block_leaves, cells_of, extent_of
from ...lowered.program import Program
from ...lowered.schedule import leaves_extent
from ...lowered.tables import (
    BUFFER_KINDS,
    CONTEXT,
    SLOT_KINDS,
    SLOT_TABLES,
    LeafArray,
    Place,
    PlaceKind,
    RoleArray,
    columns_under,
)
from ...semantics import COLUMN_LEAF, LANES, LEAF
from ...tensor_view import Shape
from ...types import COL, ELEM, ROW, block
from ..nest import Nest
from .cells import Array, CellAccess
from .races import Races

_BUFFER = LEAF + LANES  # cells of a buffer on the stack: a leaf, and lanes that are off behind it
_SIZES = {PlaceKind.STACK: _BUFFER, PlaceKind.HELD: _BUFFER, PlaceKind.SHARED: 2048}


@dataclass(slots=True)
class ProgramMemory:
    """The memory of a program, by the address of its context."""

    program: Program
    kept: int = 0  # cells of a tile's buffer
    written: dict[tuple[Any, ...], Array] = field(default_factory=dict[tuple[Any, ...], Array])
    buffers: dict[Place, Array] = field(default_factory=dict[Place, Array])

    @property
    def by_library(self) -> set[Place]:
        """The places that a library routine fills: nests only load them."""
        return {x.place for one in self.program.matrices if one.routine for x in one.keeps}

    def of(self, context: int, tensor: int, nest: Nest, races: Races | None) -> TensorCells:
        """The cells that a nest sees of one tensor of a context; -1 for a nest of the step."""
        return TensorCells(self, context, tensor, dict((p, n) for n, p in nest.places), races)

    def fresh(self, key: tuple[Any, ...], count: int) -> Array:
        """Return a mask of the cells that are initialised; none of them where the cells are new."""
        known = self.written.get(key)
        if known is None or len(known) != count:
            self.written[key] = known = np.zeros(count, np.bool_)
        return known


class TensorCells:
    """One tensor's part of a memory: sizes by name, cells by place."""

    def __init__(
        self,
        memory: ProgramMemory,
        context: int,
        tensor: int,
        names: dict[Place, str],
        races: Races | None,
    ) -> None:
        self.memory, self.program, self.context = memory, memory.program, context
        self.tensor, self.names, self.races = tensor, names, races
        found = zip(CONTEXT, view(context, len(CONTEXT), np.int64).tolist(), strict=True)
        self.cell: dict[str, int] = dict(found)
        self.row = np.zeros(len(self.program.columns), np.int64)
        if tensor >= 0:
            address = self.cell["tensors"] + tensor * self.row.nbytes
            self.row = view(address, len(self.row), np.int64)
        columns = columns_under(self.program.graph.view)
        self.sizes = {str(n): int(self.row[i]) for i, n in enumerate(columns)}
        self.known: dict[tuple[str, int], CellAccess] = {}

    @property
    def shape(self) -> Shape:
        """The tensor's sizes under the program's view."""
        sizes = self.sizes
        parts = (sizes["outer"], sizes["inner"]) if "outer" in sizes else None
        return Shape(sizes["batches"], sizes["rows"], sizes["cols"], sizes["numel"], parts)

    def size(self, name: str) -> int:
        """A size of the tensor (`#cols`), a number of the context (`@group_count`), an address."""
        if name[0] == "^":
            place = next(p for p, n in self.names.items() if n == name[1:])
            return int(self.row[place.index])
        return self.sizes[name[1:]] if name[0] == "#" else self.cell[name[1:]]

    def cells(self, place: Place) -> CellAccess:
        """The cells of a place."""
        key = place.kind, place.index
        if key not in self.known:
            name = self.names.get(place, f"{place.kind}.{place.index}")
            self.known[key] = self._cells(place, name)
        return self.known[key]

    def slot(self, place: Place, owner: Array | None) -> Array:
        """The place of a slot among those of its kind; `owner` are groups other than one's own."""
        own = {
            PlaceKind.STEP: 0,
            PlaceKind.GROUP: self.sizes["group"],
            PlaceKind.TENSOR: self.tensor,
        }[place.kind]
        first = np.asarray(own if owner is None else owner)
        return np.atleast_1d(first * self.program.slots[place.kind] + place.index)

    def share(self, column: int) -> CellAccess:
        """A column of the table of all tensors, a cell a tensor; other programs fill it too."""
        count = self.cell["all_tensors"]
        array = view(self.cell["shared"] + 8 * column * count, count, np.float64)
        return CellAccess(f"shared.{column}", array, races=self.races)

    @property
    def owners(self) -> Array:
        """The group of each of all tensors."""
        return view(self.cell["owners"], self.cell["all_tensors"], np.int64)

    def is_leaves(self, place: Place) -> bool:
        """True if leaves of a reduction lie there."""
        is_array = place.kind not in (*SLOT_KINDS, *BUFFER_KINDS)
        return is_array and isinstance(self.program.columns[place.index], LeafArray)

    def reached(self, place: Place, area: tuple[int, int, int, int], block: int = 0) -> Array:
        """The cells of a place that a nest over an area has to store; all those of a vector.

        `block`: it goes by blocks of so many elements, those that begin in the area.
        """
        row, rows, col, cols = area
        shape = self.shape
        if block or place.domain.block is not None:
            return self._reached_blocks(place, area, block or place.domain.block or 1)
        every = np.arange(row, row + rows)[:, None]
        if self.is_leaves(place):
            if place.domain == COL:
                batch, inside = np.divmod(every[:, 0], shape.rows)
                leaf = np.unique(batch * self.sizes["column_leaves"] + inside // COLUMN_LEAF)
                return (leaf[:, None] * shape.cols + np.arange(col, col + cols)).reshape(-1)
            leaves = np.arange(col // LEAF, -(-(col + cols) // LEAF))
            is_there = every * shape.cols + leaves * LEAF < shape.numel
            return (every * self.sizes["leaves"] + leaves)[is_there]
        if place.domain == ELEM:
            found = (every * shape.cols + np.arange(col, col + cols)).reshape(-1)
            return found[found < shape.numel]
        if place.domain == ROW:
            return every[:, 0]
        return np.arange(shape.count(place.domain))

    def _reached_blocks(self, place: Place, area: tuple[int, int, int, int], size: int) -> Array:
        """The cells of blocks whose first elements lie in an area."""
        row, rows, col, cols = area
        first = np.arange(self.shape.count(block(size)), dtype=np.int64) * size
        at_row, at_col = np.divmod(first, max(1, self.shape.cols))
        inside = (row <= at_row) & (at_row < row + rows) & (col <= at_col) & (at_col < col + cols)
        mine = np.flatnonzero(inside)[:, None]
        if self.is_leaves(place):
            leaf = np.arange(block_leaves(size))
            is_there = mine * size + leaf * LEAF < self.shape.numel
            return (mine * block_leaves(size) + leaf)[is_there]
        if place.domain == ELEM:
            found = (mine * size + np.arange(size)).reshape(-1)
            return found[found < self.shape.numel]
        return mine.reshape(-1)

    # -- arrays by place

    def _cells(self, place: Place, name: str) -> CellAccess:
        if place.kind in SLOT_KINDS:
            return self._slots(place, name)
        if place.kind in BUFFER_KINDS:
            return self._buffer(place, name)
        count = self._extent(place)
        array = view(int(self.row[place.index]), count, place.dtype.numpy)
        is_role = isinstance(self.program.columns[place.index], RoleArray)
        key = self.context, self.tensor, place.index
        by_library = place in self.memory.by_library
        written = None if is_role or by_library else self.memory.fresh(key, count)
        stored = np.zeros(count, np.bool_)
        return CellAccess(name, array, written, stored, is_role, self.races)

    def _slots(self, place: Place, name: str) -> CellAccess:
        owners = {"step": 1, "group": self.cell["group_count"], "tensor": self.cell["tensor_count"]}
        count = owners[place.kind] * self.program.slots[place.kind]
        kind = np.int64 if place.dtype.kind == "int" else np.float64
        array = view(self.cell[SLOT_TABLES[place.kind]], count, kind)
        is_role = place in self.program.role_places.values()
        key = self.context, place.kind
        written = None if is_role else self.memory.fresh(key, count)
        return CellAccess(name, array, written, races=self.races)

    def _buffer(self, place: Place, name: str) -> CellAccess:
        size = _SIZES.get(place.kind, self.memory.kept)
        if self.program.matrices and place.kind == PlaceKind.KEPT:
            return self._panel(place, name)
        known = self.memory.buffers.get(place)
        if known is None or place.kind != PlaceKind.KEPT:
            self.memory.buffers[place] = known = np.zeros(size, place.dtype.numpy)
        written = self.memory.fresh((place,), size)
        if place.kind != PlaceKind.KEPT:
            written[:] = False
        races = self.races if place.kind == PlaceKind.SHARED else None
        if place.kind == PlaceKind.HELD and self.races is not None:
            races = Races()  # a cell is a thread's own: another one that reads it is in a race
        return CellAccess(name, known, written, races=races)

    def _panel(self, place: Place, name: str) -> CellAccess:
        """A panel of a product, up to the next one: NaN (of bf16, too), until an operand is copied.

        Lanes behind the edge of a matrix read memory never written; their results are not stored.
        """
        behind = (p.index for p in self.names if p.kind == PlaceKind.KEPT and p.index > place.index)
        size = (min(behind, default=self.program.panel_bytes) - place.index) // place.dtype.bytes
        dtype = np.dtype(place.dtype.numpy)
        nan = np.nan if dtype.kind == "f" else np.array(-1).astype(dtype)
        return CellAccess(name, np.full(size, nan, dtype))

    def let_go(self) -> None:
        """Mark all values that threads hold in registers as undefined."""
        for (kind, _), cells in self.known.items():
            if kind == PlaceKind.HELD and cells.written is not None:
                cells.written[:] = False
                cells.races = None if cells.races is None else Races()

    def _extent(self, place: Place) -> int:
        domain, column = place.domain, self.program.columns[place.index]
        if isinstance(column, LeafArray):
            return cells_of(leaves_extent(self.program.graph, column.value), self.shape)
        return cells_of(extent_of(domain), self.shape) if domain.axes else 1


def view(address: int, count: int, dtype: Any) -> Array:
    """The cells of a dtype that lie at an address."""
    size = count * np.dtype(dtype).itemsize
    if not size:
        return np.zeros(0, dtype)
    memory: Any = (ctypes.c_char * size).from_address(address)
    return np.frombuffer(memory, dtype)


def is_slot(place: Place) -> bool:
    """True if a place is a slot: a number, not an array."""
    return place.kind in SLOT_KINDS
