"""Replaces statics by literals, so that `fold` and `dce` remove what they switch off.

static %nesterov = false : bool step
%3 = select %nesterov, %1, %2 : real elem      -->      %2 takes its place
"""

from __future__ import annotations

from ...ir.builder import Builder, rewrite
from ...ir.errors import LowerError
from ...ir.graph import Graph, Node, Operand
from ...ir.ops import INNER, ROLE
from ...ir.roles import RoleKind
from ...ir.types import Const
from .clock_guards import clock_guards
from .fold import fold_node


def specialise(graph: Graph) -> Graph:
    """The graph for the default values of its statics; static roles are gone, and a clock.

    Raises LowerError for a stage that wraps an optimizer but has none.
    """
    if graph.wraps:
        origin = next((n.origin for n in graph.nodes if n.op in INNER), graph.origin)
        message = f"@{graph.name} wraps an optimizer and is none by itself: chain it after one"
        raise LowerError(message, origin)
    graph = clock_guards(graph)
    statics = {r.name: r.default for r in graph.roles if r.kind == RoleKind.STATIC}
    if not statics:
        return graph

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        if node.op == "read" and node[ROLE] in statics:
            return Const(bool(statics[node[ROLE]]))
        return fold_node(node, args)

    roles = tuple(r for r in graph.roles if r.kind != RoleKind.STATIC)
    return rewrite(graph, visit, roles, by="specialise")
