"""Names in exported models: of inputs, of functions, and of groups of nodes that are one op.

A function is named after its op: `mean_over_1_to_row_f32` is a mean over axis 1, with the domain of
its result, since at rank 2 several domains may have the same axes. Where functions are inlined, the
model's properties list the nodes of each: the op, its operands, its result, and a checksum of the
nodes in between. Nodes that have been changed since are read as plain nodes.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from onnx import ModelProto, NodeProto, helper

from ...ir.roles import RoleKind
from ...ir.types import DOMAINS, TENSOR, Domain, axis_names, parse_domain
from .graphs import live, with_nodes

RULES_DOMAIN = "stepfuse.rules"
OPS_DOMAIN = "stepfuse.ops"
NEXT = ".next"  # behind an input's name: its new value
_BARE = (RoleKind.PARAM, RoleKind.GRAD)
_SET = "axes_"  # before the axes of a domain that has no name


def input_of(kind: RoleKind, name: str, owner: str) -> str:
    """The name of a role's input: `param`, `state.m`; `lr`; `param.w`, `state.w.m`."""
    parts = (kind.value, owner, "" if kind in _BARE else name)
    return name if kind == RoleKind.HYPER else ".".join(filter(None, parts))


def reduction_name(op: str, axes: Sequence[int] | None, target: Domain) -> str:
    """The name of a reduction over axes (None: all); of a tensor to one number, none is said."""
    parts = [op, *(() if axes is None else ("over", *map(str, axes)))]
    if target != TENSOR and target.block is None:
        parts += ["to", _word(target)]
    return "_".join(parts)


def _word(domain: Domain) -> str:
    """A domain as a part of a name."""
    known = next((name for name, each in DOMAINS.items() if each == domain), "")
    return known or _SET + "_".join(axis_names(domain))


def domain_of(word: str) -> Domain:
    """The domain that a part of a name says."""
    if word in DOMAINS:
        return DOMAINS[word]
    return parse_domain("{" + word.removeprefix(_SET).replace("_", ", ") + "}")


class ComposedOp(NamedTuple):
    """An op of several nodes: the function that it would be, its operands and its result."""

    function: str
    inputs: tuple[str, ...]
    output: str


def composed_facts(nodes: Sequence[NodeProto], ops: Iterable[ComposedOp]) -> list[dict[str, Any]]:
    """The ops as a model's properties have them."""
    makers = _makers(nodes)
    return [{**op._asdict(), "nodes": _checksum(makers, op)} for op in ops]


def with_ops(model: ModelProto, facts: Sequence[Mapping[str, Any]]) -> ModelProto:
    """The model in which nodes that are one op are a call of its function."""
    makers = _makers(model.graph.node)
    calls: dict[str, NodeProto] = {}
    for fact in facts:
        op = ComposedOp(fact["function"], tuple(fact["inputs"]), fact["output"])
        if op.output in makers and _checksum(makers, op) == fact["nodes"]:
            call = helper.make_node(op.function, op.inputs, [op.output], domain=OPS_DOMAIN)
            calls[op.output] = call
    if not calls:
        return model
    nodes = [calls.get(node.output[0], node) for node in model.graph.node]
    made = with_nodes(model, live(nodes, [o.name for o in model.graph.output]))
    made.opset_import.append(helper.make_opsetid(OPS_DOMAIN, 1))
    return made


def _makers(nodes: Iterable[NodeProto]) -> dict[str, NodeProto]:
    return {name: node for node in nodes for name in node.output}


def _checksum(makers: Mapping[str, NodeProto], op: ComposedOp) -> int:
    """A number for the nodes from the operands to the result, whatever their names are."""
    known = {name: f"x{index}" for index, name in enumerate(op.inputs)}
    lines: list[str] = []

    def visit(name: str) -> str:
        node = makers.get(name)
        if name not in known and node is not None:
            held = sorted(f"{a.name}={_content(a)}" for a in node.attribute)
            line = " ".join([node.domain, node.op_type, *map(visit, node.input), *held])
            known[name] = f"n{len(lines)}"
            lines.append(line)
        return known.get(name, name)

    visit(op.output)
    return zlib.crc32("\n".join(lines).encode())


def _content(attribute: Any) -> str:
    return attribute.SerializeToString(deterministic=True).hex()
