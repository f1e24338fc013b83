"""Loads whose cells are the same in every turn, but for where they begin: shuffles of neighbours.

    %r = load row[g * 16 + (i + 16) / 3]       ; i = 0 .. 15: 5 5 6 6 6 7 7 7 8 8 8 9 9 9 10 10
    -->   neighbours 5 .. 10 behind row[g * 16], shuffled

A gather takes a cell at a time; a shuffle takes a vector. Lanes are taken a register of 64 bytes
at a time, and no cell is loaded that no lane asks for.
"""

from __future__ import annotations

from ...ir.loops import position as at
from ...ir.loops.position import Position
from ...ir.semantics import LANES
from ...ir.types import DType
from .lanes import masked
from .text import LlvmFunction, scalar_type

_REGISTER = 64  # bytes


def pattern_of(position: Position, variable: str) -> tuple[Position, list[int]] | None:
    """Return the part of a position that lanes share, and each one's offset; None if unknown."""
    if position.variables <= {variable} and not position.names:
        return at.of(0), [position.value({variable: k}.__getitem__) for k in range(LANES)]
    if variable not in position.variables:
        return position, [0] * LANES
    if position.op not in ("+", "*"):
        return None
    first, second = position.parts
    left = pattern_of(first, variable)
    if left is None:
        return None
    if position.op == "*":
        by = second.args[0] if second.op == "const" else None
        return None if by is None else (left[0] * by, [k * by for k in left[1]])
    right = pattern_of(second, variable)
    if right is None:
        return None
    return left[0] + right[0], [a + b for a, b in zip(left[1], right[1], strict=True)]


def load_pattern(fn: LlvmFunction, dtype: DType, base: str, index: str, cells: list[int]) -> str:
    """Sixteen lanes: so many cells behind an index each."""
    scalar, width = scalar_type(dtype), min(LANES, _REGISTER // dtype.bytes)
    origin = fn.let(f"getelementptr {scalar}, ptr {base}, i64 {index}")
    parts = [
        _Shuffled(fn, scalar, dtype.bytes, width).of(origin, cells[k : k + width])
        for k in range(0, LANES, width)
    ]
    while len(parts) > 1:
        parts = [_joined(fn, scalar, *parts[k : k + 2]) for k in range(0, len(parts), 2)]
    return parts[0][0]


class _Shuffled:
    """A register's lanes, of neighbours that lie in one register or several."""

    def __init__(self, fn: LlvmFunction, scalar: str, size: int, width: int) -> None:
        self.fn, self.scalar, self.size, self.width = fn, scalar, size, width
        self.type = f"<{width} x {scalar}>"

    def of(self, origin: str, cells: list[int]) -> tuple[str, int]:
        """The lanes, and how many."""
        width, found = self.width, "poison"
        lanes: list[int | None] = [None] * width  # what is there already
        for first in range(min(cells) // width * width, max(cells) + 1, width):
            wanted = {k: c - first for k, c in enumerate(cells) if 0 <= c - first < width}
            if not wanted:
                continue
            loaded = self.load(origin, first, max(wanted.values()) + 1)
            mask = [
                f"i32 {width + wanted[k]}" if k in wanted else "i32 poison" if lanes[k] is None
                else f"i32 {k}" for k in range(width)
            ]  # fmt: skip
            lanes = [k if k in wanted else lanes[k] for k in range(width)]
            found = self.fn.let(
                f"shufflevector {self.type} {found}, {self.type} {loaded}, "
                f"<{width} x i32> <{', '.join(mask)}>"
            )
        return found, width

    def load(self, origin: str, first: int, count: int) -> str:
        """The first so many cells of a register, from a cell on."""
        fn, wide = self.fn, self.type
        where = fn.let(f"getelementptr {self.scalar}, ptr {origin}, i64 {first}")
        if count == self.width:
            return fn.let(f"load {wide}, ptr {where}, align {self.size}")
        mask = ", ".join(f"i1 {'true' if k < count else 'false'}" for k in range(self.width))
        return masked(fn, "load", self.scalar, self.size, f"ptr {where}", f"<{mask}>", self.width)


def _joined(
    fn: LlvmFunction, scalar: str, low: tuple[str, int], high: tuple[str, int]
) -> tuple[str, int]:
    lanes = 2 * low[1]
    mask = ", ".join(f"i32 {k}" for k in range(lanes))
    type_ = f"<{low[1]} x {scalar}>"
    both = f"shufflevector {type_} {low[0]}, {type_} {high[0]}, <{lanes} x i32> <{mask}>"
    return fn.let(both), lanes
