"""Writes a checkpoint: whole, or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .container import write
from .contents import Held, manifest_of, tensors_of
from .replacing import replacing
from .versions import NEWEST


def save(path: Path, held: Held, params: bool, extra: Mapping[str, Any]) -> None:
    """Replaces the file, once all of it is on the disk. Raises OSError, TypeError."""
    manifest = manifest_of(held, params, extra)
    with replacing(path) as file:
        write(file, manifest, NEWEST, tensors_of(held.storage, params))
