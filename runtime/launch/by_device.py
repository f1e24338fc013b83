"""The devices of parameters, and refusals of what may not be divided among several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ...ir.errors import BindError, OptionError
from ...ir.lowered.step_program import StepProgram
from ..cuda.exchange import home_of
from ..hypers.groups import Parsed
from ..memory.merged_storage import numbers_of_parts
from ..memory.storage import Storage
from ..memory.tensor_set import NumberedName
from .prepared_step import PreparedStep
from .stepper import Stepper

Prepared = Callable[[], list[tuple[PreparedStep, list[int]]]]  # and the places of its tensors

CPU = "native"  # the backend of what is not on a GPU


def places_by_device(given: Parsed) -> dict[str, list[int]]:
    """The places of the parameters by the backend of their device, GPUs first. Raises BindError."""
    found: dict[str, list[int]] = {}
    for number, (array, name) in enumerate(zip(given.arrays, given.names, strict=True)):
        home = home_of(array, f"tensor {number} ({name})" if name else f"tensor {number}")
        found.setdefault(CPU if home is None else f"cuda:{home}", []).append(number)
    return dict(sorted(found.items(), key=lambda item: (item[0] == CPU, item[0])))


def only(given: Parsed, places: Sequence[int], first: int = 0) -> Parsed:
    """Some of the parameters, in all groups; their numbers among all are counted from `first`."""
    columns = given.arrays, given.owners, given.facts
    arrays, owners, facts = (tuple(column[n] for n in places) for column in columns)
    names = tuple(NumberedName(given.names[n], first + n) for n in places)
    return replace(given, arrays=arrays, names=names, owners=owners, facts=facts)


def streams_by_device(given: Any, devices: Sequence[str]) -> dict[str, Any]:
    """The stream of each GPU, from one or a dict of them. Raises OptionError."""
    gpus = [d for d in devices if d != CPU]
    if isinstance(given, Mapping):
        streams: dict[str, Any] = dict(given)  # pyright: ignore[reportUnknownArgumentType]
        if unknown := [d for d in streams if d not in gpus]:
            known = ", ".join(f"'{d}'" for d in gpus) or "the CPU"
            raise OptionError(f"stream: no parameter is on {unknown[0]!r}; they are on {known}")
        return streams
    if given is not None and len(gpus) != 1:
        raise OptionError(
            f"stream: parameters are on {', '.join(gpus) or 'the CPU alone'}; give a stream for "
            f"each GPU, as {{'cuda:0': stream}}"
        )
    return {} if given is None else {gpus[0]: given}


def refuse_reductions(programs: Sequence[StepProgram], devices: Sequence[str]) -> None:
    """Raises BindError for a step that reduces over all tensors of several devices."""
    for program in programs:
        for what in program.shared:
            raise BindError(
                f"{program.name} reduces over all tensors ({what}), and they are on "
                f"{' and '.join(devices)}: put them on one device, or make an optimizer for each"
            )


def groups_behind(
    there: Sequence[set[int]], stepped: Sequence[set[int]]
) -> list[tuple[int, int, int]]:
    """Part, group, and another part that has stepped the group while that one has not.

    `there` are the groups that each part has tensors of, `stepped` those with gradients.
    """
    found: list[tuple[int, int, int]] = []
    for group in sorted(set[int]().union(*stepped)):
        did = next(n for n, mine in enumerate(stepped) if group in mine)
        behind = [n for n, mine in enumerate(there) if group in mine and group not in stepped[n]]
        found += [(n, group, did) for n in behind]
    return found


def draws_by_number(programs: Sequence[StepProgram]) -> bool:
    """Whether tensors' places among those of a step decide what is drawn, as where bf16 rounds."""
    return any(program.draws for program in programs)


def number_tensors(work: Sequence[tuple[Stepper, Sequence[int]]]) -> None:
    """Numbers the tensors of a step among those of all devices, as on one.

    `work` has what steps on each device, prepared, and the places of the tensors there.
    """
    homes = [np.array(places, np.int64) for _, places in work]
    present = [home[s.binding.present] for home, (s, _) in zip(homes, work, strict=True)]
    every = np.sort(np.concatenate(present))
    for home, (stepper, _) in zip(homes, work, strict=True):
        for tables in stepper.binding.tables:
            numbers = np.searchsorted(every, home[tables.members])
            if (tables.ordinals != numbers).any():
                tables.ordinals[:] = numbers
                if stepper.binding.remote is not None:
                    stepper.binding.remote.moved()


class PreparedTogether:
    """The prepared steps of all devices, as the methods that load and save see them.

    The tensors' own numbers are in `storage` between `save` and `load`.
    """

    def __init__(self, prepared: Prepared, storage: Callable[[], Storage]) -> None:
        self._prepared, self._storage = prepared, storage

    @property
    def stepper(self) -> PreparedTogether:
        """The holder of the tensors' own numbers."""
        return self

    def forget(self) -> None:
        """Has the next gradients looked at anew."""
        for mine, _ in self._prepared():
            mine.forget()

    def save(self) -> None:
        """Takes the tensors' own numbers out of the tables."""
        found = self._prepared()
        for mine, _ in found:
            mine.stepper.save()
        storages = [mine.stepper.storage for mine, _ in found]
        numbers = numbers_of_parts(storages, [places for _, places in found])
        self._storage().scalars.update(numbers)

    def load(self) -> None:
        """Brings them there."""
        for mine, places in self._prepared():
            for name, values in mine.stepper.storage.scalars.items():
                values[:] = self._storage().scalars[name][places]
            mine.stepper.load()
