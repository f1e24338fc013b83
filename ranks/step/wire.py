"""Formats of gradients on the wire, and the residuals of their rounding.

wire       bytes for n elements     value that every rank reads
f32        4 n                      x
bf16       2 n                      x rounded to the nearest, to even; infinite above the largest
linear8    n + 4 ceil(n / 256)      rint(x * (127 / scale)) / 127 * scale, scale = max |x| of a
                                    block of 256; all NaN where the block has one, or an infinity
linear4    n / 2 + 4 ceil(n / 256)  likewise, with 7 in place of 127
ternary    n / 4 + 4 ceil(n / 256)  likewise, with 1
sign       n / 8 + 4 ceil(n / 1024) the mean of |x| in a block of 1024, with the sign of x
topk       60 ceil(n / 1024)        x where it is of the ten largest in a block of 1024, else 0

Codes of fewer than 8 bits lie in bytes of their own until they leave (`packing.py`).

A rank's own piece is rounded as the others', so that the mean does not depend on the owners.
Spans begin at whole blocks (`cuts.py`): the blocks of a span are those of its tensor.

A rank's rounding errors are added to its next gradients:

    total = gradient + residual      the codes of the total travel
    residual <- total - total as the others read it

A step that is not taken leaves residuals as they were: the new ones are written beside them, and
take their place when own spans have been stepped. They are no states: a checkpoint is for any
number of ranks, and these are of one rank's gradients.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import FormatError, OptionError
from ...ir.types import BF16, F32, I8, DType
from ...passes.storage.formats import RequestedCodec, parse_storage
from ...runtime.memory.array_checks import addresses_of
from ..combine import piece

ORDERS = ("ranks", "engine")
BLOCK_OF_LARGEST, LARGEST = 1024, 10
_BF16_INFINITE = (2 - 2.0**-8) * 2.0**127  # half a step above the largest, 3.39e38
_OF_PAIR = 6  # bytes: an index in the block, of 2, and a value


@dataclass(frozen=True, slots=True)
class WirePart:
    """An array that is sent: the suffix of its role's name, and the elements of a cell."""

    suffix: str
    dtype: DType
    elements: int
    bits: int = 8  # of a byte that travel


@dataclass(frozen=True, slots=True)
class Wire:
    """Row of the table: a name, its storage format, and its arrays, wide cells first."""

    name: str
    format: str
    parts: tuple[WirePart, ...]
    kept: int = 0  # of a block's elements so many travel, where not all do
    infinite_from: float = float("inf")  # finite magnitudes from here on are infinite where read

    @property
    def is_rounded(self) -> bool:
        """True if gradients are encoded, and not sent as they are."""
        return self.name != F32.name

    @property
    def bytes(self) -> float:
        """The bytes sent for an element."""
        if self.kept:
            return self.kept * _OF_PAIR / BLOCK_OF_LARGEST
        return sum(part.dtype.bytes * part.bits / 8 / part.elements for part in self.parts)

    @property
    def block(self) -> int:
        """The multiple at which spans begin, beside that of programs."""
        return BLOCK_OF_LARGEST if self.kept else 1

    @property
    def bits(self) -> int:
        """The bits sent of each byte of the codes, which come last."""
        return self.parts[-1].bits


def _of_blocks(name: str, block: int, bits: int) -> Wire:
    scales = WirePart("_scale", F32, block)
    return Wire(name, f"{name}({block})", (scales, WirePart("", I8, 1, bits)))


WIRES = {
    wire.name: wire
    for wire in (
        Wire("f32", "f32", (WirePart("", F32, 1),)),
        Wire("bf16", "bf16", (WirePart("", BF16, 1),), infinite_from=_BF16_INFINITE),
        _of_blocks("linear8", 256, 8),
        _of_blocks("linear4", 256, 4),
        _of_blocks("ternary", 256, 2),
        _of_blocks("sign", 1024, 1),
        Wire("topk", "f32", (WirePart("", F32, 1),), LARGEST),
    )
}


def wire_of(name: Any) -> Wire:
    """The row of a name. Raises OptionError."""
    found = WIRES.get(name) if isinstance(name, str) else None
    if found is None:
        *known, last = map(repr, WIRES)
        raise OptionError(f"wire: expected {', '.join(known)} or {last}, got {name!r:.80}")
    return found


def checked_wire(wire: Any, order: Any, feedback: Any = False) -> Wire:
    """Raises OptionError."""
    if not isinstance(feedback, bool):
        raise OptionError(f"feedback: expected True or False, got {feedback!r:.80}")
    if order not in ORDERS:
        raise OptionError(f"order: expected 'ranks' or 'engine', got {order!r}")
    found = wire_of(wire)
    if found.is_rounded and order == "engine":
        raise OptionError(
            f"order='engine' has the engine sum what travels, and it cannot sum wire={wire!r}: "
            f"leave one of them out"
        )
    if feedback and not found.is_rounded:
        rounded = ", ".join(f"'{w.name}'" for w in WIRES.values() if w.is_rounded)
        raise OptionError(
            f"feedback=True adds what rounding has lost, and wire={wire!r} rounds nothing: give a "
            f"wire of {rounded}, or leave feedback out"
        )
    return found


def refuse_codes(dtypes: str) -> None:
    """Refuses gradients that are given as codes (FormatError)."""
    asked = parse_storage(dtypes).get("grad")
    if isinstance(asked, RequestedCodec):
        raise FormatError(
            f"dtypes='grad={asked}': ranks encode gradients by themselves; give gradients of f32, "
            f"and one of {', '.join(WIRES)} as `wire`"
        )


def roles_of_pieces(count: int, wire: Wire) -> list[str]:
    """The extra inputs that the pieces of so many ranks come as."""
    names = (piece(rank, wire.is_rounded) for rank in range(count))
    return [f"{name}{part.suffix}" for name in names if name != "grad" for part in wire.parts]


def with_pieces(dtypes: str, count: int, wire: Wire) -> str:
    """The storage asked for, and that of all pieces: the wire's, or that of gradients.

    Raises FormatError.
    """
    stored: object = wire.format if wire.is_rounded else parse_storage(dtypes).get("grad")
    if stored is None:
        return dtypes
    names = (piece(rank, wire.is_rounded) for rank in range(count))
    own = [f"{name}={stored}" for name in names if name != "grad"]
    return ",".join([dtypes, *own] if dtypes else own)


class Residuals:
    """Two arrays of f32 for each tensor, the current one and the next: 8 bytes an element."""

    def __init__(self) -> None:
        self._arrays: list[Array] = []
        self._begins = np.zeros((2, 0), np.int64)
        self._side = np.zeros(0, np.int64)  # which of the two counts

    def extend(self, sizes: Iterable[int]) -> None:
        """Append zeros for new tensors behind the known ones."""
        new = [np.zeros((2, size), np.float32) for size in list(sizes)[len(self._arrays) :]]
        self._arrays += new
        self._begins = np.stack([addresses_of([a[n] for a in self._arrays]) for n in range(2)])
        self._side = np.concatenate([self._side, np.zeros(len(new), np.int64)])

    def begins_at(self, tensors: Array, firsts: Array) -> tuple[Array, Array]:
        """Return the addresses of spans in the residuals, and in the next ones."""
        side, before = self._side[tensors], F32.bytes * firsts
        return self._begins[side, tensors] + before, self._begins[1 - side, tensors] + before

    def commit(self, tensors: Array) -> None:
        """Make the next residuals current, for tensors whose gradients a step has taken."""
        self._side[tensors] ^= 1

    def clear(self) -> None:
        """Forgets all: nothing has been lost."""
        for array in self._arrays:
            array[...] = 0.0
