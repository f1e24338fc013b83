"""The floating-point mode of the calling thread: nearest, gradual underflow, all masked."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import config, njit, types
from numba.core import cgutils
from numba.extending import intrinsic

IEEE_MODE = 0x1F80  # of MXCSR


def is_disabled() -> bool:
    """Whether Numba is told to compile nothing, by NUMBA_DISABLE_JIT."""
    return bool(getattr(config, "DISABLE_JIT", False))


def swap_mode() -> Callable[[int], int]:
    """A function that sets the mode and returns the one before.

    On a CPU without MXCSR, or where Numba compiles nothing (NUMBA_DISABLE_JIT), it sets nothing,
    and raises RuntimeError under flush-to-zero.
    """
    is_x86 = platform.machine().lower() in ("x86_64", "amd64")
    return _swap_mxcsr if is_x86 and not is_disabled() else _refuse_flush_to_zero


def _refuse_flush_to_zero(mode: int) -> int:
    if sys.float_info.min * 0.5 == 0.0:
        raise RuntimeError(
            "this thread flushes denormal numbers to zero, which changes results; "
            "switch that off (in torch: torch.set_flush_denormal(False))"
        )
    return mode


@intrinsic
def _exchange(_: Any, new: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = cgutils.alloca_once(builder, ir.IntType(32))
        address = builder.bitcast(cell, cgutils.voidptr_t)
        kind = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t])
        store = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.sse.stmxcsr")
        load = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.sse.ldmxcsr")
        builder.call(store, [address])
        old = builder.load(cell)
        builder.store(args[0], cell)
        builder.call(load, [address])
        return old

    return types.uint32(types.uint32), write


@njit
def _swap_mxcsr(mode: int) -> int:
    return _exchange(mode)  # pyright: ignore[reportCallIssue]
