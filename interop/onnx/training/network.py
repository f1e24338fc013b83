"""The network of a training graph, run by onnxruntime where there is one, else by ONNX itself."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np
from onnx import ModelProto, ValueInfoProto, helper, shape_inference
from onnx.reference import ReferenceEvaluator

from ....ir.errors import OptionError, needed
from ..graphs import live, names_used

Array = np.ndarray[Any, Any]
RUNTIMES = ("onnxruntime", "reference")


class Runner(Protocol):
    """A runner of models: onnxruntime's session, or ONNX's own evaluator."""

    def run(self, output_names: list[str] | None, input_feed: dict[str, Any], /) -> list[Any]: ...


def network_of(model: ModelProto, wanted: Sequence[str], kept: Collection[str]) -> ModelProto:
    """The nodes that compute some values; `kept`, the values that steps change, are its inputs."""
    nodes = live(model.graph.node, wanted)
    known = shape_inference.infer_shapes(model).graph
    infos = {v.name: v for v in (*known.value_info, *known.output, *known.input)}
    made = {name for node in nodes for name in node.output}
    used = set(names_used(nodes))
    outputs = [infos.get(n, ValueInfoProto(name=n)) for n in wanted if n in made]
    inputs = [i for i in model.graph.input if i.name in used]
    have = {i.name for i in inputs}
    weights = [t for t in model.graph.initializer if t.name in used]
    inputs += [
        helper.make_tensor_value_info(t.name, t.data_type, t.dims)
        for t in weights
        if t.name in kept and t.name not in have
    ]
    graph = helper.make_graph(
        nodes, model.graph.name, inputs, outputs, [t for t in weights if t.name not in kept]
    )
    found = helper.make_model(
        graph, opset_imports=model.opset_import, functions=list(model.functions)
    )
    found.ir_version = max(8, helper.find_min_ir_version_for(model.opset_import, True))
    return found


class NetworkRunner:
    """A network that is loaded: `run` gives its values by name."""

    def __init__(self, network: ModelProto, runtime: str | None, threads: int | None) -> None:
        if runtime not in (None, *RUNTIMES):
            raise OptionError(f"unknown runtime '{runtime}'; known: {', '.join(RUNTIMES)}")
        if runtime is None:
            runtime = RUNTIMES[find_spec("onnxruntime") is None]
        self.runtime = runtime
        self.outputs = [value.name for value in network.graph.output]
        self._inputs = [value.name for value in network.graph.input]
        self._runner: Runner | None = None
        if self.outputs:
            is_reference = runtime == "reference"
            runner: Any = (
                ReferenceEvaluator(network) if is_reference else _session(network, threads)
            )
            self._runner = runner

    def run(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The network's outputs by name."""
        if self._runner is None:
            return {}
        feed = {name: values[name] for name in self._inputs if name in values}
        return dict(zip(self.outputs, self._runner.run(self.outputs, feed), strict=True))


def _session(network: ModelProto, threads: int | None) -> Any:
    """A session that does not keep waiting threads busy: the step after it needs the cores."""
    with needed("a Trainer with runtime='onnxruntime'"):
        ort: Any = import_module("onnxruntime")
    options = ort.SessionOptions()
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    options.log_severity_level = 3
    if threads is not None:
        options.intra_op_num_threads = threads
    content = network.SerializeToString()
    return ort.InferenceSession(content, options, providers=["CPUExecutionProvider"])
