"""Values as a training graph declares its inputs: dtype, shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from onnx import TypeProto, ValueInfoProto, helper

from ....ir.errors import BindError
from .network import Array


def as_declared(inputs: Mapping[str, ValueInfoProto], name: str, value: Any) -> Any:
    """A value of the dtype and shape that the graph declares for an input.

    Numbers of Python are converted; a list, of a sequence, is as it is. Raises BindError for
    arrays of another dtype or shape, and for fractions where the graph has whole numbers.
    """
    kind = inputs[name].type.tensor_type if name in inputs else None
    if kind is None or not kind.elem_type:
        return value
    dtype = helper.tensor_dtype_to_np_dtype(kind.elem_type)
    if isinstance(value, (bool, int, float)):
        if dtype.kind in "iu" and not float(value).is_integer():
            raise BindError(f"'{name}' is {value}, and the graph has {dtype}: give a whole number")
        array = np.full([1] * len(kind.shape.dim), value, dtype)
    else:
        array = np.asarray(value)
    if array.dtype != dtype:
        raise BindError(
            f"'{name}' is {array.dtype}, and the graph has {dtype}; give it as .astype('{dtype}')"
        )
    _check_shape(name, array, kind)
    return array


def _check_shape(name: str, array: Array, kind: TypeProto.Tensor) -> None:
    """Sizes that the graph leaves open may be any."""
    if not kind.HasField("shape"):
        return
    wanted = [
        d.dim_value if d.HasField("dim_value") else d.dim_param or "?" for d in kind.shape.dim
    ]
    sizes = list(array.shape)
    if len(sizes) != len(wanted) or any(
        isinstance(size, int) and size != found for size, found in zip(wanted, sizes, strict=True)
    ):
        shape = ", ".join(map(str, wanted))
        raise BindError(f"'{name}' has the shape {array.shape}, and the graph has ({shape})")
