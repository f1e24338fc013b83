"""Errors of a compiled step against its declared equations in f64, role by role.

got    stores of the native backend, of random tensors, after two steps to fill the states
exact  the declared graphs, by the interpreter in f64, of the values stored before that step
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer
from ...compiler import compile_spec
from ...ir.arrays import Array
from ...ir.errors import StepfuseError
from ...ir.graph import Spec
from ...ir.roles import RoleKind, must_be_given
from ...ir.types import GROUP
from ...tracing.inputs import UserInputs
from ...tracing.trace import Trace, trace_step
from .inputs import Dims, by_label, drawn_for, grouped, random_inputs, random_tensor
from .passes import runnable
from .stored_roles import StoredRoles

SHAPES: tuple[Dims, ...] = ((1025,), (70, 9), (35, 2, 3))
_WARM = 2  # steps before the one that is measured


@dataclass(frozen=True, slots=True)
class RoleError:
    """The error of a step's stores to a role: in `ulp`, `cells` that differ, or `of bound`.

    An ulp is the distance between numbers of the role's dtype at the exact value, and f32's for
    numbers made of f32; of a codec the error is a share of its format's bound. `nearest` is
    the share of cells within half an ulp.
    """

    role: str
    stored: str  # the dtype, or the format
    unit: str
    cells: int
    worst: float
    mean: float
    nearest: float | None
    where: str
    got: str
    exact: str


@dataclass(frozen=True, slots=True)
class _Measured:
    """A step's stores to a role of one tensor."""

    errors: Array
    got: Array
    exact: Array
    where: str

    @property
    def worst(self) -> int:
        return int(np.argmax(self.errors))


def role_errors(spec: Spec, pipeline: str, seed: int = 0) -> tuple[list[RoleError], str]:
    """A row for each role that a step stores, or why there is none. `pipeline` is over graphs."""
    try:
        return _Measurement(runnable(spec), pipeline, seed).rows(), ""
    except (StepfuseError, ImportError) as error:
        return [], str(error)


class _Measurement:
    """One step, compiled and in f64."""

    def __init__(self, spec: Spec, pipeline: str, seed: int) -> None:
        spec, rng = by_label(spec), np.random.default_rng(seed)
        compiled = compile_spec(spec, passes=pipeline)
        self.drawn = drawn_for(spec, SHAPES)
        hypers: dict[str, Any] = {r.name: 1.0 for r in filter(must_be_given, spec.roles)}
        self.variants = [StoredRoles(spec, compiled, pipeline, tensor) for tensor in self.drawn]
        params = [t["param"] for t in self._random(rng)]
        optimizer = Optimizer(grouped(self.drawn, params), compiled, threads=1, **hypers)
        programs = compiled.every_program
        for step in range(_WARM + 1):
            drawn = self._random(rng)
            grads = [t.get("grad", np.zeros_like(t["param"])) for t in drawn]
            aux = random_inputs(programs, self.drawn, rng)
            if step == _WARM:
                self.oracle = self._exact(spec, optimizer, params, grads, aux, hypers)
            optimizer.step(grads, aux)
        self.roles = {r.name: r for r in spec.roles}
        self.stored = self._values(optimizer, params)
        self.numbers = {n: np.asarray(v, np.float64) for n, v in optimizer.numbers.items()}

    def rows(self) -> list[RoleError]:
        """A row for each role."""
        found: dict[str, list[_Measured]] = {}
        rules = list(dict.fromkeys(tensor.rule for tensor in self.drawn))
        for index, tensor in enumerate(self.drawn):
            for name, exact in self.oracle.updates(index).items():
                if name not in self.stored[index] | self.numbers:
                    continue  # left out by a static option
                of_step = self.roles[name].type.domain <= GROUP
                if not (of_step and name in found):  # one number for all tensors
                    got = self.numbers[name] if of_step else self.stored[index][name]
                    if self.roles[name].type.domain == GROUP:
                        got = got[rules.index(tensor.rule)]
                    one = self._measured(index, name, np.ravel(got), np.ravel(exact), tensor.dims)
                    found.setdefault(name, []).append(one)
        return [self._row(name, measured) for name, measured in found.items()]

    def _random(self, rng: np.random.Generator) -> list[dict[str, Array]]:
        """The parameter and the gradient of each tensor."""
        kinds = (RoleKind.PARAM, RoleKind.GRAD)
        own = [tuple(r for r in v.graph.roles if r.kind in kinds) for v in self.variants]
        return [random_tensor(o, t.dims, rng) for o, t in zip(own, self.drawn, strict=True)]

    def _exact(
        self, spec: Spec, optimizer: Optimizer, params: Sequence[Array], grads: Sequence[Array],
        aux: Mapping[str, Any] | None, hypers: dict[str, Any],
    ) -> Trace:  # fmt: skip
        values = self._values(optimizer, params)
        kept = {r.name for r in spec.of_kind(RoleKind.STATE, RoleKind.SHADOW)}
        pairs = list(zip(self.variants, grads, strict=True))
        wide = {
            name: [v.number(name, a) for v, a in zip(self.variants, given, strict=True)]
            if isinstance(given, list) else given
            for name, given in (aux or {}).items()
        }  # fmt: skip
        given = UserInputs(
            [v.number("grad", g) for v, g in pairs],
            [{n: a for n, a in own.items() if n in kept} for own in values],
            {n: v for n, v in optimizer.numbers.items() if n in kept},
            wide,
        )
        groups = grouped(self.drawn, [v["param"] for v in values])
        return trace_step(spec, groups, given, "declared", hypers)

    def _values(self, optimizer: Optimizer, params: Sequence[Array]) -> list[dict[str, Array]]:
        found = zip(self.variants, params, optimizer.state, strict=True)
        return [v.values({"param": p, **state}) for v, p, state in found]

    def _measured(self, index: int, name: str, got: Array, exact: Array, dims: Dims) -> _Measured:
        errors = self.variants[index].errors(name, got, exact)
        return _Measured(errors, got, exact, str(dims))

    def _row(self, name: str, measured: Sequence[_Measured]) -> RoleError:
        stored = self.variants[0]
        errors = np.concatenate([m.errors for m in measured])
        first = max(measured, key=lambda m: m.errors.max(initial=-1.0))
        unit = stored.unit(name)
        return RoleError(
            name, stored.format(name), unit, errors.size, float(errors.max(initial=0.0)),
            float(errors.mean()) if errors.size else 0.0,
            float(np.mean(errors <= 0.5)) if unit.startswith("ulp") and errors.size else None,
            *_place(first),
        )  # fmt: skip


def _place(measured: _Measured) -> tuple[str, str, str]:
    if not measured.errors.size:
        return "", "", ""
    at = measured.worst
    return f"cell {at} of {measured.where}", str(measured.got[at]), str(measured.exact[at])
