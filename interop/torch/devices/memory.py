"""Memory of a GPU from torch's allocator, and tensors over cells of it.

Tables, numbers and scratch of a step are torch's memory too:
torch's statistics have it, and torch's kernels copy numbers in and out, in the stream.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable

import torch
from torch import Tensor

from ....runtime.cuda.space import DeviceSpace
from ..internals import current_stream


class TorchMemory:
    """torch's allocator for one device, by which a `DeviceSpace` allocates."""

    def __init__(self, device: torch.device) -> None:
        self.device = device
        self._blocks: list[Callable[[], Tensor | None]] = []

    def __call__(self, size: int, stream: int) -> tuple[int, Tensor]:
        """So many bytes, and the tensor that holds them; torch knows the stream."""
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
