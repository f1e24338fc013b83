"""The model that is meant: a file, a ModelProto, or what has one of these.

It is checked here for what concerns it as a whole: versions, external data, opsets.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import onnx
from google.protobuf.message import DecodeError
from onnx import FunctionProto, ModelProto, TensorProto
from onnx.external_data_helper import ExternalDataInfo, load_external_data_for_tensor

from ....ir.errors import CaptureError
from .function_source import Inputs, model_of_function

OLDEST_OPSET = 6
_MAIN = ("", "ai.onnx")
_LARGEST = 2 * 2**30  # bytes: what one protobuf message holds


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
        model = _of_file(Path(source))
    elif isinstance(source, ModelProto):
        model = source
        _check_external(model, None)
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


def _of_file(path: Path) -> ModelProto:
    size = path.stat().st_size
    if size > _LARGEST:
        raise CaptureError(
            f"{size / 2**30:.1f} GiB; a model is at most 2 GiB",
            str(path),
            "store its weights apart",
        )
    model = ModelProto()
    try:
        model.ParseFromString(path.read_bytes())
    except DecodeError as error:
        raise CaptureError(
            "is no ONNX model, or is cut off", str(path), "write the file again"
        ) from error
    if not model.ir_version or not model.HasField("graph"):
        raise CaptureError("is no ONNX model: it has no version or no graph", str(path))
    _check_external(model, path)
    return model


def _check_external(model: ModelProto, path: Path | None) -> None:
    """Loads tensors that lie beside the file. Raises CaptureError."""
    for tensor in _tensors(model):
        if tensor.data_location != TensorProto.EXTERNAL:
            continue
        location = ExternalDataInfo(tensor).location
        if path is None:
            raise CaptureError(
                f"its data lies in the file '{location}'",
                f"tensor {tensor.name}",
                "load the model by its path, or with its data",
            )
        folder = path.parent.resolve()
        there = (folder / location).resolve()
        if not there.is_relative_to(folder):
            raise CaptureError(
                f"its data is to lie in '{location}', outside the folder of {path.name}",
                f"tensor {tensor.name}",
                "put the data beside the model",
            )
        if not there.is_file():
            raise CaptureError(
                f"its data is to lie in '{location}' beside {path.name}, where no such file is",
                f"tensor {tensor.name}",
                "put the file there",
            )
        load_external_data_for_tensor(tensor, str(folder))


def _tensors(model: ModelProto) -> list[TensorProto]:
    held = [a.t for n in model.graph.node for a in n.attribute if a.HasField("t")]
    return [*model.graph.initializer, *held]


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
    versions = {o.domain: o.version for o in model.opset_import}
    main = next((versions[domain] for domain in _MAIN if domain in versions), None)
    if main is not None and not OLDEST_OPSET <= main <= newest:
        raise CaptureError(
            f"opset {main}; expected {OLDEST_OPSET} to {newest}, which onnx {onnx.__version__} has",
            "model",
            "update the package onnx, or write the model for another opset",
        )


def name_of(model: ModelProto) -> str:
    """What the spec of a model is called: as its graph is."""
    return re.sub(r"\W", "_", model.graph.name).strip("_").lower() or "imported"
