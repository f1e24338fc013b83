"""The GPU that tests run on, or a skip that says why there is none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from stepfuse.runtime.cuda.device import gpu
from stepfuse.runtime.cuda.driver import DeviceError
from stepfuse.runtime.cuda.space import DeviceSpace


@pytest.fixture(scope="module", name="device")
def first_gpu() -> Any:
    """The first GPU."""
    try:
        return gpu(0)
    except DeviceError as error:
        pytest.skip(str(error))


@pytest.fixture(name="space")
def memory(device: Any) -> Iterator[DeviceSpace]:
    """Its memory, with a stream of its own."""
    with device.current() as cuda:
        stream = cuda.new_stream()
    space = DeviceSpace(device, stream)
    yield space
    with device.current() as cuda:
        cuda.synchronize(stream, "ending a test")
