"""Variants for wide and for tall matrices, of a step whose products depend on the shape.

%c = lt cols, rows : bool tensor       -->  step when rows <= cols { ... %a ... }
%x = select %c, %a, %b : real elem          step when rows > cols { ... %b ... }
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ....ir.builder import Builder, rewrite
from ....ir.graph import Graph, Node, Operand
from ....ir.ops import OF
from ....ir.types import BATCH_AXES, Const

_SIDES = {
    ("cols", "lt", "rows"): ("rows > cols", "rows <= cols"),
    ("rows", "le", "cols"): ("rows <= cols", "rows > cols"),
    ("rows", "lt", "cols"): ("rows < cols", "rows >= cols"),
    ("cols", "le", "rows"): ("rows >= cols", "rows < cols"),
}  # where it holds, and where it does not
_ONE, _NAMES = Const(1.0), {"row": "rows", "col": "cols"}


def by_shape(graph: Graph, tidy: Callable[[Graph], Graph]) -> tuple[Graph, ...]:
    """The bodies of a graph with products; the graph where nothing in it hangs on its shape."""
    if not any(node.type.domain.has_own_space for node in graph.nodes):
        return (graph,)
    found = [_SIDES.get(_compared(graph.nodes, node)) for node in graph.nodes]
    first = next(filter(None, found), None)
    if first is None:
        return (graph,)
    return tuple(
        tidy(_with_known(graph, side)).replace(when=f"{graph.when} and {side}")
        for side in sorted(first)
    )


def _compared(nodes: Sequence[Node], node: Node) -> tuple[str, str, str]:
    """Return a comparison of the sizes of a matrix; empty strings for any other.

    A comparison of 1 with rows / cols is one of cols with rows.
    """
    if node.op not in ("lt", "le"):
        return "", "", ""
    first, second = node.args
    if first == _ONE:
        first, second = _quotient(nodes, second)[::-1]
    elif second == _ONE:
        first, second = _quotient(nodes, first)
    return _size(nodes, first), node.op, _size(nodes, second)


def _quotient(nodes: Sequence[Node], operand: Operand) -> tuple[Operand, Operand]:
    node = None if isinstance(operand, Const) else nodes[operand]
    return (node.args[0], node.args[1]) if node is not None and node.op == "div" else (_ONE, _ONE)


def _size(nodes: Sequence[Node], operand: Operand) -> str:
    node = None if isinstance(operand, Const) else nodes[operand]
    if node is None or node.op != "count":
        return ""
    axes = {str(axis) for axis in node[OF].axes} - {*BATCH_AXES}
    return next((name for axis, name in _NAMES.items() if axes == {axis}), "")


def _with_known(graph: Graph, side: str) -> Graph:
    """The graph where the side is known."""

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        sides = _SIDES.get(_compared(builder.nodes, replace(node, args=args)), ())
        return Const(sides.index(side) == 0) if side in sides else None

    return rewrite(graph, visit)
