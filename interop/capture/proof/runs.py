"""Runs of a spec by the interpreter, and the inputs that it shares with the original."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ....ir import semantics
from ....ir.arrays import Array
from ....ir.builder import rewrite
from ....ir.conditions import matches
from ....ir.graph import Graph, Node, Spec
from ....ir.interpreter import Environment, environments
from ....ir.roles import Role, RoleKind
from ....ir.tensor_view import shape_under
from ....ir.types import F32, F64, GROUP, Type
from ....passes.pipeline import run_graph
from .sides import Sides

_PASSES = "specialise,view,legalise,fold,simplify,cse,dce"
_EQUATIONS = "specialise,view,fold,simplify,cse,dce"

Tensors = list[Array]
Gradients = list[Array | None]  # None: absent in this step
Hypers = dict[str, float]
Track = list[list[dict[str, Any]]]  # by step and tensor: `param`, and states by name


@dataclass(frozen=True, slots=True)
class Inputs:
    """Inputs of a run: first values of tensors, their gradients at each step, and their groups."""

    params: Tensors
    grads: Sequence[Gradients]
    groups: Sequence[int]
    hypers: Sequence[Sequence[Hypers]]  # of each step's groups
    numbers: Mapping[str, float] = field(default_factory=dict[str, float])
    """Numbers that are states, set to these after the first step."""
    regime: str = ""
    is_plain: bool = False  # of finite numbers, under which an original moves
    is_near: bool = False  # of hyper-parameters near those that were captured

    def in_f64(self) -> Inputs:
        """The same, of f64."""
        return self._with_each(lambda g: g.astype(np.float64), lambda p: p.astype(np.float64))

    def nudged(self) -> Inputs:
        """The same, with gradients and parameters that are a rounding of f32 away."""
        rng = np.random.default_rng(1)

        def nudged(cells: Array) -> Array:
            signs = rng.choice([-1.0, 1.0], cells.shape)
            return np.asarray(cells * (1.0 + signs * 2.0**-23), np.float32)

        return self._with_each(nudged, nudged)

    def until(self, steps: int) -> Inputs:
        """The first steps alone."""
        return replace(self, grads=self.grads[:steps], hypers=self.hypers[:steps])

    def present(self) -> Inputs:
        """The same with gradients of zeros for those that are absent; itself if none is."""
        if all(g is not None for step in self.grads for g in step):
            return self
        grads: list[Gradients] = [
            [np.zeros_like(p) if g is None else g for g, p in zip(step, self.params, strict=True)]
            for step in self.grads
        ]
        return replace(self, grads=grads)

    def as_captured(self) -> Inputs:
        """The same with the hyper-parameters that were captured."""
        return replace(self, hypers=[[{} for _ in step] for step in self.hypers])

    def steadier(self, numbers: Mapping[str, float]) -> Inputs | None:
        """The same with hyper-parameters a tenth as far from these, else with these; else None."""
        if self.is_near or not any(map(any, self.hypers)):
            return self.as_captured() if any(map(any, self.hypers)) else None

        def nearer(name: str, value: float) -> float:
            known = numbers[name]
            is_whole = float(known).is_integer() and float(value).is_integer()
            return value if is_whole else known + 0.1 * (value - known)

        hypers = [[{n: nearer(n, v) for n, v in g.items()} for g in step] for step in self.hypers]
        return replace(self, hypers=hypers, is_near=True)

    def _with_each(self, grad: Any, param: Any) -> Inputs:
        grads = [[None if g is None else grad(g) for g in step] for step in self.grads]
        return replace(self, params=[param(p) for p in self.params], grads=grads)


class SpecRunner:
    """Steps a spec in its own dtypes, or all in f64 as its inputs are; its graphs are made once."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._graphs: dict[bool, list[Graph]] = {}
        self.sides = Sides(self.graphs(False))
        self.rounds = any(map(_rounds, (n for g in spec.variants() for n in g.nodes)))

    def graphs(self, in_f64: bool) -> list[Graph]:
        """The variants as they are interpreted."""
        if in_f64 not in self._graphs:
            self._graphs[in_f64] = [
                run_graph(_unrounded(g), _EQUATIONS) if in_f64 else run_graph(g, _PASSES)
                for g in self.spec.variants()
            ]
        return self._graphs[in_f64]

    def track(self, inputs: Inputs) -> Track:
        """The parameters and states after each step."""
        run = _SpecRun(self, inputs)
        found: Track = []
        for step in range(len(inputs.grads)):
            run.step(step)
            found.append(run.seen())
        return found

    def at(self, inputs: Inputs, step: int) -> list[Environment]:
        """The values of all nodes in one step."""
        run = _SpecRun(self, inputs)
        for number in range(step):
            run.step(number)
        return run.step(step)


def default_numbers(spec: Spec) -> Hypers:
    """The hyper-parameters as captured; 1 for those that are given to each step."""
    roles = spec.of_kind(RoleKind.HYPER)
    return {r.name: r.default if isinstance(r.default, float) else 1.0 for r in roles}


class _SpecRun:
    """The tensors of one run, and the numbers of the step and of its groups."""

    def __init__(self, runner: SpecRunner, inputs: Inputs) -> None:
        self.runner, self.inputs = runner, inputs
        self.in_f64 = inputs.params[0].dtype == np.float64
        self.graphs = runner.graphs(self.in_f64)
        self.states = runner.spec.of_kind(RoleKind.STATE)
        self.defaults = default_numbers(runner.spec)
        self.tensors = [_tensor(self.graphs, param) for param in inputs.params]
        groups = len(inputs.hypers[0])
        self.numbers: dict[str, Any] = {
            r.name: float(r.default) if r.type.domain < GROUP else np.full(groups, float(r.default))
            for r in self.states
            if r.type.domain <= GROUP and isinstance(r.default, (int, float))
        }

    def step(self, number: int) -> list[Environment]:
        """One step, and the values that it computed."""
        if number == 1:
            self._set(self.inputs.numbers)
        grads = self.inputs.grads[number]
        taking = [i for i, grad in enumerate(grads) if grad is not None]
        for tensor, grad in zip(self.tensors, grads, strict=True):
            tensor.pop("grad", None)
            if grad is not None:
                tensor["grad"] = grad.copy()
        given: list[Mapping[str, float]] = [
            {name: group.get(name, v) for name, v in self.defaults.items()}
            for group in self.inputs.hypers[number]
        ]
        tensors = [self.tensors[i] for i in taking]
        groups = [self.inputs.groups[i] for i in taking]
        found = environments(self.graphs, tensors, given, self.numbers, groups)
        for graph, one in enumerate(found):
            one.members = [taking[member] for member in one.members]
            if not self.in_f64:
                self.runner.sides.look(graph, one)
            one.store()
        return found

    def _set(self, numbers: Mapping[str, float]) -> None:
        """Sets states that are numbers."""
        for name, value in numbers.items():
            if name in self.numbers:
                self.numbers[name] = np.full_like(self.numbers[name], value)
            for tensor in self.tensors:
                if name in tensor:
                    tensor[name][...] = value

    def seen(self) -> list[dict[str, Any]]:
        """The parameter and the states of each tensor, as numbers."""
        return [
            {
                "param": tensor["param"].copy(),
                "grad": tensor["grad"].copy() if "grad" in tensor else None,
                **self._states(tensor, group),
            }
            for tensor, group in zip(self.tensors, self.inputs.groups, strict=True)
        ]

    def _states(self, tensor: Mapping[str, Array], group: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for role in self.states:
            if role.name in self.numbers:
                value = self.numbers[role.name]
                found[role.name] = float(value[group] if role.type.domain == GROUP else value)
            elif role.name in tensor:
                found[role.name] = self._plain(role, tensor[role.name])
        return found

    def _plain(self, role: Role, cells: Array) -> Any:
        is_bits = role.type.dtype.is_pattern and not self.in_f64
        return semantics.cast(cells, F64, role.type.dtype) if is_bits else cells.copy()


def _rounds(node: Node) -> bool:
    """True if a node rounds to 16 bits between two others."""
    return node.op == "cast" and node.type.dtype.is_pattern


def _unrounded(graph: Graph) -> Graph:
    """The graph with its states in more than 16 bits, and without roundings to 16 bits."""

    def widened(type_: Type) -> Type:
        return replace(type_, dtype=F32) if type_.dtype.is_pattern else type_

    graph = rewrite(graph, lambda _, node, args: args[0] if _rounds(node) else None)
    if not any(role.type.dtype.is_pattern for role in graph.roles):
        return graph
    roles = tuple(replace(role, type=widened(role.type)) for role in graph.roles)
    nodes = tuple(replace(n, type=widened(n.type)) if n.op == "read" else n for n in graph.nodes)
    return graph.replace(roles=roles, nodes=nodes)


def _tensor(graphs: Sequence[Graph], param: Array) -> dict[str, Array]:
    """A parameter and its states, at their first values."""
    graph = next(g for g in graphs if matches(g.when, param.shape))
    found: dict[str, Array] = {"param": param.copy()}
    shape = shape_under(graph.view, param.shape)
    for role in graph.roles:
        if role.kind == RoleKind.STATE and not role.type.domain <= GROUP:
            if isinstance(role.default, str):
                found[role.name] = param.copy()
            elif _is_used(graph, role.name):
                found[role.name] = _full(shape.count(role.type.domain), role, param.dtype)
    return found


def _full(cells: int, role: Role, of: Any) -> Array:
    if of == np.float64:
        return np.full(cells, role.default, np.float64)
    if role.type.dtype.is_pattern:
        first = np.full(cells, role.default, np.float64)
        return np.asarray(semantics.cast(first, role.type.dtype, F64))
    return np.full(cells, role.default, role.type.dtype.numpy)


def _is_used(graph: Graph, name: str) -> bool:
    return name in graph.reads or any(u.role == name for u in graph.updates)
