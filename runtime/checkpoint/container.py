"""A safetensors file with a manifest, and a checksum of every tensor.

    8 bytes      N, the length of the header
    N bytes      JSON: the dtype, shape and place of every tensor, and under `__metadata__`
                 `stepfuse`, the manifest, `version`, the manifest's, `sha256`, its checksum
    the rest     the tensors' bytes, the widest cells first

A tensor's checksum is of its dtype, shape and bytes; the manifest holds them all. Written in one
pass over the memory: a checksum is known when its tensor is written, and the header, whose
length does not depend on it, is written again at the end.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, BinaryIO

import numpy as np

from ...ir.arrays import Array, Part
from ...ir.errors import CheckpointError
from ...ir.types import DTYPES as ALL
from ...ir.types import REAL, DType

# safetensors' names of the dtypes: ours in capitals
TAGS: dict[DType, str] = {d: d.name.upper() for d in ALL.values() if d is not REAL}
DTYPES = {tag: dtype for dtype, tag in TAGS.items()}
BLOCK = 1 << 22  # bytes read and written at a time
_UNKNOWN = "0" * 64  # in place of a checksum
_LONGEST = 100_000_000  # bytes of a header: safetensors' own limit


@dataclass(frozen=True, slots=True)
class StoredTensor:
    """One tensor in memory: an array whose 16-bit floats are bit patterns, C-contiguous.

    Of a tensor that this rank has in part, the array has these cells, in a line.
    """

    key: str
    dtype: DType
    array: Array
    part: Part | None = None  # the cells that the array has; None: all
    whole: tuple[int, ...] = ()  # then the shape of all

    @property
    def dims(self) -> tuple[int, ...]:
        """Its shape."""
        return self.array.shape if self.part is None else self.whole

    @property
    def first(self) -> int:
        """The first cell that the array has."""
        return self.part[0] if self.part is not None else 0

    @property
    def cells(self) -> Array:
        """The cells that it has, in a line."""
        return self.array.reshape(-1)

    def has(self, part: Part | None) -> bool:
        """True if it has some cells, or all of them."""
        low, high = part or (0, prod(self.dims))
        return low == high or self.first <= low <= high <= self.first + self.array.size


@dataclass(frozen=True, slots=True)
class FileEntry:
    """One tensor of a file."""

    key: str
    dtype: DType
    dims: tuple[int, ...]
    start: int  # in the file
    sha256: str

    @property
    def size(self) -> int:
        """Its bytes."""
        return prod(self.dims) * self.dtype.bytes


def write(
    file: BinaryIO, manifest: Mapping[str, Any], version: int, tensors: Iterable[StoredTensor]
) -> None:
    """Writes a file from its beginning."""
    ordered = sorted(tensors, key=lambda t: -t.dtype.bytes)
    sums = {t.key: _UNKNOWN for t in ordered}
    header = _header(manifest, version, ordered, sums)
    file.write(header)
    for tensor in ordered:
        sums[tensor.key] = _write(file, tensor)
    file.seek(0)
    final = _header(manifest, version, ordered, sums)
    assert len(final) == len(header), "checksums have one length"
    file.write(final)


def read_entry(
    file: BinaryIO, entry: FileEntry, into: Array | None = None, part: Part | None = None
) -> bool:
    """Reads a tensor, into an array or to nowhere; whether its checksum is right.

    Of a part, `into` has the cells alone. Raises CheckpointError where the file ends before.
    """
    digest = _digest(entry.dtype, entry.dims)
    whole = into is not None and part is None
    target = np.empty(0, np.uint8) if into is None else _bytes_of(into)
    buffer = target if whole else np.empty(min(BLOCK, entry.size), np.uint8)
    low, high = (n * entry.dtype.bytes for n in part or (0, 0))
    file.seek(entry.start)
    for at in range(0, entry.size, BLOCK):
        count = min(BLOCK, entry.size - at)
        block = buffer[at : at + count] if whole else buffer[:count]
        if file.readinto(block.data) != count:  # type: ignore[attr-defined]
            raise CheckpointError(f"'{entry.key}' ends after {at} of {entry.size} bytes")
        digest.update(block.data)
        first, end = max(at, low), min(at + count, high)
        if not whole and first < end:
            target[first - low : end - low] = block[first - at : end - at]
    return digest.hexdigest() == entry.sha256


def read_header(file: BinaryIO) -> tuple[bytes, int, int]:
    """The header's text, where the tensors begin, the file's size. Raises CheckpointError."""
    file.seek(0, 2)
    size = file.tell()
    file.seek(0)
    length = int.from_bytes(file.read(8), "little")
    if size < 8 or length > min(size - 8, _LONGEST):
        raise CheckpointError(f"it is truncated, or no safetensors file: it has {size} bytes")
    return file.read(length), 8 + length, size


def entries_of(
    rows: Mapping[str, Mapping[str, Any]], sums: Mapping[str, str], base: int
) -> dict[str, FileEntry]:
    """The tensors, which begin at byte `base`. Raises CheckpointError for impossible entries."""
    found: dict[str, FileEntry] = {}
    for key, row in rows.items():
        start, end = row["data_offsets"]
        entry = FileEntry(key, DTYPES[row["dtype"]], tuple(row["shape"]), base + start, sums[key])
        if (size := end - start) != entry.size:
            raise CheckpointError(
                f"its table of tensors is damaged: '{key}' has {size} bytes, not {entry.size}"
            )
        found[key] = entry
    return found


def digest_of(manifest: str) -> str:
    """The checksum of a manifest's text."""
    return hashlib.sha256(manifest.encode(errors="surrogatepass")).hexdigest()


def end_of(entries: Iterable[FileEntry], base: int) -> int:
    """Return the end of the last tensor, which is the size of a whole file."""
    return max((e.start + e.size for e in entries), default=base)


# ------------------------------------------------------------------ parts


def _header(
    manifest: Mapping[str, Any], version: int, tensors: list[StoredTensor], sums: Mapping[str, str]
) -> bytes:
    whole = {"version": version, **manifest, "tensors": sums}
    text = json.dumps(whole, separators=(",", ":"))
    sha256 = digest_of(text)
    header: dict[str, Any] = {
        "__metadata__": {"stepfuse": text, "version": str(version), "sha256": sha256}
    }
    start = 0
    for tensor in tensors:
        end = start + tensor.array.nbytes
        header[tensor.key] = {
            "dtype": TAGS[tensor.dtype],
            "shape": list(tensor.array.shape),
            "data_offsets": [start, end],
        }
        start = end
    found = json.dumps(header, separators=(",", ":")).encode()
    found += b" " * (-len(found) % 8)
    return len(found).to_bytes(8, "little") + found


def _write(file: BinaryIO, tensor: StoredTensor) -> str:
    """Writes a tensor's bytes; their checksum."""
    digest = _digest(tensor.dtype, tensor.array.shape)
    whole = _bytes_of(tensor.array)
    for at in range(0, whole.size, BLOCK):
        part = whole[at : at + BLOCK].data
        digest.update(part)
        file.write(part)
    return digest.hexdigest()


def _digest(dtype: DType, dims: tuple[int, ...]) -> Any:
    return hashlib.sha256(f"{TAGS[dtype]} {list(dims)} ".encode())


def _bytes_of(array: Array) -> Array:
    """The bytes of a contiguous array: a view."""
    return array.reshape(-1).view(np.uint8)
