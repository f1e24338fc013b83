"""Random tensors and numbers for a graph's roles; clocked entries that are due within a check."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

import numpy as np

from ...ir import semantics
from ...ir.arrays import Array
from ...ir.conditions import Rule, admits_rule, admits_sizes, matches
from ...ir.graph import Graph, Spec
from ...ir.lowered.step_program import StepProgram
from ...ir.roles import WHOLE, Role, RoleKind
from ...ir.tensor_view import UNSEEN, View, shape_under
from ...ir.types import ELEM, F32, GROUP, MATRIX_AXES, TENSOR, Domain
from ...runtime.memory.tensor_layout import dims_of
from ...runtime.stepping.extra_inputs import extra_inputs

Dims = tuple[int, ...]

DIMS: tuple[Dims, ...] = (
    (0,), (1,), (7,), (1025,), (0, 4), (3, 5), (70, 9), (2, 3, 4), (1030, 1, 1), (35, 2, 3),
)  # fmt: skip
# Leaves of rows and of columns with a rest, narrow rows, chains of one leaf and of several.
LOOP_DIMS: tuple[Dims, ...] = (
    (1,), (1025,), (0, 4), (3, 5), (70, 9), (2, 1030), (2, 3, 4), (40, 1, 1), (35, 2, 3),
)  # fmt: skip
# Products take a turn for each pair: tiles with a rest, and a batch.
PRODUCT_DIMS: tuple[Dims, ...] = ((0, 4), (3, 5), (14, 3), (2, 37), (2, 3, 4))
SMALL = ((35, 2, 3),)  # of matrices for which a variant is added: two groups of sixteen, a rest
STEP_COUNT = 3.0  # what a number of the step holds before
_SPECIAL = (0.0, -0.0, math.inf, -math.inf, math.nan, 1e-42, 3e38)


def dims_for(graph: Graph, shapes: Sequence[Dims] = DIMS) -> list[Dims]:
    """The shapes that a variant takes under its view."""
    return [d for d in shapes if admits_sizes(graph.when, d) and _has_view(graph.view, d)]


@dataclass(frozen=True, slots=True)
class TensorCase:
    """A tensor that a check steps: its shape, and the rule that takes it, if there are rules."""

    dims: Dims
    rule: str = ""

    def takes(self, when: str) -> bool:
        """True if it takes a variant."""
        return matches(when, self.dims, self.rule, rule=self.rule)


def drawn_for(spec: Spec, shapes: Sequence[Dims]) -> list[TensorCase]:
    """The shapes that a variant takes, under each rule."""
    every = (TensorCase(d, rule) for rule in [r.name for r in spec.rules] or [""] for d in shapes)
    return [t for t in every if any(_admits(graph, t) for graph in spec.variants())]


def by_label(spec: Spec) -> Spec:
    """The spec, each rule for the groups that are labelled by its name: names are not drawn."""
    return replace(spec, rules=tuple(Rule(r.name, f'label == "{r.name}"') for r in spec.rules))


def grouped(tensors: Sequence[TensorCase], params: Sequence[Array]) -> list[dict[str, Any]]:
    """Parameters in groups, for a spec `by_label`: one for each rule."""
    pairs = zip(tensors, params, strict=True)
    return [
        {"params": [param for _, param in mine], "label": rule}
        for rule, mine in groupby(pairs, key=lambda pair: pair[0].rule)
    ]


def random_tensor(
    roles: tuple[Role, ...],
    dims: Dims,
    rng: np.random.Generator,
    special: bool = False,
    view: View = UNSEEN,
) -> dict[str, Array]:
    """An array for every role of a tensor; `special` puts infinities and NaN into the gradient."""
    own = [r for r in roles if _own(r) and _is_of_view(r.type.domain)]
    found = {r.name: _random(rng, r, role_dims(r.type.domain, dims, view)) for r in own}
    for role in roles:
        if special and role.kind == RoleKind.GRAD:
            cells = found[role.name].reshape(-1)
            chosen = stored(np.array(_SPECIAL), role)[: cells.size]
            cells[: chosen.size] = chosen
    return found


def random_numbers(roles: tuple[Role, ...]) -> dict[str, Any]:
    """The numbers of step and group."""
    rest = [r for r in roles if not _own(r) and r.kind not in (RoleKind.HYPER, RoleKind.STATIC)]
    return {
        r.name: np.array([STEP_COUNT]) if r.type.domain == GROUP else np.float64(STEP_COUNT)
        for r in rest
    }


def random_inputs(
    programs: Sequence[StepProgram], tensors: Sequence[TensorCase], rng: np.random.Generator
) -> dict[str, Any] | None:
    """Return random extra inputs (`aux`) of a step over these tensors; None if it has none."""
    found: dict[str, Any] = {}
    for name, role in extra_inputs(programs).items():
        if role.type.domain <= GROUP:
            found[name] = float(rng.uniform(0.5, 1.5))
        elif role.type.domain == TENSOR:
            found[name] = rng.uniform(0.5, 1.5, len(tensors)).tolist()
        else:
            found[name] = [_input(programs, name, tensor, rng) for tensor in tensors]
    return found or None


def _input(
    programs: Sequence[StepProgram], name: str, tensor: TensorCase, rng: np.random.Generator
) -> Array | None:
    """The array of an extra input beside a tensor, None where its variant does not read it."""
    mine = (p for p in programs if tensor.takes(p.when) and name in p.role_places)
    program = next(mine, None)
    if program is None:
        return None
    role, view, dims = program.role(name), program.view, tensor.dims
    return _random(rng, role, dims_of(view, role, dims, shape_under(view, dims)))


def role_dims(domain: Domain, dims: Dims, view: View) -> Dims:
    """The shape of a role of this domain beside a tensor of `dims`."""
    if domain == ELEM:
        return dims
    return () if domain.is_scalar else (shape_under(view, dims).count(domain),)


def stored(values: Array, role: Role) -> Array:
    """Numbers in the storage format of a role."""
    dtype = role.type.dtype
    with np.errstate(all="ignore"):
        if dtype.is_pattern:
            return np.asarray(semantics.cast(values.astype(np.float32), dtype, F32))
        return values.astype(dtype.numpy)


def _is_of_view(domain: Domain) -> bool:
    """True if arrays of any rank have the domain; others are roles of other variants."""
    return domain.axes <= MATRIX_AXES or domain.block is not None or domain.has_own_space


def _own(role: Role) -> bool:
    return not role.type.domain <= GROUP


def _admits(graph: Graph, tensor: TensorCase) -> bool:
    return admits_rule(graph.when, tensor.rule) and bool(dims_for(graph, (tensor.dims,)))


def _has_view(view: View, dims: Dims) -> bool:
    try:
        shape_under(view, dims)
    except ValueError:
        return False
    return True


def _random(rng: np.random.Generator, role: Role, dims: Dims) -> Array:
    if role.type.dtype.kind == "int":  # any bits are a code
        return rng.integers(0, 256**role.type.dtype.bytes, dims).astype(role.type.dtype.numpy)
    if not role.type.dtype.is_float:
        return rng.integers(0, 2, dims).astype(role.type.dtype.numpy)
    values = np.asarray(rng.standard_normal(dims))
    signed = role.kind in (RoleKind.PARAM, RoleKind.GRAD)  # states such as v are not negative
    return stored(values if signed else np.asarray(np.abs(values)), role)


def due_each(spec: Spec, steps: int) -> Spec:
    """The spec with its entry due after every so many steps; itself where it has none."""
    if spec.clocked is None:
        return spec
    clock = spec.clocked.clock
    every = clock.every if isinstance(clock.every, str) else steps
    roles = tuple(_of_steps(r, steps) if r.name == every else r for r in spec.roles)
    often = replace(clock, every=every, first=None)
    graphs = (g.replace(roles=roles, clock=g.clock and often) for g in spec.graphs)
    return replace(spec, graphs=tuple(graphs))


def always_due(graph: Graph) -> Graph:
    """A graph whose entry, if it is one by the clock, is due at every step."""
    return due_each(Spec(graph.name, (graph,)), 1).graphs[0]


def _of_steps(role: Role, steps: int) -> Role:
    return replace(role, default=float(steps), range=WHOLE)
