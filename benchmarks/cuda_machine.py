"""A GPU to measure on, or the tests' stub of one: arrays, times, captures.

The stub runs kernels in the emulator of PTX, so bits are real and times are not: `is_stub` goes
into every record that is made with it.
"""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from ctypes import byref, c_uint64
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np
import stepfuse
from stepfuse.runtime.cuda import device as devices
from stepfuse.runtime.cuda.driver import DeviceError
from stepfuse.runtime.cuda.space import DeviceArray, DeviceSpace

BLOCK = 1 << 20  # elements that come from the host; the rest of an array repeats them


class Machine:
    """The first GPU and a stream of its own."""

    def __init__(self, stub: bool) -> None:
        self.is_stub, self.why = stub, ""
        if not stub:
            try:
                devices.gpu(0)
            except DeviceError as error:
                self.is_stub, self.why = True, str(error)
        if self.is_stub:
            from tests.backends.cuda_driver import Driver  # in the source tree alone

            self.stub = Driver()
            devices._here = devices.Devices(lambda: self.stub)
        self.device = devices.gpu(0)
        with self.device.current() as cuda:
            self.stream = cuda.new_stream()
            self.events = cuda.new_event(timed=True), cuda.new_event(timed=True)
        self.space = DeviceSpace(self.device, lambda: self.stream)
        self.other = self.space.pool(2 * self.device.l2_bytes)  # to flush the cache with

    def about(self) -> dict[str, Any]:
        """What the figures were taken on."""
        device = self.device
        return {
            "stub": self.is_stub, "why a stub": self.why or ("asked for" if self.is_stub else ""),
            "device": device.name, "level": device.level, "driver": device.driver.version,
            "multiprocessors": device.multiprocessors, "L2 bytes": device.l2_bytes,
            "kHz": self.clocks(), "versions": versions(),
        }  # fmt: skip

    def clocks(self) -> dict[str, int]:
        """The highest of the multiprocessors and of the memory, in kHz."""
        driver = self.device.driver
        handle = driver.number("cuDeviceGet", "looking at clocks", self.device.number)
        return {"multiprocessors": driver.attribute(handle, 13),
                "memory": driver.attribute(handle, 36)}  # fmt: skip

    # -- arrays

    def array(self, seed: int, shape: tuple[int, ...], dtype: Any = np.float32) -> DeviceArray:
        """Normal numbers, a block of them over and over."""
        count = int(np.prod(shape))
        rng = np.random.default_rng(seed)
        block = rng.standard_normal(min(count, BLOCK), np.float32)
        if np.dtype(dtype) == np.uint16:  # the upper halves are bf16
            block = (block.view(np.uint32) >> 16).astype(np.uint16)
        size, pool = block.nbytes, self.space.pool(max(count, 1) * block.itemsize)
        made = pool.view(0, count, block.dtype).reshape(shape)
        if not count:
            return made
        with self.space.current() as (cuda, stream):
            cuda.upload(made.address, block.ctypes.data, size, stream)
            while size < made.nbytes:
                part = min(size, made.nbytes - size)
                cuda.copy(made.address + size, made.address, part, stream)
                size += part
            cuda.synchronize(stream, "filling an array")
        return made

    # -- times

    def wait(self) -> None:
        """Until all that was asked for is done."""
        with self.device.current() as cuda:
            cuda.synchronize(self.stream, "waiting")

    def milliseconds(self, work: Callable[[], object], rounds: int, warm: int = 3) -> list[float]:
        """The device's time of each round."""
        return self.in_turns({"": work}, rounds, warm)[""]

    def in_turns(
        self, ways: Mapping[str, Callable[[], object]], rounds: int, warm: int = 3
    ) -> dict[str, list[float]]:
        """The device's times of several ways, one after the other in each round, by CUDA events.

        Before each, twice as many bytes as the cache has are written over what it holds.
        """
        found: dict[str, list[float]] = {name: [] for name in ways}
        for turn in range(warm + rounds):
            for name, work in ways.items():
                with self.device.current() as cuda:
                    cuda.zero(self.other.address, self.other.capacity, self.stream)
                    cuda.record(self.events[0], self.stream)
                    work()
                    cuda.record(self.events[1], self.stream)
                    cuda.wait(self.events[1])
                    if turn >= warm:
                        found[name].append(cuda.elapsed(*self.events))
        return found

    def host_microseconds(self, work: Callable[[], object], rounds: int) -> list[float]:
        """The host's time of a call that waits for nothing."""
        found: list[float] = []
        for _ in range(rounds):
            start = time.perf_counter()
            work()
            found.append(1e6 * (time.perf_counter() - start))
            self.wait()
        return found

    # -- captures

    def replay_of(self, work: Callable[[], object]) -> Callable[[], object]:
        """What replays the work, captured in a graph."""
        graph, ready = c_uint64(), c_uint64()
        with self.device.current() as cuda:
            cuda.do("cuStreamBeginCapture_v2", "capturing", c_uint64(self.stream), 0)
            work()
            cuda.do("cuStreamEndCapture", "capturing", c_uint64(self.stream), byref(graph))
            given = byref(ready), graph, c_uint64(0)
            cuda.do("cuGraphInstantiateWithFlags", "capturing", *given)
        return lambda: cuda.do("cuGraphLaunch", "replaying", ready, c_uint64(self.stream))

    def give_back(self) -> None:
        """Ends what waits for it."""
        with suppress(DeviceError):
            self.wait()


def versions() -> dict[str, str]:
    """Of Python and of the packages that there are."""
    found = {"python": platform.python_version(), "stepfuse": stepfuse.__version__}
    for name in ("numpy", "torch", "llvmlite"):
        with suppress(PackageNotFoundError):
            found[name] = version(name)
    return found


def spread(values: Sequence[float]) -> dict[str, float]:
    """The median, the 10th and the 90th percentile."""
    low, high = np.percentile(values, [10, 90])
    return {"median": statistics.median(values), "low": float(low), "high": float(high)}
