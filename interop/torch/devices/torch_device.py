"""The devices of parameters, and the operations of an engine that depend on them.

On the host a step works on NumPy's views of torch's memory, by torch's threads. On a GPU it works
on addresses, by launches on torch's current stream; numbers that the host has in a step on the CPU
are tensors of the device there, which nobody waits for.

A tensor of any device may also be external memory of a `stepfuse.Optimizer`, which keeps states on
the host and steps there:

    there = elsewhere(layer.weight)
    opt = stepfuse.Optimizer([there], "adamw", staging=1 << 20)
    opt.step([elsewhere(layer.weight.grad)])
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ....backends import open_space
from ....ir.arrays import Array
from ....ir.errors import BindError
from ....ir.types import DTYPES as ALL
from ....runtime.compilation import Compilation, over_devices
from ....runtime.cuda.space import DeviceArray, DeviceSpace
from ....runtime.launch.executable import Executable
from ....runtime.memory.space import HOST_SPACE, SpaceByDevice
from ....runtime.out_of_core.external_memory import ExternalArray
from ..internals import current_stream
from ..memory.layout import DTYPES, array, cells_of, in_memory_order, real

# Why a step over several GPUs is not captured.
ON_HOST = "the counts of steps and rates that torch has are the host's"


class TorchHost:
    """The host's memory."""

    device = torch.device("cpu")
    numbers_on_host = True  # else they are tensors on the device
    space = HOST_SPACE

    def array(self, tensor: Tensor) -> Array:
        """A tensor without gaps as an array of the space: a view of NumPy's."""
        return array(tensor)

    def name_of(self, tensor: Tensor) -> str:
        """The name of a tensor's device in programs: "", as it is the only one."""
        return ""


class TorchGpu:
    """A GPU's memory, for programs that run there. Raises DeviceError where they cannot."""

    numbers_on_host = False

    def __init__(self, device: torch.device, code: Sequence[Executable]) -> None:
        stream = stream_of_torch(device)
        space = open_space(code, stream, TorchMemory(device))
        assert isinstance(space, DeviceSpace), "programs that run on a GPU"
        space.stream = stream  # as it is: asked for at each step
        self.device, self.space = device, space

    def array(self, tensor: Tensor) -> Any:
        """Return a `DeviceArray` over a tensor, which it keeps alive."""
        plain = in_memory_order(real(tensor))
        dtype = cells_of(plain.dtype)
        return DeviceArray(self.space, plain.data_ptr(), tuple(plain.shape), dtype, tensor)

    def name_of(self, tensor: Tensor) -> str:
        """Likewise "", as it is the only one."""
        return ""


class TorchDevices:
    """The memories of several devices, by their backends; numbers are the host's."""

    device = torch.device("cpu")
    numbers_on_host = True

    def __init__(self, devices: Mapping[str, TorchHost | TorchGpu]) -> None:
        self._devices = devices
        self.space = SpaceByDevice({name: one.space for name, one in devices.items()})

    def array(self, tensor: Tensor) -> Any:
        """A tensor, as an array of its device's memory."""
        return self._devices[self.name_of(tensor)].array(tensor)

    def name_of(self, tensor: Tensor) -> str:
        """The backend of its device."""
        return backend_of(tensor.device)


TorchDevice = TorchHost | TorchGpu | TorchDevices


def backend_of(device: torch.device, asked: str = "native", where: str = "") -> str:
    """The backend whose programs run there: the one asked for; `native` is each device's own.

    Raises BindError for a backend of another device.
    """
    here = "native" if device.type == "cpu" else f"cuda:{device.index}"
    on_host = not asked.startswith(("cuda", "numba-cuda"))
    if asked in (here, "native"):
        return here
    if device.type == "cpu" and on_host:
        return asked
    raise BindError(
        f"{where}: it is on {device}, and the spec was compiled for backend '{asked}': compile it "
        f"for '{here}', or for 'native', which is each device's own here"
    )


def joined(made: Mapping[str, Compilation]) -> Compilation:
    """The compilations for some devices, by backend, as one. Raises BindError."""
    return over_devices(made) if len(made) > 1 else next(iter(made.values()))


def opened(devices: Mapping[str, torch.device], made: Mapping[str, Compilation]) -> TorchDevice:
    """Devices by backend, for their programs. Raises DeviceError where one cannot run them."""
    found = {
        name: TorchHost() if device.type == "cpu" else TorchGpu(device, made[name].executables)
        for name, device in devices.items()
    }
    return TorchDevices(found) if len(found) > 1 else next(iter(found.values()))


class TorchMemory:
    """torch's allocator for one device, by which a `DeviceSpace` allocates.

    Tables, numbers and scratch of a step are torch's memory too: torch's statistics have it, and
    torch's kernels copy numbers in and out, in the stream.
    """

    def __init__(self, device: torch.device) -> None:
        self.device = device
        self._blocks: list[Callable[[], Tensor | None]] = []

    def __call__(self, size: int, stream: int) -> tuple[int, Tensor]:
        """The address of `size` bytes, and the tensor that holds them; torch knows the stream."""
        made = torch.empty(max(size, 1), dtype=torch.uint8, device=self.device)
        self._blocks = [b for b in self._blocks if b() is not None]
        self._blocks.append(weakref.ref(made))
        return made.data_ptr(), made

    def cell(self, address: int) -> Tensor:
        """The f64 cell at an address, as a 0-d tensor."""
        for block in (ref() for ref in self._blocks):
            start = -1 if block is None else address - block.data_ptr()
            if block is not None and 0 <= start < block.numel():
                whole = block.narrow(0, 0, block.numel() // 8 * 8).view(torch.float64)
                return whole[start // 8]
        raise AssertionError("cells are in memory that was made here")


def stream_of_torch(device: torch.device) -> Callable[[], int]:
    """Return a function for torch's current stream of a device, called at each step."""
    index = device.index
    return lambda: current_stream(index)


def cell_of(space: DeviceSpace, address: int) -> Tensor:
    """The f64 cell at an address of a space whose allocator is torch's."""
    memory = space.allocate
    assert isinstance(memory, TorchMemory), "a space of torch's"
    return memory.cell(address)


class TensorMemory:
    """The memory of a contiguous tensor."""

    def __init__(self, tensor: Tensor) -> None:
        self._bytes = real(tensor).view(-1).view(torch.uint8)

    @property
    def size(self) -> int:
        """The tensor's bytes."""
        return self._bytes.numel()

    def read(self, start: int, into: Array) -> None:
        """Copies bytes to the host."""
        torch.from_numpy(into).copy_(self._bytes[start : start + into.size])

    def write(self, start: int, data: Array) -> None:
        """Copies bytes from the host."""
        self._bytes[start : start + data.size].copy_(torch.from_numpy(data))

    def __repr__(self) -> str:
        return f"TensorMemory({self.size} bytes on {self._bytes.device})"


def elsewhere(tensor: Tensor) -> ExternalArray:
    """A tensor for `stepfuse.Optimizer`, its own memory. Raises BindError."""
    if tensor.layout != torch.strided or not tensor.is_contiguous():
        form = tensor.stride() if tensor.layout == torch.strided else tensor.layout
        raise BindError(f"expected a contiguous tensor, got {form}; keep a contiguous copy")
    if tensor.dtype not in DTYPES:
        known = ", ".join(str(dtype).removeprefix("torch.") for dtype in DTYPES)
        raise BindError(f"expected {known}, got {tensor.dtype}; convert it")
    plain = real(tensor)
    dtype = ALL[DTYPES[plain.dtype]].numpy
    return ExternalArray(TensorMemory(tensor), tuple(plain.shape), dtype)
