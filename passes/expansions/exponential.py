"""exp and log, for f32 and f64 alike.

exp x = 2^k exp(r) with |r| <= ln(2) / 2:

    k = rint(x / ln 2)        r = (x - k high) - k low,  where high + low = ln 2
    f32:  exp(r) = 1 + (r + r^2 P(r))
    f64:  exp(r) = 1 + (r + r c / (2 - c)),  c = r - r^2 P(r^2)

k comes out of the last bits of x / ln 2 + 1.5 * 2^precision; k * high is exact. The scaling
by 2^k is two multiplications, so that only the last one rounds when the result is subnormal.

log x = k ln(2) + log(1 + f), with x = 2^k (1 + f). 1 + f lies between sqrt(1/2) and sqrt(2), so
that k = 0 near 1 and nothing cancels.

    f32:  log(1 + f) = f - f^2 / 2 + f^3 P(f)
    f64:  log(1 + f) = f - (f^2 / 2 - s (f^2 / 2 + R(s^2))),  s = f / (2 + f)
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import where
from ...ir.types import F32, DType
from .value import FORMATS, TypedValue, polynomial

INVERSE_LN2 = 1.4426950408889634


@dataclass(frozen=True, slots=True)
class _Constants:
    low: float  # below, exp rounds to zero
    high: float  # above, to infinity
    polynomial: tuple[float, ...]


_F32 = _Constants(
    low=-104.0,
    high=89.0,
    polynomial=(
        1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3,
        4.1665795894e-2, 1.6666665459e-1, 0.5,
    ),
)  # fmt: skip
_F64 = _Constants(
    low=-746.0,
    high=710.0,
    polynomial=(
        4.13813679705723846039e-08, -1.65339022054652515390e-06, 6.61375632143793436117e-05,
        -2.77777777770155933842e-03, 1.66666666666666019037e-01,
    ),
)  # fmt: skip


def exp(x: TypedValue) -> TypedValue:
    """e to the x. NaN needs no choice of its own: it runs through the arithmetic."""
    constants, form = _constants(x.dtype), FORMATS[x.dtype]
    x = where(x < constants.low, constants.low, x)
    x = where(x > constants.high, constants.high, x)
    shifted = x * INVERSE_LN2 + form.shifter
    k = shifted - form.shifter
    near, far = x - k * form.ln2_high, k * form.ln2_low
    r = near - far
    p = constants.polynomial
    if x.dtype is F32:
        grown = (polynomial(r, p) * (r * r) + r) + 1.0
    else:
        square = r * r
        c = r - square * polynomial(square, p)
        grown = 1.0 - ((far - r * c / (2.0 - c)) - near)
    return _scale(grown, shifted)


def _scale(value: TypedValue, shifted: TypedValue) -> TypedValue:
    """value * 2^k, with k in the last bits of `shifted`; half + rest = k + 2 bias."""
    form = FORMATS[value.dtype]
    total = shifted.bits() - (form.shifter_bits - 2 * form.bias)
    half = total >> 1
    rest = total - half
    first, second = ((part << form.precision).from_bits() for part in (half, rest))
    return value * first * second


def _constants(dtype: DType) -> _Constants:
    return _F32 if dtype is F32 else _F64


INFINITY = float("inf")
NAN = float("nan")

_P32 = (
    7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1,
    -1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1,
)  # fmt: skip
_ODD64 = (1.531383769920937332e-01, 2.222219843214978396e-01, 3.999999999940941908e-01)
_EVEN64 = (
    1.479819860511658591e-01, 1.818357216161805012e-01,
    2.857142874366239149e-01, 6.666666666666735130e-01,
)  # fmt: skip


def log(x: TypedValue) -> TypedValue:
    """The natural logarithm; -inf of zeros, NaN below, infinity and NaN as they are."""
    k, m, _ = split(x, FORMATS[x.dtype].root_half_bits)
    f = m - 1.0
    form = FORMATS[x.dtype]
    near, far = k * form.ln2_high, k * form.ln2_low
    if x.dtype is F32:
        square = f * f
        y = f * square * polynomial(f, _P32) + far
        y = (f + (y - 0.5 * square)) + near
    else:
        s = f / (2.0 + f)
        z = s * s
        w = z * z
        rest = z * polynomial(w, _EVEN64) + w * polynomial(w, _ODD64)
        half = 0.5 * (f * f)
        y = near - ((half - (s * (half + rest) + far)) - f)
    y = where(x < INFINITY, y, x)
    return where(x > 0.0, y, where(x.equals(0.0), x.number(-INFINITY), NAN))


def split(x: TypedValue, least: int) -> tuple[TypedValue, TypedValue, TypedValue]:
    """k and m, with x = 2^k m and 1 <= m / a < 2, for a positive x; `least` are the bits of a.

    Third, the bits of x less those of a: those of the significand say where m lies above a.
    """
    form = FORMATS[x.dtype]
    small = x < form.tiny
    lifted = where(small, x * 2.0 ** (form.precision + 2), x)
    pattern = lifted.bits()
    above = pattern - least
    k = above.shift_sign_in(form.precision)
    m = (pattern - (k << form.precision)).from_bits()
    whole = (k + form.shifter_bits).from_bits() - form.shifter
    return where(small, whole - (form.precision + 2.0), whole), m, above
