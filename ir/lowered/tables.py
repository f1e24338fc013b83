"""The tables that generated functions are given, and where values lie in them.

Slots are 8-byte cells: f64; an f32 or a bool (0 or 1) widened to f64; an integer as i64. Vectors
and elements are arrays of a tensor, found through the address in a column of the tensor table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ..types import Domain, DType


class ChunkColumn(StrEnum):
    """A column of the chunk table (int64)."""

    TENSOR = "tensor"
    ROW = "row"
    ROWS = "rows"
    COL = "col"
    COLS = "cols"
    KIND = "kind"  # a ChunkKind


class ContextCell(StrEnum):
    """A cell of the context (int64) that every generated function gets a pointer to."""

    CHUNKS = "chunks"
    TENSORS = "tensors"
    STEPS = "steps"
    GROUPS = "groups"
    SCALARS = "scalars"
    SHARED = "shared"
    OWNERS = "owners"
    GROUP_COUNT = "group_count"
    TENSOR_COUNT = "tensor_count"
    ALL_TENSORS = "all_tensors"
    SCRATCH = "scratch"


CHUNK_COLUMNS = tuple(ChunkColumn)
CONTEXT = tuple(ContextCell)
# Cells of an array that has been seen: where its structure's fields lie, and what was in them.
SEEN = ("fields", "data", "descr", "flags", "nd", "dims")
# Cells of a call in a step's list; of a copy of cells, steps in cells; of a search, with what it
# finds; of what is searched, where `address` points at the cell that has the address.
CALL = ("function", "context", "argument", "low", "high", "bytes")
COPY = ("to", "to_step", "from", "from_step")
SEARCH = ("goes_on", "row", "element", "bits")
SEARCHED = ("address", "count", "bytes", "mask")


class PlaceKind(StrEnum):
    """The kind of memory of a value, by its name in a nest's text."""

    STEP = "step"  # slots: one cell a step, a group, a tensor
    GROUP = "group"
    TENSOR = "tensor"
    VECTOR = "vector"  # arrays of a tensor: of rows, columns or batches; of elements
    ELEM = "elem"
    KEPT = "kept"  # buffers: of a tile, of a nest, of the threads that share a unit
    STACK = "stack"
    SHARED = "shared"
    HELD = "held"  # registers of a thread, until its loop of threads takes the next turn


# Kinds of slots, and the context's cells that point at the tables of them.
SLOT_TABLES = {PlaceKind.STEP: "steps", PlaceKind.GROUP: "groups", PlaceKind.TENSOR: "scalars"}
SLOT_KINDS = tuple(SLOT_TABLES)
ARRAY_KINDS = (PlaceKind.VECTOR, PlaceKind.ELEM)
BUFFER_KINDS = (PlaceKind.KEPT, PlaceKind.STACK, PlaceKind.SHARED, PlaceKind.HELD)


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a value: a slot, an array of a tensor's, or a buffer.

    `kept` is a buffer of so many elements as the sweep's tile has, for its later passes.
    """

    kind: PlaceKind
    index: int  # the slot's number, the address's column in the tensor table, a buffer's first byte
    dtype: DType
    domain: Domain
