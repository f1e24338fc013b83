"""Pinned memory of the host that small copies to a GPU go through, slot after slot.

A slot is written again only when an event says that the copies out of it are done: numbers that
change each step never wait for the step before.
"""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress

import numpy as np

from ...ir.arrays import Array
from .device import Device
from .driver import DeviceError, Driver

_SLOTS = 4
_LEAST = 4096  # bytes of a slot
_ALIGNMENT = 64


class PinnedRing:
    """Slots of pinned memory, made when the first one is asked for."""

    def __init__(self, device: Device) -> None:
        self._device, self._size, self._turn = device, 0, 0
        self._address = 0
        self._release: Callable[[], object] = list[int]
        self._events: list[int] = []

    def stage(self, cuda: Driver, arrays: Sequence[Array]) -> list[int]:
        """Copies C-contiguous arrays into the next slot; where each lies."""
        sizes = [-(-a.nbytes // _ALIGNMENT) * _ALIGNMENT for a in arrays]
        if sum(sizes) > self._size:
            self._grow(cuda, sum(sizes))
        self._turn = (self._turn + 1) % _SLOTS
        cuda.wait(self._events[self._turn])
        at = self._address + self._turn * self._size
        addresses = [at + int(n) for n in np.cumsum([0, *sizes])[:-1]]
        for to, array in zip(addresses, arrays, strict=True):
            ctypes.memmove(to, array.ctypes.data, array.nbytes)
        return addresses

    def sent(self, cuda: Driver, stream: int) -> None:
        """All copies out of the slot are in the stream."""
        cuda.record(self._events[self._turn], stream)

    def _grow(self, cuda: Driver, size: int) -> None:
        """Other slots, larger ones; the old ones go when all copies out of them are done."""
        for event in self._events:
            cuda.wait(event)
        self._release()
        self._events = self._events or [cuda.new_event() for _ in range(_SLOTS)]
        self._size = max(_LEAST, 2 * size)
        self._address = cuda.alloc_pinned(_SLOTS * self._size)
        self._release = found = weakref.finalize(self, _free, self._device, self._address)
        found.atexit = False


class PinnedCopy:
    """Arrays in pinned memory that is never written again: a graph copies from it, each replay."""

    def __init__(self, device: Device, cuda: Driver, arrays: Sequence[Array]) -> None:
        starts = np.cumsum([0, *(-(-a.nbytes // _ALIGNMENT) * _ALIGNMENT for a in arrays)]).tolist()
        with cuda.relaxed():  # memory may be taken while a stream is captured
            address = cuda.alloc_pinned(starts[-1])
        weakref.finalize(self, _free, device, address).atexit = False
        self.addresses = [address + start for start in starts[:-1]]
        for to, array in zip(self.addresses, arrays, strict=True):
            ctypes.memmove(to, array.ctypes.data, array.nbytes)


def _free(device: Device, address: int) -> None:
    """Nobody is there to hear of an error, and a driver that has failed takes nothing back."""
    with suppress(DeviceError), device.current() as cuda:
        cuda.free_pinned(address)
