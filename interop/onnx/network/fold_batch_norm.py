"""Batch normalisation at inference goes into the weights before it.

    y = (x - mean) / sqrt(var + epsilon) scale + bias = a x + c,   a and c one number a channel

1. A Conv, ConvTranspose or Gemm whose only user it is takes a and c; so does an Add of a constant
   behind one of those or behind a MatMul. A MatMul takes a, and an Add of c follows.
2. Elsewhere (behind a Concat or a Pool, or where x has other users or is an output): Mul and Add.
3. A Mul or Add of one constant a channel behind a folded node is folded as well.
4. Kept as it is: in training mode, with more results than y, with statistics that are no
   constants or that a caller may override, or where the rank for case 2 is not known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from onnx import ModelProto, NodeProto, helper

from ..graphs import main_domain
from ..tensors import check_model
from .absorb import absorb, along_channels, attribute, constant_operand, in_channels
from .graph import Array, Network

_AFFINE = "affine"
_NUMPY_BROADCASTING = 7  # the opset from which Add and Mul broadcast as NumPy does


@dataclass(frozen=True, slots=True)
class FoldDecision:
    """The decision on a node: `Conv` that took it in, `affine`, or `kept` and why."""

    node: str  # the name of its result
    op: str
    into: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class FoldedNetwork:
    """A network whose batch normalisations are folded; the same object where none was."""

    model: ModelProto
    decisions: tuple[FoldDecision, ...]


def fold_batch_norm(model: ModelProto | Any) -> FoldedNetwork:
    """The network with its batch normalisations folded; the model that is given stays as it is.

    Raises TypeError for anything but a ModelProto.
    """
    check_model(model)
    walk = _Walk(Network(model))
    for node in walk.net.pending:
        walk.visit(node)
    changed = any(d.into != "kept" for d in walk.decisions)
    return FoldedNetwork(walk.net.finished() if changed else model, tuple(walk.decisions))


class _Walk:
    """The pass, front to back; `folded` are the channels of values that have a fold in them."""

    def __init__(self, net: Network) -> None:
        self.net = net
        self.decisions: list[FoldDecision] = []
        self.folded: dict[str, int] = {}

    def visit(self, node: NodeProto) -> None:
        """Append the node, or its replacement, to the network."""
        is_ours = not main_domain(node.domain)
        if is_ours and node.op_type == "BatchNormalization":
            self._batch_norm(node)
        elif not (is_ours and node.op_type in ("Mul", "Add") and self._follows(node)):
            self.net.append(node)

    def _batch_norm(self, node: NodeProto) -> None:
        why = _not_inference(node, self.net.opset)
        numbers = [self.net.constant(name) for name in node.input[1:5]]
        if not why and any(n is None for n in numbers):
            why = "its statistics are no constants"
        if why:
            self._keep(node, why)
            return
        scale, bias, mean, variance = (np.asarray(n, np.float64) for n in numbers)
        factor = scale / np.sqrt(variance + attribute(node, "epsilon", 1e-5))
        self._fold(node, factor, bias - mean * factor)

    def _fold(self, node: NodeProto, factor: Array, shift: Array) -> None:
        """Cases 1 and 2."""
        net, source, result = self.net, node.input[0], node.output[0]
        before = net.sole_producer(source)
        if before is not None and absorb(net, before, factor, shift):
            self._renamed(before, node, len(factor))
            return
        kind = net.kind(source)
        if kind is None or kind[1] < 2 or net.opset < _NUMPY_BROADCASTING:
            self._keep(node, "no node before it takes it in, and its rank is not known")
            return
        dtype, rank = kind
        scaled, into = source, _AFFINE
        if before is not None and absorb(net, before, factor, np.zeros(len(factor))):
            into = before.op_type
        else:
            scaled = net.fresh(result + "_scaled")
            self._operation("Mul", source, in_channels(factor, rank, dtype), scaled)
            net.set_kind(scaled, source)
            net.uses[scaled] = 1
        self._operation("Add", scaled, in_channels(shift, rank, dtype), result)
        self._decide(node, into, len(factor))

    def _operation(self, op: str, source: str, operand: Array, result: str) -> None:
        made = helper.make_node(op, [source, self.net.add_constant(result, operand)], [result])
        self.net.uses[made.input[1]] = 1
        self.net.append(made)

    def _follows(self, node: NodeProto) -> bool:
        """Case 3: True if a Mul or Add was absorbed by the node before it."""
        net, operand = self.net, constant_operand(self.net, node)
        if operand is None or net.opset < _NUMPY_BROADCASTING:
            return False
        index, value = operand
        source = node.input[1 - index]
        channels, before = self.folded.get(source), net.sole_producer(source)
        if channels is None or before is None:
            return False
        number = along_channels(value, channels, net.rank(source))
        if number is None:
            return False
        is_product = node.op_type == "Mul"
        factor = number if is_product else np.ones(channels)
        if not absorb(net, before, factor, np.zeros(channels) if is_product else number):
            return False
        self._renamed(before, node, channels)
        return True

    def _renamed(self, before: NodeProto, node: NodeProto, channels: int) -> None:
        self.net.rename(before, node.output[0])
        self._decide(
            node, _AFFINE if before.op_type in ("Mul", "Add") else before.op_type, channels
        )

    def _decide(self, node: NodeProto, into: str, channels: int) -> None:
        self.folded[node.output[0]] = channels
        self.decisions.append(FoldDecision(node.output[0], node.op_type, into))

    def _keep(self, node: NodeProto, why: str) -> None:
        self.decisions.append(FoldDecision(node.output[0], node.op_type, "kept", why))
        self.net.append(node)


def _not_inference(node: NodeProto, opset: int) -> str:
    """Why a node is no batch normalisation at inference; empty if it is one."""
    if any(node.output[1:]):
        return "it has results beside y"
    if attribute(node, "training_mode", 0):
        return "it is in training mode"
    if opset < _NUMPY_BROADCASTING and not attribute(node, "is_test", 0):
        return "it is in training mode: before opset 7, is_test is 0"
    return "" if attribute(node, "spatial", 1) else "its statistics are of single elements"
