"""exp, for f32 and f64 alike: 2^k exp(r) with |r| <= ln(2) / 2.

    k = rint(x / ln 2)        r = (x - k high) - k low,  where high + low = ln 2
    f32:  exp(r) = 1 + (r + r^2 P(r))
    f64:  exp(r) = 1 + (r + r c / (2 - c)),  c = r - r^2 P(r^2)

k comes out of the last bits of x / ln 2 + 1.5 * 2^precision; k * high is exact. The scaling
by 2^k is two multiplications, so that only the last one rounds when the result is subnormal.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import where
from ...ir.types import F32, DType
from .formats import FORMATS
from .value import TypedValue, polynomial

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
