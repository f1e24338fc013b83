"""A step as one native call: its launches, and further parts, as a list of calls.

1. Programs compute the numbers of all groups. Those of a group are put back as they were where no
   program that updates them has a tensor of it: it has none, or they are another rule's.
2. After the call that decides whether a step is skipped, one that clears the gradients is
   followed by a search of them.
3. Numbers that some programs have updated go to those that use them and did not run.
4. The count of steps comes last.
5. Where a library computes, Python calls it: the walk ends, and another goes on behind it. Each of
   these pieces says when it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.tables import Place, PlaceKind
from ..calls import Call
from ..memory.array_checks import address
from .binding import Binding
from .clocked import StepPart
from .overflow import OverflowSearch


class WalkRows:
    """The rows of a walk, and the arrays that they point at."""

    def __init__(self, routines: Mapping[str, int]) -> None:
        self.rows: list[Sequence[int]] = []
        self.held: list[object] = []
        # What Python calls between rows: a library's routines, by the number of rows before each.
        self.between: list[tuple[int, Callable[[], None]]] = []
        self.done = np.zeros(1, np.int64)  # the pieces that rows and routines are, which have ended
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

    def pause(self, routine: Callable[[], None]) -> None:
        """Has Python call a routine here (case 5)."""
        done = self.done  # not these rows, which have what is called

        def run() -> None:
            routine()
            done[0] += 1

        self.count(self.done)
        self.between.append((len(self.rows), run))

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
    parts: Sequence[tuple[StepPart, Sequence[Call]]],
    entries: Sequence[Mapping[str, int]],
    routines: Mapping[str, int],
) -> WalkRows:
    """A step of some parts, each with its calls: these, and the cases above.

    `entries` are the addresses of each program's functions, `routines` those of walks.
    """
    rows = WalkRows(routines)
    for part, listed in parts:
        for target, source in part.enter:
            rows.copy(target, source)
        _add_part(rows, part.binding, listed, entries)
        for target, source in part.leave:
            rows.copy(target, source)
    rows.count(parts[0][0].binding.storage.slots.done)
    if rows.between:
        rows.count(rows.done)
    return rows


def _add_part(
    rows: WalkRows,
    binding: Binding,
    listed: Sequence[Call],
    entries: Sequence[Mapping[str, int]],
) -> None:
    slots = binding.storage.slots
    kept = [(cell, cell.copy()) for cell in kept_cells(binding)]
    for cell, copy in kept:
        rows.copy(copy, cell)
    watched = binding.watched_place(listed)
    for index, call in enumerate(listed):
        if call.by_library is not None:
            rows.pause(call.by_library)
            continue
        rows.call(entries[call.program][call.name], call)
        if index == watched:
            cell = binding.watched[call.program, call.name]
            known = binding.search  # of the step in which no entry by the clock runs
            if not isinstance(known, OverflowSearch):
                known = OverflowSearch(cell, binding.storage.tensors, binding.tables)
            binding.search = known
            rows.search(known)
    for cell, copy in kept:
        rows.copy(cell, copy)
    for name, source, targets in slots.copies([t.number for t in binding.tables]):
        for target in targets:
            rows.copy(slots.read(name, target), slots.read(name, source))


def kept_cells(binding: Binding) -> list[Array]:
    """The numbers of groups that stay as they were, of each program that runs (case 1)."""
    groups = binding.storage.slots.groups
    return [groups[n][group, column : column + 1] for n, group, column in kept_numbers(binding)]


def kept_numbers(binding: Binding) -> list[tuple[int, int, int]]:
    """The keys of these: program, group, column."""
    every = range(binding.storage.slots.group_count)
    found: list[tuple[int, int, int]] = []
    for role in binding.storage.slots.numbers:
        using = _updating(binding, role.name)
        there = groups_updating(binding, role.name)
        for group in (g for g in every if g not in there):
            found += [(number, group, place.index) for number, place in using]
    return found


def groups_updating(binding: Binding, name: str) -> set[int]:
    """The groups that have a tensor in a step, on any device, whose program updates a number."""
    tensors = binding.storage.tensors
    stores = np.array([program.stores_to(name) for program in tensors.programs])
    return set(binding.owners[stores[tensors.variant[binding.present]]].tolist())


def _updating(binding: Binding, name: str) -> list[tuple[int, Place]]:
    """The programs that run and update a number of groups, and where they have it."""
    programs = {t.number: t.program for t in binding.tables if t.program.stores_to(name)}
    places = ((number, program.role_places[name]) for number, program in programs.items())
    return [(number, place) for number, place in places if place.kind == PlaceKind.GROUP]
