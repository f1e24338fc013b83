"""Formulas of traced values: ops of other frameworks in terms of the op table.

The one form of a row that a reader has for a foreign op: a function of the recording, the op's
operands, and its options by their names; its result is the op's.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from ...ir.frontend.functions import copysign, floor, maximum, minimum, sqrt, where
from ...ir.types import Const
from .recording import Recording, TracedValue, of

Formula = Callable[..., Any]
_MOST = 16  # the largest power that is written as products


def of_values(function: Callable[..., Any]) -> Formula:
    """The formula of a function of values alone."""
    return lambda _, *values, **options: function(*values, **options)


def op(name: str) -> Formula:
    """The formula that is a row of the op table."""
    return lambda r, *values: r.apply(name, *values)


def swapped(name: str) -> Formula:
    """A row of the op table with the operands in the other order: a > b is b < a."""
    return lambda r, first, second: r.apply(name, second, first)


def lifted(formula: Formula) -> Formula:
    """The same formula, which takes numbers as operands, too."""

    def lift(value: Any) -> Any:
        return of(value) if isinstance(value, (int, float)) else value

    return lambda r, *values, **options: formula(r, *map(lift, values), **options)


def decimal(value: float) -> float:
    """The shortest decimal that an f32 is the nearest of: 0.999 for 0.99900001287."""
    return float(str(np.float32(value)))


def power(r: Recording, base: TracedValue, exponent: TracedValue) -> TracedValue:
    """base to the exponent; whole and half exponents that are literals are products and roots."""
    known = exponent.operand
    if isinstance(known, Const) and not exponent.labels:
        double = 2.0 * float(known.value)
        if double.is_integer() and abs(double) <= 2 * _MOST:
            return _root_power(base, int(double))
    return base**exponent


def _root_power(base: TracedValue, double: int) -> TracedValue:
    """base to the half of a whole number."""
    if double < 0:
        return 1.0 / _root_power(base, -double)
    found = _whole_power(base, double // 2)
    if double % 2 == 0:
        return found
    root = sqrt(base)
    return root if double == 1 else found * root


def _whole_power(base: TracedValue, count: int) -> TracedValue:
    if count == 0:
        return replace(base, operand=Const(1.0), kind="real")  # of NaN, too
    half = _whole_power(base, count // 2) if count > 1 else base
    if count == 1:
        return base
    square = half * half
    return square if count % 2 == 0 else square * base


def floor_divide(r: Recording, first: TracedValue, second: TracedValue) -> TracedValue:
    """The largest whole number not above first / second, Python's `//`."""
    return floor(first / second)


def remainder(r: Recording, first: TracedValue, second: TracedValue) -> TracedValue:
    """first - second floor(first / second), Python's `%`: of the second operand's sign."""
    return first - second * floor(first / second)


def float_remainder(r: Recording, first: TracedValue, second: TracedValue) -> TracedValue:
    """first - second trunc(first / second), C's fmod but for rounding: of the first's sign."""
    return first - second * trunc(r, first / second)


def ceil(r: Recording, value: TracedValue) -> TracedValue:
    """The smallest whole number not below."""
    return -floor(-value)


def trunc(r: Recording, value: TracedValue) -> TracedValue:
    """The whole number towards zero."""
    return copysign(floor(abs(value)), value)


def clamp(
    r: Recording, value: TracedValue, min: TracedValue | float | None = None,
    max: TracedValue | float | None = None,
) -> TracedValue:  # fmt: skip
    """The value, at least min and then at most max."""
    found = value if min is None else maximum(value, min)
    return found if max is None else minimum(found, max)


def lerp(
    r: Recording, start: TracedValue, end: TracedValue, weight: TracedValue | float
) -> TracedValue:
    """start + weight (end - start), from the end for weights from 1/2, as torch computes it."""
    weight = of(weight)
    small = abs(weight) < 0.5
    share = where(small, weight, weight - 1.0)
    return where(small, start, end) + share * (end - start)


def norm(
    r: Recording,
    value: TracedValue,
    order: float = 2.0,
    dimensions: tuple[int, ...] | None = None,
    keep: bool = False,
) -> TracedValue:
    """The norm of an order over some dimensions, or all."""
    if order == 2.0:
        return sqrt(r.reduce("sumsq", value, dimensions, keep))
    if math.isinf(order) and order > 0:
        return r.reduce("absmax", value, dimensions, keep)
    size = abs(value)
    if order == 1.0:
        return r.reduce("sum", size, dimensions, keep)
    total = r.reduce("sum", power(r, size, of(order)), dimensions, keep)
    return power(r, total, of(1.0 / order))
