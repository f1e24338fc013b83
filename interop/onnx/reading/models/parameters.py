"""A model of several parameters as one model of each.

A value belongs to one parameter, or to all of them: hyper-parameters, counts, and totals, which are
sums, maxima or conditions of one number of each parameter. In the model of one parameter a total is
a node `stepfuse.ops::sum_over_parameters` of its own number. Functions are inlined first, so that
totals within them are seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from onnx import ModelProto, NodeProto, helper, inliner

from .....ir.errors import CaptureError
from .....ir.types import GROUP
from ...graphs import main_domain, names_used, with_nodes
from ...names import OPS_DOMAIN as OURS
from ..checks import check_order, place_of
from ..ops.ours import OVER_PARAMETERS
from ..roles import InputBinding

_JOINS = {"Add": "sum", "Sum": "sum", "Max": "max", "Min": "min", "And": "all", "Or": "any"}


@dataclass(frozen=True, slots=True)
class SplitModel:
    """The step of one parameter; it `joins` others where it takes numbers over all of them."""

    model: ModelProto
    bindings: tuple[InputBinding, ...]  # of the parameter first
    joins: bool


@dataclass(frozen=True, slots=True)
class _Total:
    """A value that joins numbers of several parameters, by the value that each gives."""

    op: str
    parts: dict[str, str]


@dataclass
class _Owners:
    """Whose each value is, and which values are totals; nodes in order."""

    parameters: frozenset[str]
    owner: dict[str, str]  # a value of one parameter; one of all is in neither table
    totals: dict[str, _Total] = field(default_factory=dict[str, _Total])

    def is_complete(self, name: str) -> bool:
        """True if a value is a total over all parameters."""
        return name in self.totals and self.totals[name].parts.keys() == self.parameters

    def add(self, node: NodeProto) -> None:
        """Assign a node's results to a parameter. Raises CaptureError where several meet."""
        reads = list(dict.fromkeys(names_used((node,))))
        partial = [n for n in reads if n in self.totals and not self.is_complete(n)]
        owners = {self.owner[n] for n in reads if n in self.owner}
        if partial or len(owners) > 1:
            self.totals[node.output[0]] = self._total(node)
            return
        for owner in owners:
            self.owner.update(dict.fromkeys(filter(None, node.output), owner))

    def _total(self, node: NodeProto) -> _Total:
        op = _JOINS.get(node.op_type, "") if not main_domain(node.domain) else ""
        parts: list[tuple[str, str]] = []
        for name in node.input:
            known = self.totals.get(name)
            if known is not None and not self.is_complete(name):
                op = op if known.op == op else ""
                parts += known.parts.items()
            else:
                parts.append((self.owner.get(name, ""), name))
        whose = [owner for owner, _ in parts]
        if not op or "" in whose or len(set(whose)) < len(whose):
            raise CaptureError(
                f"reads values of several parameters: {', '.join(sorted({*whose} - {''}))}",
                place_of(node),
                "they may meet in an Add, Sum, Max, Min, And or Or of one number of each",
            )
        return _Total(op, dict(parts))


def split(model: ModelProto, bindings: Sequence[InputBinding]) -> dict[str, SplitModel]:
    """The model of each parameter, with its bindings. Raises CaptureError."""
    model = _inlined(model)
    check_order(model.graph.node, _given(model))
    parameters = list(dict.fromkeys(b.parameter for b in bindings if b.parameter))
    whose = {b.input: b.parameter for b in bindings if b.parameter}
    owners = _Owners(frozenset(parameters), whose)
    for node in model.graph.node:
        owners.add(node)
    return {name: _part(model, bindings, owners, name) for name in parameters}


def _given(model: ModelProto) -> set[str]:
    return {value.name for value in (*model.graph.input, *model.graph.initializer)}


def _inlined(model: ModelProto) -> ModelProto:
    """The model without its functions, but for those that are rows of our op table."""
    others = [(f.domain, f.name) for f in model.functions if f.domain != OURS]
    return inliner.inline_selected_functions(model, others) if others else model


def _part(
    model: ModelProto, bindings: Sequence[InputBinding], owners: _Owners, name: str
) -> SplitModel:
    own = [b for b in bindings if b.parameter == name] + [b for b in bindings if not b.parameter]
    nodes: list[NodeProto] = []
    wanted, joins = {b.output for b in own if b.output}, False
    for node in reversed(model.graph.node):
        if wanted.isdisjoint(node.output):
            continue
        made = node.output[0]
        if owners.is_complete(made):
            total, joins = owners.totals[made], True
            op = f"{total.op}{OVER_PARAMETERS}"
            node = helper.make_node(op, [total.parts[name]], [made], domain=OURS)
        other = next((owners.owner[o] for o in node.output if o in owners.owner), name)
        if other != name or (made in owners.totals and not owners.is_complete(made)):
            raise CaptureError(
                f"what '{name}' or all parameters become is computed of '{other}' alone"
                if other != name else "is taken over some of the parameters",
                place_of(node),
                "take it over all of them",
            )  # fmt: skip
        nodes.append(node)
        wanted |= set(names_used((node,)))
    made_model = with_nodes(model, reversed(nodes))
    graph = made_model.graph
    kept = {b.output for b in own if b.output}
    outputs = [output for output in graph.output if output.name in kept]
    del graph.output[:]
    graph.output.extend(outputs)
    if not any(imported.domain == OURS for imported in made_model.opset_import):
        made_model.opset_import.append(helper.make_opsetid(OURS, 1))
    return SplitModel(made_model, tuple(map(_opened, own)), joins)


def _opened(binding: InputBinding) -> InputBinding:
    """A role of our own model at any size: its axes are known by the model's metadata."""
    fact = binding.described
    if fact is None or not fact.domain > GROUP:
        return binding
    return replace(binding, dims=tuple(f"d{axis}" for axis in fact.axes))
