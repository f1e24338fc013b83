"""Where in the user's optimizer the code is that runs now."""

from __future__ import annotations

import functools
import os
import sys
from types import CodeType, FrameType

from ...ir.frontend.tracer import source_of
from ...ir.origin import NOWHERE, Origin, Site

_HERE = os.path.dirname(__file__) + os.sep
_MOST_CODES = 64  # whose lines are kept
_PYTHON = os.path.dirname(os.__file__) + os.sep


def here() -> Origin:
    """The innermost line that is not of this folder, of Python's library or of torch's inside."""
    frame: FrameType | None = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame is not None and not is_users(frame.f_code.co_filename):
        frame = frame.f_back
    return Origin(((_site(frame),),)) if frame is not None else NOWHERE


def is_users(name: str) -> bool:
    """Whether a file is neither of this folder, of Python's library nor of torch's inside."""
    if name.startswith((_HERE, "<")):
        return False
    parts = name.split(os.sep)
    if "numpy" in parts:
        return False
    if "torch" in parts:
        inside = parts[parts.index("torch") + 1 :]
        return inside[:1] == ["optim"] and inside[-1] != "optimizer.py"
    return not name.startswith(_PYTHON) or "site-packages" in parts


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
