"""Rewrites by exact identities. Rules are data; each has its equation above it.

Exact means: the same bits for every operand (any NaN equal to any NaN). `x + 0.0` is not
here, because -0.0 + 0.0 is +0.0. The rules may assume that literals are folded.

    %1 = mul %grad, 1.0 : f32 elem
    %2 = div %1, 4.0 : f32 elem        -->      %1 = mul %grad, 0.25 : f32 elem
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from ...ir.builder import Builder, rewrite
from ...ir.graph import Graph, Node, Operand
from ...ir.matrices.symmetry import symmetric
from ...ir.semantics import nearest
from ...ir.types import F32, F64, GROUP, TENSOR, Const, Type
from .fold import fold_node

Apply = Callable[["RewriteSite"], Operand | None]


@dataclass(frozen=True, slots=True)
class RewriteSite:
    """A site of a rule: the node, its new operands, the nodes built so far."""

    builder: Builder
    node: Node
    args: tuple[Operand, ...]
    is_of_blocks: bool = False  # rows of the view are blocks of a flattened tensor

    def literal(self, index: int) -> float | None:
        """The value of a literal operand of arithmetic, in the dtype that it computes in."""
        arg = self.args[index]
        return nearest(arg.value, self.node.type.dtype) if isinstance(arg, Const) else None

    def inner(self, index: int) -> Node | None:
        """The node that computes an operand."""
        arg = self.args[index]
        return None if isinstance(arg, Const) else self.builder.nodes[arg]


@dataclass(frozen=True, slots=True)
class SimplifyRule:
    """A named identity on one op."""

    name: str
    op: str
    apply: Apply


def _keep_if(index: int, other: int, value: float) -> Apply:
    return lambda site: site.args[index] if site.literal(other) == value else None


def _undo(op: str) -> Apply:
    def apply(site: RewriteSite) -> Operand | None:
        inner = site.inner(0)
        return inner.args[0] if inner is not None and inner.op == op else None

    return apply


def _same(first: int, second: int) -> Apply:
    return lambda site: site.args[first] if site.args[first] == site.args[second] else None


def _power_of_two(site: RewriteSite) -> Operand | None:
    divisor = site.literal(1)
    if divisor is None or not math.isfinite(divisor) or abs(math.frexp(divisor)[0]) != 0.5:
        return None
    if divisor == 1.0 or not 2.0**-100 < abs(divisor) < 2.0**100:
        return None
    return site.builder.emit("mul", site.args[0], Const(1.0 / divisor))


def _abs_of_sign_change(site: RewriteSite) -> Operand | None:
    inner = site.inner(0)
    if inner is not None and inner.op in ("neg", "abs"):
        return site.builder.emit("abs", inner.args[0])
    return None


def _select_on_not(site: RewriteSite) -> Operand | None:
    inner = site.inner(0)
    if inner is None or inner.op != "not":
        return None
    _, a, b = site.args
    return site.builder.emit("select", inner.args[0], b, a, dtype=site.node.type.dtype)


def _round_trip(site: RewriteSite) -> Operand | None:
    inner = site.inner(0)
    if inner is None or inner.op != "cast" or inner.type.dtype not in (F32, F64):
        return None
    source: Type | None = site.builder.type_of(inner.args[0])
    exact = source is not None and source.dtype.bytes <= inner.type.dtype.bytes
    return (
        inner.args[0]
        if exact and source is not None and source.dtype == site.node.type.dtype
        else None
    )


def _same_cast(site: RewriteSite) -> Operand | None:
    inner = site.inner(0)
    return site.args[0] if inner is not None and inner.type.dtype == site.node.type.dtype else None


def _sum_of_literal(site: RewriteSite) -> Operand | None:
    """The literal times the number of cells, where neither the product nor a partial sum rounds."""
    inner, target = site.inner(0), site.node.type.domain
    if inner is None or inner.op != "broadcast" or not isinstance(inner.args[0], Const):
        return None
    value = nearest(inner.args[0].value, inner.type.dtype)
    source, emit = inner.type.domain, site.builder.emit
    if site.is_of_blocks or target.block is not None or source.block is not None:
        return None  # the last block has fewer cells
    if target <= GROUP or not _short(value):
        return None  # a sum over tensors is needed all the same
    cells: Operand = emit("count", of=source)
    if target > TENSOR:
        cells = emit("div", cells, emit("count", of=target))
    total = emit("mul", cells, Const(value))
    return total if value >= 0 else emit("add", total, Const(0.0))  # of nothing: +0, not -0


def _short(value: float) -> bool:
    """A product with a whole number below 2^37 is exact: at most 16 significant bits, no -0."""
    if not math.isfinite(value) or (value == 0 and math.copysign(1.0, value) < 0):
        return False
    return (math.frexp(value)[0] * 2.0**16).is_integer()


def _of_symmetric(site: RewriteSite) -> Operand | None:
    return site.args[0] if site.args[0] in symmetric(site.builder.nodes) else None


RULES: tuple[SimplifyRule, ...] = (
    # x * 1 = x
    SimplifyRule("mul-one-right", "mul", _keep_if(0, 1, 1.0)),
    SimplifyRule("mul-one-left", "mul", _keep_if(1, 0, 1.0)),
    # x / 1 = x
    SimplifyRule("div-one", "div", _keep_if(0, 1, 1.0)),
    # x / 2^k = x * 2^-k
    SimplifyRule("div-power-of-two", "div", _power_of_two),
    # -(-x) = x, not not x = x
    SimplifyRule("neg-neg", "neg", _undo("neg")),
    SimplifyRule("not-not", "not", _undo("not")),
    # ||x|| = |x|, |-x| = |x|
    SimplifyRule("abs-sign", "abs", _abs_of_sign_change),
    # bits(from_bits(x)) = x and back
    SimplifyRule("bits-from-bits", "bits", _undo("from_bits")),
    SimplifyRule("from-bits-bits", "from_bits", _undo("bits")),
    # (s')' = s, and s' = s of what is symmetric
    SimplifyRule("transpose-transpose", "transpose", _undo("transpose")),
    SimplifyRule("transpose-symmetric", "transpose", _of_symmetric),
    # min(x, x) = x, max(x, x) = x, x and x = x, x or x = x
    SimplifyRule("minimum-same", "minimum", _same(0, 1)),
    SimplifyRule("maximum-same", "maximum", _same(0, 1)),
    SimplifyRule("and-same", "and", _same(0, 1)),
    SimplifyRule("or-same", "or", _same(0, 1)),
    # c ? x : x = x
    SimplifyRule("select-same", "select", _same(1, 2)),
    # a value in all cells of a larger domain is that value, wherever cells are not counted
    SimplifyRule("broadcast", "broadcast", lambda site: site.args[0]),
    # c + c + ... + c = n c
    SimplifyRule("sum-literal", "sum", _sum_of_literal),
    # (not c) ? a : b = c ? b : a
    SimplifyRule("select-not", "select", _select_on_not),
    # narrow(widen(x)) = x, and a cast to the dtype it has
    SimplifyRule("cast-round-trip", "cast", _round_trip),
    SimplifyRule("cast-same", "cast", _same_cast),
)


def simplify(graph: Graph) -> Graph:
    """The graph with every rule applied where it fires, operands first."""
    by_op: dict[str, list[SimplifyRule]] = {}
    for rule in RULES:
        by_op.setdefault(rule.op, []).append(rule)

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        literal = fold_node(node, args)  # a rule has made an operand one: no rule expects that
        if literal is not None:
            return literal
        site = RewriteSite(builder, node, args, graph.view.block > 0)
        for rule in by_op.get(node.op, ()):
            builder.rule = rule.name
            found = rule.apply(site)
            if found is not None and _fits(builder, found, node):
                return found
        return None

    return rewrite(graph, visit, by="simplify")


def _fits(builder: Builder, found: Operand, node: Node) -> bool:
    """An operand may take the node's place only with its dtype; `rewrite` sees to the domain."""
    type_ = builder.type_of(found)
    return type_ is None or type_.dtype == node.type.dtype
