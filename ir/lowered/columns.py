"""The columns of a tensor table: facts of a tensor, then the addresses of its arrays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ..tensor_view import View


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
