"""Whether what is of matrices stands in a body for matrices: a vector has no rows and columns."""

from __future__ import annotations

from collections.abc import Iterator

from ..conditions import rank_bounds
from ..graph import Graph


def in_body_of_vectors(graph: Graph) -> Iterator[tuple[int, str]]:
    """The first Gram value of a body that takes vectors too, and a sentence about it."""
    number = next((i for i, n in enumerate(graph.nodes) if n.type.domain.has_own_space), None)
    try:
        if number is None or rank_bounds(graph.when)[0] >= 2:
            return
    except ValueError:
        return  # V18 says so
    yield (
        number,
        f"{graph.nodes[number].op} is of matrices, and this body takes vectors too; write "
        f"@optimizer(when='rank >= 2'), and a variant for other tensors",
    )
