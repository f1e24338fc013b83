"""A `libcuda` for tests: it records what it is asked, and runs kernels in the emulator.

Device memory is memory of this process. With `lazy`, what goes into a stream is done when
somebody waits for it, so that host memory that is changed too early is seen. One queue serves
all streams, in the order of the calls. An unknown call is an AttributeError.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from stepfuse.runtime.cuda.driver import LaunchConfig

from tests.backends.cuda_emulator import load_ptx
from tests.backends.cuda_stub_memory import StubMemory, value

_NAMES = {
    1: "CUDA_ERROR_INVALID_VALUE", 2: "CUDA_ERROR_OUT_OF_MEMORY", 100: "CUDA_ERROR_NO_DEVICE",
    201: "CUDA_ERROR_INVALID_CONTEXT", 209: "CUDA_ERROR_NO_BINARY_FOR_GPU",
    218: "CUDA_ERROR_INVALID_PTX", 222: "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
    500: "CUDA_ERROR_NOT_FOUND", 719: "CUDA_ERROR_LAUNCH_FAILED",
    900: "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
}  # fmt: skip
_ANYWHERE = (
    "cuPointerGet",
    "cuInit",
    "cuGetErrorName",
    "cuDriver",
    "cuDevice",
    "cuCtx",
    "cuStreamIsCapturing",
)


class Driver(StubMemory):
    """The calls, by their names; each returns its CUresult."""

    def __init__(
        self,
        *,
        lazy: bool = False,
        version: int = 12040,
        capability: tuple[int, int] = (8, 0),
        count: int = 1,
        pools: bool = True,
    ) -> None:
        self.pools = pools
        self.lazy, self.version, self.capability, self.count = lazy, version, capability, count
        self.memory: dict[int, Any] = {}  # by address: device memory, and pinned memory
        self.homes: dict[int, int] = {}  # addresses to numbers of devices, as far as it knows
        self.pinned: dict[int, Any] = {}
        self.libraries: list[Any] = []
        self.entries: list[tuple[Any, str]] = []
        self.launched: list[str] = []
        self.used: set[int] = set()  # contexts of launches
        self.log: list[tuple[Any, ...]] = []  # what went into streams, and waits
        self.contexts: list[int] = []
        self.fails: dict[str, int] = {}  # calls that are to fail once, with their CUresult
        self.sticky = self.fault = 0  # what all calls return; what launches come to
        self.queue: list[Callable[[], int]] = []
        self.events: list[int] = []  # how much of the queue, in all, each waits for
        self.done = 0
        self.capturing: int | None = None
        self.mode = 0
        self.graph: list[Callable[[], int]] = []
        self.graphs: list[list[Callable[[], int]]] = []
        self.held: list[Any] = []

    def __getattribute__(self, name: str) -> Any:
        found = object.__getattribute__(self, name)
        return partial(self._called, name, found) if name.startswith("cu") else found

    def _called(self, name: str, call: Callable[..., int], *given: Any) -> int:
        if name in self.fails:
            return self.fails.pop(name)
        if not name.startswith(_ANYWHERE) and not self.contexts:
            return 201
        if self.sticky and name != "cuGetErrorName":
            return self.sticky
        return call(*given)

    # -- what a test does

    def capture(self, stream: int) -> None:
        """Begins to record what goes into a stream."""
        self.capturing, self.graph = stream, []

    def captured(self) -> list[Callable[[], int]]:
        """Ends that; what was recorded."""
        self.capturing = None
        return self.graph

    def replay(self, graph: list[Callable[[], int]]) -> None:
        """Runs what was recorded."""
        for action in graph:
            assert action() == 0

    def drain(self, until: int | None = None) -> int:
        """Does what is in the queue, up to a place."""
        while self.queue and (until is None or self.done < until):
            self.done += 1
            action = self.queue.pop(0)
            self.sticky = self.sticky or action()
        return self.sticky

    def _put(self, stream: Any, action: Callable[[], int], *entry: Any) -> int:
        self.log.append((*entry, value(stream)))
        if self.capturing is not None and value(stream) == self.capturing:
            self.graph.append(action)
            return 0
        self.queue.append(action)
        return 0 if self.lazy else self.drain()

    # -- devices

    def cuInit(self, flags: Any) -> int:
        return (0 if self.count else 100) if value(flags) == 0 else 1

    def cuDriverGetVersion(self, version: Any) -> int:
        version._obj.value = self.version
        return 0

    def cuGetErrorName(self, code: int, text: Any) -> int:
        text._obj.value = _NAMES.get(code, "").encode() or None
        return 0 if code in _NAMES else 1

    def cuDeviceGetCount(self, count: Any) -> int:
        count._obj.value = self.count
        return 0

    def cuDeviceGet(self, device: Any, ordinal: Any) -> int:
        device._obj.value = value(ordinal)
        return 0

    def cuDeviceGetName(self, text: Any, size: int, device: int) -> int:
        text.value = f"Emulated {device}".encode()
        return 0

    def cuDeviceGetAttribute(self, found: Any, number: int, device: int) -> int:
        known = {13: 0, 16: 4, 36: 0, 38: 1 << 20, 115: int(self.pools)}
        known |= {75: self.capability[0], 76: self.capability[1]}
        found._obj.value = known[number]
        return 0

    def cuDevicePrimaryCtxRetain(self, context: Any, device: Any) -> int:
        context._obj.value = 1 + value(device)
        return 0

    def cuCtxSetCurrent(self, context: Any) -> int:
        self.contexts[-1:] = [value(context)]
        return 0

    def cuCtxGetCurrent(self, context: Any) -> int:
        context._obj.value = self.contexts[-1] if self.contexts else 0
        return 0

    def cuCtxPushCurrent_v2(self, context: Any) -> int:
        self.contexts.append(value(context))
        return 0

    def cuCtxPopCurrent_v2(self, context: Any) -> int:
        context._obj.value = self.contexts.pop()
        return 0

    # -- order

    def cuStreamCreate(self, stream: Any, flags: int) -> int:
        self.held.append(None)
        stream._obj.value = 1000 + len(self.held)
        return 0

    def cuStreamSynchronize(self, stream: Any) -> int:
        self.log.append(("synchronize", value(stream)))
        return 900 if self.capturing is not None else self.drain()

    def cuCtxSynchronize(self) -> int:
        return 900 if self.capturing is not None else self.drain()

    def cuStreamIsCapturing(self, stream: Any, status: Any) -> int:
        status._obj.value = int(self.capturing is not None and self.capturing == value(stream))
        return 0

    def cuStreamBeginCapture_v2(self, stream: Any, mode: int) -> int:
        self.capture(value(stream))
        return 0

    def cuStreamEndCapture(self, stream: Any, graph: Any) -> int:
        self.graphs.append(self.captured())
        graph._obj.value = len(self.graphs)
        return 0

    def cuGraphInstantiateWithFlags(self, ready: Any, graph: Any, flags: Any) -> int:
        ready._obj.value = value(graph)
        return 0

    def cuGraphLaunch(self, ready: Any, stream: Any) -> int:
        actions = self.graphs[value(ready) - 1]
        return self._put(stream, lambda: max(action() for action in actions), "graph")

    def cuThreadExchangeStreamCaptureMode(self, mode: Any) -> int:
        mode._obj.value, self.mode = self.mode, mode._obj.value
        return 0

    def cuStreamWaitEvent(self, stream: Any, event: Any, flags: int) -> int:
        return self._put(stream, lambda: 0, "wait", value(event))

    def cuEventCreate(self, event: Any, flags: int) -> int:
        self.events.append(0)
        event._obj.value = len(self.events)
        return 0

    def cuEventDestroy_v2(self, event: Any) -> int:
        return 0

    def cuEventRecord(self, event: Any, stream: Any) -> int:
        self.events[value(event) - 1] = self.done + len(self.queue)
        return 0

    def cuEventSynchronize(self, event: Any) -> int:
        return self.drain(self.events[value(event) - 1])

    def cuEventElapsedTime(self, found: Any, start: Any, end: Any) -> int:
        found._obj.value = 1.0
        return 0

    # -- code

    def _refused(self, text: str) -> int:
        level = re.search(r"^\.target sm_(\d+)(\d)", text, re.M)
        version = re.search(r"^\.version (\d+)\.(\d+)", text, re.M)
        assert level and version
        if (int(level[1]), int(level[2])) > self.capability:
            return 209
        newest = (8, self.version % 1000 // 10) if self.version < 13000 else (9, 0)
        return 222 if (int(version[1]), int(version[2])) > newest else 0

    def cuModuleLoadData(self, module: Any, image: Any) -> int:
        if bytes(value(image)).startswith(b"\x7fELF"):
            return 200  # machine code, which the emulator is not for
        code = bytes(value(image))
        text = code.removeprefix(b"CUBIN").rstrip(b"\0").decode()
        if code == text.encode() + b"\0" and ".entry sf_count" not in text:
            self.log.append(("assembled", len(text)))
        if code := self._refused(text):
            return code
        self.libraries.append(load_ptx(text))
        module._obj.value = len(self.libraries)
        return 0

    def cuModuleGetFunction(self, function: Any, module: Any, name: Any) -> int:
        library, entry = self.libraries[value(module) - 1], value(name).decode()
        if not re.fullmatch(r"sf_\w+", entry) or not hasattr(library, entry):
            return 500
        self.entries.append((library, entry))
        function._obj.value = len(self.entries)
        return 0

    def cuOccupancyMaxActiveBlocksPerMultiprocessor(
        self, found: Any, function: Any, threads: int, shared: int
    ) -> int:
        found._obj.value = 768 // threads
        return 0

    def cuLaunchKernelEx(self, config: int, function: int, pointers: int, extra: Any) -> int:
        c = LaunchConfig.from_address(value(config))
        assert c.attribute_count == 0 and not extra
        sizes = c.blocks, c.grid_y, c.grid_z, c.threads, c.block_y, c.block_z
        given = (ctypes.c_uint64 * 4).from_address(pointers)
        return self.cuLaunchKernel(function, *sizes, c.shared, c.stream, given, extra)

    def cuLaunchKernel(self, function: Any, *rest: Any) -> int:
        *sizes, shared, stream, pointers, _extra = rest
        library, entry = self.entries[value(function) - 1]
        if sizes[0] < 1 or sizes[1:3] + sizes[4:] != [1, 1, 1, 1] or shared:
            return 1
        given = (ctypes.c_uint64 * 4)(*(ctypes.c_uint64.from_address(p).value for p in pointers))

        def run() -> int:
            if self.fault:
                return self.fault
            message = library.emulate(getattr(library, entry), given, sizes[0], sizes[3], 0)
            return 719 if message else 0

        self.launched.append(entry)
        self.used.add(self.contexts[-1])
        return self._put(stream, run, "launch", entry, sizes[0], sizes[3])
