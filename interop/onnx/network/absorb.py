"""Nodes that take a factor and a shift of each channel into their own weights.

    a (W x + b) + c = (a W) x + (a b + c)

All is computed in f64 and rounded once to the weights' dtype. Each row changes a node so that it
makes `a y + c` of `y`, or refuses and changes nothing. The weights are new initialisers:
others may use the old ones.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from onnx import NodeProto, helper

from ..graphs import main_domain
from .graph import Array, Network

Row = Callable[[Network, NodeProto, Array, Array], bool]


def absorb(net: Network, node: NodeProto, factor: Array, shift: Array) -> bool:
    """True if a node has taken factor and shift in."""
    row = _ROWS.get(node.op_type)
    return row is not None and not main_domain(node.domain) and row(net, node, factor, shift)


def along_channels(value: Array, channels: int, rank: int | None) -> Array | None:
    """A constant operand as one f64 number a channel; None where it varies otherwise."""
    if rank is None or rank < 2 or value.ndim > rank:
        return None
    wide = value.astype(np.float64)
    if value.size == 1:
        return np.full(channels, wide.item())
    shape = (1,) * (rank - value.ndim) + value.shape
    expected = (1, channels, *[1] * (rank - 2))
    return wide.reshape(-1) if shape == expected else None


def in_channels(value: Array, rank: int, dtype: np.dtype[np.generic]) -> Array:
    """Numbers of the channels as an operand of a value of a rank."""
    return np.asarray(value.reshape(-1, *[1] * (rank - 2)), dtype)


def attribute(node: NodeProto, name: str, default: float) -> float:
    """A numeric attribute of a node, or its default in ONNX."""
    found = (helper.get_attribute_value(a) for a in node.attribute if a.name == name)
    return next(found, default)


def constant_operand(net: Network, node: NodeProto) -> tuple[int, Array] | None:
    """The place and value of the one constant among two operands."""
    found = [(k, v) for k, name in enumerate(node.input) if (v := net.constant(name)) is not None]
    return found[0] if len(found) == 1 and len(node.input) == 2 else None


def _convolution(net: Network, node: NodeProto, factor: Array, shift: Array) -> bool:
    """Weights [out, in / group, ...]."""
    weights = net.constant(node.input[1])
    bias = _bias(net, node, len(factor))
    if weights is None or bias is None or len(weights) != len(factor):
        return False
    wide = weights.astype(np.float64) * factor.reshape(-1, *[1] * (weights.ndim - 1))
    _store(net, node, wide, bias * factor + shift, weights.dtype)
    return True


def _transposed(net: Network, node: NodeProto, factor: Array, shift: Array) -> bool:
    """Weights [in, out / group, ...]: the channels of a group belong to its part of the inputs."""
    weights = net.constant(node.input[1])
    bias = _bias(net, node, len(factor))
    groups = int(attribute(node, "group", 1))
    if weights is None or bias is None or weights.shape[1] * groups != len(factor):
        return False
    apart = weights.astype(np.float64).reshape(groups, -1, *weights.shape[1:])
    scaled = apart * factor.reshape(groups, 1, -1, *[1] * (weights.ndim - 2))
    _store(net, node, scaled.reshape(weights.shape), bias * factor + shift, weights.dtype)
    return True


def _gemm(net: Network, node: NodeProto, factor: Array, shift: Array) -> bool:
    """alpha A B + beta C: alpha stays, beta goes into C."""
    weights = net.constant(node.input[1])
    has_bias = len(node.input) > 2 and node.input[2]
    bias = net.constant(node.input[2]) if has_bias else np.zeros(1)
    if weights is None or bias is None or weights.ndim != 2 or net.opset < 7:
        return False
    is_turned = bool(attribute(node, "transB", 0))
    if weights.shape[0 if is_turned else 1] != len(factor):
        return False
    wide = weights.astype(np.float64) * (factor[:, None] if is_turned else factor)
    total = bias.astype(np.float64) * (attribute(node, "beta", 1.0) if has_bias else 0.0)
    _store(net, node, wide, total * factor + shift, weights.dtype)
    kept = [a for a in node.attribute if a.name != "beta"]
    del node.attribute[:]
    node.attribute.extend(kept)
    return True


def _product(net: Network, node: NodeProto, factor: Array, shift: Array) -> bool:
    """A matrix product has no bias: it takes factors alone."""
    weights = net.constant(node.input[1])
    if weights is None or weights.ndim != 2 or net.rank(node.input[0]) != 2 or shift.any():
        return False
    if weights.shape[1] != len(factor):
        return False
    wide = weights.astype(np.float64) * factor
    net.swap(node, 1, net.add_constant(node.input[1], np.asarray(wide, weights.dtype)))
    return True


def _channelwise(net: Network, node: NodeProto, factor: Array, shift: Array) -> bool:
    """Mul takes factors alone; Add takes shifts, and factors where its other summand does."""
    operand = constant_operand(net, node)
    rank = None if operand is None else net.rank(node.input[1 - operand[0]])
    own = None if operand is None else along_channels(operand[1], len(factor), rank)
    is_product = node.op_type == "Mul"
    if operand is None or own is None or rank is None or (is_product and shift.any()):
        return False
    index, value = operand
    if not is_product and (factor != 1).any():
        before = net.sole_producer(node.input[1 - index])
        if before is None or not absorb(net, before, factor, np.zeros(len(factor))):
            return False
    made = in_channels(own * factor if is_product else own * factor + shift, rank, value.dtype)
    net.swap(node, index, net.add_constant(node.input[index], made))
    return True


def _bias(net: Network, node: NodeProto, channels: int) -> Array | None:
    """A convolution's bias in f64: zeros where it has none, None where it is no constant."""
    if len(node.input) < 3 or not node.input[2]:
        return np.zeros(channels)
    found = net.constant(node.input[2])
    return None if found is None else found.astype(np.float64)


def _store(
    net: Network, node: NodeProto, weights: Array, bias: Array, dtype: np.dtype[np.generic]
) -> None:
    """New weights and bias of a node."""
    net.swap(node, 1, net.add_constant(node.input[1], np.asarray(weights, dtype)))
    if len(node.input) < 3:
        node.input.append("")
    net.swap(node, 2, net.add_constant(node.output[0] + "_bias", np.asarray(bias, dtype)))


_ROWS: dict[str, Row] = {
    "Conv": _convolution,
    "ConvTranspose": _transposed,
    "Gemm": _gemm,
    "MatMul": _product,
    "Mul": _channelwise,
    "Add": _channelwise,
}
