"""Gradients as they are handed over: one for each parameter, arrays or tensors."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from .rows import TAKERS
from .tensor import Parameter, RowTensor, Tensor


class Gradients:
    """Takes what a step is given; the same arrays again cost a look at each.

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
                f"{self._where}: the gradient of {param.name} is a RowTensor, which {TAKERS} take; "
                f"give the whole gradient"
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
