"""The storages of several devices as one, for what does not step: checkpoints, states, numbers.

    parts = [storage of tensors 0 and 2, storage of tensor 1]
    merged(parts, [[0, 2], [1]], slots)    tensors 0, 1, 2, each where it is

Each device has its own copies of numbers; `MergedSlots` writes all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.step_program import ChunkSizes, StepProgram
from ...ir.lowered.tables import Place
from .array_checks import Wanted
from .pool import Parts, Pool
from .scalar_slots import Slots
from .space import HOST_SPACE, ArraySpace
from .storage import Storage
from .tensor_set import Tensors

Places = Sequence[Sequence[int]]  # of each part's tensors among all


class MergedSlots(Slots):
    """The slots of several storages: written in all, read where a group has tensors.

    A number that only the variants of some devices use, such as a rule's, is read there.
    """

    def __init__(self, parts: Sequence[Slots], homes: Sequence[Sequence[int]]) -> None:
        first = parts[0]
        self.programs, self.hypers, self.done = first.programs, first.hypers, first.done
        self.steps, self.groups, self.remote = first.steps, first.groups, None
        self.parts, self.homes = parts, homes  # of each group, the parts that have tensors of it

    def write(
        self, name: str, value: float, group: int | None = None, program: int | None = None
    ) -> None:
        """Sets a number on all devices, in one group or in all, in one program or in all."""
        for part in self.parts:
            part.write(name, value, group, program)

    def set_hyper(self, group: int, name: str, value: float) -> None:
        """Changes a hyper-parameter on all devices from the next step on."""
        for part in self.parts:
            part.set_hyper(group, name, value)

    def read(self, name: str, program: int | None = None) -> Array:
        """A number's slot, or the column of its groups' slots, each of a device that steps it."""
        columns = {n: p.read(name, program) for n, p in enumerate(self.parts) if p.uses(name)}
        first = next(iter(columns), 0)
        if self.is_for_step(name):
            return columns[first]
        users = [next((n for n in homes if n in columns), first) for homes in self.homes]
        return np.array([columns[n][group] for group, n in enumerate(users)])

    def _cells(self, name: str) -> list[tuple[int, Place]]:
        return next(filter(None, (part._cells(name) for part in self.parts)), [])

    @property
    def steps_done(self) -> int:
        """The steps done, skipped ones as well."""
        return self.parts[0].steps_done


class MixedSpace:
    """The memories of several devices: each array is where it is."""

    is_host = False

    def __init__(self, spaces: Sequence[ArraySpace]) -> None:
        self._spaces = spaces

    def __str__(self) -> str:
        return " and ".join(map(str, self._spaces))

    def take(self, array: Any, wanted: Wanted) -> Any:
        """An array of one of the devices. Raises BindError."""
        space: ArraySpace = getattr(array, "space", HOST_SPACE)
        return space.take(array, wanted)

    def addresses(self, arrays: Sequence[Any]) -> Array:
        """Where arrays begin."""
        return np.concatenate([self._of(a).addresses([a]) for a in arrays])

    def pool(self, capacity: int) -> Pool:
        """Memory for states is made by each device's own storage."""
        return self._spaces[0].pool(capacity)

    def chunk_sizes(self, program: StepProgram) -> ChunkSizes:
        """How large the first device's chunks of a program are; each has tables of its own."""
        return self._spaces[0].chunk_sizes(program)

    def _of(self, array: Any) -> ArraySpace:
        return getattr(array, "space", HOST_SPACE)


def merged(parts: Sequence[Storage], places: Places, slots: MergedSlots) -> Storage:
    """One storage over the tensors of several, whose arrays stay where they are."""
    tensors = _tensors([p.tensors for p in parts], places)
    adopted = {
        (mine[n], name): array
        for part, mine in zip(parts, places, strict=True)
        for (n, name), array in part.adopted.items()
    }
    return replace(
        parts[0],
        programs=tensors.programs,
        turns=(),
        tensors=tensors,
        lent=tuple(_listed([p.lent for p in parts], places)),
        params=tuple(_listed([p.params for p in parts], places)),
        adopted=adopted,
        slots=slots,
        scalars=numbers_of_parts(parts, places),
        parts=_parts([p.parts for p in parts], places),
        space=MixedSpace([p.space for p in parts]),
    )


def numbers_of_parts(parts: Sequence[Storage], places: Places) -> dict[str, Array]:
    """The tensors' own numbers, copies; 0 where a tensor has none of a name."""
    names = dict.fromkeys(name for part in parts for name in part.scalars)
    count = sum(map(len, places))
    found = {name: np.zeros(count) for name in names}
    for part, mine in zip(parts, places, strict=True):
        for name, values in part.scalars.items():
            found[name][list(mine)] = values
    return found


def _tensors(parts: Sequence[Tensors], places: Places) -> Tensors:
    """The tensors' facts; programs and layouts are listed device by device."""
    programs = tuple(chain.from_iterable(p.programs for p in parts))
    layouts = tuple(chain.from_iterable(p.layouts for p in parts))
    names = _listed([p.names for p in parts], places)
    return Tensors(
        programs, tuple(names), _joined([p.owners for p in parts], places), layouts,
        _joined(_behind([p.layout for p in parts], [len(p.layouts) for p in parts]), places),
        _joined(_behind([p.variant for p in parts], [len(p.programs) for p in parts]), places),
        _joined([p.numel for p in parts], places), _joined([p.kind for p in parts], places),
    )  # fmt: skip


def _parts(parts: Sequence[Parts], places: Places) -> Parts:
    """Each tensor's part of a pool."""
    homes = _behind([p.home for p in parts], [len(p.pools) for p in parts])
    pools = tuple(chain.from_iterable(p.pools for p in parts))
    return Parts(pools, _joined(homes, places), _joined([p.offsets for p in parts], places))


def _behind(columns: Sequence[Array], counts: Sequence[int]) -> list[Array]:
    """Places in lists that are put one behind the other."""
    starts = np.cumsum([0, *counts]).tolist()
    return [column + start for column, start in zip(columns, starts, strict=False)]


def _joined(columns: Sequence[Array], places: Places) -> Array:
    """The cells of several columns, in the order of all tensors."""
    return np.concatenate(columns)[_order(places)]


def _listed(lists: Sequence[Sequence[Any]], places: Places) -> list[Any]:
    every = list(chain.from_iterable(lists))
    return [every[n] for n in _order(places).tolist()]


def _order(places: Places) -> Array:
    return np.argsort(np.concatenate([np.array(p, np.int64) for p in places]))
