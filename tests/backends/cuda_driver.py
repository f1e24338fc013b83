"""The calls of the CUDA driver that `examples/cuda_step.py` makes, over the emulator."""

from __future__ import annotations

import ctypes
import re
from typing import Any

import numpy as np

from tests.backends.cuda_emulator import load_ptx


class Driver:
    """Device memory is memory of this process; an unknown call is an AttributeError."""

    def __init__(self) -> None:
        self.memory: list[Any] = []
        self.libraries: list[Any] = []
        self.entries: list[tuple[Any, str]] = []
        self.launched: list[str] = []

    def cuInit(self, flags: Any) -> int:
        return 0 if flags.value == 0 else 1

    def cuDeviceGet(self, device: Any, ordinal: Any) -> int:
        device._obj.value = ordinal.value
        return 0

    def cuDevicePrimaryCtxRetain(self, context: Any, device: Any) -> int:
        context._obj.value = 1 + device.value
        return 0

    def cuCtxSetCurrent(self, context: Any) -> int:
        return 0 if context.value == 1 else 201

    def cuMemAlloc_v2(self, place: Any, size: Any) -> int:
        self.memory.append(np.full(size.value + 256, 0xFF, np.uint8))  # nothing is zero by itself
        place._obj.value = -(-self.memory[-1].ctypes.data // 256) * 256
        return 0

    def cuMemcpyHtoD_v2(self, target: Any, source: Any, size: Any) -> int:
        ctypes.memmove(target.value, source.value, size.value)
        return 0

    def cuMemcpyDtoH_v2(self, target: Any, source: Any, size: Any) -> int:
        ctypes.memmove(target.value, source.value, size.value)
        return 0

    def cuModuleLoadData(self, module: Any, image: Any) -> int:
        self.libraries.append(load_ptx(image.value.decode()))
        module._obj.value = len(self.libraries)
        return 0

    def cuModuleGetFunction(self, function: Any, module: Any, name: Any) -> int:
        library, entry = self.libraries[module.value - 1], name.value.decode()
        if not re.fullmatch(r"sf_\w+", entry) or not hasattr(library, entry):
            return 500  # CUDA_ERROR_NOT_FOUND
        self.entries.append((library, entry))
        function._obj.value = len(self.entries)
        return 0

    def cuLaunchKernel(self, function: Any, *rest: Any) -> int:
        *sizes, shared, _stream, pointers, _extra = rest
        library, entry = self.entries[function.value - 1]
        assert sizes[1:3] == sizes[4:] == [1, 1] and shared == 0
        given = (ctypes.c_uint64 * 4)(*(ctypes.c_uint64.from_address(p).value for p in pointers))
        message = library.emulate(getattr(library, entry), given, sizes[0], sizes[3], 0)
        self.launched.append(entry)
        return 719 if message else 0  # CUDA_ERROR_LAUNCH_FAILED
