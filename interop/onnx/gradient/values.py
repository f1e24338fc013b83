"""Static facts of a network's values: dtypes, and shapes where they follow."""

from __future__ import annotations

from typing import Any

import numpy as np
from onnx import ModelProto, helper, shape_inference

from ....ir.errors import CaptureError

Dims = tuple[int | str, ...]  # a size that nobody knows has a name of its own


class KnownValues:
    """The dtypes and shapes of a model's values by name. Raises CaptureError."""

    def __init__(self, model: ModelProto) -> None:
        try:
            graph = shape_inference.infer_shapes(model, data_prop=True).graph
        except shape_inference.InferenceError as error:
            said = str(error).strip().splitlines()[0]
            raise CaptureError(
                f"ONNX's shape inference refuses the model: {said}", model.graph.name,
                "onnx.checker.check_model(model, full_check=True) may say more",
            ) from None  # fmt: skip
        self._dtypes: dict[str, np.dtype[Any]] = {}
        self._dims: dict[str, Dims] = {}
        for value in (*graph.value_info, *graph.input, *graph.output):
            kind = value.type.tensor_type
            if kind.elem_type:
                self._dtypes[value.name] = helper.tensor_dtype_to_np_dtype(kind.elem_type)
            if kind.HasField("shape"):
                self._dims[value.name] = tuple(
                    d.dim_value if d.HasField("dim_value") else d.dim_param or f"{value.name}[{k}]"
                    for k, d in enumerate(kind.shape.dim)
                )
        for tensor in graph.initializer:
            dtype = helper.tensor_dtype_to_np_dtype(tensor.data_type)
            self._dtypes.setdefault(tensor.name, dtype)
            self._dims.setdefault(tensor.name, tuple(tensor.dims))

    def dtype(self, name: str) -> np.dtype[Any]:
        """The dtype of a value; f32 where inference does not know."""
        return self._dtypes.get(name, np.dtype(np.float32))

    def is_float(self, name: str) -> bool:
        """True if a derivative with respect to a value means anything."""
        return not np.issubdtype(self.dtype(name), np.integer) and self.dtype(name) != np.bool_

    def dims(self, name: str) -> Dims | None:
        """The shape of a value, None where not even the rank is known."""
        return self._dims.get(name)
