"""Value ranges: which roles are never negative, by interval arithmetic and induction over steps.

A role is not negative if it starts so, and every value stored to it is as long as all such
roles are: v = beta v + (1 - beta) g^2 with beta in [0, 1]. Rounding is monotone, so the
intervals of exact arithmetic hold. NaN, and the infinity of a division by -0, stand outside.
What an op is not known to do is unbounded.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ...ir.graph import Graph, Node, Operand
from ...ir.ops import OPS, ROLE, algebra_of, term_operands
from ...ir.roles import Range, Role, RoleKind
from ...ir.types import Const

Interval = tuple[float, float]

_ALL: Interval = (-math.inf, math.inf)
_POSITIVE: Interval = (0.0, math.inf)
_UNIT: Interval = (0.0, 1.0)


def nonnegative_roles(graph: Graph) -> frozenset[str]:
    """The states and shadows of a graph that never hold a negative number."""
    found = {
        r.name for r in graph.roles if r.kind in (RoleKind.STATE, RoleKind.SHADOW) and _starts_so(r)
    }
    while True:
        spans = _spans(graph, found)
        wrong = {
            u.role
            for u in graph.updates
            if not u.forward and u.role in found and _span(u.value, spans)[0] < 0.0
        }
        if not wrong:
            return frozenset(found)
        found -= wrong


def _starts_so(role: Role) -> bool:
    return not isinstance(role.default, str) and float(role.default or 0.0) >= 0.0


def _spans(graph: Graph, known: set[str]) -> list[Interval]:
    spans: list[Interval] = []
    for node in graph.nodes:
        spans.append(_read(graph, node, known) if node.op == "read" else _node(node, spans))
    return spans


def _read(graph: Graph, node: Node, known: set[str]) -> Interval:
    role = graph.role(node[ROLE])
    if role.kind == RoleKind.HYPER:
        span = role.range or Range()
        return span.low, span.high
    return _POSITIVE if role.name in known else _ALL


def _span(operand: Operand, spans: list[Interval]) -> Interval:
    if isinstance(operand, Const):
        value = float(operand.value)
        return _ALL if math.isnan(value) else (value, value)
    return spans[operand]


def _node(node: Node, spans: list[Interval]) -> Interval:
    if OPS[node.op].is_reduction:
        return _reduction(node, spans)
    return _op(node.op, node.args, spans)


def _op(op: str, args: Sequence[Operand], spans: list[Interval]) -> Interval:
    if op == "mul" and args[0] == args[1]:
        return _POSITIVE
    rule = _RULES.get(op)
    return rule(*(_span(a, spans) for a in args)) if rule else _ALL


def _reduction(node: Node, spans: list[Interval]) -> Interval:
    """What the terms are, and what combining them keeps of that."""
    row, of_terms = algebra_of(node.op), _span(node.args[0], spans)
    if row.term:
        of_terms = _op(row.term, term_operands(node.op, node.args), spans)
    if node.op == "mean":
        return of_terms
    kept = _COMBINED.get(row.combine.op)
    return kept(of_terms) if kept else _ALL


# ------------------------------------------------------------------ the ops' rules


def _add(a: Interval, b: Interval) -> Interval:
    return _ordered([a[0] + b[0]], [a[1] + b[1]])


def _sub(a: Interval, b: Interval) -> Interval:
    return _add(a, _neg(b))


def _neg(a: Interval) -> Interval:
    return -a[1], -a[0]


def _mul(a: Interval, b: Interval) -> Interval:
    ends = [0.0 if 0.0 in (x, y) else x * y for x in a for y in b]
    return _ordered(ends, ends)


def _div(a: Interval, b: Interval) -> Interval:
    return _POSITIVE if a[0] >= 0.0 and b[0] >= 0.0 else _ALL


def _minimum(a: Interval, b: Interval) -> Interval:
    return min(a[0], b[0]), min(a[1], b[1])


def _maximum(a: Interval, b: Interval) -> Interval:
    return max(a[0], b[0]), max(a[1], b[1])


def _select(_: Interval, a: Interval, b: Interval) -> Interval:
    return min(a[0], b[0]), max(a[1], b[1])


def _pow(a: Interval, b: Interval) -> Interval:
    return _UNIT if a[0] >= 0.0 and a[1] <= 1.0 and b[0] >= 0.0 else _POSITIVE


def _same(a: Interval) -> Interval:
    return a


def _total(a: Interval) -> Interval:
    """Of a sum or a root, only the sign is known."""
    return _POSITIVE if a[0] >= 0.0 else _ALL


def _positive(*_: Interval) -> Interval:
    return _POSITIVE


def _ordered(low: list[float], high: list[float]) -> Interval:
    """The smallest and largest end; the sum of opposite infinities is unbounded."""
    if any(map(math.isnan, (*low, *high))):
        return _ALL
    return min(low), max(high)


_RULES: dict[str, Callable[..., Interval]] = {
    "add": _add,
    "sub": _sub,
    "neg": _neg,
    "mul": _mul,
    "div": _div,
    "fma": lambda a, b, c: _add(_mul(a, b), c),
    "minimum": _minimum,
    "maximum": _maximum,
    "select": _select,
    "pow": _pow,
    "cbrt": _total,
    "cast": _same,
    "broadcast": _same,
    "rint": _same,
    "floor": _same,
    "abs": _positive,
    "sqrt": _positive,
    "rsqrt": _positive,
    "exp": _positive,
    "count": _positive,
    "sigmoid": lambda _: _UNIT,
    "uniform": lambda _: _UNIT,
}
# What a reduction's total is, by the op that combines its terms.
_COMBINED: dict[str, Callable[[Interval], Interval]] = {
    "add": _total,
    "minimum": _same,
    "maximum": _same,
}
