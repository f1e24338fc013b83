"""Numbers of torch's parameter groups on a GPU: those that are tensors there stay there.

A rate that is a tensor of a GPU's, a loss scale, and the flag of a skipped step go to
the kernels' cells in the stream. Numbers that steps change are shown in the groups as the cells
themselves, so that only a reader waits for a step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from torch import Tensor

from ....ir.lowered.tables import PlaceKind
from ....ir.roles import Role
from ....runtime.cuda.cells import DeviceSlots
from ....runtime.cuda.space import DeviceSpace
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
        self._fed: dict[int, Feed] = {}  # by cell: a number of the step comes once, not by group
        super().read(slots, extra)
        self.feeds = list(self._fed.values())
        self.found_inf = extra.get("found_inf")

    def _check_whole(self, role: Role, value: Any, group: int) -> None:
        if not isinstance(value, Tensor):  # which nobody waits for
            super()._check_whole(role, value, group)

    def _feed(self, cells: Sequence[Tensor], number: Tensor) -> None:
        plain = number.detach().reshape(()) if number.is_cuda else number
        self._fed |= {cell.data_ptr(): (cell, plain) for cell in cells}

    def _host_hypers(self, slots: Slots, row: int, extra: Mapping[str, Any]) -> dict[str, float]:
        given = {n: self.value(n, self._rows[row]) for n in self._names} | dict(extra)
        for name, value in given.items():
            if isinstance(value, Tensor):
                slots.hypers[row][name] = _ON_DEVICE
                self._feed(self._cells[name, row], value)
        return {n: float(v) for n, v in given.items() if not isinstance(v, Tensor)}

    def _read_shared(self, slots: Slots, row: int, name: str, value: Any) -> None:
        """Likewise; a tensor is what a user has put in place of the cell that is shown there."""
        if not (isinstance(value, Tensor) and value.is_cuda):
            super()._read_shared(slots, row, name, value)
        elif value is not self._cells[name, row][0]:
            self._feed(self._cells[name, row], value)

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
