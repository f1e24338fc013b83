"""The model of an argument: a file, a ModelProto, a function, or an object that has one of these.

It is checked here for what concerns it as a whole: versions, external data, opsets.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import onnx
from onnx import FunctionProto, ModelProto, ValueInfoProto, helper, parser, shape_inference

from ....ir.errors import CaptureError
from ..tensors import check_data_is_there, model_of_file
from .functions import opsets_of

OLDEST_OPSET = 6
_IR = 10  # the first in which functions have types of their values
Inputs = Mapping[str, str]  # a type in ONNX's text, as float[N,M], by the input's name


def model_of(source: Any, inputs: Inputs | None = None) -> ModelProto:
    """The model of a path or ONNX object, checked as a whole; `inputs` are of a function.

    Raises CaptureError, OSError.
    """
    if isinstance(source, FunctionProto):
        model = model_of_function(source, inputs)
    elif inputs is not None:
        raise CaptureError(
            "types of inputs are given for what is no FunctionProto", "inputs",
            "leave them out: a model says its own",
        )  # fmt: skip
    elif isinstance(source, (str, os.PathLike)):
        model = model_of_file(Path(source))
    elif isinstance(source, ModelProto):
        model = source
        check_data_is_there(model)
    else:
        model = _of_object(source)
    _check_versions(model)
    return model


def _of_object(source: Any) -> ModelProto:
    for name in ("model_proto", "to_model_proto"):
        found = getattr(source, name, None)
        found = found() if callable(found) else found
        if isinstance(found, ModelProto):
            return model_of(found)
    raise CaptureError(
        f"expected a path, a ModelProto or what has a model_proto, got {type(source).__name__}"
    )


def _check_versions(model: ModelProto) -> None:
    if model.ir_version > onnx.IR_VERSION:
        raise CaptureError(
            f"IR version {model.ir_version}; onnx {onnx.__version__} knows {onnx.IR_VERSION}",
            "model",
            "update the package onnx, or write the model with an older version",
        )
    if model.functions and model.ir_version < 8:
        raise CaptureError(
            f"functions of its own in IR version {model.ir_version}", "model", "use version 8"
        )
    newest = onnx.defs.onnx_opset_version()
    main = opsets_of(model.opset_import).get("")
    if main is not None and not OLDEST_OPSET <= main <= newest:
        raise CaptureError(
            f"opset {main}; expected {OLDEST_OPSET} to {newest}, which onnx {onnx.__version__} has",
            "model",
            "update the package onnx, or write the model for another opset",
        )


def name_of(model: ModelProto) -> str:
    """Return the name of a model's spec: that of its graph."""
    found = re.sub(r"[^0-9A-Za-z_]", "_", model.graph.name).strip("_").lower()
    return f"step_{found}" if found[:1].isdigit() else found or "imported"


def model_of_function(function: FunctionProto, inputs: Inputs | None) -> ModelProto:
    """A model that calls the function once.

    Inputs are of the types that are given, else of those in the function's own `value_info`.
    Raises CaptureError for a function that says none, or has attributes without a value.
    """
    where = f"function {function.name}"
    unknown = [name for name in inputs or {} if name not in function.input]
    if unknown:
        raise CaptureError(
            f"has no input '{unknown[0]}'; there are {', '.join(function.input)}", where
        )
    if function.attribute:
        raise CaptureError(
            f"its attribute '{function.attribute[0]}' has no value",
            where,
            "give the attribute a default, or call the function in a model",
        )
    known = {info.name: info for info in function.value_info}
    known |= {name: _typed(name, text) for name, text in (inputs or {}).items()}
    missing = [name for name in function.input if name not in known]
    if missing:
        raise CaptureError(
            f"the function '{function.name}' says no shapes of its inputs: {', '.join(missing)}",
            remedy='give them, as inputs={"p": "float[N,M]", "lr": "double"}, or call the function '
            "in a model whose inputs have types and shapes",
        )
    return _calling(function, [known[name] for name in function.input])


def _typed(name: str, text: str) -> ValueInfoProto:
    try:
        graph = parser.parse_graph(f'typed ({text} "{name}") => () {{ }}')
    except parser.ParseError as error:
        raise CaptureError(
            f"'{text}' is no type; expected one such as float[N,M], float16[N] or double",
            f"inputs['{name}']",
        ) from error
    return graph.input[0]


def _calling(function: FunctionProto, inputs: list[ValueInfoProto]) -> ModelProto:
    call = helper.make_node(
        function.name, function.input, list(function.output), domain=function.domain
    )
    outputs = [helper.make_empty_tensor_value_info(name) for name in function.output]
    graph = helper.make_graph([call], function.name, inputs, outputs)
    graph.doc_string = function.doc_string
    domains = {i.domain: i.version for i in function.opset_import} | {function.domain: 1}
    model = helper.make_model(
        graph, functions=[function], ir_version=_IR,
        opset_imports=[helper.make_opsetid(*pair) for pair in domains.items()],
    )  # fmt: skip
    return shape_inference.infer_shapes(model)
