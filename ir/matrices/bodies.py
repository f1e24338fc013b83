"""Checks that values of matrices stand in bodies for matrices, for wide or for tall ones."""

from __future__ import annotations

from collections.abc import Iterator

from ..conditions import conditions, rank_bounds
from ..graph import Graph, Node
from ..ops import OPS
from ..tensor_view import MATRIX, UNSEEN
from ..types import ELEM, GRAM_ROW


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
