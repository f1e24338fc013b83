"""Value ranges: which roles are never negative, by interval arithmetic and induction over steps.

A role is not negative if it starts so, and every value stored to it is as long as all such
roles are: v = beta v + (1 - beta) g^2 with beta in [0, 1].

An interval holds all that a value may be but NaN, both ends among them; -0 lies below +0, so that
no end is told from another by dividing by it. The ends are computed in the dtype of the value by
the op's own meaning: rounding is monotone, and so are most ops in each operand. What an op is not
known to do is unbounded.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

import numpy as np

from ...ir.graph import Graph, Node, Operand
from ...ir.ops import OPS, ROLE, algebra_of, term_operands
from ...ir.roles import Range, Role, RoleKind
from ...ir.semantics import nearest
from ...ir.types import F64, Const, DType

Interval = tuple[float, float]

_ALL: Interval = (-math.inf, math.inf)
_POSITIVE: Interval = (0.0, math.inf)
_UNSIGNED: Interval = (-0.0, math.inf)  # not below zero, but -0 may be
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
            if not u.forward
            and u.role in found
            and _span(u.value, spans, graph.role(u.role).type.dtype)[0] < 0.0
        }
        if not wrong:
            return frozenset(found)
        found -= wrong


def _starts_so(role: Role) -> bool:
    return not isinstance(role.default, str) and float(role.default or 0.0) >= 0.0


def _spans(graph: Graph, known: set[str]) -> list[Interval]:
    spans: list[Interval] = []
    for node in graph.nodes:
        spans.append(_read(graph, node, known) if node.op == "read" else _node(graph, node, spans))
    return spans


def _read(graph: Graph, node: Node, known: set[str]) -> Interval:
    role = graph.role(node[ROLE])
    if role.kind == RoleKind.HYPER:
        span, dtype = role.range or Range(), node.type.dtype
        zero = 0.0 if span.open_low else -0.0
        low = zero if span.low == 0.0 else span.low
        return nearest(low, dtype), nearest(span.high, dtype)
    return _UNSIGNED if role.name in known else _ALL


def _span(operand: Operand, spans: list[Interval], dtype: DType) -> Interval:
    """Return the interval of an operand; a literal is rounded to the dtype that it stands in."""
    if isinstance(operand, Const):
        value = float(nearest(operand.value, dtype))
        return _ALL if math.isnan(value) else (value, value)
    return spans[operand]


def _node(graph: Graph, node: Node, spans: list[Interval]) -> Interval:
    if not node.type.dtype.is_float:
        return _ALL
    square = _square(graph, node, spans) if node.op in ("mul", "fma") else None
    if square is not None:  # the product is not below zero: as one times such a number
        rest = [_span(operand, spans, node.type.dtype) for operand in node.args[2:]]
        return _of_ends(node.op, [(1.0, 1.0), square, *rest], node.type.dtype)
    if OPS[node.op].is_reduction:
        return _reduction(node, spans)
    return _op(node.op, node.args, spans, node.type.dtype)


def _square(graph: Graph, node: Node, spans: list[Interval]) -> Interval | None:
    """The product of x and x, or of x and k x with k not below zero, also rounded; else None."""
    a, b = node.args[:2]
    if a == b:
        return _POSITIVE
    for x, other in ((a, b), (b, a)):
        scaled = graph.nodes[other] if isinstance(other, int) else None
        if scaled is not None and scaled.op == "mul" and x in scaled.args:
            factor = scaled.args[0] if scaled.args[1] == x else scaled.args[1]
            if _span(factor, spans, node.type.dtype)[0] >= 0.0:
                return _UNSIGNED
    return None


def _op(op: str, args: Sequence[Operand], spans: list[Interval], dtype: DType) -> Interval:
    if op == "mul" and args[0] == args[1]:
        return _POSITIVE
    given = [_span(a, spans, dtype) for a in args]
    if op in _MONOTONE:
        return _of_ends(op, given, dtype)
    if op in ("cast", "broadcast"):
        return _hull([float(nearest(end, dtype)) for end in given[0]])
    rule = _RULES.get(op)
    return rule(*given) if rule else _ALL


def _reduction(node: Node, spans: list[Interval]) -> Interval:
    """Return the interval of a reduction: of its terms, as combining them keeps it.

    Sums begin at +0, and round: of a total, and of a mean, only the sign is known.
    """
    row = algebra_of(node.op)
    of_terms = _span(node.args[0], spans, F64)
    if row.term:
        of_terms = _op(row.term, term_operands(node.op, node.args), spans, F64)
    if row.combine.op == "add":
        return _POSITIVE if of_terms[0] >= 0.0 else _ALL
    if row.combine.op in ("minimum", "maximum"):  # of no cells, the neutral element
        return _hull([*of_terms, float(row.neutral)])
    return _ALL


# ------------------------------------------------------------------ the ops' rules

# Ops that are monotone in each operand, if the others are as they are: an end of the result is
# what they make of ends. Division is, where all divisors have one sign.
_MONOTONE = frozenset(
    ("add", "sub", "mul", "div", "fma", "neg", "minimum", "maximum", "rint", "floor")
)


def _of_ends(op: str, given: Sequence[Interval], dtype: DType) -> Interval:
    if op == "div" and _is_signed(given[1][0]) != _is_signed(given[1][1]):
        return _ALL
    with np.errstate(all="ignore"):
        corners = [_of_corner(op, corner, dtype) for corner in itertools.product(*given)]
    return _hull([end for end in corners if not math.isnan(end)])


def _of_corner(op: str, corner: Sequence[float], dtype: DType) -> float:
    """Apply an op to interval ends; zero where these alone give NaN and their neighbours zero.

    Those are 0 times, and infinity over, infinity, and 0 over 0.
    """
    meaning = OPS[op].meaning
    assert meaning is not None, op
    found = float(meaning(*(np.asarray(end, dtype.numpy) for end in corner)))
    if not math.isnan(found) or op not in ("mul", "div", "fma"):
        return found
    a, b, *rest = corner
    if op == "fma" and not math.isnan(a * b):  # opposite infinities
        return found
    zero = -0.0 if _is_signed(a) != _is_signed(b) else 0.0
    return zero + rest[0] if rest else zero


def _hull(ends: list[float]) -> Interval:
    """From the smallest to the largest; where there is none, all."""
    if not ends:
        return _ALL
    return min(ends, key=_order), max(ends, key=_order)


def _order(value: float) -> tuple[float, bool]:
    return value, not _is_signed(value)


def _is_signed(value: float) -> bool:
    return math.copysign(1.0, value) < 0.0


def _select(_: Interval, a: Interval, b: Interval) -> Interval:
    return _hull([*a, *b])


def _pow(a: Interval, b: Interval) -> Interval:
    shrinks = a[0] >= 0.0 and a[1] <= 1.0 and b[0] >= 0.0
    return _UNIT if shrinks or (a[0] >= 1.0 and b[1] <= 0.0) else _POSITIVE


def _sqrt(a: Interval) -> Interval:
    """The root of -0 is -0."""
    return _UNSIGNED if _is_signed(a[0]) else _POSITIVE


def _rsqrt(a: Interval) -> Interval:
    """1 / sqrt(-0) is -infinity."""
    return _ALL if _is_signed(a[0]) else _POSITIVE


def _cbrt(a: Interval) -> Interval:
    return _ALL if a[0] < 0.0 else _sqrt(a)


def _positive(*_: Interval) -> Interval:
    return _POSITIVE


def _unit(*_: Interval) -> Interval:
    return _UNIT


_RULES: dict[str, Callable[..., Interval]] = {
    "select": _select,
    "pow": _pow,
    "cbrt": _cbrt,
    "abs": _positive,
    "sqrt": _sqrt,
    "rsqrt": _rsqrt,
    "exp": _positive,
    "count": _positive,
    "sigmoid": _unit,
    "uniform": _unit,
}
