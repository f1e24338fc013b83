"""The facts of a program by which a step may leave rows without a gradient out.

`runtime/gradients/row_rules.py` has the rules. That the gradient's zeros add nothing to a reduction
is found by computing it, as far as it depends on the gradient and literals alone; zero times a
number of the step is zero. The values that depend on sizes alone are a small graph of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from ...ir.graph import Graph, Node, Operand
from ...ir.lowered.step_program import RowCounts, RowFold
from ...ir.ops import OF, OPS, ROLE, algebra_of
from ...ir.roles import RoleKind
from ...ir.text.known_values import compute
from ...ir.text.printer import graph_to_text
from ...ir.types import GROUP, Const

Known = dict[int, Any]  # value to what it is in every cell


def row_folds(graph: Graph) -> Iterator[RowFold]:
    """The reductions that a step needs, in order."""
    known, users, live = _at_zero_gradient(graph), graph.users(), graph.live()
    roots = set(graph.roots())
    for value in sorted(live):
        node = graph.nodes[value]
        if not _reduces(node):
            continue
        further = [graph.nodes[u] for u in users[value] if u in live]
        ends = node.type.domain > GROUP and (value in roots or not all(map(_reduces, further)))
        domain = node.type.domain
        yield RowFold(_named(graph, value), domain, _is_zero_of_zeros(node, known), ends)


def row_counts(graph: Graph) -> RowCounts | None:
    """The values that depend on sizes and literals alone, where something else depends on them."""
    sized = _sized(graph)
    users, roots, live = graph.users(), set(graph.roots()), graph.live()
    matter = [
        v for v in sorted(live & sized)
        if v in roots or any(u in live and u not in sized for u in users[v])
    ]  # fmt: skip
    if not matter:
        return None
    kept = sorted(_closure(graph, matter))
    numbers = {old: new for new, old in enumerate(kept)}
    nodes = tuple(_renumbered(graph.nodes[v], numbers) for v in kept)
    roles = tuple(r for r in graph.roles if r.kind == RoleKind.PARAM)
    small = graph.replace(roles=roles, nodes=nodes, updates=(), guard=None, shared=())
    return RowCounts(graph_to_text(small), tuple((numbers[v], _named(graph, v)) for v in matter))


def _sized(graph: Graph) -> set[int]:
    found = set[int]()
    for value, node in enumerate(graph.nodes):
        row = OPS[node.op]
        computed = node.values and not row.is_reduction and found.issuperset(node.values)
        if node.op == "count" or (computed and (node.op == "cast" or row.meaning is not None)):
            found.add(value)
    return found


def _closure(graph: Graph, values: Iterable[int]) -> set[int]:
    found, stack = set[int](), list(values)
    while stack:
        value = stack.pop()
        if value not in found:
            found.add(value)
            stack += graph.nodes[value].values
    return found


def _renumbered(node: Node, numbers: dict[int, int]) -> Node:
    args = tuple(a if isinstance(a, Const) else numbers[a] for a in node.args)
    return Node(node.op, args, node.type, node.attrs)


def _reduces(node: Node) -> bool:
    return OPS[node.op].is_reduction


def _named(graph: Graph, value: int) -> str:
    """Return a value's name for errors."""
    node = graph.nodes[value]
    source = graph.nodes[node.values[0]].type.domain if node.values else node[OF]
    return f"its {node.op} ({source} to {node.type.domain})"


# ------------------------------------------------------------------ values known beforehand


def _at_zero_gradient(graph: Graph) -> Known:
    """The values that are the same wherever the gradient is zero."""
    known: Known = {}
    for value, node in enumerate(graph.nodes):
        if node.op == "read":
            if graph.role(node[ROLE]).kind == RoleKind.GRAD:
                known[value] = np.zeros((), node.type.dtype.numpy)
        elif _reduces(node):
            if _is_zero_of_zeros(node, known):
                known[value] = np.zeros((), node.type.dtype.numpy)
        elif _is_nothing(graph, node, known):
            known[value] = np.zeros((), node.type.dtype.numpy)
        else:
            compute(graph, value, known)
    return known


def _is_zero_of_zeros(node: Node, known: Known) -> bool:
    """True if a reduction goes over zeros, and they change nothing."""
    return algebra_of(node.op).ignores_zero and all(known.get(a, 1) == 0 for a in node.values)


def _is_nothing(graph: Graph, node: Node, known: Known) -> bool:
    """True if zero is multiplied by a number, or divided by one."""
    if node.op not in ("mul", "div"):
        return False
    zeros = [a for a in node.values if known.get(a, 1) == 0]
    others: Sequence[Operand] = [a for a in node.args if a not in zeros]
    numbers = all(isinstance(a, Const) or graph.nodes[a].type.domain.is_scalar for a in others)
    return bool(zeros) and numbers and (node.op == "mul" or node.args[0] == zeros[0])
