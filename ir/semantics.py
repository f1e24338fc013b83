"""Semantics of the ops, to the bit, over NumPy arrays. The interpreter's only arithmetic."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from .arrays import Array
from .types import BF16, F16, F64, PATTERNS, DType

LANES = 16
LEAF = 1024
COLUMN_LEAF = 64
_TWIN = {
    np.dtype(np.float32): np.int32,
    np.dtype(np.float64): np.int64,
    np.dtype(np.int32): np.float32,
    np.dtype(np.int64): np.float64,
}

# ------------------------------------------------------------------ element-wise


def bits(a: Array) -> Array:
    """The bit pattern as an integer of the same width."""
    return np.asarray(a).view(_TWIN[np.asarray(a).dtype])


from_bits = bits


def lshr(a: Array, count: Array) -> Array:
    """Logical shift right: NumPy's own shifts the sign in."""
    a = np.asarray(a)
    unsigned = np.uint32 if a.dtype == np.int32 else np.uint64
    return (a.view(unsigned) >> np.asarray(count).astype(unsigned)).view(a.dtype)


def f2i(a: Array) -> Array:
    """The integer that a float holds."""
    return np.asarray(a).astype(_TWIN[np.asarray(a).dtype])


i2f = f2i


def minimum(a: Array, b: Array) -> Array:
    """IEEE 754-2019 minimum; np.minimum is free to return either zero."""
    tied = from_bits(bits(a) | bits(b))
    return np.where(a != a, a, np.where(b != b, b, np.where(a < b, a, np.where(b < a, b, tied))))


def maximum(a: Array, b: Array) -> Array:
    """IEEE 754-2019 maximum; np.maximum returns -0 for (+0, -0)."""
    return np.negative(minimum(np.negative(a), np.negative(b)))


def copysign(a: Array, b: Array) -> Array:
    """|a| with the sign of b; a NaN counts as positive, since its sign is no part of its value."""
    return np.copysign(a, np.where(b != b, 0.0, b).astype(np.asarray(b).dtype))


def table8(index: Array, *numbers: Array) -> Array:
    """Of eight numbers, in each cell the one that the last three bits of the index say."""
    return np.asarray(np.stack(numbers)[np.bitwise_and(index, 7)])


def fma(a: Array, b: Array, c: Array) -> Array:
    """a * b + c with one rounding."""
    if np.result_type(a, b, c) == np.float64:
        whole = np.broadcast_arrays(*(np.asarray(x, np.float64) for x in (a, b, c)))
        return _fma64(*map(np.atleast_1d, whole)).reshape(whole[0].shape)
    product = np.asarray(a, np.float64) * np.asarray(b, np.float64)  # exact
    addend = np.asarray(c, np.float64)
    total = product + addend
    rounded_off = total - product
    error = (product - (total - rounded_off)) + (addend - rounded_off)
    return _round_to_odd(total, error).astype(np.float32)


def _fma64(a: Array, b: Array, c: Array) -> Array:
    """Of f64: the product in two parts, and the sum of three rounded once (Boldo, Melquiond 2008).

    Where a part could overflow or underflow, cell by cell in exact arithmetic.
    """
    with np.errstate(all="ignore"):
        high = a * b
        low = _product_error(a, b, high)
        first, first_error = _two_sum(c, low)
        total, total_error = _two_sum(high, first)
        rest = _round_to_odd(*_two_sum(first_error, total_error))
        plain = (a == 0) | (b == 0) | ~np.isfinite(a) | ~np.isfinite(b)
        found = np.where(plain, high + c, total + rest)
        size = np.abs(high)
        safe = (size > 2.0**-900) & (size < 2.0**900) & (np.abs(c) < 2.0**900)
        safe &= np.maximum(np.abs(a), np.abs(b)) < 2.0**900
    for cell in zip(*np.nonzero(~(safe | plain)), strict=True):
        found[cell] = _fma_exact(float(a[cell]), float(b[cell]), float(c[cell]))
    return found


def _two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    """The rounded sum, and its rounding error."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def _product_error(a: Array, b: Array, product: Array) -> Array:
    """The rounding error of a product, by halves of 26 bits whose products are exact (Dekker)."""
    (a1, a2), (b1, b2) = _halves(a), _halves(b)
    return a2 * b2 - (((product - a1 * b1) - a2 * b1) - a1 * b2)


def _halves(a: Array) -> tuple[Array, Array]:
    scaled = a * (2.0**27 + 1.0)
    high = scaled - (scaled - a)
    return high, a - high


def _round_to_odd(total: Array, error: Array) -> Array:
    """Makes the last bit sticky, so that the next rounding is the only one."""
    pattern = np.asarray(total).view(np.int64)
    inexact = np.isfinite(total) & (error != 0) & ((pattern & 1) == 0)
    away = (error > 0) == (total > 0)
    return np.where(inexact, pattern + np.where(away, 1, -1), pattern).view(np.float64)


def _fma_exact(a: float, b: float, c: float) -> float:
    if not (np.isfinite(a) and np.isfinite(b)) or a == 0 or b == 0:
        return a * b + c
    if not np.isfinite(c):  # a * b, which is finite, may overflow
        return c
    from fractions import Fraction

    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        return a * b + c if c != 0 and a * b != 0 else 0.0
    try:
        return float(exact)
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")


def rsqrt(a: Array) -> Array:
    """1 / sqrt(a), two roundings."""
    return np.divide(np.asarray(a).dtype.type(1), np.sqrt(a))


def as_stored(a: Array, like: str) -> Array:
    """a: before storage is chosen, no format rounds it."""
    return np.positive(a)


def sigmoid(a: Array) -> Array:
    """1 / (1 + exp(-a)) through exp(-|a|), which cannot overflow."""
    small = np.exp(-np.abs(a))
    return np.where(np.asarray(a) >= 0, 1 / (1 + small), small / (1 + small))


def erf(a: Array) -> Array:
    """The error function in f64, rounded to the operand's dtype; NumPy has none of its own."""
    wide = np.frompyfunc(math.erf, 1, 1)(np.asarray(a, np.float64))
    return np.asarray(wide, np.asarray(a).dtype)


def power(a: Array, b: Array) -> Array:
    """a to the b; NaN for a negative base, whatever the exponent, as `expand` has it."""
    return np.where((a < 0) & (b != 0), np.nan, np.power(np.abs(a), b))


# ------------------------------------------------------------------ casts


def cast(a: Array, target: DType, source: DType) -> Array:
    """From one dtype to another, to nearest even; narrow floats are bit patterns."""
    if source == target:
        return np.asarray(a)
    wide = widen(np.asarray(a), source) if source.is_pattern else np.asarray(a)
    return _NARROW[target][1](wide) if target.is_pattern else wide.astype(target.numpy)


def widen(pattern: Array, source: DType) -> Array:
    """The f32 value of a narrow float's bit pattern, exactly."""
    return _NARROW[source][0](pattern)


def cell(value: float, dtype: DType) -> Array:
    """A literal as it lies in memory: rounded, of a narrow float the bit pattern."""
    if dtype.is_pattern:
        return cast(np.asarray(value, np.float64), dtype, F64)
    return np.asarray(value).astype(dtype.numpy)


def nearest(value: float, dtype: DType) -> float:
    """A literal rounded to a dtype, of a narrow float the number that the pattern stands for."""
    with np.errstate(all="ignore"):  # too large a literal is infinite
        found = cell(value, dtype)
    return (widen(found, dtype) if dtype.is_pattern else found).item()


def _from_bf16(pattern: Array) -> Array:
    return (pattern.astype(np.uint32) << np.uint32(16)).view(np.float32)


def _from_f16(pattern: Array) -> Array:
    return pattern.view(np.float16).astype(np.float32)


def _to_bf16(a: Array) -> Array:
    pattern = a.astype(np.float32).view(np.uint32)
    rounded = pattern + np.uint32(0x7FFF) + ((pattern >> np.uint32(16)) & np.uint32(1))
    return np.where(np.isnan(a), np.uint16(0x7FC0), (rounded >> np.uint32(16)).astype(np.uint16))


def _to_f16(a: Array) -> Array:
    return np.where(np.isnan(a), np.uint16(0x7E00), a.astype(np.float16).view(np.uint16))


# Of each narrow float: the f32 of a pattern, and the pattern of a number; canonical if NaN.
_NARROW: dict[DType, tuple[Callable[[Array], Array], Callable[[Array], Array]]] = {
    BF16: (_from_bf16, _to_bf16),
    F16: (_from_f16, _to_f16),
}
assert _NARROW.keys() == set(PATTERNS)
