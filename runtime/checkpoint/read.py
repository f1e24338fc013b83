"""Reads a checkpoint's header, and checks its bytes."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from ...ir.errors import CheckpointError
from .container import (
    Array,
    FileEntry,
    Part,
    digest_of,
    end_of,
    entries_of,
    read_entry,
    read_header,
)
from .manifest_shape import (
    NEWEST,
    check_manifest,
    check_metadata,
    check_rows,
    json_of,
    migrated,
    parameters_of,
)

ManifestCheck = Callable[[object, int], None]


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A file that was found whole, and is open."""

    path: Path
    file: BinaryIO
    version: int  # as it was written
    manifest: dict[str, Any]  # of the newest version
    entries: dict[str, FileEntry]
    size: int
    digest: str  # of the manifest, which has those of all tensors

    @property
    def parameters(self) -> list[dict[str, Any]]:
        """The parameters in their order, each with its `group`."""
        return parameters_of(self.manifest)

    def read(self, entry: FileEntry, into: Array | None = None, part: Part | None = None) -> None:
        """Reads a tensor, or some of its cells, into an array or just to check it.

        Raises CheckpointError.
        """
        if not read_entry(self.file, entry, into, part):
            raise CheckpointError(
                f"'{entry.key}' is damaged: it has not the checksum it should have"
            )

    def array(self, key: str) -> Array:
        """A tensor; 16-bit floats as bit patterns. Raises CheckpointError."""
        entry = self.entries[key]
        found = np.empty(entry.dims, entry.dtype.numpy)
        self.read(entry, found)
        return found

    def check(self) -> None:
        """Reads every tensor. Raises CheckpointError for one that is damaged."""
        for entry in self.entries.values():
            self.read(entry)


@contextmanager
def file_opened(path: Path) -> Generator[Checkpoint]:
    """A file, its header checked; errors name it. Raises CheckpointError, OSError."""
    with path.open("rb", buffering=0) as file:
        try:
            yield checkpoint_of(path, file)
        except CheckpointError as error:
            raise CheckpointError(f"{path}: {error}") from None


def check_written(path: Path, file: Any, checked: ManifestCheck = check_manifest) -> str:
    """Reads a file that has just been written, and is open still; its manifest's checksum.

    Raises CheckpointError.
    """
    found = checkpoint_of(path, file, checked)
    found.check()
    return found.digest


def checkpoint_of(path: Path, file: Any, checked: ManifestCheck = check_manifest) -> Checkpoint:
    """A file that is open, its header checked. Raises CheckpointError."""
    text, base, size = read_header(file)
    header = json_of(text, "header")
    version, manifest = _manifest_of(header, checked)
    rows = {key: row for key, row in header.items() if key != "__metadata__"}
    check_rows(rows, manifest["tensors"])
    entries = entries_of(rows, manifest["tensors"], base)
    end = end_of(entries.values(), base)
    if size != end:
        more = "is truncated" if size < end else "has more than it should"
        raise CheckpointError(f"it {more}: expected {end} bytes, got {size}")
    digest = header["__metadata__"]["sha256"]
    return Checkpoint(path, file, version, migrated(version, manifest), entries, size, digest)


def _manifest_of(header: Any, checked: ManifestCheck) -> tuple[int, dict[str, Any]]:
    """The manifest's version, and the manifest as it was written. Raises CheckpointError."""
    if not isinstance(header, dict) or "__metadata__" not in header:
        raise CheckpointError("it is no checkpoint of stepfuse: its header has no metadata")
    metadata: dict[str, str] = header["__metadata__"]
    check_metadata(metadata)
    version, text = int(metadata["version"]), metadata["stepfuse"]
    if version > NEWEST:
        raise CheckpointError(
            f"it is of version {version}, of a newer stepfuse; this one reads versions up to "
            f"{NEWEST}: upgrade stepfuse"
        )
    if digest_of(text) != metadata["sha256"]:
        raise CheckpointError("its manifest is damaged: it has not the checksum it should have")
    found = json_of(text, "manifest")
    checked(found, version)
    if version < 1 or found.get("version", 1) != version:  # version 1 did not say so itself
        raise CheckpointError(f"its manifest is damaged: its version is not {version}")
    return version, found
