"""Extra inputs that are NumPy's arrays, or are shared as such: checked as gradients are."""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ..gradients.row_sparse import Rows, RowSparse
from ..launch.binding import Binding
from ..launch.stepper import Stepper
from ..memory.array_checks import ArrayRequirements, Spans, check_apart
from ..memory.array_fingerprint import ArrayFingerprint
from ..memory.space import ArraySpace
from ..memory.storage import Storage
from ..out_of_core.external_memory import ExternalArray
from .extra_inputs import (
    CheckedInputs,
    InputRoles,
    InputsAtTimes,
    hand_over,
    missing,
    set_number,
    wanted_input,
)


class InputArrays:
    """The extra inputs of an optimizer's programs; `read` where there are any.

    Those `without` are the optimizer's own to give.
    """

    def __init__(self, storage: Storage, without: Collection[str] = ()) -> None:
        self._roles = InputsAtTimes([storage], without=without)
        self.read = self._roles.read
        self._taken: _Taken | None = None

    def roles(self, stepper: Stepper) -> InputRoles:
        """Those that the next step reads."""
        return self._roles.of(stepper.is_due)

    def bind_inputs(self, aux: object, stepper: Stepper, grads: Sequence[Any]) -> None:
        """Hands them to the next step. Raises BindError, changing nothing."""
        roles = self.roles(stepper)
        named = roles.named(aux)
        before, lists = self._taken, [*map(named.get, roles.arrays)]
        again = before is not None and before.is_of(roles, lists, stepper)
        if again and before is not None and before.is_unchanged():
            for name, values in _numbers(roles, named, stepper).items():
                set_number(name, values, stepper)
            return
        self._taken = None
        checked = _checked(roles, named, stepper)
        if roles and {Rows, RowSparse} & set(map(type, grads)):
            raise BindError(
                f"a step with extra inputs ({', '.join(roles.roles)}) takes no row-sparse "
                f"gradients; give the dense gradient"
            )
        _check_apart(checked, stepper)
        hand_over(checked, stepper)
        if stepper.storage.space.is_host:
            self._taken = _Taken.of(roles, lists, stepper, look=again)


@dataclass(frozen=True, slots=True)
class _Taken:
    """The arrays that tables point at; with `seen`, a look tells whether they are where they were.

    Gradients are those of the binding, beside which the arrays were checked.
    """

    roles: InputRoles
    arrays: list[Any]
    binding: Binding
    beside: tuple[object, object]  # the binding's gradients and its extra inputs
    seen: ArrayFingerprint | None

    @staticmethod
    def of(roles: InputRoles, lists: Sequence[Any], stepper: Stepper, *, look: bool) -> _Taken:
        """Those that have just been handed over; `look`: they came before, and may again."""
        arrays, binding = [a for one in lists for a in one], stepper.binding
        held = [a for a in arrays if a is not None]
        look = look and all(type(a) is np.ndarray for a in held)
        seen = ArrayFingerprint(held, stepper.launcher.programs[0].same) if look else None
        return _Taken(roles, arrays, binding, (binding.given, binding.aux), seen)

    def is_of(self, roles: InputRoles, lists: Sequence[Any], stepper: Stepper) -> bool:
        """True if these are the same arrays, beside the same gradients, for the same tables."""
        binding, (grads, given) = stepper.binding, self.beside
        is_same = roles is self.roles and binding is self.binding
        if not is_same or binding.given is not grads or binding.aux is not given:
            return False
        if not all(isinstance(one, (list, tuple)) for one in lists):
            return False
        arrays = [a for one in lists for a in one]
        return len(arrays) == len(self.arrays) and all(map(operator.is_, arrays, self.arrays))

    def is_unchanged(self) -> bool:
        """True if nothing has moved."""
        return self.seen is not None and self.seen.is_unchanged()


def _numbers(roles: InputRoles, aux: Mapping[str, Any], stepper: Stepper) -> dict[str, Array]:
    count, groups = len(stepper.storage.tensors), stepper.storage.slots.group_count
    return {n: roles.number(n, aux[n], count, groups) for n in roles.numbers}


def _checked(roles: InputRoles, aux: Mapping[str, Any], stepper: Stepper) -> CheckedInputs:
    storage, present = stepper.storage, stepper.binding.present
    count, numbers = len(storage.tensors), _numbers(roles, aux, stepper)
    lists = {n: roles.listed(n, aux[n], count) for n in roles.arrays}
    arrays = {n: _arrays(n, given, storage, present) for n, given in lists.items()}
    where = storage.space.addresses
    addresses = {n: _addresses(found, len(present), where) for n, found in arrays.items()}
    return CheckedInputs(numbers, addresses, arrays)


def _arrays(name: str, given: Sequence[Any], storage: Storage, present: Array) -> dict[int, Array]:
    """The arrays of the tensors of a step, by their numbers there."""
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


def _fitting(given: Any, need: ArrayRequirements, space: ArraySpace) -> Array:
    """An array as it is wanted, where the parameters are. Raises BindError."""
    if given is None:
        raise missing(need.where)
    if isinstance(given, ExternalArray):
        raise BindError(
            f"{need.where}: extra inputs are read from the host's memory, and this one is "
            f"elsewhere; give what x.load() gives"
        )
    return space.import_array(given, need)


def _addresses(
    arrays: Mapping[int, Array], count: int, where: Callable[[list[Array]], Array]
) -> Array:
    found = np.zeros(count, np.int64)
    found[list(arrays)] = where(list(arrays.values()))
    return found
