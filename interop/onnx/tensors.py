"""The tensors that a model holds, at any depth: loaded from files beside it, and as arrays.

Data may lie in a file in the model's folder, and nowhere else. ONNX's own functions would look for
that file in the working directory, so they are given tensors whose data has been loaded.
"""

from __future__ import annotations

import math
import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from google.protobuf.message import DecodeError, Message
from onnx import ModelProto, NodeProto, OperatorSetIdProto, TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from ...ir.errors import CaptureError


def check_model(given: object) -> None:
    """Check the type of a model. Raises TypeError."""
    if not isinstance(given, ModelProto):
        raise TypeError(f"expected an onnx.ModelProto, got {type(given).__name__}; use onnx.load")


_LARGEST = 2 * 2**30  # bytes: what one protobuf message holds
_PACKED = {
    "UINT4": 4, "INT4": 4, "FLOAT4E2M1": 4, "UINT2": 2, "INT2": 2, "FLOAT6E2M3": 6, "FLOAT6E3M2": 6,
}  # fmt: skip


def model_of_file(path: Path) -> ModelProto:
    """The model of a file, with all data that lies beside it. Raises CaptureError, OSError."""
    try:
        size = path.stat().st_size
    except ValueError as error:
        raise CaptureError(f"is no path: {error}", repr(str(path))) from error
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
    for tensor in _outside(model):
        _load(tensor, path)
    return model


def check_data_is_there(message: Message) -> None:
    """Raises CaptureError for a tensor, anywhere in it, whose data lies in a file."""
    for tensor in _outside(message):
        location = _said(tensor).get("location", "")
        raise CaptureError(
            f"its data lies in the file '{location}'",
            f"tensor {tensor.name}",
            "load the model by its path, or with its data",
        )


def array_of(tensor: TensorProto) -> np.ndarray[Any, Any]:
    """A tensor as an array. Raises CaptureError for one that is malformed, or lies in a file."""
    check_data_is_there(tensor)
    try:
        return numpy_helper.to_array(tensor)
    except (ArithmeticError, LookupError, MemoryError, TypeError, ValueError) as error:
        raise CaptureError(
            f"its data is no {type_name(tensor.data_type)} of sizes {list(tensor.dims)}: {error}",
            f"tensor {tensor.name}",
            "write the model again with the tool that made it",
        ) from error


def evaluated(
    node: NodeProto, operands: Mapping[str, Any], opsets: Sequence[OperatorSetIdProto]
) -> list[Any]:
    """The results of a node by ONNX's own evaluator. Raises CaptureError for data in a file."""
    check_data_is_there(node)
    inputs = [helper.make_empty_tensor_value_info(name) for name in operands]
    outputs = [helper.make_empty_tensor_value_info(name) for name in node.output if name]
    graph = helper.make_graph([node], "one", inputs, outputs)
    model = helper.make_model(graph, opset_imports=opsets)
    with np.errstate(all="ignore"):
        found: Any = ReferenceEvaluator(model).run(None, dict(operands))
    return list(found)


def type_name(dtype: int) -> str:
    """An element type as ONNX calls it."""
    known = dtype in TensorProto.DataType.values()
    return TensorProto.DataType.Name(dtype) if known else f"type {dtype}"


def _outside(message: Message) -> Iterator[TensorProto]:
    """The tensors in a message whose data lies in files: of graphs and functions at any depth."""
    pending = [message]
    while pending:
        held = pending.pop()
        if isinstance(held, TensorProto):
            if held.data_location == TensorProto.EXTERNAL:
                yield held
            continue
        for field, value in held.ListFields():
            if field.message_type is not None:
                pending.extend([value] if isinstance(value, Message) else value)


def _said(tensor: TensorProto) -> dict[str, str]:
    return {entry.key: entry.value for entry in tensor.external_data}


def _load(tensor: TensorProto, model: Path) -> None:
    """Gives a tensor its data from the file beside the model. Raises CaptureError."""
    said, where = _said(tensor), f"tensor {tensor.name}"
    location = said.get("location", "")
    try:
        tensor.raw_data = _bytes(tensor, said, _opened(location, model))
    except OSError as error:
        raise CaptureError(
            f"its data is to lie in '{location}' beside {model.name}, which cannot be read: "
            f"{error.strerror or error}",
            where,
            "put the file there",
        ) from error
    except CaptureError as error:
        raise CaptureError(error.op, where, error.remedy) from error
    tensor.data_location = TensorProto.DEFAULT
    del tensor.external_data[:]


def _opened(location: str, model: Path) -> int:
    """The descriptor of a plain file in the model's folder. Raises CaptureError, OSError."""
    folder = model.parent.resolve()
    there = folder if "\0" in location else (folder / location).resolve()
    if not there.is_relative_to(folder) or Path(location).is_absolute():
        raise CaptureError(
            f"its data is to lie in '{location}', outside the folder of {model.name}",
            remedy="put the data beside the model",
        )
    if not there.is_file():
        raise CaptureError(
            f"its data is to lie in '{location}' beside {model.name}, where no such file is",
            remedy="put the file there",
        )
    opened = os.open(there, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0))
    found = os.fstat(opened)
    if stat.S_ISREG(found.st_mode) and found.st_nlink == 1:
        return opened
    os.close(opened)
    raise CaptureError(
        f"its data is to lie in '{location}', which is a file of {found.st_nlink} names: "
        f"others may be outside the folder of {model.name}",
        remedy="copy the file, and put the copy in its place",
    )


def _bytes(tensor: TensorProto, said: dict[str, str], opened: int) -> bytes:
    """Read a tensor's bytes from a file. Raises CaptureError where the size differs."""
    with os.fdopen(opened, "rb") as file:
        size, wanted = os.fstat(opened).st_size, _size(tensor)
        offset, length = _count(said, "offset", 0), _count(said, "length", wanted)
        if length != wanted or offset + length > size:
            raise CaptureError(
                f"{type_name(tensor.data_type)} of sizes {list(tensor.dims)} is {wanted} bytes; "
                f"told are {length} at {offset} of the {size} in '{said['location']}'",
                remedy="write the model and its data again",
            )
        file.seek(offset)
        return file.read(length)


def _count(said: dict[str, str], name: str, default: int) -> int:
    text = said.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise CaptureError(f"its {name} is {text!r}; expected a number of bytes, 0 or more")
    return int(text)


def _size(tensor: TensorProto) -> int:
    """Return a tensor's bytes. Raises CaptureError for types without a size."""
    name = type_name(tensor.data_type)
    known = tensor.data_type in helper.get_all_tensor_dtypes() and name != "STRING"
    if not known or any(size < 0 for size in tensor.dims):
        raise CaptureError(f"{name} of sizes {list(tensor.dims)} cannot lie in a file")
    bits = _PACKED.get(name) or 8 * helper.tensor_dtype_to_np_dtype(tensor.data_type).itemsize
    return math.ceil(math.prod(tensor.dims) * bits / 8)
