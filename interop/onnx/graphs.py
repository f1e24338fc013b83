"""Walks over the nodes of ONNX graphs, and of the graphs within nodes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from onnx import AttributeProto, GraphProto, ModelProto, NodeProto


def main_domain(domain: str) -> str:
    """A domain by one name: that of ONNX itself is empty."""
    return "" if domain == "ai.onnx" else domain


def graphs_in(node: NodeProto) -> Iterator[GraphProto]:
    """The graphs that are attributes of a node: bodies of If, Loop and Scan."""
    for held in node.attribute:
        yield from [held.g] if held.type == AttributeProto.GRAPH else held.graphs


def every_node(nodes: Iterable[NodeProto]) -> Iterator[NodeProto]:
    """The nodes, and those of the graphs in them at any depth."""
    pending = list(nodes)
    while pending:
        node = pending.pop()
        yield node
        for graph in graphs_in(node):
            pending.extend(graph.node)


def names_used(nodes: Iterable[NodeProto]) -> Iterator[str]:
    """The names of operands, and of values that the graphs inside nodes capture."""
    for node in nodes:
        yield from filter(None, node.input)
        for graph in graphs_in(node):
            yield from names_used(graph.node)
            yield from (output.name for output in graph.output)


def live(nodes: Iterable[NodeProto], wanted: Iterable[str]) -> list[NodeProto]:
    """The nodes that a wanted name depends on, in order."""
    needed, kept = set(wanted), list[NodeProto]()
    for node in reversed(list(nodes)):
        if needed.intersection(node.output):
            needed.update(names_used([node]))
            kept.append(node)
    return kept[::-1]


def with_nodes(model: ModelProto, nodes: Iterable[NodeProto]) -> ModelProto:
    """A copy of the model with these nodes in the place of its own."""
    made, kept = ModelProto(), list(nodes)
    made.CopyFrom(model)
    del made.graph.node[:]
    made.graph.node.extend(kept)
    return made
