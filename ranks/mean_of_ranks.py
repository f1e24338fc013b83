"""The stage in front of a step that takes the mean of the ranks' gradients.

    grad <- ((grad + piece1) + (piece2 + piece3)) / 4

The pieces of the other ranks are extra inputs; where gradients are rounded to travel, so is rank
0's, as piece0. They are added as a balanced tree over the numbers of ranks, whose left half is the
largest power of two below: so the sums of nodes of 2, 4, 8 ranks are parts of it, and the bits do
not depend on how pieces travel.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..ir.arrays import Array
from ..ir.graph import Spec
from ..ir.text.parser import parse


def piece(rank: int, is_rounded: bool = False) -> str:
    """The role that has the gradient of a rank."""
    return f"piece{rank}" if rank or is_rounded else "grad"


def mean_of_ranks(count: int, is_rounded: bool = False, batches: int = 1) -> Spec:
    """The stage for so many ranks, each of whose pieces is the sum of so many micro-batches."""
    pieces = [piece(rank, is_rounded) for rank in range(count)]
    lines: list[str] = []

    def value(text: str) -> str:
        lines.append(f"%{len(lines)} = {text} : real elem")
        return f"%{len(lines) - 1}"

    def total(names: Sequence[str]) -> str:
        if len(names) == 1:
            return names[0]
        half = 1 << (len(names) - 1).bit_length() - 1
        return value(f"add {total(names[:half])}, {total(names[half:])}")

    mean = value(f"div {total([f'%{name}' for name in pieces])}, {float(count * batches)}")
    inputs = (f"aux %{name} : f32 elem" for name in pieces if name != "grad")
    roles = ["grad %grad : f32 elem", *inputs]
    body = "".join(f"    {line}\n" for line in [*lines, f"forward %grad = {mean}"])
    head = "".join(f"  {role}\n" for role in roles)
    return parse(f"optimizer @mean_of_ranks {{\n{head}\n  step {{\n{body}  }}\n}}\n")


def mean(pieces: Sequence[Array], out: Array) -> None:
    """The same of arrays of f32, to the bit."""

    def total(low: int, high: int) -> Array:
        if high - low == 1:
            return pieces[low]
        half = low + (1 << (high - low - 1).bit_length() - 1)
        return np.add(total(low, half), total(half, high), out=out if low == 0 else None)

    np.divide(total(0, len(pieces)), np.float32(len(pieces)), out=out)
