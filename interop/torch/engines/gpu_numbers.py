"""Numbers of torch's parameter groups on a GPU: those that are tensors there stay there.

A rate that is a tensor of a GPU's, a loss scale, and the flag of a skipped step go to
the kernels' cells in the stream. Numbers that steps change are shown in the groups as the cells
themselves, so that only a reader waits for a step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from torch import Tensor

from ....ir.lowered.tables import PlaceKind
from ....runtime.cuda.cells import DeviceSlots
from ....runtime.cuda.space import DeviceSpace
from ....runtime.hypers.groups import check_steps
from ....runtime.hypers.scalar_slots import Slots
from ..devices.torch_device import cell_of
from .group_numbers import GroupNumbers

Feed = tuple[Tensor, Tensor]  # a cell, and what is to be in it

_ON_DEVICE = float("nan")  # unlike any number that follows


class GpuGroupNumbers(GroupNumbers):
    """Numbers of the groups that have members of one engine on a GPU."""

    feeds: list[Feed]  # what is brought to the kernels before each step
    found_inf: Tensor | None = None  # of the step to come

    def attach(self, space: DeviceSpace, slots: Slots) -> None:
        """Says where the kernels find the numbers, once that is known."""
        self._space, self._slots, self.feeds = space, slots, []

    def read(self, slots: Slots, extra: Mapping[str, Any]) -> None:
        """Brings the groups' numbers to the kernels; those of tensors with the next step."""
        feeds: list[Feed] = []
        for row, group in enumerate(self._rows):
            given, known = self._given(group, extra), slots.hypers[row]
            fed = {n: v for n, v in given.items() if isinstance(v, Tensor)}
            plain = {n: float(v) for n, v in given.items() if n not in fed}
            self._check_given(plain, group)
            for name in [n for n in plain if plain[n] != known[n]]:
                slots.set_hyper(row, name, plain[name])
            for name, tensor in fed.items():
                known[name] = _ON_DEVICE
                feeds += [(cell, tensor) for cell in self._cells[name, row]]
            feeds += self._shared_from(slots, group, row)
        self.tell_dtypes(slots)
        check_steps(slots)
        of_cells = {cell.data_ptr(): (cell, tensor) for cell, tensor in feeds}
        self.feeds = list(of_cells.values())  # a number of the step comes once, and not by group
        self.found_inf = extra.get("found_inf")

    def write(self, slots: Slots, store: Callable[[Any, str, Any], object]) -> None:
        """Shows the numbers that steps change in the groups: tensors on the device."""
        for row, group in enumerate(self._rows):
            for name, option in self.options(group):
                self._groups[group][option] = self._cells[name, row][0]

    def check_capturable(self) -> None:
        """Refuses a capture as torch does, where a group does not ask for it (RuntimeError)."""
        if not all(self._groups[group].get("capturable", True) for group in self._rows):
            raise RuntimeError(
                f"Attempting CUDA graph capture of step() for an instance of {self._name} but "
                f"param_groups' capturable is False."
            )

    def _given(self, group: int, extra: Mapping[str, Any]) -> dict[str, Any]:
        """A group's hyper-parameters by role; tensors of a GPU stay tensors."""
        found = {name: self.value(name, group) for name in self._names}
        return {
            name: value.detach().reshape(())
            if isinstance(value, Tensor) and value.is_cuda
            else value
            for name, value in {**found, **extra}.items()
        }

    def _shared_from(self, slots: Slots, group: int, row: int) -> list[Feed]:
        """Return values that a user has put into a group in place of numbers that steps change."""
        feeds: list[Feed] = []
        for name, option in self.options(group):
            value, cells = self._groups[group].get(option), self._cells[name, row]
            if isinstance(value, Tensor) and value.is_cuda:
                if value is not cells[0]:
                    feeds += [(cell, value.detach().reshape(())) for cell in cells]
            elif value is not None:
                slots.write(name, float(value), row)
        return feeds

    @cached_property
    def _cells(self) -> dict[tuple[str, int], list[Tensor]]:
        """The cells of each number, by group: one in every program that uses it."""
        remote = remote_of(self._slots)
        found: dict[tuple[str, int], list[Tensor]] = {}
        for number, program in enumerate(self._slots.programs):
            for name, place in program.role_places.items():
                if place.kind not in (PlaceKind.STEP, PlaceKind.GROUP):
                    continue
                width = self._slots.groups[number].shape[1]
                for row in range(len(self._rows)):
                    first = row * width if place.kind == PlaceKind.GROUP else 0
                    address = remote.address[number, place.kind] + 8 * (first + place.index)
                    cell = cell_of(self._space, address)
                    found.setdefault((name, row), []).append(cell)
        for name in self._names:
            for row in range(len(self._rows)):
                found.setdefault((name, row), [])
        return found


def remote_of(slots: Slots) -> DeviceSlots:
    """The slots on a GPU, which there are once a step has been prepared."""
    remote = next(iter(slots.remotes.values()), None)
    assert isinstance(remote, DeviceSlots), "a step has been prepared"
    return remote
