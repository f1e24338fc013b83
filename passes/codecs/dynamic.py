"""Dynamic codes of 8 and 4 bits, two of 4 in a byte.

The 4-bit codes of two states are a byte, which has the name of the first state, the `host`, and
that one's bits as the low ones. Encoding gives the state's part; `encode` stores the sum of both.

8-bit codes have seven decades, with more steps in the larger ones, and a scale for each block.
Decade i of x / scale, from 10^(i-7) to 10^(i-6), is cut in p = 2^i equal steps (2^(i+1) where
the role is not negative); a code stands for a step's middle, or for 0, or for 1:

    10^(i-6) * (0.1 + 0.9 * (j + 0.5) / p),  j = 0 .. p-1

The code is the number's place among all of them in order, as in bitsandbytes, and the nearest
one, but no number above zero becomes zero where the role is not negative. Numbered from p
on, q = p + j, the steps of all decades are consecutive: q is floor(y * A + p * 8/9) with y =
|x / scale| and A = p / (0.9 * 10^(i-6)), and the middle is (18 q - 16 p + 9) * 10^(i-6) / 20p,
in which 10^(i-6) / p is 5^i over a constant.

Numbers that differ by decade are in tables of eight: of the seven decades, and an eighth, the code
of 1. As log10 2 is nearly 5/16, so much of the exponent of y is its decade or the next one, which
the end of the lower one decides.

After Dettmers et al. 2022, 8-bit Optimizers via Block-wise Quantization.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ...ir.frontend.functions import copysign, where
from ...ir.semantics import nearest
from ...ir.types import ELEM, F32, F64, I32, ROW, U8, Domain
from ..expansions.value import TypedValue, table8
from .codec import Codec, CodecPart, at_least, from_code, scale_of, scale_part

BITS = 4


@dataclass(frozen=True, slots=True)
class SharedByteCodec:
    """A codec of 4 bits, whose codes are in a role's bytes, so many bits from their end."""

    codec: Codec
    host: str
    shift: int

    @property
    def parts(self) -> tuple[CodecPart, ...]:
        """Those of the codec; the first is the host."""
        code, *others = self.codec.parts
        return (replace(code, host=self.host), *others)

    @property
    def block(self) -> int | None:
        """The codec's block length."""
        return self.codec.block

    @property
    def draws(self) -> bool:
        """True if the codec takes random bits."""
        return self.codec.draws

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """The value of the four bits."""
        return self.codec.decode((self.part(old[0]), *old[1:]))

    def part(self, byte: TypedValue) -> TypedValue:
        """The four bits of a byte."""
        bits = byte.to(I32)
        return bits >> self.shift if self.shift else bits & 0xF

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """The part of the byte, and the codec's stores beside it."""
        return self._placed(self.codec.encode(new, old))

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """The part of the byte, and the codec's stores beside it."""
        return self._placed(self.codec.start(first))

    def kept(self, byte: TypedValue) -> TypedValue:
        """The part of a byte that is stored already."""
        return byte.to(I32) & (0xF << self.shift)

    def _placed(self, stored: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        code, *others = stored
        return (code << self.shift if self.shift else code, *others)


_SIGN = 0x80000000
_BIAS = 127
_PLACES = 20  # 20 times a pattern: its first three bits are 7 below 1, less by one a decade


@dataclass(frozen=True, slots=True)
class DynamicCodec:
    """A role of u8 beside its blocks' f32 `_scale`."""

    block: int
    is_signed: bool
    blocks: Domain = ROW  # what a block is under the view: a row of the view `block(k)`
    decades: int = 7  # with signs, 3 have codes of 4 bits
    draws: bool = False

    @property
    def parts(self) -> tuple[CodecPart, ...]:
        """The codes and the scales."""
        return CodecPart("", U8, ELEM, self.decades + 1), scale_part(self.blocks)

    @property
    def steps(self) -> tuple[int, ...]:
        """Of each decade, how many."""
        return tuple(2 ** (i if self.is_signed else i + 1) for i in range(self.decades))

    @property
    def zero(self) -> int:
        """The code of 0 where there are signs: as many are below it."""
        return 2**self.decades - 1

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """The middle of the code's step, times the scale."""
        code, scale = from_code(old[0]), old[1]
        if self.is_signed:
            index = code - self.zero
            return copysign(self._middle(abs(index) + 0.5), index) * scale
        return self._middle(code + 1.5) * scale

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """The nearest code, and the scale."""
        return self._stored(new, scale_of(new, self.blocks))

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """A block of one number is its own scale."""
        return self._stored(first, at_least(abs(first).to(F64)))

    def _stored(self, x: TypedValue, scale: TypedValue) -> tuple[TypedValue, ...]:
        y = x * (1.0 / scale).to(F32)
        if self.is_signed:
            step = (self._step(abs(y)).bits() ^ (y.bits() & _SIGN)).from_bits()
            code = where(step > -self.zero, step, -self.zero).as_integer()
            code = code + self.zero  # there is no -1
        else:
            code = where(y > 0.0, self._step(y).as_integer() - 1, 0)
        return code, scale.to(F32)

    def _step(self, size: TypedValue) -> TypedValue:
        """The number q of the step of |y| <= 1, and a fraction of it; of 1 the one behind the last.

        With signs it is below 1 for values nearer to 0 than to a middle, and for NaN.
        """
        steps, tops = self.steps, [10.0 ** (i + 1 - self.decades) for i in range(self.decades)]
        factors = [p / (0.9 * top) for p, top in zip(steps, tops, strict=True)]
        offsets = [p * 8.0 / 9.0 for p in steps]
        ends = [top * (1.0 + 0.9 / p) for p, top in zip(steps, tops, strict=True)]  # midpoints
        ends[-1] = nearest(1.0 - 0.225 / steps[-1], F32) + 2.0**-24  # it is itself below the end
        if self.is_signed:  # the only step of its decade begins at the midpoint to 0
            factors[0], offsets[0] = 1.0 / (0.5 * (0.1 + 0.45) * tops[0]), 0.0
        least = size.number(tops[0] / (16 if self.is_signed else 8))  # in the first step, or before
        size = where(size > least, size, least)
        index = size.bits() * _PLACES
        starts = (np.float32(end).view(np.int32).item() * _PLACES for end in ends)
        lowest = 8 - self.decades
        late = (0, *(start - (n << 29) for n, start in enumerate(starts, lowest)))
        decade = (index - table8(index >> 29, _aligned(late), I32)) >> 29
        one = 2.0 * steps[-1]
        inside = size * table8(decade, _aligned((*factors, 0.0)), F32)
        inside = inside + table8(decade, _aligned((*offsets, one)), F32)
        last = table8(decade, _aligned((*(2.0 * p - 1.0 for p in steps), one)), F32)
        return where(inside < last, inside, last)

    def _middle(self, center: TypedValue) -> TypedValue:
        """The middle of step q = center - 0.5; the exponent of the center is that of p.

        0 and 1 are on a line of their own: of seven decades, their exponents differ by eight.
        """
        steps = self.steps
        units = [
            _unit(i, 10.0 ** (1 - self.decades) / (20 * steps[0])) for i in range(self.decades)
        ]
        zero = 18.0 * (0.5 if self.is_signed else 1.5)
        line = 1.0 / (18.0 * (2.0 * steps[-1] + 0.5) - zero)
        first = _BIAS + steps[0].bit_length() - 1
        decades = [(i - first) % 8 for i in range(8)]
        offsets = tuple(-16.0 * steps[i] if i < self.decades else -zero for i in decades)
        factors = tuple(units[i] if i < self.decades else line for i in decades)
        decade = center.bits() >> 23
        return (center * 18.0 + table8(decade, offsets, F32)) * table8(decade, factors, F32)


def _aligned(numbers: tuple[float, ...]) -> tuple[float, ...]:
    """A table that ends with the numbers; entries before them are not looked up."""
    return (numbers[0],) * (8 - len(numbers)) + numbers


def _unit(decade: int, first: float) -> float:
    """5^decade times the first one, which is rounded after each of three factors."""
    unit = nearest(first * 5.0 ** (decade & 1), F32)
    for bit, factor in ((2, 25.0), (4, 625.0)):
        unit = nearest(unit * factor, F32) if decade & bit else unit
    return unit
