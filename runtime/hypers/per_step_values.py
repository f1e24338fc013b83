"""Hyper-parameters that the host sets before each step: from a list, or by a function.

    opt = Optimizer(params, spec, lr=[0.1, 0.05, 0.01], weight_decay=lambda k: 0.1 / (k + 1))

k is the number of steps done: an element of the list, an argument of the function. All values
are found and checked before one of them is set, so that a step that cannot have its values
leaves everything as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isnan
from typing import Any

from ...ir.errors import BindError
from ...ir.roles import Role, RoleKind, Signature, check_hyper, must_be_given, not_given
from ...ir.types import STEP
from .scalar_slots import Slots

Source = Callable[[int], Any] | tuple[float, ...]


def is_source(value: Any) -> bool:
    """True if a hyper-parameter is given as a list, a row of an array or a function."""
    is_row = len(getattr(value, "shape", ())) == 1
    return is_row or isinstance(value, (list, tuple)) or callable(value)


def source_of(role: Role, value: Any, where: str) -> Source | None:
    """Return a hyper-parameter's per-step source; None for a plain number.

    Raises TypeError, ValueError where a list has something else than values of the role.
    """
    if not is_source(value) or callable(value):
        return value if callable(value) else None
    if len(value) == 0:
        raise ValueError(f"{where}: '{role.name}' expects a number a step, got an empty list")
    for k, number in enumerate(value):
        check_hyper(role, number, f"{where}, step {k}")
    return tuple(map(float, value))


def value_of(role: Role, source: Source, k: int, where: str) -> float:
    """The value after k steps. Raises IndexError past the end of a list, TypeError, ValueError."""
    if callable(source):
        number = source(k)
        check_hyper(role, number, f"{where}, step {k}")
        return float(number)
    if k >= len(source):
        raise IndexError(
            f"{where}: '{role.name}' is a list of {len(source)} values and {k} steps are done, "
            f"so that this one has none; assign a longer list, or a number"
        )
    return source[k]


def split_sources(
    spec: Signature, given: Mapping[str, Any], where: str
) -> tuple[dict[str, float | bool], dict[str, Source]]:
    """The hyper-parameters as numbers, at first; those that change step by step as sources.

    Raises TypeError, ValueError.
    """
    numbers: dict[str, float | bool] = {}
    sources: dict[str, Source] = {}
    roles = {role.name: role for role in spec.roles}
    for name, value in given.items():
        role = roles[name]
        source = source_of(role, value, where) if role.kind == RoleKind.HYPER else None
        if source is not None:
            sources[name] = source
        numbers[name] = value if source is None else value_of(role, source, 0, where)
    return numbers, sources


@dataclass(frozen=True, slots=True)
class ToBeGiven:
    """The source of a hyper-parameter without a default: its assigned value, or an error."""

    role: Role
    slots: Slots
    group: int

    def __call__(self, k: int) -> float:
        value = self.slots.hypers[self.group][self.role.name]
        if isnan(value):
            how = f"optimizer.groups[{self.group}]['{self.role.name}'] = ..."
            raise BindError(not_given(self.role, f"group {self.group}", how))
        return value


class Sources:
    """The lists and functions of all groups, and the slots that their values go to."""

    def __init__(self, spec: Signature, slots: Slots) -> None:
        self._spec, self._slots = spec, slots
        self.each: dict[tuple[int, str], Source] = {}
        counts = (r.name == "t" and r.type.domain == STEP for r in slots.numbers)
        self._counts = any(counts)

    def add(self, group: int, given: Mapping[str, Source]) -> None:
        """The sources of a group that is new; numbers of the whole step are the others'."""
        shared = {n: s for (g, n), s in self.each.items() if g == 0 and self._slots.is_for_step(n)}
        needed = {
            role.name: ToBeGiven(role, self._slots, group)
            for role in filter(must_be_given, self._spec.roles)
            if isnan(self._slots.hypers[group][role.name]) and self._slots.uses(role.name)
        }
        found = {**needed, **given, **shared}
        self.each |= {(group, name): source for name, source in found.items()}

    def check(self, group: int, given: Mapping[str, Source]) -> None:
        """Refuse a source of one group only, for a number of the whole step (TypeError)."""
        for name, source in given.items() if group else ():
            if self._slots.is_for_step(name) and self.each.get((0, name)) is not source:
                raise TypeError(
                    f"group {group}: '{name}' is one number for the whole step, not per group: "
                    f"give its list or function to the optimizer"
                )

    def set(self, group: int, name: str, source: Source, steps: int) -> None:
        """Has a hyper-parameter of a group come from a source; it takes its present value."""
        role, where = self._spec.role(name), f"group {group}"
        value = value_of(role, source, self._done(steps), where)
        self.each[group, name] = source
        self._slots.set_hyper(group, name, value)

    def drop(self, group: int, name: str) -> None:
        """Remove the source of a hyper-parameter, whose assigned values count from now on."""
        self.each.pop((group, name), None)

    def apply(self, steps: int, whole: bool = True) -> None:
        """Sets the values of the step to come, `steps` having been run; all or none.

        Before a step that is not `whole`, as of accumulation, nothing has to be given yet. Raises
        BindError, IndexError, TypeError, ValueError.
        """
        k = self._done(steps)
        found = [
            (group, name, value_of(self._spec.role(name), source, k, f"group {group}"))
            for (group, name), source in self.each.items()
            if whole or not isinstance(source, ToBeGiven)
        ]
        for group, name, value in found:
            self._slots.set_hyper(group, name, value)

    def _done(self, steps: int) -> int:
        """The steps that are not to be done again: those committed, where they are counted."""
        return int(self._slots.read("t")) if self._counts else steps
