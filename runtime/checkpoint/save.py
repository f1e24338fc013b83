"""Write a checkpoint, whole or not at all; keep one in memory, to return to or to hand over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ...ir.arrays import Part
from ...ir.errors import CheckpointError, path_of
from .container import Array, StoredTensor, write
from .contents import CheckpointContents, manifest_of, tensors_of
from .manifest_shape import NEWEST, check_manifest, parameters_of
from .read import ManifestCheck, check_written
from .replacing import replacing


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


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A manifest of the newest version, and its tensors by key."""

    manifest: dict[str, Any]
    entries: dict[str, StoredTensor]

    @property
    def parameters(self) -> list[dict[str, Any]]:
        """The parameters in their order, each with its `group`."""
        return parameters_of(self.manifest)

    def of_groups(self, kept: Sequence[int]) -> Snapshot:
        """That of an optimizer over these groups alone, in this order."""
        groups = [self.manifest["groups"][number] for number in kept]
        keys = {row["key"] for group in groups for row in group["parameters"]}
        found: dict[str, StoredTensor] = {}
        for name, tensor in self.entries.items():
            _, slash, key = name.partition("/")
            if not slash:  # a number: of the step, or one a group
                own = tensor.array[[*kept]] if tensor.array.ndim else tensor.array
                found[name] = replace(tensor, array=own)
            elif key in keys:
                found[name] = tensor
        return Snapshot({**self.manifest, "groups": groups}, found)

    def read(
        self, entry: StoredTensor, into: Array | None = None, part: Part | None = None
    ) -> None:
        """Copies a tensor, or some of its cells, which the entry has, into an array."""
        if into is not None and into.size:
            at = (part or (0, 0))[0] - entry.first
            np.copyto(into, entry.cells[at : at + into.size].reshape(into.shape))

    def check(self) -> None:
        """Do nothing: arrays in memory need no checksum."""

    def __repr__(self) -> str:
        size = sum(t.array.nbytes for t in self.entries.values())
        return f"Snapshot(@{self.manifest['spec']}, {len(self.entries)} tensors, {size} bytes)"


def snapshot(held: CheckpointContents, params: bool, extra: Mapping[str, Any]) -> Snapshot:
    """A copy of an optimizer's states and numbers."""
    tensors = tensors_of(held, params)
    copies = {t.key: replace(t, array=t.array.copy()) for t in tensors}
    return Snapshot(manifest_of(held, params, extra), copies)
