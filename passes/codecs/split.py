"""bf16 and the sixteen bits that it lacks: together they are the f32 number, exactly.

    high = (bits(x) + 0x8000) & 0xFFFF0000    low = bits(x) - high, from -0x8000 to 0x7FFF

So the bf16 is x rounded to nearest (ties away from zero), and the pair loses nothing: a run
has the bits of the f32 run. NaN is the canonical one with low = 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import where
from ...ir.types import BF16, ELEM, F32, I16, I32
from ..expansions.value import TypedValue
from .codec import CodecPart

_HIGH = 0xFFFF0000
_NAN = 0x7FC00000


@dataclass(frozen=True, slots=True)
class Split:
    """A bf16 role beside an i16 role `_low`."""

    parts: tuple[CodecPart, ...] = (CodecPart("", BF16, ELEM), CodecPart("_low", I16, ELEM))
    block: int | None = None
    draws: bool = False

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """from_bits(bits(high) + low)."""
        high, low = old
        return (high.to(F32).bits() + low.to(I32)).from_bits()

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """The two halves."""
        return self.start(new)

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """The two halves."""
        pattern = where(first.equals(first), first.bits(), first.bits().number(_NAN))
        high = (pattern + 0x8000) & _HIGH
        return high.from_bits().to(BF16), (pattern - high).to(I16)
