"""The main graph of a network that a pass rewrites: producers and uses of values, constants.

1. Before IR 4 every initialiser is listed as an input, too: those inputs go, and the IR becomes 4.
   From then on such an input is a default that a caller may override: it is no constant.
2. A use is an operand of a node, a name that a graph inside a node captures, or a graph output.
3. Constants are initialisers, `Constant` nodes, and results of shapes and casts of them.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import numpy as np
from onnx import (
    ModelProto,
    NodeProto,
    helper,
    numpy_helper,
    shape_inference,
)

from ..graphs import live, main_domain, names_used
from ..tensors import array_of, evaluated

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
        if node is None or main_domain(node.domain):
            return None
        operands = {operand: self.get(operand) for operand in node.input if operand}
        known = {key: value for key, value in operands.items() if value is not None}
        if len(known) < len(operands):
            return None
        return np.asarray(evaluated(node, known, self._opsets)[0])


_OWN_INITIALISERS = 4  # the IR from which an initialiser need not be an input


class Network:
    """A copy of a model, to be rewritten front to back; `finished` is the new one."""

    def __init__(self, model: ModelProto) -> None:
        self.model = ModelProto()
        self.model.CopyFrom(model)
        self._drop_shadow_inputs()
        graph = self.model.graph
        versions = (i.version for i in model.opset_import if not main_domain(i.domain))
        self.opset = next(versions, 1)
        self.nodes: list[NodeProto] = []
        self.producers: dict[str, NodeProto] = {}
        self.uses = Counter(names_used(graph.node))
        self.uses.update(output.name for output in graph.output)
        self._constants = Constants(self.model)
        self._kinds = _kinds(self.model)
        self._taken = {*self.uses, *(name for node in graph.node for name in node.output)}

    @property
    def pending(self) -> list[NodeProto]:
        """The nodes as they were, in order; the pass appends those that stay."""
        return list(self.model.graph.node)

    def append(self, node: NodeProto) -> None:
        """The next node of the new graph."""
        self.nodes.append(node)
        self.producers.update({name: node for name in node.output if name})

    def constant(self, name: str) -> Array | None:
        """The value of a name that no caller can change."""
        return self._constants.get(name)

    def add_constant(self, like: str, value: Array) -> str:
        """A new initialiser; its name is made of another."""
        name = self.fresh(like)
        self.model.graph.initializer.append(numpy_helper.from_array(np.asarray(value), name))
        self._constants.set(name, value)
        return name

    def fresh(self, like: str) -> str:
        """A name that nothing has."""
        names = (f"{like}_{k}" for k in itertools.count(1))
        found = next(name for name in names if name not in self._taken)
        self._taken.add(found)
        return found

    def kind(self, name: str) -> tuple[np.dtype[Any], int] | None:
        """A value's dtype and how many dimensions it has, where shape inference knows."""
        return self._kinds.get(name)

    def rank(self, name: str) -> int | None:
        """Return a value's rank, None where shape inference does not know it."""
        kind = self.kind(name)
        return None if kind is None else kind[1]

    def set_kind(self, name: str, like: str) -> None:
        """Set a new value's dtype and rank to those of another."""
        self._kinds[name] = self._kinds[like]

    def sole_producer(self, name: str) -> NodeProto | None:
        """The node that makes a value which has one use, and is its only result."""
        node = self.producers.get(name)
        results = [] if node is None else [out for out in node.output if out]
        return node if len(results) == 1 and self.uses[name] == 1 else None

    def rename(self, node: NodeProto, name: str) -> None:
        """The node's result takes another's name."""
        node.output[0] = name
        self.producers[name] = node

    def swap(self, node: NodeProto, index: int, name: str) -> None:
        """Another operand in a place."""
        self.uses[node.input[index]] -= 1
        self.uses[name] += 1
        node.input[index] = name

    def finished(self) -> ModelProto:
        """The model of the new nodes, without those that nothing uses any more."""
        graph = self.model.graph
        kept = live(self.nodes, {output.name for output in graph.output})
        del graph.node[:]
        graph.node.extend(kept)
        used = {*names_used(kept), *(output.name for output in graph.output)}
        initialisers = [t for t in graph.initializer if t.name in used]
        inputs = {i.name for i in graph.input}
        optional = [t for t in graph.initializer if t.name not in used and t.name in inputs]
        del graph.initializer[:]
        graph.initializer.extend([*initialisers, *optional])
        known = {name for node in kept for name in node.output}
        infos = [v for v in graph.value_info if v.name in known]
        del graph.value_info[:]
        graph.value_info.extend(infos)
        return self.model

    def _drop_shadow_inputs(self) -> None:
        """Case 1."""
        if self.model.ir_version >= _OWN_INITIALISERS:
            return
        named = {tensor.name for tensor in self.model.graph.initializer}
        inputs = [i for i in self.model.graph.input if i.name not in named]
        del self.model.graph.input[:]
        self.model.graph.input.extend(inputs)
        self.model.ir_version = _OWN_INITIALISERS


def _kinds(model: ModelProto) -> dict[str, tuple[np.dtype[Any], int]]:
    graph = shape_inference.infer_shapes(model).graph
    values = (*graph.value_info, *graph.input, *graph.output)
    types = ((v.name, v.type.tensor_type) for v in values)
    return {
        name: (helper.tensor_dtype_to_np_dtype(kind.elem_type), len(kind.shape.dim))
        for name, kind in types
        if kind.HasField("shape") and kind.elem_type
    }
