"""Values of f16 and bf16: rounded where they are stored, and nowhere else.

A spec computes in f32 or f64. What a model rounds to fewer bits and stores is rounded when it is
stored; what it rounds and goes on computing with is refused. Literals are rounded at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from onnx import NodeProto, TensorProto, helper

from ....ir.errors import CaptureError
from ....ir.types import Const
from ..tensors import type_name
from .values import TensorValue

_NARROW = (TensorProto.FLOAT16, TensorProto.BFLOAT16)
# Operators whose result is one of the cells that they are given, or its magnitude: nothing rounds.
_EXACT = frozenset((
    "Abs", "Clip", "Expand", "Flatten", "Identity", "Max", "Min", "Neg", "ReduceMax",
    "ReduceMin", "Relu", "Reshape", "Sign", "Squeeze", "Transpose", "Unsqueeze", "Where",
))  # fmt: skip
_READ = {"CastLike": 1, "Shape": 0, "Size": 0}  # how many operands' cells are read


def check_rounded(node: NodeProto, operands: Sequence[TensorValue | None]) -> None:
    """Raises CaptureError where a node computes with what the model has rounded before."""
    if node.op_type in _EXACT:
        return
    for place, value in enumerate(operands[: _READ.get(node.op_type)]):
        if value is not None and value.unrounded:
            kind = type_name(value.dtype)
            raise CaptureError(
                f"computes with '{node.input[place]}', which the model rounds to {kind}; a spec's "
                f"values are f32 or f64, and are rounded where they are stored",
                remedy=f"compute in FLOAT, and cast to {kind} what the step stores",
            )


def rounded(
    node: NodeProto, operands: Sequence[TensorValue | None], result: TensorValue
) -> TensorValue:
    """The result of a node: a literal of f16 or bf16 is rounded, what is computed will be."""
    if result.dtype not in _NARROW or result.traced is None or result.unrounded:
        return result
    operand = result.traced.operand
    if isinstance(operand, Const):
        dtype = helper.tensor_dtype_to_np_dtype(result.dtype)
        with np.errstate(over="ignore"):
            nearest = float(np.asarray(operand.value, np.float64).astype(dtype))
        return replace(result, traced=replace(result.traced, operand=Const(nearest)))
    exact = node.op_type in _EXACT
    given = [value for value in operands if value is not None]
    return replace(result, unrounded=not exact or any(value.unrounded for value in given))
