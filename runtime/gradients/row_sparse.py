"""Row-sparse gradients: some rows of a parameter's gradient, the others being zero.

    table = np.zeros((100_000, 64), np.float32)
    opt = stepfuse.Optimizer([table], "adam_mindspore")
    opt.step([RowSparse(indices, values)])            # indices [n], values [n, 64]

What a row that is listed several times gets is the sum of its values, added one by one in the
order of the list: in f32 for 16-bit values, rounded once at the end, else in their own dtype.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...ir import semantics
from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.types import F32, DType
from ..memory.array_checks import ArrayRequirements, as_bits

_CELLS = 1 << 18
_INDICES = (np.dtype(np.int32), np.dtype(np.int64))


@dataclass(frozen=True, slots=True, eq=False)
class RowSparse:
    """A gradient as rows along the first axis: `values[i]` is for row `indices[i]`.

    `lazy`: the step is taken for the listed rows alone, and all else stays as it is, states
    included (SparseAdam, LazyAdam, sparse FTRL and Adagrad). Else it is the step of the dense
    gradient, with zeros in the other rows. Both arrays are only read, when the step is taken.
    Raises BindError for arrays that are not such a list.
    """

    indices: Array
    values: Array
    lazy: bool = True

    def __post_init__(self) -> None:
        for name, array in (("indices", self.indices), ("values", self.values)):
            if not isinstance(array, np.ndarray):  # type: ignore[reportUnnecessaryIsInstance]
                raise BindError(
                    f"RowSparse: expected {name} to be a NumPy array, got {type(array).__name__}; "
                    f"np.asarray(x) shares the memory of most arrays"
                )
        if self.indices.ndim != 1 or self.indices.dtype not in _INDICES:
            raise BindError(
                f"RowSparse: expected indices to be int32 or int64 with one axis, "
                f"got {self.indices.dtype} {self.indices.shape}"
            )
        if self.values.shape[:1] != self.indices.shape:
            raise BindError(
                f"RowSparse: expected a row of values for each of the {len(self.indices)} "
                f"indices, got values of shape {self.values.shape}"
            )


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a list, ascending, each once, with the sum of its values."""

    rows: Array
    values: Array  # of its own; 16-bit floats as bit patterns


def rows_of_coo(indices: Array, values: Array, *, lazy: bool = True) -> RowSparse:
    """A sparse tensor of coordinates as a list of rows: `indices` [1, n], `values` [n, ...].

    These are torch's `x._indices()` and `x._values()` for a tensor with one sparse axis,
    coalesced or not. Raises BindError where other axes are sparse too.
    """
    if indices.ndim != 2 or len(indices) != 1:
        raise BindError(
            f"a sparse gradient: expected its first axis alone to be sparse, indices of shape "
            f"(1, n), got {indices.shape}; make the gradient dense, or sparse in rows only"
        )
    return RowSparse(indices[0], values, lazy)


def rows_of(given: RowSparse, wanted: ArrayRequirements) -> Rows:
    """The rows of a gradient for the parameter that `wanted` describes.

    Raises BindError, naming the tensor, for an index that is none of its rows and for values
    of another dtype or shape.
    """
    if not wanted.dims:
        raise BindError(f"{wanted.where}: a number has no rows; give its gradient as an array")
    dims = (len(given.indices), *wanted.dims[1:])
    if given.values.shape != dims:
        raise BindError(
            f"{wanted.where}: expected values of shape {dims}, a row of the parameter's "
            f"{wanted.dims} for each index, got {given.values.shape}"
        )
    need = ArrayRequirements(wanted.where, wanted.role, dims, wanted.dtype, False)
    values = as_bits(given.values, need)
    _check_range(given.indices, wanted)
    return sum_repeated(given.indices, values, wanted.dtype)


def sum_repeated(indices: Array, values: Array, dtype: DType) -> Rows:
    """The rows in ascending order; repeated ones are summed as the module says."""
    order = np.argsort(indices, kind="stable")
    ordered = indices[order].astype(np.int64)
    is_first = np.diff(ordered, prepend=-1) > 0
    rows = ordered[is_first]
    summed = np.take(values, order[is_first], axis=0)
    if len(rows) == len(indices):
        return Rows(rows, summed)
    target = (np.cumsum(is_first) - 1)[~is_first]
    if not dtype.is_pattern:
        _add(summed, target, np.take(values, order[~is_first], axis=0))
        return Rows(rows, summed)
    wide = semantics.cast(summed, F32, dtype)
    _add(wide, target, semantics.cast(values[order[~is_first]], F32, dtype))
    return Rows(rows, semantics.cast(wide, dtype, F32))


def _check_range(indices: Array, wanted: ArrayRequirements) -> None:
    count = wanted.dims[0]
    wrong = (indices < 0) | (indices >= count)
    if wrong.any():
        at = int(np.argmax(wrong))
        raise BindError(
            f"{wanted.where}: index {at} of the list is {int(indices[at])}, but the parameter "
            f"has rows 0 to {count - 1}; {int(wrong.sum())} of {len(indices)} are out of range"
        )


def _add(sums: Array, target: Array, values: Array) -> None:
    """Adds each row of values to a row of the sums, in order. Flat, NumPy does so quickly."""
    width = sums[0].size
    flat, columns = sums.reshape(-1), np.arange(width)
    count = max(1, _CELLS // max(1, width))  # rows at a time: each cell's number takes 8 bytes
    with np.errstate(all="ignore"):
        for at in range(0, len(target), count):
            part = slice(at, at + count)
            cells = target[part, None] * width + columns
            np.add.at(flat, cells.reshape(-1), values[part].reshape(-1))
