"""The entry by the clock in a step: its binding beside the step's, and whether it is due.

A step in which the entry is due has calls of its own, which are prepared once, as those of other
steps are. Numbers of groups and of the step are shared as among variants; the tensors' own are
copied from the step's tables before the entry runs, and back behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ...ir.arrays import Array
from ...ir.clocks.clock import BEFORE, COUNT, EntryClock
from ...ir.lowered.tables import PlaceKind
from ..calls import Step
from .binding import Binding, bind
from .tables import Tables

Copies = list[tuple[Array, Array]]  # cells to copy to, and from


@dataclass(frozen=True, slots=True, eq=False)
class StepPart:
    """The part of a step over one binding: copies, calls, copies."""

    binding: Binding
    enter: Copies = field(default_factory=list[tuple[Array, Array]])
    leave: Copies = field(default_factory=list[tuple[Array, Array]])


@dataclass(frozen=True, slots=True)
class DueStep:
    """The calls of a step in which the entry is due, and the predicate of that."""

    clock: StepClock
    calls: Step
    parts: Sequence[StepPart]  # held: calls have the addresses of their tables
    is_whole: bool  # one native call, which a step beside it that calls a library is not


class StepClock:
    """The check if the entry is due in the next step over a binding, for any of its tensors."""

    def __init__(self, clock: EntryClock, binding: Binding) -> None:
        slots, every, groups = binding.storage.slots, clock.every, np.unique(binding.owners)
        self._clock, self._every = clock, np.array([float(every)] if type(every) is int else [])
        if isinstance(every, str):
            self._every = slots.read(every).reshape(-1)  # of the step, or of each group
        self._counts = [column for name, column, _ in binding.numbers if name == COUNT]
        self._owners = [binding.owners[t.ordinals] for t in binding.tables]
        own = groups.tolist() if len(self._every) > 1 else [0]
        self._cells = [self._every[n : n + 1] for n in own]
        self._count = None if self._counts else slots.read(COUNT)

    def is_due(self) -> bool:
        """True if it is, should the step come to be counted."""
        if self._count is not None:  # without NumPy, for this is asked at every step
            number = self._count.item() + 1.0
            return any(self._clock.is_due(number, cell.item()) for cell in self._cells)
        every = self._every
        for count, owners in zip(self._counts, self._owners, strict=True):
            mine = every if len(every) == 1 else every[owners]
            if self._clock.is_due(count + 1.0, mine).any():
                return True
        return False


def parts_when_due(binding: Binding, clock: EntryClock, threads: int) -> list[StepPart]:
    """The parts of a step over a binding in which the entry is due, in their order.

    From here on the columns of the binding are those of both. Empty where no tensor has the entry.
    """
    storage = binding.storage.refresh
    assert storage is not None, "a storage of an entry by the clock"
    present = binding.present[storage.tensors.variant[binding.present] >= 0]
    if not len(present):
        return []
    other = bind(storage, present.tolist(), watch=False, threads=threads)
    _join_columns(binding, other)
    entry = StepPart(other, *_own_numbers(binding.tables, other.tables))
    step = StepPart(binding)
    return [entry, step] if clock.order == BEFORE else [step, entry]


def _join_columns(binding: Binding, other: Binding) -> None:
    """Has whoever points the step's tables at arrays point the entry's there too."""
    at = np.searchsorted(binding.present, other.present)
    for role, columns in other.columns.items():
        found = binding.columns.setdefault(role, [])
        found += [(column, at if order is None else at[order]) for column, order in columns]


def _own_numbers(step: Sequence[Tables], entry: Sequence[Tables]) -> tuple[Copies, Copies]:
    """The copies of the tensors' own numbers before the entry runs, and behind it."""
    rows = {m: (t, row) for t in step for row, m in enumerate(t.members.tolist())}
    enter, leave = Copies(), Copies()
    for mine in entry:
        places = mine.program.role_places.items()
        for name, place in [(n, p) for n, p in places if p.kind == PlaceKind.TENSOR]:
            for row, member in enumerate(mine.members.tolist()):
                tables, there = rows[member]
                column = tables.program.role_places[name].index
                own = mine.scalars[row, place.index : place.index + 1]
                cell = tables.scalars[there, column : column + 1]
                enter.append((own, cell))
                if mine.program.stores_to(name):
                    leave.append((cell, own))
    return enter, leave


def lend_gradients(part: StepPart, binding: Binding) -> None:
    """Gives a part the arrays of a step, for who does not go by addresses."""
    if part.binding is binding:
        return
    at = np.searchsorted(binding.present, part.binding.present).tolist()
    part.binding.given = [binding.given[n] for n in at] if binding.given else []
    part.binding.aux = {
        name: {k: arrays[n] for k, n in enumerate(at) if n in arrays}
        for name, arrays in binding.aux.items()
    }
