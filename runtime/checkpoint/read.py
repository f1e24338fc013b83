"""Reads a checkpoint's header, and checks its bytes."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from ...ir.errors import CheckpointError
from .container import Array, Entry, end_of, entries_of, manifest_of, read_entry, read_header
from .versions import NEWEST, migrated, parameters_of


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A file that was found whole, and is open."""

    path: Path
    file: BinaryIO
    version: int  # as it was written
    manifest: dict[str, Any]  # of the newest version
    entries: dict[str, Entry]
    size: int

    @property
    def parameters(self) -> list[dict[str, Any]]:
        """The parameters in their order, each with its `group`."""
        return parameters_of(self.manifest)

    def read(self, entry: Entry, into: Array | None = None) -> None:
        """Reads a tensor, into an array or just to check it. Raises CheckpointError."""
        if not read_entry(self.file, entry, into):
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
def opened(path: Path) -> Generator[Checkpoint]:
    """A checkpoint, its header checked; errors name the file. Raises CheckpointError, OSError."""
    with path.open("rb", buffering=0) as file:
        try:
            yield _checkpoint(path, file)
        except CheckpointError as error:
            raise CheckpointError(f"{path}: {error}") from None


def _checkpoint(path: Path, file: Any) -> Checkpoint:
    header, base, size = read_header(file)
    version, manifest = manifest_of(header, NEWEST)
    entries = entries_of(header, manifest["tensors"], base)
    end = end_of(entries.values(), base)
    if size != end:
        more = "is truncated" if size < end else "has more than it should"
        raise CheckpointError(f"it {more}: expected {end} bytes, got {size}")
    return Checkpoint(path, file, version, migrated(version, manifest), entries, size)
