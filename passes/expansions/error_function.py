"""erf: near zero a quotient of polynomials, beyond it 1 minus a Gaussian's part.

    f32:  x P(x^2) / Q(x^2), |x| cut off at 4, in f64, rounded once
    f64:  x + x P(x^2) / Q(x^2)           for |x| < 1
          1 - exp(-x^2) P(|x|) / Q(|x|)   for larger |x|, cut off at 6, with the sign of x

The quotients are minimax on their intervals, by weighted least squares in 60 digits.
"""

from __future__ import annotations

from ...ir.frontend.functions import copysign, where
from ...ir.types import F32, F64
from .exponential import exp
from .value import TypedValue, polynomial

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
