"""The compiled step under an optimizer: one program over all parameters of a dtype."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer as Fused
from ...ir.graph import Spec
from ...ir.types import ARRAY_FLOATS
from ...runtime.checkpoint.snapshot import Snapshot
from ...runtime.gradients.row_sparse import RowSparse
from ...runtime.turn import Turn, exclusive
from .recipe import Step
from .tensor import Array, Parameter

_HOW_TO_GO_ON = "load what was saved of this optimizer, which has the parameters too"


@dataclass(frozen=True, slots=True)
class DtypePart:
    """The parameters of one dtype, in the order of their groups."""

    fused: Fused
    places: tuple[int, ...]  # of its parameters, among all
    groups: dict[int, int]  # a group, by its place among all, to its place here


class ParameterEngine:
    """Steps parameters, each of a group that has a label and numbers.

    `owners` has the group of each parameter, `formats` the storage of states that differs from
    their parameter's. Raises TypeError for a dtype that is no float, BindError for an array that
    cannot be stepped in place.
    """

    def __init__(
        self, step: Step, params: Sequence[Parameter], owners: Sequence[int],
        labels: Sequence[str], formats: str = "",
    ) -> None:  # fmt: skip
        self.turn = Turn()
        self._params, self._owners = tuple(params), tuple(owners)
        self._set: dict[tuple[int, str], float] = {}  # the numbers given so far
        self._given: Sequence[Any] | None = None  # the gradients of the last step
        self._sorted: list[list[Any]] = []  # in the order of the parts' groups
        by_dtype: dict[np.dtype[Any], list[int]] = {}
        for place, param in enumerate(params):
            by_dtype.setdefault(param.dtype, []).append(place)
        self.parts = [self._part(step, places, labels, formats) for places in by_dtype.values()]

    def _part(
        self, step: Step, places: list[int], labels: Sequence[str], formats: str
    ) -> DtypePart:
        ordered = sorted(places, key=lambda place: self._owners[place])
        members: dict[int, list[int]] = {}
        for place in ordered:
            members.setdefault(self._owners[place], []).append(place)
        given = [
            {"params": [_named(self._params[p]) for p in mine], "label": labels[group]}
            for group, mine in members.items()
        ]
        stored = ",".join(filter(None, (_storage(self._params[places[0]], step.spec), formats)))
        numbers: dict[str, Any] = {**step.hypers, **step.flags}
        fused = Fused(given, step.spec, dtypes=stored, **numbers)
        return DtypePart(fused, tuple(ordered), {group: n for n, group in enumerate(members)})

    @property
    def t(self) -> int:
        """The number of steps taken."""
        return self.parts[0].fused.steps

    def set(self, group: int, name: str, value: float) -> None:
        """Gives a number of a group, from the next step on."""
        if self._set.get((group, name)) == value:
            return
        for part in self.parts:
            if group in part.groups:
                part.fused.groups[part.groups[group]][name] = value
        self._set[group, name] = value

    @exclusive
    def step(self, grads: Sequence[Array | RowSparse]) -> None:
        """Takes a step. Raises BindError, and changes nothing, where a gradient does not fit."""
        self.turn.check()
        if grads is not self._given:
            self._sorted = [[grads[place] for place in part.places] for part in self.parts]
            self._given = None
            if len(self.parts) > 1:  # one program must not step before the next one refuses
                for part, mine in zip(self.parts, self._sorted, strict=True):
                    part.fused.take(mine)
            self._given = grads
        if len(self.parts) > 1:
            self.turn.begin(f"step {self.t + 1}", _HOW_TO_GO_ON)
        for part, mine in zip(self.parts, self._sorted, strict=True):
            part.fused.step(mine)
        self.turn.torn = ""

    def states(self, role: str) -> list[Array | None]:
        """A state of every parameter, None where it has none: a view, or its group's number."""
        found: list[Array | None] = [None] * len(self._params)
        for part in self.parts:
            numbers = part.fused.numbers
            for place, arrays in zip(part.places, part.fused.state, strict=True):
                if role in arrays:
                    found[place] = _floats(arrays[role], self._params[place])
                elif role in numbers:
                    group = part.groups[self._owners[place]]
                    cells = np.atleast_1d(numbers[role])
                    found[place] = np.array(cells[group % cells.size], np.float32)
        return found

    def whole(self) -> Sequence[DtypePart]:
        """The parts, to be saved. Raises BindError where a step of several was torn."""
        self.turn.check()
        return self.parts

    @exclusive
    def put(self, steps: int | None, states: Mapping[tuple[str, int], Array]) -> None:
        """Sets the number of steps taken, and states by role and parameter."""
        for part in self.parts:
            snapshot = part.fused.snapshot()
            entries, manifest = snapshot.entries, dict(snapshot.manifest)
            for (role, place), value in states.items():
                param = self._params[place]
                if place in part.places and f"{role}/{param.name}" in entries:
                    _floats(entries[f"{role}/{param.name}"].array, param)[...] = value
                elif place in part.places:
                    cells = np.atleast_1d(entries[role].array)  # a number of the group, or of all
                    cells[part.groups[self._owners[place]] % cells.size] = value
            if steps is not None:
                manifest["steps"] = steps
                if "t" in entries:
                    entries["t"].array[...] = steps
            part.fused.restore(Snapshot(manifest, entries), hypers=False)


def _named(param: Parameter) -> tuple[str, Array]:
    return param.name, param.asnumpy()


def _storage(param: Parameter, spec: Spec) -> str:
    """Parameters, gradients and states are all stored in the parameter's dtype."""
    if param.dtype.name not in ARRAY_FLOATS:
        raise TypeError(
            f"{param.name}: expected float16, bfloat16, float32 or float64, got {param.dtype}"
        )
    name = ARRAY_FLOATS[param.dtype.name].name
    kinds = [k for k in ("param", "grad", "state") if spec.of_kind(k)]
    return "" if name == "f32" else ",".join(f"{kind}={name}" for kind in kinds)


def _floats(array: Array, param: Parameter) -> Array:
    """The array itself, 16-bit patterns as what they mean."""
    if array.dtype != np.uint16:
        return array
    return array.view(param.dtype if param.dtype.itemsize == 2 else np.float16)
