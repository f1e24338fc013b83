"""Models that are no well-formed ONNX: what ONNX's own checker says of them, as a sentence.

The reader takes for granted what the checker checks, such as the kinds of attributes, and says
itself what concerns a step. An exception of any other kind is looked into here: where the checker
finds nothing either, and no properties of ours can be wrong, it stays a defect of the reader.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from onnx import ModelProto, checker

from ....ir.errors import CaptureError, StepfuseError

_REMEDY = "write it again with the tool that made it"
_BROKEN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


@contextmanager
def well_formed(model: ModelProto) -> Generator[None]:
    """Raises CaptureError, with what the checker says, where reading a model breaks off."""
    try:
        yield
    except StepfuseError:
        raise
    except _BROKEN as error:
        wrong = _wrong(model, error)
        if not wrong:
            raise
        raise CaptureError(f"is malformed: {wrong}", "model", _REMEDY) from error


def _wrong(model: ModelProto, error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError) or _has_bytes(model):
        return "a name in it is no UTF-8"
    try:
        checker.check_model(model)
    except Exception as said:  # of the checker, or of what it cannot take
        return " ".join(str(said).split())[:200] or type(said).__name__
    if any(held.key.startswith("stepfuse.") for held in model.metadata_props):
        found = f"{type(error).__name__} {error}"
        return f"its stepfuse properties are not those of its graph ({found})"
    return ""


def _has_bytes(model: ModelProto) -> bool:
    """Whether a name is no text: protobuf then gives its bytes."""
    graph = model.graph
    named = [*graph.node, *graph.input, *graph.output, *graph.initializer]
    used = [name for node in graph.node for name in (*node.input, *node.output, node.op_type)]
    try:
        names = [graph.name, *used, *(each.name for each in named)]
        pairs = [text for held in model.metadata_props for text in (held.key, held.value)]
    except UnicodeDecodeError:
        return True
    return any(isinstance(name, bytes) for name in (*names, *pairs))
