"""Element-wise functions of torch, by name: a formula each, whose options are torch's own."""

from __future__ import annotations

import math
from typing import Any

from .....ir.frontend.functions import exp, floor, log, maximum, minimum, rint, sign, sqrt, where
from ... import formulas
from ...formulas import Formula, lifted, of_values, op, swapped
from ...recording import Recording, TracedValue, of


def scaled(value: TracedValue, factor: Any) -> TracedValue:
    """The value times a factor, itself where that is the number 1."""
    return value if isinstance(factor, (int, float)) and factor == 1 else value * factor


def _mul(a: TracedValue, b: TracedValue) -> TracedValue:
    """The product; a mask is 1 or 0 in one with a number: 0 times infinity is NaN."""
    return a & b if a.kind == b.kind == "bool" else a * b


def _div(
    r: Recording, a: TracedValue, b: TracedValue, *, rounding_mode: str | None = None
) -> TracedValue:
    found = a / b
    if rounding_mode is None:
        return found
    return formulas.trunc(r, found) if rounding_mode == "trunc" else floor(found)


def spread(r: Recording, target: TracedValue, value: Any) -> TracedValue:
    """A value in all cells of a tensor."""
    found = of(value)
    return r.value(found.operand, target.labels, found.kind)


def _copy(
    r: Recording, target: Any, source: TracedValue, non_blocking: bool = False
) -> TracedValue:
    return source


def _nan_to_num(
    x: TracedValue, nan: float | None = 0.0, posinf: Any = None, neginf: Any = None
) -> TracedValue:
    big = 3.4028234663852886e38
    found = where(x.differs(x), nan or 0.0, x)
    found = where(found.equals(math.inf), big if posinf is None else posinf, found)
    return where(found.equals(-math.inf), -big if neginf is None else neginf, found)


def _softplus(x: TracedValue, beta: Any = 1.0, threshold: Any = 20.0) -> TracedValue:
    scaled = x * beta
    soft = log(1.0 + exp(scaled))
    return where(scaled > threshold, x, soft / beta)


def _sign(x: TracedValue) -> TracedValue:
    """-1, 0 or 1; 0 for NaN, too."""
    return where(x.differs(x), 0.0, sign(x))


def _number_of_two(extreme: Formula) -> Formula:
    """The larger or smaller of two; the other one where one is NaN."""

    def formula(a: TracedValue, b: TracedValue) -> TracedValue:
        found = where(b.differs(b), a, extreme(a, b))
        return where(a.differs(a), b, found)

    return of_values(formula)


def _xor(r: Recording, a: TracedValue, b: TracedValue) -> TracedValue:
    first, second = (r.as_kind("real", r.as_kind("bool", x)) for x in (a, b))
    return first.differs(second)


def _hypot(a: TracedValue, b: TracedValue) -> TracedValue:
    """The larger times sqrt(1 + ratio^2), so that no square overflows or underflows."""
    a, b = abs(a), abs(b)
    large, small = maximum(a, b), minimum(a, b)
    ratio = small / large
    found = sqrt(1.0 + ratio * ratio)
    is_plain = (large > 0.0) & (large < math.inf)
    either = where(large.equals(math.inf), math.inf, large)
    return where(is_plain, large * found, either)


def _heaviside(x: TracedValue, at_zero: TracedValue) -> TracedValue:
    above = where(x > 0.0, 1.0, at_zero)
    return where(x < 0.0, 0.0, above)


_FORMULAS: dict[str, Formula] = {
    **{name: op(name) for name in (
        "neg", "abs", "sqrt", "rsqrt", "exp", "log", "sin", "cos", "erf", "tanh", "sigmoid",
        "floor", "maximum", "minimum", "lt", "le", "eq", "ne", "isfinite", "copysign", "log1p",
        "expm1", "atan", "atan2",
    )},
    "negative": op("neg"), "absolute": op("abs"), "arctan": op("atan"), "arctan2": op("atan2"),
    "less": op("lt"), "less_equal": op("le"), "not_equal": op("ne"),
    "gt": swapped("lt"), "ge": swapped("le"), "greater": swapped("lt"),
    "greater_equal": swapped("le"), "logical_and": op("and"), "bitwise_and": op("and"),
    "logical_or": op("or"), "bitwise_or": op("or"), "logical_not": op("not"),
    "bitwise_not": op("not"), "logical_xor": _xor,
    "isnan": of_values(lambda x: x.differs(x)),
    "isinf": of_values(lambda x: abs(x).equals(math.inf)),
    "sign": of_values(_sign), "sgn": of_values(_sign), "round": of_values(rint),
    "add": lambda r, a, b, *, alpha=1: a + scaled(b, alpha),
    "sub": lambda r, a, b, *, alpha=1: a - scaled(b, alpha),
    "subtract": lambda r, a, b, *, alpha=1: a - scaled(b, alpha),
    "rsub": lambda r, a, b, *, alpha=1: b - scaled(a, alpha),
    "mul": of_values(_mul), "multiply": of_values(_mul),
    "div": _div, "divide": _div, "true_divide": _div, "rdiv": lambda r, a, b: _div(r, b, a),
    "pow": formulas.power, "rpow": lambda r, a, b: formulas.power(r, b, a),
    "float_power": formulas.power,
    "remainder": formulas.remainder, "floor_divide": formulas.floor_divide,
    "fmax": _number_of_two(maximum), "fmin": _number_of_two(minimum),
    "clamp": formulas.clamp, "clip": formulas.clamp,
    "clamp_min": lambda r, x, min: formulas.clamp(r, x, min),
    "clamp_max": lambda r, x, max: formulas.clamp(r, x, None, max),
    "where": lambda r, condition, a, b: where(condition, a, b),
    "addcmul": lambda r, a, b, c, *, value=1: a + scaled(b, value) * c,
    "addcdiv": lambda r, a, b, c, *, value=1: a + scaled(b, value) / c,
    "lerp": formulas.lerp, "masked_fill": lambda r, a, mask, value: where(mask, value, a),
    "fill": spread, "copy": _copy, "zero": lambda r, x: spread(r, x, 0.0), "set data": _copy,
    "square": of_values(lambda x: x * x), "reciprocal": of_values(lambda x: 1.0 / x),
    "log2": of_values(lambda x: log(x) * (1.0 / math.log(2.0))),
    "log10": of_values(lambda x: log(x) * (1.0 / math.log(10.0))),
    "exp2": of_values(lambda x: exp(x * math.log(2.0))),
    "ceil": formulas.ceil, "trunc": formulas.trunc, "fix": formulas.trunc,
    "frac": lambda r, x: x - formulas.trunc(r, x),
    "relu": lambda r, x, inplace=False: maximum(x, 0.0), "positive": lambda r, x: x,
    "nan_to_num": of_values(_nan_to_num), "softplus": of_values(_softplus),
    "hypot": of_values(_hypot), "heaviside": of_values(_heaviside),
}  # fmt: skip
HANDLERS = {name: lifted(formula) for name, formula in _FORMULAS.items()}
