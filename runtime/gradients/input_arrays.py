"""Extra inputs that are NumPy's arrays, or are shared as such: checked as gradients are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ..launch.stepper import Stepper
from ..memory.array_checks import Spans, Wanted, check_apart
from ..memory.space import ArraySpace
from ..memory.storage import Storage
from ..out_of_core.external_memory import Elsewhere
from .extra_inputs import (
    CheckedInputs,
    InputRoles,
    InputsAtTimes,
    hand_over,
    missing,
    wanted_input,
)
from .row_sparse import Rows, RowSparse


class InputArrays:
    """The extra inputs of an optimizer's programs; `read` where there are any."""

    def __init__(self, storage: Storage) -> None:
        self._roles = InputsAtTimes([storage])
        self.read = self._roles.read

    def take(self, aux: object, stepper: Stepper, grads: Sequence[Any]) -> None:
        """Hands them to the next step. Raises BindError, changing nothing."""
        roles = self._roles.of(stepper.is_due)
        checked = _checked(roles, roles.named(aux), stepper)
        if roles and {Rows, RowSparse} & set(map(type, grads)):
            raise BindError(
                f"a step with extra inputs ({', '.join(roles.roles)}) takes no row-sparse "
                f"gradients; give the dense gradient"
            )
        _check_apart(checked, stepper)
        hand_over(checked, stepper)


def _checked(roles: InputRoles, aux: Mapping[str, Any], stepper: Stepper) -> CheckedInputs:
    storage, present = stepper.storage, stepper.binding.present
    count, groups = len(storage.tensors), storage.slots.group_count
    numbers = {n: roles.number(n, aux[n], count, groups) for n in roles.numbers}
    lists = {n: roles.listed(n, aux[n], count) for n in roles.arrays}
    arrays = {n: _arrays(n, given, storage, present) for n, given in lists.items()}
    where = storage.space.addresses
    addresses = {n: _addresses(found, len(present), where) for n, found in arrays.items()}
    return CheckedInputs(numbers, addresses, arrays)


def _arrays(name: str, given: Sequence[Any], storage: Storage, present: Array) -> dict[int, Array]:
    """The arrays of the tensors of a step, by their places there."""
    found: dict[int, Array] = {}
    for ordinal, number in enumerate(present.tolist()):
        need = wanted_input(storage, number, name)
        if need is not None:
            found[ordinal] = _fitting(given[number], need, storage.space)
    return found


def _check_apart(checked: CheckedInputs, stepper: Stepper) -> None:
    """Refuses arrays that overlap one that the step stores to (BindError)."""
    storage, binding = stepper.storage, stepper.binding
    rows = [(name, n, a) for name, own in checked.arrays.items() for n, a in own.items()]
    if not rows:
        return
    where, present = storage.tensors.where, binding.present

    def title(k: int) -> str:
        return f"{where(int(present[rows[k][1]]))}, %{rows[k][0]}"

    space = storage.space
    start = space.addresses([a for *_, a in rows])
    size = np.array([a.nbytes for *_, a in rows], np.int64)
    spans = storage.occupied + Spans(title, start, size, np.zeros(len(rows), np.bool_))
    if binding.given:
        spans = spans + replace(binding.spans, start=space.addresses(binding.given))
    check_apart(spans)


def _fitting(given: Any, need: Wanted, space: ArraySpace) -> Array:
    """An array as it is wanted, where the parameters are. Raises BindError."""
    if given is None:
        raise missing(need.where)
    if isinstance(given, Elsewhere):
        raise BindError(
            f"{need.where}: extra inputs are read from the host's memory, and this one is "
            f"elsewhere; give what x.load() gives"
        )
    return space.take(given, need)


def _addresses(
    arrays: Mapping[int, Array], count: int, where: Callable[[list[Array]], Array]
) -> Array:
    found = np.zeros(count, np.int64)
    found[list(arrays)] = where(list(arrays.values()))
    return found
