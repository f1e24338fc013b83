"""Source lines of the user's optimizer: the one that runs, and whether its errors are caught."""

from __future__ import annotations

import dis
import functools
import os
import sys
from types import CodeType, FrameType
from typing import Any

from ...ir.frontend.tracer import source_of
from ...ir.origin import NOWHERE, Origin, Site

_HERE = os.path.dirname(__file__) + os.sep
_MOST_CODES = 64  # whose lines are kept
_UNIT = 2  # bytes of an instruction
_PYTHON = os.path.dirname(os.__file__) + os.sep


def here() -> Origin:
    """The innermost line that is not of this folder, of Python's library or of torch's inside."""
    frame: FrameType | None = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame is not None and not is_users(frame.f_code.co_filename):
        frame = frame.f_back
    return Origin(((_site(frame),),)) if frame is not None else NOWHERE


def is_users(name: str) -> bool:
    """True if a file is neither of this folder, of Python's library nor of torch's inside."""
    if name.startswith((_HERE, "<")):
        return False
    if _inside(name, "numpy"):
        return False
    inside = _inside(name, "torch")
    if inside:
        return inside[0] == "optim" and inside[-1] != "optimizer.py"
    return not name.startswith(_PYTHON) or "site-packages" in name.split(os.sep)


def _inside(name: str, package: str) -> list[str]:
    """The parts of a file's path below the folder of a package that is loaded; else nothing."""
    home = os.path.dirname(getattr(sys.modules.get(package), "__file__", None) or "") + os.sep
    return name.removeprefix(home).split(os.sep) if home != os.sep and name.startswith(home) else []


def _site(frame: FrameType) -> Site:
    code = frame.f_code
    line, end_line, column, end_column = (p or 0 for p in _positions(code)[frame.f_lasti // 2])
    source = source_of(code.co_filename, frame.f_globals)
    return Site(source, code.co_qualname, line, column, end_line, end_column)


@functools.lru_cache(_MOST_CODES)
def _positions(code: CodeType) -> list[tuple[int | None, int | None, int | None, int | None]]:
    return list(code.co_positions())


def place_of(origin: Origin) -> str:
    """The innermost line of an origin, as `mine.py:12`."""
    return next((f"{site.place}" for site in origin.sites), "")


def is_caught(frame: FrameType | None) -> bool:
    """True if an error raised here would meet an `except` of the user's code on its way out."""
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
    known: Any = dis.Bytecode(code)
    names = {one.offset: one.opname for one in known}
    found: list[range] = []
    for entry in known.exception_entries:
        first, second = (names.get(entry.target + n * _UNIT, "") for n in range(2))
        if first == "PUSH_EXC_INFO" and second != "WITH_EXCEPT_START":
            found.append(range(entry.start, entry.end))
    return tuple(found)
