"""The cells of gradients and parameters on their way: where messages leave, and where they come.

the host             NumPy's views of torch's memory
a GPU, by nccl       tensors of the GPU; nobody waits
a GPU, by others     NumPy's arrays, from the GPU and to it; the host waits
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ....ir.arrays import Array
from ....ir.errors import BindError
from ....ranks.protocol import Ranks, stands_in_stream
from ....runtime.cuda.device import gpu
from ....runtime.cuda.space import DeviceArray, DeviceSpace
from ..devices.torch_device import backend_of, stream_of_torch
from ..memory.layout import array

NOTHING = np.zeros(0, np.uint8)


class HostCells:
    """Messages in the CPU's memory: parts are f32 in a line, rooms bytes that messages come to."""

    def whole(self, tensor: Tensor) -> Array:
        """A view of a contiguous tensor, of whose elements in a line parts are taken."""
        return array(tensor.detach())

    def zeros(self, count: int) -> Array:
        """A part that is not of any tensor."""
        return np.zeros(count, np.float32)

    def room(self, count: int) -> Array:
        """Room for so many elements."""
        return np.zeros(4 * count, np.uint8)

    def address(self, room: Array) -> int:
        """The address of a room's content, once it is `landed`."""
        return room.ctypes.data

    def landed(self, room: Array) -> None:
        """Copy a received message to the device: here it is there."""

    def joined(self, parts: Sequence[Array]) -> Array:
        """The bytes of some parts, to be sent: the one part itself, or a copy of several."""
        return (parts[0] if len(parts) == 1 else np.concatenate(parts)).view(np.uint8)

    def direct(self, part: Array) -> Array | None:
        """A part itself as room; None where messages cannot come to it."""
        return part.view(np.uint8)

    def put(self, part: Array, room: Array, first: int) -> None:
        """Copy a received buffer to a part, from an element on."""
        part[...] = room.view(np.float32)[first : first + len(part)]

    def refuse_capture(self) -> None:
        """Raises BindError where a step is captured that cannot be: none is, on the CPU."""


class StreamCells:
    """Messages on a GPU whose ranks' verbs stand in its stream."""

    without = "a part of torch.distributed for the host: begin it with 'cpu:gloo,cuda:nccl'"

    def __init__(self, device: torch.device, ranks: Ranks) -> None:
        self.device, self._space = device, space_of_torch(device)
        self._is_captured = getattr(ranks, "moves_host", True)

    def whole(self, tensor: Tensor) -> Tensor:
        """A view."""
        return tensor.detach()

    def zeros(self, count: int) -> Tensor:
        """Memory of torch's on the device."""
        return torch.zeros(count, dtype=torch.float32, device=self.device)

    def room(self, count: int) -> Any:
        """Likewise."""
        return self.zeros(count).view(torch.uint8)

    def address(self, room: Any) -> int:
        """The room's own."""
        return room.data_ptr()

    def landed(self, room: Any) -> None:
        """Do nothing: the message is there."""

    def joined(self, parts: Sequence[Tensor]) -> Any:
        """The one part itself, or a copy of several."""
        return (parts[0] if len(parts) == 1 else torch.cat([*parts])).view(torch.uint8)

    def direct(self, part: Tensor) -> Any:
        """The bytes of the part itself."""
        return part.view(torch.uint8)

    def put(self, part: Tensor, room: Any, first: int) -> None:
        """A copy, in the stream."""
        part.copy_(room.view(torch.float32)[first : first + part.numel()])

    def refuse_capture(self) -> None:
        """Raises BindError where ranks pass messages through the host, or cannot agree there."""
        if not self._is_captured and self._space.stream() and self._space.is_capturing():
            raise BindError(
                f"on {self.device} a step is captured, which ranks agree on before: that needs "
                f"{self.without}"
            )


class CopiedCells(StreamCells):
    """Messages on a GPU whose ranks move memory of the host: each passes through it."""

    without = "nccl, for these ranks' messages pass through the host, which no graph replays"

    def __init__(self, device: torch.device, ranks: Ranks) -> None:
        super().__init__(device, ranks)
        self._is_captured = False
        self._there: dict[int, Any] = {}  # by the address of a room, what a step reads

    def room(self, count: int) -> Any:
        """Memory of the host."""
        return np.zeros(4 * count, np.uint8)

    def address(self, room: Any) -> int:
        """The address of a copy on the GPU."""
        there = self._there.setdefault(room.ctypes.data, super().room(room.size // 4))
        return there.data_ptr()

    def landed(self, room: Any) -> None:
        """A copy, in the stream."""
        self._there[room.ctypes.data].copy_(torch.from_numpy(room))

    def joined(self, parts: Sequence[Tensor]) -> Any:
        """A copy on the host, which waits."""
        return super().joined(parts).cpu().numpy()

    def direct(self, part: Tensor) -> Any:
        """None."""
        return None

    def put(self, part: Tensor, room: Any, first: int) -> None:
        """A copy, in the stream."""
        part.copy_(torch.from_numpy(room.view(np.float32)[first : first + part.numel()]))


MessageCells = HostCells | StreamCells


def tensor_of_first(ranks: Ranks, param: Tensor, phase: str) -> None:
    """Store rank 0's tensor to those of the others. Raises RanksError."""
    cells: Any = cells_on(param.device, ranks)
    part = cells.whole(param).reshape(-1)
    there = cells.direct(part)
    room = cells.joined([part]) if there is None else there
    ranks.broadcast(room, 0, phase).wait()
    if there is None:
        cells.put(part, room, 0)


def arrays_of(params: Sequence[Tensor], device: torch.device) -> list[Any]:
    """Parameters as steps see them: NumPy's views, or where they are on a GPU."""
    if device.type == "cpu":
        return [*map(array, params)]
    space, kind = space_of_torch(device), np.dtype(np.float32)
    return [DeviceArray(space, p.data_ptr(), tuple(p.shape), kind, p) for p in params]


def space_of_torch(device: torch.device) -> DeviceSpace:
    """A GPU's memory, and torch's stream of each step."""
    return DeviceSpace(gpu(device.index), stream_of_torch(device))


def options_on(device: torch.device) -> dict[str, Any]:
    """Return the compile options of steps on a device."""
    if device.type == "cpu":
        return {}
    return {"backend": backend_of(device), "stream": stream_of_torch(device)}


def said_of(ranks: Ranks, device: torch.device) -> str:
    """Explain the messages of a step on a GPU; "" on the CPU."""
    if device.type == "cpu" or ranks.count == 1:
        return ""
    how = "pass through the host, which waits: such a step is not captured in a graph"
    if stands_in_stream(ranks):
        how = "stand in the stream of the step, and are captured with it"
    return f"\nmessages and gathers of {device} {how}"


def cells_on(device: torch.device, ranks: Ranks) -> MessageCells:
    """Return the cells of the parameters' device."""
    if device.type == "cpu":
        return HostCells()
    return StreamCells(device, ranks) if stands_in_stream(ranks) else CopiedCells(device, ranks)
