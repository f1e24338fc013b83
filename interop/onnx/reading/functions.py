"""Bodies of functions: a model's own, and those by which ONNX defines operators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import onnx
from onnx import AttributeProto, FunctionProto, ModelProto, NodeProto, TypeProto, helper

from ...capture.recording import Recording
from ..graphs import main_domain
from .values import TensorValue

FunctionKey = tuple[str, str]


@dataclass(frozen=True, slots=True)
class FunctionBody:
    """A function, its opsets by domain, and its attributes' defaults."""

    function: FunctionProto
    opsets: Mapping[str, int]
    defaults: Mapping[str, AttributeProto]


def opsets_of(imports: Sequence[onnx.OperatorSetIdProto]) -> dict[str, int]:
    """The versions of opsets by domain."""
    return {main_domain(o.domain): o.version for o in imports}


def functions_of(model: ModelProto) -> dict[FunctionKey, FunctionBody]:
    """A model's own functions by domain and name."""
    return {
        (main_domain(f.domain), f.name): FunctionBody(
            f, opsets_of(f.opset_import), {a.name: a for a in f.attribute_proto}
        )
        for f in model.functions
    }


def schema_of(node: NodeProto, version: int) -> onnx.defs.OpSchema | None:
    """Return ONNX's schema of a node's operator; None if it has none."""
    try:
        return onnx.defs.get_schema(node.op_type, version, main_domain(node.domain))
    except onnx.defs.SchemaError:
        return None


def body_of(
    node: NodeProto, schema: onnx.defs.OpSchema, version: int,
    operands: Sequence[TensorValue | None], recording: Recording,
) -> FunctionBody | None:  # fmt: skip
    """The body that ONNX has for an operator at a version; None where it has none."""
    text = _text(node, schema, version, operands, recording)
    if text is None:
        return None
    function = FunctionProto()
    function.ParseFromString(text)
    defaults = {
        name: a.default_value for name, a in schema.attributes.items() if a.default_value.name
    }
    return FunctionBody(function, opsets_of(function.opset_import), defaults)


def _text(
    node: NodeProto, schema: Any, version: int, operands: Sequence[TensorValue | None],
    recording: Recording,
) -> bytes | None:  # fmt: skip
    plain = _newest(schema.function_opset_versions, version)
    if plain is not None:
        return schema.get_function_with_opset_version(plain)
    typed = _newest(schema.context_dependent_function_opset_versions, version)
    if typed is None:
        return None
    types = [_type(v, recording).SerializeToString() for v in operands]
    types += [TypeProto().SerializeToString()] * (len(node.input) - len(types))
    return schema.get_context_dependent_function_with_opset_version(
        typed, node.SerializeToString(), types
    )


def _newest(versions: Sequence[int], most: int) -> int | None:
    older = [v for v in versions if v <= most]
    return max(older, default=min(versions, default=None))


def _type(value: TensorValue | None, recording: Recording) -> TypeProto:
    if value is None:
        return TypeProto()
    shape = value.array.shape if value.array is not None else None
    if value.traced is not None:
        shape = recording.shape(value.traced)
    return helper.make_tensor_type_proto(value.dtype, shape)
