"""A step as one native call: its launches, and what else belongs to it, as a list of calls.

1. Groups without tensors are put back as they were: programs compute the numbers of all groups.
2. After the call that decides whether a step is skipped, one that clears the gradients is
   followed by a search of them.
3. Numbers that some programs have updated go to those that use them and did not run.
4. The count of steps comes last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from ...ir.arrays import Array
from ..gradients.overflow import OverflowSearch
from ..memory.array_checks import address
from .binding import Binding
from .calls import Call


class WalkRows:
    """The rows of a walk, and what they point at."""

    def __init__(self, routines: Mapping[str, int]) -> None:
        self.rows: list[Sequence[int]] = []
        self.held: list[object] = []
        self._routines = routines  # where the functions are that walks have between launches

    def call(self, where: int, call: Call) -> None:
        """A launch of an entry, which is at an address."""
        cells = (call.context, call.argument, call.low, call.high, call.bytes)
        self.rows.append((where, *cells))

    def copy(self, target: Array, source: Array) -> None:
        """A copy of some cells of 8 bytes in a line, with any steps between them."""
        (to_step,), (from_step,) = target.strides or (8,), source.strides or (8,)
        cells = np.array([address(target), to_step // 8, address(source), from_step // 8])
        self._add("sf_copy", cells, 0, target.size)
        self.held += [target, source]

    def count(self, cell: Array) -> None:
        """Adds 1 to a cell."""
        self._add("sf_count", cell, 1, 1)

    def search(self, search: OverflowSearch) -> None:
        """A search of the gradients, if the step is skipped."""
        self._add("sf_search", search.cells, address(search.rows), len(search.rows))
        self.held.append(search)

    def _add(self, name: str, context: Array, argument: int, high: int) -> None:
        self.held.append(context)
        self.rows.append((self._routines[name], address(context), argument, 0, high, 0))


def rows_of_walk(
    binding: Binding,
    listed: Sequence[Call],
    entries: Sequence[Mapping[str, int]],
    routines: Mapping[str, int],
) -> WalkRows:
    """A step over a binding: the calls listed, and the cases above.

    `entries` are the addresses of each program's functions, `routines` those of what walks have.
    """
    rows, slots = WalkRows(routines), binding.storage.slots
    kept = [(row, row.copy()) for row in groups_without_tensors(binding)]
    for row, copy in kept:
        rows.copy(copy, row)
    watched = binding.watched_place(listed)
    for place, call in enumerate(listed):
        rows.call(entries[call.program][call.name], call)
        if place == watched:
            cell = binding.watched[call.program, call.name]
            binding.search = OverflowSearch(
                cell, binding.storage.tensors, binding.present, binding.tables
            )
            rows.search(binding.search)
    for row, copy in kept:
        rows.copy(row, copy)
    for name, source, targets in slots.copies([t.number for t in binding.tables]):
        for target in targets:
            rows.copy(slots.read(name, target), slots.read(name, source))
    rows.count(slots.done)
    return rows


def groups_without_tensors(binding: Binding) -> list[Array]:
    """The numbers, in every program that runs, of groups that have no tensor in a binding."""
    slots = binding.storage.slots
    empty = np.ones(slots.group_count, np.bool_)
    empty[binding.owners] = False
    absent: list[int] = np.flatnonzero(empty).tolist()
    return [slots.groups[t.number][group] for t in binding.tables for group in absent]
