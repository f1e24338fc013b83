"""Whether the code that runs stands in a `try` that has an `except`: Python's tables say so."""

from __future__ import annotations

import dis
import functools
from collections.abc import Iterator
from types import CodeType, FrameType

from ..sites import is_users

_UNIT = 2  # bytes of an instruction
_MORE, _BITS = 64, 63  # of a byte of the table: whether the number goes on, and its digits


def is_caught(frame: FrameType | None) -> bool:
    """Whether an error raised here would meet an `except` of the user's code on its way out."""
    while frame is not None:
        if is_users(frame.f_code.co_filename):
            covering = [r for r in _handled(frame.f_code) if frame.f_lasti in r]
            if covering:
                return True
        elif frame.f_code.co_name == "plain_step":
            return False
        frame = frame.f_back
    return False


@functools.lru_cache(256)
def _handled(code: CodeType) -> tuple[range, ...]:
    """The instructions, by offset, whose errors go to an `except` or `finally`."""
    names = {one.offset: one.opname for one in dis.get_instructions(code)}
    found: list[range] = []
    for start, end, target in _entries(code.co_exceptiontable):
        after = [names.get(target + n * _UNIT, "") for n in range(2)]
        if after[0] == "PUSH_EXC_INFO" and after[1] != "WITH_EXCEPT_START":
            found.append(range(start, end))
    return tuple(found)


def _entries(table: bytes) -> Iterator[tuple[int, int, int]]:
    """Start, end and handler of each entry; numbers are of six bits a byte."""
    cells = iter(table)

    def number() -> int | None:
        cell = next(cells, None)
        if cell is None:
            return None
        found = cell & _BITS
        while cell & _MORE:
            cell = next(cells)
            found = found << 6 | cell & _BITS
        return found

    while True:
        four = [number() for _ in range(4)]
        start, length, target, _ = four
        if start is None or length is None or target is None:
            return
        yield start * _UNIT, (start + length) * _UNIT, target * _UNIT
