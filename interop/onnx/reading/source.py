"""The model of an argument: a file, a ModelProto, or an object that has one of these.

It is checked here for what concerns it as a whole: versions, external data, opsets.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import onnx
from onnx import FunctionProto, ModelProto

from ....ir.errors import CaptureError
from ..tensors import check_data_is_there, model_of_file
from .function_source import Inputs, model_of_function
from .functions import opsets_of

OLDEST_OPSET = 6


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
