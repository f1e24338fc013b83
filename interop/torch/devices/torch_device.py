"""The devices of parameters, and the operations of an engine that depend on them.

On the host a step works on NumPy's views of torch's memory, by torch's threads. On a GPU it works
on addresses, by launches on torch's current stream; numbers that the host has in a step on the CPU
are tensors of the device there, which nobody waits for.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import torch
from torch import Tensor

from ....backends import open_space
from ....ir.arrays import Array
from ....ir.errors import BindError
from ....runtime.compilation import Compilation, over_devices
from ....runtime.cuda.space import DeviceArray, DeviceSpace
from ....runtime.launch.executable import Executable
from ....runtime.memory.space import HOST_SPACE, ArraySpace, SpaceByDevice
from ..internals import current_stream
from ..memory.layout import array, cells_of, in_memory_order, real

# Why a step over several GPUs is not captured.
ON_HOST = "the counts of steps and rates that torch has are the host's"


class TorchDevice(Protocol):
    """The device of an engine's arrays."""

    device: torch.device
    numbers_on_host: bool  # and else tensors on the device

    @property
    def space(self) -> ArraySpace:
        """The memory."""
        ...

    def array(self, tensor: Tensor) -> Any:
        """A tensor without gaps, as an array of the space."""
        ...

    def name_of(self, tensor: Tensor) -> str:
        """Return the name of a tensor's device in programs, where there are several."""
        ...


class TorchHost:
    """The host's memory."""

    device = torch.device("cpu")
    numbers_on_host = True
    space = HOST_SPACE

    def array(self, tensor: Tensor) -> Array:
        """A view of NumPy's."""
        return array(tensor)

    def name_of(self, tensor: Tensor) -> str:
        """None: it is the only one."""
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

    def array(self, tensor: Tensor) -> DeviceArray:
        """Return the array over a tensor, which it keeps alive."""
        plain = in_memory_order(real(tensor))
        dtype = cells_of(plain.dtype)
        return DeviceArray(self.space, plain.data_ptr(), tuple(plain.shape), dtype, tensor)

    def name_of(self, tensor: Tensor) -> str:
        """None: it is the only one."""
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


def opened(
    devices: Mapping[str, torch.device], made: Mapping[str, Compilation]
) -> TorchHost | TorchGpu | TorchDevices:
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
    """An f64 cell of a space that allocates by torch."""
    memory = space.allocate
    assert isinstance(memory, TorchMemory), "a space of torch's"
    return memory.cell(address)
