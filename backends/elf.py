"""The undefined symbols of an ELF object: a strict module must have none."""

from __future__ import annotations

import struct

_SYMBOL_TABLE = 2
_LINKER = ("_GLOBAL_OFFSET_TABLE_",)  # a name that every linker and loader defines


def undefined_symbols(code: bytes) -> list[str]:
    """The names that a 64-bit little-endian ELF object leaves to a linker.

    Raises ValueError for any other file.
    """
    if code[:6] != b"\x7fELF\x02\x01":
        raise ValueError("expected a 64-bit little-endian ELF object")
    (table,) = struct.unpack_from("<Q", code, 0x28)
    size, count = struct.unpack_from("<HH", code, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", code, table + i * size) for i in range(count)]
    found: list[str] = []
    for header in headers:
        if header[1] != _SYMBOL_TABLE:
            continue
        names = headers[header[6]][4]
        for offset in range(header[4], header[4] + header[5], 24):
            name, _, _, section = struct.unpack_from("<IBBH", code, offset)
            if section == 0 and name:
                end = code.index(b"\0", names + name)
                found.append(code[names + name : end].decode())
    return sorted(set(found) - set(_LINKER))
