"""The tiles of matrices: a batch of matrices of their own.

Of a matrix of 5 x 7, the tiles of 4 are 2 x 2 matrices of 4 x 4, row by row; what is behind the
last row and the last column is +0. A side that is not longer than a tile has one, as long as it is.

    +---------+-------+
    | 0       | 1   0 |     tile (batch * 2 + row / 4) * 2 + col / 4, cell (row % 4, col % 4)
    +---------+-------+
    | 2       | 3   0 |
    | 0 0 0 0 | 0 0 0 |
    +---------+-------+
"""

from __future__ import annotations

import numpy as np

from ..arrays import Array
from ..tensor_view import Shape


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
