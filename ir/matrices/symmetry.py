"""Gram values that are symmetric to the bit: the cells (i, j) and (j, i) have the same chain.

1. x x' and x' x, of one value, low-rank or Gram values too; `eye`; `lower` and `matmul_symmetric`,
   by what they are.
2. A symmetric value times itself; its transpose.
3. What is computed cell by cell of symmetric values and numbers, or added to their diagonals.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..graph import Node, Operand
from ..ops import OPS
from ..types import BATCH, GRAMS, Const

_BY_CELL = ("arith", "compare", "logic", "select", "twin", "integer", "cast", "predicate")


def symmetric(nodes: Sequence[Node], by_chains: bool = False) -> frozenset[int]:
    """Those of some nodes, each after its operands, that are known to be symmetric.

    `by_chains`: before anything is mirrored, so that what `matmul_symmetric` makes is none.
    """
    found: set[int] = set()
    for number, node in enumerate(nodes):
        if by_chains and node.op == "matmul_symmetric":
            continue
        if node.type.domain.of_tensor in GRAMS.values() and _is_symmetric(node, nodes, found):
            found.add(number)
    return frozenset(found)


def _is_symmetric(node: Node, nodes: Sequence[Node], known: set[int]) -> bool:
    if node.op == "matmul_symmetric":
        return True
    if OPS[node.op].is_product:
        a, b = node.args
        if a == b:
            return a in known or nodes[node.values[0]].type.domain.of_tensor not in GRAMS.values()
        return _turned(a, nodes) == b or _turned(b, nodes) == a
    if node.op in ("eye", "lower"):
        return True
    if node.op in ("transpose", "add_diag"):
        return node.args[0] in known
    if OPS[node.op].rule not in (*_BY_CELL, "broadcast"):
        return False
    return all(
        isinstance(a, Const) or a in known or nodes[a].type.domain.of_tensor <= BATCH
        for a in node.args
    )


def _turned(value: Operand, nodes: Sequence[Node]) -> Operand | None:
    """The value whose transpose this is, or None."""
    node = None if isinstance(value, Const) else nodes[value]
    return node.args[0] if node is not None and node.op == "transpose" else None
