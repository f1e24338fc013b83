"""Checks of a model and of each node: names in order, attributes, operands' types.

The reader takes for granted what ONNX's own checker checks, such as the kinds of attributes, and
says itself what concerns a step. Any other exception is looked into here, so that whoever reads a
file has one kind of error to expect; where nothing explains it, it is its cause.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Generator, Mapping, Sequence
from contextlib import contextmanager

import onnx
from onnx import AttributeProto, ModelProto, NodeProto, checker

from ....ir.errors import CaptureError, StepfuseError
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


_REMEDY = "write it again with the tool that made it"


@contextmanager
def well_formed(model: ModelProto) -> Generator[None]:
    """Raises CaptureError, with the checker's message, where reading a model breaks off."""
    if _has_bytes(model):
        raise CaptureError("is malformed: a name in it is no UTF-8", "model", _REMEDY)
    try:
        yield
    except StepfuseError:
        raise
    except Exception as error:
        wrong = _wrong(model, error) or f"{type(error).__name__}: {error}"
        raise CaptureError(f"is malformed: {wrong}", "model", _REMEDY) from error


def _wrong(model: ModelProto, error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "a name in it is no UTF-8"
    try:
        checker.check_model(model)
    except Exception as said:  # of the checker, or of what it cannot take
        return _short(said)
    if any(held.key.startswith("stepfuse.") for held in model.metadata_props):
        found = f"{type(error).__name__} {error}"
        return f"its stepfuse properties are not those of its graph ({found})"
    return ""


def wrong_node(node: NodeProto, opsets: Mapping[str, int], error: Exception) -> str:
    """Return the checker's message on a node at which reading broke off, else the error's."""
    context = checker.C.CheckerContext()
    context.ir_version, context.opset_imports = onnx.IR_VERSION, dict(opsets)
    try:
        checker.check_node(node, context)
    except Exception as said:  # of the checker, or of what it cannot take
        return f"is malformed: {_short(said)}"
    return f"cannot be read: {type(error).__name__}: {_short(error)}"


def _short(error: Exception) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__


def _has_bytes(model: ModelProto) -> bool:
    """True if a name is no text: protobuf then gives its bytes."""
    graph = model.graph
    named = [*graph.node, *graph.input, *graph.output, *graph.initializer]
    used = [name for node in graph.node for name in (*node.input, *node.output, node.op_type)]
    try:
        texts = [graph.name, graph.doc_string, model.doc_string]
        names = [*texts, *used, *(each.name for each in named)]
        pairs = [text for held in model.metadata_props for text in (held.key, held.value)]
    except UnicodeDecodeError:
        return True
    return any(isinstance(name, bytes) for name in (*names, *pairs))
