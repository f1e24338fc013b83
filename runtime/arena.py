"""The pool: one preallocated, aligned block of memory that everything is carved from."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..ir.plan import ALIGNMENT

Array = np.ndarray[Any, np.dtype[Any]]


class Pool:
    """Zeroed memory, handed out from its front; pages exist once they are touched."""

    def __init__(self, capacity: int) -> None:
        block = np.zeros(capacity + ALIGNMENT, np.uint8)
        start = -block.ctypes.data % ALIGNMENT
        self._arena: Array = block[start : start + capacity]
        self.address: int = block.ctypes.data + start
        self.capacity = capacity
        self.peak_bytes = 0

    def carve(self, count: int, dtype: np.dtype[Any]) -> Array:
        """The next `count` zeros, aligned. Raises MemoryError when the pool is too small."""
        size = count * dtype.itemsize
        start = self.peak_bytes
        if start + size > self.capacity:
            raise MemoryError(
                f"the pool has {self.capacity} bytes, {start} are in use, {size} are asked for"
            )
        self.peak_bytes = min(start + aligned(size), self.capacity)
        return self.view(start, count, dtype)

    def view(self, start: int, count: int, dtype: np.dtype[Any]) -> Array:
        """`count` cells from a byte on that was handed out."""
        return self._arena[start : start + count * dtype.itemsize].view(dtype)


def aligned(size: int) -> int:
    """The bytes that something of this size takes in the pool."""
    return -(-size // ALIGNMENT) * ALIGNMENT
