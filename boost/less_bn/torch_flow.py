"""The operations of a module of torch, by torch.fx, and their drawing; by parts where needed."""

from __future__ import annotations

import operator
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F
from torch import fx, nn

from ...drawing.svg import Drawing
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
)
from .network_drawing import draw_flow

_THROUGH = "through"  # what makes a value of itself, such as a Dropout

_CLASSES: dict[type[nn.Module], str] = {
    nn.Conv1d: CONV, nn.Conv2d: CONV, nn.Conv3d: CONV,
    nn.BatchNorm1d: NORM, nn.BatchNorm2d: NORM, nn.BatchNorm3d: NORM, nn.SyncBatchNorm: NORM,
    nn.ReLU: RELU, nn.ReLU6: RELU6,
    nn.MaxPool1d: MAXPOOL, nn.MaxPool2d: MAXPOOL, nn.MaxPool3d: MAXPOOL,
    nn.Identity: _THROUGH, nn.Dropout: _THROUGH, nn.Dropout2d: _THROUGH,
}  # fmt: skip
_POOLS = (nn.AdaptiveAvgPool1d, nn.AdaptiveAvgPool2d, nn.AdaptiveAvgPool3d)
_FUNCTIONS: dict[Any, str] = {
    operator.add: ADD, operator.iadd: ADD, torch.add: ADD,
    torch.cat: CONCAT, torch.concat: CONCAT, torch.concatenate: CONCAT,
    F.conv1d: CONV, F.conv2d: CONV, F.conv3d: CONV,
    F.relu: RELU, F.relu_: RELU, torch.relu: RELU, torch.relu_: RELU, F.relu6: RELU6,
    F.max_pool1d: MAXPOOL, F.max_pool2d: MAXPOOL, F.max_pool3d: MAXPOOL, torch.mean: MEAN,
    F.dropout: _THROUGH,
}  # fmt: skip
_AVERAGES = (F.adaptive_avg_pool1d, F.adaptive_avg_pool2d, F.adaptive_avg_pool3d)
_METHODS = {
    "add": ADD, "add_": ADD, "relu": RELU, "relu_": RELU, "mean": MEAN, "contiguous": _THROUGH,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class TracedPart:
    """A part of a network, '' the whole of it: its operations, or why there are none."""

    path: str
    flow: Flow | None
    why: str = ""


def parts_of(network: nn.Module, path: str = "") -> Iterator[TracedPart]:
    """The network as one part, or its parts that can be traced; names are those of the network."""
    try:
        traced = fx.Tracer().trace(network)
    except Exception as error:  # whatever a forward raises when it is given no tensor
        lines = str(error).strip().splitlines()
        why = f"torch.fx cannot trace it: {lines[0] if lines else type(error).__name__}"
        yield TracedPart(path, None, why)
        for name, child in network.named_children():
            below = f"{path}.{name}" if path else name
            yield from _below(child, below)
        return
    yield TracedPart(path, flow_of(network, traced, path))


def flow_of(network: nn.Module, graph: fx.Graph, path: str = "") -> Flow:
    """The operations of a traced module."""
    modules = dict(network.named_modules(remove_duplicate=False))
    names = _own_names(modules)
    numbers: dict[fx.Node, int] = {}
    operations: list[FlowOperation] = []
    outputs: set[int] = set()
    for node in graph.nodes:
        if node.op == "output":
            outputs = {numbers[one] for one in node.all_input_nodes}
            continue
        kind = _kind(node, modules)
        operands = tuple(numbers[one] for one in _operands(node, kind))
        if kind == _THROUGH and operands:
            numbers[node] = operands[0]
            continue
        numbers[node] = len(operations)
        name = names[id(modules[str(node.target)])] if node.op == "call_module" else ""
        full = f"{path}.{name}" if path and name else name
        kind = OTHER if kind == _THROUGH else kind
        operations.append(FlowOperation(kind, operands, full, _what(node, modules)))
    return Flow(tuple(operations), frozenset(outputs))


def _below(child: nn.Module, path: str) -> Iterator[TracedPart]:
    """A child with norms in it; one that only holds others has no forward of its own."""
    inside = [m for m in child.modules() if _CLASSES.get(type(m)) == NORM]
    if not inside or inside == [child]:
        return
    if isinstance(child, nn.ModuleList | nn.ModuleDict):
        for name, one in child.named_children():
            yield from _below(one, f"{path}.{name}")
    else:
        yield from parts_of(child, path)


def _own_names(modules: dict[str, nn.Module]) -> dict[int, str]:
    """One name of each module, which may be known by several."""
    found: dict[int, str] = {}
    for name, module in modules.items():
        found.setdefault(id(module), name)
    return found


def _what(node: fx.Node, modules: dict[str, nn.Module]) -> str:
    """Return an operation's name for readers; "" for an attribute, such as a weight."""
    if node.op == "call_module":
        return type(modules[str(node.target)]).__name__
    if node.op == "get_attr":
        return ""
    target: Any = node.target
    return target if isinstance(target, str) else getattr(target, "__name__", str(target))


def _kind(node: fx.Node, modules: dict[str, nn.Module]) -> str:
    if node.op == "call_module":
        return _kind_of(modules[str(node.target)])
    if node.op == "call_method":
        return _METHODS.get(str(node.target), OTHER)
    if node.op != "call_function":
        return OTHER
    target: Any = node.target
    if target in _AVERAGES:
        return MEAN if _is_one(node.args[1] if len(node.args) > 1 else None) else OTHER
    if target is F.hardtanh:
        return RELU6 if tuple(node.args[1:3]) == (0.0, 6.0) else OTHER
    return _FUNCTIONS.get(target, OTHER)


def _kind_of(module: nn.Module) -> str:
    if isinstance(module, _POOLS):
        return MEAN if _is_one(module.output_size) else OTHER
    if isinstance(module, nn.Hardtanh) and type(module) is not nn.ReLU6:
        return RELU6 if (module.min_val, module.max_val) == (0.0, 6.0) else OTHER
    return _CLASSES.get(type(module), OTHER)


def _is_one(size: Any) -> bool:
    sizes = size if isinstance(size, tuple | list) else (size,)
    return all(one == 1 for one in sizes)


def _operands(node: fx.Node, kind: str) -> list[fx.Node]:
    """The values in the order in which they are given; of a convolution the first alone."""
    if kind in (ADD, CONCAT, OTHER):
        return [one for one in _flat(node.args) if isinstance(one, fx.Node)] + [
            one for one in _flat(tuple(node.kwargs.values())) if isinstance(one, fx.Node)
        ]
    return node.all_input_nodes[:1]


def _flat(values: Any) -> Iterator[Any]:
    for value in values:
        if isinstance(value, tuple | list):
            yield from _flat(value)
        else:
            yield value


def draw_parts(
    network: nn.Module, parts: Sequence[TracedPart], decisions: Sequence[NormDecision],
    heads: Collection[str] = (),
) -> list[Drawing]:  # fmt: skip
    """A drawing of each part, under its path; its norms as they were decided."""
    kind = type(network).__name__
    return [
        draw_flow(part.flow, f"{kind}: {part.path}" if part.path else kind, decisions, heads)
        for part in parts
        if part.flow is not None
    ]


def draw_network(network: nn.Module) -> list[Drawing]:
    """As it is: no norm leaves."""
    return draw_parts(network, list(parts_of(network)), ())
