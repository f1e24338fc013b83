"""Arrays of other libraries as NumPy arrays over the same memory, by DLPack.

    opt = stepfuse.Optimizer([torch.zeros(3)], "adam")
    opt.step([jax.numpy.ones(3)])                     # gradients are only read

bfloat16, which NumPy lacks, comes as bit patterns: the capsule of DLPack is told to hold
unsigned integers of 16 bits, before NumPy sees it. Objects that have NumPy's array interface
come by that.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from ...ir.errors import BindError
from ...ir.types import BF16
from .array_checks import Array, ArrayRequirements, address

_CPU = 1  # DLPack's number of a device in the host's memory
CUDA = 2  # and of one of NVIDIA's
_REFUSED = (BufferError, TypeError, ValueError)  # what libraries raise
_UNSIGNED, _BFLOAT = 1, 4  # of a kind of dtype
# Where the kind of dtype lies behind the start of a capsule's structure: a pointer, a device of
# two ints, an int before it; the newer structure begins with version, context, deleter, flags.
_KIND = {b"dltensor": 20, b"dltensor_versioned": 52}


def is_foreign(array: object) -> bool:
    """True if an object is an array of another library, that can be shared."""
    if isinstance(array, np.ndarray):
        return False
    by_instance = hasattr(array, "__dlpack__") or hasattr(array, "__array_interface__")
    return by_instance or hasattr(type(array), "__cuda_array_interface__")


def is_there(array: object) -> bool:
    """True if an array is on a GPU. Raises nothing."""
    kind: Any = type(array)
    if not hasattr(kind, "__dlpack_device__"):
        return hasattr(kind, "__cuda_array_interface__")
    try:
        return int(kind.__dlpack_device__(array)[0]) == CUDA
    except (*_REFUSED, RuntimeError):
        return False


def shared(array: Any, wanted: ArrayRequirements) -> Any:
    """A NumPy array over the same memory; NumPy's own as they are. Raises BindError."""
    if not is_foreign(array):
        return array
    if wanted.written and issubclass(type(array), np.generic):  # pyright would narrow `array`
        raise BindError(
            f"{wanted.where}: expected an array, got the number {array!r}, of which the step would "
            f"move a copy; use np.asarray(x), and keep it"
        )
    if not hasattr(array, "__dlpack__"):
        if is_there(array):
            raise BindError(
                f"{wanted.where}: expected memory of the CPU, got a {_kind(array)} on a GPU; copy "
                f"it to the CPU, or step on the GPU: backend='cuda:0'"
            )
        return np.asarray(array)
    _check_memory(array, wanted)
    if (device := _device(array, wanted)) != _CPU:
        raise BindError(
            f"{wanted.where}: expected memory of the CPU, got a {_kind(array)} on DLPack's device "
            f"{device}; copy it to the CPU"
        )
    try:
        return np.from_dlpack(array)
    except _REFUSED as error:
        raise _unshared(array, wanted, error) from None
    except RuntimeError:  # NumPy has no such dtype
        return _bits(array, wanted)


def place_of(array: Any) -> tuple[Any, ...]:
    """Return the address, shape and dtype of another library's array, or a unique object.

    Raises nothing.
    """
    try:
        found = np.from_dlpack(array) if hasattr(array, "__dlpack__") else np.asarray(array)
    except _REFUSED:
        return (object(),)
    except RuntimeError:  # NumPy has no such dtype
        found = np.from_dlpack(_AsBits(array)) if _is_bfloat(array) else None
    return (object(),) if found is None else (address(found), found.shape, found.dtype)


def _check_memory(array: Any, wanted: ArrayRequirements) -> None:
    """Refuses a tensor whose storage is too short for it, which torch lets happen (BindError)."""
    if not hasattr(array, "untyped_storage") or array.device.type != "cpu":
        return
    has, item = array.untyped_storage().nbytes(), array.element_size()
    last = sum((n - 1) * s for n, s in zip(array.shape, array.stride(), strict=True))
    needs = (array.storage_offset() + last + 1) * item if array.numel() else 0
    if has < needs:
        raise BindError(
            f"{wanted.where}: its storage has {has} bytes, and the tensor needs {needs}: it was "
            f"resized; give the tensor its memory back before the step"
        )


def _is_bfloat(array: Any) -> bool:
    return str(array.dtype).endswith("bfloat16")


def _device(array: Any, wanted: ArrayRequirements) -> int:
    try:
        return int(array.__dlpack_device__()[0])
    except _REFUSED as error:
        raise _unshared(array, wanted, error) from None


def _unshared(array: object, wanted: ArrayRequirements, error: Exception) -> BindError:
    return BindError(f"{wanted.where}: a {_kind(array)} that cannot be shared: {error}")


def _bits(array: Any, wanted: ArrayRequirements) -> Array:
    if not _is_bfloat(array):
        raise BindError(
            f"{wanted.where}: expected {wanted.dtype}, got dtype {array.dtype}"
        ) from None
    if wanted.dtype != BF16:
        raise BindError(
            f"{wanted.where}: expected {wanted.dtype}, got bfloat16; convert it, or compile with "
            f"dtypes='{wanted.role}=bf16'"
        ) from None
    return np.from_dlpack(_AsBits(array))


class _AsBits:
    """A bfloat16 array that offers its memory as unsigned integers."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __dlpack__(self, **options: Any) -> Any:
        capsule = self._array.__dlpack__(**options)
        name = _name(ctypes.py_object(capsule))
        kind = ctypes.c_uint8.from_address(_pointer(ctypes.py_object(capsule), name) + _KIND[name])
        assert kind.value == _BFLOAT, "the dtype was said to be bfloat16"
        kind.value = _UNSIGNED
        return capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._array.__dlpack_device__()


_name = ctypes.pythonapi.PyCapsule_GetName
_name.restype = ctypes.c_char_p
_name.argtypes = [ctypes.py_object]
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype = ctypes.c_void_p
_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]


def _kind(array: object) -> str:
    return f"{type(array).__module__.partition('.')[0]} {type(array).__name__}"
