"""Numbers of torch's parameter groups: hyper-parameters to the kernels, changed ones back.

On a GPU, a rate that is a tensor there, a loss scale, and the flag of a skipped step go to the
kernels' cells in the stream. Numbers that steps change are shown in the groups as the cells
themselves, so that only a reader waits for a step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from functools import cached_property
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import BindError
from ....ir.lowered.tables import PlaceKind
from ....ir.roles import Role, RoleKind, check_hyper, must_be_given, not_given
from ....runtime.cuda.cells import DeviceSlots
from ....runtime.cuda.space import DeviceSpace
from ....runtime.hypers.groups import check_steps
from ....runtime.hypers.scalar_slots import Slots
from ..devices.torch_device import cell_of
from ..name_map import OF_DTYPE, TorchBinding

Groups = Sequence[MutableMapping[str, Any]]
Feed = tuple[Tensor, Tensor]  # a cell, and what is to be in it

_ON_DEVICE = float("nan")  # unlike any number that follows


class GroupNumbers:
    """Numbers of the groups that have members of one engine; `rows` are these groups' places."""

    def __init__(
        self, name: str, bindings: Mapping[int, TorchBinding], groups: Groups, rows: Sequence[int]
    ) -> None:
        self._name, self._bindings, self._groups, self._rows = name, bindings, groups, rows
        spec, self._names = bindings[rows[0]].spec, bindings[rows[0]].hypers
        self._needed = [r for r in spec.of_kind(RoleKind.HYPER) if must_be_given(r)]
        self._steps = [r for r in spec.of_kind(RoleKind.HYPER) if r.range and r.range.whole]
        self.shared: Sequence[str] = ()  # numbers of the group or step that steps change
        self.dtypes: Sequence[torch.dtype] = ()  # of the parameters of each program

    def value(self, name: str, group: int) -> Any:
        """A hyper-parameter of a group by role; a missing one is that of a group that has it."""
        having = [group, *self._rows] if self._bindings[group].own else [group]
        one = next((g for g in having if self._bindings[g].has(name)), group)
        return self._bindings[one].value(name, self._groups[one], self.dtypes[0])

    def hypers(self, group: int) -> dict[str, float]:
        """A group's hyper-parameters by role."""
        return {name: float(self.value(name, group)) for name in self._names}

    def read(self, slots: Slots, extra: Mapping[str, Any]) -> None:
        """Brings the groups' numbers to the kernels. Raises BindError for one that is not given,
        ValueError for a number of steps that is no whole one, changing nothing.
        """
        for role in self._steps:
            for group in self._rows:
                self._check_whole(role, self.value(role.name, group), group)
        for row, group in enumerate(self._rows):
            hypers, before = self._host_hypers(slots, row, extra), slots.hypers[row]
            self._check_given(hypers, group)
            if hypers != before:
                for name in [n for n in hypers if hypers[n] != before[n]]:
                    slots.set_hyper(row, name, hypers[name])
            for name, option in self.options(group):
                known = self._groups[group].get(option)
                if known is not None:  # as some are before the first step
                    self._read_shared(slots, row, name, known)
        self.tell_dtypes(slots)
        check_steps(slots)

    def _check_whole(self, role: Role, value: Any, group: int) -> None:
        check_hyper(role, value, f"{self._name}, group {group}")

    def _host_hypers(self, slots: Slots, row: int, extra: Mapping[str, Any]) -> dict[str, float]:
        """The hyper-parameters of a group that the host has: all of them here."""
        group = self._rows[row]
        found = {name: float(self.value(name, group)) for name in self._names}
        return {**found, **{n: float(v) for n, v in extra.items()}} if extra else found

    def _read_shared(self, slots: Slots, row: int, name: str, value: Any) -> None:
        """Bring a number that steps change, as the group has it, to the kernels."""
        slots.write(name, float(value), row)

    def options(self, group: int) -> list[tuple[str, str]]:
        """The numbers that steps change in a group, with their names there."""
        binding = self._bindings[group]
        return [(name, binding.option(name)) for name in self.shared if binding.has(name)]

    def tell_dtypes(self, slots: Slots) -> None:
        """Write the numbers that follow from a parameter's dtype, for each program."""
        for row, group in enumerate(self._rows) if len(set(self.dtypes)) > 1 else ():
            binding, given = self._bindings[group], self._groups[group]
            for name in [n for n in self._names if binding.group_key(n) == OF_DTYPE]:
                for program, dtype in enumerate(self.dtypes):
                    slots.write(name, binding.read(name, given, dtype), row, program)

    def write(self, slots: Slots, store: Callable[[Any, str, float], object]) -> None:
        """Leaves the numbers that steps change in the groups."""
        for row, group in enumerate(self._rows):
            for name, option in self.options(group):
                found = slots.read(name)
                store(self._groups[group], option, float(found if found.ndim == 0 else found[row]))

    def _check_given(self, hypers: Mapping[str, float], group: int) -> None:
        """Refuse a step that lacks a hyper-parameter without default (BindError)."""
        for role in self._needed:
            name, mine = role.name, self._bindings[group].has(role.name)
            if mine and name in hypers and hypers[name] != hypers[name]:
                how = f"optimizer.param_groups[{group}]['{name}'] = {name}"
                if name == "loss":
                    how += ", or optimizer.step(closure) with a closure that returns it"
                raise BindError(not_given(role, f"{self._name}, group {group}", how))


class GpuGroupNumbers(GroupNumbers):
    """Numbers of the groups that have members of one engine on a GPU."""

    feeds: list[Feed]  # what is brought to the kernels before each step
    found_inf: Tensor | None = None  # of the step to come

    def attach(self, space: DeviceSpace, slots: Slots) -> None:
        """Set the slots of the kernels, once they are allocated."""
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
        """Likewise; a tensor that is not the cell itself is the user's, and is fed."""
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
