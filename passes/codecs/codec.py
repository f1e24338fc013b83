"""The protocol of codecs, which store one role in several and read it back.

decode(encode(x)) is x rounded to the format. Both are built of basic ops in the graph, so that
they fuse with the step, and every backend has their bits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...ir.builder import Builder
from ...ir.types import F64, Domain, DType
from ..expansions.value import TypedValue

COUNTER = "rounding_step"  # a number of the step, counted by the pass for codecs that draw bits


@dataclass(frozen=True, slots=True)
class CodecPart:
    """One of the roles that a role is stored in; its name is the role's and the suffix."""

    suffix: str  # empty for the one that keeps the role's name
    dtype: DType
    domain: Domain
    bits: int = 0  # of a code, where the codec says it: two of 4 share a byte
    host: str = ""  # its name, where it is shared with another role

    def role(self, name: str) -> str:
        """The stored role of a role of that name."""
        return self.host or name + self.suffix


class Codec(Protocol):
    """A storage format of a role."""

    @property
    def parts(self) -> tuple[CodecPart, ...]:
        """The roles that it is stored in; the one that keeps the role's name comes first."""
        ...

    @property
    def block(self) -> int | None:
        """The block length, where the elements of a block are stored together."""
        ...

    @property
    def draws(self) -> bool:
        """True if it takes random bits, and with them the counter."""
        ...

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """The f32 value of stored codes."""
        ...

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """Return the parts to store for an f32 value, given the stored ones."""
        ...

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """Return the parts that store a literal before the first step."""
        ...


def counter(builder: Builder) -> TypedValue:
    """Return the number of earlier steps."""
    return TypedValue(builder, builder.read(COUNTER), F64)
