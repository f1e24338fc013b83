"""pow for f32, and cbrt for f32 and f64.

pow is 2^(y log2 x) in sums of two f32, where log2 x is known to 2^-32:

    x = 2^k m,  0.7071 <= m < 1.4142                  c: of eight numbers one that is close to 1 / m
    r = m c - 1                                       exact: c has few bits, and |r| < 1/16
    log2 x = (k - log2 c) + r log2(e) + r^2 Q(r)      k - log2 c exact but for the low part
    y log2 x = n + f,  n whole                        2^f = 1 + f P(f), then 2^n by two products

The error of log2 x counts y times: the bound is 1 ulp for small y and grows with |y|.

A y beyond 2^31 changes no result, nor does one below 2^-40; in between, k = 2^48 is far enough for
x = infinity, and -2^48 for x = 0, for all that follows to be finite.

cbrt is x t^2 and one correction, with t near |x|^(-1/3) from the bits of x:

    t     <- t (1 + e / 3 + 2 e^2 / 9 + 14 e^3 / 81),  e = 1 - x t^3         twice: e to .43 e^4
    f32:  w = x t^2,  w <- w - (w^3 - x) t^2 / 3         w^3 - x is known to f32's last bit by fma
    f64:  w = x t^2 in 25 bits,  w <- w + w (q - w) / (2 w + q),  q = x / w^2         w^2 is exact

The bits of a float are about 2^precision (log2(x) + bias); -1/3 of them, shifted, are the bits of
a first t with |e| < 0.11. An x whose w^3 would lose bits to underflow is lifted by a power of 8.
"""

from __future__ import annotations

import math

from ...ir.frontend.functions import copysign, fma, where
from ...ir.types import F32, F64, DType
from .exponential import split
from .value import FORMATS, TypedValue, table8

# m's bits above sqrt(1/2), an eighth each. Below 1 the last bit of c is 1/16 or more, above 1/32:
# then m c - 1, which is below 1/16, has 24 bits. Around 1 nothing is taken from x.
_CENTRES = (1.375, 1.25, 1.1875, 1.0625, 1.0, 0.90625, 0.8125, 0.75)
_LEAST = FORMATS[F32].root_half_bits
_HIGH = tuple(round(-math.log2(c) * 2**16) / 2**16 for c in _CENTRES)  # k + high is exact
_LOW = tuple(-math.log2(c) - high for c, high in zip(_CENTRES, _HIGH, strict=True))
_LOG2E = float.fromhex("0x1.715476p+0")
_LOG2E_LOW = float.fromhex("0x1.4ae0cp-26")
# Both least in the largest error; the first power's coefficient first.
_Q = (
    -0.7213475108146667, 0.4808970093727112, -0.36068400740623474, 0.2896305024623871,
    -0.2385254055261612,
)  # fmt: skip
_P = (
    0.6931471880289551, 0.24022651084123203, 0.05550357105492143, 0.009618030785337748,
    0.0013390866855703648, 0.00015469730466310212,
)  # fmt: skip
_FAR, _SMALLEST, _LARGEST = 2.0**48, 2.0**-40, 2.0**31
_LAST = 160.0  # 2^160 times what is left is infinite, 2^-160 times it zero
_PART = 64  # of n, in the second product: with it the first is a normal number


def power32(x: TypedValue, y: TypedValue) -> TypedValue:
    """x^y; 1 where y = 0 or x = 1; NaN for other x < 0."""
    y = _bounded(y)
    result = _exp2(*_times(y, *_log2(x)), nan=y * 0.0)
    result = where(x.equals(1.0), 1.0, result)
    negative = where(y.equals(0.0), y.number(1.0), float("nan"))
    return where(x >= 0.0, result, negative)


def _bounded(y: TypedValue) -> TypedValue:
    """A y of the same results, neither so small nor so large that a product leaves f32."""
    size = abs(y)
    size = where(size < _SMALLEST, _SMALLEST, size)
    size = where(size > _LARGEST, _LARGEST, size)
    return where(y.equals(0.0), y, copysign(size, y))


def _log2(x: TypedValue) -> tuple[TypedValue, TypedValue]:
    """The logarithm to base 2 as a sum of two, the second below the first's last bit."""
    k, m, above = split(x, _LEAST)
    k = where(x.equals(0.0), -_FAR, k)
    k = where(x.equals(float("inf")), _FAR, k)
    index = above >> (FORMATS[F32].precision - 3)
    c, high, low = (table8(index, values, F32) for values in (_CENTRES, _HIGH, _LOW))
    r = fma(m, c, -1.0)
    linear = r * _LOG2E
    rest = fma(r, _LOG2E_LOW, fma(r, _LOG2E, -linear))
    rest = fma(r * r, _horner(r, _Q), rest) + low
    whole = k + high
    total = whole + linear
    return total, rest + (linear - (total - whole))


def _times(y: TypedValue, high: TypedValue, low: TypedValue) -> tuple[TypedValue, TypedValue]:
    """y (high + low), as a sum of two."""
    product = y * high
    return product, fma(y, low, fma(y, high, -product))


def _exp2(high: TypedValue, low: TypedValue, nan: TypedValue) -> TypedValue:
    """2^(high + low) + nan, which is 0 or NaN; 2^n in two products, of which the first is exact."""
    form = FORMATS[F32]
    total = high + low
    is_far = abs(total) > _LAST  # then 2^n decides alone
    is_small = total < 0.0
    end = where(is_small, total.number(-_LAST), _LAST)
    shifted = where(is_far, end, total) + form.shifter
    n = shifted - form.shifter
    f = where(is_far, n.number(0.0), (high - n) + low)
    grown = fma(_horner(f, _P), f, 1.0).bits()
    nearer = where(is_small, grown.number(_PART << form.precision), -_PART << form.precision)
    first = (grown + (shifted.bits() << form.precision) + nearer).from_bits()
    return first * where(is_small, nan + 2.0**-_PART, nan + 2.0**_PART)


def _horner(x: TypedValue, coefficients: tuple[float, ...]) -> TypedValue:
    total = x.number(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        total = fma(total, x, coefficient)
    return total


_LIFT: dict[DType, tuple[float, int]] = {F32: (2.0**-100, 48), F64: (2.0**-960, 150)}
_SHARE = 0.0641  # of 2^precision: log2(1 + f) is above f, and t is nowhere too large by this much


def cbrt(x: TypedValue) -> TypedValue:
    """The real cube root, of x's sign."""
    size, (low, power) = abs(x), _LIFT[x.dtype]
    small = size < low
    lifted = where(small, size * 2.0**power, size)
    t = _start(lifted)
    for _ in range(2):
        e = _times_plus(lifted * t, -(t * t), x.number(1.0))
        s = _times_plus(e, x.number(14.0 / 81.0), x.number(2.0 / 9.0))
        t = _times_plus(t * e, _times_plus(s, e, x.number(1.0 / 3.0)), t)
    root = (_last32 if x.dtype is F32 else _last64)(lifted, t)
    root = where(small, root * 2.0 ** (-power // 3), root)
    return copysign(where(size < float("inf"), root, size), x)


def _start(x: TypedValue) -> TypedValue:
    """About x^(-1/3), by the bits of x as a number: 2^precision is exact, and so are they."""
    form = FORMATS[x.dtype]
    shift = form.bias.bit_length() + 2  # then the number is below 2^(precision - 1)
    one, one_bits = 2.0**form.precision, (form.bias + form.precision) << form.precision
    number = ((x.bits() >> shift) + one_bits).from_bits() - one
    start = (form.bias * 4.0 / 3.0 - _SHARE) * 2.0 ** (form.precision - shift)
    return ((number * (-1.0 / 3.0) + (start + one)).bits() << shift).from_bits()


def _last32(x: TypedValue, t: TypedValue) -> TypedValue:
    square = t * t
    w = x * square
    high = w * w
    low = fma(w, w, -high)
    rest = fma(w, low, fma(w, high, -x))
    return fma(-rest, square * (1.0 / 3.0), w)


def _last64(x: TypedValue, t: TypedValue) -> TypedValue:
    w = ((x * (t * t)).bits() & -(1 << 28)).from_bits()
    q = x / (w * w)
    return where(x > 0.0, w + w * ((q - w) / (w + w + q)), x)


def _times_plus(a: TypedValue, b: TypedValue, c: TypedValue) -> TypedValue:
    """a b + c: in f32 rounded once; in f64, which has bits to spare before the end, twice."""
    return fma(a, b, c) if a.dtype is F32 else a * b + c
