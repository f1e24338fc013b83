"""The driver's calls over a stub: devices, contexts, memory, order, and errors by name."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from stepfuse.runtime.cuda import driver
from stepfuse.runtime.cuda.device import Device, Devices
from stepfuse.runtime.cuda.driver import DeviceError
from stepfuse.runtime.cuda.space import DeviceSpace

from tests.backends.cuda_driver import Driver as Stub


def opened(**options: Any) -> tuple[Stub, Device]:
    stub = Stub(**options)
    return stub, Devices(lambda: stub)[0]


def test_a_device_says_what_it_is() -> None:
    _, device = opened(capability=(9, 0), count=2)
    assert (str(device), device.name, device.level) == ("cuda:0", "Emulated 0", "sm_90")
    assert device.multiprocessors == 4 and device.l2_bytes == 1 << 20
    assert device.driver.version == 12040


def test_a_context_is_current_for_a_while() -> None:
    stub, device = opened()
    with pytest.raises(DeviceError, match=r"^CUDA_ERROR_INVALID_CONTEXT \(cuMemAlloc_v2, a state"):
        device.driver.alloc(8, "a state")
    with device.current() as cuda, device.current():
        assert stub.contexts == [1, 1]
        cuda.free(cuda.alloc(8, "a state"))
    assert stub.contexts == [] and not stub.memory


def test_what_is_in_a_stream_is_done_in_its_order() -> None:
    stub, device = opened(lazy=True)
    here, back = np.arange(12.0), np.zeros((3, 4))
    with device.current() as cuda:
        stream, place, pinned = cuda.new_stream(), cuda.alloc(96, "cells"), cuda.alloc_pinned(24)
        ctypes.memmove(pinned, np.array([-1.0, -2.0, -3.0]).ctypes.data, 24)
        cuda.upload(place, here.ctypes.data, 96, stream)
        here[:] = 0  # the driver has a copy of what is not pinned
        cuda.copy_cells(place + 8, pinned, 3, (32, 8), stream)
        cuda.copy(place, place + 24, 8, stream)
        cuda.zero(place + 80, 16, stream)
        cuda.download(back.ctypes.data, place, 96, stream)
        assert not back.any()
        cuda.synchronize(stream, "waiting for the numbers")
    expected = np.arange(12.0).reshape(3, 4)
    expected[:, 1], expected[0, 0], expected[2, 2:] = [-1, -2, -3], 3, 0
    assert np.array_equal(back, expected)
    assert {entry[-1] for entry in stub.log} == {stream}


def test_memory_goes_back_in_the_order_of_its_stream() -> None:
    stub, device = opened(lazy=True)
    space = DeviceSpace(device, stream=9)
    pool = space.pool(64)
    array = pool.view(0, 4, np.dtype(np.float32))
    there = list(stub.memory)
    del pool
    assert [e[0] for e in stub.log] == ["zero"]  # the array holds it
    del array
    assert stub.log[-1] == ("free", there[0], 9) and list(stub.memory) == there
    assert stub.drain() == 0 and not stub.memory


def test_memory_goes_back_later_where_a_graph_may_read_it() -> None:
    stub, device = opened(lazy=True)
    stream = [9]
    space = DeviceSpace(device, lambda: stream[0])
    pool, another = space.pool(64), space.pool(32)
    stub.capture(9)
    del pool
    assert stub.captured() == [] and len(stub.memory) == 2  # nothing of it is recorded
    space.captured()
    stub.capture(7)
    del another
    assert stub.captured() == [] and len(stub.memory) == len(device.to_free) == 2
    third = space.pool(16)
    assert [e[0] for e in stub.log].count("free") == 2 and not device.to_free
    assert stub.drain() == 0 and list(stub.memory) == [third.address]


def test_memory_without_pools_and_of_a_librarys_own() -> None:
    stub, device = opened(lazy=True, pools=False)
    space, held = DeviceSpace(device), np.empty(512, np.uint8)
    pool = space.pool(64)
    del pool
    assert not stub.memory and "free" not in [e[0] for e in stub.log]  # it has waited
    asked = list[tuple[int, int]]()

    def allocate(size: int, stream: int) -> tuple[int, object]:
        asked.append((size, stream))
        return held.ctypes.data, held

    theirs = DeviceSpace(device, 3, allocate).pool(100)
    assert asked == [(100, 3)] and theirs.address == held.ctypes.data and not stub.memory
    stub.drain()
    assert not held[:100].any()


def test_events_order_and_capture_is_seen() -> None:
    stub, device = opened(lazy=True)
    with device.current() as cuda:
        first, second, event = cuda.new_stream(), cuda.new_stream(), cuda.new_event()
        cuda.wait(event)  # never recorded
        place = cuda.alloc(8, "a cell")
        cuda.zero(place, 8, first)
        cuda.record(event, first)
        cuda.order(second, event)
        assert stub.done == 0
        cuda.wait(event)
        assert stub.done == 1 and cuda.elapsed(event, event) >= 0
        stub.capture(second)
        assert cuda.is_capturing(second) and not cuda.is_capturing(first)


# ------------------------------------------------------------------ what goes wrong


def test_without_a_driver_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "_LIBRARIES", {"linux": "libnone.so.1", "darwin": "libnone.so.1"})
    with pytest.raises(DeviceError, match=r"no NVIDIA driver \(libnone.*step on the CPU"):
        _ = Devices(driver.load_library)[0]


def test_devices_that_are_not_there() -> None:
    stub = Stub(count=0)
    with pytest.raises(DeviceError, match=r"NO_DEVICE \(cuInit.*CUDA_VISIBLE_DEVICES"):
        _ = Devices(lambda: stub)[0]
    with pytest.raises(DeviceError, match="cuda:2: this process sees 2 GPUs, from cuda:0 on"):
        _ = Devices(lambda: Stub(count=2))[2]


@pytest.mark.parametrize(
    ("code", "text", "sticky"),
    [
        (2, r"^CUDA_ERROR_OUT_OF_MEMORY \(cuMemAlloc_v2, a state \(8 bytes\)\): .*is full", False),
        (719, r"^CUDA_ERROR_LAUNCH_FAILED .*refuses everything.*STEPFUSE_CUDA_SYNC=1", True),
        (700, r"^CUDA_ERROR_ILLEGAL_ADDRESS \(cuMemAlloc_v2", True),  # not even its name came
        (777, r"^CUresult 777 \(cuMemAlloc_v2, a state \(8 bytes\)\)$", False),
        (900, r"^CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED .*before the capture begins", False),
    ],
)
def test_each_result_has_its_name(code: int, text: str, sticky: bool) -> None:
    stub, device = opened()
    stub.fails["cuMemAlloc_v2"] = code
    with device.current() as cuda, pytest.raises(DeviceError, match=text) as error:
        cuda.alloc(8, "a state")
    assert (error.value.code, error.value.is_sticky) == (code, sticky)
    assert error.value.name in str(error.value)


@pytest.mark.parametrize("code", sorted({**driver.STICKY, **driver._REMEDIES}))
def test_each_result_that_has_a_sentence_says_it(code: int) -> None:
    stub, device = opened()
    stub.fails["cuMemAlloc_v2"] = code
    with device.current() as cuda, pytest.raises(DeviceError) as error:
        cuda.alloc(8, "a state")
    sticky = code in driver.STICKY
    assert error.value.is_sticky == sticky and error.value.code == code
    assert str(error.value).endswith(driver._STICKY if sticky else driver._REMEDIES[code])
    name = driver.STICKY.get(code, error.value.name)
    assert str(error.value).startswith(f"{name} (cuMemAlloc_v2, a state (8 bytes)): ")


def test_a_driver_that_lacks_a_call_is_to_be_updated() -> None:
    with pytest.raises(DeviceError, match=r"has no cuInit: update the NVIDIA driver"):
        _ = Devices(lambda: ctypes.CDLL(None))[0]


def test_the_calls_are_those_of_the_stub() -> None:
    """An argument that is left out, or a call that is misspelled, would show on a GPU only."""
    assert [name for name in driver.SIGNATURES if not hasattr(Stub(), name)] == []
