"""Inputs of functions on models."""

from __future__ import annotations

from onnx import ModelProto


def check_model(given: object) -> None:
    """Refuses what is no model (TypeError)."""
    if not isinstance(given, ModelProto):
        raise TypeError(f"expected an onnx.ModelProto, got {type(given).__name__}; use onnx.load")
