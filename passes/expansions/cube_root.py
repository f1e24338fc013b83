"""cbrt, for f32 and f64 alike: t near |x|^(-1/3) from the bits of x, then x t^2 and one correction.

    t     <- t (1 + e / 3 + 2 e^2 / 9 + 14 e^3 / 81),  e = 1 - x t^3         twice: e to .43 e^4
    f32:  w = x t^2,  w <- w - (w^3 - x) t^2 / 3         w^3 - x is known to f32's last bit by fma
    f64:  w = x t^2 in 25 bits,  w <- w + w (q - w) / (2 w + q),  q = x / w^2         w^2 is exact

The bits of a float are about 2^precision (log2(x) + bias); -1/3 of them, shifted, are the bits of
a first t with |e| < 0.11. An x whose w^3 would lose bits to underflow is lifted by a power of 8.
"""

from __future__ import annotations

from ...ir.frontend.functions import copysign, fma, where
from ...ir.types import F32, F64, DType
from .value import FORMATS, TypedValue

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
