"""The functions that are made of exp, log and basic ops. One text for f32 and f64."""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.frontend.functions import copysign, floor, sqrt, where
from ...ir.types import F32, F64, I32, Const
from .exponential import exp, log
from .powers import power32
from .value import TypedValue, polynomial

_TANH32 = (
    -5.70498872745e-3, 2.06390887954e-2, -5.37397155531e-2, 1.33314422036e-1, -3.33332819422e-1,
)  # fmt: skip
_TANH64_OVER = (-9.64399179425052238628e-1, -9.92877231001918586564e1, -1.61468768441708447952e3)
_TANH64_UNDER = (
    1.0, 1.12811678491632931402e2, 2.23548839060100448583e3, 4.84406305325125486048e3,
)  # fmt: skip


def isfinite(x: TypedValue) -> TypedValue:
    """|x| < inf."""
    return abs(x) < float("inf")


def sign(x: TypedValue) -> TypedValue:
    """-1 or 1; x + 0 makes +0 of zeros and keeps NaN."""
    return where(x < 0.0, x.number(-1.0), where(x > 0.0, x.number(1.0), x + 0.0))


def rsqrt(x: TypedValue) -> TypedValue:
    """1 / sqrt(x)."""
    return 1.0 / sqrt(x)


def tanh(x: TypedValue) -> TypedValue:
    """a + a^3 P(a^2) for a = |x| < 0.625, else 1 - 2 / (exp(2a) + 1), with the sign of x."""
    a = abs(x)
    small = a + a * _tanh_tail(a * a)
    large = 1.0 - 2.0 / (exp(a * 2.0) + 1.0)
    return copysign(where(a < 0.625, small, large), x)


def _tanh_tail(z: TypedValue) -> TypedValue:
    if z.dtype is F32:
        return z * polynomial(z, _TANH32)
    return z * (polynomial(z, _TANH64_OVER) / polynomial(z, _TANH64_UNDER))


def sigmoid(x: TypedValue) -> TypedValue:
    """1 / (1 + e) or e / (1 + e) with e = exp(-|x|), which cannot overflow."""
    e = exp(-abs(x))
    return where(x < 0.0, e, 1.0) / (1.0 + e)


def expm1(x: TypedValue) -> TypedValue:
    """2t / (1 - t) with t = tanh(x / 2) where |x| < 1, else exp(x) - 1."""
    half = 0.5 * x
    twice = x + x * _tanh_tail(half * half)
    near = copysign(twice / (1.0 - 0.5 * twice), x)
    return where(abs(x) < 1.0, near, exp(x) - 1.0)


def log1p(x: TypedValue) -> TypedValue:
    """log(u) + (x - (u - 1)) / u with u = 1 + x: the rounding error of the sum is added again."""
    u = 1.0 + x
    whole = log(u)
    finite = where(x > -1.0, where(x < float("inf"), whole + (x - (u - 1.0)) / u, whole), whole)
    return where(u.equals(1.0), x, finite)


def power(x: TypedValue, y: TypedValue) -> TypedValue:
    """exp(y log x); 1 where y = 0 or x = 1; NaN for other x < 0."""
    if x.dtype is F32:
        return power32(x, y)
    result = exp(y * log(x))
    is_one = x.equals(1.0)
    if not isinstance(y.operand, Const) or y.operand.value == 0:
        is_one = is_one | y.equals(0.0)
    return where(is_one, 1.0, result)


_STREAM = 0x9E3779B9  # 2^32 over the golden ratio: tensor 0 must not start from the key 0
_LARGEST_SEED = 2.0**53


def uniform(seed: TypedValue) -> TypedValue:
    """A multiple of 2^-24 in [0, 1): the first 24 bits of hash(index ^ key).

    key = hash(hash(tensor + constant) ^ seed), so two seeds never share a tensor's key. A
    seed counts modulo 2^32, rounded down; NaN counts as 0.
    """
    key = _hash(_tensor_key(seed.builder) ^ _whole(seed))
    return (random_bits(key) >> 8).as_float() * 2.0**-24


def random_bits(key: TypedValue) -> TypedValue:
    """32 bits for each element: hash(index ^ key)."""
    return _hash(_leaf(key.builder, "index") ^ key)


def key_of(step: TypedValue, seed: int, stream: int) -> TypedValue:
    """A key for each tensor, other ones in each step and stream."""
    first = _tensor_key(step.builder)
    key = _hash(first ^ first.number(seed))
    return _hash(_hash(key ^ _whole(step)) ^ key.number(stream))


def _tensor_key(builder: Builder) -> TypedValue:
    return _hash(_leaf(builder, "ordinal") + _STREAM)


def _leaf(builder: Builder, op: str) -> TypedValue:
    return TypedValue(builder, builder.emit(op), I32)


def _hash(x: TypedValue) -> TypedValue:
    """A bijection of 32-bit integers that changes each bit with probability close to 1/2."""
    x = (x ^ (x >> 16)) * 0x7FEB352D
    x = (x ^ (x >> 15)) * 0x846CA68B
    return x ^ (x >> 16)


def _whole(seed: TypedValue) -> TypedValue:
    if seed.dtype.kind == "int":
        return seed.to(I32)
    wide = seed.to(F64)
    wide = where(wide.equals(wide), wide, 0.0)
    wide = where(wide < -_LARGEST_SEED, -_LARGEST_SEED, wide)
    wide = where(wide > _LARGEST_SEED, _LARGEST_SEED, wide)
    return floor(wide).as_integer().to(I32)
