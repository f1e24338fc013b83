"""4-bit codes in sixteen equal steps without zero, with a scale for each block.

    code = floor(16 x / scale + 1/2) - 1, at least 0    x' = (code + 1) / 16 * scale

For roles that are not negative: zero is no code, as a second moment of zero would divide a first
one by eps alone. Off by scale / 32 at most, below scale / 32 by scale / 16.
After Li et al. 2023, Memory Efficient Optimizers with 4-bit States.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import where
from ...ir.types import ELEM, F32, F64, ROW, U8, Domain
from ..expansions.value import TypedValue
from .blocks import at_least, from_code, scale_of, scale_part
from .codec import CodecPart


@dataclass(frozen=True, slots=True)
class Sixteenths:
    """A role of u8, of which 4 bits are used, beside its blocks' f32 `_scale`."""

    block: int
    blocks: Domain = ROW  # what a block is under the view: a row of the view `block(k)`
    parts: tuple[CodecPart, ...] = ()
    draws: bool = False

    def __post_init__(self) -> None:
        parts = CodecPart("", U8, ELEM, 4), scale_part(self.blocks)
        object.__setattr__(self, "parts", parts)

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """(code + 1) / 16 * scale."""
        return (from_code(old[0]) + 1.0) * (1.0 / 16.0) * old[1]

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """The nearest code, and the scale."""
        return self._stored(new, scale_of(new, self.blocks))

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """A block of one number is its own scale."""
        return self._stored(first, at_least(abs(first).to(F64)))

    def _stored(self, x: TypedValue, scale: TypedValue) -> tuple[TypedValue, ...]:
        steps = x * (16.0 / scale).to(F32) + 0.5
        return where(steps > 1.0, steps, 1.0).as_integer() - 1, scale.to(F32)
