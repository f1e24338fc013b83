"""Cuts tensors into chunks, the unit of parallel work: by shape, program and memory alone.

1. A tensor of at most so many elements is one chunk, kind TENSOR.
2. Rows that are not too long are kept whole, kind ROWS; a flat view has one row, so never.
3. Long rows are cut into pieces, kind RECTANGLE.
4. Where columns are reduced, no chunk splits a leaf of 64 rows: chunks are whole batch
   entries, or begin at a multiple of 64 rows of one and end at another, or with it.

The size of chunks does not change results: partial sums are of leaves.
"""

from __future__ import annotations

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.launches import ChunkKind
from ...ir.lowered.memory_plan import COLUMN_LEAF, ROW_LEAF
from ...ir.lowered.step_program import ChunkSizes
from ...ir.lowered.tables import CHUNK_COLUMNS
from ...ir.tensor_view import Shape, View

TARGET = 32768  # three f32 arrays of a chunk fit a second-level cache
HOST_SIZES = ChunkSizes(TARGET, TARGET, 2 * TARGET, TARGET)


def kind_of(view: View, shape: Shape, sizes: ChunkSizes = HOST_SIZES) -> ChunkKind:
    """The kind of a tensor's chunks."""
    if shape.numel == 0:
        return ChunkKind.RECTANGLE  # without chunks; its row values are still computed
    if shape.numel <= sizes.whole:
        return ChunkKind.TENSOR
    has_rows = not view.is_flat and shape.cols <= sizes.long_row
    return ChunkKind.ROWS if has_rows else ChunkKind.RECTANGLE


def chunks_of(
    tensor: int, view: View, shape: Shape, by_columns: bool, sizes: ChunkSizes = HOST_SIZES
) -> Array:
    """The rows of the chunk table of one tensor, in the order of its elements."""
    kind = kind_of(view, shape, sizes)
    if shape.numel == 0:
        return no_chunks()
    if kind == ChunkKind.TENSOR:
        found = [(0, shape.batches * shape.rows, 0, shape.cols)]
    elif kind == ChunkKind.ROWS:
        found = [(r, n, 0, shape.cols) for r, n in _row_ranges(shape, by_columns, sizes.of(shape))]
    else:
        found = _rectangles(shape, by_columns, sizes.of(shape))
    table = np.empty((len(found), len(CHUNK_COLUMNS)), np.int64)
    table[:, 0], table[:, -1] = tensor, kind
    table[:, 1:-1] = found
    return table


def no_chunks() -> Array:
    """A chunk table without rows."""
    return np.zeros((0, len(CHUNK_COLUMNS)), np.int64)


def _row_ranges(shape: Shape, by_columns: bool, most: int) -> list[tuple[int, int]]:
    """First row and number of rows of each chunk of whole rows."""
    rows = max(1, most // shape.cols)
    total = shape.batches * shape.rows
    if not by_columns:
        return _ranges(0, total, rows)
    if rows >= shape.rows:
        return _ranges(0, total, rows // shape.rows * shape.rows)
    return _leaves(shape, max(COLUMN_LEAF, rows // COLUMN_LEAF * COLUMN_LEAF))


def _leaves(shape: Shape, rows: int) -> list[tuple[int, int]]:
    """Ranges of `rows` rows that start anew with each batch entry."""
    starts = range(0, shape.batches * shape.rows, shape.rows)
    return [part for start in starts for part in _ranges(start, shape.rows, rows)]


def _rectangles(shape: Shape, by_columns: bool, most: int) -> list[tuple[int, int, int, int]]:
    rows = _leaves(shape, COLUMN_LEAF) if by_columns else _ranges(0, shape.batches * shape.rows, 1)
    width = max(ROW_LEAF, most // COLUMN_LEAF) if by_columns else most
    return [
        (row, count, column, size)
        for row, count in rows
        for column, size in _ranges(0, min(shape.cols, shape.numel - row * shape.cols), width)
    ]


def _ranges(start: int, length: int, step: int) -> list[tuple[int, int]]:
    return [(start + at, min(step, length - at)) for at in range(0, length, step)]
