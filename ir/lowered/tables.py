"""The tables of generated functions: columns of the tensor table, and the places of values.

Slots are 8-byte cells: f64; an f32 or a bool (0 or 1) widened to f64; an integer as i64. Vectors
and elements are arrays of a tensor, found through the address in a column of the tensor table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ..tensor_view import View
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


class TensorFact(StrEnum):
    """A number that the runtime knows of a tensor; the first columns, in this order."""

    GROUP = "group"
    ORDINAL = "ordinal"
    NUMEL = "numel"
    BATCHES = "batches"
    ROWS = "rows"
    COLS = "cols"
    LEAVES = "leaves"
    COLUMN_LEAVES = "column_leaves"
    SCRATCH = "scratch"  # an address: of the lists that the tensor's segments fold
    OUTER = "outer"  # this and the next: where the view tells outer and inner batches apart
    INNER = "inner"


@dataclass(frozen=True, slots=True)
class RoleArray:
    """The address of a role's array."""

    role: str

    def __str__(self) -> str:
        return f"role:{self.role}"


@dataclass(frozen=True, slots=True)
class LeafArray:
    """The address of the leaves of a reduction of elements."""

    value: int

    def __str__(self) -> str:
        return f"partial:{self.value}"


@dataclass(frozen=True, slots=True)
class ValueArray:
    """The address of a vector or matrix that outlives the loop it is computed in."""

    value: int
    turned: bool = False  # a matrix by columns

    def __str__(self) -> str:
        return f"{'turned' if self.turned else 'value'}:{self.value}"


TableColumn = TensorFact | RoleArray | LeafArray | ValueArray  # `str` of one is its text
SIZE_COLUMNS = tuple(TensorFact)  # where each is, if it is there
TENSOR_COLUMNS = SIZE_COLUMNS[: SIZE_COLUMNS.index(TensorFact.OUTER)]
PARAM, GRAD = RoleArray("param"), RoleArray("grad")


def columns_under(view: View) -> tuple[TensorFact, ...]:
    """The facts that the tables of programs under a view begin with."""
    return SIZE_COLUMNS if view.has_parts else TENSOR_COLUMNS


def parse_column(text: str) -> TableColumn:
    """The column that is written `text`. Raises ValueError."""
    kind, _, what = text.partition(":")
    if kind == "role" and what:
        return RoleArray(what)
    if kind == "turned":
        return ValueArray(int(what), turned=True)
    known = {"partial": LeafArray, "value": ValueArray}
    return known[kind](int(what)) if kind in known else TensorFact(text)
