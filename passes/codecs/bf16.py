"""Codecs of bf16: with the sixteen bits that it lacks, with a carry, and by stochastic rounding."""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import where
from ...ir.types import BF16, ELEM, F32, I16, I32
from ..expansions.composed import key_of, random_bits
from ..expansions.value import TypedValue
from .codec import CodecPart, counter

_HIGH = 0xFFFF0000
_NAN = 0x7FC00000


@dataclass(frozen=True, slots=True)
class SplitCodec:
    """bf16 and the sixteen bits that it lacks, `_low`: together they are the f32 number, exactly.

        high = (bits(x) + 0x8000) & 0xFFFF0000    low = bits(x) - high, from -0x8000 to 0x7FFF

    So the bf16 is x rounded to nearest (ties away from zero), and the pair loses nothing: a run
    has the bits of the f32 run. NaN is the canonical one with low = 0.
    """

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


@dataclass(frozen=True, slots=True)
class KahanCodec:
    """bf16 with the rounding error carried along (Kahan's summation), in a second bf16, `_carry`.

        y = (new - old) + carry    stored = bf16(old + y)    carry = bf16(y - (stored - old))

    An update too small to move a bf16 is not lost: it adds up in the carry until it does. The
    step itself computes with the bf16 alone. After Zamirai et al. 2020, Revisiting BFloat16
    Training.
    """

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


@dataclass(frozen=True, slots=True)
class StochasticCodec:
    """bf16 by stochastic rounding: up or down, with the chance that makes the mean exact.

        stored = from_bits((bits(x) + r) & 0xFFFF0000)    r: 16 random bits

    The bits are a hash of seed, step, tensor and element, so neither threads nor chunks matter.
    Two roles of one seed share a hash of 32 bits, each with its own half; `place` counts the roles
    of the same seed. An infinity stays, a finite number beyond the largest bf16 may become one,
    NaN is NaN. An element's number counts modulo 2^32.
    """

    seed: int
    number: int
    parts: tuple[CodecPart, ...] = (CodecPart("", BF16, ELEM),)
    block: int | None = None
    draws: bool = True

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """The value, exactly."""
        return old[0].to(F32)

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """One of the two nearest bf16."""
        key = key_of(counter(old[0].builder), self.seed, stream=self.number // 2)
        drawn = random_bits(key)
        sixteen = drawn & 0xFFFF if self.number % 2 else drawn >> 16
        pattern = where(new.equals(new), new.bits(), new.bits().number(_NAN))
        return (((pattern + sixteen) & _HIGH).from_bits().to(BF16),)

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """The nearest bf16."""
        return (first.to(BF16),)
