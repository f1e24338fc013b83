"""Shapes of JSON from outside, as data, checked before any of it is used.

str, int, float, bool   such a value; an int is a float if one can hold it, a bool is neither
None, ANY               null; anything
range(0, 8)             an integer among these
re.compile(r"[a-z]+")   text that the whole pattern matches
[shape]                 a list of such values
{"name": shape}         an object with these keys, perhaps others; "name?" may be missing
{str: shape}            an object all of whose values are such; beside that, keys it must have
(shape, shape)          one of these
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, cast

ANY = object()
_NAMES: dict[Any, str] = {
    str: "text", int: "an integer", float: "a number", bool: "true or false", None: "null",
}  # fmt: skip
_SHOWN = 40  # characters of a wrong value in a message


def parsed(text: str | bytes) -> Any:
    """The value of a JSON text. Raises ValueError, also where it is nested too deeply."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def mismatch(value: object, shape: Any) -> str:
    """The first place where a value does not match the shape, with the expectation, or ""."""
    return next(_mismatches(value, shape, ""), "")


def _mismatches(value: object, shape: Any, at: str) -> Iterator[str]:
    if isinstance(shape, dict):
        yield from _in_object(value, cast("dict[Any, Any]", shape), at)
    elif isinstance(shape, list):
        (inner,) = cast("list[Any]", shape)
        if not isinstance(value, list):
            yield wrong(value, "a list", at)
            return
        for number, each in enumerate(cast("list[object]", value)):
            yield from _mismatches(each, inner, f"{at}[{number}]")
    elif isinstance(shape, tuple):
        found = [list(_mismatches(value, one, at)) for one in cast("tuple[Any, ...]", shape)]
        if all(found):
            yield max(found, key=lambda f: len(f[0]))[0]  # of the one that fits the furthest
    elif not _is(value, shape):
        yield wrong(value, _described(shape), at)


def _in_object(value: object, shape: dict[Any, Any], at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield wrong(value, "an object", at)
        return
    found = cast("dict[str, object]", value)
    if str in shape:
        for key, each in found.items():
            yield from _mismatches(each, shape[str], f"{at}.{key[:_SHOWN]}")
    for key, inner in ((k, v) for k, v in shape.items() if k is not str):
        name = key.removesuffix("?")
        if name in found:
            yield from _mismatches(found[name], inner, f"{at}.{name}")
        elif name == key:
            yield f"{at.removeprefix('.') or 'it'} lacks '{name}'"


def _is(value: object, shape: Any) -> bool:
    if shape is ANY:
        return True
    if isinstance(shape, range):
        return type(value) is int and value in shape
    if isinstance(shape, re.Pattern):
        return isinstance(value, str) and shape.fullmatch(value) is not None
    if shape is float:
        return type(value) in (int, float) and _fits(cast("float", value))
    return value is None if shape is None else type(value) is shape


def _fits(value: float) -> bool:
    """True if a number has a float: an integer may be too large."""
    try:
        float(value)
    except OverflowError:
        return False
    return True


def _described(shape: Any) -> str:
    if isinstance(shape, range):
        return f"an integer from {shape.start} to {shape.stop - 1}"
    if isinstance(shape, re.Pattern):
        return f"text as {cast('re.Pattern[str]', shape).pattern}"
    return _NAMES[shape]


def wrong(value: object, expected: str, at: str) -> str:
    """Return the message for an unexpected value."""
    got = repr(value) if not isinstance(value, (dict, list)) else type(value).__name__
    shown = got if len(got) <= _SHOWN else f"{got[:_SHOWN]}..."
    return f"{at.removeprefix('.') or 'it'}: expected {expected}, got {shown}"
