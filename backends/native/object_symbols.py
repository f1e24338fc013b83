"""The symbols and the machine of an object, in ELF or macOS's Mach-O.

A strict module leaves nothing undefined.
"""

from __future__ import annotations

import struct

MACHO = b"\xcf\xfa\xed\xfe"  # 64 bits, little-endian
_EXTERNAL, _TYPE = 0x01, 0x0E  # bits of a symbol's type
_SYMBOL_TABLE = 2  # in both formats
_GLOBAL, _WEAK = 1, 2
_LINKER = ("_GLOBAL_OFFSET_TABLE_",)  # a name that every linker and loader defines


def undefined_symbols(code: bytes) -> list[str]:
    """The names that a 64-bit little-endian object leaves to a linker. Raises ValueError."""
    if code.startswith(MACHO):
        return _undefined_of_macho(code)
    return sorted({name for name, section in _symbols(code) if section == 0} - set(_LINKER))


def defined_symbols(code: bytes) -> list[str]:
    """The global and weak names that an ELF object defines. Raises ValueError for others."""
    return sorted({name for name, section in _symbols(code, binds=(_GLOBAL, _WEAK)) if section})


def machine_of(code: bytes) -> int:
    """ELF's number of the machine that an object is for. Raises ValueError."""
    _check(code)
    (number,) = struct.unpack_from("<H", code, 0x12)
    return int(number)


def _check(code: bytes) -> None:
    if code[:6] != b"\x7fELF\x02\x01":
        raise ValueError("expected a 64-bit little-endian ELF object")


def _symbols(code: bytes, binds: tuple[int, ...] = ()) -> list[tuple[str, int]]:
    """Names with their sections, of some bindings or of all."""
    _check(code)
    (table,) = struct.unpack_from("<Q", code, 0x28)
    size, count = struct.unpack_from("<HH", code, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", code, table + i * size) for i in range(count)]
    found: list[tuple[str, int]] = []
    for header in headers:
        if header[1] != _SYMBOL_TABLE:
            continue
        names = headers[header[6]][4]
        for offset in range(header[4], header[4] + header[5], 24):
            name, info, _, section = struct.unpack_from("<IBBH", code, offset)
            if name and (not binds or info >> 4 in binds):
                end = code.index(b"\0", names + name)
                found.append((code[names + name : end].decode(), section))
    return found


def _undefined_of_macho(code: bytes) -> list[str]:
    """As C has them: without the first underscore."""
    (commands,) = struct.unpack_from("<I", code, 16)
    at, found = 32, list[str]()
    for _ in range(commands):
        kind, size = struct.unpack_from("<II", code, at)
        if kind == _SYMBOL_TABLE:
            found += _of_table(code, *struct.unpack_from("<III", code, at + 8))
        at += size
    return sorted(found)


def _of_table(code: bytes, symbols: int, count: int, names: int) -> list[str]:
    found: list[str] = []
    for row in range(symbols, symbols + 16 * count, 16):
        name, kind = struct.unpack_from("<IB", code, row)
        if kind & _EXTERNAL and not kind & _TYPE:
            start = names + name
            found.append(code[start : code.index(b"\0", start)].decode().removeprefix("_"))
    return found
