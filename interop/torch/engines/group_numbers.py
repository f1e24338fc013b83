"""Numbers of torch's parameter groups: hyper-parameters to the kernels, what steps change back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from typing import Any

import torch

from ....ir.errors import BindError
from ....ir.roles import RoleKind, must_be_given, not_given
from ....runtime.hypers.groups import check_steps
from ....runtime.memory.scalar_slots import Slots
from ..name_map import Dialect

Groups = Sequence[MutableMapping[str, Any]]


class GroupNumbers:
    """Numbers of the groups that have members of one engine; `rows` are these groups' places."""

    def __init__(
        self, name: str, dialect: Dialect, dtype: torch.dtype, groups: Groups, rows: Sequence[int]
    ) -> None:
        self._name, self._dialect, self._dtype = name, dialect, dtype
        self._groups, self._rows, self._names = groups, rows, dialect.hypers
        self._needed = [r for r in dialect.spec.of_kind(RoleKind.HYPER) if must_be_given(r)]
        self.shared: Sequence[str] = ()  # numbers of the group or step that steps change

    def hypers(self, group: int, extra: Mapping[str, Any]) -> dict[str, float]:
        """A group's hyper-parameters by role."""
        mine = self._groups[group]
        found = {h: self._dialect.read(h, mine, self._dtype) for h in self._names}
        return {**found, **{n: float(v) for n, v in extra.items()}} if extra else found

    def read(self, slots: Slots, extra: Mapping[str, Any]) -> None:
        """Brings the groups' numbers to the kernels. Raises BindError for one that is not given."""
        for row, group in enumerate(self._rows):
            hypers, before = self.hypers(group, extra), slots.hypers[row]
            self._check_given(hypers, group)
            if hypers != before:
                for name in [n for n in hypers if hypers[n] != before[n]]:
                    slots.set_hyper(row, name, hypers[name])
            for name in self.shared:
                known = self._groups[group].get(name)
                if known is not None:  # as some are before the first step
                    slots.write(name, float(known), row)
        check_steps(slots)

    def write(self, slots: Slots, store: Callable[[Any, str, float], object]) -> None:
        """Leaves the numbers that steps change in the groups."""
        for name in self.shared:
            found = slots.read(name)
            for row, group in enumerate(self._rows):
                store(self._groups[group], name, float(found if found.ndim == 0 else found[row]))

    def _check_given(self, hypers: Mapping[str, float], group: int) -> None:
        """Refuses a step before what has no default is given (BindError)."""
        for role in self._needed:
            if role.name in hypers and hypers[role.name] != hypers[role.name]:
                how = f"optimizer.param_groups[{group}]['{role.name}'] = {role.name}"
                if role.name == "loss":
                    how += ", or optimizer.step(closure) with a closure that returns it"
                raise BindError(not_given(role, f"{self._name}, group {group}", how))
