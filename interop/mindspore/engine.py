"""The compiled step under an optimizer: one program over all parameters of all dtypes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer as Fused
from ...compiler import compile_spec
from ...ir.roles import with_defaults
from ...ir.types import ARRAY_FLOATS
from ...passes.lower.cases import WITH_STATES
from ...runtime.checkpoint.save import Snapshot
from ...runtime.gradients.row_sparse import RowSparse
from .recipe import ComposedStep
from .tensor import Array, Parameter


class ParameterEngine:
    """Steps parameters, each of a group that has a label and numbers.

    `owners` has the group of each parameter, `formats` the storage of states that differs from
    their parameter's. Raises TypeError for a dtype that is no float, BindError for an array that
    cannot be stepped in place.
    """

    def __init__(
        self, step: ComposedStep, params: Sequence[Parameter], owners: Sequence[int],
        labels: Sequence[str], formats: str = "",
    ) -> None:  # fmt: skip
        self._params, self._owners = tuple(params), tuple(owners)
        self._set: dict[tuple[int, str], float] = {}  # the numbers given so far
        self._given: Sequence[Any] | None = None  # the gradients of the last step
        self._sorted: list[Any] = []  # in the order of the groups
        self._order = sorted(range(len(params)), key=lambda number: owners[number])
        groups: list[dict[str, Any]] = [{"params": [], "label": label} for label in labels]
        for number in self._order:
            groups[owners[number]]["params"].append((params[number].name, params[number].asnumpy()))
        made = compile_spec(
            with_defaults(step.spec, {**step.hypers, **step.flags}), dtypes=formats,
            shapes=[p.shape for p in params], facts=[(_dtype(p), "") for p in params],
            follows=WITH_STATES,
        )  # fmt: skip
        self.fused = Fused(groups, made)

    @property
    def t(self) -> int:
        """The number of steps taken."""
        return self.fused.steps

    def set(self, group: int, name: str, value: float) -> None:
        """Gives a number of a group, from the next step on."""
        if self._set.get((group, name)) != value:
            self.fused.groups[group][name] = value
            self._set[group, name] = value

    def step(
        self, grads: Sequence[Array | RowSparse], inputs: Mapping[str, Sequence[Any]] | None = None
    ) -> None:
        """Take a step; `inputs` has its extra inputs, a list a role.

        Raises BindError, and changes nothing, where something does not fit.
        """
        with self.fused.step_lock.lock:
            if grads is not self._given:
                self._sorted = [grads[number] for number in self._order]
                self._given = grads
            found = inputs and {n: [a[p] for p in self._order] for n, a in inputs.items()}
            self.fused.step(self._sorted, found)

    def states(self, role: str) -> list[Array | None]:
        """A state of every parameter, None where it has none: a view, or its group's number."""
        found: list[Array | None] = [None] * len(self._params)
        numbers = self.fused.numbers
        for number, arrays in zip(self._order, self.fused.state, strict=True):
            if role in arrays:
                found[number] = _floats(arrays[role], self._params[number])
            elif role in numbers:
                cells = np.atleast_1d(numbers[role])
                found[number] = np.array(cells[self._owners[number] % cells.size], np.float32)
        return found

    def put(self, steps: int | None, states: Mapping[tuple[str, int], Array]) -> None:
        """Sets the number of steps taken, and states by role and parameter."""
        snapshot = self.fused.snapshot()
        entries, manifest = snapshot.entries, dict(snapshot.manifest)
        for (role, number), value in states.items():
            param = self._params[number]
            if f"{role}/{param.name}" in entries:
                _floats(entries[f"{role}/{param.name}"].array, param)[...] = value
            else:
                cells = np.atleast_1d(entries[role].array)  # a number of the group, or of all
                cells[self._owners[number] % cells.size] = value
        if steps is not None:
            manifest["steps"] = steps
            if "t" in entries:
                entries["t"].array[...] = steps
        self.fused.restore(Snapshot(manifest, entries), hypers=False)


def _dtype(param: Parameter) -> str:
    """The parameter's dtype, in which its gradient and its states are stored as well."""
    if param.dtype.name not in ARRAY_FLOATS:
        raise TypeError(
            f"{param.name}: expected float16, bfloat16, float32 or float64, got {param.dtype}"
        )
    return ARRAY_FLOATS[param.dtype.name].name


def _floats(array: Array, param: Parameter) -> Array:
    """The array itself, 16-bit patterns as floats."""
    if array.dtype != np.uint16:
        return array
    return array.view(param.dtype if param.dtype.itemsize == 2 else np.float16)
