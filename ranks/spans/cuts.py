"""Allowed cuts of a tensor between two owners, for which a step keeps its bits.

1. Leaf sums are of 1024 elements of a row, or 64 rows of a column: no cut splits one.
2. Where rows mean something, whole rows are owned.
3. Blocks of states that are kept as codes have one scale: no cut splits one.
4. A tensor of one chunk is not cut, nor one whose program multiplies matrices, nor one that leaves
   lists whose cells nobody can tell the owners of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import lcm

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.launches import ChunkKind, GatherItem
from ...ir.lowered.memory_plan import COLUMN_LEAF, ROW_LEAF, block_extent, column_leaves, row_leaves
from ...ir.lowered.step_program import StepProgram
from ...ir.tensor_view import Shape
from ...runtime.memory.tensor_layout import TensorLayout

_NONE = np.zeros(0, np.int64)


def cuts_of(program: StepProgram, form: TensorLayout) -> Array:
    """The elements of a tensor before which it may be cut, ascending."""
    shape = form.shape
    if form.kind == ChunkKind.TENSOR or not shape.numel or not may_be_cut(program):
        return _NONE
    blocks = lcm(1, *_blocks(program))
    if program.view.is_flat:
        step = lcm(ROW_LEAF, blocks)
        return np.arange(step, shape.numel, step, dtype=np.int64)
    rows = np.arange(shape.batches * shape.rows, dtype=np.int64)
    if program.by_columns:
        rows = rows[rows % shape.rows % COLUMN_LEAF == 0]
    else:
        rows = rows[:: max(1, ROW_LEAF // shape.cols)]  # as fine as leaves will do
    found = rows[1:] * shape.cols
    return found[(found % blocks == 0) & (found < shape.numel)]


def may_be_cut(program: StepProgram) -> bool:
    """True if a program's tensors may have several owners."""
    lists = (one for launch in program.launches for one in launch.lists)
    known = (x.extent in _ELEMENTS or _is_of_blocks(x.extent) for x in lists if x.what == _LIST)
    return not program.tile_rows and not program.routines and all(known)


def is_elementwise(program: StepProgram) -> bool:
    """True if a program leaves no lists and knows no rows: its tensors may be cut anywhere."""
    has_lists = any(one.what == _LIST for launch in program.launches for one in launch.lists)
    return program.view.is_flat and may_be_cut(program) and not has_lists


def elements_of_cells(extent: str, shape: Shape) -> Array:
    """The element that each cell of a list begins with. Raises KeyError for an unknown extent."""
    if _is_of_blocks(extent):
        return _of_blocks(extent, shape)
    return np.minimum(_ELEMENTS[extent](shape), max(shape.numel - 1, 0))


def _of_rows(shape: Shape) -> Array:
    return np.arange(shape.batches * shape.rows, dtype=np.int64) * shape.cols


def _of_row_leaves(shape: Shape) -> Array:
    leaves = np.arange(row_leaves(shape), dtype=np.int64) * ROW_LEAF
    return (_of_rows(shape)[:, None] + leaves).reshape(-1)


def _of_column_leaves(shape: Shape) -> Array:
    batches = np.arange(shape.batches, dtype=np.int64) * shape.rows * shape.cols
    leaves = np.arange(column_leaves(shape), dtype=np.int64) * COLUMN_LEAF * shape.cols
    first = (batches[:, None] + leaves).reshape(-1, 1)
    return (first + np.arange(shape.cols, dtype=np.int64)).reshape(-1)


def _of_blocks(extent: str, shape: Shape) -> Array:
    length, what = block_extent(extent)
    first = np.arange(0, shape.numel, length, dtype=np.int64)[:, None]
    leaves = np.arange(0, length if what else 1, ROW_LEAF, dtype=np.int64)
    return np.minimum(first + leaves, max(shape.numel - 1, 0)).reshape(-1)


_LIST = GatherItem.LIST
_ELEMENTS: dict[str, Callable[[Shape], Array]] = {
    "row leaves": _of_row_leaves,
    "col leaves": _of_column_leaves,
    "row": _of_rows,
}


def _is_of_blocks(extent: str) -> bool:
    length, what = block_extent(extent)
    return bool(length) and what in ("", "leaves")


def _blocks(program: StepProgram) -> Sequence[int]:
    """The lengths of the blocks that a program has."""
    domains = (place.domain.block for place in program.role_places.values())
    extents = (block_extent(c.extent)[0] for b in program.buffers for c in b.columns)
    return [length for length in (*domains, *extents, program.view.block) if length]
