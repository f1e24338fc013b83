"""Memory of a GPU that goes back when nothing refers to it, in the order of a stream.

Where the driver has memory pools, neither the taking nor the giving back waits for anything
(`cuMemAllocAsync`, `cuMemFreeAsync`); elsewhere `cuMemFree` waits for the device.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from .device import Device
from .driver import DeviceError, Driver

# Zeroed or not, at a multiple of 256 bytes, for work in a stream: (bytes, stream) -> where it
# is, and what has it given back once nothing refers to that.
Allocate = Callable[[int, int], tuple[int, Any]]


class LastStream:
    """The stream that the last work over some memory went into; and whether graphs may read it."""

    def __init__(self) -> None:
        self.handle: int | None = None
        self.in_graphs = False


class MemoryBlock:
    """A block that gives memory back to the driver."""

    __slots__ = ("__weakref__",)


class DriverMemory:
    """Allocate from the driver; memory is freed behind the work of the last stream."""

    def __init__(self, device: Device, last: LastStream) -> None:
        self._device, self._last = device, last

    def __call__(self, size: int, stream: int) -> tuple[int, MemoryBlock]:
        """The address of so many bytes, and their owner. Raises DeviceError."""
        device, what = self._device, "memory for states"
        with device.current() as cuda:
            _free_all(device, cuda)
            pooled = device.has_pools
            address = cuda.alloc_ordered(size, what, stream) if pooled else cuda.alloc(size, what)
        block = MemoryBlock()
        weakref.finalize(block, _give_back, device, address, self._last).atexit = False
        return address, block


def _give_back(device: Device, address: int, last: LastStream) -> None:
    """Nobody is there to hear of an error, and a driver that has failed takes nothing back."""
    with suppress(DeviceError), device.current() as cuda:
        if not device.has_pools:
            cuda.free(address)
            return
        device.to_free.append((address, last))
        _free_all(device, cuda)


def _free_all(device: Device, cuda: Driver) -> None:
    """Free pending memory. While its stream is captured it waits for the next time.

    Replays of a graph run in any stream, so that what one reads goes when all work is done.
    """
    for _ in range(len(device.to_free)):
        address, last = device.to_free.pop(0)
        stream = last.handle or 0
        try:
            if cuda.is_capturing(stream):
                device.to_free.append((address, last))
                continue
            if last.in_graphs:
                cuda.synchronize_all("giving memory back")
            cuda.free_ordered(address, stream)
        except DeviceError as error:  # as where another stream is captured
            if not error.is_sticky:
                device.to_free.append((address, last))
