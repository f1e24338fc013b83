"""Gradients as they are handed over: one for each parameter, arrays or tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .tensor import Array, Parameter, RowTensor, Tensor


def arrays_of(where: str, params: Sequence[Parameter], gradients: Any) -> list[Array]:
    """Their arrays; one that is not contiguous is copied. Raises TypeError, ValueError."""
    count = len(params)
    if not isinstance(gradients, (tuple, list)):
        kind = type(gradients).__name__
        raise TypeError(f"{where}: expected a tuple of {count} gradients, got {kind}")
    if len(gradients) != count:
        raise ValueError(
            f"{where}: expected {count} gradients, in the order of its parameters, "
            f"got {len(gradients)}"
        )
    return [
        g if type(g) is np.ndarray and g.flags.c_contiguous else _array(where, p, g)
        for p, g in zip(params, gradients, strict=True)
    ]


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
