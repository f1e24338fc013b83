"""Extra inputs of a step beside gradients: arrays and numbers of the roles `aux`, by name.

    opt.step(grads, aux={"noise": [array, array], "radius": [0.5, 0.25], "scale": 2.0})

elements, rows, columns   an array for each parameter, None where it takes no part
tensor                    a number for each parameter
group                     a number, or one for each group
step                      a number

Arrays that an entry by the clock alone reads are for the steps in which it is due.

Here is what all fronts share: which roles there are, names and numbers, and where they go. The
arrays are checked by the front whose arrays they are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.lowered.step_program import StepProgram
from ...ir.lowered.tables import ARRAY_KINDS, Place, PlaceKind
from ...ir.roles import Role, RoleKind
from ..launch.stepper import Stepper
from ..memory.array_checks import ArrayRequirements
from ..memory.storage import Storage
from ..memory.tensor_layout import dims_of
from ..memory.tensor_set import Tensors

NUMPY = "step(grads, aux={})"  # how a step with extra inputs is written


def extra_inputs(programs: Iterable[StepProgram]) -> dict[str, Role]:
    """The roles `aux` that a step of these programs reads."""
    return {
        r.name: r for p in programs for r in p.roles
        if r.kind == RoleKind.AUX and r.name in p.role_places
    }  # fmt: skip


class InputRoles:
    """The extra inputs that a step of some programs reads; `call` is how one is written.

    Those that are declared and not read, as where no tensor takes the variant that reads them, may
    be given too, unless `strict`. Those `without` are the optimizer's own to give.
    """

    def __init__(
        self,
        programs: Iterable[StepProgram],
        call: str = NUMPY,
        *,
        strict: bool = False,
        without: Collection[str] = (),
    ) -> None:
        mine, self._call = list(programs), call
        self.roles = {n: r for n, r in extra_inputs(mine).items() if n not in without}
        declared = (r.name for p in mine for r in p.roles if r.kind == RoleKind.AUX)
        declared = (name for name in declared if name not in without)
        self._names = list(dict.fromkeys((*self.roles, *(() if strict else declared))))
        found = {n: [p.role_places[n] for p in mine if n in p.role_places] for n in self.roles}
        self._places: dict[str, Place] = {name: places[0] for name, places in found.items()}
        self.arrays = [n for n, place in self._places.items() if place.kind in ARRAY_KINDS]
        self.numbers = [n for n in self.roles if n not in self.arrays]

    def __bool__(self) -> bool:
        return bool(self.roles)

    def kind(self, name: str) -> PlaceKind:
        """Return the scope of a number: each tensor, each group, or the step."""
        return self._places[name].kind

    def named(self, aux: object) -> Mapping[str, Any]:
        """Return inputs by name; {} for None. Raises BindError for unknown, missing names."""
        given: Any = {} if aux is None else aux
        if not isinstance(given, Mapping):
            raise BindError(f"aux: expected a dict by role name, got {given!r:.60}")
        for name in given:  # pyright: ignore[reportUnknownVariableType]
            if name not in self._names:
                known = ", ".join(self._names) or "none"
                raise BindError(f"aux: no extra input is called '{name}'; the spec reads {known}")
        for name in self.roles:
            if name not in given:
                call = self._call.format(f"{{'{name}': ...}}")
                raise BindError(
                    f"%{name}: this extra input is missing, which the step reads: {call}"
                )
        return given  # pyright: ignore[reportUnknownVariableType]

    def number(self, name: str, value: Any, tensors: int, groups: int) -> Array:
        """The numbers of a role: one, or one for each group or tensor. Raises BindError."""
        found = numbers_in(name, value)
        kind, counts = self.kind(name), {"tensor": tensors, "group": groups}
        shapes = {"step": [()], "group": [(), (groups,)], "tensor": [(tensors,)]}
        if found.shape not in shapes[kind]:
            how = f"{counts[kind]} numbers, one a {kind}" if kind in counts else "one number"
            raise BindError(f"%{name}: expected {how}, got shape {found.shape}")
        return found

    def listed(self, name: str, given: Any, tensors: int) -> Sequence[Any]:
        """The arrays of a role, one a tensor. Raises BindError unless it is such a list."""
        if isinstance(given, (list, tuple)) and len(given) == tensors:  # pyright: ignore[reportUnknownArgumentType]
            return given  # pyright: ignore[reportUnknownVariableType]
        got = f"{len(given)}" if isinstance(given, (list, tuple)) else f"{given!r:.60}"  # pyright: ignore[reportUnknownArgumentType]
        raise BindError(f"%{name}: expected a list of {tensors} arrays, one a parameter, got {got}")


def numbers_in(name: str, value: Any) -> Array:
    """A value as numbers. Raises BindError for one that is none, as None and texts are."""
    try:
        found = np.asarray(value)
        if found.dtype.kind not in "OSUc":
            return np.asarray(found, np.float64)
        problem = f"dtype {found.dtype}"
    except (TypeError, ValueError, RuntimeError) as error:
        problem = str(error)
    raise BindError(f"%{name}: expected numbers, got {value!r:.60}: {problem}")


@dataclass(frozen=True, slots=True, eq=False)
class CheckedInputs:
    """Checked inputs: numbers, arrays by their numbers among the step's tensors, and addresses."""

    numbers: Mapping[str, Array]
    addresses: Mapping[str, Array]  # 0 where a tensor's program does not read the role
    arrays: Mapping[str, dict[int, Array]]  # for who does not go by addresses


class InputsAtTimes:
    """The extra inputs of a step over some storages, more where an entry by the clock is due.

    `read` where there are any.
    """

    def __init__(
        self, storages: Iterable[Storage], call: str = NUMPY, without: Collection[str] = ()
    ) -> None:
        mine = list(storages)
        programs = [p for s in mine for p in s.programs]
        entries = [p for s in mine if s.refresh is not None for p in _stepped(s.refresh)]
        self._always = self._due = InputRoles(programs, call, without=without)
        if entries:
            self._due = InputRoles((*programs, *entries), call, without=without)
        self.read = bool(self._due)

    def of(self, is_due: bool) -> InputRoles:
        """Those that the step reads."""
        return self._due if is_due else self._always


def _stepped(storage: Storage) -> list[StepProgram]:
    """The programs that have tensors."""
    every = storage.tensors.programs
    return [every[n] for n in sorted(set(storage.tensors.variant.tolist())) if n >= 0]


def wanted_input(storage: Storage, number: int, name: str) -> ArrayRequirements | None:
    """The shape and dtype of a tensor's array; None where no program of the tensor reads one."""
    found = _wanted(storage.tensors, number, name)
    if found is None and storage.refresh is not None:
        return _wanted(storage.refresh.tensors, number, name)
    return found


def _wanted(tensors: Tensors, number: int, name: str) -> ArrayRequirements | None:
    if tensors.variant[number] < 0:
        return None
    program, form = tensors.program_of(number), tensors.layout_of(number)
    if name not in program.role_places:
        return None
    dims = dims_of(program.view, program.role(name), form.key.dims, form.shape)
    where = f"{tensors.where(number)}, %{name}"
    return ArrayRequirements(
        where, name, dims, program.role_places[name].dtype, False, program.device
    )


def missing(where: str) -> BindError:
    """The error of a tensor whose program reads an extra input that is None."""
    return BindError(f"{where}: this extra input is missing, which the step reads")


def hand_over(checked: CheckedInputs, stepper: Stepper) -> None:
    """Has the next step of the selected tensors read these."""
    binding = stepper.binding
    binding.aux = {}  # until all tables point there
    for name, values in checked.numbers.items():
        set_number(name, values, stepper)
    for name, addresses in checked.addresses.items():
        stepper.aim(name, addresses)
    binding.aux = dict(checked.arrays)


def set_number(name: str, values: Array, stepper: Stepper) -> None:
    """Sets a number in all programs that read it: of each tensor, of each group or of the step."""
    slots = stepper.storage.slots
    for tables in stepper.binding.tables:
        place = tables.program.role_places.get(name)
        if place is not None and place.kind == PlaceKind.TENSOR and len(tables.members):
            tables.scalars[:, place.index] = values[tables.members]
            if stepper.binding.remote is not None:
                stepper.binding.remote.wrote(tables.number, place.index)
    if slots.uses(name):
        for group, value in enumerate(np.broadcast_to(values, (slots.group_count,))):
            slots.write(name, float(value), group)
