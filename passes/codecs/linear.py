"""Codes in equal steps, of 8, 4 and 2 bits, in sixteenths and of the sign alone.

There is a scale for each block, and a byte for each code, also where fewer bits would do. With 127
steps on each side of zero, 8 bits; with 7 or 1, 4 or 2 bits, which a wire packs.

Signed: code = rint(x * (127 / scale)), x' = code / 127 * scale: off by scale / 254 at most.
Not negative: code = rint(sqrt(x) * (255 / sqrt(scale))), x' = (code / 255)^2 * scale: equal
steps of the square root, of which the small numbers get more; sqrt(x) is off by
sqrt(scale) / 510 at most, by sqrt(scale) / 255 in the first step, which is not rounded to zero.
The quotients of the scale are taken once a block, in f64; 1 / 127 and 1 / 255^2 are factors,
rounded to f32.

The formulas are those of 8 bits; with n steps 127 is n, and 255 is 2 n + 1.

4-bit codes in sixteen equal steps have no zero:

    code = floor(16 x / scale + 1/2) - 1, at least 0    x' = (code + 1) / 16 * scale

For roles that are not negative: zero is no code, as a second moment of zero would divide a first
one by eps alone. Off by scale / 32 at most, below scale / 32 by scale / 16.
After Li et al. 2023, Memory Efficient Optimizers with 4-bit States.

A code of the sign alone stands beside the mean magnitude of a block; it is a byte in memory:

    code = -1 where x < 0, else 1      scale = max(mean |x| of the block, 2^-120)   x' = code scale

So are gradients compressed in EF-signSGD (Karimireddy et al. 2019), by one scale a tensor there.
Of all multiples of the signs the mean magnitude is the nearest to x.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.frontend.functions import rint, sqrt, where
from ...ir.types import ELEM, F32, F64, I8, ROW, U8, Const, Domain
from ..expansions.value import TypedValue
from .codec import (
    CodecPart,
    at_least,
    at_least_one,
    finite_or_zero,
    from_code,
    scale_of,
    scale_part,
    to_code,
)


@dataclass(frozen=True, slots=True)
class LinearCodec:
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


@dataclass(frozen=True, slots=True)
class FourBitLinearCodec:
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


@dataclass(frozen=True, slots=True)
class SignCodec:
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
