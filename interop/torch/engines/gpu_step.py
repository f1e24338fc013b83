"""A step on a GPU as torch has it: what torch keeps on the device goes in and comes out there.

1. Rates, the loss scale and `found_inf` that are tensors: to the cells of the kernels.
2. The parameters' own numbers, as counts of steps: from torch's vector into the tables.
3. The launches.
4. The numbers back into the vector, and counts that only torch keeps.

All of it is in torch's current stream, and none of it waits; a graph records it as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from ....ir.lowered.program import PlaceKind
from ....runtime.cuda.space import DeviceSpace
from ....runtime.cuda.step import DeviceStep
from ....runtime.launch.binding import Binding
from ....runtime.launch.calls import CheckedStep, Step
from ....runtime.launch.executable import Launcher
from ..devices.memory import cells_of
from .gpu_numbers import GpuGroupNumbers, remote_of
from .own_numbers import Numbers


@dataclass(frozen=True, slots=True)
class OwnColumn:
    """A number of the tensors' own: its column in a table, torch's vector, which of its cells."""

    cells: Tensor
    vector: Tensor
    index: Tensor | None  # None: all, in order

    def load(self) -> None:
        """From the vector to the table, before a step."""
        found = self.vector if self.index is None else self.vector.index_select(0, self.index)
        self.cells.copy_(found)

    def save(self) -> None:
        """From the table to the vector, after a step."""
        if self.index is None:
            self.vector.copy_(self.cells)
        else:
            self.vector.index_copy_(0, self.index, self.cells.to(self.vector.dtype))


class TorchStep(CheckedStep):
    """A step over a binding, between copies of numbers on the device."""

    def __init__(
        self,
        launches: DeviceStep,
        binding: Binding,
        numbers: Sequence[Numbers],
        groups: GpuGroupNumbers,
    ) -> None:
        self._launches, self._groups = launches, groups
        launches.tables.carried = True
        self._remote, self._tables = remote_of(binding.storage.slots), launches.tables
        space = binding.storage.space
        assert isinstance(space, DeviceSpace), "a step on a GPU"
        self._space = space
        vectors = {n.role: n.vector for n in numbers if n.role}
        self._own = self._columns(binding, vectors)
        self._counted = [n.vector for n in numbers if not n.role]
        everyone = len(binding.storage.tensors)
        self._present = _index(binding.present.tolist(), everyone, self._counted)
        self.ran = False  # whether the last one came to its end

    def check(self) -> None:
        """Raises BindError for what a capture cannot follow, RuntimeError as torch does.

        The default stream is never captured, and most steps are there.
        """
        if self._space.stream() and self._space.is_capturing():
            self._groups.check_capturable()
            self._tables.moved()  # the graph brings all addresses along
            self._launches.check()

    def __call__(self) -> None:
        """Puts the step into the stream. Raises DeviceError."""
        self.ran = False
        self._push()
        for cell, number in self._groups.feeds:
            cell.copy_(number)
        for column in self._own:
            column.load()
        self._launches()
        for column in self._own:
            column.save()
        for counted in self._counted:
            self._count(counted)
        self.ran = True

    def _push(self) -> None:
        """Numbers of the host's go up before those of the device are put among them."""
        remote, scalars = self._remote, self._tables.scalars
        if remote.changed or scalars.changed:
            with self._space.current() as (cuda, stream):
                remote.push(cuda, stream)
                scalars.push(cuda, stream)

    def _count(self, counted: Tensor) -> None:
        """Counts a step, unless it was skipped, where only torch does."""
        found_inf = self._groups.found_inf
        if found_inf is None and self._present is None:
            counted.add_(1.0)
            return
        goes_on = None if found_inf is None else (found_inf.reshape(()) == 0.0)
        one = (
            counted.new_ones(())
            if goes_on is None
            else goes_on.to(counted.device, counted.dtype, non_blocking=True)
        )
        if self._present is None:
            counted.add_(one)
        else:
            counted.index_add_(0, self._present, one.expand(len(self._present)))

    def _columns(self, binding: Binding, vectors: dict[str, Tensor]) -> list[OwnColumn]:
        """The columns of the tensors' own numbers, in the tables on the device."""
        found: list[OwnColumn] = []
        for mine in binding.tables:
            start = self._tables.scalars.address[mine.number, PlaceKind.TENSOR]
            rows, width = mine.scalars.shape
            for name in binding.storage.numbers(int(mine.members[0])):
                at = start + 8 * mine.program.role_places[name].index
                cells = cells_of(self._space, at, rows, 8 * width)
                index = _index(mine.members.tolist(), len(vectors[name]), [vectors[name]])
                found.append(OwnColumn(cells, vectors[name], index))
        return found


@dataclass(frozen=True, slots=True)
class TorchLauncher(Launcher):
    """Prepares steps on a GPU, with torch's numbers around them."""

    numbers: Sequence[Numbers]
    groups: GpuGroupNumbers

    def prepare(self, binding: Binding) -> Step:
        """A step over a binding. Raises DeviceError."""
        (launches,) = self.programs[0].prepare(binding, self.programs, self.threads)
        assert isinstance(launches, DeviceStep), "programs that run on a GPU"
        return (TorchStep(launches, binding, self.numbers, self.groups),)


def _index(places: Sequence[int], count: int, like: Sequence[Tensor]) -> Tensor | None:
    """Places as an index on the device; None where they are all of so many in order."""
    if not like or list(places) == list(range(count)):
        return None
    return torch.tensor(places).to(like[0].device)
