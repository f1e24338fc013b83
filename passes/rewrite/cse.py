"""Merges nodes that have the same op, operands and type (common subexpressions).

%0 = sub 1.0, %beta : f64 group
%1 = sub 1.0, %beta : f64 group      -->      %0 = sub 1.0, %beta : f64 group
"""

from __future__ import annotations

from ...ir.builder import Builder, rewrite, types_of
from ...ir.graph import Graph, Node, Operand
from ...ir.ops import OPS
from ...ir.types import GROUP, Const


def cse(graph: Graph) -> Graph:
    """The graph with each value computed once.

    A reduction above the tensor stays itself: the variants of an entry must keep the same
    ones in the same order (V16).
    """
    seen: dict[object, int] = {}

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        row = OPS[node.op]
        if node.op == "read" or (row.is_reduction and node.type.domain <= GROUP):
            return None
        ordered = tuple(sorted(args, key=_rank)) if row.commutative else args
        key = (node.op, ordered, node.attrs.key, node.type.dtype, node.type.domain)
        if (same := seen.get(key)) is not None:
            both = builder.nodes[same].origin.merged(node.origin, "cse")
            return builder.set_origin(same, both)
        if types_of(builder.nodes, args) != types_of(graph.nodes, node.args):
            return None
        seen[key] = kept = builder.append(Node(node.op, args, node.type, node.attrs, node.origin))
        return kept

    return rewrite(graph, visit, by="cse")


def _rank(operand: Operand) -> tuple[int, object]:
    return (1, operand.key) if isinstance(operand, Const) else (0, operand)
