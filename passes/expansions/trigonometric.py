"""sin and cos, atan and atan2.

sin and cos: the distance to the nearest multiple of pi / 2, and one of two polynomials.

    x = (n + f) pi / 2, |f| <= 1/2        n mod 4:      0       1       2       3
    sin x = sin or cos of f pi / 2                    sin     cos    -sin    -cos

f32 computes in f64 and rounds once. Every argument is reduced as Payne and Hanek do it: with
x = X 2^s, of 2^s 2/pi only what is left modulo 4 counts. It has three parts; two are so short
that their products with X, which has 24 bits, are exact, and lose their integers exactly.

f64 subtracts n pi / 2 as Cody and Waite do it, pi / 2 in five parts of which four have 27 bits,
so that their products with n are exact: |x| up to LARGEST, NaN beyond. What the subtraction
rounds off goes into a second number, so that arguments close to a multiple lose nothing. The
polynomials for f64 have the coefficients of fdlibm's kernels of sin and cos.

atan and atan2: the argument goes to an interval around a number whose atan is known.

    atan a = atan c + atan((a - c) / (1 + c a)),  c in 0, 1/2, 1, 3/2, infinity
    atan2(y, x) = atan |y / x|, or pi less that where x is negative, with the sign of y

f64 has the intervals and the coefficients of fdlibm's atan; f32 computes in f64 and rounds once.
"""

from __future__ import annotations

from ...ir.frontend.functions import copysign, where
from ...ir.types import F32, F64
from .value import FORMATS, TypedValue, polynomial

LARGEST = 1e8  # n stays below 2^26
NAN = float("nan")

_SHIFTER = FORMATS[F64].shifter
_INVERSE_HALF_PI = 0.6366197723675814
_STRIDE = 21  # s is a multiple of it; X stays below 2^45

# 2^s 2/pi modulo 4: bits of weight 2 to 2^-27, then to 2^-56, then the rest, rounded.
_INVERSE = tuple(
    tuple(map(float.fromhex, row.split()))
    for row in (
        "0x1.45f306cp-1  0x1.c9c882ap-29  0x1.4fe13abe8fa9ap-59",
        "0x1.b72722p-2   0x1.529fc2p-31   0x1.d5f47d4d37703p-57",
        "0x1.1054a7ep+0  0x1.09d5f47p-28  0x1.a9a6ee06db14bp-57",
        "0x1.fc2757cp-1  0x1.1f534dcp-29  0x1.c0db6295993c4p-57",
        "0x1.7d1f534p+0  0x1.bb81b6cp-29  0x1.4acc9e21c821p-59",
    )
)
_HALF_PI = tuple(
    float.fromhex(part)
    for part in (
        "0x1.921fb54p+0", "0x1.10b46p-30", "0x1.1a6263p-54", "0x1.8a2e034p-81",
        "0x1.839a252049c11p-108",
    )
)  # fmt: skip

# sin(f pi / 2) / f and cos(f pi / 2) over f^2 <= 1/4: minimax, relative errors 5e-12 and 7e-14.
_SIN32 = (
    0.00015819440772298893, -0.004681260345522524, 0.07969258180671195, -0.6459640961009944,
    1.5707963267877418,
)  # fmt: skip
_COS32 = (
    -2.48458921815979e-05, 0.0009191585552563455, -0.020863467302358055, 0.2536695070907039,
    -1.2337005501181664, 0.9999999999999343,
)  # fmt: skip
_SIN64 = (
    1.58969099521155010221e-10, -2.50507602534068634195e-08, 2.75573137070700676789e-06,
    -1.98412698298579493134e-04, 8.33333333332248946124e-03,
)  # fmt: skip
_SIN64_CUBE = -1.66666666666666324348e-01
_COS64 = (
    -1.13596475577881948265e-11, 2.08757232129817482790e-09, -2.75573143513906633035e-07,
    2.48015872894767294178e-05, -1.38888888888741095749e-03, 4.16666666666666019037e-02,
)  # fmt: skip


def sin(x: TypedValue) -> TypedValue:
    """The sine of x radians; NaN of infinities."""
    return _wave(x, 0)


def cos(x: TypedValue) -> TypedValue:
    """The cosine of x radians, sin(x + pi / 2); NaN of infinities."""
    return _wave(x, 1)


def _wave(x: TypedValue, turns: int) -> TypedValue:
    """sin(x + turns pi / 2)."""
    if x.dtype is F32:
        f, n = _fraction32(x.to(F64))
        square = f * f
        sine, cosine = f * polynomial(square, _SIN32), polynomial(square, _COS32)
    else:
        high, low, n = _rest64(x)
        sine, cosine = _sin64(high, low), _cos64(high, low)
    quadrant = n + turns
    y = where((quadrant & 1).equals(0), sine, cosine)
    y = (y.bits() ^ ((quadrant & 2) << 62)).from_bits()
    if x.dtype is F32:
        return y.to(F32)
    return where(abs(x) > LARGEST, NAN, y)


def _fraction32(x: TypedValue) -> tuple[TypedValue, TypedValue]:
    """f, and n modulo 4 in the last bits of an integer; x holds an f32."""
    scaled, parts = x, [x.number(part) for part in _INVERSE[0]]
    for step, row in enumerate(_INVERSE[1:], 1):
        far = abs(x) > 2.0 ** (24 + _STRIDE * step)
        scaled = where(far, x * 2.0 ** (-_STRIDE * step), scaled)
        parts = [where(far, new, old) for new, old in zip(row, parts, strict=True)]
    high, middle, low = (scaled * part for part in parts)
    high_whole, middle_whole = _whole(high), _whole(middle)
    high, middle = high - high_whole, middle - middle_whole
    whole = _whole(high + middle)
    f = ((high - whole) + middle) + low
    return f, ((high_whole + middle_whole) + whole + _SHIFTER).bits()


def _whole(x: TypedValue) -> TypedValue:
    """The nearest integer; +0 of -0, which then stays in the fraction."""
    return (x + _SHIFTER) - _SHIFTER


def _rest64(x: TypedValue) -> tuple[TypedValue, TypedValue, TypedValue]:
    """f pi / 2 as the sum of two numbers, and n in the last bits of an integer."""
    shifted = x * _INVERSE_HALF_PI + _SHIFTER
    n = shifted - _SHIFTER
    first, second, third, fourth, last = (n * part for part in _HALF_PI)
    high = (x - first) - second  # both exact
    middle = high - third
    low = (high - middle) - third
    rest = middle - fourth
    low = low + ((middle - rest) - fourth)
    return rest, low - last, shifted.bits()


def _sin64(high: TypedValue, low: TypedValue) -> TypedValue:
    square = high * high
    cube = square * high
    tail = polynomial(square, _SIN64)
    return high - ((square * (0.5 * low - cube * tail) - low) - cube * _SIN64_CUBE)


def _cos64(high: TypedValue, low: TypedValue) -> TypedValue:
    square = high * high
    tail = square * polynomial(square, _COS64)
    half = 0.5 * square
    near = 1.0 - half
    return near + (((1.0 - near) - half) + (square * tail - high * low))


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
