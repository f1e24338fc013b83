"""The reference backend: the interpreter over the bound arrays. Slow, and right by definition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir import interp
from ..ir.kernel import Program
from ..ir.printer import graph_to_text
from ..ir.types import GROUP
from ..runtime.binding import Binding
from ..runtime.storage import Storage
from ..runtime.tables import Tables

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True, slots=True)
class Compiled:
    """A program that is interpreted: one call runs a whole step of all variants."""

    program: Program

    def run(self, binding: Binding) -> None:
        """One step over the tensors of a binding."""
        slots = binding.storage.slots
        graphs = [t.program.graph for t in binding.tables]
        numbers: dict[str, Any] = {
            r.name: slots.read(r.name).astype(r.type.dtype.numpy) for r in slots.numbers
        }
        storage, places = binding.storage, binding.present.tolist()
        pairs = zip(places, binding.grads, strict=True)
        tensors = [{**storage.arrays(place), "grad": grad} for place, grad in pairs]
        for tables in binding.tables:
            _lend(storage, tables, tensors)
        owners = list(map(int, binding.owners))
        labels = [storage.tensors.form_of(place).key.label for place in places]
        interp.run(graphs, tensors, slots.hypers, numbers, owners, labels)
        for tables in binding.tables:
            _take_back(storage, tables, tensors)
        for role in slots.numbers:
            per_group = role.type.domain == GROUP
            for group in range(slots.group_count if per_group else 1):
                value = numbers[role.name][group] if per_group else numbers[role.name]
                slots.write(role.name, float(value), group if per_group else None)

    def source(self) -> str:
        """The graph that is interpreted."""
        return graph_to_text(self.program.graph)


def compile_program(program: Program) -> Compiled:
    """The program, ready to be interpreted."""
    return Compiled(program)


def _lend(storage: Storage, tables: Tables, tensors: list[dict[str, Array]]) -> None:
    """Gives the interpreter the tensors' own numbers as arrays of one cell."""
    for row, ordinal in enumerate(tables.ordinals.tolist()):
        for name in storage.numbers(int(tables.members[row])):
            place = tables.program.role_places[name]
            tensors[ordinal][name] = np.array(tables.scalars[row, place.index], place.dtype.numpy)


def _take_back(storage: Storage, tables: Tables, tensors: list[dict[str, Array]]) -> None:
    for row, ordinal in enumerate(tables.ordinals.tolist()):
        for name in storage.numbers(int(tables.members[row])):
            place = tables.program.role_places[name]
            tables.scalars[row, place.index] = tensors[ordinal][name]
