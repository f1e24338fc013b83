"""A builder that knows where in the user's source each value is written."""

from __future__ import annotations

import inspect
import linecache
import os
import re
import sys
from collections.abc import Callable
from contextvars import ContextVar
from functools import lru_cache
from types import CodeType, FrameType
from typing import Any

from ..builder import Builder
from ..origin import Origin, Site, Source, Stack
from ..roles import Role

_HERE = os.path.dirname(os.path.dirname(__file__)) + os.sep  # the IR
_LIBRARIES = ("jax", "numpy", "torch")  # which call back: the place is where they are called
_sources: dict[str, tuple[list[str], Source]] = {}


_current: ContextVar[Tracer] = ContextVar("the tracer of the definition that is called")


class Tracer(Builder):
    """Appends nodes while a function of traced values is called."""

    def __init__(self, roles: tuple[Role, ...], when: str = "") -> None:
        super().__init__(roles, typed=False)
        self.when = when  # the condition of the body that is traced
        self._body: CodeType | None = None

    def call(self, function: Callable[..., Any], *args: Any, **values: Any) -> Any:
        """The function's result; nodes traced meanwhile are written in its body or below."""
        outside, self._body = self._body, getattr(function, "__code__", None)
        token = _current.set(self)
        try:
            return function(*args, **values)
        finally:
            self._body = outside
            _current.reset(token)

    def read_at(self, function: Callable[..., Any], parameter: str, role: str = "") -> int:
        """The value of a role, of the same name if none is given, written in a signature."""
        name = role or parameter
        known = self.roles[name].origin
        self.at(known if known.stacks else parameter_at(function, parameter))
        return self.read(name)

    def look(self) -> None:
        """Set the origin of the next nodes to the caller outside of the IR."""
        self.at(self.here())

    def here(self) -> Origin:
        """The origin of the caller outside of the IR, with the calls from the body inwards."""
        return Origin((_stack(self._body),))


def current() -> Tracer | None:
    """The tracer of the definition that is being called."""
    return _current.get(None)


def caller() -> Origin:
    """The origin of the caller outside of the IR."""
    return Origin((_stack(None),))


def definition(function: Callable[..., Any]) -> Origin:
    """The origin of a function's name in its definition."""
    return parameter_at(function, function.__name__, True)


def parameter_at(function: Callable[..., Any], name: str, itself: bool = False) -> Origin:
    """The origin of a parameter in a function's signature, or of the function's name."""
    site = _parameter(function, name, itself)
    return Origin(((site,),) if site else ())


def _stack(body: CodeType | None) -> Stack:
    """The frames from the function that is traced inwards; without one, the innermost."""
    frame: FrameType | None = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    found: list[Site] = []
    while frame is not None:
        if not _is_inner(frame):
            found.append(_site(frame))
            if body in (None, frame.f_code):
                break
        frame = frame.f_back
    return tuple(reversed(found))


def _is_inner(frame: FrameType) -> bool:
    name = frame.f_globals.get("__name__", "")
    library = name.partition(".")[0] in _LIBRARIES
    return library or frame.f_code.co_filename.startswith(_HERE)


def source_of(name: str, module_globals: dict[str, Any] | None = None) -> Source:
    """The text of a file or a notebook's cell as Python has it; the same object while it is so."""
    lines = linecache.getlines(name, module_globals)  # the same list while it is so
    known = _sources.get(name)
    if known is None or known[0] is not lines:
        known = _sources[name] = (lines, Source(name, tuple(lines)))
    return known[1]


def _site(frame: FrameType) -> Site:
    code = frame.f_code
    line, end_line, column, end_column = (p or 0 for p in _positions(code)[frame.f_lasti // 2])
    source = source_of(code.co_filename, frame.f_globals)
    return Site(source, code.co_name, line, column, end_line, end_column)


@lru_cache(64)
def _positions(code: CodeType) -> list[tuple[int | None, int | None, int | None, int | None]]:
    """The source positions of a function's instructions."""
    return list(code.co_positions())


def _parameter(function: Callable[..., Any], name: str, itself: bool) -> Site | None:
    code = getattr(inspect.unwrap(function), "__code__", None)
    if not isinstance(code, CodeType):
        return None
    source = source_of(code.co_filename, getattr(function, "__globals__", None))
    is_name, below = re.compile(rf"\b{name}\b"), False
    for number in range(code.co_firstlineno, len(source.lines) + 1):
        line = source.lines[number - 1]
        below = below or line.lstrip().startswith("def ")
        skipped = line.find("(") + 1 if "def " in line and not itself else 0
        found = is_name.search(line, skipped)
        if below and found:
            start, end = (len(line[:place].encode()) for place in found.span())
            return Site(source, code.co_name, number, start, number, end)
    return None
