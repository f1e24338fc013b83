"""Shared parts of the 8-bit codecs: a block's scale is its largest magnitude.

    scale = max(absmax of the block, 2^-120)    codes of x / scale, in [-1, 1]

The floor keeps the reciprocal finite: a block of zeros has zeros, and elements below it are
coded in steps of it. Where a block holds NaN or an infinity, its scale does, and all of the
block is read back as NaN. Where a role is not negative, what is above zero gets a code above
zero: a second moment of zero beside a first one that is not would divide it by eps alone, and
training diverges (Li et al. 2023, Memory Efficient Optimizers with 4-bit States).
"""

from __future__ import annotations

from ...ir.frontend.functions import maximum, where
from ...ir.types import F32, F64, I32, Domain, DType
from ..expansions.value import TypedValue
from .codec import CodecPart

_SMALLEST = 2.0**-120  # 255 over it is still finite in f32


def scale_part(blocks: Domain) -> CodecPart:
    """The role of the blocks' scales."""
    return CodecPart("_scale", F32, blocks)


def scale_of(x: TypedValue, blocks: Domain, smallest: float = _SMALLEST) -> TypedValue:
    """The scale of each block, in f64."""
    number = x.builder.emit("absmax", x.operand, domain=blocks)
    return at_least(TypedValue(x.builder, number, F64), smallest)


def at_least(magnitude: TypedValue, smallest: float = _SMALLEST) -> TypedValue:
    """No scale is smaller than 2^-120, or another floor that keeps the quotients finite."""
    return maximum(magnitude, smallest)


def finite_or_zero(x: TypedValue) -> TypedValue:
    """Zero in place of NaN, which is no code's; the scale has it."""
    return where(x.equals(x), x, 0.0)


def at_least_one(steps: TypedValue) -> TypedValue:
    """Return positive steps as at least 1; zero in place of zero and NaN."""
    return where(steps > 0.0, where(steps < 1.0, 1.0, steps), 0.0)


def to_code(whole: TypedValue, dtype: DType) -> TypedValue:
    """A float that holds an integer, as a code."""
    return whole.as_integer().to(dtype)


def from_code(code: TypedValue) -> TypedValue:
    """A code as a float."""
    return code.to(I32).as_float()
