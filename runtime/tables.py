"""The tables of one program over the tensors that take it: what its functions are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir.kernel import CONTEXT, TENSOR_COLUMNS, Program
from ..ir.plan import column_leaves, row_leaves
from .arrays import address
from .chunks import RECTANGLE, TENSOR, chunks_of, kind_of, no_chunks, reduces_columns
from .storage import Tensor

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(slots=True)
class Tables:
    """One program's tables. Tensors and chunks are sorted by kind: a launch is a range."""

    number: int  # the program's place among the variants
    program: Program
    members: tuple[Tensor, ...]
    tensors: Array
    chunks: Array
    scalars: Array
    context: Array
    scratch: Array

    @property
    def address(self) -> int:
        """The context's address, which every generated function gets."""
        return address(self.context)

    def tensor_ranges(self) -> tuple[int, int]:
        """How many tensors have kind 0, and how many kind 0 or 1."""
        view = self.program.graph.view
        kinds = np.array([kind_of(view, t.shape) for t in self.members], np.int64)
        return int(np.sum(kinds == RECTANGLE)), int(np.sum(kinds < TENSOR))

    def chunk_ranges(self) -> tuple[int, int]:
        """How many chunks have kind 0, and how many kind 0 or 1."""
        kinds = self.chunks[:, -1]
        return int(np.sum(kinds == RECTANGLE)), int(np.sum(kinds < TENSOR))

    @property
    def ordinals(self) -> tuple[int, ...]:
        """The members' places among the tensors of all programs."""
        return tuple(map(int, self.tensors[:, TENSOR_COLUMNS.index("ordinal")]))

    def point(self, column: str, addresses: Sequence[int]) -> None:
        """Sets the addresses of a column of the tensor table, if the program has it."""
        if column in self.program.columns:
            self.tensors[:, self.program.columns.index(column)] = addresses

    def load_scalars(self) -> None:
        """Brings the tensors' own numbers into their slots."""
        for row, tensor in enumerate(self.members):
            for name, value in tensor.scalars.items():
                self.scalars[row, self.program.role_places[name].index] = value

    def save_scalars(self) -> None:
        """Takes the tensors' own numbers out of their slots, for other tables to load."""
        places = self.program.role_places
        for row, tensor in enumerate(self.members):
            for name in tensor.scalars:
                tensor.scalars[name] = float(self.scalars[row, places[name].index])


def build(
    number: int,
    program: Program,
    tensors: Sequence[Tensor],
    ordinals: Mapping[int, int],
    donations: Mapping[str, str],
    common: Mapping[str, Array],
) -> Tables:
    """The tables of the tensors that take a program; `common` are arrays of the whole run."""
    view = program.graph.view
    members = tuple(sorted(tensors, key=lambda t: (kind_of(view, t.shape), ordinals[t.index])))
    rows = [_row(program, t, ordinals[t.index], donations) for t in members]
    table = np.array(rows, np.int64).reshape(len(rows), len(program.columns))
    by_columns = reduces_columns(program)
    cuts = [chunks_of(n, view, t.shape, by_columns) for n, t in enumerate(members)]
    chunks = np.concatenate([*cuts, no_chunks()])
    scalars = np.zeros((len(members), max(1, program.slots["tensor"])))
    scratch = np.zeros(max(len(ordinals), len(common["groups"])) + 16)
    cells = {
        **{name: address(array) for name, array in common.items()},
        "chunks": address(chunks),
        "tensors": address(table),
        "scalars": address(scalars),
        "scratch": address(scratch),
        "group_count": len(common["groups"]),
        "tensor_count": len(members),
        "all_tensors": len(ordinals),
    }
    context = np.array([cells[name] for name in CONTEXT], np.int64)
    return Tables(number, program, members, table, chunks, scalars, context, scratch)


def _row(program: Program, tensor: Tensor, ordinal: int, donations: Mapping[str, str]) -> list[int]:
    shape = tensor.shape
    cells = {
        "group": tensor.group,
        "ordinal": ordinal,
        "numel": shape.numel,
        "batches": shape.batches,
        "rows": shape.rows,
        "cols": shape.cols,
        "leaves": row_leaves(shape),
        "column_leaves": column_leaves(shape),
        "scratch": tensor.temporaries.get("scratch", 0),
    }
    addresses = [
        _address(tensor, name, donations) for name in program.columns[len(TENSOR_COLUMNS) :]
    ]
    return [*(cells[name] for name in TENSOR_COLUMNS), *addresses]


def _address(tensor: Tensor, column: str, donations: Mapping[str, str]) -> int:
    """Where a column's array lies; 0 for the gradient, which the binding points later."""
    role = donations.get(column, column.removeprefix("role:"))
    array = tensor.arrays.get(role)
    return tensor.temporaries.get(column, 0) if array is None else address(array)
