"""Gradients as they are handed over: one for each parameter, arrays, tensors or RowTensors.

MindSpore's weight decay of row gradients is lambda S w for every *listed* row. A row listed n times
decays n times, as MindSpore decays before it sums; a row that is not listed does not decay. The
fused step decays each row that it steps once, so it is given the difference: lazy steps the decays
of repeated rows, exact ones a dense gradient without the others' decay.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...runtime.gradients.row_sparse import RowSparse
from .tensor import Array, Parameter, RowTensor, Tensor

_TAKERS = "Adam, LazyAdam, FTRL and ProximalAdagrad"


class Gradients:
    """Bind the gradients of a step; the same arrays again cost a look at each.

    `casts`: a gradient of another dtype than its parameter's is converted, else refused.
    """

    def __init__(
        self, where: str, params: Sequence[Parameter], takes_rows: bool = False, casts: bool = False
    ) -> None:
        self._where, self._params = where, tuple(params)
        self._takes_rows, self._casts = takes_rows, casts
        self.has_rows = False  # whether the last ones hold a RowTensor
        self._given: list[Any] | None = None  # the last ones, if they are the arrays themselves

    def take(self, gradients: Any) -> list[Any]:
        """Arrays, and RowTensors as they are; an array that is not contiguous is copied.

        The very list of before where all are the very arrays of before. Raises TypeError,
        ValueError.
        """
        self._check(gradients)
        if self._given is not None and all(map(operator.is_, gradients, self._given)):
            return self._given
        pairs = zip(self._params, gradients, strict=True)
        taken = [g if _is_plain(p, g) else self._array(p, g) for p, g in pairs]
        self.has_rows = any(isinstance(g, RowTensor) for g in taken)
        same = not self.has_rows and all(map(operator.is_, gradients, taken))
        self._given = taken if same else None
        return taken

    def _check(self, gradients: Any) -> None:
        where, count = self._where, len(self._params)
        if not isinstance(gradients, (tuple, list)):
            kind = type(gradients).__name__
            raise TypeError(f"{where}: expected a tuple of {count} gradients, got {kind}")
        if len(gradients) != count:
            raise ValueError(
                f"{where}: expected {count} gradients, in the order of its parameters, "
                f"got {len(gradients)}"
            )

    def _array(self, param: Parameter, grad: Any) -> Any:
        if isinstance(grad, RowTensor) and self._takes_rows:
            return grad
        if isinstance(grad, RowTensor):
            raise TypeError(
                f"{self._where}: the gradient of {param.name} is a RowTensor, which "
                f"{_TAKERS} take; give the whole gradient"
            )
        if not isinstance(grad, (Tensor, np.ndarray, np.generic)):
            raise TypeError(
                f"{self._where}: the gradient of {param.name} must be a Tensor or an array, "
                f"got {grad!r}"
            )
        if grad.dtype != param.dtype and not self._casts:
            raise TypeError(
                f"{self._where}: the gradient of {param.name} must be {param.dtype}, as the "
                f"parameter is, but got {grad.dtype}; convert it"
            )
        return np.ascontiguousarray(np.asarray(grad, param.dtype)).reshape(grad.shape)


def _is_plain(param: Parameter, grad: Any) -> bool:
    return type(grad) is np.ndarray and grad.dtype == param.dtype and grad.flags.c_contiguous


def rows_of(
    where: str, param: Parameter, given: RowTensor, decay: float, scale: float, lazy: bool
) -> RowSparse | Array:
    """Return the fused step's form of a RowTensor. Raises TypeError, ValueError.

    `decay` is lambda, 0 where the parameter is not decayed, `scale` the loss scale S.
    """
    if given.dense_shape != param.shape:
        raise ValueError(
            f"{where}: the gradient of {param.name} has the dense_shape {given.dense_shape}, "
            f"expected {param.shape}"
        )
    indices, values = given.indices.asnumpy(), given.values.asnumpy()
    if values.dtype != param.dtype:
        raise TypeError(
            f"{where}: the rows for {param.name} must be {param.dtype}, as the parameter is, but "
            f"got {values.dtype}; convert them"
        )
    if indices.dtype.name not in ("int32", "int64"):
        indices = indices.astype(np.int64)
    if decay == 0.0 or not are_rows(indices, param.shape[0]):  # the step refuses what are none
        return RowSparse(indices, values, lazy)
    array = param.asnumpy()
    lost = array.dtype.type(decay * scale) * array[indices]
    if lazy:
        lost[np.unique(indices, return_index=True)[1]] = 0.0
        return RowSparse(indices, values + lost)
    _refuse_inexact(where, param, scale)
    total = array.dtype.type(-decay * scale) * array
    np.add.at(total, indices, values + lost)
    return total


def are_rows(indices: Array, count: int) -> bool:
    """True if all are among the rows 0 to count - 1."""
    return not indices.size or (int(indices.min()) >= 0 and int(indices.max()) < count)


def _refuse_inexact(where: str, param: Parameter, scale: float) -> None:
    """The decay that the step adds must cancel to the bit: Adam divides small numbers by small."""
    if param.dtype.itemsize < 4 or math.frexp(scale)[0] != 0.5:
        raise TypeError(
            f"{where}: a row gradient beside a weight decay needs float32 or float64 and a "
            f"loss_scale that is a power of two, but {param.name} is {param.dtype} and the scale "
            f"{scale}; use LazyAdam, or a group with weight_decay=0.0"
        )
