"""Networks to fold: those of the onnx wheel with random weights, and small ones written here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import ModelProto, NodeProto, helper, numpy_helper, shape_inference

Array = np.ndarray[Any, Any]
LIGHT = Path(onnx.__file__).parent / "backend/test/data/light"
NETWORKS = ("resnet50", "inception_v2", "densenet121", "shufflenet")
RELATIVE = 5e-7  # of the largest output


def wheel_network(name: str) -> ModelProto:
    """A network of the wheel: its weights, constants there, are random initialisers here.

    The softmax at its end goes, which would hide differences.
    """
    model = onnx.load(LIGHT / f"light_{name}.onnx")
    graph, rng = model.graph, np.random.default_rng(0)
    sizes = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
    users: dict[str, list[tuple[NodeProto, int]]] = {}
    for node in graph.node:
        for place, operand in enumerate(node.input):
            users.setdefault(operand, []).append((node, place))
    kept: list[NodeProto] = []
    for node in graph.node:
        if node.op_type != "ConstantOfShape" or node.input[0] not in sizes:
            kept.append(node)
            continue
        op, place = _use(node.output[0], users)
        weights = _random(op, place, tuple(sizes[node.input[0]]), rng)
        graph.initializer.append(numpy_helper.from_array(weights, node.output[0]))
        info = helper.make_tensor_value_info(node.output[0], onnx.TensorProto.FLOAT, weights.shape)
        graph.input.append(info)  # as IR 3 wants it
    if kept[-1].op_type == "Softmax":
        graph.output[0].name = kept.pop().input[0]
    del graph.node[:]
    graph.node.extend(kept)
    return model


def _use(name: str, users: dict[str, list[tuple[NodeProto, int]]]) -> tuple[str, int]:
    """What a weight is for, behind the Unsqueeze that may follow."""
    node, place = users[name][0]
    return _use(node.output[0], users) if node.op_type == "Unsqueeze" else (node.op_type, place)


def _random(op: str, index: int, shape: tuple[int, ...], rng: np.random.Generator) -> Array:
    if (op, index) in (("BatchNormalization", 1), ("BatchNormalization", 4)) or op == "Mul":
        return (rng.random(shape) + 0.5).astype(np.float32)
    size = np.sqrt(2 / np.prod(shape[1:])) if op in ("Conv", "Gemm") and index == 1 else 0.1
    return (rng.standard_normal(shape) * size).astype(np.float32)


def evaluated(model: ModelProto, feed: Sequence[Array]) -> list[Array]:
    """The outputs in onnxruntime, with none of its own fusions."""
    ort = pytest.importorskip("onnxruntime", reason="needs the extra `onnx`")

    options = ort.SessionOptions()
    options.log_severity_level, options.intra_op_num_threads = 4, 1
    options.graph_optimization_level = ort.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = ort.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )
    ports = (*session.get_inputs(), *session.get_overridable_initializers())
    return session.run(None, dict(zip((p.name for p in ports), feed, strict=False)))


def own_inputs(model: ModelProto) -> list[Array]:
    """Random values of the inputs that are no weights."""
    weights = {t.name for t in model.graph.initializer}
    rng = np.random.default_rng(1)
    found = [i.type.tensor_type for i in model.graph.input if i.name not in weights]
    return [rng.standard_normal([d.dim_value for d in k.shape.dim]).astype(np.float32)
            for k in found]  # fmt: skip


def apart(first: ModelProto, second: ModelProto) -> float:
    """The largest difference of the outputs, as a part of the largest output."""
    feed = own_inputs(first)
    pairs = zip(evaluated(first, feed), evaluated(second, feed), strict=True)
    return max(float(np.max(np.abs(a - b)) / np.max(np.abs(a))) for a, b in pairs)


def small(
    nodes: Sequence[NodeProto],
    weights: dict[str, Array],
    x: Sequence[int] = (2, 6, 5, 5),
    outputs: Sequence[str] = ("y",),
    *,
    opset: int = 18,
    ir_version: int = 8,
    overridable: Sequence[str] = (),
) -> ModelProto:
    """A network of one input, `x`; the batch normalisations' statistics are `s b m v`."""
    kind = onnx.TensorProto.FLOAT
    inputs = [helper.make_tensor_value_info("x", kind, x)]
    inputs += [helper.make_tensor_value_info(n, kind, weights[n].shape) for n in overridable]
    graph = helper.make_graph(
        nodes, "small", inputs, [helper.make_tensor_value_info(n, kind, None) for n in outputs],
        [numpy_helper.from_array(np.asarray(a, np.float32), n) for n, a in weights.items()],
    )  # fmt: skip
    imports = [helper.make_opsetid("", opset)]
    model = helper.make_model(graph, opset_imports=imports, ir_version=ir_version)
    return shape_inference.infer_shapes(model)  # outputs have shapes


def statistics(channels: int) -> dict[str, Array]:
    """Scale, bias, mean and variance."""
    rng = np.random.default_rng(2)
    return {"s": rng.random(channels) + 0.5, "b": rng.standard_normal(channels),
            "m": rng.standard_normal(channels), "v": rng.random(channels) + 0.5}  # fmt: skip


def normal(*shape: int) -> Array:
    return np.random.default_rng(5).standard_normal(shape)


def batch_norm(source: str, result: str, **attributes: Any) -> NodeProto:
    return helper.make_node(
        "BatchNormalization", [source, "s", "b", "m", "v"], [result], **attributes
    )
