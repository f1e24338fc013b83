"""Writes a checkpoint: whole, or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ...ir.errors import CheckpointError, path_of
from .container import StoredTensor, write
from .contents import CheckpointContents, manifest_of, tensors_of
from .manifest_shape import check_manifest
from .read import ManifestCheck, check_written
from .replacing import replacing
from .versions import NEWEST


def save(
    given: str | Path, held: CheckpointContents, params: bool, extra: Mapping[str, Any]
) -> None:
    """Replaces the file, once all of it is on the disk and has been read back.

    Raises OSError, TypeError; CheckpointError where it is not what was to be written.
    """
    path = path_of(given, "a checkpoint")
    save_file(path, manifest_of(held, params, extra), tensors_of(held, params))


def save_file(
    path: Path,
    manifest: Mapping[str, Any],
    tensors: Iterable[StoredTensor],
    checked: ManifestCheck = check_manifest,
) -> str:
    """Likewise a file of these tensors; of a rank, with a manifest of its own form.

    Returns the manifest's checksum.
    """
    with replacing(path) as file:
        write(file, manifest, NEWEST, tensors)
        file.flush()
        try:
            return check_written(path, file, checked)
        except CheckpointError as error:
            raise CheckpointError(
                f"{path}: what was written is not what was to be saved: {error}. The file that was "
                f"there stays; did another thread change the arrays meanwhile?"
            ) from None
