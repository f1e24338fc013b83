"""Models that are no well-formed ONNX: the verdict of ONNX's own checker, as a sentence.

The reader takes for granted what the checker checks, such as the kinds of attributes, and says
itself what concerns a step. An exception of any other kind is looked into here, so that whoever
reads a file has one kind of error to expect; where nothing explains it, it is its cause.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager

import onnx
from onnx import ModelProto, NodeProto, checker

from ....ir.errors import CaptureError, StepfuseError

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
