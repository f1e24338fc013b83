"""Arrays of other libraries that lie on a GPU: where, by DLPack or `__cuda_array_interface__`.

DLPack is asked first, with the stream that steps run on, which is made to wait for what the
other library still has to do; then the interface. Both are asked once, when an array is bound.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ir.errors import BindError
from ...ir.types import ARRAY_FLOATS
from ..memory.array_checks import ArrayRequirements
from ..memory.dlpack import is_there
from .device import Device, number_of

_KINDS = {0: "int", 1: "uint", 2: "float", 4: "bfloat", 5: "complex", 6: "bool"}


class _Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = (
        ("data", ctypes.c_uint64), ("device", ctypes.c_int32), ("number", ctypes.c_int32),
        ("ndim", ctypes.c_int32), ("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)), ("offset", ctypes.c_uint64),
    )  # fmt: skip


_BEFORE = {b"dltensor": 0, b"dltensor_versioned": 32}  # bytes before it in a capsule
_READ_ONLY = 1  # a flag, in the eight bytes before the tensor of a newer capsule
_REFUSED = (BufferError, TypeError, ValueError, RuntimeError)  # what libraries raise


@dataclass(frozen=True, slots=True)
class SharedArray:
    """An array's address, its owner, and the stream in which it may still be written."""

    address: int
    held: Any
    stream: int | None = None


def home_of(array: Any, where: str) -> int | None:
    """The number of the GPU that an array is on; None for the host. Raises BindError."""
    if not is_there(array):
        return None
    if hasattr(type(array), "__dlpack_device__"):
        return int(array.__dlpack_device__()[1])
    address = array.__cuda_array_interface__["data"][0]
    found = number_of(address) if address else None
    if found is None:
        raise BindError(
            f"{where}: the driver does not know which GPU {_called(array)} is on; give "
            f"backend='cuda:0', or its number"
        )
    return found


def described(
    array: Any, wanted: ArrayRequirements, device: Device, stream: Callable[[], int]
) -> SharedArray:
    """An array on a GPU. Raises BindError."""
    number = device.number
    if not is_there(array):
        raise BindError(
            f"{wanted.where}: expected an array on cuda:{number}, got "
            f"{_called(array)}; copy it there, or step on the CPU"
        )
    try:
        if hasattr(array, "__dlpack__"):
            return _by_dlpack(array, wanted, number, stream() or 1)  # 1: the default stream
        return _by_interface(array, wanted, device)
    except _REFUSED as error:
        if isinstance(error, BindError):
            raise
        raise BindError(
            f"{wanted.where}: {_called(array)} that cannot be shared: {error}"
        ) from None


def _by_dlpack(array: Any, wanted: ArrayRequirements, number: int, stream: int) -> SharedArray:
    found = int(array.__dlpack_device__()[1])
    if found != number:
        raise _elsewhere(wanted, number, found)
    capsule = array.__dlpack__(stream=stream)
    given = ctypes.py_object(capsule)
    name = ctypes.pythonapi.PyCapsule_GetName(given)
    start = ctypes.pythonapi.PyCapsule_GetPointer(given, name)
    before = _BEFORE[name]
    tensor = _Tensor.from_address(start + before)
    flags = ctypes.c_uint64.from_address(start + before - 8).value if before else 0
    shape = tuple(tensor.shape[: tensor.ndim]) if tensor.ndim else ()
    strides = tuple(tensor.strides[: tensor.ndim]) if tensor.strides and tensor.ndim else None
    kind = f"{_KINDS.get(tensor.kind, f'kind {tensor.kind} of ')}{tensor.bits}"
    address = tensor.data + tensor.offset
    check(shape, kind, address, wanted)
    _check_layout(wanted, shape, strides, bool(flags & _READ_ONLY))
    return SharedArray(address, (array, capsule))


def _elsewhere(wanted: ArrayRequirements, number: int, found: int) -> BindError:
    return BindError(
        f"{wanted.where}: expected an array on cuda:{number}, got one on cuda:{found}; "
        f"backend='auto' steps parameters of several devices, and gradients are where they are"
    )


def _by_interface(array: Any, wanted: ArrayRequirements, device: Device) -> SharedArray:
    fields = array.__cuda_array_interface__
    dtype, shape = np.dtype(fields["typestr"]), tuple(fields["shape"])
    address, read_only = fields["data"]
    found = device.driver.device_of(address) if address else None
    if found not in (None, device.number):
        raise _elsewhere(wanted, device.number, found)
    strides = fields.get("strides")
    elements = None if strides is None else tuple(n / dtype.itemsize for n in strides)
    if not dtype.isnative:
        raise ValueError(f"dtype {dtype.str} is of another byte order")
    check(shape, dtype.name, address or 0, wanted)
    _check_layout(wanted, shape, elements, read_only)
    return SharedArray(address or 0, array, fields.get("stream"))


def check(shape: tuple[int, ...], kind: str, address: int, wanted: ArrayRequirements) -> None:
    """Raises BindError unless an array has the wanted dtype."""
    expected = wanted.dtype
    if kind not in (expected.array_name, expected.numpy.name):
        known = ARRAY_FLOATS.get(kind)
        how = f"convert it, or compile with dtypes='{wanted.role}={known}'" if known else ""
        raise BindError(
            f"{wanted.where}: expected dtype {expected.array_name}, got {kind}; "
            f"{how or 'convert it'}"
        )
    if shape != wanted.dims:
        raise BindError(
            f"{wanted.where}: expected shape {wanted.dims} for its parameter, got {shape}; "
            f"reshape it, or check the order of the list"
        )
    if address % expected.bytes:
        raise BindError(f"{wanted.where}: its memory is not aligned to {kind}; use a copy")


def _check_layout(
    wanted: ArrayRequirements,
    shape: tuple[int, ...],
    strides: tuple[float, ...] | None,
    read_only: bool,
) -> None:
    """Raises BindError for arrays that are not C-contiguous, or read-only."""
    if strides is not None and 0 not in shape:
        step = 1
        for size, stride in zip(reversed(shape), reversed(strides), strict=True):
            if size > 1 and stride != step:
                raise BindError(
                    f"{wanted.where}: expected a C-contiguous array, got strides {strides} of "
                    f"elements; make a contiguous copy, and keep it"
                )
            step *= size
    if wanted.written and read_only:
        raise BindError(f"{wanted.where}: the array is read-only, and the step stores to it")


def _called(array: object) -> str:
    return f"a {type(array).__module__.partition('.')[0]} {type(array).__name__}"
