"""One training op as a model: `preview.training` for a parameter, `ort-training` as onnxruntime's.

`preview.training` has the names of the other forms, the count as int64. `ort-training` is what
onnxruntime's training API reads as `optimizer_model.onnx`: sequences of tensors, changed in place.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from onnx import (
    ModelProto,
    NodeProto,
    TensorProto,
    ValueInfoProto,
    checker,
    helper,
    numpy_helper,
)

from .... import __version__
from ....ir.graph import Graph, Spec
from ....passes.rewrite.dce import dce
from ....passes.rewrite.specialise import specialise
from ....passes.rewrite.view import view
from ..metadata import properties_of
from ..names import NEXT
from ..writing.parameters import ModelParameter
from .match import COUNT, hypers_of, matching, states_of
from .ops import MICROSOFT, PREVIEW, TrainingOp

_FLOAT, _INT64 = TensorProto.FLOAT, TensorProto.INT64
_Parts = tuple[list[NodeProto], list[ValueInfoProto], list[ValueInfoProto]]


def training_model(
    spec: Spec, graph: Graph, dims: Sequence[int | str], form: str, opset: int, ir_version: int
) -> ModelProto:
    """The step of one variant as the op that it is. Raises OptionError where it is none."""
    graph = view(dce(specialise(graph)))
    op = matching(graph, form, len(dims))
    attributes: dict[str, Any] = {**op.numbers(hypers_of(graph)), **dict(op.fixed)}
    is_preview = op.domain == PREVIEW
    nodes, inputs, outputs = (
        _preview(graph, op, dims, attributes) if is_preview else _ort(op, attributes)
    )
    rate = np.array(graph.role("lr").default or 0.0, np.float32)
    has_rate = is_preview and graph.role("lr").default is not None
    first = [numpy_helper.from_array(rate, "lr")] if has_rate else []
    made = helper.make_graph(nodes, spec.name, inputs, outputs, first, doc_string=spec.doc)
    imports = [helper.make_opsetid("", opset), helper.make_opsetid(op.domain, 1)]
    model = helper.make_model(
        made, opset_imports=imports, ir_version=ir_version, producer_name="stepfuse",
        producer_version=__version__,
    )  # fmt: skip
    names = {i.name for i in inputs}
    alias = {o.name: known for o in outputs if (known := o.name.removesuffix(NEXT)) in names}
    known = properties_of(spec, graph.entry, form, [ModelParameter("", tuple(dims), graph)], alias)
    begin = {name: 0.0 for name in alias.values() if name != "param"}
    helper.set_model_props(model, {**known, "stepfuse.init": json.dumps(begin)})
    checker.check_model(model, full_check=True)
    return model


def _preview(
    graph: Graph, op: TrainingOp, dims: Sequence[int | str], attributes: dict[str, Any]
) -> _Parts:
    info = helper.make_tensor_value_info
    kept = ["param", *(f"state.{role.name}" for role in states_of(graph))]
    nodes: list[NodeProto] = []
    counts = op.first is not None
    count = f"state.{COUNT}"
    if counts:
        nodes += [_constant("one", 1), helper.make_node("Add", [count, "one"], [f"{count}.next"])]
    else:
        nodes.append(_constant("zero", 0))
    time = (count if op.first == 0 else f"{count}.next") if counts else "zero"
    operands = ["lr", time, "param", "grad", *kept[1:]]
    results = [f"{name}.next" for name in kept]
    nodes.append(helper.make_node(op.name, operands, results, domain=op.domain, **attributes))
    inputs = [info(name, _FLOAT, dims) for name in ("param", "grad", *kept[1:])]
    inputs += [info(count, _INT64, [])] if counts else []
    inputs += [info("lr", _FLOAT, [])]
    outputs = [info(name, _FLOAT, dims) for name in results]
    return nodes, inputs, [*outputs, *([info(f"{count}.next", _INT64, [])] if counts else [])]


def _ort(op: TrainingOp, attributes: dict[str, Any]) -> _Parts:
    sequences = ("params", "gradients", *op.states)
    numbers = {"learning_rate": _FLOAT, "step": _INT64} if op.states else {"learning_rate": _FLOAT}
    node = helper.make_node(
        op.name, [*numbers, *sequences], ["updated_flag"], domain=MICROSOFT, **attributes
    )
    info = helper.make_tensor_value_info
    inputs = [info(name, kind, [1]) for name, kind in numbers.items()]
    inputs += [helper.make_tensor_sequence_value_info(n, _FLOAT, None) for n in sequences]
    return [node], inputs, [info("updated_flag", TensorProto.BOOL, [1])]


def _constant(name: str, value: int) -> NodeProto:
    tensor = helper.make_tensor(name, _INT64, [], [value])
    return helper.make_node("Constant", [], [name], value=tensor)
