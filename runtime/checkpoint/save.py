"""Writes a checkpoint: whole, or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...ir.errors import CheckpointError, path_of
from .container import write
from .contents import CheckpointContents, manifest_of, tensors_of
from .read import check_written
from .replacing import replacing
from .versions import NEWEST


def save(
    given: str | Path, held: CheckpointContents, params: bool, extra: Mapping[str, Any]
) -> None:
    """Replaces the file, once all of it is on the disk and has been read back.

    Raises OSError, TypeError; CheckpointError where it is not what was to be written.
    """
    path = path_of(given, "a checkpoint")
    manifest = manifest_of(held, params, extra)
    with replacing(path) as file:
        write(file, manifest, NEWEST, tensors_of(held, params))
        file.flush()
        try:
            check_written(path, file)
        except CheckpointError as error:
            raise CheckpointError(
                f"{path}: what was written is not what was to be saved: {error}. The file that was "
                f"there stays; did another thread change the arrays meanwhile?"
            ) from None
