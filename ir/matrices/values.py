"""The ops of whole matrices, evaluated over arrays [outer, inner, rows, columns].

A Gram value of rows lies as [row, row'], one of columns as [col', col], low-rank values as [row, k]
and [k, col]: a value of rows is along the
rows of both, and one of columns along the columns.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..arrays import Array
from ..graph import Node
from ..ops import OPS
from ..tensor_view import Shape
from ..types import GRAM_ROW, Domain
from .contractions import product_of
from .factors import cholesky, inverse_lower
from .lapack import ROUTINES
from .tiles import from_tiles, to_tiles

TILINGS = ("to_tiles", "from_tiles")
FACTORS = {"cholesky": cholesky, "inverse_lower": inverse_lower}


def matrix_value(
    node: Node, args: Sequence[Array], domains: Sequence[Domain], shape: Shape
) -> Array:
    """The value of an op of whole matrices, of operands of these domains in its dtype."""
    whole = [np.broadcast_to(a, shape.lengths(d)) for a, d in zip(args, domains, strict=True)]
    chain = OPS[node.op].contraction
    if chain is not None:
        made = chain.over(*product_of(domains[0], domains[1], node.type.domain).placed(*whole))
        return _mirrored(made) if node.op == "matmul_symmetric" else made
    if node.op == "eye":
        lengths = shape.lengths(node.type.domain)
        return np.broadcast_to(np.eye(*lengths[-2:], dtype=node.type.dtype.numpy), lengths)
    first = whole[0]
    if node.op in FACTORS:
        return FACTORS[node.op](first)
    if OPS[node.op].routine:
        return ROUTINES[OPS[node.op].routine](first)[node.op]
    if node.op == "to_tiles":
        return to_tiles(first, int(node.type.domain.tiles))
    if node.op == "from_tiles":
        return from_tiles(first, int(domains[0].tiles), shape)
    if node.op == "transpose":
        return np.swapaxes(first, -1, -2)
    if node.op == "diag":
        found = np.diagonal(first, axis1=-2, axis2=-1)
        return found[..., :, None] if domains[0].of_tensor == GRAM_ROW else found[..., None, :]
    rows, cols = np.indices(first.shape[-2:])
    if node.op == "add_diag":
        return np.where(rows == cols, first + whole[1], first)
    if node.op == "tril":
        return np.where(rows >= cols, first, np.zeros((), first.dtype))
    assert node.op == "lower", node.op
    return _mirrored(first)


def _mirrored(matrix: Array) -> Array:
    """The cells up to the diagonal on both sides of it."""
    rows, cols = np.indices(matrix.shape[-2:])
    return np.where(rows >= cols, matrix, np.swapaxes(matrix, -1, -2))
