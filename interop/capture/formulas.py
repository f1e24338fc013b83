"""Operations that readers meet and the op table lacks, written in it."""

from __future__ import annotations

import math

import numpy as np

from ...ir.types import Const
from .tracer import Recording, Traced

_MOST = 16  # the largest power that is written as products


def decimal(value: float) -> float:
    """The shortest decimal that an f32 is the nearest of: 0.999 for 0.99900001287."""
    return float(str(np.float32(value)))


def power(recording: Recording, base: Traced, exponent: Traced) -> Traced:
    """base to the exponent; whole and half exponents that are literals are products and roots."""
    known = exponent.operand
    if isinstance(known, Const) and not exponent.labels:
        double = 2.0 * float(known.value)
        if double.is_integer() and abs(double) <= 2 * _MOST:
            return _root_power(recording, base, int(double))
    return recording.apply("pow", base, exponent)


def _root_power(recording: Recording, base: Traced, double: int) -> Traced:
    """base to the half of a whole number."""
    if double < 0:
        return recording.apply("div", Traced(Const(1.0)), _root_power(recording, base, -double))
    found = _whole_power(recording, base, double // 2)
    if double % 2 == 0:
        return found
    root = recording.apply("sqrt", base)
    return root if double == 1 else recording.apply("mul", found, root)


def _whole_power(recording: Recording, base: Traced, count: int) -> Traced:
    if count == 0:
        return Traced(Const(1.0), base.labels)  # of NaN, too
    half = _whole_power(recording, base, count // 2) if count > 1 else base
    if count == 1:
        return base
    square = recording.apply("mul", half, half)
    return square if count % 2 == 0 else recording.apply("mul", square, base)


def zero() -> Traced:
    """The literal 0."""
    return Traced(Const(0.0))


def floor_divide(recording: Recording, first: Traced, second: Traced) -> Traced:
    """The largest whole number not above first / second, Python's `//`."""
    return recording.apply("floor", recording.apply("div", first, second))


def remainder(recording: Recording, first: Traced, second: Traced) -> Traced:
    """first - second floor(first / second), Python's `%`: of the second operand's sign."""
    whole = recording.apply("mul", second, floor_divide(recording, first, second))
    return recording.apply("sub", first, whole)


def ceil(recording: Recording, value: Traced) -> Traced:
    """The smallest whole number not below."""
    return recording.apply("neg", recording.apply("floor", recording.apply("neg", value)))


def trunc(recording: Recording, value: Traced) -> Traced:
    """The whole number towards zero."""
    down = recording.apply("floor", recording.apply("abs", value))
    return recording.apply("copysign", down, value)


def clamp(recording: Recording, value: Traced, low: Traced | None, high: Traced | None) -> Traced:
    """The value, at least low and then at most high."""
    found = value if low is None else recording.apply("maximum", value, low)
    return found if high is None else recording.apply("minimum", found, high)


def lerp(recording: Recording, start: Traced, end: Traced, weight: Traced) -> Traced:
    """start + weight (end - start), from the end for weights from 1/2, as torch computes it."""
    small = recording.apply("lt", recording.apply("abs", weight), Traced(Const(0.5)))
    left = recording.apply("sub", weight, Traced(Const(1.0)))
    share = recording.apply("select", small, weight, left)
    base = recording.apply("select", small, start, end)
    way = recording.apply("sub", end, start)
    return recording.apply("add", base, recording.apply("mul", share, way))


def norm(
    recording: Recording,
    value: Traced,
    order: float = 2.0,
    dimensions: tuple[int, ...] | None = None,
    keep: bool = False,
) -> Traced:
    """The norm of an order over some dimensions, or all."""
    if order == 2.0:
        squares = recording.reduce("sumsq", value, dimensions, keep)
        return recording.apply("sqrt", squares)
    if math.isinf(order) and order > 0:
        return recording.reduce("absmax", value, dimensions, keep)
    size = recording.apply("abs", value)
    if order == 1.0:
        return recording.reduce("sum", size, dimensions, keep)
    powers = power(recording, size, Traced(Const(order)))
    total = recording.reduce("sum", powers, dimensions, keep)
    return power(recording, total, Traced(Const(1.0 / order)))
