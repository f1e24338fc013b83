"""Relocations that a Mach-O object, of macOS, leaves to a linker."""

from __future__ import annotations

import struct

MAGIC = b"\xcf\xfa\xed\xfe"  # 64 bits, little-endian
_SYMBOL_TABLE = 2
_EXTERNAL, _TYPE = 0x01, 0x0E  # bits of a symbol's type


def undefined_symbols(code: bytes) -> list[str]:
    """The names that an object leaves to a linker, as C has them: without the first underscore."""
    (commands,) = struct.unpack_from("<I", code, 16)
    at, found = 32, list[str]()
    for _ in range(commands):
        kind, size = struct.unpack_from("<II", code, at)
        if kind == _SYMBOL_TABLE:
            found += _undefined(code, *struct.unpack_from("<III", code, at + 8))
        at += size
    return sorted(found)


def _undefined(code: bytes, symbols: int, count: int, names: int) -> list[str]:
    found: list[str] = []
    for row in range(symbols, symbols + 16 * count, 16):
        name, kind = struct.unpack_from("<IB", code, row)
        if kind & _EXTERNAL and not kind & _TYPE:
            start = names + name
            found.append(code[start : code.index(b"\0", start)].decode().removeprefix("_"))
    return found
