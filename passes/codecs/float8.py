"""8-bit floats with a scale for each block: the patterns of float8_e4m3fn and float8_e5m2.

    code = round(x * (largest / scale))    x' = number of the code * (1 / largest) * scale

`largest` is the format's largest finite number (448 and 57344), so that nothing overflows. Below
the normal numbers a code counts the smallest ones; above, the f32 pattern is rounded to nearest
even, its exponent moved. Off by 2^-4 (2^-3) of x at most where x is normal, that is above
2^-14.8 (2^-29.8) of the scale. No code is a NaN: infinities and NaN are in the scale.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import copysign, rint, where
from ...ir.types import ELEM, F32, F64, I32, ROW, U8, Domain
from ..expansions.value import TypedValue
from .codec import CodecPart, at_least, finite_or_zero, scale_of, scale_part

_F32_PRECISION, _F32_BIAS = 23, 127
_SMALLEST = 2.0**-104  # 57344 over it is still finite in f32


@dataclass(frozen=True, slots=True)
class Float8Codec:
    """A role of u8 patterns, `precision` bits of them the significand's, beside the `_scale`."""

    block: int
    is_signed: bool
    precision: int
    largest: float
    blocks: Domain = ROW  # what a block is under the view: a row of the view `block(k)`
    draws: bool = False

    @property
    def parts(self) -> tuple[CodecPart, ...]:
        """The codes and the scales."""
        return CodecPart("", U8, ELEM), scale_part(self.blocks)

    @property
    def bias(self) -> int:
        """Of the exponent, which has the bits that sign and significand leave."""
        return (1 << (6 - self.precision)) - 1

    @property
    def smallest(self) -> float:
        """The smallest number above zero."""
        return 2.0 ** (1 - self.bias - self.precision)

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """The number of the code, times scale / largest."""
        code = old[0].to(I32)
        magnitude, shift = code & 0x7F, _F32_PRECISION - self.precision
        small = magnitude.as_float() * self.smallest
        normal = (magnitude << shift) + ((_F32_BIAS - self.bias) << _F32_PRECISION)
        size = where(magnitude < (1 << self.precision), small, normal.from_bits())
        signed = copysign(size, (code << 24).from_bits()) if self.is_signed else size
        return signed * (1.0 / self.largest) * old[1]

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """The nearest code, and the scale."""
        return self._stored(new, scale_of(new, self.blocks, _SMALLEST))

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """A block of one number is its own scale."""
        return self._stored(first, at_least(abs(first).to(F64), _SMALLEST))

    def _stored(self, x: TypedValue, scale: TypedValue) -> tuple[TypedValue, ...]:
        number = finite_or_zero(x * (self.largest / scale).to(F32))
        size, shift = abs(number), _F32_PRECISION - self.precision
        counted = rint(where(size < self._normal, size, 0.0) * (1.0 / self.smallest))
        if not self.is_signed:  # what is above zero stays there
            counted = where(
                counted.equals(0.0), where(number > 0.0, size.number(1.0), 0.0), counted
            )
        pattern = size.bits()
        even = (pattern >> shift) & 1
        rounded = (pattern + ((1 << (shift - 1)) - 1) + even) >> shift
        normal = rounded - ((_F32_BIAS - self.bias) << self.precision)
        code = where(size < self._normal, counted.as_integer(), normal)
        sign = (number.bits() >> 24) & 0x80
        return (code + sign if self.is_signed else code).to(U8), scale.to(F32)

    @property
    def _normal(self) -> float:
        return 2.0 ** (1 - self.bias)
