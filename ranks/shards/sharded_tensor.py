"""Shards cut elsewhere, as by torch's DTensor: each begins at a leaf of its own.

A tensor is cut along one axis, or its program knows no rows, so that the cells of every list of
leaf sums, and of every vector along the axis, are those of its shards, one rank after the other.
Where shards end on whole leaves, of 1024 elements or, where columns are summed, of 64 rows, these
are the leaves that one process has, and so are the bits.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.memory_plan import cells_of, column_leaves, row_leaves
from ...ir.lowered.tables import TensorFact
from ...ir.tensor_view import Shape, View, axes_of, shape_under
from ...ir.types import Domain
from ..protocol import Ranks

_COLUMNS = 3  # the index of columns among outer and inner batches, rows, columns


@dataclass(frozen=True, slots=True)
class ShardedTensor:
    """A tensor of which each of some ranks has a shard."""

    ranks: Ranks
    dims: tuple[int, ...]  # of all
    shapes: tuple[tuple[int, ...], ...]  # of each rank's shard

    def counts(self, view: View, extent: str) -> Array:
        """The cells that each rank has of a list."""
        shapes = (shape_under(view, shape) for shape in self.shapes)
        return np.array([cells_of(extent, shape) for shape in shapes], np.int64)

    def before(self, view: View, domain: Domain) -> int:
        """The cells of a vector before the first that this rank's shard reads, of first axes."""
        if self._part(view) not in axes_of(domain):
            return 0
        length = sum(shape[0] for shape in self.shapes[: self.ranks.rank])
        return shape_under(view, (length, *self.dims[1:])).count(domain)

    def facts(self, view: View) -> dict[TensorFact, int]:
        """Return the whole tensor's facts for segments: its sizes, and the leaves of all shards."""
        shape = shape_under(view, self.dims)
        shards = [shape_under(view, shape) for shape in self.shapes]
        is_wide = self._part(view) == _COLUMNS  # all rows there are are cut
        return {
            TensorFact.NUMEL: shape.numel,
            TensorFact.BATCHES: shape.batches,
            TensorFact.ROWS: shape.rows,
            TensorFact.COLS: shape.cols,
            TensorFact.OUTER: shape.sizes[0],
            TensorFact.INNER: shape.sizes[1],
            TensorFact.LEAVES: sum(map(row_leaves, shards)) if is_wide else row_leaves(shape),
            TensorFact.COLUMN_LEAVES: self._leaves_down(view, shape, shards),
        }

    def _leaves_down(self, view: View, shape: Shape, shards: list[Shape]) -> int:
        is_tall = self._part(view) == _COLUMNS - 1
        return sum(map(column_leaves, shards)) if is_tall else column_leaves(shape)

    def _part(self, view: View) -> int:
        """Return the part (outer, inner, rows, columns) to which the first axis belongs."""
        parts = view.parts_of(self.dims) or ()
        return next((index for index, part in enumerate(parts) if part), _COLUMNS)
