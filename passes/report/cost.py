"""The cost of a graph per parameter: bytes and operations, before and after fusion.

Before fusion an element op is a sweep of its own, as in a program of array operations:

1. An op loads each of its element operands once and stores its result.
2. A reduction loads its operand; its result is a number or a short vector.
3. The first update that stores a computed value is where that value's op stores to; any
   other update is a copy, a literal only a store.
4. A value whose dtype is not chosen yet is as wide as legalise would make it.
"""

from __future__ import annotations

from ...ir.graph import Graph, Node
from ...ir.lowered.program import Program
from ...ir.lowered.schedule import element_updates
from ...ir.ops import OPS
from ...ir.types import ELEM, F32, F64, REAL
from .traffic import sweep_passes, swept_bytes


def unfused_bytes(graph: Graph) -> int:
    """Bytes per parameter when every element op is a sweep of its own."""
    live = graph.live()
    total = sum(_sweep(graph, graph.nodes[v]) for v in live if graph.nodes[v].op != "read")
    stored: set[int] = set()
    for place in element_updates(graph):
        change = graph.updates[place]
        value = change.value
        width = graph.role(change.role).type.dtype.bytes
        if not isinstance(value, int) or graph.nodes[value].type.domain != ELEM:
            total += width
        elif value in stored or graph.nodes[value].op == "read":
            total += _width(graph, value) + width
        else:
            stored.add(value)
    return total


def unfused_flops(graph: Graph) -> int:
    """Operations per parameter, each live element op once."""
    nodes = [graph.nodes[v] for v in graph.live()]
    return sum(OPS[n.op].flops for n in nodes if n.type.domain == ELEM or _elements(graph, n))


def program_bytes(program: Program) -> int:
    """Bytes per parameter that sweeps load and store, each load once a sweep."""
    return sum(map(swept_bytes, sweep_passes(program)))


def program_flops(program: Program) -> int:
    """Operations per parameter that the kernels do, those that two passes do twice."""
    nodes, kernels = program.graph.nodes, [k for s in program.sweeps for k in s.kernels]
    made = [v for k in kernels for v in (*k.computes, *(r.node for r in k.reduces))]
    return sum(OPS[nodes[v].op].flops for v in made)


def _sweep(graph: Graph, node: Node) -> int:
    result = _node_width(graph, node) if node.type.domain == ELEM else 0
    return result + sum(_width(graph, v) for v in _elements(graph, node))


def _elements(graph: Graph, node: Node) -> set[int]:
    return {v for v in node.values if graph.nodes[v].type.domain == ELEM}


def _width(graph: Graph, value: int) -> int:
    return _node_width(graph, graph.nodes[value])


def _node_width(graph: Graph, node: Node) -> int:
    if node.type.dtype is not REAL:
        return node.type.dtype.bytes
    wide = any(r.type.dtype is F64 for r in graph.roles if r.type.domain == ELEM)
    return (F64 if wide else F32).bytes
