"""Records the tables of an optimizer, and the arrays that they point at, for `replay.c`.

Temporaries that share memory have arrays of their own here, as the header asks of a user.

The arrays first: how many, then the bytes and the content of each. For each variant then: whether
tensors take it; its context, arrays by number; its chunks; the cells of the tensor table that are
addresses, each with its array.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

import numpy as np
from stepfuse.array_optimizer import Optimizer
from stepfuse.ir.lowered.tables import CONTEXT, TENSOR_COLUMNS, RoleArray
from stepfuse.runtime.launch.tables import Tables
from stepfuse.runtime.memory.storage import Storage

Key = tuple[int, int]  # an address and 0; of a temporary: that, and 1 + where a table has it
Variant = tuple[list[int], int, list[tuple[int, Key]]]


class Record:
    """The arrays of an optimizer: by address, or as the cell of a table that points at one."""

    def __init__(self, optimizer: Optimizer) -> None:
        self.binding = optimizer._stepper.binding
        self.sizes: dict[Key, int] = {}
        self.variants = [self._variant(t) for t in self.binding.tables]
        self.numbers = {address: n for n, address in enumerate(self.sizes)}

    def write(self, path: Path) -> None:
        """The record as it is now."""
        by_program = {t.number: v for t, v in zip(self.binding.tables, self.variants, strict=True)}
        with path.open("wb") as file:
            cells = [len(self.sizes)]
            for (address, _), size in self.sizes.items():
                file.write(np.array([*cells, size], np.int64).tobytes())
                file.write(ctypes.string_at(address, size))
                cells = []
            cells = [len(self.binding.storage.programs)]
            for number in range(cells[0]):
                cells += self._numbered(by_program[number]) if number in by_program else [0]
            file.write(np.array(cells, np.int64).tobytes())

    def arrays_in(self, result: bytes) -> dict[int, bytes]:
        """The arrays of a replay's result, but temporaries, by their addresses here."""
        ends = np.cumsum(list(self.sizes.values())).tolist()
        starts = [0, *ends[:-1]]
        found = zip(self.sizes, starts, ends, strict=True)
        return {address: result[i:j] for (address, cell), i, j in found if not cell}

    def _variant(self, tables: Tables) -> Variant:
        storage, program = self.binding.storage, tables.program
        context = tables.context.tolist()
        arrays = {
            "chunks": tables.chunks, "tensors": tables.tensors, "scalars": tables.scalars,
            "steps": storage.slots.steps[tables.number],
            "groups": storage.slots.groups[tables.number], "shared": self.binding.shared,
            "owners": self.binding.owners, "scratch": tables.scratch,
        }  # fmt: skip
        for name, array in arrays.items():
            self.sizes[context[CONTEXT.index(name)], 0] = array.nbytes
        pointers: list[tuple[int, Key]] = []
        for row, member in enumerate(tables.members.tolist()):
            for index, name in enumerate(program.columns):
                size = _bytes(storage, tables.number, member, str(name))
                if size is not None:
                    cell = row * len(program.columns) + index
                    temporary = 0 if isinstance(name, RoleArray) else 1 + cell
                    key = int(tables.tensors[row, index]), temporary
                    self.sizes[key] = max(size, self.sizes.get(key, 0))
                    pointers.append((cell, key))
        return context, len(tables.chunks), pointers

    def _numbered(self, variant: Variant) -> list[int]:
        context, chunks, pointers = variant
        counts = {"group_count", "tensor_count", "all_tensors"}
        cells = [
            cell if name in counts else self.numbers[cell, 0]
            for name, cell in zip(CONTEXT, context, strict=True)
        ]
        pairs = [n for cell, key in pointers for n in (cell, self.numbers[key])]
        return [1, *cells, chunks, len(pointers), *pairs]


def _bytes(storage: Storage, number: int, member: int, column: str) -> int | None:
    """The bytes of a tensor's array of a column; None where the column is no address."""
    program, shape = storage.programs[number], storage.tensors.layout_of(member).shape
    if column.startswith("role:"):
        place = program.role_places[column.removeprefix("role:")]
        return shape.count(place.domain) * place.dtype.bytes
    planned = {c.name: c for buffer in program.buffers for c in buffer.columns}
    if column in planned:
        return planned[column].bytes(shape)
    assert column in TENSOR_COLUMNS, column
    return None
