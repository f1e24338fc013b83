"""log, for f32 and f64 alike: k ln(2) + log(1 + f), with x = 2^k (1 + f).

1 + f lies between sqrt(1/2) and sqrt(2), so that k = 0 near 1 and nothing cancels.

    f32:  log(1 + f) = f - f^2 / 2 + f^3 P(f)
    f64:  log(1 + f) = f - (f^2 / 2 - s (f^2 / 2 + R(s^2))),  s = f / (2 + f)
"""

from __future__ import annotations

from ...ir.frontend.functions import where
from ...ir.types import F32
from .formats import FORMATS
from .value import TypedValue, polynomial

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
