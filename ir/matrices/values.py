"""The values of ops of whole matrices: products, factors, solutions.

Factors are chains over k ascending, as products are, then one rounding more:

    cholesky s:       c = s_ij;  for k < j:  c = fma(-l_ik, l_jk, c);  l_ij = c / l_jj
                                             l_jj = sqrt(c), or NaN unless c > 0
    inverse_lower l:  c = I_ij;  for k < i:  c = fma(-l_ik, x_kj, c);  x_ij = c / l_ii

Cells of s and l above the diagonal are not read; those of the result are +0. All cells go on
together from one k to the next: the order of each chain is the same, and the calls are few.

Ops of whole matrices are evaluated over arrays [outer, inner, rows, columns]. A Gram value of rows
lies as [row, row'], one of columns as [col', col], low-rank values as [row, k] and [k, col]: a
value of rows is along the rows of both, and one of columns along the columns.

The tiles of a matrix are a batch of matrices of their own. Of 5 x 7, the tiles of 4 are 2 x 2
matrices of 4 x 4, row by row; what is behind the last row and the last column is +0. A side that
is not longer than a tile has one, as long as it is.

    +---------+-------+
    | 0       | 1   0 |     tile (batch * 2 + row / 4) * 2 + col / 4, cell (row % 4, col % 4)
    +---------+-------+
    | 2       | 3   0 |
    | 0 0 0 0 | 0 0 0 |
    +---------+-------+
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..arrays import Array
from ..graph import Node
from ..ops import OPS
from ..semantics import fma
from ..tensor_view import Shape
from ..types import GRAM_ROW, Domain
from .contractions import product_of
from .lapack import ROUTINES


def cholesky(s: Array) -> Array:
    """L with L L' = S, of matrices [..., n, n]; NaN from a pivot that is not positive."""
    rest, found = np.array(s), np.zeros_like(s)
    for k in range(s.shape[-1]):
        pivot = rest[..., k, k]
        root = np.where(pivot > 0, np.sqrt(np.abs(pivot)), np.array(np.nan, s.dtype))
        found[..., k, k] = root
        column = rest[..., k + 1 :, k] / root[..., None]
        found[..., k + 1 :, k] = column
        behind = rest[..., k + 1 :, k + 1 :]
        behind[...] = fma(-column[..., :, None], column[..., None, :], behind)
    return found


def inverse_lower(lower: Array) -> Array:
    """X with X L = I, of lower triangular matrices [..., n, n]."""
    found = np.array(np.broadcast_to(np.eye(lower.shape[-1], dtype=lower.dtype), lower.shape))
    for k in range(lower.shape[-1]):
        row = found[..., k, :]
        row[...] = np.where(np.arange(row.shape[-1]) <= k, row / lower[..., k, k, None], 0)
        behind = found[..., k + 1 :, :]
        behind[...] = fma(-lower[..., k + 1 :, k, None], row[..., None, :], behind)
    return found


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


def to_tiles(a: Array, size: int) -> Array:
    """The tiles of [outer, inner, rows, columns], as [1, tiles, rows, columns]."""
    batches, (rows, cols) = a.shape[0] * a.shape[1], a.shape[2:]
    shape = Shape(batches, rows, cols, a.size).tiled(size)
    down, across = -(-rows // size), -(-cols // size)
    full = np.zeros((batches, down * shape.rows, across * shape.cols), a.dtype)
    full[:, :rows, :cols] = a.reshape(batches, rows, cols)
    parts = full.reshape(batches, down, shape.rows, across, shape.cols).swapaxes(2, 3)
    return np.ascontiguousarray(parts).reshape(shape.sizes)


def from_tiles(a: Array, size: int, shape: Shape) -> Array:
    """The matrices of this shape, of their tiles."""
    of_tiles = shape.tiled(size)
    down, across = -(-shape.rows // size), -(-shape.cols // size)
    parts = a.reshape(shape.batches, down, across, of_tiles.rows, of_tiles.cols).swapaxes(2, 3)
    full = parts.reshape(shape.batches, down * of_tiles.rows, across * of_tiles.cols)
    return np.ascontiguousarray(full[:, : shape.rows, : shape.cols]).reshape(shape.sizes)
