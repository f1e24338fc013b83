"""Tensors as the kernels see them: real numbers, without gaps, in the order of memory.

A complex tensor is seen as pairs of real numbers. A parameter whose memory has no gaps is
worked on where it is, its axes in the order of memory where the program does not care for
them (channels last, transposed); any other in a copy without gaps, its *home*.
"""

from __future__ import annotations

import ctypes
import operator
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ....ir.arrays import Array
from ....ir.errors import BindError
from ....ir.types import ARRAY_FLOATS
from ....ir.types import DTYPES as ALL
from ..internals import is_wrapper

TORCH_DTYPES: dict[str, torch.dtype] = {
    d.name: getattr(torch, name) for name, d in ARRAY_FLOATS.items()
}
DTYPES = {
    **{dtype: name for name, dtype in TORCH_DTYPES.items()},
    torch.complex128: "f64",
    torch.complex64: "f32",
}
STORED = TORCH_DTYPES | {  # what states may be, with the codes of formats
    "i8": torch.int8, "u8": torch.uint8, "i16": torch.int16, "i32": torch.int32
}  # fmt: skip
NAMES = {dtype: name for name, dtype in STORED.items()} | DTYPES
_ADDRESS = torch.Tensor.data_ptr  # twice as fast as the method of each tensor
_SHARD = operator.attrgetter("_local_tensor")  # what to_local gives, in a tenth of the time
_PLACED = operator.attrgetter("_spec.placements")


class UnsupportedError(BindError, RuntimeError):
    """A tensor of a kind that the optimizer does not step; torch has RuntimeError for these."""


def check_param(param: Tensor, where: str) -> None:
    """Raises BindError for a parameter that no kernel can work on."""
    param = local_of(param)
    if is_wrapper(param):
        raise BindError(
            f"{where}: expected a tensor with memory of its own, or a DTensor, got "
            f"{type(param).__name__}; step the tensors that it is made of"
        )
    if param.device.type not in ("cpu", "cuda"):
        raise BindError(
            f"{where}: expected a tensor on the CPU or on an NVIDIA GPU, got one on "
            f"{param.device}; give this parameter to an optimizer of torch.optim"
        )
    if param.layout != torch.strided:
        raise BindError(f"{where}: expected a dense tensor, got layout {param.layout}")
    if param.dtype not in DTYPES:
        known = ", ".join(str(dtype).removeprefix("torch.") for dtype in DTYPES)
        raise BindError(f"{where}: expected {known}, got {param.dtype}; convert it")
    if any(s == 0 and n > 1 for s, n in zip(param.stride(), param.shape, strict=True)):
        raise BindError(f"{where}: several elements share memory; use param.contiguous()")


def is_sharded(tensor: Tensor) -> bool:
    """True if it is a DTensor: a process has a part of it, its shard, or a copy."""
    return is_wrapper(tensor) and hasattr(tensor, "to_local")


def local_of(tensor: Any) -> Tensor:
    """Return this process' part of a tensor: all of it, or its shard of a DTensor."""
    if not is_sharded(tensor):
        return tensor
    local = tensor.to_local()
    return local.wait() if hasattr(local, "wait") else local  # for a collective under way


def locals_of(tensors: Sequence[Any], placed: Sequence[Any] | None = None) -> list[Tensor]:
    """`local_of` of many DTensors, in less time; redistributed to `placed`, if given."""
    try:
        found = list(map(_SHARD, tensors))
        if set(map(type, found)) <= {Tensor} and (
            placed is None or list(map(_PLACED, tensors)) == placed
        ):
            return found
    except AttributeError:  # not a DTensor, or of another torch
        pass
    if placed is None:
        return list(map(local_of, tensors))
    return [local_of(placed_as(one, at)) for one, at in zip(tensors, placed, strict=True)]


def placed_as(tensor: Any, placements: Sequence[Any]) -> Any:
    """A DTensor with these placements, if there are some; others as they are."""
    if not placements or not is_sharded(tensor) or tensor.placements == tuple(placements):
        return tensor
    return tensor.redistribute(placements=placements)


def shard_like(
    local: Tensor, param: Any, placements: Sequence[Any], size: Sequence[int], stride: Sequence[int]
) -> Tensor:
    """A DTensor of this size on a parameter's mesh, with this process's part of it."""
    mesh, shape = param.device_mesh, torch.Size(size)
    made: Tensor = type(param).from_local(
        local, mesh, placements, run_check=False, shape=shape, stride=tuple(stride)
    )
    return made


def copies_on(mesh: Any) -> tuple[Any, ...]:
    """The placements of a DTensor of which every rank of a mesh has all."""
    distributed: Any = torch.distributed  # whose `tensor` is imported, or there is no mesh of one
    return (distributed.tensor.Replicate(),) * mesh.ndim


def real(tensor: Tensor) -> Tensor:
    """The same memory as real numbers."""
    plain = tensor.detach()
    return torch.view_as_real(plain) if plain.is_complex() else plain


def home_of(param: Tensor, any_order: bool) -> Tensor:
    """The parameter itself, or memory for a copy without gaps, in the order of its axes."""
    plain = param.detach()
    direct = plain.is_contiguous() or (any_order and memory_order(plain) is not None)
    if direct and not plain.is_conj() and not plain.is_neg():
        return plain
    return torch.empty(plain.shape, dtype=plain.dtype, device=plain.device)


def memory_order(tensor: Tensor) -> tuple[int, ...] | None:
    """The axes from the outermost in memory to the innermost; None where there are gaps."""
    if tensor.is_contiguous():
        return tuple(range(tensor.dim()))
    strides = tensor.stride()
    order = tuple(sorted(range(tensor.dim()), key=lambda axis: -strides[axis]))
    return order if tensor.permute(order).is_contiguous() else None


def in_memory_order(tensor: Tensor) -> Tensor:
    """A tensor without gaps, its axes as they lie in memory."""
    order = memory_order(tensor)
    assert order is not None, "a home has no gaps"
    return tensor.permute(order)


def same_order(a: Tensor, b: Tensor) -> bool:
    """True if two tensors of one shape have their elements in one order, without gaps."""
    return a.stride() == b.stride() or (a.is_contiguous() and b.is_contiguous())


def array(tensor: Tensor) -> Array:
    """The memory of a tensor without gaps, which the caller keeps alive; narrow floats as bits."""
    plain = in_memory_order(real(tensor))
    # not tensor.numpy(): that forbids for good to resize the memory, which sharded training does
    cells = ctypes.c_char * (plain.numel() * plain.element_size())
    dtype = cells_of(plain.dtype)
    return np.frombuffer(memoryview(cells.from_address(plain.data_ptr())), dtype).reshape(
        plain.shape
    )


def cells_of(dtype: torch.dtype) -> np.dtype[Any]:
    """Return NumPy's dtype of a parameter's or state's cells; narrow floats are bit patterns."""
    return ALL[NAMES[dtype]].numpy


def pointers_of(tensors: Iterable[Tensor]) -> list[int]:
    """The addresses of many tensors."""
    return list(map(_ADDRESS, tensors))


def where_stored(tensors: list[Tensor]) -> Array:
    """The addresses of many tensors, as an array."""
    return np.fromiter(map(_ADDRESS, tensors), np.int64, len(tensors))
