"""Checkpoints that the tests of checkpoints share."""

from __future__ import annotations

from pathlib import Path

import safetensors.numpy
from safetensors import safe_open


def rewritten(path: Path, **metadata: str) -> None:
    """The same file by the safetensors library, with other metadata."""
    with safe_open(path, "numpy") as file:
        old, tensors = file.metadata(), {key: file.get_tensor(key) for key in file.offset_keys()}
    safetensors.numpy.save_file(tensors, path, {**old, **metadata})
