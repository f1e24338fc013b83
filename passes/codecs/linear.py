"""Codes in equal steps, with a scale for each block; a byte each, also where fewer bits would do.

With 127 steps on each side of zero, 8 bits; with 7 or 1, 4 or 2 bits, which a wire packs.

Signed: code = rint(x * (127 / scale)), x' = code / 127 * scale: off by scale / 254 at most.
Not negative: code = rint(sqrt(x) * (255 / sqrt(scale))), x' = (code / 255)^2 * scale: equal
steps of the square root, of which the small numbers get more; sqrt(x) is off by
sqrt(scale) / 510 at most, by sqrt(scale) / 255 in the first step, which is not rounded to zero.
The quotients of the scale are taken once a block, in f64; 1 / 127 and 1 / 255^2 are factors,
rounded to f32.

The formulas are those of 8 bits; with n steps 127 is n, and 255 is 2 n + 1.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import rint, sqrt
from ...ir.types import ELEM, F32, F64, I8, ROW, U8, Domain
from ..expansions.value import TypedValue
from .blocks import at_least, at_least_one, finite_or_zero, from_code, scale_of, scale_part, to_code
from .codec import CodecPart


@dataclass(frozen=True, slots=True)
class Linear:
    """A role of i8, or u8 where it is not negative, beside its blocks' f32 `_scale`."""

    block: int
    is_signed: bool
    blocks: Domain = ROW  # what a block is under the view: a row of the view `block(k)`
    draws: bool = False
    steps: int = 127  # on each side of zero

    @property
    def parts(self) -> tuple[CodecPart, ...]:
        """The codes and the scales."""
        return CodecPart("", I8 if self.is_signed else U8, ELEM), scale_part(self.blocks)

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """code / 127 * scale, or the square of code / 255, times scale."""
        code, scale = from_code(old[0]), old[1]
        if self.is_signed:
            return code * (1.0 / self._most) * scale
        return code * code * (1.0 / self._most**2) * scale

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """The nearest code, and the scale."""
        return self._stored(new, scale_of(new, self.blocks))

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """A block of one number is its own scale."""
        return self._stored(first, at_least(abs(first).to(F64)))

    @property
    def _most(self) -> float:
        """The largest code."""
        return float(self.steps if self.is_signed else 2 * self.steps + 1)

    def _stored(self, x: TypedValue, scale: TypedValue) -> tuple[TypedValue, ...]:
        if self.is_signed:
            steps = finite_or_zero(x * (self._most / scale).to(F32))
        else:
            steps = at_least_one(sqrt(x) * (self._most / sqrt(scale)).to(F32))
        whole = rint(steps)
        return to_code(whole, I8 if self.is_signed else U8), scale.to(F32)
