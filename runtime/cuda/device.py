"""The GPUs of this process: each with its context, which is the one that torch and others use.

    device = gpu(0)
    with device.current():
        place = device.driver.alloc(1 << 20, "a state")

A device is opened once a process. Nothing is loaded before one is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from ctypes import byref, c_uint64
from typing import Any

from .driver import DeviceError, Driver, load_library

# Of CUdevice_attribute.
_MULTIPROCESSORS, _L2, _MAJOR, _MINOR, _POOLS = 16, 38, 75, 76, 115


_ENTRY = """
.version 8.0
.target sm_75
.address_size 64

.visible .entry {name}(
\t.param .b64 {name}_param_0,
\t.param .b64 {name}_param_1,
\t.param .b64 {name}_param_2,
\t.param .b64 {name}_param_3
)
"""


def runtime_ptx(name: str, body: str) -> bytes:
    """The PTX of a kernel of the runtime, `sf_NAME` over four cells, as a driver takes it.

    By hand: artifacts are loaded where there is no compiler.
    """
    return f"{_ENTRY.format(name=f'sf_{name}')}{body}\0".encode()


class Device:
    """A GPU, by its number: its properties, and its primary context."""

    def __init__(self, driver: Driver, number: int) -> None:
        if not 0 <= number < (count := driver.device_count()):
            raise DeviceError(f"cuda:{number}: this process sees {count} GPUs, from cuda:0 on")
        self.driver, self.number = driver, number
        handle = driver.number("cuDeviceGet", f"opening cuda:{number}", number)
        self.name = driver.device_name(handle)
        self.capability = driver.attribute(handle, _MAJOR), driver.attribute(handle, _MINOR)
        self.multiprocessors = driver.attribute(handle, _MULTIPROCESSORS)
        self.l2_bytes = driver.attribute(handle, _L2)
        self.has_pools = driver.attribute(handle, _POOLS) != 0  # of memory, in a stream's order
        self.to_free: list[Any] = []  # what could not go back yet: addresses, last streams
        self.modules: dict[str, int] = {}  # that are loaded, by what went into them
        self.context = driver.handle("cuDevicePrimaryCtxRetain", f"opening cuda:{number}", handle)

    def __str__(self) -> str:
        return f"cuda:{self.number}"

    @property
    def level(self) -> str:
        """The GPU level that it runs, as `sm_90`."""
        return "sm_{}{}".format(*self.capability)

    def function(self, name: str, body: str) -> int:
        """A kernel that is a part of the runtime, loaded once."""
        with self.current() as cuda:
            if name not in self.modules:
                ptx = runtime_ptx(name, body)
                self.modules[name] = cuda.module(ptx, f"loading what is to {name}")
            return cuda.function(self.modules[name], f"sf_{name}")

    @contextmanager
    def current(self) -> Generator[Driver]:
        """Has the driver's calls be about this device; afterwards, about the one of before."""
        driver, before = self.driver, c_uint64()
        driver.do("cuCtxPushCurrent_v2", str(self), self.context)
        try:
            yield driver
        except BaseException:
            with suppress(DeviceError):  # what failed before says more
                driver.do("cuCtxPopCurrent_v2", str(self), byref(before))
            raise
        driver.do("cuCtxPopCurrent_v2", str(self), byref(before))


class Devices:
    """The devices of one driver, opened when they are asked for."""

    def __init__(self, load: Callable[[], Any]) -> None:
        self._load = load
        self._driver: Driver | None = None
        self._open: dict[int, Device] = {}

    @property
    def driver(self) -> Driver:
        """The driver. Raises DeviceError where there is none."""
        if self._driver is None:
            self._driver = Driver(self._load())
        return self._driver

    def __getitem__(self, number: int) -> Device:
        if number not in self._open:
            self._open.setdefault(number, Device(self.driver, number))
        return self._open[number]


_here = Devices(load_library)


def number_of(address: int) -> int | None:
    """The number of the GPU that has an address, as far as the driver knows. Raises DeviceError."""
    return _here.driver.device_of(address)


def gpu(number: int = 0) -> Device:
    """A GPU of this machine. Raises DeviceError: no driver, no such GPU."""
    return _here[number]
