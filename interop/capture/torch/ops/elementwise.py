"""Element-wise functions of torch, by name: a formula over the recording's operations."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from .....ir.types import Const
from ... import formulas
from ...tracer import Recording, Traced

Handler = Callable[..., Any]


def of(value: Any) -> Traced:
    """A traced value: itself, or a literal."""
    if isinstance(value, Traced):
        return value
    if isinstance(value, bool):
        return Traced(Const(value), (), "bool")
    if isinstance(value, (int, float)):
        return Traced(Const(float(value)))
    raise TypeError(f"{type(value).__name__} is no number")


def _row(op: str) -> Handler:
    """A row of the op table; what torch says beside its operands must be absent."""
    return lambda r, *values: r.apply(op, *map(of, values))


def _swapped(op: str) -> Handler:
    return lambda r, a, b: r.apply(op, of(b), of(a))


def _scaled(r: Recording, value: Any, alpha: Any) -> Traced:
    return of(value) if _is(alpha, 1) else r.apply("mul", of(value), of(alpha))


def _is(value: Any, number: float) -> bool:
    return isinstance(value, (int, float)) and value == number


def _add(r: Recording, a: Any, b: Any, *, alpha: Any = 1) -> Traced:
    return r.apply("add", of(a), _scaled(r, b, alpha))


def _sub(r: Recording, a: Any, b: Any, *, alpha: Any = 1) -> Traced:
    return r.apply("sub", of(a), _scaled(r, b, alpha))


def _rsub(r: Recording, a: Any, b: Any, *, alpha: Any = 1) -> Traced:
    return r.apply("sub", of(b), _scaled(r, a, alpha))


def _mul(r: Recording, a: Any, b: Any) -> Traced:
    first, second = of(a), of(b)
    if first.kind == second.kind == "bool":
        return r.apply("and", first, second)
    return r.apply("mul", first, second)  # a mask is 1 or 0: 0 times infinity is NaN


def _div(r: Recording, a: Any, b: Any, *, rounding_mode: str | None = None) -> Traced:
    found = r.apply("div", of(a), of(b))
    if rounding_mode is None:
        return found
    return formulas.trunc(r, found) if rounding_mode == "trunc" else r.apply("floor", found)


def _pow(r: Recording, a: Any, b: Any) -> Traced:
    return formulas.power(r, of(a), of(b))


def _clamp(r: Recording, value: Any, min: Any = None, max: Any = None) -> Traced:
    low, high = (None if x is None else of(x) for x in (min, max))
    return formulas.clamp(r, of(value), low, high)


def _where(r: Recording, condition: Any, a: Any, b: Any) -> Traced:
    return r.apply("select", of(condition), of(a), of(b))


def _addcmul(r: Recording, a: Any, b: Any, c: Any, *, value: Any = 1) -> Traced:
    return r.apply("add", of(a), r.apply("mul", _scaled(r, b, value), of(c)))


def _addcdiv(r: Recording, a: Any, b: Any, c: Any, *, value: Any = 1) -> Traced:
    return r.apply("add", of(a), r.apply("div", _scaled(r, b, value), of(c)))


def _lerp(r: Recording, a: Any, b: Any, weight: Any) -> Traced:
    return formulas.lerp(r, of(a), of(b), of(weight))


def _masked_fill(r: Recording, a: Any, mask: Any, value: Any) -> Traced:
    return r.apply("select", of(mask), of(value), of(a))


def _spread(r: Recording, target: Any, value: Any) -> Traced:
    """A value in all cells of a tensor."""
    found = of(value)
    return Traced(found.operand, of(target).labels, found.kind)


def _copy(r: Recording, target: Any, source: Any, non_blocking: bool = False) -> Traced:
    return of(source)


def _nan_to_num(
    r: Recording, value: Any, nan: float | None = 0.0, posinf: Any = None, neginf: Any = None
) -> Traced:
    big = 3.4028234663852886e38
    found = r.apply("select", r.apply("ne", of(value), of(value)), of(nan or 0.0), of(value))
    top = of(big if posinf is None else posinf)
    bottom = of(-big if neginf is None else neginf)
    found = r.apply("select", r.apply("eq", found, of(math.inf)), top, found)
    return r.apply("select", r.apply("eq", found, of(-math.inf)), bottom, found)


def _infinite(r: Recording, value: Any) -> Traced:
    return r.apply("eq", r.apply("abs", of(value)), of(math.inf))


def _scaled_log(base: float) -> Handler:
    return lambda r, x: r.apply("mul", r.apply("log", of(x)), of(1.0 / math.log(base)))


def _softplus(r: Recording, x: Any, beta: Any = 1.0, threshold: Any = 20.0) -> Traced:
    scaled = r.apply("mul", of(x), of(beta))
    soft = r.apply("log", r.apply("add", of(1.0), r.apply("exp", scaled)))
    return r.apply(
        "select", r.apply("lt", of(threshold), scaled), of(x), r.apply("div", soft, of(beta))
    )


def _sign(r: Recording, x: Any) -> Traced:
    """-1, 0 or 1; 0 for NaN, too."""
    value = of(x)
    return r.apply("select", r.apply("ne", value, value), of(0.0), r.apply("sign", value))


def _number_of_two(op: str) -> Handler:
    """The larger or smaller of two; the other one where one is NaN."""

    def handler(r: Recording, a: Any, b: Any) -> Traced:
        first, second = of(a), of(b)
        found = r.apply("select", r.apply("ne", second, second), first, r.apply(op, first, second))
        return r.apply("select", r.apply("ne", first, first), second, found)

    return handler


def _xor(r: Recording, a: Any, b: Any) -> Traced:
    return r.apply("ne", *(r.as_kind("real", r.as_kind("bool", of(x))) for x in (a, b)))


def _hypot(r: Recording, a: Any, b: Any) -> Traced:
    """The larger times sqrt(1 + ratio^2), so that no square overflows or underflows."""
    first, second = (r.apply("abs", of(x)) for x in (a, b))
    large, small = r.apply("maximum", first, second), r.apply("minimum", first, second)
    ratio = r.apply("div", small, large)
    found = r.apply("sqrt", r.apply("add", of(1.0), r.apply("mul", ratio, ratio)))
    is_plain = r.apply("and", r.apply("lt", of(0.0), large), r.apply("lt", large, of(math.inf)))
    either = r.apply("select", r.apply("eq", large, of(math.inf)), of(math.inf), large)
    return r.apply("select", is_plain, r.apply("mul", large, found), either)


def _heaviside(r: Recording, x: Any, at_zero: Any) -> Traced:
    above = r.apply("select", r.apply("lt", of(0.0), of(x)), of(1.0), of(at_zero))
    return r.apply("select", r.apply("lt", of(x), of(0.0)), of(0.0), above)


def _frac(r: Recording, x: Any) -> Traced:
    return r.apply("sub", of(x), formulas.trunc(r, of(x)))


HANDLERS: dict[str, Handler] = {
    **{name: _row(name) for name in (
        "neg", "abs", "sqrt", "rsqrt", "exp", "log", "sin", "cos", "erf", "tanh", "sigmoid",
        "floor", "maximum", "minimum", "lt", "le", "eq", "ne", "isfinite", "copysign",
    )},
    "negative": _row("neg"), "absolute": _row("abs"), "sign": _sign, "sgn": _sign,
    "less": _row("lt"), "less_equal": _row("le"), "not_equal": _row("ne"),
    "isnan": lambda r, x: r.apply("ne", of(x), of(x)),
    "isinf": _infinite, "gt": _swapped("lt"), "ge": _swapped("le"), "greater": _swapped("lt"),
    "greater_equal": _swapped("le"), "logical_and": _row("and"), "bitwise_and": _row("and"),
    "logical_or": _row("or"), "bitwise_or": _row("or"), "logical_not": _row("not"),
    "bitwise_not": _row("not"), "round": lambda r, x: r.apply("rint", of(x)),
    "logical_xor": _xor,
    "add": _add, "sub": _sub, "subtract": _sub, "rsub": _rsub, "mul": _mul, "multiply": _mul,
    "div": _div, "divide": _div, "true_divide": _div, "rdiv": lambda r, a, b: _div(r, b, a),
    "pow": _pow, "rpow": lambda r, a, b: _pow(r, b, a), "float_power": _pow,
    "remainder": lambda r, a, b: formulas.remainder(r, of(a), of(b)),
    "floor_divide": lambda r, a, b: formulas.floor_divide(r, of(a), of(b)),
    "fmax": _number_of_two("maximum"), "fmin": _number_of_two("minimum"),
    "clamp": _clamp, "clip": _clamp, "clamp_min": lambda r, x, min: _clamp(r, x, min),
    "clamp_max": lambda r, x, max: _clamp(r, x, None, max), "where": _where,
    "addcmul": _addcmul, "addcdiv": _addcdiv, "lerp": _lerp, "masked_fill": _masked_fill,
    "fill": _spread, "copy": _copy, "zero": lambda r, x: _spread(r, x, 0.0), "set data": _copy,
    "square": lambda r, x: r.apply("mul", of(x), of(x)),
    "reciprocal": lambda r, x: r.apply("div", of(1.0), of(x)),
    "log2": _scaled_log(2.0), "log10": _scaled_log(10.0), "nan_to_num": _nan_to_num,
    "log1p": _row("log1p"), "expm1": _row("expm1"), "atan": _row("atan"), "arctan": _row("atan"),
    "atan2": _row("atan2"), "arctan2": _row("atan2"),
    "ceil": lambda r, x: formulas.ceil(r, of(x)), "trunc": lambda r, x: formulas.trunc(r, of(x)),
    "fix": lambda r, x: formulas.trunc(r, of(x)), "frac": _frac,
    "relu": lambda r, x, inplace=False: r.apply("maximum", of(x), of(0.0)),
    "positive": lambda r, x: of(x),
    "softplus": _softplus, "hypot": _hypot,
    "exp2": lambda r, x: r.apply("exp", r.apply("mul", of(x), of(math.log(2.0)))),
    "heaviside": _heaviside,
}  # fmt: skip
