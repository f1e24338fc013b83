"""exp, log and erf, for f32 and f64.

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

erf is a quotient of polynomials near zero, beyond it 1 minus a Gaussian's part:

    f32:  x P(x^2) / Q(x^2), |x| cut off at 4, in f64, rounded once
    f64:  x + x P(x^2) / Q(x^2)           for |x| < 1
          1 - exp(-x^2) P(|x|) / Q(|x|)   for larger |x|, cut off at 6, with the sign of x

The quotients are minimax on their intervals, by weighted least squares in 60 digits.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import copysign, where
from ...ir.types import F32, F64, DType
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


# erf(x) / x, relative error 4e-10
_OVER32 = (
    -2.0396063584069987e-09, 6.366426320811372e-07, 5.195578715822411e-05, 8.083797351342024e-04,
    1.0178853984845634e-02, 7.519642530759302e-02, 0.3169378146617712, 1.1283791674822756,
)  # fmt: skip
_UNDER32 = (
    8.31476006457183e-06, 2.1524119927758095e-04, 3.0846742740892725e-03, 2.8535372152879074e-02,
    0.1713784155189255, 0.6142121708067555, 1.0,
)  # fmt: skip

# erf(x) / x - 1, relative error 9e-19 of erf(x)
_OVER64 = (
    -2.079711962100866e-05, -0.0004970170511313777, -0.008824774142389384, -0.048386935600755306,
    -0.31698282317601967, 0.1283791670955126,
)  # fmt: skip
_UNDER64 = (
    2.0886559014076822e-05, 0.0006941859417820943, 0.010709727641807706, 0.09389744770116619,
    0.46069441945994244, 1.0,
)  # fmt: skip

# (1 - erf(x)) exp(x^2), error 2e-18 in 1 - erf(x)
_OVER64_FAR = (
    0.008882518296861534, 0.08403251898838543, 0.37260927990191733, 0.9478670672427361,
    1.389251050659037, 0.999999893590151,
)  # fmt: skip
_UNDER64_FAR = (
    0.015743978508054257, 0.14893979409505936, 0.6683650021402952, 1.7539402912077062,
    2.7887129737294694, 2.5176290907308534, 1.0,
)  # fmt: skip


def erf(x: TypedValue) -> TypedValue:
    """2 / sqrt(pi) times the integral of exp(-s^2) from 0 to x."""
    return _erf32(x) if x.dtype is F32 else _erf64(x)


def _erf32(x: TypedValue) -> TypedValue:
    wide = x.to(F64)
    wide = where(wide > 4.0, 4.0, wide)
    wide = where(wide < -4.0, -4.0, wide)
    square = wide * wide
    return (wide * (polynomial(square, _OVER32) / polynomial(square, _UNDER32))).to(F32)


def _erf64(x: TypedValue) -> TypedValue:
    a = abs(x)
    a = where(a > 6.0, 6.0, a)
    square, near = a * a, a < 1.0
    over = where(near, polynomial(square, _OVER64), polynomial(a, _OVER64_FAR))
    under = where(near, polynomial(square, _UNDER64), polynomial(a, _UNDER64_FAR))
    quotient = over / under  # one division serves both
    result = where(near, a + a * quotient, 1.0 - exp(-square) * quotient)
    return copysign(result, x)
