"""The memory of a GPU for one optimizer: its arrays, and the stream that its steps run on.

space = DeviceSpace(gpu(0), stream=None)
array = space.import_array(cupy_array, wanted)      # a DeviceArray over the same memory
np.asarray(array)                           # a copy, once all steps before it are done
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.step_program import ChunkSizes, StepProgram
from ..memory.array_checks import ArrayRequirements
from ..memory.pool import Pool
from .device import Device
from .driver import DeviceError, Driver
from .exchange import SharedArray, check, described
from .memory import Allocate, DriverMemory, LastStream
from .pinned import PinnedRing


class DeviceSpace:
    """A GPU's memory. `stream` is a handle, an object that has one, or a function that gives it.

    `allocate` makes room in place of the driver, as a library that has memory of its own.
    """

    is_host = False

    def __init__(
        self, device: Device, stream: object = None, allocate: Allocate | None = None
    ) -> None:
        self.device = device
        self.stream = stream_of(stream)
        self.ring = PinnedRing(device)
        self._last = LastStream()
        self.allocate = allocate or DriverMemory(device, self._last)
        self._event = 0

    def __str__(self) -> str:
        return str(self.device)

    @property
    def last(self) -> int | None:
        """The stream that the last work went into."""
        return self._last.handle

    @contextmanager
    def current(self) -> Generator[tuple[Driver, int]]:
        """The driver, about this device, and the stream, behind all that went into another."""
        with self.device.current() as cuda:
            yield cuda, self.ordered(cuda)

    def ordered(self, cuda: Driver) -> int:
        """The caller's stream; where it is another than before, it waits for that one.

        Not while it is captured: a graph can only wait for its own nodes.
        """
        stream = self.stream()
        if stream != self.last:
            if self.last is not None:
                self._follow(cuda, stream, self.last)
            self._last.handle = stream
        return stream

    def _follow(self, cuda: Driver, stream: int, other: int) -> None:
        """Have a stream wait for the work in another one."""
        if not cuda.is_capturing(stream):
            self._event = self._event or cuda.new_event()
            cuda.record(self._event, other)
            cuda.order(stream, self._event)

    def captured(self) -> None:
        """A graph, whose replays go into any stream, reads memory of this space."""
        self._last.in_graphs = True

    def is_capturing(self) -> bool:
        """True if the caller's stream is being captured."""
        with self.device.current() as cuda:
            return cuda.is_capturing(self.stream())

    def refuse_capture(self, cuda: Driver, stream: int, what: str) -> None:
        """Raises DeviceError where the stream is being captured, which `what` cannot be."""
        if cuda.is_capturing(stream):
            raise DeviceError(
                f"{self}: {what} cannot be recorded in a graph: do it before the capture begins"
            )

    def chunk_sizes(self, program: StepProgram) -> ChunkSizes:
        """As its blocks and cache take them."""
        return program.gpu_chunks

    # -- arrays

    def import_array(self, array: Any, wanted: ArrayRequirements) -> DeviceArray:
        """An array of this GPU's, by DLPack or `__cuda_array_interface__`. Raises BindError."""
        if isinstance(array, DeviceArray):
            check(array.shape, array.dtype.name, array.address, wanted)
            found = SharedArray(array.address, array)
        else:
            found = described(array, wanted, self.device, self.stream)
        if found.stream is not None and found.stream != (self.stream() or 1):
            with self.current() as (cuda, stream):
                self._follow(cuda, stream, found.stream)
        dtype = np.dtype(wanted.dtype.numpy)
        return DeviceArray(self, found.address, wanted.dims, dtype, found.held)

    def addresses(self, arrays: Sequence[DeviceArray]) -> Array:
        """Return the addresses of arrays."""
        return np.array([a.address for a in arrays], np.int64)

    def pool(self, capacity: int, device: str = "") -> Pool:
        """Zeroed memory of the device."""
        return DevicePool(self, capacity)

    def read(self, address: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
        """A copy on the host, once all work before it is done."""
        found = np.empty(shape, dtype)
        with self.current() as (cuda, stream):
            self.refuse_capture(cuda, stream, "reading numbers or arrays on the host")
            cuda.download(found.ctypes.data, address, found.nbytes, stream)
            cuda.synchronize(stream, "reading from the GPU")
        return found

    def write(self, address: int, array: Array) -> None:
        """Puts an array there, behind all work before it."""
        cells = np.ascontiguousarray(array)
        with self.current() as (cuda, stream):
            self.refuse_capture(cuda, stream, "writing arrays from the host")
            cuda.upload(address, cells.ctypes.data, cells.nbytes, stream)
            cuda.synchronize(stream, "writing to the GPU")


@dataclass(frozen=True, slots=True, eq=False)
class DeviceArray:
    """An array of a GPU's, C-contiguous; 16-bit floats as bit patterns.

    It is one for all that take `__cuda_array_interface__`; `np.asarray` copies it to the host.
    """

    space: DeviceSpace
    address: int
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    held: Any  # what owns the memory

    @property
    def size(self) -> int:
        """The number of elements."""
        return prod(self.shape)

    @property
    def nbytes(self) -> int:
        """The bytes of all elements."""
        return self.size * self.dtype.itemsize

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        data = self.address if self.size else 0
        return {
            "shape": self.shape, "typestr": self.dtype.str, "data": (data, False),
            "strides": None, "stream": self.space.stream() or 1, "version": 3,
        }  # fmt: skip

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        if copy is False:
            raise ValueError("an array of a GPU comes to the host as a copy")
        found = self.space.read(self.address, self.shape, self.dtype)
        return found if dtype is None else found.astype(dtype)

    def __getitem__(self, where: slice) -> DeviceArray:
        """Some elements of an array in a line, in the same memory."""
        if not isinstance(where, slice) or len(self.shape) != 1:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError("of an array of a GPU that is a line parts are taken: a[3:9]")
        first, end, step = where.indices(self.shape[0])
        if step != 1:
            raise TypeError(f"an array of a GPU has no gaps: expected a step of 1, got {step}")
        at = self.address + first * self.dtype.itemsize
        return DeviceArray(self.space, at, (max(0, end - first),), self.dtype, self.held)

    def __setitem__(self, where: object, array: Any) -> None:
        """Writes the whole array: `a[...] = other`."""
        if where is not Ellipsis:
            raise TypeError("an array of a GPU is written as a whole: a[...] = other")
        self.space.write(self.address, np.broadcast_to(np.asarray(array, self.dtype), self.shape))

    def reshape(self, *shape: Any) -> DeviceArray:
        """The same memory in another shape of as many elements."""
        dims: tuple[int, ...] = shape[0] if len(shape) == 1 and np.ndim(shape[0]) else shape
        full = np.empty(self.shape, np.bool_).reshape(dims).shape
        return DeviceArray(self.space, self.address, full, self.dtype, self.held)


class DevicePool(Pool):
    """Zeroed memory of a GPU, which goes back when nothing refers to it."""

    def __init__(self, space: DeviceSpace, capacity: int) -> None:
        self.space, self.capacity, self.peak_bytes = space, capacity, 0
        with space.current() as (cuda, stream):
            space.refuse_capture(cuda, stream, "making room for states")
            self.address, self._held = space.allocate(capacity, stream)
            cuda.zero(self.address, capacity, stream)

    def view(self, start: int, count: int, dtype: np.dtype[Any]) -> Any:
        """`count` cells from a byte on that was handed out."""
        return DeviceArray(self.space, self.address + start, (count,), dtype, self)


def stream_of(given: Any) -> Callable[[], int]:
    """Return a function for each step's stream; None is the default one. Raises TypeError."""
    if given is None:
        return lambda: 0
    if isinstance(given, int):
        return lambda: given
    if hasattr(given, "__cuda_stream__"):
        _, handle = given.__cuda_stream__()
        return stream_of(handle)
    for name in ("cuda_stream", "ptr", "handle"):  # of torch's streams, CuPy's, others'
        if isinstance(handle := getattr(given, name, None), int):
            return stream_of(handle)
    if callable(given):
        return lambda: stream_of(given())()
    raise TypeError(
        f"stream: expected a handle, an object with __cuda_stream__, or a function that gives one "
        f"of them, got {given!r:.60}"
    )
