"""Values of the reader: arrays that are constants, and cells of the step.

A spec computes in f32 or f64. What a model rounds to f16 or bf16 and stores is rounded when it is
stored; what it rounds and goes on computing with is refused. Literals are rounded at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from onnx import NodeProto, TensorProto, helper

from ....ir.errors import CaptureError
from ....ir.roles import RoleKind
from ....ir.types import Const, DType
from ...capture import formulas
from ...capture.labels import labels_of
from ...capture.recording import Recording, TracedValue
from ..tensors import type_name

Array = np.ndarray[Any, Any]
FLOATS: frozenset[int] = frozenset(
    (TensorProto.FLOAT, TensorProto.DOUBLE, TensorProto.FLOAT16, TensorProto.BFLOAT16)
)
SIGNED: dict[int, int] = {
    TensorProto.INT8: 8, TensorProto.INT16: 16, TensorProto.INT32: 32, TensorProto.INT64: 64,
}  # fmt: skip
UNSIGNED: dict[int, int] = {
    TensorProto.UINT8: 8, TensorProto.UINT16: 16, TensorProto.UINT32: 32, TensorProto.UINT64: 64,
}  # fmt: skip
INTEGERS = frozenset((*SIGNED, *UNSIGNED))
KNOWN_TYPES = FLOATS | INTEGERS | {TensorProto.BOOL}


class NotKnown(CaptureError):
    """An operand must be known before the step runs, as axes are; `value` is the one given."""

    def __init__(self, value: TracedValue, what: str, where: str = "") -> None:
        self.value, self.what = value, what
        super().__init__(
            f"{what} is computed in the step", where, "make it a constant, or an initializer"
        )


@dataclass(frozen=True, slots=True)
class TensorValue:
    """A value and its ONNX element type: an array that is known, or one that is traced.

    One of f16 or bf16 that the step computes is `unrounded` until it is stored.
    """

    dtype: int
    array: Array | None = None
    traced: TracedValue | None = None
    unrounded: bool = False

    @property
    def is_float(self) -> bool:
        return self.dtype in FLOATS

    def known(self, what: str) -> Array:
        """The array. Raises NotKnown for one that the step computes."""
        if self.array is not None:
            return self.array
        assert self.traced is not None
        if isinstance(self.traced.operand, Const) and not self.traced.labels:
            return np.asarray(
                self.traced.operand.value, helper.tensor_dtype_to_np_dtype(self.dtype)
            )
        raise NotKnown(self.traced, what)


class LiftedRecording(Recording):
    """A recording in which constant tensors are arrays that are only read."""

    def __init__(self, sizes: Sequence[int]) -> None:
        super().__init__(sizes)
        self.lifted: dict[str, Array] = {}
        self.dtype: DType | None = None

    def lift(self, array: Array) -> TracedValue:
        """The cells of a constant tensor, whose sizes tell its axes apart."""
        name = f"constant{len(self.lifted)}"
        labels = labels_of(array.shape, self.sizes)
        traced = self.role(name, RoleKind.AUX, labels=labels, dtype=self.dtype)
        self.lifted[name] = array
        return self.as_kind("bool", traced) if array.dtype == np.bool_ else traced


def constant(array: Any) -> TensorValue:
    """A known array."""
    found = np.asarray(array)
    return TensorValue(helper.np_dtype_to_tensor_dtype(found.dtype), found)


def cells(recording: Recording, value: TensorValue) -> TracedValue:
    """The cells of a value; those of a known array must be alike. Raises CaptureError."""
    if value.traced is not None:
        return value.traced
    assert value.array is not None
    flat = value.array.reshape(-1)
    if isinstance(recording, LiftedRecording) and len({repr(cell) for cell in flat.tolist()}) != 1:
        return recording.lift(value.array)
    if len({repr(cell) for cell in flat.tolist()}) != 1:
        raise CaptureError(
            f"a constant tensor of shape {value.array.shape}, whose cells differ",
            remedy="make it an input: a state, or an array that is only read",
        )
    return recording.constant(_number(flat[0], value.dtype), value.array.shape)


def _number(cell: Any, dtype: int) -> float | bool:
    """One cell; a FLOAT is the shortest decimal that it is the nearest of."""
    if dtype == TensorProto.BOOL:
        return bool(cell)
    return formulas.decimal(float(cell)) if dtype == TensorProto.FLOAT else float(cell)


_NARROW = (TensorProto.FLOAT16, TensorProto.BFLOAT16)
# Operators whose result is one of the cells that they are given, or its magnitude: nothing rounds.
_EXACT = frozenset((
    "Abs", "Clip", "Expand", "Flatten", "Identity", "Max", "Min", "Neg", "ReduceMax",
    "ReduceMin", "Relu", "Reshape", "Sign", "Squeeze", "Transpose", "Unsqueeze", "Where",
))  # fmt: skip
_READ = {"CastLike": 1, "Shape": 0, "Size": 0}  # how many operands' cells are read


def check_rounded(node: NodeProto, operands: Sequence[TensorValue | None]) -> None:
    """Raises CaptureError where a node computes with a value that the model has rounded before."""
    if node.op_type in _EXACT:
        return
    for index, value in enumerate(operands[: _READ.get(node.op_type)]):
        if value is not None and value.unrounded:
            kind = type_name(value.dtype)
            raise CaptureError(
                f"computes with '{node.input[index]}', which the model rounds to {kind}; a spec's "
                f"values are f32 or f64, and are rounded where they are stored",
                remedy=f"compute in FLOAT, and cast to {kind} what the step stores",
            )


def rounded(
    node: NodeProto, operands: Sequence[TensorValue | None], result: TensorValue
) -> TensorValue:
    """The result of a node: a literal of f16 or bf16 is rounded, a computed value when stored."""
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
