"""Computes what depends on literals only, with the ops' own meaning.

%1 = sub 1.0, 0.25 : f64 step
%2 = mul %grad, %1 : f32 elem      -->      %1 = mul %grad, 0.75 : f32 elem
"""

from __future__ import annotations

import numpy as np

from ..ir.builder import Builder, rewrite
from ..ir.graph import Graph, Node, Operand
from ..ir.ops import OPS
from ..ir.types import BOOL, F32, F64, I32, I64, REAL, Const

_FOLDABLE = ("arith", "compare", "logic", "integer", "twin", "predicate")


def fold(graph: Graph) -> Graph:
    """The graph without nodes whose operands are all literals, or whose choice is made."""

    def visit(_: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        return fold_node(node, args)

    return rewrite(graph, visit)


def fold_node(node: Node, args: tuple[Operand, ...]) -> Operand | None:
    """The literal or operand that a node comes to, None when it must be computed."""
    if node.op == "select" and isinstance(args[0], Const):
        return args[1] if args[0].value else args[2]
    row = OPS[node.op]
    literals = [a for a in args if isinstance(a, Const)]
    if not args or len(literals) != len(args) or row.rule not in _FOLDABLE:
        return None
    if (
        not row.is_basic
        or row.meaning is None
        or node.type.dtype not in (F32, F64, REAL, I32, I64, BOOL)
    ):
        return None
    if row.rule in ("compare", "twin"):  # the operands' dtype is not on record
        return None if row.rule == "twin" else _compare(node.op, literals)
    dtype = node.type.dtype.numpy
    with np.errstate(all="ignore"):
        result = np.asarray(row.meaning(*(np.asarray(a.value).astype(dtype) for a in literals)))
    return Const(result.astype(dtype).item())


def _compare(op: str, literals: list[Const]) -> Const:
    meaning = OPS[op].meaning
    assert meaning is not None
    return Const(bool(meaning(*(literal.value for literal in literals))))
