"""A compiled spec over tensors of known shapes, stepped wherever XLA has put them.

The runtime's tables are made over arrays that nobody touches, so that they take no memory. At
each call their addresses are replaced by those of XLA's buffers, and the numbers of the step,
the group and the tensors, 8-byte cells, come from a buffer and go back to it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import jax.numpy as jnp  # type: ignore[reportMissingImports]
import numpy as np
from jax import ShapeDtypeStruct  # type: ignore[reportMissingImports]
from jax.ffi import ffi_call  # type: ignore[reportMissingImports]

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.roles import Role, RoleKind, Signature, check_hyper, must_be_given, not_given
from ...ir.types import ARRAY_FLOATS
from ...runtime.compilation import Compilation
from ...runtime.hypers.groups import ParsedGroups, parse
from ...runtime.launch.executable import Launcher
from ...runtime.launch.stepper import Stepper
from ...runtime.memory.array_checks import ArrayRequirements
from ...runtime.memory.storage import allocate
from ...runtime.memory.tensor_layout import LayoutKey, TensorLayout, layout_of
from ...runtime.memory.tensor_set import wanted
from ...runtime.step_lock import StepLock
from ...runtime.stepping.extra_inputs import (
    InputRoles,
    extra_inputs,
    set_number,
    wanted_input,
)
from .custom_call import register
from .numbers import dtype_of

Dims = tuple[int, ...]
Key = tuple[tuple[str, Dims, str], ...]  # of each parameter: name, shape, JAX's dtype


def given_of(key: Key, spec: Signature) -> ParsedGroups:
    """Parameters of these names, shapes and dtypes, as arrays that nobody touches.

    Raises BindError for a dtype that is no float, and where no rule takes a parameter.
    """
    for number, (name, _, dtype) in enumerate(key):
        if dtype not in ARRAY_FLOATS:
            raise BindError(
                f"parameter {number} ({name}), %param: expected {', '.join(ARRAY_FLOATS)}, got "
                f"{dtype}"
            )
    return parse([(name, np.empty(dims, jnp.dtype(dtype))) for name, dims, dtype in key], spec)


class BoundStep:
    """The step over tensors of these shapes. Raises BindError for tensors that do not fit.

    Results of its custom call, `target`, and first operands: the parameters, `states` of one
    after the other, `numbers`, `scalars`. Other operands: hypers, gradients, the arrays of
    `inputs`, the cells of `input_numbers`, where there are any. `numbers` are those of the spec,
    also where only the variants of other parameters have them.
    """

    def __init__(
        self, made: Compilation, given: ParsedGroups, numbers: Sequence[str], threads: int
    ) -> None:
        self.programs, self._clocked = made.step_programs, made.clocked_programs
        refresh = self._clocked.programs if self._clocked else ()
        spec = made.signature
        at_times = [n for n in extra_inputs(refresh) if n not in extra_inputs(self.programs)]
        if any(p.stores_to("grad") for p in (*self.programs, *refresh)):
            raise BindError(f"{spec.name} stores to the gradients, which JAX does not let it")
        if at_times:
            raise BindError(
                f"{spec.name} reads {', '.join(at_times)} in the steps in which an entry is due, "
                f"and a traced step reads the same at each; step it by sf.Optimizer"
            )
        self.hypers = given.hypers[0]
        self._steps = [r for r in spec.of_kind(RoleKind.HYPER) if r.range and r.range.whole]
        self._needed = {r.name: r for r in filter(must_be_given, spec.of_kind(RoleKind.HYPER))}
        each = zip(given.names, given.arrays, given.facts, strict=True)
        keys = [(name, LayoutKey(np.shape(a), "", (), *facts)) for name, a, facts in each]  # type: ignore[reportArgumentType]
        forms = [layout_of(self.programs, key, name, refresh=refresh) for name, key in keys]
        self.states = [self._states(form) for form in forms]
        self._storage = self._allocated(given, forms)
        self._slots, self._count = self._storage.slots, len(forms)
        self.numbers = numbers
        self.scalars = list(self._storage.scalars)
        launcher = Launcher(made.executables, threads)
        self._stepper = Stepper(self._storage, launcher, StepLock())
        self._roles = InputRoles(self.programs)
        self.inputs = [
            (name, n) for name in self._roles.arrays for n in range(self._count)
            if wanted_input(self._storage, n, name)
        ]  # fmt: skip
        self._buffers = self._found_buffers()
        self.input_numbers = [
            (name, self._roles.kind(name) == PlaceKind.TENSOR) for name in self._roles.numbers
        ]
        self.target = register(self._run)

    def call(self, changed: Sequence[Any], *rest: Any) -> list[Any]:
        """Call the step on operands, of which the `changed` ones are its results' memory."""
        results = tuple(ShapeDtypeStruct(a.shape, a.dtype) for a in changed)
        aliases = {n: n for n in range(len(results))}
        return list(ffi_call(self.target, results, input_output_aliases=aliases)(*changed, *rest))

    def check(self, leaves: Sequence[Any], role: str) -> None:
        """Refuses parameters or gradients of another shape or dtype than the step is for."""
        for number, leaf in enumerate(leaves):
            need = self._storage.tensors.wanted(number, role)
            expected = need.dtype.array_name, need.dims
            if (dtype_of(leaf).name, tuple(leaf.shape)) != expected:
                raise BindError(
                    f"{need.where}: expected {expected[0]} {expected[1]}, got {dtype_of(leaf)} "
                    f"{tuple(leaf.shape)}; convert it, or make the optimizer with other dtypes"
                )

    def wanted_input(self, number: int, role: str) -> ArrayRequirements:
        """Return the requirements on an array of `inputs`."""
        found = wanted_input(self._storage, number, role)
        assert found is not None, "its program reads it"
        return found

    @property
    def first_scalars(self) -> Array:
        """The cells of the tensors' own numbers, tensor by tensor."""
        rows = [self._storage.scalars[name] for name in self.scalars]
        return np.array(rows).reshape(len(rows), self._count).T

    # -------------------------------------------------------------- tables

    def _states(self, form: TensorLayout) -> list[tuple[Role, Place, Dims]]:
        return [(s.role, s.place, s.dims) for s in form.kept]

    def _allocated(self, given: ParsedGroups, forms: Sequence[TensorLayout]) -> Any:
        """Storage over memory that is not touched."""
        params = tuple(
            np.empty(f.key.dims, wanted(self.programs[f.variant], "", "param", ()).dtype.numpy)
            for f in forms
        )
        states = [{r.name: np.empty(d, p.dtype.numpy) for r, p, d in mine} for mine in self.states]
        given = replace(given, arrays=params)
        return allocate(self.programs, given, states, clocked=self._clocked)

    def _found_buffers(self) -> dict[str, Array]:
        """Return the index among the buffers of each role's address, tensor by tensor.

        A tensor without the role is in no table that has it.
        """
        places: dict[tuple[str, int], int] = {("param", n): n for n in range(self._count)}
        for number, mine in enumerate(self.states):
            for role, *_ in mine:
                places[role.name, number] = len(places)
        first = len(places) + 2  # behind numbers and scalars, and before the gradients, hypers
        places |= {("grad", n): first + 1 + n for n in range(self._count)}
        behind = first + 1 + self._count
        places |= {key: behind + n for n, key in enumerate(self.inputs)}
        return {
            name: np.array([places.get((name, n), 0) for n in range(self._count)], np.int64)
            for name in self._stepper.binding.columns
        }

    # -------------------------------------------------------------- a step

    def _run(self, results: list[int], operands: list[int]) -> None:
        """One step over XLA's buffers."""
        numbers = _cells(results[-2], len(self.numbers))
        own = _cells(results[-1], self._count * len(self.scalars)).reshape(self._count, -1)
        stepper = self._stepper
        with stepper.step_lock.lock:
            addresses = np.array([*results, *operands], np.int64)
            for role, where in self._buffers.items():
                stepper.aim(role, addresses[where])
            self._load(numbers, _cells(operands[0], len(self.hypers)))
            self._set_inputs(operands[-1])
            for index, name in enumerate(self.scalars):
                self._storage.scalars[name][...] = own[:, index]
            stepper.load()
            stepper.run()
            stepper.save()
            for index, name in enumerate(self.numbers):
                if self._slots.uses(name):
                    numbers[index] = self._slots.read(name).reshape(-1)[0]
            for index, name in enumerate(self.scalars):
                own[:, index] = self._storage.scalars[name]

    def _set_inputs(self, address: int) -> None:
        """Hands the extra inputs that are numbers to the step: cells, role by role."""
        sizes = [self._count if is_own else 1 for _, is_own in self.input_numbers]
        cells, end = _cells(address, sum(sizes)), 0
        for (name, is_own), size in zip(self.input_numbers, sizes, strict=True):
            end += size
            mine = cells[end - size : end]
            set_number(name, mine if is_own else mine.reshape(()), self._stepper)

    def _load(self, numbers: Array, hypers: Array) -> None:
        for name, value in zip(self.numbers, numbers.tolist(), strict=True):
            self._slots.write(name, value)
        given = dict(zip(self.hypers, hypers.tolist(), strict=True))
        check_given(self._needed, given)
        for role in self._steps:  # a traced one has not been looked at
            check_hyper(role, given[role.name], "stepfuse.jax")
        for name, value in zip(self.hypers, hypers.tolist(), strict=True):
            self._slots.set_hyper(0, name, value)


def check_given(needed: Mapping[str, Role], hypers: Mapping[str, float]) -> None:
    """Refuse a step that lacks a hyper-parameter without default (BindError)."""
    for name, role in needed.items():
        if hypers[name] != hypers[name]:
            how = f"state = opt.with_hypers(state, {name}=...)"
            raise BindError(not_given(role, "stepfuse.jax", how))


def _cells(address: int, count: int) -> Array:
    """Cells of f64 at an address."""
    if not count:
        return np.zeros(0)
    return np.ctypeslib.as_array((ctypes.c_double * count).from_address(address))
