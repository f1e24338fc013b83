"""Stores of a step before its last gather, after which it may not be taken again.

sweep of gradients, gather, sweep that stores    nothing is stored before: the step is repeatable
sweep that stores %m, gather, other sweep        it is torn

All ranks wait for the last gather of a step: behind it a step needs nobody. Numbers, as a
count of steps, are put back (`NumbersBefore`), so stores to arrays alone count.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.clocks.clock import BEFORE
from ...ir.lowered.launches import Launch, ProgramLaunch, Units
from ...ir.lowered.step_program import StepProgram
from ...ir.lowered.tables import ARRAY_KINDS
from ...runtime.launch.binding import Binding
from ...runtime.memory.storage import Storage


def stores_before_last_gather(
    launches: Sequence[ProgramLaunch], programs: Sequence[StepProgram]
) -> str:
    """The first launch that stores to arrays before the last gather; nothing where none does."""
    places = [index for index, (_, launch) in enumerate(launches) if launch.over == Units.RANKS]
    for number, launch in launches[: places[-1]] if places else ():
        arrays = [f"%{role}" for role in arrays_stored(programs[number], launch)]
        if arrays:
            return f"{launch.entry} of {programs[number].name} stores {', '.join(arrays)}"
    return ""


def arrays_stored(program: StepProgram, launch: Launch) -> list[str]:
    """The roles in arrays that a launch of a program stores to."""
    places = program.role_places
    return [role for role in launch.stores if places[role].kind in ARRAY_KINDS]


def stored_before(storage: Storage) -> str:
    """The same of a storage's tensors, in a step in which an entry by the clock is due."""
    parts = [storage]
    if storage.refresh is not None and storage.clocked is not None:
        is_first = storage.clocked.clock.order == BEFORE
        parts.insert(0 if is_first else 1, storage.refresh)
    launches: list[ProgramLaunch] = []
    for part in parts:
        first = 0 if part is storage else len(storage.programs)
        used = {first + n for n in set(part.tensors.variant.tolist())}
        launches += [one for one in part.launches if one[0] in used]
    clocked = () if storage.clocked is None else storage.clocked.programs
    return stores_before_last_gather(launches, [*storage.programs, *clocked])


class NumbersBefore:
    """The numbers of a step before it begins: those of programs, of groups, and tensors' own."""

    def __init__(self, bindings: Sequence[Binding]) -> None:
        slots = bindings[0].storage.slots
        own = [tables.scalars for binding in bindings for tables in binding.tables]
        self._kept = [(array, array.copy()) for array in (*slots.steps, *slots.groups, *own)]

    def put_back(self) -> None:
        """Restore the numbers."""
        for array, kept in self._kept:
            array[...] = kept
