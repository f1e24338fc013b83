"""Optimizer steps as ONNX models."""

from .writing.write import export

__all__ = ["export"]
