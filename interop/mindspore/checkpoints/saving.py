"""Checkpoints of an optimizer: stepfuse's file, and one more for each further dtype.

The files of one optimizer hold the same `extra`, so that files of two times are told apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ....ir.errors import CheckpointError
from ....runtime.checkpoint.read import opened
from ..engine import DtypePart


def save(parts: Sequence[DtypePart], path: str | Path, extra: Mapping[str, Any]) -> None:
    """Writes `path`, and `path.1` and so on for further dtypes. Raises OSError."""
    for part, file in zip(parts, _files(parts, path), strict=True):
        part.fused.save(file, params=True, extra=dict(extra))


def load(parts: Sequence[DtypePart], path: str | Path) -> dict[str, Any]:
    """Reads them back, and returns the `extra`. Raises CheckpointError, OSError."""
    files = _files(parts, path)
    extras: list[dict[str, Any]] = []
    for file in files:
        with opened(file) as saved:
            extras.append(saved.manifest["extra"])
    for file, extra in zip(files, extras, strict=True):
        if extra != extras[0]:
            raise CheckpointError(f"{file} is of another step than {path}: they are no pair")
    for part, file in zip(parts, files, strict=True):
        part.fused.load(file, params=True, hypers=False)
    return extras[0]


def _files(parts: Sequence[DtypePart], path: str | Path) -> list[Path]:
    return [Path(f"{path}.{n}" if n else path) for n in range(len(parts))]
