"""Under policy `fast`: re-associates uniform factors and divisions, to save work per element.

A value is uniform if it does not vary from element to element: one number, or one number for each
row. Rules are data: an equation, and the largest error of its right side in ulp if nothing
overflows or underflows on the way: half an ulp for the last operation, up to one ulp for each
before it.

    %2 = cast %1 : f32 step
    %3 = div %m, %2 : f32 elem         -->      %2 = div 1.0, %1 : f64 step
                                                %3 = cast %2 : f32 step
                                                %4 = mul %m, %3 : f32 elem
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...ir.builder import Builder, rewrite
from ...ir.graph import Graph, Node, Operand
from ...ir.types import ELEM, F64, Const

Pair = tuple[Operand, Operand]


@dataclass(frozen=True, slots=True)
class HoistSite:
    """A site of a rule: the operands of a node over elements."""

    builder: Builder
    args: Pair
    once: tuple[bool, bool]  # whether nothing else uses the operand

    def both_ways(self) -> tuple[tuple[Operand, Operand, bool], ...]:
        """Each operand, the other one, and whether that is used only here."""
        a, b = self.args
        return (a, b, self.once[1]), (b, a, self.once[0])


@dataclass(frozen=True, slots=True)
class HoistRule:
    """A named re-association of one op."""

    name: str
    op: str
    equation: str
    bound_ulp: float
    apply: Callable[[HoistSite], Operand | None]


def hoist_uniform(graph: Graph) -> Graph:
    """The graph with divisions by, and chains of, uniform factors hoisted."""
    single = used_once(graph)

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        found = rule_for(builder, node, args, single)
        return None if found is None else found[1]

    return rewrite(graph, visit, by="hoist-uniform")


def used_once(graph: Graph) -> frozenset[int]:
    """The values that one node uses, and nothing else."""
    roots = set(graph.roots())
    return frozenset(v for v, users in graph.users().items() if len(users) == 1 and v not in roots)


def rule_for(
    builder: Builder, node: Node, args: tuple[Operand, ...], single: frozenset[int]
) -> tuple[HoistRule, Operand] | None:
    """The first rule that changes a node of a graph, and its result for the operands."""
    if node.type.domain != ELEM or node.op not in ("mul", "div"):
        return None
    first, second = node.args
    site = HoistSite(builder, (args[0], args[1]), (first in single, second in single))
    for rule in RULES:
        if rule.op == node.op:
            builder.rule = rule.name
            found = rule.apply(site)
            if found is not None:
                return rule, found
    return None


def _division_by_uniform(site: HoistSite) -> Operand | None:
    uniform = _uniform(site.builder, site.args[1])
    if uniform is None:
        return None
    reciprocal = site.builder.emit("div", Const(1.0), uniform)
    return site.builder.emit("mul", site.args[0], _narrow(site.builder, reciprocal, site.args[1]))


def _division_of_quotient(site: HoistSite) -> Operand | None:
    inner, z = _parts(site.builder, site.args[0], "div"), site.args[1]
    if inner is None or not site.once[0] or isinstance(z, Const):
        return None
    return site.builder.emit("div", inner[0], site.builder.emit("mul", inner[1], z))


def _joined_factors(site: HoistSite) -> Operand | None:
    for outer, inner, _ in site.both_ways():
        found = _joined(site.builder, outer, inner)
        if found is not None:
            return site.builder.emit("mul", *found)
    return None


def _factor_of_quotient(site: HoistSite) -> Operand | None:
    for outer, inner, once in site.both_ways():
        quotient = _parts(site.builder, inner, "div")
        if quotient is not None and once:
            found = _joined(site.builder, outer, quotient[0])
            if found is not None:
                return site.builder.emit("div", site.builder.emit("mul", *found), quotient[1])
    return None


def _product_with_reciprocal(site: HoistSite) -> Operand | None:
    for x, inner, once in site.both_ways():
        quotient = _parts(site.builder, inner, "div")
        if quotient is not None and once and quotient[0] == Const(1.0):
            return site.builder.emit("div", x, quotient[1])
    return None


def _product_with_root(site: HoistSite) -> Operand | None:
    for x, inner, once in site.both_ways():
        if once and isinstance(inner, int) and site.builder.nodes[inner].op == "rsqrt":
            root = site.builder.emit("sqrt", *site.builder.nodes[inner].args)
            return site.builder.emit("div", x, root)
    return None


# u and w are uniform, x, y and z are not; a quotient with other users stays as it is.
RULES: tuple[HoistRule, ...] = (
    HoistRule("division-by-uniform", "div", "x / u = x * (1 / u)", 1.5, _division_by_uniform),
    HoistRule(
        "division-of-quotient", "div", "(x / y) / z = x / (y * z)", 1.5, _division_of_quotient
    ),
    HoistRule("joined-factors", "mul", "u * (w * x) = (u * w) * x", 1.5, _joined_factors),
    HoistRule(
        "factor-of-quotient", "mul", "u * (w * x / y) = (u * w) * x / y", 2.5, _factor_of_quotient
    ),
    HoistRule(
        "product-with-root", "mul", "x * (1 / sqrt(y)) = x / sqrt(y)", 1.5, _product_with_root
    ),
    HoistRule(
        "product-with-reciprocal", "mul", "x * (1 / y) = x / y", 0.5, _product_with_reciprocal
    ),
)


def _joined(builder: Builder, outer: Operand, inner: Operand) -> tuple[int, Operand] | None:
    """For `outer` uniform and `inner` = w * x: the factor outer * w, and x."""
    factor, parts = _uniform(builder, outer), _parts(builder, inner, "mul")
    if factor is None or parts is None:
        return None
    for own, rest in (parts, parts[::-1]):
        other = _uniform(builder, own)
        if other is not None:
            a, b = (builder.nodes[v].type.domain for v in (factor, other))
            if a <= b or b <= a:  # a row's number times a column's is no number
                return _narrow(builder, builder.emit("mul", factor, other), own), rest
    return None


def _parts(builder: Builder, value: Operand, op: str) -> Pair | None:
    """The two operands of an op over elements, if such an op computes the value."""
    if isinstance(value, Const):
        return None
    node = builder.nodes[value]
    if node.op != op or node.type.domain != ELEM:
        return None
    return node.args[0], node.args[1]


def _uniform(builder: Builder, operand: Operand) -> int | None:
    """The f64 value behind an operand that does not vary from element to element."""
    if isinstance(operand, Const):
        return None
    node = builder.nodes[operand]
    if node.type.domain == ELEM:
        return None
    if node.type.dtype is F64:
        return operand
    source = node.args[0] if node.op == "cast" else None
    wide = isinstance(source, int) and builder.nodes[source].type.dtype is F64
    return source if wide and isinstance(source, int) else None


def _narrow(builder: Builder, value: int, like: Operand) -> int:
    """The value in the dtype of the operand that it replaces."""
    type_ = builder.type_of(like)
    assert type_ is not None
    return value if type_.dtype is F64 else builder.emit("cast", value, dtype=type_.dtype)
