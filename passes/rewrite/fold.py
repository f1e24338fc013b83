"""Computes values that depend on literals only (constant folding), with the ops' own meaning.

%1 = sub 1.0, 0.25 : f64 step
%2 = mul %grad, %1 : f32 elem      -->      %1 = mul %grad, 0.75 : f32 elem
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...ir.builder import Builder, rewrite
from ...ir.graph import Graph, Node, Operand
from ...ir.ops import OPS
from ...ir.signatures.typing_rules import WIDTH_TWIN
from ...ir.types import Const

_FOLDABLE = ("arith", "compare", "logic", "integer", "twin", "cast")


def fold(graph: Graph) -> Graph:
    """The graph without nodes whose operands are all literals, or whose choice is made."""

    def visit(_: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        return fold_node(node, args)

    return rewrite(graph, visit, by="fold")


def fold_node(node: Node, args: tuple[Operand, ...]) -> Operand | None:
    """The literal or operand that a node comes to, None when it must be computed.

    `args` are from `mapped_args`; `Builder.fit` rounds the literal to the node's dtype.
    """
    if node.op == "select" and isinstance(args[0], Const):
        return args[1] if args[0].value else args[2]
    row = OPS[node.op]
    values = [a.value for a in args if isinstance(a, Const)]
    if not args or len(values) != len(args) or row.rule not in _FOLDABLE or not row.is_basic:
        return None
    if row.rule == "cast":
        return args[0]
    if row.rule == "compare":  # `mapped_args` has rounded them, so Python's own is exact
        return Const(bool(_meaning(node.op, values)))
    source = WIDTH_TWIN[node.type.dtype] if row.rule == "twin" else node.type.dtype
    with np.errstate(all="ignore"):
        result = _meaning(node.op, [np.asarray(v).astype(source.numpy) for v in values])
    return Const(np.asarray(result).astype(node.type.dtype.numpy).item())


def _meaning(op: str, values: list[Any]) -> Any:
    meaning = OPS[op].meaning
    assert meaning is not None, op
    return meaning(*values)
