"""bf16 by stochastic rounding: up or down, with the chance that makes the mean exact.

    stored = from_bits((bits(x) + r) & 0xFFFF0000)    r: 16 random bits

The bits are a hash of seed, step, tensor and element, so neither threads nor chunks matter.
Two roles of one seed share a hash of 32 bits, each with its own half. An infinity stays, a
finite number beyond the largest bf16 may become one, NaN is NaN. An element's number counts
modulo 2^32.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import where
from ...ir.types import BF16, ELEM, F32
from ..expansions.random import key_of, random_bits
from ..expansions.value import TypedValue
from .codec import CodecPart, counter

_HIGH = 0xFFFF0000
_NAN = 0x7FC00000


@dataclass(frozen=True, slots=True)
class Stochastic:
    """bf16, rounded at random; `place` counts the roles of the same seed."""

    seed: int
    place: int
    parts: tuple[CodecPart, ...] = (CodecPart("", BF16, ELEM),)
    block: int | None = None
    draws: bool = True

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """The value, exactly."""
        return old[0].to(F32)

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """One of the two nearest bf16."""
        key = key_of(counter(old[0].builder), self.seed, stream=self.place // 2)
        drawn = random_bits(key)
        sixteen = drawn & 0xFFFF if self.place % 2 else drawn >> 16
        pattern = where(new.equals(new), new.bits(), new.bits().number(_NAN))
        return (((pattern + sixteen) & _HIGH).from_bits().to(BF16),)

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """The nearest bf16."""
        return (first.to(BF16),)
