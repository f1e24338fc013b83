"""atan and atan2: the argument goes to an interval around a number whose atan is known.

    atan a = atan c + atan((a - c) / (1 + c a)),  c in 0, 1/2, 1, 3/2, infinity
    atan2(y, x) = atan |y / x|, or pi less that where x is negative, with the sign of y

f64 has the intervals and the coefficients of fdlibm's atan; f32 computes in f64 and rounds once.
"""

from __future__ import annotations

from ...ir.frontend.functions import copysign, where
from ...ir.types import F32, F64
from .value import TypedValue, polynomial

_PI = 3.141592653589793
_PI_LOW = 1.2246467991473532e-16
_ODD = (
    1.62858201153657823623e-02, 4.97687799461593236017e-02, 6.66107313738753120669e-02,
    9.09088713343650656196e-02, 1.42857142725034663711e-01, 3.33333333333329318027e-01,
)  # fmt: skip
_EVEN = (
    -3.65315727442169155270e-02, -5.83357013379057348645e-02, -7.69187620504482999495e-02,
    -1.11111104054623557880e-01, -1.99999999998764832476e-01,
)  # fmt: skip
# Where the interval of c ends, and atan c in two parts.
_INTERVALS = (
    (0.4375, 0.0, 0.0),
    (0.6875, 4.63647609000806093515e-01, 2.26987774529616870924e-17),
    (1.1875, 7.85398163397448278999e-01, 3.06161699786838301793e-17),
    (2.4375, 9.82793723247329054082e-01, 1.39033110312309984516e-17),
    (float("inf"), 1.57079632679489655800e00, 6.12323399573676603587e-17),
)


def atan(x: TypedValue) -> TypedValue:
    """The angle in [-pi / 2, pi / 2] whose tangent is x."""
    if x.dtype is F32:
        return atan(x.to(F64)).to(F32)
    return copysign(_of_positive(abs(x)), x)


def atan2(y: TypedValue, x: TypedValue) -> TypedValue:
    """The angle of the point (x, y), in [-pi, pi]; zeros and infinities as C has it."""
    if y.dtype is F32:
        return atan2(y.to(F64), x.to(F64)).to(F32)
    up, right = abs(y), abs(x)
    quotient = where(up.equals(right), x.number(1.0), up / right)  # two infinities
    quotient = where((up + right).equals(0.0), up, quotient)  # two zeros
    angle = _of_positive(quotient)
    left = copysign(1.0, x) < 0.0
    return copysign(where(left, _PI - (angle - _PI_LOW), angle), y)


def _of_positive(a: TypedValue) -> TypedValue:
    """atan of a number that is not below 0."""
    over = (a, 2.0 * a - 1.0, a - 1.0, a - 1.5, a.number(-1.0))
    under = (a.number(1.0), 2.0 + a, a + 1.0, 1.0 + 1.5 * a, a)
    ends, high, low = zip(*_INTERVALS, strict=True)
    t = _of_interval(a, ends, over) / _of_interval(a, ends, under)
    z = t * t
    w = z * z
    tail = t * (z * polynomial(w, _ODD) + w * polynomial(w, _EVEN))
    known = _of_interval(a, ends, tuple(map(a.number, high)))
    return known - ((tail - _of_interval(a, ends, tuple(map(a.number, low)))) - t)


def _of_interval(
    a: TypedValue, ends: tuple[float, ...], choices: tuple[TypedValue, ...]
) -> TypedValue:
    """The choice of the interval in which a lies; the last one for NaN."""
    found = choices[-1]
    for end, choice in zip(ends[-2::-1], choices[-2::-1], strict=True):
        found = where(a < end, choice, found)
    return found
