"""Checks of each node: its names in order, its attributes, its operands' types."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping, Sequence

import onnx
from onnx import AttributeProto, NodeProto

from ....ir.errors import CaptureError
from ..tensors import type_name
from .values import TensorValue


def place_of(node: NodeProto) -> str:
    """Return a node's name for messages."""
    name = node.name or (node.output[0] if node.output else "")
    return f"node {name} ({node.op_type})"


def check_order(nodes: Sequence[NodeProto], known: Collection[str]) -> None:
    """Raises CaptureError where a name is written twice, or read before it is written."""
    written = set(known)
    later = {name for node in nodes for name in node.output}
    for node in nodes:
        for name in filter(None, node.input):
            if name not in written:
                why = (
                    "which only a later node writes: there is a cycle, or the order is wrong"
                    if name in later
                    else "which nothing writes"
                )
                raise CaptureError(
                    f"reads '{name}', {why}", place_of(node), "sort the nodes by what they read"
                )
        for name in filter(None, node.output):
            if name in written:
                raise CaptureError(f"writes '{name}' a second time", place_of(node), "rename it")
            written.add(name)


def check_attributes(
    node: NodeProto, attributes: Mapping[str, AttributeProto], known: Collection[str],
    required: Collection[str],
) -> None:  # fmt: skip
    """Raises CaptureError for an attribute that the operator has not, or that is missing."""
    for name in attributes:
        if name not in known:
            near = difflib.get_close_matches(name, known) or sorted(known)
            raise CaptureError(
                f"has the attribute '{name}', which {node.op_type} has not",
                place_of(node),
                f"is it {' or '.join(near)}?" if near else "leave it out",
            )
    missing = [name for name in required if name not in attributes]
    if missing:
        raise CaptureError(f"lacks the attribute '{missing[0]}'", place_of(node))


def check_operands(
    node: NodeProto, schema: onnx.defs.OpSchema, operands: Sequence[TensorValue | None]
) -> None:
    """Raises CaptureError for too few or many operands, or for those of unlike types."""
    if not schema.min_input <= len(node.input) <= schema.max_input:
        raise CaptureError(
            f"has {len(node.input)} operands; {node.op_type} takes {schema.min_input} to "
            f"{schema.max_input}",
            place_of(node),
        )
    formal = list(schema.inputs)
    found: dict[str, tuple[int, str]] = {}
    for index, value in enumerate(operands):
        if value is None or not formal:
            continue
        parameter = formal[min(index, len(formal) - 1)]
        if "(" in parameter.type_str or not parameter.is_homogeneous:
            continue
        dtype, first = found.setdefault(parameter.type_str, (value.dtype, node.input[index]))
        if dtype != value.dtype:
            raise CaptureError(
                f"takes operands of one type; '{first}' is {type_name(dtype)}, "
                f"'{node.input[index]}' is {type_name(value.dtype)}",
                place_of(node),
                "cast one of them",
            )
