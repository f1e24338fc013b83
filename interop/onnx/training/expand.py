"""Adam, Adagrad and Momentum in primitives, for runtimes and readers that have none of them.

What follows from R, T and attributes is computed in f64, elements in their own dtype. The
equations are those of `steps.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from onnx import ModelProto, NodeProto, helper

from ....ir.frontend.functions import maximum, sqrt, where
from ..tensors import check_model
from .ops import PREVIEW
from .read import OptimizerNode, is_optimizer, preview_node
from .terms import FormulaWriter, Term, dtypes_of

_F64 = np.dtype(np.float64)
_OPSET = 18  # of a model that imports no ops beside the training ops
# x, g and the states, R and T, the node: the new x and states.
Equations = Callable[[Term, Term, Sequence[Term], Term, Term, OptimizerNode], Sequence[Term]]


def lower_training_ops(model: ModelProto) -> ModelProto:
    """The model with Adam, Adagrad and Momentum in primitives; the same object without any.

    Raises CaptureError.
    """
    check_model(model)
    if not any(node.domain == PREVIEW and is_optimizer(node) for node in model.graph.node):
        return model
    made, nodes, known = ModelProto(), list[NodeProto](), dtypes_of(model)
    made.CopyFrom(model)
    opsets = {i.domain: i.version for i in model.opset_import}
    opsets.setdefault("", _OPSET)
    for number, node in enumerate(model.graph.node):
        if node.domain == PREVIEW and is_optimizer(node):
            writer = FormulaWriter(f"{node.op_type.lower()}_{number}", known)
            nodes += _written(preview_node(node), writer)
        else:
            nodes.append(node)
    if not any(node.domain == PREVIEW for node in nodes):
        del opsets[PREVIEW]
    del made.graph.node[:], made.opset_import[:]
    made.graph.node.extend(nodes)
    made.opset_import.extend(helper.make_opsetid(*pair) for pair in opsets.items())
    return made


def _written(node: OptimizerNode, w: FormulaWriter) -> list[NodeProto]:
    rate, count = (w.cast(w.value(name), _F64) for name in (node.lr, node.t))
    roles = ("param", *node.states)
    results = {at: name for name, at in node.results.items()}
    for k in range(len(node.roles["param"])):
        x, g, *states = (w.value(node.roles[r][k]) for r in ("param", "grad", *node.states))
        penalty = _of(node, "norm_coefficient")
        g = x * penalty + g if penalty else g
        terms = _EQUATIONS[node.op](x, g, states, rate, count, node)
        for role, term in zip(roles, terms, strict=True):
            w.done.append(helper.make_node("Identity", [term.name], [results[role, k]]))
    return w.done


def _of(node: OptimizerNode, name: str) -> float:
    """A hyper-parameter of the node, else the op's default."""
    return float(node.hypers.get(name, node.spec.role(name).default or 0.0))


def _in_dtype_of(x: Term, number: Term) -> Term:
    return x.writer.cast(number, x.dtype)


def _adam(
    x: Term, g: Term, states: Sequence[Term], rate: Term, count: Term, node: OptimizerNode
) -> Sequence[Term]:
    alpha, beta = _of(node, "alpha"), _of(node, "beta")
    v = states[0] * alpha + g * (1.0 - alpha)
    h = states[1] * beta + g * g * (1.0 - beta)
    t = maximum(count, 1.0)
    corrected = rate * sqrt(1.0 - beta**t) / (1.0 - alpha**t)
    rate = _in_dtype_of(x, where(count > 0.0, corrected, rate))
    moved = x - rate * (v / (sqrt(h) + _of(node, "epsilon")))
    return moved * (1.0 - _of(node, "norm_coefficient_post")), v, h


def _adagrad(
    x: Term, g: Term, states: Sequence[Term], rate: Term, count: Term, node: OptimizerNode
) -> Sequence[Term]:
    h = states[0] + g * g
    falling = _in_dtype_of(x, rate / (count * _of(node, "decay_factor") + 1.0))
    return x - falling * (g / (sqrt(h) + _of(node, "epsilon"))), h


def _momentum(
    x: Term, g: Term, states: Sequence[Term], rate: Term, count: Term, node: OptimizerNode
) -> Sequence[Term]:
    alpha = _of(node, "alpha")
    beta = count.writer.number(_of(node, "beta"), _F64)
    share = _in_dtype_of(x, where(count > 0.0, beta, 1.0))
    v = states[0] * alpha + share * g
    direction = g + v * alpha if node.spec.role("nesterov").default else v
    return x - _in_dtype_of(x, rate) * direction, v


_EQUATIONS: dict[str, Equations] = {"Adam": _adam, "Adagrad": _adagrad, "Momentum": _momentum}
