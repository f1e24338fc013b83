"""Scalars: hypers and numbers, in 8-byte slots that the programs read and write.

Counts and scales that steps change are set by a user as follows: all are checked, then written.

    opt.numbers["t"] = 3
    opt.numbers.update(scale=1024.0, count=0)
    opt.numbers["total"] = [0.5, 1.5]           # of domain group: one a group, or one for all
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any, Protocol

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError, did_you_mean, is_a
from ...ir.lowered.step_program import StepProgram
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.roles import Role, RoleKind, Signature, check_hyper
from ...ir.types import BOOL, Const


class RemoteSlots(Protocol):
    """Slots of another memory, whose copy on the host `Slots` has: told of all that changes it."""

    def wrote_slot(self, program: int, kind: PlaceKind, column: int) -> None:
        """The host has written a slot, or some cells of a column of groups."""
        ...

    def fetch(self) -> None:
        """Bring the writes of steps."""
        ...

    def fetch_steps(self) -> None:
        """Brings the count of steps, where not the host has counted all of them."""
        ...


class Slots:
    """The step and group slots of every program; each has its own copy of each number."""

    def __init__(self, programs: Sequence[StepProgram], hypers: Sequence[dict[str, float]]) -> None:
        self.programs = tuple(programs)
        self.hypers = list(hypers)
        groups = len(self.hypers)
        self.steps = [np.zeros(max(1, p.slots[PlaceKind.STEP])) for p in programs]
        self.groups = [np.zeros((groups, max(1, p.slots[PlaceKind.GROUP]))) for p in programs]
        self.done = np.zeros(1, np.int64)  # the steps done, skipped ones as well
        # What programs of other memories read and write, by their devices.
        self.remotes: dict[str, RemoteSlots] = {}
        for role in self.numbers:
            self.write(role.name, first_number(role))
        for group, values in enumerate(self.hypers):
            for name, value in values.items():
                self.write(name, value, group)

    def extend(self, programs: Sequence[StepProgram]) -> None:
        """Takes programs behind those there are, which may be under other conditions now.

        Counts of the others go on in the new ones.
        """
        old = len(self.programs)
        going_on = {r.name: self.read(r.name).copy() for r in self.numbers}
        self.programs = tuple(programs)
        self.remotes.clear()  # who binds again has other tables
        for program in self.programs[old:]:
            self.steps.append(np.zeros(max(1, program.slots[PlaceKind.STEP])))
            self.groups.append(np.zeros((self.group_count, max(1, program.slots[PlaceKind.GROUP]))))
        for role in self.numbers:
            for number, _ in self._cells(role.name):
                cell = self.read(role.name, number)
                cell[...] = going_on.get(role.name, first_number(role))
        for group, values in enumerate(self.hypers):
            for name, value in values.items():
                self.write(name, value, group)

    def add(self, hypers: Sequence[dict[str, float]]) -> None:
        """Appends groups: their numbers start, those of the others stay."""
        first = len(self.hypers)
        self._fetch()
        self.remotes.clear()  # who binds again has other tables
        self.hypers += hypers
        for number, table in enumerate(self.groups):
            self.groups[number] = np.concatenate([table, np.zeros((len(hypers), table.shape[1]))])
        for group in range(first, len(self.hypers)):
            for role in self.numbers:
                if not self.is_for_step(role.name):
                    self.write(role.name, first_number(role), group)
            for name, value in self.hypers[group].items():
                self.write(name, value, group)

    def follow(self, other: Slots, hypers: bool = True) -> None:
        """Takes over the numbers of other slots, where both have them, and hyper-parameters."""
        theirs = {role.name for role in other.numbers}
        for role in self.numbers:
            if role.name in theirs:
                for number, place in self._cells(role.name):
                    self.read(role.name, number)[...] = other.read(role.name)
                    self._wrote(number, place)
        for group, values in enumerate(other.hypers if hypers else ()):
            for name, value in values.items():
                self.write(name, value, group)

    @property
    def group_count(self) -> int:
        """The number of groups."""
        return len(self.hypers)

    def set_hyper(self, group: int, name: str, value: float) -> None:
        """Changes a hyper-parameter from the next step on."""
        self.hypers[group][name] = value
        self.write(name, value, group)

    @property
    def numbers(self) -> tuple[Role, ...]:
        """The states of domain step or group that a program uses."""
        roles = {r.name: r for p in self.programs for r in p.roles if r.kind == RoleKind.STATE}
        return tuple(r for r in roles.values() if self._cells(r.name))

    def uses(self, name: str) -> bool:
        """True if a program reads or updates a number."""
        return bool(self._cells(name))

    def is_for_step(self, name: str) -> bool:
        """True if a hyper-parameter, or a state, is one number for all groups."""
        return any(c[1].kind == PlaceKind.STEP for c in self._cells(name))

    def write(
        self, name: str, value: float, group: int | None = None, program: int | None = None
    ) -> None:
        """Sets a number, in one group or in all, in one program or in every one that uses it."""
        if group is not None and name not in self.hypers[group]:
            self._fetch()  # the other groups' come along
        for number, place in self._cells(name):
            if program not in (None, number):
                continue
            if place.kind == PlaceKind.STEP:
                self.steps[number][place.index] = value
            else:
                self.groups[number][slice(None) if group is None else group, place.index] = value
            self._wrote(number, place)

    def read(self, name: str, program: int | None = None) -> Array:
        """A number's slot, or the column of its groups' slots: a view."""
        self._fetch()
        for number, place in self._cells(name):
            if program in (None, number):
                return self._view(number, place)
        raise KeyError(name)

    def share(self, ran: Sequence[int]) -> None:
        """Copies the numbers that some programs have updated to the others that use them."""
        for name, source, targets in self.copies(ran):
            for target in targets:
                self.read(name, target)[...] = self.read(name, source)

    def count(self) -> None:
        """A step is done."""
        self.done[0] += 1

    @property
    def steps_done(self) -> int:
        """The steps done, skipped ones as well."""
        for remote in self.remotes.values():
            remote.fetch_steps()
        return int(self.done[0])

    def copies(self, ran: Sequence[int]) -> list[tuple[str, int, tuple[int, ...]]]:
        """`(role, source program, target programs)` of each scalar to copy on its device."""
        found: list[tuple[str, int, tuple[int, ...]]] = []
        devices = dict.fromkeys(self.programs[n].device for n in ran)
        for role in self.numbers if len(self.programs) > 1 else ():
            for device in devices:
                cells = self._cells(role.name)
                users = [n for n, _ in cells if self.programs[n].device == device]
                wrote = [n for n in users if n in ran and self._updates(n, role.name)]
                others = tuple(n for n in users if n not in wrote)
                if wrote and others:
                    found.append((role.name, wrote[0], others))
        return found

    def _fetch(self) -> None:
        for remote in self.remotes.values():
            remote.fetch()

    def _wrote(self, number: int, place: Place) -> None:
        for remote in self.remotes.values():
            remote.wrote_slot(number, place.kind, place.index)

    def _updates(self, number: int, name: str) -> bool:
        return self.programs[number].stores_to(name)

    def _view(self, number: int, place: Place) -> Array:
        if place.kind == PlaceKind.STEP:
            return self.steps[number][place.index : place.index + 1].reshape(())
        return self.groups[number][:, place.index]

    def _cells(self, name: str) -> list[tuple[int, Place]]:
        found = ((n, p.role_places.get(name)) for n, p in enumerate(self.programs))
        return [
            (n, place)
            for n, place in found
            if place and place.kind in (PlaceKind.STEP, PlaceKind.GROUP)
        ]


def first_hyper(role: Role) -> float:
    """Return a hyper-parameter's first value: NaN where it has to be given."""
    return float("nan") if role.default is None else float(role.default)  # type: ignore[arg-type]


def first_number(role: Role) -> float:
    """Return the first value of a state that is one number. Raises BindError for a copy."""
    if isinstance(role.default, str):
        raise BindError(
            f"%{role.name} starts as a copy of %{role.default}, but it is a single number; "
            f"give it a number to start from"
        )
    return float(role.default or 0.0)


MOST = 2**53  # steps that an f64 can count


def checked_numbers(
    spec: Signature, slots: Slots, given: Mapping[str, Any]
) -> dict[str, list[float]]:
    """Return values to write: one for the step, or one a group. Raises TypeError, ValueError."""
    if not is_a(given, Mapping):
        raise TypeError(f"numbers: expected a dict by name, as {{'t': 3}}, got {given!r:.80}")
    roles = {role.name: role for role in slots.numbers}
    found: dict[str, list[float]] = {}
    for name, value in given.items():
        if name not in roles:
            hint = did_you_mean(str(name), roles, f"it has {', '.join(roles) or 'none'}")
            raise TypeError(f"{spec.name} has no number '{name}' that steps change; {hint}")
        where = f"numbers['{name}']"
        values = _values(value, 1 if slots.is_for_step(name) else slots.group_count, where)
        found[name] = [_checked(spec, roles[name], one, where) for one in values]
    return found


def write_numbers(slots: Slots, found: Mapping[str, Sequence[float]]) -> None:
    """Write checked numbers."""
    for name, values in found.items():
        if slots.is_for_step(name):
            slots.write(name, values[0])
        else:
            for group, value in enumerate(values):
                slots.write(name, value, group)


def _values(value: Any, count: int, where: str) -> list[Any]:
    """A number as often as it is needed, or the numbers of a list."""
    listed = len(getattr(value, "shape", ())) == 1 or isinstance(value, (list, tuple))
    if not listed:
        return [value] * count
    if len(value) != count or (count == 1 and isinstance(value, (list, tuple))):
        wanted = "a number" if count == 1 else f"a number, or {count} of them, one a group"
        raise TypeError(f"{where}: expected {wanted}, got {value!r:.80}")
    return list(value)


def _checked(spec: Signature, role: Role, value: Any, where: str) -> float:
    """A number in the role's range: whole where it counts. Raises TypeError, ValueError."""
    if role.type.dtype == BOOL:
        if not isinstance(value, (bool, np.bool_)):
            raise TypeError(f"{where}: expected True or False, got {value!r:.80}")
        return float(value)
    check_hyper(role, value, where)
    given = float(value)
    if not isfinite(given):
        raise ValueError(f"{where}: expected a finite number, got {given}")
    if _is_count(spec, role.name) and not (given == int(given) and 0 <= given <= MOST):
        raise ValueError(
            f"{where}: it counts, so expected a whole number from 0 to {MOST}, got {given:.17g}"
        )
    return given


def _is_count(spec: Signature, name: str) -> bool:
    """True if all that steps do to a number is to add 1."""
    graphs = spec.whole().graphs
    stored = [(graph, u.value) for graph in graphs for u in graph.updates if u.role == name]
    return bool(stored) and all(_adds_one(graph, value, name) for graph, value in stored)


def _adds_one(graph: Any, value: Any, name: str) -> bool:
    node = None if isinstance(value, Const) else graph.nodes[value]
    if node is None or node.op != "add":
        return False
    ones = [a for a in node.args if isinstance(a, Const) and float(a.value) == 1.0]
    return len(ones) == 1 and node.values == (graph.reads.get(name),)
