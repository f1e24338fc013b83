"""Arrays in another memory than the host's: where they lie, and how their bytes come and go.

    file = FileMemory("weights.bin")
    weights = ExternalArray(file, (1000, 64), np.dtype(np.float32))      # at the file's beginning

A `Memory` moves bytes between itself and an array. One that is not a file, a device's for
instance, needs its `size`, `read` and `write`, and nothing else.
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError, is_a, path_of
from ..memory.array_checks import Spans, check_apart
from ..system import system

__all__ = ["ExternalArray", "FileMemory", "Memory"]

_NORESERVE = 0x4000  # of Linux: no memory is set aside for the mapping


class Memory(Protocol):
    """Bytes that are numbered from 0. Both calls come from one thread beside the step's."""

    @property
    def size(self) -> int:
        """The number of bytes."""
        ...

    def read(self, start: int, into: Array) -> None:
        """Fills an array of bytes with those from `start` on."""
        ...

    def write(self, start: int, data: Array) -> None:
        """Stores an array of bytes from `start` on."""
        ...


class FileMemory:
    """A file as a memory, read and written at offsets; nothing of it is mapped.

    Raises BindError on a system without such calls (Windows).
    """

    def __init__(self, path: str | Path) -> None:
        if not hasattr(os, "preadv"):
            raise BindError(
                f"a file as a memory needs `preadv`, which {system()} has not: read {path} into "
                f"arrays of the host, and give those"
            )
        self.path = path_of(path, "a file that is there")
        self._file = os.open(self.path, os.O_RDWR)

    @property
    def size(self) -> int:
        """The file's length."""
        return os.fstat(self._file).st_size

    def read(self, start: int, into: Array) -> None:
        """Fills `into`. Raises OSError where the file ends before."""
        done = 0
        while done < into.size:
            count = os.preadv(self._file, [into[done:].data], start + done)
            if count == 0:
                raise OSError(
                    f"{self.path} ends at byte {start + done}, bytes up to {start + into.size} "
                    f"were expected"
                )
            done += count

    def write(self, start: int, data: Array) -> None:
        """Stores `data`. Raises OSError."""
        done = 0
        while done < data.size:
            done += os.pwritev(self._file, [data[done:].data], start + done)

    def close(self) -> None:
        """Closes the file."""
        os.close(self._file)

    def __repr__(self) -> str:
        return f"FileMemory({str(self.path)!r})"


@dataclass(frozen=True, slots=True)
class ExternalArray:
    """An array in another memory: C-contiguous, from byte `start` on; bf16 as uint16.

    Raises BindError where the memory does not have all of it.
    """

    memory: Memory
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    start: int = 0

    def __post_init__(self) -> None:
        if not is_a(self.shape, (tuple, list)) or not is_a(self.dtype, np.dtype):
            raise BindError(
                f"ExternalArray: expected a memory, a shape as (3, 5) and np.dtype(np.float32), "
                f"got {self.memory!r:.40}, {self.shape!r:.40} and {self.dtype!r:.40}"
            )
        end, size = self.start + self.nbytes, self.memory.size
        if self.start < 0 or min(self.shape, default=0) < 0 or end > size:
            raise BindError(
                f"{self.dtype} {self.shape} takes the bytes {self.start} to {end} of "
                f"{self.memory}, which has {size}"
            )

    @property
    def nbytes(self) -> int:
        """Its bytes."""
        return math.prod(self.shape) * self.dtype.itemsize

    def load(self) -> Array:
        """A copy in the host's memory."""
        found = np.empty(self.shape, self.dtype)
        self.memory.read(self.start, as_bytes(found))
        return found

    def store(self, values: Array) -> None:
        """Stores a whole array. Raises ValueError for another shape or dtype."""
        if (values.shape, values.dtype) != (self.shape, self.dtype):
            raise ValueError(
                f"expected {self.dtype} {self.shape}, got {values.dtype} {values.shape}"
            )
        self.memory.write(self.start, as_bytes(np.ascontiguousarray(values)))


def as_bytes(array: Array) -> Array:
    """A C-contiguous array as one line of bytes."""
    return array.reshape(-1).view(np.uint8)


def stand_in(array: ExternalArray) -> Array:
    """An array of that shape and dtype at an address of its own, without memory behind it.

    Programs are bound to its address, and never run over it: it is never touched.
    """
    if array.nbytes == 0:
        return np.empty(array.shape, array.dtype)
    import mmap

    flags = mmap.MAP_SHARED | mmap.MAP_ANONYMOUS
    flags |= _NORESERVE if system() == "Linux" else 0
    return np.frombuffer(mmap.mmap(-1, array.nbytes, flags), array.dtype).reshape(array.shape)


def check_apart_there(arrays: Sequence[tuple[str, ExternalArray]]) -> None:
    """Raises BindError where two arrays share bytes of a memory; each comes with its name."""
    for memory in {id(a.memory): a.memory for _, a in arrays}.values():
        here = [(name, a) for name, a in arrays if a.memory is memory]
        names = [name for name, _ in here]
        start = np.array([a.start for _, a in here], np.int64)
        size = np.array([a.nbytes for _, a in here], np.int64)
        check_apart(Spans(names.__getitem__, start, size, np.ones(len(here), np.bool_)))
