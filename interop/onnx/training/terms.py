"""ONNX nodes that are written as formulas: `x * (1.0 - y)` is two nodes."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from onnx import ModelProto, NodeProto, helper, numpy_helper, shape_inference

from ....ir.errors import CaptureError
from ....ir.frontend.operators import Operators

_OPS = {
    "add": "Add", "sub": "Sub", "mul": "Mul", "div": "Div", "sqrt": "Sqrt", "pow": "Pow",
    "maximum": "Max", "lt": "Less", "select": "Where",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Term(Operators):
    """A value of an ONNX graph; a number beside it is a constant of its dtype."""

    writer: FormulaWriter
    name: str
    dtype: np.dtype[Any]

    def operate(self, op: str, *operands: Term | float) -> Term:
        """The node of an op. The first side of a select has the result's dtype."""
        terms = [o for o in operands[op == "select" :] if isinstance(o, Term)]
        dtype = terms[0].dtype
        given = (o if isinstance(o, Term) else self.writer.number(o, dtype) for o in operands)
        return self.writer.emit(_OPS[op], *given, dtype=dtype)


@dataclass(frozen=True)
class FormulaWriter:
    """New nodes of a graph in order; their names begin with a prefix."""

    prefix: str
    dtypes: Mapping[str, np.dtype[Any]]  # of the graph's values
    done: list[NodeProto] = field(default_factory=list[NodeProto])
    _numbers: itertools.count[int] = field(default_factory=itertools.count)

    def emit(self, kind: str, *inputs: Term, dtype: np.dtype[Any], **attributes: Any) -> Term:
        """One node with one result."""
        name = f"{self.prefix}/{kind.lower()}_{next(self._numbers)}"
        names = [term.name for term in inputs]
        self.done.append(helper.make_node(kind, names, [name], **attributes))
        return Term(self, name, dtype)

    def value(self, name: str) -> Term:
        """A value that the graph has; f32 where inference does not know its dtype."""
        return Term(self, name, self.dtypes.get(name, np.dtype(np.float32)))

    def number(self, value: float, dtype: np.dtype[Any]) -> Term:
        """A constant of rank 0."""
        name = f"{self.prefix}/constant_{next(self._numbers)}"
        tensor = numpy_helper.from_array(np.asarray(value, dtype), name)
        self.done.append(helper.make_node("Constant", [], [name], value=tensor))
        return Term(self, name, dtype)

    def cast(self, value: Term, dtype: np.dtype[Any]) -> Term:
        """The value in another dtype."""
        to = helper.np_dtype_to_tensor_dtype(dtype)
        return self.emit("Cast", value, dtype=dtype, to=to)


def dtypes_of(model: ModelProto) -> dict[str, np.dtype[Any]]:
    """The dtypes of a model's values by name. Raises CaptureError."""
    try:
        graph = shape_inference.infer_shapes(model, data_prop=True).graph
    except shape_inference.InferenceError as error:
        said = str(error).strip().splitlines()[0]
        raise CaptureError(
            f"ONNX's shape inference refuses the model: {said}", model.graph.name,
            "onnx.checker.check_model(model, full_check=True) may say more",
        ) from None  # fmt: skip
    kinds = {t.name: t.data_type for t in graph.initializer}
    for value in (*graph.value_info, *graph.input, *graph.output):
        if value.type.tensor_type.elem_type:
            kinds[value.name] = value.type.tensor_type.elem_type
    return {name: helper.tensor_dtype_to_np_dtype(kind) for name, kind in kinds.items()}
