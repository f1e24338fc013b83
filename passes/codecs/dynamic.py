"""8-bit dynamic codes: seven decades, more steps in the larger ones; a scale for each block.

Decade i of x / scale, from 10^(i-7) to 10^(i-6), is cut in p = 2^i equal steps (2^(i+1) where
the role is not negative); a code stands for a step's middle, or for 0, or for 1:

    10^(i-6) * (0.1 + 0.9 * (j + 0.5) / p),  j = 0 .. p-1

The code is the number's place among all of them in order, as in bitsandbytes, and the nearest
one, but no number above zero becomes zero where the role is not negative. Numbered from p
on, q = p + j, the steps of all decades are consecutive: q is floor(y * A + p * 8/9) with y =
|x / scale| and A = p / (0.9 * 10^(i-6)), and the middle is (18 q - 16 p + 9) * 10^(i-6) / 20p,
in which 10^(i-6) / p is 5^i over a constant.
After Dettmers et al. 2022, 8-bit Optimizers via Block-wise Quantization.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.types import ELEM, F32, F64, ROW, U8, Domain
from ..expansions.value import TypedValue, apply, literal, where
from .blocks import above_zero, at_least, finite_or_zero, from_code, scale_of, scale_part, to_code
from .codec import CodecPart

_DECADES = 7
_ZERO = 127  # the code of 0 where there are signs
_EXPONENT = 0x7F800000
_ONE = 0x00800000  # of the exponent


@dataclass(frozen=True, slots=True)
class Dynamic:
    """A role of u8 beside its blocks' f32 `_scale`."""

    block: int
    is_signed: bool
    blocks: Domain = ROW  # what a block is under the view: a row of the view `block(k)`
    draws: bool = False

    @property
    def parts(self) -> tuple[CodecPart, ...]:
        """The codes and the scales."""
        return CodecPart("", U8, ELEM), scale_part(self.blocks)

    @property
    def steps(self) -> tuple[int, ...]:
        """Of each decade, how many."""
        return tuple(2 ** (i if self.is_signed else i + 1) for i in range(_DECADES))

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """The middle of the code's step, times the scale."""
        code, scale = from_code(old[0]), old[1]
        if self.is_signed:
            place = code - _ZERO
            return apply("copysign", self._middle(abs(place)), place) * scale
        return self._middle(code + 1.0) * scale

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """The nearest code, and the scale."""
        return self._stored(new, scale_of(new, self.blocks))

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """A block of one number is its own scale."""
        return self._stored(first, at_least(abs(first).to(F64)))

    def _stored(self, x: TypedValue, scale: TypedValue) -> tuple[TypedValue, ...]:
        y = finite_or_zero(x * (1.0 / scale).to(F32))
        if self.is_signed:
            code = apply("copysign", self._step(y), y) + _ZERO
        else:
            code = self._step(y) - 1.0
        return to_code(code, U8), scale.to(F32)

    def _step(self, y: TypedValue) -> TypedValue:
        """The number q of the step of |y|; for 0 and 1 the one before the first, after the last.

        With signs there is no -1.
        """
        steps, size = self.steps, abs(y) if self.is_signed else y
        tops = [10.0 ** (i - 6) for i in range(_DECADES)]
        ends = [top * (1.0 + 0.9 / p) for top, p in zip(tops, steps, strict=True)]  # midpoints
        is_below = [size < end for end in ends[:-1]]
        factor = _chosen(size, is_below, [p / (0.9 * t) for p, t in zip(steps, tops, strict=True)])
        first = _chosen(size, is_below, [float(p) for p in steps])
        inside = apply("floor", size * factor + first * (8.0 / 9.0))
        last = first * 2.0 - 1.0
        step = where(inside < last, inside, last)
        if self.is_signed:
            least = 0.5 * (0.1 + 0.45 / steps[0]) * tops[0]
            step = where(size < least, step.number(steps[0] - 1), step)
        else:
            step = above_zero(step, y, float(steps[0]))
        return where(y > 1.0 - 0.225 / steps[-1], step.number(2 * steps[-1]), step)

    def _middle(self, step: TypedValue) -> TypedValue:
        """The middle of step q; the exponent of q is that of p, and 5^i has three factors."""
        steps, pattern = self.steps, step.bits()
        p = (pattern & _EXPONENT).from_bits()
        decade = pattern + (_ONE if self.is_signed else 0)  # i in the exponent's last three bits
        unit = _power(decade, 0, 1e-6 / (20 * steps[0]), 5.0)
        unit = unit * _power(decade, 1, 1.0, 25.0) * _power(decade, 2, 1.0, 625.0)
        middle = (step * 18.0 - p * 16.0 + 9.0) * unit
        middle = where(step < float(steps[0]), middle.number(0.0), middle)
        return where(step < 2.0 * steps[-1], middle, 1.0)


def _power(decade: TypedValue, bit: int, without: float, factor: float) -> TypedValue:
    """`without`, times the factor where a bit of the decade's number is set."""
    is_clear = (decade & (_ONE << bit)).equals(0)
    return where(is_clear, TypedValue(decade.builder, literal(without, F32), F32), without * factor)


def _chosen(like: TypedValue, conditions: list[TypedValue], values: list[float]) -> TypedValue:
    """The value at the first condition that holds, the last one where none does."""
    result = like.number(values[-1])
    for condition, value in reversed(list(zip(conditions, values, strict=False))):
        result = where(condition, like.number(value), result)
    return result
