"""Python functions as custom calls of XLA, which get the addresses of results and operands.

The first operands are the results' memory, so that only the others are passed on.

XLA calls a handler with a frame, a structure of its C interface (`xla/ffi/api/c_api.h`, in
jaxlib's `include`). Read here are the parts that matter, by their offsets:

    8 extensions (8 its kind, 24 the metadata to fill in)   16 the interface   56 operands: their
    number, 72 their buffers   96 and 112 likewise for results   of a buffer: 24 its address
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable

from jax.ffi import pycapsule, register_ffi_target  # type: ignore[reportMissingImports]

Call = Callable[[list[int], list[int]], None]

_HANDLER = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
_ERROR = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
_VERSION = (0, 3)  # of XLA's interface whose offsets these are
_METADATA = 1  # the kind of an extension that asks for the version
_INTERNAL = 13  # the code of an error
_numbers = itertools.count()
_kept: list[object] = []  # XLA has their addresses for ever


def register(call: Call) -> str:
    """The name under which a function is a custom call of this process."""
    name = f"stepfuse_{next(_numbers)}"
    handler = _HANDLER(lambda frame: _handled(call, frame))
    _kept.append(handler)
    pointer = ctypes.cast(handler, ctypes.c_void_p)
    register_ffi_target(name, pycapsule(pointer), platform="cpu")
    return name


def _handled(call: Call, frame: int) -> int | None:
    extension = _word(frame + 8)
    if extension and ctypes.c_int32.from_address(extension + 8).value == _METADATA:
        metadata = _word(extension + 24)
        for offset, number in zip((24, 28), _VERSION, strict=True):
            ctypes.c_int32.from_address(metadata + offset).value = number
        return None
    try:
        results = _buffers(frame + 96, 0)
        call(results, _buffers(frame + 56, len(results)))
    except BaseException as error:  # none can pass through XLA, an interrupt neither
        return _failed(_word(frame + 16), f"{type(error).__name__}: {error}")
    return None


def _buffers(address: int, first: int) -> list[int]:
    """The addresses of the operands, or results, whose number stands at `address`."""
    rows = (ctypes.c_uint64 * _word(address)).from_address(_word(address + 16))
    at = ctypes.c_uint64.from_address
    return [at(row + 24).value for row in rows[first:]]


def _failed(interface: int, message: str) -> int | None:
    """XLA's error, made by its own function."""
    text = ctypes.create_string_buffer(message.encode())
    arguments = (ctypes.c_uint64 * 4)(32, 0, ctypes.addressof(text), _INTERNAL)
    return _ERROR(_word(interface + 48))(ctypes.addressof(arguments))


def _word(address: int) -> int:
    return ctypes.c_uint64.from_address(address).value
