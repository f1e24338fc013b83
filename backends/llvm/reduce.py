"""Sums and extremes in sixteen lanes, folded by halves: the lane rule, as LLVM IR."""

from __future__ import annotations

from ...ir.semantics import LANES
from ...ir.types import BOOL, F32, F64, I32, I64, DType
from .ops import LLVM_OPS, emit_cast
from .text import Function, literal, llvm_type

START = {"max": float("-inf"), "min": float("inf")}
_SUMS = ("sum", "sumsq", "dot")


def cell_type(op: str, dtype: DType, lanes: int) -> str:
    """The LLVM type of an accumulator over operands of `dtype`."""
    if op in _SUMS:
        return llvm_type(F64, lanes)
    if op == "absmax":
        return llvm_type(I32 if dtype is F32 else I64, lanes)
    if op == "any":
        return "i8" if lanes == 1 else f"<{lanes} x i8>"
    return llvm_type(dtype, lanes)


def cell_bytes(op: str, dtype: DType) -> int:
    """The bytes of one accumulator."""
    return 8 if op in _SUMS else 1 if op == "any" else dtype.bytes


def start(op: str, dtype: DType, lanes: int) -> str:
    """What an accumulator starts from: the reduction of nothing."""
    if op in ("max", "min"):
        return literal(START[op], dtype, lanes)
    if op in _SUMS:
        return literal(0.0, F64, lanes)
    return "zeroinitializer" if lanes > 1 else "0"


def accumulate(fn: Function, op: str, dtype: DType, lanes: int, total: str, args: list[str]) -> str:
    """The accumulator with one more element in each lane."""
    type_ = cell_type(op, dtype, lanes)
    if op in _SUMS:
        wide = [emit_cast(fn, dtype, F64, lanes, a) for a in args]
        term = wide[0]
        if op != "sum":
            term = fn.let(f"fmul {type_} {wide[0]}, {wide[-1]}")
        return combine(fn, op, dtype, lanes, total, term)
    if op == "absmax":
        magnitude = LLVM_OPS["abs"](fn, dtype, lanes, args)
        bits = LLVM_OPS["bits"](fn, dtype, lanes, [magnitude])
        return combine(fn, op, dtype, lanes, total, bits)
    if op == "any":
        byte = fn.let(f"zext {llvm_type(BOOL, lanes)} {args[0]} to {type_}")
        return combine(fn, op, dtype, lanes, total, byte)
    return combine(fn, op, dtype, lanes, total, args[0])


def combine(fn: Function, op: str, dtype: DType, lanes: int, a: str, b: str) -> str:
    """Two accumulators in one."""
    type_ = cell_type(op, dtype, lanes)
    if op in _SUMS:
        return fn.let(f"fadd {type_} {a}, {b}")
    if op == "any":
        return fn.let(f"or {type_} {a}, {b}")
    if op == "absmax":
        return fn.call(type_, f"llvm.umax.{_short(type_)}", (type_, a), (type_, b))
    return LLVM_OPS["maximum" if op == "max" else "minimum"](fn, dtype, lanes, [a, b])


def fold_lanes(fn: Function, op: str, dtype: DType, total: str) -> str:
    """The lanes by halves, as one f64."""
    lanes = LANES
    while lanes > 1:
        half = lanes // 2
        type_ = cell_type(op, dtype, lanes)
        parts = [
            fn.let(f"shufflevector {type_} {total}, {type_} poison, {_mask(first, half)}")
            for first in (0, half)
        ]
        lanes = half
        if lanes == 1:
            narrow = cell_type(op, dtype, 2).replace("<2 x ", "<1 x ")
            parts = [fn.let(f"extractelement {narrow} {p}, i64 0") for p in parts]
        total = combine(fn, op, dtype, lanes, parts[0], parts[1])
    return as_f64(fn, op, dtype, total)


def as_f64(fn: Function, op: str, dtype: DType, total: str, lanes: int = 1) -> str:
    """A finished accumulator as the f64 that partials are kept in."""
    if op in _SUMS:
        return total
    if op == "any":
        return fn.let(f"uitofp {cell_type(op, dtype, lanes)} {total} to {llvm_type(F64, lanes)}")
    if op == "absmax":
        bits = cell_type(op, dtype, lanes)
        total = fn.let(f"bitcast {bits} {total} to {llvm_type(dtype, lanes)}")
    return emit_cast(fn, dtype, F64, lanes, total)


def _mask(first: int, count: int) -> str:
    return f"<{count} x i32> <{', '.join(f'i32 {first + k}' for k in range(count))}>"


def _short(type_: str) -> str:
    return type_.replace("<", "v").replace(" x ", "").replace(">", "")
