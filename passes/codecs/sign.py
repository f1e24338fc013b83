"""One bit of each element, its sign, beside the mean magnitude of a block: a byte in memory.

code = -1 where x < 0, else 1      scale = max(mean |x| of the block, 2^-120)      x' = code scale

So are gradients compressed in EF-signSGD (Karimireddy et al. 2019), by one scale a tensor there.
Of all multiples of the signs the mean magnitude is the nearest to x.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import where
from ...ir.types import ELEM, F32, F64, I8, ROW, Const, Domain
from ..expansions.value import TypedValue
from .blocks import at_least, from_code, scale_part, to_code
from .codec import CodecPart


@dataclass(frozen=True, slots=True)
class Sign:
    """A role of i8, 1 or -1, beside its blocks' f32 `_scale`."""

    block: int
    blocks: Domain = ROW  # what a block is under the view: a row of the view `block(k)`
    draws: bool = False

    @property
    def parts(self) -> tuple[CodecPart, ...]:
        """The codes and the scales."""
        return CodecPart("", I8, ELEM), scale_part(self.blocks)

    def decode(self, old: tuple[TypedValue, ...]) -> TypedValue:
        """code * scale."""
        return from_code(old[0]) * old[1]

    def encode(self, new: TypedValue, old: tuple[TypedValue, ...]) -> tuple[TypedValue, ...]:
        """The sign, and the mean of the magnitudes: the last block of a tensor may be short."""
        emit, to = new.builder.emit, self.blocks
        is_there = emit("le", Const(0), emit("index"))
        one = emit("select", is_there, Const(1.0), Const(0.0), dtype=F32)
        total, count = (
            TypedValue(new.builder, emit("sum", x, domain=to), F64) for x in (abs(new).operand, one)
        )
        return self._stored(new, at_least(total / count))

    def start(self, first: TypedValue) -> tuple[TypedValue, ...]:
        """A block of one number is its own scale."""
        return self._stored(first, at_least(abs(first).to(F64)))

    def _stored(self, x: TypedValue, scale: TypedValue) -> tuple[TypedValue, ...]:
        code = where(x < 0.0, x.number(-1.0), 1.0)
        return to_code(code, I8), scale.to(F32)
