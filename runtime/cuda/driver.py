"""The calls of `libcuda` that a step needs, by ctypes: numbers in, numbers out, errors by name.

An error names the call, its purpose and the remedy:

    CUDA_ERROR_ILLEGAL_ADDRESS (cuStreamSynchronize, waiting for a step of @adamw): ...

Handles and addresses are Python's integers. Calls that work on a context want it to be current:
`Device.current` sees to that.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Generator
from contextlib import contextmanager
from ctypes import byref, c_char_p, c_float, c_int, c_size_t, c_uint, c_uint64, c_void_p
from typing import Any

from ...ir.errors import StepfuseError

_D, _H, _P, _N = c_uint64, c_void_p, c_void_p, c_size_t  # device addresses, handles, hosts', sizes
SIGNATURES: dict[str, tuple[Any, ...]] = {
    "cuInit": (c_uint,),
    "cuDriverGetVersion": (_P,),
    "cuGetErrorName": (c_int, _P),
    "cuDeviceGetCount": (_P,),
    "cuDeviceGet": (_P, c_int),
    "cuDeviceGetName": (_P, c_int, c_int),
    "cuDeviceGetAttribute": (_P, c_int, c_int),
    "cuDevicePrimaryCtxRetain": (_P, c_int),
    "cuPointerGetAttribute": (_P, c_int, _D),
    "cuCtxGetCurrent": (_P,),
    "cuCtxPushCurrent_v2": (_H,),
    "cuCtxPopCurrent_v2": (_P,),
    "cuCtxSynchronize": (),
    "cuModuleLoadData": (_P, _P),
    "cuModuleGetFunction": (_P, _H, c_char_p),
    "cuOccupancyMaxActiveBlocksPerMultiprocessor": (_P, _H, c_int, _N),
    "cuMemAlloc_v2": (_P, _N),
    "cuMemFree_v2": (_D,),
    "cuMemAllocAsync": (_P, _N, _H),
    "cuMemFreeAsync": (_D, _H),
    "cuMemAllocHost_v2": (_P, _N),
    "cuMemFreeHost": (_P,),
    "cuMemsetD8Async": (_D, c_int, _N, _H),
    "cuMemcpyHtoDAsync_v2": (_D, _P, _N, _H),
    "cuMemcpyDtoHAsync_v2": (_P, _D, _N, _H),
    "cuMemcpyDtoDAsync_v2": (_D, _D, _N, _H),
    "cuMemcpy2DAsync_v2": (_P, _H),
    "cuStreamCreate": (_P, c_uint),
    "cuStreamSynchronize": (_H,),
    "cuStreamIsCapturing": (_H, _P),
    "cuThreadExchangeStreamCaptureMode": (_P,),
    "cuStreamWaitEvent": (_H, _H, c_uint),
    "cuEventCreate": (_P, c_uint),
    "cuEventDestroy_v2": (_H,),
    "cuEventRecord": (_H, _H),
    "cuEventSynchronize": (_H,),
    "cuEventElapsedTime": (_P, _H, _H),
    "cuLaunchKernelEx": (_P, _H, _P, _P),
}
_ORDINAL = 9  # CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
_ANY = 4  # CU_MEMORYTYPE_UNIFIED: an address says itself whose memory it is
_RELAXED = 2  # CU_STREAM_CAPTURE_MODE_RELAXED: calls that wait do not end another's capture
_NO_TIMING = 2  # CU_EVENT_DISABLE_TIMING
_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING: it does not wait for the default stream
_LIBRARIES = {"win32": "nvcuda.dll"}


class _Copy2D(ctypes.Structure):
    """CUDA_MEMCPY2D: a rectangle of bytes, from one memory to another."""

    _fields_ = [
        (f"{side}_{name}", kind)
        for side in ("from", "to")
        for name, kind in (
            ("x", _N), ("y", _N), ("kind", c_uint), ("host", _P), ("device", _D), ("array", _H),
            ("pitch", _N),
        )
    ] + [("width", _N), ("height", _N)]  # fmt: skip


class LaunchConfig(ctypes.Structure):
    """CUlaunchConfig: a grid and a block of one dimension, on a stream."""

    _fields_ = (
        ("blocks", c_uint), ("grid_y", c_uint), ("grid_z", c_uint),
        ("threads", c_uint), ("block_y", c_uint), ("block_z", c_uint),
        ("shared", c_uint), ("stream", _H), ("attributes", _P), ("attribute_count", c_uint),
    )  # fmt: skip


class KernelLaunch:
    """A launch `(context, argument, low, high)` whose arguments are filled in: they stay here.

    `given` has the arguments of `cuLaunchKernelEx`, which costs half of `cuLaunchKernel`.
    """

    def __init__(
        self, function: int, cells: tuple[int, int, int, int], blocks: int, threads: int
    ) -> None:
        self._cells = (c_uint64 * 4)(*cells)
        start = ctypes.addressof(self._cells)
        self._pointers = (c_void_p * 4)(*(start + 8 * n for n in range(4)))
        self.config = LaunchConfig(blocks, 1, 1, threads, 1, 1)
        config, pointers = ctypes.addressof(self.config), ctypes.addressof(self._pointers)
        self.given = config, function, pointers, None

    def __str__(self) -> str:
        return f"grid {self.config.blocks} x {self.config.threads} threads"


class Driver:
    """A loaded `libcuda`, or a stand-in: one method a call. Raises DeviceError."""

    def __init__(self, library: Any) -> None:
        self.libcuda = library
        for name, types in SIGNATURES.items() if isinstance(library, ctypes.CDLL) else ():
            function = getattr(library, name, None)
            if function is None:
                raise DeviceError(f"{library._name} has no {name}: update the NVIDIA driver")
            function.argtypes, function.restype = types, c_int
        self.do("cuInit", "starting CUDA", 0)
        self.version = self.number("cuDriverGetVersion", "starting CUDA")  # 12040 is CUDA 12.4

    def do(self, name: str, doing: str, *arguments: Any) -> None:
        """Make a call; `doing` names its purpose in errors."""
        code = getattr(self.libcuda, name)(*arguments)
        if code:
            raise self.error(name, code, doing)

    def error(self, call: str, code: int, doing: str) -> DeviceError:
        """The error of a call that has returned `code`."""
        text = c_char_p()
        known = self.libcuda.cuGetErrorName(code, byref(text)) == 0
        return failed(call, code, (text.value or b"").decode() if known else "", doing)

    def number(self, name: str, doing: str, *arguments: Any) -> int:
        """A call whose first argument is where it leaves an int."""
        found = c_int()
        self.do(name, doing, byref(found), *arguments)
        return found.value

    def handle(self, name: str, doing: str, *arguments: Any) -> int:
        """A call whose first argument is where it leaves a handle or an address."""
        found = c_uint64()
        self.do(name, doing, byref(found), *arguments)
        return found.value

    # -- devices

    def device_count(self) -> int:
        """The number of GPUs of this process."""
        return self.number("cuDeviceGetCount", "counting GPUs")

    def device_name(self, device: int) -> str:
        """Return a GPU's name."""
        text = ctypes.create_string_buffer(100)
        self.do("cuDeviceGetName", f"cuda:{device}", text, len(text), device)
        return text.value.decode()

    def attribute(self, device: int, number: int) -> int:
        """A fact of a GPU, by its CUdevice_attribute."""
        return self.number("cuDeviceGetAttribute", f"cuda:{device}", number, device)

    def device_of(self, address: int) -> int | None:
        """The number of the GPU that has an address; None where the driver does not know it."""
        found = c_int()
        code = self.libcuda.cuPointerGetAttribute(byref(found), _ORDINAL, address)
        return None if code else found.value

    # -- memory

    def alloc(self, size: int, doing: str) -> int:
        """The address of so many bytes of the device's memory."""
        return self.handle("cuMemAlloc_v2", f"{doing} ({size} bytes)", max(size, 1))

    def free(self, address: int) -> None:
        """Gives device memory back, also while a stream is captured."""
        with self.relaxed():
            self.do("cuMemFree_v2", "freeing memory", address)

    def alloc_ordered(self, size: int, doing: str, stream: int) -> int:
        """Likewise from the device's pool, for later work in a stream."""
        doing = f"{doing} ({size} bytes)"
        return self.handle("cuMemAllocAsync", doing, max(size, 1), stream)

    def free_ordered(self, address: int, stream: int) -> None:
        """Free it behind the work in a stream, which must not be captured."""
        self.do("cuMemFreeAsync", "freeing memory", address, stream)

    def alloc_pinned(self, size: int) -> int:
        """The address of so many bytes of the host that the device can read by itself."""
        return self.handle("cuMemAllocHost_v2", f"{size} pinned bytes", max(size, 1))

    def free_pinned(self, address: int) -> None:
        """Gives pinned memory back, likewise."""
        with self.relaxed():
            self.do("cuMemFreeHost", "freeing pinned memory", address)

    @contextmanager
    def relaxed(self) -> Generator[None]:
        """A capture that another part of the program is at goes on, whatever is called."""
        call, mode = "cuThreadExchangeStreamCaptureMode", c_int(_RELAXED)
        self.do(call, "freeing memory", byref(mode))
        try:
            yield
        finally:
            self.do(call, "freeing memory", byref(mode))

    def zero(self, address: int, size: int, stream: int) -> None:
        """Fills device memory with zeros, in the stream's order; likewise the copies below."""
        if size:
            self.do("cuMemsetD8Async", "clearing memory", address, 0, size, stream)

    def upload(self, target: int, source: int, size: int, stream: int) -> None:
        """Copies from the host to the device."""
        if size:
            self.do("cuMemcpyHtoDAsync_v2", "copying to the GPU", target, source, size, stream)

    def download(self, target: int, source: int, size: int, stream: int) -> None:
        """Copies from the device to the host."""
        if size:
            self.do("cuMemcpyDtoHAsync_v2", "copying from the GPU", target, source, size, stream)

    def copy(self, target: int, source: int, size: int, stream: int) -> None:
        """Copies within the device."""
        if size:
            self.do("cuMemcpyDtoDAsync_v2", "copying on the GPU", target, source, size, stream)

    def copy_cells(
        self, target: int, source: int, count: int, pitches: tuple[int, int], stream: int
    ) -> None:
        """Copies `count` cells of 8 bytes, `pitches` bytes apart there and here.

        Either may be pinned memory of the host, which the device reads at the same address.
        """
        there, here = pitches
        cells = _Copy2D(
            from_kind=_ANY, from_device=source, from_pitch=here,
            to_kind=_ANY, to_device=target, to_pitch=there, width=8, height=count,
        )  # fmt: skip
        self.do("cuMemcpy2DAsync_v2", "copying numbers", byref(cells), stream)

    # -- order

    def new_stream(self) -> int:
        """A stream of its own, which does not wait for the default one."""
        return self.handle("cuStreamCreate", "making a stream", _NON_BLOCKING)

    def synchronize(self, stream: int, doing: str) -> None:
        """Waits until all in a stream is done."""
        self.do("cuStreamSynchronize", doing, stream)

    def synchronize_all(self, doing: str) -> None:
        """Waits until all work of the current context is done."""
        self.do("cuCtxSynchronize", doing)

    def is_capturing(self, stream: int) -> bool:
        """True if work in a stream is recorded in a graph, and not run."""
        found = c_int()
        self.do("cuStreamIsCapturing", "looking at a stream", stream, byref(found))
        return found.value != 0

    def new_event(self, timed: bool = False) -> int:
        """An event, to wait for; one that is `timed` can be compared with another."""
        return self.handle("cuEventCreate", "making an event", 0 if timed else _NO_TIMING)

    def drop_event(self, event: int) -> None:
        """Gives an event back."""
        self.do("cuEventDestroy_v2", "giving an event back", event)

    def record(self, event: int, stream: int) -> None:
        """Has an event stand for all that is in a stream so far."""
        self.do("cuEventRecord", "recording an event", event, stream)

    def wait(self, event: int) -> None:
        """Has the host wait for an event; one that was never recorded has come."""
        self.do("cuEventSynchronize", "waiting for an event", event)

    def order(self, stream: int, event: int) -> None:
        """Has a stream wait for an event."""
        self.do("cuStreamWaitEvent", "ordering two streams", stream, event, 0)

    def elapsed(self, start: int, end: int) -> float:
        """The milliseconds from one timed event to another."""
        found = c_float()
        self.do("cuEventElapsedTime", "taking a time", byref(found), start, end)
        return found.value

    # -- code

    def module(self, image: bytes, doing: str) -> int:
        """Loads machine code, or PTX that ends with a zero byte."""
        return self.handle("cuModuleLoadData", doing, image)

    def function(self, module: int, name: str) -> int:
        """An entry of a module."""
        return self.handle("cuModuleGetFunction", f"looking for {name}", module, name.encode())

    def launch(self, kernel: KernelLaunch, stream: int, doing: str) -> None:
        """Puts a kernel into a stream."""
        kernel.config.stream = stream
        self.do("cuLaunchKernelEx", doing, *kernel.given)

    def blocks_per_multiprocessor(self, function: int, threads: int) -> int:
        """Return the number of resident blocks of so many threads on a multiprocessor."""
        call = "cuOccupancyMaxActiveBlocksPerMultiprocessor"
        return self.number(call, "asking for the occupancy", function, threads, 0)


def load_library() -> Any:
    """The driver's library. Raises DeviceError where there is none."""
    name = _LIBRARIES.get(sys.platform, "libcuda.so.1")
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        raise DeviceError(
            f"this machine has no NVIDIA driver ({error}): install it, or step on the CPU"
        ) from None


SYNC = "STEPFUSE_CUDA_SYNC"  # the one environment switch: `1` waits after each launch

# Errors after which the driver refuses everything in this process, by CUresult.
STICKY = {
    214: "CUDA_ERROR_ECC_UNCORRECTABLE",
    700: "CUDA_ERROR_ILLEGAL_ADDRESS",
    702: "CUDA_ERROR_LAUNCH_TIMEOUT",
    710: "CUDA_ERROR_ASSERT",
    714: "CUDA_ERROR_HARDWARE_STACK_ERROR",
    715: "CUDA_ERROR_ILLEGAL_INSTRUCTION",
    716: "CUDA_ERROR_MISALIGNED_ADDRESS",
    717: "CUDA_ERROR_INVALID_ADDRESS_SPACE",
    718: "CUDA_ERROR_INVALID_PC",
    719: "CUDA_ERROR_LAUNCH_FAILED",
}
_STICKY = (
    "it comes from this launch or an earlier one, and the driver refuses everything else in this "
    f"process: end it; {SYNC}=1 in the environment waits after each launch, and so names the one "
    "that failed"
)
_REMEDIES = {
    2: "the GPU's memory is full: free some, or give the optimizer fewer parameters",
    3: "CUDA cannot be used in a process that was forked after its first use: start it by spawn",
    100: "no GPU is visible to this process: look at nvidia-smi and CUDA_VISIBLE_DEVICES",
    101: "there is no GPU of this number: `nvidia-smi -L` lists them",
    209: "the code is for other GPUs: compile it for this one's level",
    218: "the driver does not understand the PTX: compile it for an older level, or update it",
    222: "the driver is older than the PTX: update it, or compile for an older level",
    900: "a call like this one cannot be captured: make it before the capture begins",
}


class DeviceError(StepfuseError, RuntimeError):
    """A call of the CUDA driver has failed: `name` and `code` are its CUresult.

    After one that `is_sticky` the driver refuses every other call of this process.
    """

    def __init__(self, message: str, name: str = "", code: int = 0) -> None:
        self.name, self.code, self.is_sticky = name, code, code in STICKY
        super().__init__(message)


def failed(call: str, code: int, name: str, doing: str) -> DeviceError:
    """The error of a driver's call that has returned `code`, while `doing` something."""
    name = name or STICKY.get(code, f"CUresult {code}")
    remedy = _STICKY if code in STICKY else _REMEDIES.get(code, "")
    where = f"{call}, {doing}" if doing else call
    return DeviceError(": ".join(filter(None, (f"{name} ({where})", remedy))), name, code)
