"""Constants of a network, read on first use.

A weight may be a node: `Constant`, `ConstantOfShape`, and any shape or cast of a constant. Those
are evaluated by `onnx.reference`, under the opset of the model.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from onnx import ModelProto, NodeProto, ValueInfoProto, helper
from onnx.reference import ReferenceEvaluator

from ..tensors import array_of, check_data_is_there

Array = np.ndarray[Any, Any]

_EVALUATED = frozenset((
    "Cast", "Constant", "ConstantOfShape", "Flatten", "Identity", "Reshape", "Squeeze",
    "Transpose", "Unsqueeze",
))  # fmt: skip


class Constants:
    """The constants of a model's main graph by name."""

    def __init__(self, model: ModelProto) -> None:
        graph = model.graph
        overridable = {value.name for value in graph.input}
        self._tensors = {t.name: t for t in graph.initializer if t.name not in overridable}
        self._makers = {out: n for n in graph.node if n.op_type in _EVALUATED for out in n.output}
        self._opsets = list(model.opset_import)
        self._known: dict[str, Array | None] = {}

    def get(self, name: str) -> Array | None:
        """The value of a name, None where it is no constant."""
        if name not in self._known:
            self._known[name] = None  # of a node that takes its own result: no graph at all
            self._known[name] = self._found(name)
        return self._known[name]

    def set(self, name: str, value: Array) -> None:
        """A constant that is new."""
        self._known[name] = value

    def _found(self, name: str) -> Array | None:
        if name in self._tensors:
            return array_of(self._tensors[name])
        node = self._makers.get(name)
        if node is None or node.domain not in ("", "ai.onnx"):
            return None
        operands = {operand: self.get(operand) for operand in node.input if operand}
        known = {key: value for key, value in operands.items() if value is not None}
        return self._evaluated(node, known) if len(known) == len(operands) else None

    def _evaluated(self, node: NodeProto, operands: dict[str, Array]) -> Array:
        check_data_is_there(node)
        inputs = [
            helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(a.dtype), a.shape)
            for name, a in operands.items()
        ]
        graph = helper.make_graph([node], "one", inputs, [ValueInfoProto(name=node.output[0])])
        model = helper.make_model(graph, opset_imports=self._opsets)
        results: Any = ReferenceEvaluator(model).run(None, operands)
        return np.asarray(results[0])
