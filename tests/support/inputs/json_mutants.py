"""JSON values that differ from a given one in one place: what a crafted file may hold."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]

WRONG: tuple[Any, ...] = (
    None, True, -1, 0, 3, 2**62, 2**70, 10**400, 0.5, float("inf"), float("nan"), "", "x", "/../x",
    "\ud800", [], {}, [[]], [3], {"x": {}},
)  # fmt: skip


def mutants(value: Any, every: int = 1) -> Iterator[tuple[str, Any]]:
    """What was changed, and the whole with that change: each one, or one of so many in turn."""
    return itertools.islice(_mutants(value), 0, None, every)


def _mutants(value: Any) -> Iterator[tuple[str, Any]]:
    for path in _paths(value, ()):
        for what, new in _changes(_at(value, path)):
            yield f"{path}: {what}", _replaced(value, path, new)
        if path:
            yield f"{path}: missing", _without(value, path)


def _replaced(value: Any, path: Path, new: Any) -> Any:
    """The value with another at a path: a copy down to there, what lies beside it is shared."""
    if not path:
        return new
    whole = value.copy()
    whole[path[0]] = _replaced(value[path[0]], path[1:], new)
    return whole


def _without(value: Any, path: Path) -> Any:
    whole, (key, *rest) = value.copy(), path
    if rest:
        whole[key] = _without(value[key], tuple(rest))
    else:
        del whole[key]
    return whole


def _changes(old: Any) -> Iterator[tuple[str, Any]]:
    for wrong in WRONG:
        yield repr(wrong)[:30], wrong
    if isinstance(old, list) and old:
        yield "one twice", [*old, copy.deepcopy(old[0])]
        yield "the other way round", old[::-1]
    if isinstance(old, dict):
        yield "one more", {**old, "\0": 3}
        yield "other names", {f"{key}'": each for key, each in old.items()}
    if isinstance(old, int):
        yield "one more", old + 1


def _paths(value: Any, at: Path) -> Iterator[Path]:
    yield at
    if isinstance(value, dict):
        inner = list(value.items())
    else:
        inner = list(enumerate(value)) if isinstance(value, list) else []
    for key, each in inner:
        yield from _paths(each, (*at, key))


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value
