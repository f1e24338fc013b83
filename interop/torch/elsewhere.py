"""Tensors of torch as another memory: parameters on a device, states and step on the host.

    there = elsewhere(layer.weight)                # on any device of torch's
    opt = stepfuse.Optimizer([there], "adamw", staging=1 << 20)
    opt.step([elsewhere(layer.weight.grad)])

Copies run in a thread of their own, on the device's default stream.
"""

from __future__ import annotations

import torch
from torch import Tensor

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.types import DTYPES as ALL
from ...runtime.out_of_core.external_memory import ExternalArray
from .memory.layout import DTYPES, real


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
