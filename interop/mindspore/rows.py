"""Row gradients with MindSpore's weight decay: lambda S w for every *listed* row.

A row listed n times decays n times, as MindSpore decays before it sums; a row that is not listed
does not decay. The fused step decays each row that it steps once, so it is given the difference:
lazy steps the decays of repeated rows, exact ones a dense gradient without the others' decay.
"""

from __future__ import annotations

import math

import numpy as np

from ...runtime.gradients.row_sparse import RowSparse
from .tensor import Array, Parameter, RowTensor

TAKERS = "Adam, LazyAdam, FTRL and ProximalAdagrad"


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
