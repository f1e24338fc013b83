"""ONNX nodes in the order of execution, and the constants among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from onnx import NodeProto, TensorProto, helper, numpy_helper

from ....ir.types import BF16, BOOL, F16, F32, F64, I8, I16, I32, I64, U8, DType

ONNX_TYPES: dict[DType, int] = {
    F64: TensorProto.DOUBLE,
    F32: TensorProto.FLOAT,
    BF16: TensorProto.BFLOAT16,
    F16: TensorProto.FLOAT16,
    I64: TensorProto.INT64,
    I32: TensorProto.INT32,
    I16: TensorProto.INT16,
    I8: TensorProto.INT8,
    U8: TensorProto.UINT8,
    BOOL: TensorProto.BOOL,
}


class Nodes:
    """A list of nodes that grows; each has one output, with a name of its own."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        self.done: list[NodeProto] = []
        self._constants: dict[tuple[str, str], str] = {}
        self._known: dict[tuple[object, ...], str] = {}

    def emit(self, op: str, *inputs: str, domain: str = "", **attributes: Any) -> str:
        """One node; the name of its output. The same node over the same inputs is one."""
        key = (op, domain, inputs, tuple(sorted(attributes.items())))
        if key not in self._known:
            name = f"{self.prefix}{op.lower()}_{len(self.done)}"
            made = helper.make_node(op, inputs, [name], domain=domain, **attributes)
            self.done.append(made)
            self._known[key] = name
        return self._known[key]

    def composed(self, written: Callable[[], str]) -> str:
        """Return the result of several nodes, under a name that no other value shares."""
        before = len(self.done)
        found = written()
        if any(found in node.output for node in self.done[before:]):
            self._known = {key: name for key, name in self._known.items() if name != found}
            return found
        name = f"{self.prefix}identity_{len(self.done)}"
        self.name_output(found, name)
        return name

    def call(
        self, function: str, domain: str, inputs: Sequence[str], outputs: Sequence[str]
    ) -> None:
        """A call of a model-local function with several outputs."""
        self.done.append(helper.make_node(function, inputs, outputs, domain=domain))

    def name_output(self, value: str, name: str) -> None:
        """Gives a value the name of a graph's or function's output."""
        self.done.append(helper.make_node("Identity", [value], [name]))

    def number(self, value: float | bool, dtype: DType) -> str:
        """A constant number of a dtype that ops compute in."""
        return self.array(np.asarray(value, dtype.numpy))

    def scalar(self, value: int) -> str:
        """A constant int64 of rank 0: where a range begins."""
        return self.array(np.array(value, np.int64))

    def integers(self, *values: int) -> str:
        """A constant vector of int64: axes, or a shape."""
        return self.array(np.array(values, np.int64))

    def array(self, value: np.ndarray[Any, Any]) -> str:
        """A constant tensor; equal ones are one node."""
        key = value.dtype.str, repr(value.tolist()) + str(value.shape)
        if key not in self._constants:
            name = f"{self.prefix}constant_{len(self.done)}"
            tensor = numpy_helper.from_array(value)
            self.done.append(helper.make_node("Constant", [], [name], value=tensor))
            self._constants[key] = name
        return self._constants[key]

    def cast(self, value: str, dtype: DType) -> str:
        """The value in another dtype."""
        return self.emit("Cast", value, to=ONNX_TYPES[dtype])
