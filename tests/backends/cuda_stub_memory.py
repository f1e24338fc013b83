"""The memory of the stub of `libcuda`: blocks of this process, and copies into its streams."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np


def value(given: Any) -> Any:
    """A number as ctypes has it, or as it is."""
    return 0 if given is None else getattr(given, "value", given) or 0


class StubMemory:
    """The calls about memory, by their names; a driver has the streams."""

    memory: dict[int, Any]
    pinned: dict[int, Any]
    homes: dict[int, int]
    held: list[Any]
    contexts: list[int]
    capturing: int | None
    mode: int
    pools: bool
    drain: Callable[[], int]
    _put: Callable[..., int]

    def device_of(self, address: int) -> int | None:
        """The GPU that has an address, in a block or as a test has said."""
        blocks = [s for s, block in self.memory.items() if s <= address < s + len(block)]
        return self.homes.get(blocks[0] if blocks else address)

    def cuPointerGetAttribute(self, found: Any, number: int, address: int) -> int:
        assert number == 9
        home = self.device_of(address)
        found._obj.value = -1 if home is None else home
        return int(home is None)

    def cuMemAlloc_v2(self, place: Any, size: Any) -> int:
        if self.capturing is not None:
            return 900
        block = np.full(value(size) + 256, 0xFF, np.uint8)  # nothing is zero by itself
        place._obj.value = -(-block.ctypes.data // 256) * 256
        self.memory[place._obj.value] = block
        self.homes[place._obj.value] = self.contexts[-1] - 1
        return 0

    def cuMemFree_v2(self, place: Any) -> int:
        if self.capturing is not None and self.mode != 2:
            return 900
        self.drain()
        return 0 if self.memory.pop(value(place), None) is not None else 1

    def cuMemAllocAsync(self, place: Any, size: Any, stream: Any) -> int:
        assert self.pools and self.capturing != value(stream)
        mode, self.capturing = self.capturing, None  # it is safe while others are captured
        code = self.cuMemAlloc_v2(place, size)
        self.capturing = mode
        return code

    def cuMemFreeAsync(self, place: Any, stream: Any) -> int:
        assert self.pools and self.capturing != value(stream)

        def free() -> int:
            block = self.memory.pop(value(place), None)
            if block is not None:
                block[:] = 0xFE  # what reads it afterwards is wrong
            return 0 if block is not None else 1

        return self._put(stream, free, "free", value(place))

    def cuMemAllocHost_v2(self, place: Any, size: Any) -> int:
        block = np.full(value(size), 0xFF, np.uint8)
        place._obj.value = block.ctypes.data
        self.pinned[block.ctypes.data] = block
        return 0

    def cuMemFreeHost(self, place: Any) -> int:
        self.drain()
        return 0 if self.pinned.pop(value(place), None) is not None else 1

    def cuMemsetD8Async(self, place: Any, byte: int, size: Any, stream: Any) -> int:
        action = partial(ctypes.memset, value(place), byte, value(size))
        return self._put(stream, lambda: 0 * action(), "zero", value(size))

    def cuMemcpyHtoDAsync_v2(self, target: Any, source: Any, size: Any, stream: Any) -> int:
        start = value(source)
        stays = any(p <= start < p + len(block) for p, block in self.pinned.items())
        if not stays:  # the driver has taken a copy when the call returns
            self.held.append(ctypes.create_string_buffer(ctypes.string_at(start, value(size))))
            start = ctypes.addressof(self.held[-1])
        return self._put(stream, self._move(value(target), start, value(size)), "up", value(size))

    def cuMemcpyDtoHAsync_v2(self, target: Any, source: Any, size: Any, stream: Any) -> int:
        moved = self._move(value(target), value(source), value(size))
        return self._put(stream, moved, "down", value(size))

    def cuMemcpyDtoDAsync_v2(self, target: Any, source: Any, size: Any, stream: Any) -> int:
        moved = self._move(value(target), value(source), value(size))
        return self._put(stream, moved, "copy", value(size))

    def cuMemcpy2DAsync_v2(self, cells: Any, stream: Any) -> int:
        c = cells._obj
        assert c.from_kind == c.to_kind == 4 and c.width <= min(c.from_pitch, c.to_pitch)
        rows = [
            self._move(c.to_device + n * c.to_pitch, c.from_device + n * c.from_pitch, c.width)
            for n in range(c.height)
        ]
        return self._put(stream, lambda: sum(row() for row in rows), "cells", c.height)

    def cuMemcpyHtoD_v2(self, target: Any, source: Any, size: Any) -> int:
        return self._move(value(target), value(source), value(size))()

    def cuMemcpyDtoH_v2(self, target: Any, source: Any, size: Any) -> int:
        return self.drain() or self._move(value(target), value(source), value(size))()

    def _move(self, target: int, source: int, size: int) -> Callable[[], int]:
        return lambda: 0 * ctypes.memmove(target, source, size)
