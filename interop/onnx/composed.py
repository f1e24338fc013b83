"""Groups of plain nodes that are one op of ours, in models whose functions are inlined.

The model's properties list them: the op, its operands, its result, and a checksum of the nodes in
between. Where these have been changed since, they are read as what they are.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from onnx import ModelProto, NodeProto, helper

from .names import OPS_DOMAIN


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
    made = ModelProto()
    made.CopyFrom(model)
    nodes = [calls.get(node.output[0], node) for node in model.graph.node]
    del made.graph.node[:]
    made.graph.node.extend(_needed(nodes, {o.name for o in model.graph.output}))
    made.opset_import.append(helper.make_opsetid(OPS_DOMAIN, 1))
    return made


def _needed(nodes: Sequence[NodeProto], wanted: set[str]) -> list[NodeProto]:
    """The nodes that lead to what is wanted, in order."""
    kept: list[NodeProto] = []
    for node in reversed(nodes):
        if not wanted.isdisjoint(node.output):
            wanted |= {*node.input}
            kept.append(node)
    return kept[::-1]


def _makers(nodes: Iterable[NodeProto]) -> dict[str, NodeProto]:
    return {name: node for node in nodes for name in node.output}


def _checksum(makers: Mapping[str, NodeProto], op: ComposedOp) -> int:
    """A number for the nodes from the operands to the result, whatever their names are."""
    known = {name: f"x{place}" for place, name in enumerate(op.inputs)}
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
