"""A step on a GPU as torch takes it: values that torch keeps on the device stay on it.

1. One launch brings numbers to the cells of the kernels: rates, the loss scale and `found_inf` that
   are tensors; the parameters' own numbers, as counts of steps, from torch's vector.
2. The launches of the step.
3. One launch brings the parameters' own numbers back into the vector. Counts that only torch keeps
   are counted by torch.

All of it is in torch's current stream, and none of it waits. A graph has the addresses of its own
rates and scales: those are copied by torch in it, one by one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from ....ir.arrays import Array
from ....runtime.calls import CheckedStep, Step
from ....runtime.cuda.cell_moves import NO_MOVES, CellMoves, moves
from ....runtime.cuda.driver import Driver
from ....runtime.cuda.space import DeviceSpace
from ....runtime.cuda.step import DeviceStep
from ....runtime.cuda.tables import DeviceTables
from ....runtime.launch.binding import Binding
from ....runtime.launch.clocked import StepPart
from ....runtime.launch.executable import Launcher
from .group_numbers import Feed, GpuGroupNumbers, remote_of
from .own_numbers import Numbers


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
        self._loads, saves = _own(self._tables, vectors)
        self._into, self._into_all, self._out = (CellMoves(space) for _ in range(3))
        with space.current() as (cuda, stream):
            self._into.use(cuda, stream, self._loads)
            self._out.use(cuda, stream, saves)
        self._counted = [n.vector for n in numbers if not n.role]
        everyone = len(binding.storage.tensors)
        self._present = _index(binding.present.tolist(), everyone, self._counted)
        self.ran = False  # whether the last one came to its end

    def check(self) -> None:
        """Raises BindError for inputs that a CUDA graph cannot follow, RuntimeError as torch does.

        The default stream is never captured, and most steps are there.
        """
        if self._space.stream() and self._space.is_capturing():
            self._groups.check_capturable()
            self._tables.moved()  # the graph brings all addresses along
            self._launches.check()

    def __call__(self) -> None:
        """Puts the step into the stream. Raises DeviceError."""
        self.ran = False
        if len(self._loads) or self._groups.feeds:
            with self._space.current() as (cuda, stream):
                self._bring(cuda, stream)
                self._launches()
                self._out.run(cuda, stream, "the parameters' own numbers")
        else:
            self._launches()
        for counted in self._counted:
            self._count(counted)
        self.ran = True

    def _bring(self, cuda: Driver, stream: int) -> None:
        """Copy the host's numbers to the device, then those of tensors to their cells (case 1)."""
        self._remote.push(cuda, stream)
        self._tables.scalars.push(cuda, stream)
        moved, copied = list[Feed](), self._groups.feeds
        if copied and not cuda.is_capturing(stream):
            moved = [feed for feed in copied if _can_move(*feed)]
            copied = [feed for feed in copied if not _can_move(*feed)]
        rows = [self._loads, *(_move(cell, number) for cell, number in moved)]
        into = self._into_all if moved else self._into
        into.use(cuda, stream, np.concatenate(rows))
        into.run(cuda, stream, "torch's numbers")
        for cell, number in copied:
            cell.copy_(number)

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


@dataclass(frozen=True, slots=True)
class TorchLauncher(Launcher):
    """Prepares steps on a GPU, with torch's numbers around them."""

    numbers: Sequence[Numbers]
    groups: GpuGroupNumbers

    def prepare(self, parts: Sequence[StepPart]) -> Step:
        """A step over a binding. Raises DeviceError, BindError."""
        (launches,) = self.programs[0].prepare(parts, self.programs, self.threads)
        assert isinstance(launches, DeviceStep), "programs that run on a GPU"
        return (TorchStep(launches, parts[0].binding, self.numbers, self.groups),)


def carry_addresses(calls: Step) -> None:
    """Make captured graphs of a step carry the addresses that they were captured with."""
    for call in calls:
        if isinstance(call, DeviceStep):
            call.tables.carried = True


def _own(tables: DeviceTables, vectors: Mapping[str, Tensor]) -> tuple[Array, Array]:
    """The moves of the parameters' own numbers from torch's vectors to the tables, and back."""
    loads, saves = [NO_MOVES], [NO_MOVES]
    for role, cells, members in tables.own:
        vector = vectors[role]
        theirs = vector.data_ptr() + vector.element_size() * members
        narrow = vector.dtype == torch.float32
        loads.append(moves(cells, theirs, from_f32=narrow))
        saves.append(moves(theirs, cells, to_f32=narrow))
    return np.concatenate(loads), np.concatenate(saves)


def _can_move(cell: Tensor, number: Tensor) -> bool:
    """True if a launch of ours can bring a number; torch's copies can bring any."""
    is_float = number.dtype in (torch.float32, torch.float64)
    return is_float and number.device == cell.device and not number.is_neg()


def _move(cell: Tensor, number: Tensor) -> Array:
    """The move of a number of torch's to a cell."""
    to, source = (np.array([tensor.data_ptr()]) for tensor in (cell, number))
    return moves(to, source, from_f32=number.dtype == torch.float32)


def _index(indices: Sequence[int], count: int, like: Sequence[Tensor]) -> Tensor | None:
    """An index tensor on the device; None for all of `count` in order."""
    if not like or list(indices) == list(range(count)):
        return None
    return torch.tensor(indices).to(like[0].device)
