"""Graphs to text. `parse(to_text(spec)) == spec`, and the text depends on nothing else."""

from __future__ import annotations

import json

from ..errors import Key
from ..graph import Graph, Node, Operand, Spec, Update, check_spec
from ..ops import ROLE, unnamed_attr
from ..roles import Role
from ..signatures.attributes import UNNAMED, AttrValue, attr_text
from ..types import Const

Lines = list[tuple[str, Key]]


def to_text(spec: Spec) -> str:
    """The text format of a spec. Raises TypeError for an object that is none."""
    check_spec(spec, "to_text")
    return "\n".join(line for line, _ in spec_lines(spec)) + "\n"


def graph_to_text(graph: Graph) -> str:
    """The text format of one graph, as a spec that holds only it."""
    return to_text(Spec(graph.name, (graph,)))


def spec_lines(spec: Spec) -> Lines:
    """The lines of a spec, each with the key of its declaration."""
    lines: Lines = [(f"optimizer @{spec.name} {{", ("spec",))]
    if spec.doc:
        lines.append((f"  doc {json.dumps(spec.doc)}", ()))
    if spec.paper:
        lines.append((f"  paper {json.dumps(spec.paper)}", ()))
    lines += [(f"  rule {r.name} {json.dumps(r.when)}", ("rule", r.name)) for r in spec.rules]
    lines += [(f"  {role_text(role)}", ("role", role.name)) for role in spec.roles]
    for number, graph in enumerate(spec.graphs):
        lines.append(("", ()))
        lines += graph_lines(graph, number)
    return [*lines, ("}", ())]


def graph_lines(graph: Graph, number: int = 0) -> Lines:
    """The lines of one graph's block."""
    head = graph.entry if graph.clock is None else f"entry {graph.entry} {graph.clock}"
    head += f" when {graph.when}" if graph.when else ""
    head += f" view {graph.view}" if graph.view.is_chosen else ""
    names = value_names(graph)
    lines: Lines = [(f"  {head} {{", ("graph", number))]
    for index, node in enumerate(graph.nodes):
        if node.op != "read":
            lines.append((f"    {node_text(node, index, names)}", ("node", number, index)))
    for n, change in enumerate(graph.updates):
        lines.append((f"    {update_text(change, names)}", ("update", number, n)))
    if graph.guard is not None:
        lines.append((f"    guard {_name(names, graph.guard)}", ("guard", number)))
    for n, value in enumerate(graph.shared):
        lines.append((f"    share {_name(names, value)}", ("share", number, n)))
    return [*lines, ("  }", ())]


def role_text(role: Role) -> str:
    """One role's declaration."""
    text = f"{role.kind} %{role.name}"
    if role.default is not None:
        text += f" = {_default_text(role.default)}"
    if role.range is not None:
        text += f" in {role.range}"
    return f"{text} : {role.type}" + (f" like {role.like}" if role.like else "")


def value_names(graph: Graph) -> list[str]:
    """The name of every value: its role's, or its place among the computed ones."""
    reads = sum(n.op == "read" for n in graph.nodes)
    return [
        f"%{node.attrs.get(ROLE.name, '?')}" if node.op == "read" else f"%{index - reads}"
        for index, node in enumerate(graph.nodes)
    ]


def node_text(node: Node, index: int, names: list[str]) -> str:
    """One node's line."""
    parts = [operand_text(a, names) for a in node.args]
    parts += [_attr_text(node.op, name, value) for name, value in node.attrs.items()]
    operands = f" {', '.join(parts)}" if parts else ""
    return f"{names[index]} = {node.op}{operands} : {node.type}"


def _attr_text(op: str, name: str, value: AttrValue) -> str:
    """An attribute behind the operands: with its name, unless its look and place say which."""
    text = attr_text(value)
    return text if name == unnamed_attr(op) and isinstance(value, UNNAMED) else f"{name} = {text}"


def update_text(change: Update, names: list[str]) -> str:
    """One update's line."""
    verb = "forward" if change.forward else "update"
    text = f"{verb} %{change.role} = {operand_text(change.value, names)}"
    if change.guard is not None:
        text += f" when {_name(names, change.guard)}"
    return text + (" always" if change.always else "")


def operand_text(operand: Operand, names: list[str]) -> str:
    """A value's name or a literal."""
    if isinstance(operand, Const):
        return literal_text(operand.value)
    return _name(names, operand)


def _name(names: list[str], value: int) -> str:
    """A value's name; one that is not there, which the verifier is about to say, has a number."""
    return names[value] if 0 <= value < len(names) else f"%?{value}"


def literal_text(value: float | int | bool) -> str:
    """A literal; floats always look like floats."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)


def _default_text(value: float | bool | str) -> str:
    return f"%{value}" if isinstance(value, str) else literal_text(value)
