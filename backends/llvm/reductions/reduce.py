"""Accumulators in sixteen lanes, folded by halves: the lane rule, as LLVM IR.

The accumulator of a reduction follows from its row of the op table:

    rounding (sum)         f64, whatever the operands are
    a flag (any)           a byte
    a magnitude (absmax)   its bits as an integer, whose order is the magnitudes', NaN above all
    an extreme (max, min)  integers in the order of the floats, -0 below +0: one instruction a step,
                           where a float maximum that minds NaN and signed zeros is a chain of six.
                           A NaN becomes the integer at the end that wins, and is a NaN again when
                           the total is finished

A finished accumulator is kept as an f64, a *partial*, and lists of partials are folded further.
"""

from __future__ import annotations

import numpy as np

from ....ir.ops import algebra_of, term_operands
from ....ir.reductions import MAXIMUM, OR
from ....ir.semantics import LANES
from ....ir.signatures.typing_rules import WIDTH_TWIN
from ....ir.types import BOOL, F64, U8, DType
from ..ops import LLVM_OPS, emit_cast
from ..text import LlvmFunction, literal, llvm_type


def cell_of(op: str, dtype: DType) -> DType:
    """The dtype of an accumulator over operands of `dtype`, and of a term in its form."""
    row = algebra_of(op)
    if row.combine is OR:
        return U8
    return row.combine.accumulator or WIDTH_TWIN[dtype]


def _is_magnitude(op: str) -> bool:
    row = algebra_of(op)
    return row.combine is MAXIMUM and row.term == "abs"


def cell_type(op: str, dtype: DType, lanes: int) -> str:
    """The LLVM type of an accumulator over operands of `dtype`."""
    return llvm_type(cell_of(op, dtype), lanes)


def start(op: str, dtype: DType, lanes: int) -> str:
    """Return the neutral element of a reduction, from which an accumulator starts."""
    cell, neutral = cell_of(op, dtype), algebra_of(op).neutral
    if cell.is_float:
        return literal(neutral, cell, lanes)
    if not neutral:  # neither a flag nor a magnitude
        return "zeroinitializer" if lanes > 1 else "0"
    number = np.asarray(neutral, dtype.numpy).view(cell.numpy).item()
    return literal(number if number >= 0 else ~(number - _least(dtype)), cell, lanes)


def accumulate(
    fn: LlvmFunction, op: str, dtype: DType, lanes: int, total: str, args: list[str]
) -> str:
    """The accumulator with one more element in each lane."""
    return combine(fn, op, dtype, lanes, total, cell_term(fn, op, dtype, lanes, args))


def cell_term(fn: LlvmFunction, op: str, dtype: DType, lanes: int, args: list[str]) -> str:
    """A term as accumulators have it: an accumulator of nothing else."""
    row = algebra_of(op)
    wide = row.combine.accumulator or dtype
    term = term_of(fn, op, wide, lanes, [emit_cast(fn, dtype, wide, lanes, a) for a in args])
    if row.combine is OR:
        return fn.let(f"zext {llvm_type(BOOL, lanes)} {term} to {cell_type(op, dtype, lanes)}")
    if _is_magnitude(op):
        return LLVM_OPS["bits"](fn, dtype, lanes, [term])
    return term if row.combine.accumulator else _ordered(fn, op, dtype, lanes, term)


def term_of(fn: LlvmFunction, op: str, dtype: DType, lanes: int, args: list[str]) -> str:
    """Return the term of operands that have the accumulator's dtype."""
    operands = list(term_operands(op, args))
    term = algebra_of(op).term
    return LLVM_OPS[term](fn, dtype, lanes, operands) if term else operands[0]


def combine(fn: LlvmFunction, op: str, dtype: DType, lanes: int, a: str, b: str) -> str:
    """Two accumulators in one."""
    row, cell = algebra_of(op), cell_of(op, dtype)
    if row.combine is OR or row.combine.accumulator is not None:
        return LLVM_OPS[row.combine.op](fn, cell, lanes, [a, b])
    type_ = llvm_type(cell, lanes)
    is_max = row.combine is MAXIMUM
    name = "umax" if _is_magnitude(op) else "smax" if is_max else "smin"
    return fn.call(type_, f"llvm.{name}.{_short(type_)}", (type_, a), (type_, b))


def fold_lanes(fn: LlvmFunction, op: str, dtype: DType, total: str, lanes: int = LANES) -> str:
    """The lanes by halves, as one f64."""
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


def as_f64(fn: LlvmFunction, op: str, dtype: DType, total: str, lanes: int = 1) -> str:
    """A finished accumulator as the f64 that partials are kept in."""
    cell, combined = cell_of(op, dtype), algebra_of(op).combine
    if combined is OR:
        return fn.let(f"uitofp {llvm_type(cell, lanes)} {total} to {llvm_type(F64, lanes)}")
    if cell.is_float:
        return emit_cast(fn, cell, F64, lanes, total)
    if not _is_magnitude(op):
        total = _other_order(fn, dtype, lanes, total)
    return emit_cast(fn, dtype, F64, lanes, LLVM_OPS["from_bits"](fn, cell, lanes, [total]))


# ------------------------------------------------------------------ partials


def start_partial(op: str, lanes: int = 1) -> str:
    """The reduction of nothing, as the f64 that partials are kept in."""
    return literal(float(algebra_of(op).neutral), F64, lanes)


def combine_partials(fn: LlvmFunction, op: str, lanes: int, a: str, b: str) -> str:
    """Two finished reductions, in f64, in one."""
    return LLVM_OPS[algebra_of(op).combine.of_f64](fn, F64, lanes, [a, b])


def accumulates_in_f64(op: str) -> bool:
    """True if an accumulator is a partial as it is."""
    return algebra_of(op).combine.accumulator is F64


# ------------------------------------------------------------------ extremes as integers


def _ordered(fn: LlvmFunction, op: str, dtype: DType, lanes: int, value: str) -> str:
    """Integers in the order of floats; NaN is beyond them on the side that `op` looks for."""
    twin, bits = WIDTH_TWIN[dtype], LLVM_OPS["bits"](fn, dtype, lanes, [value])
    order = _other_order(fn, dtype, lanes, bits)
    is_nan = LLVM_OPS["ne"](fn, dtype, lanes, [value, value])
    is_max = algebra_of(op).combine is MAXIMUM
    end = literal(~_least(dtype) if is_max else _least(dtype), twin, lanes)
    return LLVM_OPS["select"](fn, twin, lanes, [is_nan, end, order])


def _other_order(fn: LlvmFunction, dtype: DType, lanes: int, bits: str) -> str:
    """Bits of floats to integers in their order, and back: negatives but for the sign inverted."""
    twin = WIDTH_TWIN[dtype]
    sign = 8 * dtype.bytes - 1
    ones = LLVM_OPS["ashr"](fn, twin, lanes, [bits, literal(sign, twin, lanes)])
    rest = LLVM_OPS["iand"](fn, twin, lanes, [ones, literal((1 << sign) - 1, twin, lanes)])
    return LLVM_OPS["ixor"](fn, twin, lanes, [bits, rest])


def _least(dtype: DType) -> int:
    """The smallest integer of a float's width."""
    return -(1 << (8 * dtype.bytes - 1))


def _mask(first: int, count: int) -> str:
    return f"<{count} x i32> <{', '.join(f'i32 {first + k}' for k in range(count))}>"


def _short(type_: str) -> str:
    return type_.replace("<", "v").replace(" x ", "").replace(">", "")
