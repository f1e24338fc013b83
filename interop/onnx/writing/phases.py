"""The nodes of one step: reductions over all parameters one after the other, then the updates.

A parameter's part of such a reduction may need the totals of those before. A writer puts the nodes
of each phase in place, or into a function that is called for each parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from onnx import NodeProto

from ....ir.errors import LowerError
from ....ir.graph import Graph, Update
from ....ir.ops import OPS, algebra_of
from ....ir.roles import Role
from ....ir.types import GROUP, I32
from ..names import NEXT, RULES_DOMAIN, ComposedOp
from .body import StepBody
from .functions import Functions
from .nodes import Nodes
from .ops import NATIVE, Term
from .parameters import ModelParameter

Totals = dict[int, str]  # values of a graph that are known: reductions over all parameters
_NUMBER = "parameter_number"


def written(
    writer: Writer, tensors: Sequence[ModelParameter]
) -> tuple[list[NodeProto], list[tuple[ModelParameter, Role]]]:
    """The nodes of the step over all parameters, and which roles it stores."""
    n = Nodes()
    totals: list[Totals] = [{} for _ in tensors]
    shared = [_shared(t.graph) if t.name else [] for t in tensors]
    _check_equal(tensors, shared)
    for numbers in zip(*shared, strict=True):
        parts = [
            writer.part(n, tensor, index, totals[index], number)
            for index, (tensor, number) in enumerate(zip(tensors, numbers, strict=True))
        ]
        combine = algebra_of(tensors[0].graph.nodes[numbers[0]].op).combine.op
        total = parts[0]
        for part in parts[1:]:
            total = n.emit(NATIVE[combine], total, part)
        for known, number in zip(totals, numbers, strict=True):
            known[number] = total
    stored: list[tuple[ModelParameter, Role]] = []
    for index, tensor in enumerate(tensors):
        wanted = [u for u in stored_by(tensor.graph) if not index or _is_own(tensor, u)]
        writer.updates(n, tensor, index, totals[index], wanted)
        stored += [(tensor, tensor.graph.role(u.role)) for u in wanted]
    return n.done, stored


def stored_by(graph: Graph) -> list[Update]:
    """The updates that are stored, without those for later stages alone."""
    return [u for u in graph.updates if not u.forward]


def _is_own(tensor: ModelParameter, update: Update) -> bool:
    """True if an update is of the parameter's own arrays; the first one stores the numbers."""
    return not tensor.graph.role(update.role).type.domain <= GROUP


def _shared(graph: Graph) -> list[int]:
    live = graph.live()
    return [
        number
        for number, node in enumerate(graph.nodes)
        if number in live and OPS[node.op].is_reduction and node.type.domain <= GROUP
    ]


def _check_equal(tensors: Sequence[ModelParameter], shared: Sequence[Sequence[int]]) -> None:
    ops = [
        [f"{t.graph.nodes[k].op} to {t.graph.nodes[k].type.domain}" for k in numbers]
        for t, numbers in zip(tensors, shared, strict=True)
    ]
    other = next((k for k, found in enumerate(ops) if found != ops[0]), None)
    if other is not None:
        raise LowerError(
            f"@{tensors[0].graph.name}: {tensors[0].name} takes the reductions {ops[0]} over all "
            f"parameters, {tensors[other].name} takes {ops[other]}: export them one by one"
        )


def _reads(tensor: ModelParameter) -> dict[str, str]:
    return {role.name: tensor.called(role) for role in tensor.roles}


@dataclass
class InlineWriter:
    """Puts the nodes in place."""

    bodies: dict[int, StepBody] = field(default_factory=dict[int, StepBody])
    composed: list[ComposedOp] = field(default_factory=list[ComposedOp])

    def part(
        self, n: Nodes, tensor: ModelParameter, index: int, totals: Totals, number: int
    ) -> str:
        """The parameter's part of the reduction `number` of its graph."""
        return self._body(n, tensor, index, totals).part(number)

    def updates(
        self, n: Nodes, tensor: ModelParameter, index: int, totals: Totals, wanted: Sequence[Update]
    ) -> None:
        """Emit the parameter's new roles, under their outputs' names."""
        body = self._body(n, tensor, index, totals)
        values = [(body.stored(u), tensor.called(tensor.graph.role(u.role))) for u in wanted]
        for value, name in values:
            n.name_output(value, name + NEXT)

    def _body(self, n: Nodes, tensor: ModelParameter, index: int, totals: Totals) -> StepBody:
        if index not in self.bodies:
            ordinal = n.number(index, I32)
            self.bodies[index] = StepBody(
                tensor.graph, tensor.layout, n, _reads(tensor), ordinal, self._op
            )
        self.bodies[index].values.update(totals)
        return self.bodies[index]

    def _op(self, name: str, args: Sequence[Term], formula: Callable[..., Term]) -> str:
        """An op of several nodes, in place; which they are is kept."""
        found = args[0].nodes.composed(lambda: formula(*args).name)
        self.composed.append(ComposedOp(name, tuple(arg.name for arg in args), found))
        return found


@dataclass
class FunctionWriter:
    """Makes a function of each phase of each variant, and calls it for each parameter."""

    name: str
    functions: Functions
    composed: list[ComposedOp] = field(default_factory=list[ComposedOp])
    made: dict[tuple[str, int, str], tuple[str, list[str]]] = field(
        default_factory=dict[tuple[str, int, str], tuple[str, list[str]]]
    )

    def part(
        self, n: Nodes, tensor: ModelParameter, index: int, totals: Totals, number: int
    ) -> str:
        phase = f"part{len(totals)}"
        key = tensor.graph.when, len(tensor.dims), phase
        if key not in self.made:
            body = self._body(tensor, totals)
            self.made[key] = self._function(phase, body, {"part": body.part(number)}, totals)
        function, inputs = self.made[key]
        return n.emit(function, *self._given(n, tensor, index, totals, inputs), domain=RULES_DOMAIN)

    def updates(
        self, n: Nodes, tensor: ModelParameter, index: int, totals: Totals, wanted: Sequence[Update]
    ) -> None:
        key = tensor.graph.when, len(tensor.dims), ""
        changes = stored_by(tensor.graph)
        if key not in self.made:
            body = self._body(tensor, totals)
            outputs = {f"{u.role}_next": body.stored(u) for u in changes}
            self.made[key] = self._function("", body, outputs, totals)
        function, inputs = self.made[key]
        roles = [tensor.graph.role(u.role) for u in changes]
        kept = {u.role for u in wanted}
        outputs = [
            tensor.called(r) + NEXT if r.name in kept else f"{tensor.name}.{r.name}.unused"
            for r in roles
        ]
        n.call(function, RULES_DOMAIN, self._given(n, tensor, index, totals, inputs), outputs)

    def _body(self, tensor: ModelParameter, totals: Totals) -> StepBody:
        reads = {role.name: role.name for role in tensor.roles}
        known = {number: f"total{k}" for k, number in enumerate(totals)}
        inner, compose = Nodes(), self.functions.op
        return StepBody(tensor.graph, tensor.layout, inner, reads, _NUMBER, compose, known)

    def _function(
        self, phase: str, body: StepBody, outputs: dict[str, str], totals: Totals
    ) -> tuple[str, list[str]]:
        """The function's name, and which of its possible inputs it has."""
        possible = [*body.reads, *(f"total{k}" for k in range(len(totals))), _NUMBER]
        used = {name for node in body.nodes.done for name in node.input} | {*outputs.values()}
        inputs = [name for name in possible if name in used]
        name = "_".join(part for part in (self.name, phase) if part)
        return self.functions.rule(name, inputs, outputs, body.nodes), inputs

    def _given(
        self, n: Nodes, tensor: ModelParameter, index: int, totals: Totals, inputs: Sequence[str]
    ) -> list[str]:
        known = {**_reads(tensor), **{f"total{k}": v for k, v in enumerate(totals.values())}}
        if _NUMBER in inputs:
            known[_NUMBER] = n.number(index, I32)
        return [known[name] for name in inputs]


Writer = InlineWriter | FunctionWriter
