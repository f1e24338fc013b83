"""Gradients as they are handed over: one for each parameter, arrays or tensors."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from .tensor import Array, Parameter, RowTensor, Tensor


class Gradients:
    """Takes what a step is given; the same arrays again cost a look at each."""

    def __init__(self, where: str, params: Sequence[Parameter]) -> None:
        self._where, self._params = where, tuple(params)
        self._given: list[Any] | None = None  # the last ones, if they are the arrays themselves
        self._arrays: list[Array] = []

    def arrays(self, gradients: Any) -> list[Array]:
        """Their arrays; one that is not contiguous is copied. Raises TypeError, ValueError.

        The very list of before where the gradients are the very ones of before.
        """
        self._check(gradients)
        if self._given is not None and all(map(operator.is_, gradients, self._given)):
            return self._arrays
        self._arrays = [
            g if type(g) is np.ndarray and g.flags.c_contiguous else _array(self._where, p, g)
            for p, g in zip(self._params, gradients, strict=True)
        ]
        same = all(map(operator.is_, gradients, self._arrays))
        self._given = self._arrays if same else None
        return self._arrays

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


def _array(where: str, param: Parameter, grad: Any) -> Array:
    if isinstance(grad, RowTensor):
        raise TypeError(
            f"{where}: the gradient of {param.name} is a RowTensor, which this optimizer does "
            f"not take yet; give the whole gradient"
        )
    if not isinstance(grad, (Tensor, np.ndarray)):
        raise TypeError(
            f"{where}: the gradient of {param.name} must be a Tensor or an array, got {grad!r}"
        )
    return np.ascontiguousarray(np.asarray(grad)).reshape(grad.shape)
