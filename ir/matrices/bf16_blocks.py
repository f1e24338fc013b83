"""The meaning of a tile of bf16, to the bit: blocks of 32 pairs, as `tdpbf16ps` takes them.

    c = +0;  for each block of 32 pairs:  e = o = +0;  for k ascending, two at a time:
    e = fma(a_k, b_k, e);  o = fma(a_k+1, b_k+1, o);  then  c = c + (e + o)

All is f32, rounded to nearest; numbers below 2^-126 count as zero, given or made. The last block
is filled with zeros. Source: Intel's Software Developer's Manual, TDPBF16PS.
"""

from __future__ import annotations

import numpy as np

from .. import semantics
from ..arrays import Array
from ..types import BF16, F32

SIDE = 32  # rows and columns of a tile of registers, and pairs of a block
CELLS = SIDE * SIDE


def over_blocks(total: Array, left: Array, right: Array) -> Array:
    """A tile that goes on by [32, n] times [n, 32] cells, n a multiple of 32."""
    for first in range(0, left.shape[1], SIDE):
        halves = np.zeros((2, *total.shape), np.float32)  # of even pairs, of odd ones
        for k in range(first, first + SIDE, 2):
            a, b = left[:, k : k + 2].T[:, :, None], right[k : k + 2, None]
            halves = flushed(semantics.fma(a, b, halves))
        total = flushed(flushed(total) + flushed(halves[0] + halves[1]))
    return total


def from_left(panel: Array) -> Array:
    """Blocks of 32 rows of 32 pairs, as one matrix [32, n]."""
    blocks = panel.reshape(-1, SIDE, SIDE)
    return widened(np.moveaxis(blocks, 0, 1).reshape(SIDE, -1))


def from_right(panel: Array) -> Array:
    """Blocks of 16 columns after the other 16, words of two pairs each, as one [n, 32]."""
    halves = panel.view(np.uint16).reshape(-1, 2, SIDE // 2, SIDE // 2, 2)
    return widened(np.moveaxis(halves, (2, 4, 1, 3), (1, 2, 3, 4)).reshape(-1, SIDE))


def packed(value: Array, odd: Array | None = None) -> Array:
    """f32 as bf16, or two of them as words; numbers below 2^-126 are zero before."""
    halves = [semantics.cast(flushed(x), BF16, F32) for x in (value, odd) if x is not None]
    if odd is None:
        return halves[0]
    low, high = (half.astype(np.uint32) for half in halves)
    return np.asarray(low | high << 16).view(np.int32)


def widened(bits: Array) -> Array:
    """bf16 as f32; numbers below the least normal one are zero."""
    return flushed(np.asarray(semantics.cast(bits, F32, BF16)))


def flushed(a: Array) -> Array:
    """Numbers below 2^-126 as zero of their sign."""
    return np.where(np.abs(a) < np.float32(2.0**-126), np.copysign(np.float32(0.0), a), a)
