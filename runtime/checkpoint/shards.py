"""A checkpoint that ranks have written together: a folder with a file of each, and an index.

    run/index.safetensors           the numbers of the step and of the groups; the manifest, which
                                    under `shards` has the files and all tensors
    run/4f1c09aa.0.safetensors      of rank 0: the cells that it owned, `m/w` in a line from some
    run/4f1c09aa.1.safetensors      first cell; its manifest has these, and the save, 4f1c09aa

The index is written last, and replaced as a whole. So a save that is interrupted anywhere leaves
the index that was there, and the files that it names.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from ...ir.arrays import Part
from ...ir.errors import CheckpointError
from ...ir.types import DType
from .container import DTYPES, Array, FileEntry
from .manifest_shape import check_manifest, check_shard
from .read import Checkpoint, checkpoint_of, file_opened

INDEX = "index.safetensors"


@dataclass(frozen=True, slots=True)
class ShardPiece:
    """Cells of a tensor that one file has, from a first one on."""

    shard: int
    first: int
    entry: FileEntry

    @property
    def end(self) -> int:
        """The cell behind the last."""
        return self.first + prod(self.entry.dims)


@dataclass(frozen=True, slots=True)
class SplitEntry:
    """A tensor in pieces, in the order of their cells."""

    key: str
    dtype: DType
    dims: tuple[int, ...]
    pieces: Sequence[ShardPiece]

    @property
    def size(self) -> int:
        """Its bytes."""
        return prod(self.dims) * self.dtype.bytes


@dataclass(frozen=True, slots=True)
class ShardedCheckpoint:
    """A folder that was found whole: its files are open."""

    path: Path
    index: Checkpoint
    shards: Sequence[Checkpoint]
    split: Mapping[str, SplitEntry]
    checked: tuple[int, int] = (0, 1)  # the first file that `check` reads, and each so many

    @property
    def entries(self) -> dict[str, FileEntry | SplitEntry]:
        """The tensors by key."""
        return {**self.index.entries, **self.split}

    @property
    def version(self) -> int:
        """The index's, as it was written."""
        return self.index.version

    @property
    def manifest(self) -> dict[str, Any]:
        """The index's."""
        return self.index.manifest

    @property
    def digest(self) -> str:
        """The index's: of its manifest, which has those of all files."""
        return self.index.digest

    @property
    def parameters(self) -> list[dict[str, Any]]:
        """The parameters in their order, each with its `group`."""
        return self.index.parameters

    @property
    def size(self) -> int:
        """The bytes of all files."""
        return sum(file.size for file in (self.index, *self.shards))

    def read(
        self, entry: FileEntry | SplitEntry, into: Array | None = None, part: Part | None = None
    ) -> None:
        """Reads a tensor, or some of its cells, into an array or just to check it.

        Raises CheckpointError.
        """
        if isinstance(entry, FileEntry):
            self.index.read(entry, into, part)
            return
        low, high = part or (0, prod(entry.dims))
        flat = None if into is None else into.reshape(-1)
        for piece in entry.pieces:
            first, end = max(low, piece.first), min(high, piece.end)
            if first < end:
                own = None if flat is None else flat[first - low : end - low]
                inside = first - piece.first, end - piece.first
                with _named(self.shards[piece.shard].path):
                    self.shards[piece.shard].read(piece.entry, own, inside)

    def array(self, key: str) -> Array:
        """A tensor; 16-bit floats as bit patterns. Raises CheckpointError."""
        entry = self.entries[key]
        found = np.empty(entry.dims, entry.dtype.numpy)
        self.read(entry, found)
        return found

    def check(self) -> None:
        """Reads every tensor of the files to check. Raises CheckpointError for a damaged one."""
        self.index.check()
        first, every = self.checked
        for shard in self.shards[first::every]:
            with _named(shard.path):
                shard.check()


AnyCheckpoint = Checkpoint | ShardedCheckpoint


@contextmanager
def opened(path: Path) -> Generator[AnyCheckpoint]:
    """A checkpoint, a file or a folder, its headers checked; errors name the file.

    Raises CheckpointError, OSError.
    """
    with folder_opened(path) if path.is_dir() else file_opened(path) as found:
        yield found


@contextmanager
def folder_opened(folder: Path) -> Generator[ShardedCheckpoint]:
    """The checkpoint in a folder, all headers checked. Raises CheckpointError, OSError."""
    with ExitStack() as stack:

        def opened(name: str, checked: Any) -> Checkpoint:
            file = stack.enter_context((folder / name).open("rb", buffering=0))
            with _named(folder / name):
                return checkpoint_of(folder / name, file, checked)

        if not (folder / INDEX).exists():
            raise CheckpointError(f"{folder}: it has no {INDEX}, which ranks write last")
        index = opened(INDEX, check_manifest)
        with _named(folder):
            said = index.manifest.get("shards")
            if said is None:
                raise CheckpointError(f"its {INDEX} is a checkpoint of one process: load that file")
            for row in said["files"]:
                if not (folder / row["name"]).exists():
                    raise CheckpointError(f"it lacks {row['name']}, which its {INDEX} names")
            shards = [opened(row["name"], check_shard) for row in said["files"]]
            for shard, row in zip(shards, said["files"], strict=True):
                if shard.digest != row["sha256"]:
                    raise CheckpointError(f"{shard.path.name} is of another save than its {INDEX}")
            split = _split(said["tensors"], shards)
            yield ShardedCheckpoint(folder, index, shards, split)


def _split(
    tensors: Mapping[str, Mapping[str, Any]], shards: Sequence[Checkpoint]
) -> dict[str, SplitEntry]:
    """All tensors with their pieces. Raises CheckpointError for holes and overlaps."""
    pieces: dict[str, list[ShardPiece]] = {key: [] for key in tensors}
    for number, shard in enumerate(shards):
        for key, first in shard.manifest["firsts"].items():
            if key not in pieces or key not in shard.entries:
                raise CheckpointError(f"{shard.path.name}: no other file knows of '{key}'")
            pieces[key].append(ShardPiece(number, first, shard.entries[key]))
    found: dict[str, SplitEntry] = {}
    for key, row in tensors.items():
        dims, dtype = tuple(row["shape"]), DTYPES[row["dtype"]]
        mine = sorted(pieces[key], key=lambda p: (p.first, p.end))
        ends = [0, *(piece.end for piece in mine)]
        firsts = [*(piece.first for piece in mine), prod(dims)]
        for end, first in zip(ends, firsts, strict=True):
            if end != first:
                low, high = sorted((end, first))
                what = "no file" if end < first else "two files"
                raise CheckpointError(f"'{key}': cells {low} to {high} are in {what}")
        if any(piece.entry.dtype != dtype for piece in mine):
            raise CheckpointError(f"'{key}' is not {row['dtype']} in all files")
        found[key] = SplitEntry(key, dtype, dims, mine)
    return found


@contextmanager
def _named(path: Path) -> Generator[None]:
    try:
        yield
    except CheckpointError as error:
        raise CheckpointError(f"{path}: {error}") from None
