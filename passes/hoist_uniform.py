"""Policy `fast`: re-associates uniform factors, so that they are combined once a step.

1. x / cast(u) = x * cast(1 / u)                     within 1.5 ulp of the quotient
2. cast(u) * (cast(w) * x) = cast(u * w) * x         within 1.5 ulp of the product

    %2 = cast %1 : f32 step
    %3 = div %m, %2 : f32 elem         -->      %2 = div 1.0, %1 : f64 step
                                                %3 = cast %2 : f32 step
                                                %4 = mul %m, %3 : f32 elem
"""

from __future__ import annotations

from ..ir.builder import Builder, rewrite
from ..ir.graph import Graph, Node, Operand
from ..ir.types import ELEM, F64, Const

# Largest error of one rewritten node, in ulp of its result; the interpreter's is 0.5.
BOUND_ULP = 1.5


def hoist_uniform(graph: Graph) -> Graph:
    """The graph with divisions by, and chains of, uniform factors hoisted."""

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        if node.type.domain != ELEM:
            return None
        if node.op == "div":
            return _division(builder, args)
        return _product(builder, args) if node.op == "mul" else None

    return rewrite(graph, visit)


def _division(builder: Builder, args: tuple[Operand, ...]) -> Operand | None:
    uniform = _uniform(builder, args[1])
    if uniform is None:
        return None
    reciprocal = builder.emit("div", Const(1.0), uniform)
    return builder.emit("mul", args[0], _narrow(builder, reciprocal, args[1]))


def _product(builder: Builder, args: tuple[Operand, ...]) -> Operand | None:
    for here, there in ((0, 1), (1, 0)):
        outer, inner = _uniform(builder, args[here]), args[there]
        if outer is None or isinstance(inner, Const) or builder.nodes[inner].op != "mul":
            continue
        a, b = builder.nodes[inner].args
        for factor, rest in ((a, b), (b, a)):
            own = _uniform(builder, factor)
            if own is not None:
                both = builder.emit("mul", outer, own)
                return builder.emit("mul", _narrow(builder, both, factor), rest)
    return None


def _uniform(builder: Builder, operand: Operand) -> int | None:
    """The f64 scalar behind an operand that is the same for the whole tensor."""
    if isinstance(operand, Const):
        return None
    node = builder.nodes[operand]
    if not node.type.domain.is_scalar:
        return None
    if node.type.dtype is F64:
        return operand
    source = node.args[0] if node.op == "cast" else None
    wide = isinstance(source, int) and builder.nodes[source].type.dtype is F64
    return source if wide and isinstance(source, int) else None


def _narrow(builder: Builder, value: int, like: Operand) -> int:
    """The scalar in the dtype of the operand that it replaces."""
    type_ = builder.type_of(like)
    assert type_ is not None
    return value if type_.dtype is F64 else builder.emit("cast", value, dtype=type_.dtype)
