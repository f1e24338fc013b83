"""What a step is given beside gradients: arrays and numbers of the roles `aux`, by name.

    opt.step(grads, aux={"noise": [array, array], "radius": [0.5, 0.25], "scale": 2.0})

elements, rows, columns   an array for each parameter, None where it takes no part
tensor                    a number for each parameter
group                     a number, or one for each group
step                      a number
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.graph import Role, RoleKind
from ...ir.lowered.program import SLOT_KINDS, Place, PlaceKind, Program
from ..launch.binding import Binding
from ..launch.stepper import Stepper
from ..memory.array_checks import Spans, Wanted, addresses_of, as_bits, check_apart
from ..memory.dlpack import shared
from ..memory.storage import Storage
from ..memory.tensor_layout import dims_of
from .row_sparse import Rows, RowSparse


def extra_inputs(programs: Sequence[Program]) -> dict[str, Role]:
    """The roles `aux` that a step of these programs reads."""
    return {
        r.name: r for p in programs for r in p.graph.roles
        if r.kind == RoleKind.AUX and r.name in p.role_places
    }  # fmt: skip


def refuse_extra_inputs(programs: Sequence[Program], where: str) -> None:
    """Refuses a spec that reads them where a step cannot be given any (BindError)."""
    for name in extra_inputs(programs):
        raise BindError(
            f"@{programs[0].name} reads the extra input %{name} at each step, which {where} does "
            f"not take; use stepfuse.Optimizer, whose step(grads, aux=...) does"
        )


@dataclass(frozen=True, slots=True)
class CheckedInputs:
    """What fits: numbers by role, and arrays by role and place among the step's tensors."""

    numbers: dict[str, Array]
    arrays: dict[str, dict[int, Array]]
    addresses: dict[str, Array]  # 0 where a tensor's program does not read the role


class ExtraInputs:
    """The extra inputs of the programs over a storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._roles = extra_inputs(storage.programs)
        declared = (r.name for r in storage.programs[0].graph.roles if r.kind == RoleKind.AUX)
        self._names = list(dict.fromkeys((*self._roles, *declared)))

    def take(self, aux: object, stepper: Stepper, grads: Sequence[Any]) -> None:
        """Hands them to the next step. Raises BindError, changing nothing."""
        binding = stepper.binding
        checked = self._checked({} if aux is None else aux, binding)
        if {Rows, RowSparse} & set(map(type, grads)):
            raise BindError(
                f"a step with extra inputs ({', '.join(self._roles)}) takes no row-sparse "
                f"gradients; give the dense gradient"
            )
        self._check_apart(checked, binding)
        self._hand_over(checked, stepper)

    def _checked(self, aux: object, binding: Binding) -> CheckedInputs:
        if not isinstance(aux, Mapping):
            raise BindError(f"aux: expected a dict by role name, got {aux!r:.60}")
        for name in aux:  # pyright: ignore[reportUnknownVariableType]
            if name not in self._names:
                known = ", ".join(self._names) or "none"
                raise BindError(f"aux: no extra input is called '{name}'; the spec reads {known}")
        numbers: dict[str, Array] = {}
        arrays: dict[str, dict[int, Array]] = {}
        for name, role in self._roles.items():
            if name not in aux:
                raise BindError(
                    f"%{name}: this extra input is missing, which each step reads: "
                    f"step(grads, aux={{'{name}': ...}})"
                )
            if _place(self._storage.programs, name).kind in SLOT_KINDS:
                numbers[name] = self._number(role, aux[name])
            else:
                arrays[name] = self._arrays(name, aux[name], binding)
        count = len(binding.present)
        return CheckedInputs(
            numbers, arrays, {n: _addresses(found, count) for n, found in arrays.items()}
        )

    def _number(self, role: Role, value: Any) -> Array:
        kind = _place(self._storage.programs, role.name).kind
        counts = {"tensor": len(self._storage.tensors), "group": self._storage.slots.group_count}
        try:
            found = np.asarray(value, np.float64)
        except (TypeError, ValueError, RuntimeError) as error:
            raise BindError(f"%{role.name}: expected numbers, got {value!r:.60}: {error}") from None
        shapes = {"step": [()], "group": [(), (counts["group"],)], "tensor": [(counts["tensor"],)]}
        if found.shape not in shapes[kind]:
            how = f"{counts[kind]} numbers, one a {kind}" if kind in counts else "one number"
            raise BindError(f"%{role.name}: expected {how}, got shape {found.shape}")
        return found

    def _arrays(self, name: str, given: Any, binding: Binding) -> dict[int, Array]:
        """The arrays of the tensors of a step, by their places there."""
        tensors = self._storage.tensors
        if not isinstance(given, (list, tuple)) or len(given) != len(tensors):  # pyright: ignore[reportUnknownArgumentType]
            got = f"{len(given)}" if isinstance(given, (list, tuple)) else f"{given!r:.60}"  # pyright: ignore[reportUnknownArgumentType]
            raise BindError(
                f"%{name}: expected a list of {len(tensors)} arrays, one a parameter, got {got}"
            )
        found: dict[int, Array] = {}
        for ordinal, number in enumerate(binding.present.tolist()):
            program, form = tensors.program_of(number), tensors.layout_of(number)
            if name not in program.role_places:
                continue
            place, where = program.role_places[name], f"{tensors.where(number)}, %{name}"
            if given[number] is None:
                raise BindError(f"{where}: this extra input is missing, which the step reads")
            role = program.graph.role(name)
            dims = dims_of(program.graph.view, role, form.key.dims, form.shape)
            need = Wanted(where, name, dims, place.dtype, False)
            found[ordinal] = as_bits(shared(given[number], need), need)
        return found

    def _check_apart(self, checked: CheckedInputs, binding: Binding) -> None:
        """Refuses arrays that overlap one that the step stores to (BindError)."""
        spans = self._storage.occupied
        if binding.given:
            spans = spans + replace(binding.spans, start=addresses_of(binding.given))
        rows = [(name, n, a) for name, own in checked.arrays.items() for n, a in own.items()]
        if not rows:
            return
        where, present = self._storage.tensors.where, binding.present

        def title(k: int) -> str:
            return f"{where(int(present[rows[k][1]]))}, %{rows[k][0]}"

        start = addresses_of([a for *_, a in rows])
        size = np.array([a.nbytes for *_, a in rows], np.int64)
        check_apart(spans + Spans(title, start, size, np.zeros(len(rows), np.bool_)))

    def _hand_over(self, checked: CheckedInputs, stepper: Stepper) -> None:
        slots, binding = self._storage.slots, stepper.binding
        binding.aux = {}  # until all tables point there
        for name, values in checked.numbers.items():
            for tables in binding.tables:
                place = tables.program.role_places.get(name)
                if place is not None and place.kind == PlaceKind.TENSOR:
                    tables.scalars[:, place.index] = values[tables.members]
            if _place(self._storage.programs, name).kind != PlaceKind.TENSOR:
                for group, value in enumerate(np.broadcast_to(values, (slots.group_count,))):
                    slots.write(name, float(value), group)
        for name, addresses in checked.addresses.items():
            stepper.aim(name, addresses)
        binding.aux = checked.arrays


def _place(programs: Sequence[Program], name: str) -> Place:
    return next(p.role_places[name] for p in programs if name in p.role_places)


def _addresses(arrays: Mapping[int, Array], count: int) -> Array:
    found = np.zeros(count, np.int64)
    found[list(arrays)] = addresses_of(list(arrays.values()))
    return found
