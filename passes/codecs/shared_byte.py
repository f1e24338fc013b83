"""Two states in one role of bytes: of each element, the first state's 4 bits are the low ones.

The byte has the name of the first state, the `host`. Encoding gives the state's part of it;
`encode` stores the sum of both.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...ir.types import I32
from ..expansions.value import TypedValue
from .codec import Codec, CodecPart

BITS = 4


@dataclass(frozen=True, slots=True)
class SharedByte:
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
