"""The protocol of codecs, which store one role in several and read it back.

decode(encode(x)) is x rounded to the format. Both are built of basic ops in the graph, so that
they fuse with the step, and every backend has their bits.

Codes of 8 bits and fewer are multiples of a block's scale, its largest magnitude:

    scale = max(absmax of the block, 2^-120)    codes of x / scale, in [-1, 1]

The floor keeps the reciprocal finite: a block of zeros has zeros, and elements below it are
coded in steps of it. Where a block holds NaN or an infinity, its scale does, and all of the
block is read back as NaN. Where a role is not negative, what is above zero gets a code above
zero: a second moment of zero beside a first one that is not would divide it by eps alone, and
training diverges (Li et al. 2023, Memory Efficient Optimizers with 4-bit States).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...ir.builder import Builder
from ...ir.frontend.functions import maximum, where
from ...ir.types import F32, F64, I32, Domain, DType
from ..expansions.value import TypedValue

COUNTER = "rounding_step"  # a number of the step, counted by the pass for codecs that draw bits


@dataclass(frozen=True, slots=True)
class CodecPart:
    """One of the roles that a role is stored in; its name is the role's and the suffix."""

    suffix: str  # empty for the one that keeps the role's name
    dtype: DType
    domain: Domain
    bits: int = 0  # of a code, where the codec says it: two of 4 share a byte
    host: str = ""  # its name, where it is shared with another role

    def role(self, name: str) -> str:
        """The stored role of a role of that name."""
        return self.host or name + self.suffix


class Codec(Protocol):
    """A storage format of a role."""

    @property
    def parts(self) -> tuple[CodecPart, ...]:
        """The roles that it is stored in; the one that keeps the role's name comes first."""
        ...

    @property
    def block(self) -> int | None:
        """The block length, where the elements of a block are stored together."""
        ...

    @property
    def draws(self) -> bool:
        """True if it takes random bits, and with them the counter."""
        ...

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """The f32 value of stored codes."""
        ...

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """Return the parts to store for an f32 value, given the stored ones."""
        ...

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """Return the parts that store a literal before the first step."""
        ...


def counter(builder: Builder) -> TypedValue:
    """Return the number of earlier steps."""
    return TypedValue(builder, builder.read(COUNTER), F64)


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
