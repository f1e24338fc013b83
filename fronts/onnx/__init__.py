"""Optimizer steps as ONNX models. The functions are in `stepfuse.interop.onnx`."""

from ..ir.errors import needed

with needed("stepfuse.onnx"):
    from ..interop.onnx import *
    from ..interop.onnx import __all__
