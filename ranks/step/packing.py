"""Codes of 4, 2 or 1 bits, which lie in bytes, on their way: 2, 4 or 8 in a byte.

    i8 codes -7..7, -1..1, or -1 and 1  ->  their low bits (of 1 bit the sign)  ->  codes

The first of a byte's codes has the lowest bits. Behind the last code are zeros.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from ...ir.arrays import Array

_CELLS = 1 << 16  # at a time, so that what is between lies in cache


def packed_size(cells: int, bits: int) -> int:
    """The bytes of so many codes."""
    return -(-cells * bits // 8)


def pack(codes: Array, bits: int, out: Array) -> None:
    """Writes the low bits of codes, bytes, to `out`; bits is 4, 2 or 1."""
    each = 8 // bits
    for first in range(0, len(codes), _CELLS):
        part = codes[first : first + _CELLS]
        if bits == 1:
            found = np.packbits(part.view(np.int8) < 0, bitorder="little")
        else:
            whole = np.zeros(-(-len(part) // each) * each, np.uint8)
            whole[: len(part)] = part
            found = _joined(whole.view(f"u{each}"), bits)
        out[first // each : first // each + len(found)] = found


def unpack(packed: Array, bits: int, out: Array) -> None:
    """Writes the codes of packed bits to `out`, a byte each."""
    each, table = 8 // bits, _codes_of_bytes(bits)
    whole = len(out) // each
    np.take(table, packed[:whole], axis=0, out=out[: whole * each].reshape(-1, each), mode="clip")
    if rest := len(out) - whole * each:
        out[whole * each :] = table[packed[whole]][:rest]


def _joined(words: Array, bits: int) -> Array:
    """Pack the low bits of the codes in each byte of words."""
    if bits == 4:
        return ((words & 0x0F) | ((words >> 4) & 0xF0)).astype(np.uint8)
    low = words & 0x03030303
    low |= low >> 6
    return (low | (low >> 12)).astype(np.uint8)


@cache
def _codes_of_bytes(bits: int) -> Array:
    """Table of the codes in each byte, as bytes."""
    fields = np.arange(256)[:, None] >> np.arange(0, 8, bits) & (1 << bits) - 1
    if bits == 1:
        return (1 - 2 * fields).astype(np.int8).view(np.uint8)
    half = 1 << (bits - 1)
    return ((fields ^ half) - half).astype(np.int8).view(np.uint8)
