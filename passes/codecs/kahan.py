"""bf16 with the rounding error carried along (Kahan's summation), in a second bf16.

    y = (new - old) + carry    stored = bf16(old + y)    carry = bf16(y - (stored - old))

An update too small to move a bf16 is not lost: it adds up in the carry until it does. The
step itself computes with the bf16 alone. After Zamirai et al. 2020, Revisiting BFloat16
Training.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.types import BF16, ELEM, F32
from ..expansions.value import TypedValue
from .codec import CodecPart


@dataclass(frozen=True, slots=True)
class Kahan:
    """A bf16 role beside a bf16 role `_carry`."""

    parts: tuple[CodecPart, ...] = (CodecPart("", BF16, ELEM), CodecPart("_carry", BF16, ELEM))
    block: int | None = None
    draws: bool = False

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """The bf16, exactly."""
        return old[0].to(F32)

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """The rounded sum, and what the rounding left out."""
        before, carry = (part.to(F32) for part in old)
        change = (new - before) + carry
        stored = (before + change).to(BF16)
        return stored, (change - (stored.to(F32) - before)).to(BF16)

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """The nearest bf16, and what it leaves out."""
        stored = first.to(BF16)
        return stored, (first - stored.to(F32)).to(BF16)
