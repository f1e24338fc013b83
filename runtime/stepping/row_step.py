"""Steps with row-sparse gradients: lazy tensors run over the listed rows, others as ever.

1. All gradients are checked before anything is stored.
2. A gradient that is not lazy is scattered into a dense one of zeros, kept for the next step.
3. Lazy ones make tensors of their own, the pieces, for this step alone: another stepper. The
   tensors' own numbers go there, and come back after it has run.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ..calls import CheckedStep
from ..gradients.row_binding import RowBinder
from ..gradients.row_rules import why_not
from ..gradients.row_sparse import Rows, RowSparse, rows_of
from ..launch.stepper import Stepper
from ..memory.array_checks import check_all, check_apart


class RowStep(CheckedStep):
    """A step over pieces of the tensors that another stepper steps whole."""

    def __init__(
        self, whole: Stepper, pieces: Stepper, tensors: Array, grads: Sequence[Any]
    ) -> None:
        self._whole, self._pieces = whole, pieces
        self._tensors = tensors  # the tensor of each piece
        self._grads = grads  # held: tables have their addresses

    def check(self) -> None:
        """Raise an error that it would end in on other devices."""
        self._pieces.check()

    def __call__(self) -> None:
        """Runs it."""
        whole, pieces, tensors = self._whole, self._pieces, self._tensors
        whole.save()
        for name, values in pieces.storage.scalars.items():
            values[:] = whole.storage.scalars[name][tensors]
        pieces.load()
        pieces.run()
        pieces.save()
        for name, values in pieces.storage.scalars.items():
            whole.storage.scalars[name][tensors] = values
        whole.load()


class RowSteps:
    """Prepares the steps of a stepper's tensors whose gradients are in part row-sparse."""

    def __init__(self, whole: Stepper) -> None:
        self._whole, self._storage = whole, whole.storage
        self._binder = RowBinder(whole.storage)
        self._refused: dict[int, str] = {}  # why a form cannot be lazy
        self._dense: dict[int, Array] = {}

    def checked(self, grads: Sequence[Any]) -> list[Any]:
        """The gradients with each row-sparse one as `Rows` if lazy, else as a dense array.

        Raises BindError for a gradient that does not fit its tensor, or cannot be lazy (case 1).
        """
        tensors = self._storage.tensors
        found: list[Any] = []
        for index, grad in enumerate(grads):
            if isinstance(grad, RowSparse):
                rows = rows_of(grad, tensors.wanted(index, "grad"))
                if grad.lazy:
                    self._refuse_lazy(index)
                found.append(rows if grad.lazy else self._scattered(index, rows))
            else:
                found.append(grad)
        if any(isinstance(grad, Rows) for grad in found):
            self._check_dense(found)
        return found

    def prepare(self, grads: Sequence[Any]) -> RowStep:
        """The step with checked gradients (case 3). Raises BindError."""
        whole = self._whole
        if self._storage.clocked is not None:
            raise BindError(
                f"@{self._storage.programs[0].name} has an entry by the clock, which runs over "
                f"whole tensors: no step of some rows alone; give dense gradients"
            )
        whole.check()  # of other devices, before they are given tables
        is_host = self._storage.space.is_host
        by_arrays = is_host and not whole.launcher.programs[0].takes_parts
        found = self._binder.pieces(grads, by_arrays)
        pieces = Stepper(found.storage, whole.launcher, whole.step_lock, watched=False)
        pieces.binding.given = found.given
        return RowStep(whole, pieces, found.tensors, grads)

    def _refuse_lazy(self, index: int) -> None:
        tensors = self._storage.tensors
        form = int(tensors.layout[index])
        if form not in self._refused:
            dims = tensors.layouts[form].key.dims
            self._refused[form] = why_not(tensors.program_of(index), dims)
        if self._refused[form]:
            name = tensors.program_of(index).name
            raise BindError(
                f"{tensors.where(index)}: @{name} cannot step some rows alone: "
                f"{self._refused[form]}; use RowSparse(indices, values, lazy=False), which is "
                f"the step of the dense gradient"
            )

    def _scattered(self, index: int, rows: Rows) -> Array:
        """A dense gradient (case 2)."""
        if index not in self._dense:
            dims = self._storage.tensors.layout_of(index).key.dims
            self._dense[index] = np.empty(dims, rows.values.dtype)
        dense = self._dense[index]
        dense[...] = 0
        dense[rows.rows] = rows.values
        return dense

    def _check_dense(self, grads: Sequence[Any]) -> None:
        """Checks the gradients that are arrays, as every step does."""
        storage = self._storage
        present = [n for n, g in enumerate(grads) if g is not None and not isinstance(g, Rows)]
        if not present:
            return
        arrays, numbers = [grads[n] for n in present], np.array(present, np.int64)
        if storage.space.is_host:  # elsewhere arrays were taken one by one
            check_all(arrays, storage.tensors.needs("grad", numbers))
        start = storage.space.addresses(arrays)
        check_apart(storage.occupied + storage.tensors.spans("grad", numbers, start))
