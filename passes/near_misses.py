"""Near misses: nodes that a pass over the graph almost changes, and why it does not.

1. simplify: identities of real numbers that are not identities of floats.
2. hoist-uniform: the nodes that the strict policy leaves where the spec has them.
3. cse: equal reductions over all tensors, which variants need to keep apart.
"""

from __future__ import annotations

from collections.abc import Callable

from ..ir.graph import Graph
from ..ir.printer import node_text, value_names
from ..ir.types import ELEM, F64, Const

Miss = Callable[[Graph, int], str | None]  # the reason, where a node is a near miss


def _misses(graph: Graph, name: str, miss: Miss, nothing: str) -> str:
    names = value_names(graph)
    found: list[str] = []
    for value in sorted(graph.live()):
        reason = miss(graph, value)
        if reason is not None:
            found += [f"  {node_text(graph.nodes[value], value, names)}", f"    {reason}"]
    return "\n".join([f"@{graph.name}: {name}", *(found or [f"  {nothing}"])])


def why_not_simplify(graph: Graph) -> str:
    """The nodes that look simple, and for which operands they are not."""
    return _misses(graph, "simplify", _simplify_miss, "no node looks simpler than it is")


def _simplify_miss(graph: Graph, value: int) -> str | None:
    node = graph.nodes[value]
    literal = next((float(a.value) for a in node.args if isinstance(a, Const)), None)
    same = len(node.args) == 2 and node.args[0] == node.args[1]
    if node.op == "add" and literal == 0.0:
        return "x + 0.0 = x does not hold for x = -0.0"
    if node.op == "mul" and literal == 0.0:
        return "x * 0.0 = 0.0 does not hold for infinities, NaN and negative x"
    if node.op == "div" and isinstance(node.args[1], Const):
        return "x / c = x * (1 / c) is exact only where c is a power of two"
    if same and node.op in ("sub", "div"):
        zero = "zeros, " if node.op == "div" else ""
        return f"x {'/' if zero else '-'} x is NaN for {zero}infinities and NaN"
    return None


def why_not_hoist_uniform(graph: Graph) -> str:
    """The nodes that re-association would change; only the policy `fast` may."""
    return _misses(graph, "hoist-uniform", _hoist_miss, "no uniform factor is left to combine")


def _hoist_miss(graph: Graph, value: int) -> str | None:
    node = graph.nodes[value]
    if node.type.domain != ELEM or node.op not in ("mul", "div"):
        return None
    names = value_names(graph)
    if node.op == "div" and _is_uniform(graph, node.args[1]):
        return f"fast multiplies by 1 / {names[node.values[-1]]}, computed once; strict divides"
    for outer, inner in (node.args, node.args[::-1]):
        if _is_uniform(graph, outer) and not isinstance(inner, Const):
            below = graph.nodes[inner]
            factor = [a for a in below.args if _is_uniform(graph, a)]
            if below.op == "mul" and factor:
                first, second = names[_number(outer)], names[_number(factor[0])]
                return f"fast multiplies by {first} * {second}, computed once; strict keeps both"
    return None


def _number(operand: int | Const) -> int:
    assert isinstance(operand, int)
    return operand


def _is_uniform(graph: Graph, operand: int | Const) -> bool:
    """True for a scalar that is f64, or the cast of one."""
    if isinstance(operand, Const) or not graph.nodes[operand].type.domain.is_scalar:
        return False
    node = graph.nodes[operand]
    if node.type.dtype is F64:
        return True
    return node.op == "cast" and all(graph.nodes[v].type.dtype is F64 for v in node.values)


def why_not_cse(graph: Graph) -> str:
    """The equal nodes that stay apart."""
    return _misses(graph, "cse", _cse_miss, "no two nodes compute the same")


def _cse_miss(graph: Graph, value: int) -> str | None:
    node = graph.nodes[value]
    if node.op == "read":
        return None
    for earlier in range(value):
        if graph.nodes[earlier] == node:
            return (
                f"equal to {value_names(graph)[earlier]}, but a reduction over all tensors "
                f"is shared with the other variants, which may not have both"
            )
    return None
