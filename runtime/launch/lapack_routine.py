"""A launch that a library computes: its routine over the matrices of some tensors.

Python calls it, on the thread that steps, tensor by tensor; a result that fails is NaN.
"""

from __future__ import annotations

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.tables import TENSOR_COLUMNS, Place, TensorFact
from ...ir.matrices.lapack import ROUTINES
from ...ir.tensor_view import Shape
from ..memory.array_checks import array_at
from .tables import Tables


class LibraryRoutine:
    """A library routine, called by a launch in place of a generated function."""

    def __init__(self, tables: Tables, entry: str) -> None:
        self._tables = tables
        self._call = next(call for call in tables.program.routines if call.entry == entry)
        own = tables.ownership
        self._own = None if own is None else own.owned(tables.members)

    def __call__(self, low: int, high: int) -> None:
        """Computes the results of the tensors in these rows of the table."""
        call = self._call
        for row in range(low, high):
            if self._own is not None and not self._own[row]:
                continue
            taken = self._matrices(row, call.taken, call.transposed)
            taken = np.swapaxes(taken, -1, -2) if call.transposed else taken
            made = ROUTINES[call.routine](taken)
            for result in call.left:
                self._matrices(row, result.place)[...] = made[result.op]

    def _matrices(self, row: int, place: Place, turned: bool = False) -> Array:
        """The matrices of a tensor at a place, which may be another at each step."""
        cells = self._tables.tensors[row]
        facts = TensorFact.BATCHES, TensorFact.ROWS, TensorFact.COLS, TensorFact.NUMEL
        batches, rows, cols, numel = (int(cells[TENSOR_COLUMNS.index(f)]) for f in facts)
        _, count, *sides = Shape(batches, rows, cols, numel).lengths(place.domain)
        dims = (count, *(sides[::-1] if turned else sides))
        return array_at(int(cells[place.index]), dims, place.dtype.numpy)
