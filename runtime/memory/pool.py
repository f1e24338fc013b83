"""Pools: preallocated, aligned blocks of memory that everything is carved from.

Parameters that are added later get a pool of their own, so that nothing moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.memory_plan import ALIGNMENT


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


@dataclass(frozen=True, slots=True, eq=False)
class Parts:
    """Each tensor's part of a pool."""

    pools: tuple[Pool, ...] = ()
    home: Array = field(default_factory=lambda: np.zeros(0, np.int64))  # its pool
    offsets: Array = field(default_factory=lambda: np.zeros(0, np.int64))  # in that pool

    def with_more(
        self, sizes: Array, devices: Sequence[str], make: Callable[[int, str], Pool]
    ) -> Parts:
        """These parts, and zeroed ones of these sizes, in bytes, behind them: a pool a device."""
        pools, names = [*self.pools], np.array(devices)
        home, offsets = np.zeros((2, len(sizes)), np.int64)
        for device in dict.fromkeys(devices):
            mine = names == device
            home[mine], offsets[mine] = len(pools), np.cumsum(sizes[mine]) - sizes[mine]
            pools.append(make(int(sizes[mine].sum()), device))
            pools[-1].carve(pools[-1].capacity, np.dtype(np.uint8))
        joined = np.concatenate([self.home, home]), np.concatenate([self.offsets, offsets])
        return Parts(tuple(pools), *joined)

    @property
    def addresses(self) -> Array:
        """The addresses of all parts."""
        return np.array([p.address for p in self.pools], np.int64)[self.home] + self.offsets

    def view(self, number: int, start: int, count: int, dtype: np.dtype[Any]) -> Array:
        """`count` cells from a byte of a tensor's part on."""
        pool = self.pools[int(self.home[number])]
        return pool.view(int(self.offsets[number]) + start, count, dtype)


def aligned(size: int) -> int:
    """The bytes that something of this size takes in the pool."""
    return -(-size // ALIGNMENT) * ALIGNMENT
