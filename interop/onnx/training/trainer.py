"""A training graph that runs: its network in a runtime, its optimizer as a compiled step.

    trainer = stepfuse.onnx.Trainer(model, {"w": weights})
    loss = trainer.step({"x": x, "labels": labels, "R": 0.05, "T": t})["loss"]

1. The network is all that no optimizer computes, its backward pass included; `Gradient` is refused.
2. What optimizers change is kept in arrays, by the names of the graph's inputs: it starts as what
   is given, or as the initialiser; states that have neither start at 0. The network reads these
   arrays, and the step writes into them.
3. An input that has an output `<input>.next`, such as a count, is kept likewise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from onnx import ModelProto, TypeProto, ValueInfoProto, helper

from ....ir.errors import BindError, CaptureError
from ....passes.storage.formats import near
from ..graphs import with_nodes
from ..names import NEXT
from ..tensors import array_of, check_data_is_there, model_of_file
from .fused import FusedStep, fused, tensors
from .network import Array, NetworkRunner, network_of
from .read import Names, OptimizerNode, check_no_gradient, is_optimizer, optimizer_nodes


class Trainer:
    """Runs a training graph step by step: its network, and its optimizers, fused.

    `model` is a ModelProto or the path of one, with Adam, Adagrad, Momentum
    (`ai.onnx.preview.training`), AdamWOptimizer or SGDOptimizerV2 (`com.microsoft`). `values` are
    what parameters and states start from, by the names of the graph's inputs; they are copied.
    The network runs in `runtime`: `onnxruntime` where that is installed, or `reference`.

    Raises CaptureError, BindError, OptionError, MissingPackage.
    """

    def __init__(
        self,
        model: ModelProto | str | Path,
        values: Mapping[str, Any] | None = None,
        *,
        runtime: str | None = None,
        threads: int | None = None,
    ) -> None:
        loaded = _loaded(model)
        self._nodes = optimizer_nodes(loaded)
        if not self._nodes:
            raise CaptureError(
                "a model without an optimizer among its nodes", loaded.graph.name,
                "Adam, Adagrad, Momentum, AdamWOptimizer or SGDOptimizerV2 make it a training "
                "graph; training_info is not read",
            )  # fmt: skip
        check_no_gradient(loaded)
        graph = loaded.graph
        self._inputs = {value.name: value for value in graph.input}
        self._outputs = [value.name for value in graph.output]
        self._constants = {t.name: array_of(t) for t in graph.initializer}
        self._results = {n: (node, at) for node in self._nodes for n, at in node.results.items()}
        computed = set(self._outputs) - set(self._results)
        self._next = {n + NEXT: n for n in self._inputs if n + NEXT in computed}
        given = self._given({} if values is None else values)
        self.values = dict(_started(self._nodes, self._constants, given))
        self._network = NetworkRunner(self._network_of(loaded), runtime, threads)
        self.runtime = self._network.runtime
        self.steps: Sequence[FusedStep] = fused(self._nodes, self.values, threads)
        for name in self._next.values():
            if name in given:
                self.values[name] = given[name]

    def step(self, inputs: Mapping[str, Any]) -> dict[str, Any]:
        """One step at these inputs; the graph's outputs by name, of which kept arrays are views.

        Raises BindError, and changes nothing, where an input is missing or unknown.
        """
        values = {**self._constants, **self.values, **self._checked(inputs)}
        values |= self._network.run(values)
        ready = [s for s in self.steps if self._is_wanted(s.nodes[0], values)]
        for step in ready:
            step.run(values)
        for node in self._nodes:
            values[node.flag] = np.array([self._is_wanted(node, values)])
        values |= {name: self._kept(*key) for name, key in self._results.items()}
        self.values |= {n: np.asarray(values[out]) for out, n in self._next.items()}
        return {name: values[name] for name in self._outputs}

    def explain(self) -> str:
        """Explain the compiled steps: sweeps, bytes a parameter, states."""
        return "".join(step.optimizer.explain() for step in self.steps)

    def _network_of(self, model: ModelProto) -> ModelProto:
        """Return the network in front of the optimizers. Raises CaptureError if it reads them."""
        rest = with_nodes(model, (node for node in model.graph.node if not is_optimizer(node)))
        made = {*self._results, *(node.flag for node in self._nodes)}
        wanted = [name for name in self._outputs if name not in made]
        for node in self._nodes:
            wanted += [n for n in (node.lr, node.t, node.signal) if n]
            grad = node.roles["grad"]
            wanted += [grad] if isinstance(grad, str) else grad
        found = network_of(rest, list(dict.fromkeys(wanted)), set(self.values))
        for node in found.graph.node:
            for name in {*node.input} & made - {""}:
                raise CaptureError(
                    f"{node.op_type} of '{name}', which an optimizer makes",
                    f"node {node.name or node.output[0]}", "read it in the next step",
                )  # fmt: skip
        return found

    def _given(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return first values of parameters and states. Raises BindError for other names."""
        _check_names(values, "values", "Trainer(model, {'w': w})")
        kept = [n for node in self._nodes for n in _kept_by(node)]
        known = sorted({*kept, *self._next.values()})
        for name in values:
            if name not in known:
                raise BindError(
                    f"'{name}' is nothing that the training graph keeps{near(str(name), known)}; "
                    f"it keeps {', '.join(known)}"
                )
        return {n: as_declared(self._inputs, n, v) for n, v in values.items()}

    def _checked(self, inputs: Mapping[str, Any]) -> dict[str, Any]:
        """The inputs of a step, numbers in the dtype of the graph."""
        _check_names(inputs, "a step's inputs", "trainer.step({'x': x})")
        kept = set(self.values) - set(self._next.values())
        expected = [n for n in self._inputs if n not in kept]
        for name in inputs:
            if name not in expected:
                hint = near(str(name), expected)
                raise BindError(f"no input '{name}' of a step{hint}; it has {', '.join(expected)}")
        for name in expected:
            if name not in (*inputs, *self.values, *self._constants):
                raise BindError(f"the input '{name}' is missing; a step has {', '.join(expected)}")
        return {name: as_declared(self._inputs, name, value) for name, value in inputs.items()}

    def _is_wanted(self, node: OptimizerNode, values: Mapping[str, Any]) -> bool:
        """True if the graph lets a node step: `update_signal`, where it has one."""
        return not node.signal or bool(np.asarray(values[node.signal]).item())

    def _kept(self, node: OptimizerNode, key: tuple[str, int | None]) -> Any:
        role, k = key
        arrays = tensors(self.values, node.roles[role])
        return arrays if k is None else arrays[k]


def _loaded(model: object) -> ModelProto:
    """The training graph. Raises CaptureError for anything but a model or a path."""
    if isinstance(model, (str, Path)):
        return model_of_file(Path(model))
    if isinstance(model, ModelProto):
        check_data_is_there(model)
        return model
    raise CaptureError(
        f"expected a ModelProto or the path of one, got {type(model).__name__}", "Trainer",
        "give the training graph first, and the values that it starts from second",
    )  # fmt: skip


def _check_names(given: object, what: str, example: str) -> None:
    """Check that arrays are given as a dict by name. Raises BindError."""
    if not isinstance(given, Mapping):
        kind = type(given).__name__
        raise BindError(f"{what}: expected a dict of arrays by name, as {example}, got {kind}")


def _kept_by(node: OptimizerNode) -> list[str]:
    """The names of a node's parameters and states."""
    roles = (node.roles[role] for role in ("param", *node.states))
    return [n for names in roles for n in ([names] if isinstance(names, str) else names)]


def _started(
    nodes: Sequence[OptimizerNode], constants: Mapping[str, Array], given: dict[str, Any]
) -> Iterator[tuple[str, Any]]:
    """Yield the nodes' first states, by name. Raises BindError."""
    for node in nodes:
        params: list[Array] = []
        for role in ("param", *node.states):
            names: Names = node.roles[role]
            if isinstance(names, str):
                arrays = given.get(names)
                if arrays is None and role == "param":
                    raise _missing(node, names, "a list of arrays")
                found = [np.zeros_like(p) for p in params] if arrays is None else [
                    np.array(a) for a in arrays]  # fmt: skip
                yield names, found
            else:
                found: list[Array] = []
                for k, name in enumerate(names):
                    start = given.get(name, constants.get(name))
                    if start is None and role == "param":
                        raise _missing(node, name, "an array")
                    found.append(np.zeros_like(params[k]) if start is None else np.array(start))
                    yield name, found[-1]
            params = params or found


def _missing(node: OptimizerNode, name: str, what: str) -> BindError:
    return BindError(
        f"{node.op}: the parameter '{name}' has no value; give {what}, as Trainer(model, "
        f"{{'{name}': ...}})"
    )


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
