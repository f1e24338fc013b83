"""Adam, Adagrad and Momentum in primitives, for runtimes and readers that have none of them.

What follows from R, T and attributes is computed in f64, elements in their own dtype. The
equations are those of `steps.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from onnx import ModelProto, NodeProto, helper, shape_inference

from ....ir.errors import CaptureError
from ....ir.frontend.functions import maximum, sqrt, where
from ....ir.frontend.operators import Operators
from ..tensors import check_model
from ..writing.nodes import Nodes
from .ops import PREVIEW
from .read import OptimizerNode, is_optimizer, preview_node

Kind = np.dtype[Any]
_F64 = np.dtype(np.float64)
_OPSET = 18  # of a model that imports no ops beside the training ops
_OPS = {
    "add": "Add", "sub": "Sub", "mul": "Mul", "div": "Div", "sqrt": "Sqrt", "pow": "Pow",
    "maximum": "Max", "lt": "Less", "select": "Where",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Term(Operators):
    """A value of an ONNX graph; a number beside it is a constant of its dtype."""

    nodes: Nodes
    name: str
    dtype: Kind

    def operate(self, op: str, *operands: Term | float) -> Term:
        """The node of an op. A select has the dtype of its sides, or else this one."""
        known = (o.dtype for o in operands[op == "select" :] if isinstance(o, Term))
        dtype = next(known, self.dtype)
        names = (o.name if isinstance(o, Term) else self.nodes.array(np.asarray(o, dtype))
                 for o in operands)  # fmt: skip
        return Term(self.nodes, self.nodes.emit(_OPS[op], *names), dtype)

    def to(self, dtype: Kind) -> Term:
        """The value in another dtype."""
        kind = helper.np_dtype_to_tensor_dtype(dtype)
        return Term(self.nodes, self.nodes.emit("Cast", self.name, to=kind), dtype)


# x, g and the states, R and T, the node: the new x and states.
Equations = Callable[[Term, Term, Sequence[Term], Term, Term, OptimizerNode], Sequence[Term]]


def lower_training_ops(model: ModelProto) -> ModelProto:
    """The model with Adam, Adagrad and Momentum in primitives; the same object without any.

    Raises CaptureError.
    """
    check_model(model)
    if not any(node.domain == PREVIEW and is_optimizer(node) for node in model.graph.node):
        return model
    made, nodes, dtypes = ModelProto(), list[NodeProto](), _dtypes_of(model)
    made.CopyFrom(model)
    opsets = {i.domain: i.version for i in model.opset_import}
    opsets.setdefault("", _OPSET)
    for number, node in enumerate(model.graph.node):
        if node.domain == PREVIEW and is_optimizer(node):
            nodes += _written(
                preview_node(node), Nodes(f"{node.op_type.lower()}_{number}/"), dtypes
            )
        else:
            nodes.append(node)
    if not any(node.domain == PREVIEW for node in nodes):
        del opsets[PREVIEW]
    del made.graph.node[:], made.opset_import[:]
    made.graph.node.extend(nodes)
    made.opset_import.extend(helper.make_opsetid(*pair) for pair in opsets.items())
    return made


def _dtypes_of(model: ModelProto) -> dict[str, Kind]:
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


def _written(node: OptimizerNode, nodes: Nodes, dtypes: Mapping[str, Kind]) -> list[NodeProto]:
    def value(name: str) -> Term:
        return Term(nodes, name, dtypes.get(name, np.dtype(np.float32)))

    rate, count = (value(name).to(_F64) for name in (node.lr, node.t))
    roles = ("param", *node.states)
    results = {at: name for name, at in node.results.items()}
    for k in range(len(node.roles["param"])):
        x, g, *states = (value(node.roles[r][k]) for r in ("param", "grad", *node.states))
        penalty = _of(node, "norm_coefficient")
        g = x * penalty + g if penalty else g
        terms = _EQUATIONS[node.op](x, g, states, rate, count, node)
        for role, term in zip(roles, terms, strict=True):
            nodes.name_output(term.name, results[role, k])
    return nodes.done


def _of(node: OptimizerNode, name: str) -> float:
    """A hyper-parameter of the node, else the op's default."""
    return float(node.hypers.get(name, node.spec.role(name).default or 0.0))


def _adam(
    x: Term, g: Term, states: Sequence[Term], rate: Term, count: Term, node: OptimizerNode
) -> Sequence[Term]:
    alpha, beta = _of(node, "alpha"), _of(node, "beta")
    v = states[0] * alpha + g * (1.0 - alpha)
    h = states[1] * beta + g * g * (1.0 - beta)
    t = maximum(count, 1.0)
    corrected = rate * sqrt(1.0 - beta**t) / (1.0 - alpha**t)
    rate = where(count > 0.0, corrected, rate).to(x.dtype)
    moved = x - rate * (v / (sqrt(h) + _of(node, "epsilon")))
    return moved * (1.0 - _of(node, "norm_coefficient_post")), v, h


def _adagrad(
    x: Term, g: Term, states: Sequence[Term], rate: Term, count: Term, node: OptimizerNode
) -> Sequence[Term]:
    h = states[0] + g * g
    falling = (rate / (count * _of(node, "decay_factor") + 1.0)).to(x.dtype)
    return x - falling * (g / (sqrt(h) + _of(node, "epsilon"))), h


def _momentum(
    x: Term, g: Term, states: Sequence[Term], rate: Term, count: Term, node: OptimizerNode
) -> Sequence[Term]:
    alpha = _of(node, "alpha")
    share = where(count > 0.0, _of(node, "beta"), 1.0).to(x.dtype)
    v = states[0] * alpha + share * g
    direction = g + v * alpha if node.spec.role("nesterov").default else v
    return x - rate.to(x.dtype) * direction, v


_EQUATIONS: dict[str, Equations] = {"Adam": _adam, "Adagrad": _adagrad, "Momentum": _momentum}
