"""Operators that work cell by cell and are a row of the op table, or nearly."""

from __future__ import annotations

from onnx import TensorProto

from .....ir.errors import CaptureError
from .....ir.types import Const
from ....capture import formulas
from ....capture.tracer import Recording, Traced
from ...tensors import type_name
from ..call import Handler, NodeCall, Result, Row, TensorValue
from ..values import FLOATS, INTEGERS, KNOWN_TYPES, SIGNED, UNSIGNED

_WORDS = (TensorProto.INT32, TensorProto.UINT32)


def number(value: float) -> Traced:
    """A literal."""
    return Traced(Const(float(value)))


def wrapped(call: NodeCall, value: Traced, dtype: int) -> Traced:
    """A whole number as an integer type has it: modulo 2^bits, where integers are exact."""
    bits = {**SIGNED, **UNSIGNED}.get(dtype, 64)
    if call.is_ours or bits == 64 or (bits == 32 and not call.exact_integers):
        return value  # a count of 32 bits is a number as others are
    return _modulo(call, value, dtype, bits)


def _modulo(call: NodeCall, value: Traced, dtype: int, bits: int) -> Traced:
    low = number(-(2.0 ** (bits - 1)) if dtype in SIGNED else 0.0)
    r = call.recording
    over = r.apply("sub", value, low)
    return r.apply("add", formulas.remainder(r, over, number(2.0**bits)), low)


def plain(op: str) -> Handler:
    """A row of the op table."""

    def handler(call: NodeCall) -> TensorValue:
        found = call.recording.apply(op, *call.all_cells())
        return call.condition(found) if found.kind == "bool" else call.value(found)

    return handler


def arithmetic(op: str, limited: bool = False) -> Handler:
    """A row whose integers wrap around; before version 7 the second operand says where it lies."""

    def handler(call: NodeCall) -> TensorValue:
        values = _limited(call) if limited else call.all_cells()
        found = call.recording.apply(op, *values)
        dtype = call.given().dtype
        return call.value(wrapped(call, found, dtype) if dtype in INTEGERS else found)

    return handler


def compared(op: str, swapped: bool = False, limited: bool = False) -> Handler:
    """A comparison, of two numbers or, before version 7, at an axis."""

    def handler(call: NodeCall) -> TensorValue:
        values = _limited(call) if limited else call.all_cells()
        return call.condition(call.recording.apply(op, *values[:: -1 if swapped else 1]))

    return handler


def _limited(call: NodeCall) -> list[Traced]:
    """Operands as versions before 7 broadcast them: the second from `axis` on."""
    first, second = call.all_cells()
    axis = call.attribute("axis")
    if not call.attribute("broadcast", 0) or axis is None:
        return [first, second]
    rank = len(first.labels)
    missing = rank - call.dimension(axis, rank) - len(second.labels)
    for _ in range(missing):
        second = call.recording.unsqueeze(second, -1)
    return [first, second]


def _div(call: NodeCall) -> TensorValue:
    found = call.recording.apply("div", *(_limited(call) if call.version < 7 else call.all_cells()))
    is_whole = call.given().dtype in INTEGERS
    return call.value(formulas.trunc(call.recording, found) if is_whole else found)


def _variadic(op: str) -> Handler:
    def handler(call: NodeCall) -> TensorValue:
        found, *rest = call.all_cells()
        for value in rest:
            found = call.recording.apply(op, found, value)
        return call.value(found)

    return handler


def _mean(call: NodeCall) -> TensorValue:
    total = _variadic("add")(call)
    assert isinstance(total, TensorValue) and total.traced is not None
    count = number(len(call.operands))
    return call.value(call.recording.apply("div", total.traced, count))


def _mul(call: NodeCall) -> Result:
    """Products of 32 bits are made of halves, as no f64 has all of their bits."""
    dtype = call.given().dtype
    if call.version < 7 or not call.exact_integers or dtype not in _WORDS:
        return arithmetic("mul", limited=call.version < 7)(call)
    r, (first, second) = call.recording, call.all_cells()
    half = number(2.0**16)
    low, high = formulas.remainder(r, first, half), formulas.floor_divide(r, first, half)
    upper = formulas.remainder(r, r.apply("mul", high, second), half)
    found = r.apply("add", r.apply("mul", upper, half), r.apply("mul", low, second))
    return call.value(wrapped(call, found, dtype))


def _pow(call: NodeCall) -> TensorValue:
    """C's pow: of a negative base too, where the exponent is whole."""
    r, (base, exponent) = call.recording, (_limited(call) if call.version < 7 else call.all_cells())
    known = base.operand
    above = isinstance(known, Const) and float(known.value) > 0.0
    if isinstance(exponent.operand, Const) or call.is_ours or above:
        found = formulas.power(r, base, exponent)
    else:
        size = r.apply("pow", r.apply("abs", base), exponent)
        odd = r.apply("eq", formulas.remainder(r, exponent, number(2.0)), number(1.0))
        whole = r.apply("eq", r.apply("floor", exponent), exponent)
        below = r.apply("and", r.apply("lt", base, number(0.0)), r.apply("isfinite", base))
        undefined = r.apply("and", below, r.apply("not", whole))
        signed = r.apply("select", odd, r.apply("copysign", size, base), size)
        found = r.apply("select", undefined, number(float("nan")), signed)
    if call.given().dtype in INTEGERS:  # ours is not the nearest float of a whole power
        whole = r.apply("eq", r.apply("floor", exponent), exponent)
        found = r.apply("select", whole, r.apply("rint", found), formulas.trunc(r, found))
        found = _from_float(call, found, call.given().dtype)
    return call.value(found)


def _where(call: NodeCall) -> TensorValue:
    return call.value(call.recording.apply("select", *call.all_cells()), call.given(1).dtype)


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


def _narrowed(call: NodeCall, value: Traced, dtype: int) -> Traced:
    """An integer in another type: its low bits, as ONNX says, whose f64 has them all."""
    bits = {**SIGNED, **UNSIGNED}[dtype]
    return value if bits == 64 or call.is_ours else _modulo(call, value, dtype, bits)


def _from_float(call: NodeCall, whole: Traced, dtype: int) -> Traced:
    """A whole float as an integer; out of range, where ONNX leaves it open, as onnxruntime has it.

    Up to 16 bits: its low bits below 2^31, else 0. 32 bits and more: the least integer.
    """
    r, bits = call.recording, {**SIGNED, **UNSIGNED}[dtype]
    if call.is_ours or dtype == TensorProto.UINT64:
        return whole
    limit = 2.0 ** (63 if bits == 64 else 31)
    inside = r.apply("lt", r.apply("abs", whole), number(limit))
    if bits <= 16:
        kept = r.apply("select", inside, whole, number(0.0))
        return _modulo(call, kept, dtype, bits)
    if dtype in SIGNED:
        return r.apply("select", inside, whole, number(-limit))
    low = r.apply("lt", whole, number(2.0**32))
    large = r.apply("and", r.apply("le", number(0.0), whole), low)
    small = r.apply("select", inside, _modulo(call, whole, dtype, bits), number(limit))
    found = r.apply("select", low, small, number(0.0))
    return r.apply("select", large, whole, found)


def _cast(call: NodeCall) -> TensorValue:
    return cast_to(call, call.given(), int(call.attribute("to")))


def _cast_like(call: NodeCall) -> TensorValue:
    return cast_to(call, call.given(), call.given(1).dtype)


def _identity(call: NodeCall) -> TensorValue:
    return call.given()


def _mod(call: NodeCall) -> TensorValue:
    r, (first, second) = call.recording, call.all_cells()
    dtype = call.given().dtype
    if call.attribute("fmod", 0) and dtype in FLOATS and not call.is_ours:
        return call.value(_float_remainder(r, first, second, dtype == TensorProto.DOUBLE))
    if call.attribute("fmod", 0):
        whole = formulas.trunc(r, r.apply("div", first, second))
        return call.value(r.apply("sub", first, r.apply("mul", whole, second)))
    found = formulas.remainder(r, first, second)
    # Of unlike signs, the second operand is the least that is left.
    alike = r.apply("le", number(0.0), r.apply("mul", r.apply("sign", first), second))
    return call.value(
        _by_infinity(call, first, second, found, r.apply("select", alike, first, second))
    )


def _float_remainder(r: Recording, first: Traced, second: Traced, wide: bool) -> Traced:
    """C's fmod, exactly: multiples of the divisor are taken away, the largest ones first.

    A quotient of less than 2^22 is off by one at most, and what is left is then exact.
    """
    rest, size = r.apply("abs", first), r.apply("abs", second)
    for power in range(2112 if wide else 286, -1, -22):
        step = size
        while power > 0:  # a factor of an f32, and of an f64
            most = min(power, 880 if wide else 110)
            step, power = r.apply("mul", step, number(2.0**most)), power - most
        times = r.apply("floor", r.apply("div", rest, step))
        left = r.apply("fma", r.apply("neg", times), step, rest)
        left = r.apply("select", r.apply("lt", left, number(0.0)), r.apply("add", left, step), left)
        rest = r.apply("select", r.apply("le", step, rest), left, rest)
    undefined = r.apply("not", r.apply("isfinite", first))
    undefined = r.apply("or", undefined, r.apply("eq", second, number(0.0)))
    undefined = r.apply("or", undefined, r.apply("ne", second, second))
    signed = r.apply("copysign", rest, first)
    return r.apply("select", undefined, number(float("nan")), signed)


def _by_infinity(
    call: NodeCall, first: Traced, second: Traced, found: Traced, otherwise: Traced
) -> Traced:
    """`otherwise` for a finite number by an infinite one."""
    if call.given().dtype not in FLOATS or call.is_ours:
        return found
    r = call.recording
    infinite = r.apply("eq", r.apply("abs", second), number(float("inf")))
    taken = r.apply("and", infinite, r.apply("isfinite", first))
    return r.apply("select", taken, otherwise, found)


def _shift(call: NodeCall) -> TensorValue:
    """x 2^places, or its floor for a shift to the right; counts outside the width shift all out."""
    r, (value, places) = call.recording, call.all_cells()
    bits = {**SIGNED, **UNSIGNED}[call.given().dtype]
    inside = r.apply("and", r.apply("le", number(0.0), places), r.apply("lt", places, number(bits)))
    count = r.apply("select", inside, places, number(0.0))
    factor = r.apply("rint", formulas.power(r, number(2.0), count))
    if call.attribute("direction") == "LEFT":
        found = wrapped(call, r.apply("mul", value, factor), call.given().dtype)
        return call.value(r.apply("select", inside, found, number(0.0)))
    out = r.apply("select", r.apply("lt", value, number(0.0)), number(-1.0), number(0.0))
    found = r.apply("floor", r.apply("div", value, factor))
    return call.value(r.apply("select", inside, found, out))


def _bitwise_not(call: NodeCall) -> TensorValue:
    """All bits flipped: -x - 1, or the largest less x."""
    dtype = call.given().dtype
    top = 2.0 ** UNSIGNED[dtype] - 1.0 if dtype in UNSIGNED else -1.0
    return call.value(call.recording.apply("sub", number(top), call.cells()))


def _xor(call: NodeCall) -> TensorValue:
    r, (first, second) = call.recording, (_limited(call) if call.version < 7 else call.all_cells())
    numbers = [r.as_kind("real", r.as_kind("bool", v)) for v in (first, second)]
    return call.condition(r.apply("ne", *numbers))


def _equal(call: NodeCall) -> TensorValue:
    values = _limited(call) if call.version < 7 else call.all_cells()
    return call.condition(
        call.recording.apply("eq", *(call.recording.as_kind("real", v) for v in values))
    )


def _is_nan(call: NodeCall) -> TensorValue:
    value = call.cells()
    return call.condition(call.recording.apply("ne", value, value))


def _is_inf(call: NodeCall) -> TensorValue:
    r, value = call.recording, call.cells()
    found = Traced(Const(False), value.labels, "bool")
    for name, bound in (("detect_positive", float("inf")), ("detect_negative", -float("inf"))):
        if call.attribute(name, 1):
            found = r.apply("or", found, r.apply("eq", value, number(bound)))
    return call.condition(found)


def _one(op: str) -> Row:
    return {1: plain(op)}


def _since7(op: str) -> Row:
    return {1: arithmetic(op, limited=True), 7: arithmetic(op)}


def _comparison(op: str, swapped: bool = False) -> Row:
    return {1: compared(op, swapped, limited=True), 7: compared(op, swapped)}


ELEMENTWISE: dict[str, Row] = {
    "Add": _since7("add"), "Sub": _since7("sub"), "Mul": {1: _mul}, "Div": {1: _div},
    "Pow": {1: _pow}, "Neg": _one("neg"), "Abs": _one("abs"), "Sqrt": _one("sqrt"),
    "Exp": _one("exp"), "Log": _one("log"), "Sign": _one("sign"), "Floor": _one("floor"),
    "Round": _one("rint"), "Tanh": _one("tanh"), "Sin": _one("sin"), "Cos": _one("cos"),
    "Erf": _one("erf"), "Sigmoid": _one("sigmoid"), "Not": _one("not"),
    "Max": {1: _variadic("maximum")}, "Min": {1: _variadic("minimum")},
    "Sum": {1: _variadic("add")}, "Mean": {1: _mean}, "Less": _comparison("lt"),
    "LessOrEqual": _comparison("le"),
    "Greater": _comparison("lt", True), "GreaterOrEqual": _comparison("le", True),
    "Equal": {1: _equal}, "And": _comparison("and"), "Or": _comparison("or"), "Xor": {1: _xor},
    "Where": {1: _where}, "Cast": {1: _cast}, "CastLike": {1: _cast_like},
    "Identity": {1: _identity}, "Mod": {1: _mod}, "BitShift": {1: _shift},
    "BitwiseNot": {1: _bitwise_not}, "IsNaN": {1: _is_nan}, "IsInf": {1: _is_inf},
}  # fmt: skip
