"""The floating-point mode of the calling thread: nearest, gradual underflow, all masked."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import config, njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from ...runtime.system import machine

IEEE_MODE = 0 if machine() == "aarch64" else 0x1F80  # of FPCR; of MXCSR


def is_disabled() -> bool:
    """True if Numba is told to compile nothing, by NUMBA_DISABLE_JIT."""
    return bool(getattr(config, "DISABLE_JIT", False))


def swap_mode() -> Callable[[int], int]:
    """A function that sets the mode and returns the one before.

    On a CPU with neither MXCSR nor FPCR, or where Numba compiles nothing (NUMBA_DISABLE_JIT), it
    sets nothing, and raises RuntimeError under flush-to-zero.
    """
    swap = {"x86_64": _swap_mxcsr, "aarch64": _swap_fpcr}.get(machine(), _refuse_flush_to_zero)
    return _refuse_flush_to_zero if is_disabled() else swap


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


@intrinsic
def _exchange_fpcr(_: Any, new: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        wide, none = ir.IntType(64), ir.VoidType()
        kinds = {"get": ir.FunctionType(wide, []), "set": ir.FunctionType(none, [wide])}
        get, put = (
            cgutils.get_or_insert_function(builder.module, kind, f"llvm.aarch64.{name}.fpcr")
            for name, kind in kinds.items()
        )
        old = builder.call(get, [])
        builder.call(put, [args[0]])
        return old

    return types.uint64(types.uint64), write


@njit
def _swap_fpcr(mode: int) -> int:
    return _exchange_fpcr(mode)  # pyright: ignore[reportCallIssue]
