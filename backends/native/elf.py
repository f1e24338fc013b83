"""The symbols and the machine of an ELF object: a strict module leaves nothing undefined."""

from __future__ import annotations

import struct

_SYMBOL_TABLE = 2
_GLOBAL, _WEAK = 1, 2
_LINKER = ("_GLOBAL_OFFSET_TABLE_",)  # a name that every linker and loader defines


def undefined_symbols(code: bytes) -> list[str]:
    """The names that a 64-bit little-endian ELF object leaves to a linker.

    Raises ValueError for any other file.
    """
    return sorted({name for name, section in _symbols(code) if section == 0} - set(_LINKER))


def defined_symbols(code: bytes) -> list[str]:
    """The global and weak names that an object defines. Raises ValueError for any other file."""
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
