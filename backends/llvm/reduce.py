"""Sums and extremes in sixteen lanes, folded by halves: the lane rule, as LLVM IR.

`max` and `min` accumulate integers in the order of the floats, -0 below +0: one instruction a
step, where a float maximum that minds NaN and signed zeros is a chain of six. A NaN becomes the
integer at the end that wins, and is a NaN again when the total is finished.
"""

from __future__ import annotations

import numpy as np

from ...ir.semantics import LANES
from ...ir.types import BOOL, F32, F64, I32, I64, DType
from .ops import LLVM_OPS, emit_cast
from .text import Function, literal, llvm_type

START = {"max": float("-inf"), "min": float("inf")}
_SUMS = ("sum", "sumsq", "dot")
_TWIN = {F32: I32, F64: I64}  # the integers of a float's width
_OF_PARTIALS = {"absmax": "max", "any": "max"}  # how the f64 results of other reductions combine


def cell_type(op: str, dtype: DType, lanes: int) -> str:
    """The LLVM type of an accumulator over operands of `dtype`."""
    if op in _SUMS:
        return llvm_type(F64, lanes)
    if op == "any":
        return "i8" if lanes == 1 else f"<{lanes} x i8>"
    return llvm_type(_TWIN[dtype], lanes)


def cell_bytes(op: str, dtype: DType) -> int:
    """The bytes of one accumulator."""
    return 8 if op in _SUMS else 1 if op == "any" else dtype.bytes


def start(op: str, dtype: DType, lanes: int) -> str:
    """What an accumulator starts from: the reduction of nothing."""
    if op in START:
        number = np.asarray(START[op], dtype.numpy).view(_TWIN[dtype].numpy).item()
        least = -(1 << (8 * dtype.bytes - 1))
        return literal(number if number >= 0 else ~(number - least), _TWIN[dtype], lanes)
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
    return combine(fn, op, dtype, lanes, total, _ordered(fn, op, dtype, lanes, args[0]))


def combine(fn: Function, op: str, dtype: DType, lanes: int, a: str, b: str) -> str:
    """Two accumulators in one."""
    type_ = cell_type(op, dtype, lanes)
    if op in _SUMS:
        return fn.let(f"fadd {type_} {a}, {b}")
    if op == "any":
        return fn.let(f"or {type_} {a}, {b}")
    name = {"absmax": "umax", "max": "smax", "min": "smin"}[op]
    return fn.call(type_, f"llvm.{name}.{_short(type_)}", (type_, a), (type_, b))


def start_partial(op: str, lanes: int) -> str:
    """The reduction of nothing, as the f64 that partials are kept in."""
    return literal(START.get(op, 0.0), F64, lanes)


def combine_partials(fn: Function, op: str, lanes: int, a: str, b: str) -> str:
    """Two finished reductions, in f64, in one."""
    kind = _OF_PARTIALS.get(op, op)
    if kind in _SUMS:
        return fn.let(f"fadd {llvm_type(F64, lanes)} {a}, {b}")
    return LLVM_OPS["maximum" if kind == "max" else "minimum"](fn, F64, lanes, [a, b])


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
    if op in START:
        total = _other_order(fn, dtype, lanes, total)
    total = LLVM_OPS["from_bits"](fn, _TWIN[dtype], lanes, [total])
    return emit_cast(fn, dtype, F64, lanes, total)


def _ordered(fn: Function, op: str, dtype: DType, lanes: int, value: str) -> str:
    """Integers in the order of floats; NaN is beyond them on the side that `op` looks for."""
    twin, bits = _TWIN[dtype], LLVM_OPS["bits"](fn, dtype, lanes, [value])
    order = _other_order(fn, dtype, lanes, bits)
    is_nan = LLVM_OPS["ne"](fn, dtype, lanes, [value, value])
    least = -(1 << (8 * dtype.bytes - 1))
    end = literal(~least if op == "max" else least, twin, lanes)
    return LLVM_OPS["select"](fn, twin, lanes, [is_nan, end, order])


def _other_order(fn: Function, dtype: DType, lanes: int, bits: str) -> str:
    """Bits of floats to integers in their order, and back: negatives but for the sign inverted."""
    twin = _TWIN[dtype]
    sign = 8 * dtype.bytes - 1
    ones = LLVM_OPS["ashr"](fn, twin, lanes, [bits, literal(sign, twin, lanes)])
    rest = LLVM_OPS["iand"](fn, twin, lanes, [ones, literal((1 << sign) - 1, twin, lanes)])
    return LLVM_OPS["ixor"](fn, twin, lanes, [bits, rest])


def _mask(first: int, count: int) -> str:
    return f"<{count} x i32> <{', '.join(f'i32 {first + k}' for k in range(count))}>"


def _short(type_: str) -> str:
    return type_.replace("<", "v").replace(" x ", "").replace(">", "")
