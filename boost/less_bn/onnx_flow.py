"""LessBN over ONNX networks: norms are replaced by their input; the weights they had go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from onnx import ModelProto, NodeProto, helper

from ...interop.onnx.graphs import main_domain, names_used
from ...interop.onnx.network.graph import Network
from ..errors import BoostError, BoostTypeError
from .matching import (
    ADD,
    CONCAT,
    CONV,
    MAXPOOL,
    MEAN,
    NORM,
    OTHER,
    RELU,
    RELU6,
    Flow,
    FlowOperation,
    NormDecision,
    decide,
)

MARK = "stepfuse.less_bn"  # in the metadata: the norms that have left
_THROUGH = "through"
_KINDS = {
    "Add": ADD, "BatchNormalization": NORM, "Clip": RELU6, "Concat": CONCAT, "Conv": CONV,
    "Dropout": _THROUGH, "GlobalAveragePool": MEAN, "Identity": _THROUGH, "MaxPool": MAXPOOL,
    "ReduceMean": MEAN, "Relu": RELU,
}  # fmt: skip
_SEVERAL = (ADD, CONCAT, OTHER)  # whose operands are all of the flow


@dataclass(frozen=True, slots=True)
class NetworkWithFewerNorms:
    """The network, the same object where no norm leaves, and the decision on each norm.

    `removed` are the names of the initialisers that have gone.
    """

    model: ModelProto
    decisions: tuple[NormDecision, ...]
    removed: tuple[str, ...]


def less_bn_onnx(model: ModelProto | Any, as_mindspore: bool = False) -> NetworkWithFewerNorms:
    """Takes batch norms out of a network's blocks; the model that is given stays as it is.

    One that has been through it is given back: its metadata say so.
    Raises BoostTypeError unless it is a ModelProto, BoostError where no norm leaves.
    """
    if not isinstance(model, ModelProto):
        raise BoostTypeError(f"expected an onnx.ModelProto, got {type(model).__name__}; onnx.load")
    if any(entry.key == MARK for entry in model.metadata_props):
        return NetworkWithFewerNorms(model, (), ())
    net = Network(model)
    decisions = decide(flow_of_onnx(net), as_mindspore)
    leaving = {d.name for d in decisions if d.is_removed}
    if not leaving:
        kept = "".join(f"\n{d.name}: {d.why}" for d in decisions[:8]) or _without_norms(net)
        raise BoostError(f"LessBN: no structure of its table is in this network{kept}")
    _rewrite(net, leaving)
    before = {t.name for t in model.graph.initializer}
    made = net.finished()
    made.metadata_props.add(key=MARK, value=",".join(d.name for d in decisions if d.is_removed))
    gone = before - {t.name for t in made.graph.initializer}
    return NetworkWithFewerNorms(made, tuple(decisions), tuple(sorted(gone)))


def flow_of_onnx(net: Network) -> Flow:
    """The operations of the main graph; a norm is named after its scale, as `bn1` of bn1.weight."""
    numbers: dict[str, int] = {}
    operations: list[FlowOperation] = []
    graph = net.model.graph
    weights = [t.name for t in graph.initializer]
    for name in [*(i.name for i in graph.input), *weights]:
        numbers[name] = len(operations)
        operations.append(FlowOperation(OTHER, what="" if name in weights else name))
    for node in net.pending:
        kind = _kind(net, node)
        used = [numbers[n] for n in names_used([node]) if n in numbers]
        if kind == _THROUGH and used:
            numbers[node.output[0]] = used[0]
            continue
        for out in filter(None, node.output):
            numbers[out] = len(operations)
        operands = tuple(used if kind in _SEVERAL else used[:1])
        name = norm_name(node) if kind == NORM else node.name
        kind = OTHER if kind == _THROUGH else kind
        what = node.op_type if node.op_type != "Constant" else ""
        operations.append(FlowOperation(kind, operands, name, what))
    return Flow(tuple(operations), frozenset(numbers[o.name] for o in graph.output))


def norm_name(node: NodeProto) -> str:
    """Return a norm's name: that of its weights without its end, or that of its result."""
    scale, dot, end = node.input[1].rpartition(".")
    return scale if dot and end in ("weight", "gamma", "scale") else node.output[0]


def _kind(net: Network, node: NodeProto) -> str:
    if main_domain(node.domain):
        return OTHER
    kind = _KINDS.get(node.op_type, OTHER)
    if kind == RELU6 and _limits(net, node) != (0.0, 6.0):
        return OTHER
    if kind == ADD and len(node.input) != 2:
        return OTHER
    if kind in (NORM, MAXPOOL, _THROUGH) and any(net.uses[name] for name in node.output[1:]):
        return OTHER  # a second result is used, as the running statistics of a norm that trains
    return kind


def _without_norms(net: Network) -> str:
    """Why there is no norm to decide about."""
    norms = sum(node.op_type == "BatchNormalization" for node in net.pending)
    if not norms:
        return ": it has no batch norms"
    return f": the running statistics of its {norms} batch norms are used; export it for inference"


def _limits(net: Network, node: NodeProto) -> tuple[float, float] | None:
    """Between which numbers a Clip leaves its operand."""
    stated = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    if {"min", "max"} <= stated.keys():
        return float(stated["min"]), float(stated["max"])
    found = [net.constant(name) for name in node.input[1:3] if name]
    if len(found) != 2 or any(v is None for v in found):
        return None
    low, high = (float(np.asarray(v).item()) for v in found)
    return low, high


def _rewrite(net: Network, leaving: set[str]) -> None:
    """The nodes without the norms; a name that stays in use elsewhere is made by an Identity."""
    fixed = {output.name for output in net.model.graph.output}
    for node in net.pending:
        fixed.update(set(names_used([node])) - set(node.input))  # of graphs within
    instead: dict[str, str] = {}
    for node in net.pending:
        for index, name in enumerate(node.input):
            if name in instead:
                node.input[index] = instead[name]
        if node.op_type != "BatchNormalization" or norm_name(node) not in leaving:
            net.append(node)
        elif node.output[0] in fixed:
            net.append(helper.make_node("Identity", [node.input[0]], [node.output[0]]))
        else:
            instead[node.output[0]] = node.input[0]
