"""Elementwise operators that are ops of the op table, but for ONNX's integers and broadcasting."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable

from onnx import TensorProto

from .....ir.errors import CaptureError
from .....ir.frontend.functions import (
    copysign,
    floor,
    fma,
    isfinite,
    maximum,
    minimum,
    rint,
    sign,
    where,
)
from .....ir.types import Const
from ....capture import formulas
from ....capture.formulas import op
from ....capture.recording import Recording, TracedValue, of
from ...tensors import type_name
from ...writing.ops import UNARY
from ..call import NodeCall, Result, Row, TensorValue, row
from ..values import FLOATS, INTEGERS, KNOWN_TYPES, SIGNED, UNSIGNED

_WORDS = (TensorProto.INT32, TensorProto.UINT32)


def wrapped(call: NodeCall, value: TracedValue, dtype: int) -> TracedValue:
    """A whole number as an integer type has it: modulo 2^bits, where integers are exact."""
    bits = {**SIGNED, **UNSIGNED}.get(dtype, 64)
    if call.is_ours or bits == 64 or (bits == 32 and not call.exact_integers):
        return value  # a count of 32 bits is a number as others are
    return _modulo(call, value, dtype, bits)


def _modulo(call: NodeCall, value: TracedValue, dtype: int, bits: int) -> TracedValue:
    low = -(2.0 ** (bits - 1)) if dtype in SIGNED else 0.0
    return formulas.remainder(call.recording, value - low, of(2.0**bits)) + low


def _arithmetic(name: str) -> Row:
    """A row whose integers wrap around."""

    def handler(call: NodeCall) -> TensorValue:
        found, dtype = call.recording.apply(name, *_pair(call)), call.given().dtype
        return call.value(wrapped(call, found, dtype) if dtype in INTEGERS else found)

    return {1: handler}


def _comparison(name: str, step: int = 1) -> Row:
    """A comparison of the two operands, or with `step` -1 of the second with the first."""
    return {1: lambda call: call.condition(call.recording.apply(name, *_pair(call)[::step]))}


def _pair(call: NodeCall) -> list[TracedValue]:
    """Both operands; versions before 7 broadcast the second one from `axis` on."""
    first, second = call.all_cells()
    axis = call.attribute("axis")
    if call.version < 7 and call.attribute("broadcast", 0) and axis is not None:
        rank = len(first.labels)
        for _ in range(rank - call.dimension(axis, rank) - len(second.labels)):
            second = call.recording.unsqueeze(second, -1)
    return [first, second]


def _div(call: NodeCall) -> TensorValue:
    first, second = _pair(call)
    found = first / second
    is_whole = call.given().dtype in INTEGERS
    return call.value(formulas.trunc(call.recording, found) if is_whole else found)


def _mul(call: NodeCall) -> Result:
    """Products of 32 bits are made of halves, as no f64 has all of their bits."""
    dtype = call.given().dtype
    if call.version < 7 or not call.exact_integers or dtype not in _WORDS:
        return _arithmetic("mul")[1](call)
    r, (first, second), half = call.recording, call.all_cells(), of(2.0**16)
    low, high = formulas.remainder(r, first, half), formulas.floor_divide(r, first, half)
    upper = formulas.remainder(r, high * second, half)
    return call.value(wrapped(call, upper * half + low * second, dtype))


def _pow(call: NodeCall) -> TensorValue:
    """C's pow: of a negative base too, where the exponent is whole."""
    r, (base, exponent) = call.recording, _pair(call)
    known = base.operand
    above = isinstance(known, Const) and float(known.value) > 0.0
    if isinstance(exponent.operand, Const) or call.is_ours or above:
        found = formulas.power(r, base, exponent)
    else:
        size = abs(base) ** exponent
        odd = formulas.remainder(r, exponent, of(2.0)).equals(1.0)
        whole = floor(exponent).equals(exponent)
        undefined = (base < 0.0) & isfinite(base) & ~whole
        signed = where(odd, copysign(size, base), size)
        found = where(undefined, math.nan, signed)
    if call.given().dtype in INTEGERS:  # ours is not the nearest float of a whole power
        whole = floor(exponent).equals(exponent)
        found = where(whole, rint(found), formulas.trunc(r, found))
        found = _from_float(call, found, call.given().dtype)
    return call.value(found)


def cast_to(call: NodeCall, value: TensorValue, dtype: int) -> TensorValue:
    """The value in another type: floats are real, integers are cut towards zero."""
    if dtype not in KNOWN_TYPES or value.dtype not in KNOWN_TYPES:
        odd = dtype if dtype not in KNOWN_TYPES else value.dtype
        raise CaptureError(f"a Cast of {type_name(odd)}", remedy="use floats, integers or bools")
    r, traced = call.recording, call.cells()
    if dtype == TensorProto.BOOL:
        return call.condition(r.as_kind("bool", traced))
    found = r.as_kind("real", traced)
    if dtype in INTEGERS and value.dtype in FLOATS:
        found = _from_float(call, formulas.trunc(r, found), dtype)
    elif dtype in INTEGERS and value.dtype not in (TensorProto.BOOL, dtype):
        found = _narrowed(call, found, dtype)
    return call.value(found, dtype)


def _narrowed(call: NodeCall, value: TracedValue, dtype: int) -> TracedValue:
    """An integer in another type: its low bits, as ONNX says, whose f64 has them all."""
    bits = {**SIGNED, **UNSIGNED}[dtype]
    return value if bits == 64 or call.is_ours else _modulo(call, value, dtype, bits)


def _from_float(call: NodeCall, whole: TracedValue, dtype: int) -> TracedValue:
    """A whole float as an integer; out of range, where ONNX leaves it open, as onnxruntime has it.

    Up to 16 bits: its low bits below 2^31, else 0. 32 bits and more: the least integer.
    """
    bits = {**SIGNED, **UNSIGNED}[dtype]
    if call.is_ours or dtype == TensorProto.UINT64:
        return whole
    limit = 2.0 ** (63 if bits == 64 else 31)
    inside = abs(whole) < limit
    if bits <= 16:
        return _modulo(call, where(inside, whole, 0.0), dtype, bits)
    if dtype in SIGNED:
        return where(inside, whole, -limit)
    low = whole < 2.0**32
    large = (whole >= 0.0) & low
    small = where(inside, _modulo(call, whole, dtype, bits), limit)
    return where(large, whole, where(low, small, 0.0))


def _mod(call: NodeCall) -> TensorValue:
    r, (first, second) = call.recording, call.all_cells()
    dtype = call.given().dtype
    if call.attribute("fmod", 0) and dtype in FLOATS and not call.is_ours:
        return call.value(_float_remainder(first, second, dtype == TensorProto.DOUBLE))
    if call.attribute("fmod", 0):
        return call.value(first - formulas.trunc(r, first / second) * second)
    found = formulas.remainder(r, first, second)
    # Of unlike signs, the second operand is the least that is left.
    otherwise = where(sign(first) * second >= 0.0, first, second)
    return call.value(_by_infinity(call, first, second, found, otherwise))


def _float_remainder(first: TracedValue, second: TracedValue, wide: bool) -> TracedValue:
    """C's fmod, exactly: multiples of the divisor are taken away, the largest ones first.

    A quotient of less than 2^22 is off by one at most, and the remainder is then exact.
    """
    rest, size = abs(first), abs(second)
    for power in range(2112 if wide else 286, -1, -22):
        step = size
        while power > 0:  # a factor of an f32, and of an f64
            most = min(power, 880 if wide else 110)
            step, power = step * 2.0**most, power - most
        left = fma(-floor(rest / step), step, rest)
        left = where(left < 0.0, left + step, left)
        rest = where(step <= rest, left, rest)
    undefined = ~isfinite(first) | second.equals(0.0) | second.differs(second)
    return where(undefined, math.nan, copysign(rest, first))


def _by_infinity(
    call: NodeCall,
    first: TracedValue,
    second: TracedValue,
    found: TracedValue,
    otherwise: TracedValue,
) -> TracedValue:
    """`otherwise` for a finite number by an infinite one."""
    if call.given().dtype not in FLOATS or call.is_ours:
        return found
    return where(abs(second).equals(math.inf) & isfinite(first), otherwise, found)


def _shift(call: NodeCall) -> TensorValue:
    """x 2^places, or its floor for a shift to the right; counts outside the width shift all out."""
    r, (value, shifts) = call.recording, call.all_cells()
    bits = {**SIGNED, **UNSIGNED}[call.given().dtype]
    inside = (shifts >= 0.0) & (shifts < bits)
    count = where(inside, shifts, 0.0)
    factor = rint(formulas.power(r, of(2.0), count))
    if call.attribute("direction") == "LEFT":
        found = wrapped(call, value * factor, call.given().dtype)
        return call.value(where(inside, found, 0.0))
    out = where(value < 0.0, of(-1.0), of(0.0))
    return call.value(where(inside, floor(value / factor), out))


def _bitwise_not(call: NodeCall) -> TensorValue:
    """All bits flipped: -x - 1, or the largest less x."""
    dtype = call.given().dtype
    top = 2.0 ** UNSIGNED[dtype] - 1.0 if dtype in UNSIGNED else -1.0
    return call.value(top - call.cells())


def _xor(call: NodeCall) -> TensorValue:
    r, values = call.recording, _pair(call)
    first, second = (r.as_kind("real", r.as_kind("bool", v)) for v in values)
    return call.condition(first.differs(second))


def _equal(call: NodeCall) -> TensorValue:
    first, second = (call.recording.as_kind("real", v) for v in _pair(call))
    return call.condition(first.equals(second))


def _is_inf(
    r: Recording, x: TracedValue, *, detect_positive: int = 1, detect_negative: int = 1
) -> TracedValue:
    found = r.value(Const(False), x.labels, "bool")
    for is_looked_for, bound in ((detect_positive, math.inf), (detect_negative, -math.inf)):
        if is_looked_for:
            found = found | x.equals(bound)
    return found


def _variadic(function: Callable[[TracedValue, TracedValue], TracedValue]) -> Row:
    return row(lambda r, *values: functools.reduce(function, values))


ELEMENTWISE: dict[str, Row] = {
    **{name: row(op(ours)) for ours, name in {**UNARY, "cos": "Cos"}.items()},
    "Add": _arithmetic("add"), "Sub": _arithmetic("sub"), "Mul": {1: _mul}, "Div": {1: _div},
    "Pow": {1: _pow}, "Mod": {1: _mod}, "BitShift": {1: _shift}, "BitwiseNot": {1: _bitwise_not},
    "Max": _variadic(maximum), "Min": _variadic(minimum), "Sum": _variadic(operator.add),
    "Mean": row(lambda r, *values: functools.reduce(operator.add, values) / len(values)),
    "Less": _comparison("lt"), "LessOrEqual": _comparison("le"),
    "Greater": _comparison("lt", -1), "GreaterOrEqual": _comparison("le", -1),
    "Equal": {1: _equal}, "And": _comparison("and"), "Or": _comparison("or"), "Xor": {1: _xor},
    "Where": {1: lambda call: call.value(where(*call.all_cells()), call.given(1).dtype)},
    "Cast": {1: lambda call: cast_to(call, call.given(), int(call.attribute("to")))},
    "CastLike": {1: lambda call: cast_to(call, call.given(), call.given(1).dtype)},
    "Identity": {1: lambda call: call.given()},
    "IsNaN": row(lambda r, x: x.differs(x)), "IsInf": row(_is_inf),
}  # fmt: skip
