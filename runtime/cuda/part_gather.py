"""Parts of sums over all tensors, which the GPUs of a process bring each other in their streams.

    cuda:0   launches | own parts to the list | order | the others' from the list | launches
    cuda:1   launches | own parts to the list | order | the others' from the list | launches

The list is pinned memory of the host: a part is 8 bytes a tensor, which one launch of each GPU
writes and one reads, whether or not GPUs reach each other's memory. No host waits, so that all of
it may be captured in a graph; but for a CPU that steps tensors too, which waits for its turn.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ..memory.array_checks import array_at
from .cell_moves import CellMoves, moves
from .device import Device
from .driver import DeviceError
from .pinned import PinnedCopy
from .space import DeviceSpace
from .tables import DeviceTables


class StreamOrder:
    """The streams of some GPUs, each of which may be made to wait for all others."""

    def __init__(self, spaces: Sequence[DeviceSpace]) -> None:
        self._spaces, self._events = spaces, list[int]()
        for space in spaces:
            with space.device.current() as cuda:
                self._events.append(cuda.new_event())

    def order(self, before: Sequence[DeviceSpace] = ()) -> None:
        """Have later work of each stream wait for earlier work of all, or of `before` alone.

        By way of the first, so that k streams take 2 (k - 1) waits.
        """
        first, *others = self._spaces
        for space in others:
            if not before or space in before:
                self._wait(first, space)
        for space in others:
            self._wait(space, first)

    def finish(self) -> None:
        """Returns when all that is in the streams is done."""
        for space, event in zip(self._spaces, self._events, strict=True):
            with space.device.current() as cuda:
                cuda.record(event, space.stream())
        for space, event in zip(self._spaces, self._events, strict=True):
            with space.device.current() as cuda:
                cuda.wait(event)

    def _wait(self, later: DeviceSpace, earlier: DeviceSpace) -> None:
        event = self._events[self._spaces.index(earlier)]
        with earlier.device.current() as cuda:
            cuda.record(event, earlier.stream())
        with later.device.current() as cuda:
            cuda.order(later.stream(), event)


class PartGather:
    """The parts of the tensors of one binding, among GPUs and perhaps the CPU.

    `host` are the parts that its tables have. One list is enough: a part is written once in a step,
    and steps follow one another on all devices (`StreamOrder`).
    """

    def __init__(
        self, spaces: Sequence[DeviceSpace], tables: Sequence[DeviceTables], host: Array, *,
        has_cpu: bool,
    ) -> None:  # fmt: skip
        self._spaces, self._streams = spaces, StreamOrder(spaces)
        self._host, self._has_cpu = host, has_cpu
        with spaces[0].device.current() as cuda:
            pinned = PinnedCopy(spaces[0].device, cuda, [host])
        weakref.finalize(self, _free, [s.device for s in spaces], pinned).atexit = False
        self._list: Array = array_at(pinned.addresses[0], host.shape, host.dtype)
        here = _cells(pinned.addresses[0], host.shape)
        self._on_gpus = np.zeros(host.shape[1], np.bool_)
        self._writes, self._reads = list[CellMoves](), list[CellMoves]()
        for space, mine in zip(spaces, tables, strict=True):
            own = np.isin(np.arange(host.shape[1]), mine.part_columns)
            there = _cells(mine.part_address, host.shape)
            self._on_gpus |= own
            self._writes.append(_moves(space, here[:, own], there[:, own]))
            self._reads.append(_moves(space, there[:, ~own], here[:, ~own]))

    def bring(self) -> None:
        """Puts a gather into the streams."""
        self._run(self._writes)
        if self._has_cpu:
            self._streams.finish()
            on_gpus = self._on_gpus
            self._host[:, on_gpus] = self._list[:, on_gpus]
            self._list[:, ~on_gpus] = self._host[:, ~on_gpus]
        else:
            self._streams.order()
        self._run(self._reads)

    def _run(self, moves_of: Sequence[CellMoves]) -> None:
        for space, mine in zip(self._spaces, moves_of, strict=True):
            with space.current() as (cuda, stream):
                mine.run(cuda, stream, "parts of sums over all devices")


def _cells(start: int, shape: tuple[int, ...]) -> Array:
    """The addresses of cells of 8 bytes."""
    return start + 8 * np.arange(shape[0] * shape[1]).reshape(shape)


def _moves(space: DeviceSpace, to: Array, source: Array) -> CellMoves:
    made = CellMoves(space)
    with space.current() as (cuda, stream):
        made.use(cuda, stream, moves(to.reshape(-1), source.reshape(-1)))
    return made


def _free(devices: Sequence[Device], pinned: Any) -> None:
    """`pinned` goes back behind this call, once no device has work that reads it."""
    for device in devices:
        with suppress(DeviceError), device.current() as cuda:
            cuda.synchronize_all("giving the list of parts back")
