"""Gram values: the bodies that may have them, and those that are symmetric to the bit.

The cells (i, j) and (j, i) of a symmetric one have the same chain:

1. x x' and x' x, of one value, low-rank or Gram values too; `eye`; `lower` and `matmul_symmetric`,
   by what they are.
2. A symmetric value times itself; its transpose.
3. What is computed cell by cell of symmetric values and numbers, or added to their diagonals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..conditions import conditions, rank_bounds
from ..graph import Graph, Node, Operand
from ..ops import OPS
from ..tensor_view import MATRIX, UNSEEN
from ..types import BATCH, ELEM, GRAM_ROW, GRAMS, Const

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


def in_body_of_others(graph: Graph) -> Iterator[tuple[int, str]]:
    """The first Gram value of a body that takes vectors too, or else each `svd` of other shapes."""
    number = next((i for i, n in enumerate(graph.nodes) if n.type.domain.has_own_space), None)
    try:
        takes_vectors = rank_bounds(graph.when)[0] < 2
    except ValueError:
        return  # V18 says so
    if number is not None and takes_vectors:
        yield (
            number,
            f"{graph.nodes[number].op} is of matrices, and this body takes vectors too; write "
            f"@optimizer(when='rank >= 2'), and a variant for other tensors",
        )
        return
    for index, node in enumerate(graph.nodes):
        row = OPS.get(node.op)
        if row is not None and row.rule == "singular" and not is_shorter(graph, _is_wide(node)):
            side, needs = ("ROW", "rows <= cols") if _is_wide(node) else ("COL", "rows >= cols")
            yield (
                index,
                f"svd along {side} is of matrices with {needs}, and this body takes others too; "
                f"write @optimizer(when='rank >= 2 and {needs}'), and a variant for other tensors",
            )


def _is_wide(node: Node) -> bool:
    """True if singular values lie along rows."""
    return node.type.domain == (ELEM if node.op == "right_vectors" else GRAM_ROW)


def is_shorter(graph: Graph, rows: bool) -> bool:
    """True if the body's condition says that rows, or columns, are the shorter side, or as long."""
    if graph.view not in (MATRIX, UNSEEN):
        return False
    first, second = ("rows", "cols") if rows else ("cols", "rows")
    terms = {(first, "<="), (first, "<"), (first, "=="), (second, ">="), (second, ">")}
    return any(
        (a, op) in terms and {a, b} == {first, second} for a, op, b in conditions(graph.when)
    )
