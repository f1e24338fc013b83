"""The functions of the language: an op each, or a formula of ops, as NumPy or math have it."""

from __future__ import annotations

import math
from typing import Any

from ..errors import TraceError
from ..types import COL, ELEM, GRAM_COL, GRAM_ROW, ROW, TENSOR, Domain, tiles
from .operators import Operators, Scalar, V
from .refusals import down_to_a_domain
from .tracer import caller, current
from .values import Value, apply_op, product

# The front end and the package show what is named here.
__all__ = [
    "acos", "acosh", "add_diag", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil",
    "cholesky", "clip", "copysign", "cos", "cosh", "count", "diag", "eigh", "erf", "exp", "exp2",
    "expm1", "eye", "floor", "fma", "from_tiles", "inner", "inverse_lower", "isfinite", "isinf",
    "isnan", "log", "log10", "log1p", "log2", "lower", "matmul", "maximum", "minimum", "norm", "qr",
    "rint", "rsqrt", "sigmoid", "sign", "sin", "sinh", "sqrt", "square", "svd", "tan", "tanh",
    "to_tiles", "tril", "uniform", "updated", "where",
]  # fmt: skip
# Those that NumPy's users look for: functions of numbers alone.
_OTHERS = {
    "add_diag", "cholesky", "count", "diag", "eigh", "eye", "from_tiles", "inner", "inverse_lower",
    "lower", "matmul", "norm", "qr", "svd", "to_tiles", "tril", "uniform", "updated", "where",
}  # fmt: skip
OF_NUMBERS = tuple(n for n in __all__ if n not in _OTHERS)

_LN2 = math.log(2.0)
_FAR = 1e9  # the squares of numbers above are all there is of 1 + x^2, and overflow later


def call(op: str, *args: Any) -> Any:
    """`op` of values and numbers. Raises TraceError where all are numbers."""
    for arg in args:
        if isinstance(arg, Operators):
            return arg.operate(op, *args)
    how = f", by math.{op}" if hasattr(math, op) else ""
    raise TraceError(f"{op} of numbers only: compute it in Python{how}", caller())


def check_traced(given: object, where: str, *others: object) -> None:
    """Refuse an operand that is no value of a definition (TraceError), at the others' line."""
    if not isinstance(given, Value):
        message = f"{where} expects a value of a definition, such as grad, got {given!r:.80}"
        known = next((o for o in others if isinstance(o, Value)), None)
        raise TraceError(message, caller() if known is None else known.builder.here())


def sqrt(a: V | Scalar) -> V:
    """The square root."""
    return call("sqrt", a)


def cbrt(a: V) -> V:
    """The real cube root."""
    return call("cbrt", a)


def rsqrt(a: V) -> V:
    """1 / sqrt(a)."""
    return call("rsqrt", a)


def exp(a: V | Scalar) -> V:
    """e to the a."""
    return call("exp", a)


def log(a: V | Scalar) -> V:
    """The natural logarithm."""
    return call("log", a)


def expm1(a: V) -> V:
    """exp(a) - 1, exact near 0."""
    return call("expm1", a)


def log1p(a: V) -> V:
    """log(1 + a), exact near 0."""
    return call("log1p", a)


def exp2(a: V) -> V:
    """2 to the a."""
    return call("pow", 2.0, a)


def log2(a: V) -> V:
    """The logarithm to base 2: log(a) / log(2)."""
    return log(a) / _LN2


def log10(a: V) -> V:
    """The logarithm to base 10: log(a) / log(10)."""
    return log(a) / math.log(10.0)


def sin(a: V) -> V:
    """The sine of a radians."""
    return call("sin", a)


def cos(a: V) -> V:
    """The cosine of a radians."""
    return call("cos", a)


def tan(a: V) -> V:
    """The tangent of a radians: sin(a) / cos(a)."""
    return sin(a) / cos(a)


def asin(a: V) -> V:
    """The angle in [-pi/2, pi/2] whose sine is a; NaN where |a| > 1."""
    return atan2(a, sqrt((1.0 - a) * (1.0 + a)))


def acos(a: V) -> V:
    """The angle in [0, pi] whose cosine is a; NaN where |a| > 1."""
    return atan2(sqrt((1.0 - a) * (1.0 + a)), a)


def atan(a: V) -> V:
    """The angle in [-pi/2, pi/2] whose tangent is a."""
    return call("atan", a)


def atan2(a: V | Scalar, b: V | Scalar) -> V:
    """The angle of the point (b, a), in [-pi, pi]."""
    return call("atan2", a, b)


def erf(a: V) -> V:
    """The error function: 2 / sqrt(pi) times the integral of exp(-s^2) from 0 to a."""
    return call("erf", a)


def tanh(a: V) -> V:
    """The hyperbolic tangent."""
    return call("tanh", a)


def sinh(a: V) -> V:
    """The hyperbolic sine: (t + t / (t + 1)) / 2 with t = expm1(|a|), signed; exp(|a|) / 2 far."""
    t = expm1(abs(a))
    return copysign(where(abs(a) < 20.0, 0.5 * (t + t / (t + 1.0)), _half_exp(abs(a))), a)


def cosh(a: V) -> V:
    """The hyperbolic cosine: (exp(|a|) + exp(-|a|)) / 2."""
    return _half_exp(abs(a)) + 0.5 * exp(-abs(a))


def _half_exp(size: V) -> V:
    """exp(size) / 2, without overflow where that has none."""
    root = exp(0.5 * size)
    return 0.5 * root * root


def asinh(a: V) -> V:
    """The inverse of sinh: log1p(b + b^2 / (1 + sqrt(b^2 + 1))) with b = |a|, of a's sign."""
    b = abs(a)
    near = minimum(b, _FAR)
    square_of = near * near
    found = log1p(near + square_of / (1.0 + sqrt(square_of + 1.0)))
    return copysign(where(b > _FAR, log(b) + _LN2, found), a)


def acosh(a: V) -> V:
    """The inverse of cosh: log1p(t + sqrt(t) sqrt(2 + t)) with t = a - 1; NaN where a < 1."""
    t = minimum(a, _FAR) - 1.0
    return where(a > _FAR, log(a) + _LN2, log1p(t + sqrt(t) * sqrt(2.0 + t)))


def atanh(a: V) -> V:
    """The inverse of tanh: log1p(2b / (1 - b)) / 2 with b = |a|, of a's sign; NaN where b > 1."""
    b = abs(a)
    return copysign(0.5 * log1p(2.0 * b / (1.0 - b)), a)


def sigmoid(a: V) -> V:
    """1 / (1 + exp(-a))."""
    return call("sigmoid", a)


def sign(a: V) -> V:
    """-1, 0 or 1."""
    return call("sign", a)


def floor(a: V) -> V:
    """The largest integer not above a."""
    return call("floor", a)


def ceil(a: V) -> V:
    """The smallest integer not below a."""
    return -floor(-a)


def rint(a: V) -> V:
    """The nearest integer, ties to even."""
    return call("rint", a)


def isfinite(a: V) -> V:
    """True where a is neither infinite nor NaN."""
    return call("isfinite", a)


def isnan(a: V) -> V:
    """True where a is NaN."""
    return a.differs(a)


def isinf(a: V) -> V:
    """True where a is infinite."""
    return abs(a).equals(math.inf)


def square(a: V) -> V:
    """a * a."""
    return a * a


def clip(a: V, low: V | Scalar, high: V | Scalar) -> V:
    """a, at least low and at most high: minimum(maximum(a, low), high); NaN stays."""
    return minimum(maximum(a, low), high)


def fma(a: V | Scalar, b: V | Scalar, c: V | Scalar) -> V:
    """a * b + c with one rounding."""
    return call("fma", a, b, c)


def minimum(a: V | Scalar, b: V | Scalar) -> V:
    """The smaller; NaN wins."""
    return call("minimum", a, b)


def maximum(a: V | Scalar, b: V | Scalar) -> V:
    """The larger; NaN wins."""
    return call("maximum", a, b)


def copysign(a: V | Scalar, b: V | Scalar) -> V:
    """|a| with the sign of b; a NaN counts as positive."""
    return call("copysign", a, b)


def where(condition: V | bool, a: V | Scalar, b: V | Scalar) -> V:
    """a where the condition holds, else b; one of the two as it is where Python knows which."""
    if isinstance(condition, bool):
        return a if condition else b  # type: ignore[return-value]  # a number stays a number
    return call("select", condition, a, b)


def count(of: Domain) -> Value:
    """The number of a domain's cells in the tensor: elements of ELEM, columns of COL.

    Known when arrays are bound: no sum, no barrier. Raises TraceError outside of a definition.
    """
    tracer = current()
    if tracer is None:
        raise TraceError("count is of a definition's tensor: call it in the body", caller())
    if not isinstance(of, Domain) or of <= TENSOR:  # pyright: ignore[reportUnnecessaryIsInstance]
        message = f"count expects a domain with cells in a tensor, such as ELEM or ROW, got {of!r}"
        raise TraceError(message, tracer.here())
    return apply_op(tracer, "count", (), of=of)


def matmul(a: Value, b: Value) -> Value:
    """The product of matrices: a @ b."""
    return product(a, b)


def add_diag(a: Value, number: Value | Scalar) -> Value:
    """A Gram value with a number, or a vector, added to its diagonal: s + c I."""
    return call("add_diag", a, number)


def diag(a: Value) -> Value:
    """The diagonal of a Gram value, along its rows or its columns."""
    return call("diag", a)


def lower(a: Value) -> Value:
    """A Gram value, symmetric: elements below the diagonal stand above it too."""
    return call("lower", a)


def tril(a: Value) -> Value:
    """The cells of a Gram value up to the diagonal, and 0 above it."""
    return call("tril", a)


def cholesky(a: Value) -> Value:
    """L, lower triangular, with L @ L.T = a; NaN from a pivot on that is not positive.

    Reads the cells of a up to the diagonal. All of L is finite where diag(L) is.
    """
    return call("cholesky", a)


def inverse_lower(a: Value) -> Value:
    """The inverse of a lower triangular Gram value; reads the cells up to the diagonal."""
    return call("inverse_lower", a)


def eigh(a: Value) -> tuple[Value, Value]:
    """The eigenvalues w, ascending, and eigenvectors, columns of v, of a symmetric Gram value.

    Reads the cells of a up to the diagonal; NaN where a has none that pass the check.
    """
    return diag(call("eigenvalues", a)), call("eigenvectors", a)


def qr(a: Value) -> Value:
    """Q, orthogonal, with a = Q @ R, where R is upper triangular, its diagonal not negative.

    NaN where a has none that passes the check.
    """
    return call("orthogonal", a)


def svd(a: Value, along: Domain = ROW) -> tuple[Value, Value, Value]:
    """u, s, vt, thin, with s descending along ROW: u gram(ROW) and vt elements, of rows <= cols.

    Along COL, of rows >= cols: u elements and vt gram(COL). NaN where a has none that pass the
    check. Raises TraceError for another domain.
    """
    check_traced(a, "svd")
    if along not in (ROW, COL):
        message = f"svd: its values are along ROW, of rows <= cols, or along COL, got {along!r:.80}"
        raise TraceError(message, a.builder.here())
    wide = along == ROW
    square, of_u, of_vt = (GRAM_ROW, GRAM_ROW, ELEM) if wide else (GRAM_COL, ELEM, GRAM_COL)
    s = diag(apply_op(a.builder, "singular_values", (a,), square))
    left = apply_op(a.builder, "left_vectors", (a,), of_u)
    return left, s, apply_op(a.builder, "right_vectors", (a,), of_vt)


def to_tiles(a: Value, size: int) -> Value:
    """The tiles of elements, `size` rows and columns each: a batch of matrices of its own.

    A side that is not longer has one tile. The last ones are filled up with +0.
    """
    check_traced(a, "to_tiles")
    try:
        return apply_op(a.builder, "to_tiles", (a,), tiles(ELEM, size))
    except ValueError as error:
        raise TraceError(str(error), a.builder.here()) from None


def from_tiles(a: Value) -> Value:
    """The elements that have these tiles, without padding."""
    return call("from_tiles", a)


def eye(of: Domain) -> Value:
    """1 on the diagonal, 0 elsewhere: eye(gram(ROW)). Raises TraceError outside of a definition."""
    tracer = current()
    if tracer is None:
        raise TraceError("eye is of a definition's tensor: call it in the body", caller())
    return apply_op(tracer, "eye", (), of)


def uniform(seed: Value | Scalar, like: Value) -> Value:
    """A number in [0, 1) that depends on seed, tensor and element only."""
    check_traced(like, "uniform: like")
    return apply_op(like.builder, "uniform", (seed,))


@down_to_a_domain
def norm(a: Value, to: Domain) -> Value:
    """The Euclidean norm, squared and summed in f64."""
    check_traced(a, "norm")
    return sqrt(a.sumsq(to))


def inner(
    param: Value, grad: Value, basis: Value | None = None, scale: Value | Scalar = 1.0
) -> Value:
    """The parameter as the wrapped optimizer moves it; its states move as well.

    With a basis, low-rank, it has basis.T @ grad or grad @ basis.T, and states of that space; its
    moves are `scale` times the basis, which projects them back.
    """
    if basis is None:
        return call("inner", param, grad)
    return call("inner_low", param, grad, basis, scale)


def updated(state: Value) -> Value:
    """The value that the wrapped optimizer is about to store to one of its states."""
    return call("updated", state)
