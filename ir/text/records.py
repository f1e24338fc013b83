"""Frozen dataclasses as JSON and back, by their fields' types: one form for all records.

tuple                  a list                        dict, enum     an object; the member's value
dataclass              an object of its fields, but for those that have their default
Type, Domain, DType, View, TableColumn               their text

Fields that are not compared, such as origins, are left out. Reading inverts writing exactly:
everything else is a ValueError that names the field.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

from ..lowered.tables import TableColumn, parse_column
from ..tensor_view import View, parse_view
from ..types import DTYPES, Domain, DType, Type, parse_domain, parse_type
from .json_shape import wrong

_T = TypeVar("_T")
_Read = Callable[[object, str], Any]  # what a value is, and where it stands
# The types that have a text, and what reads it: KeyError or ValueError where it is none.
_TEXTS: dict[Any, Callable[[str], Any]] = {
    Type: parse_type, Domain: parse_domain, DType: DTYPES.__getitem__, View: parse_view,
    TableColumn: parse_column,
}  # fmt: skip
_PLAIN: dict[Any, str] = {
    str: "text", int: "an integer", float: "a number", bool: "true or false", NoneType: "null",
}  # fmt: skip
_WRITTEN_AS_TEXT = (*get_args(TableColumn), Type, Domain, DType, View)


def to_json(value: Any) -> Any:
    """A record, or a part of one, as JSON."""
    if isinstance(value, _WRITTEN_AS_TEXT):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [to_json(each) for each in cast("tuple[Any, ...]", value)]
    if isinstance(value, dict):
        pairs = cast("dict[Any, Any]", value).items()
        return {to_json(key): to_json(each) for key, each in pairs}
    if not is_dataclass(value):
        return value
    found = {f.name: (getattr(value, f.name), f.default) for f in fields(value) if f.compare}
    return {name: to_json(own) for name, (own, default) in found.items() if own != default}


def from_json(kind: type[_T], value: object, at: str = "") -> _T:
    """The record that JSON is. Raises ValueError, naming the field, where it is none."""
    return _reader(kind)(value, at)


@cache
def _reader(kind: Any) -> _Read:
    if kind in _TEXTS:
        return _text(kind, _TEXTS[kind])
    if kind in _PLAIN:
        return _plain(kind, _PLAIN[kind])
    if get_origin(kind) is UnionType:
        return _one_of([_reader(each) for each in get_args(kind)])
    if get_origin(kind) is tuple:
        return _list(get_args(kind))
    if get_origin(kind) is dict:
        return _dict(*map(_reader, get_args(kind)))
    return _enum(kind) if issubclass(kind, Enum) else _record(kind)


def _text(kind: Any, parse: Callable[[str], Any]) -> _Read:
    def read(value: object, at: str) -> Any:
        try:
            found = parse(value) if isinstance(value, str) else None
        except (ValueError, KeyError):
            found = None
        if found is None or str(found) != value:
            named = getattr(kind, "__name__", "column").lower()
            raise ValueError(wrong(value, f"the text of a {named}", at))
        return found

    return read


def _plain(kind: type, named: str) -> _Read:
    def read(value: object, at: str) -> Any:
        if type(value) is not kind:
            raise ValueError(wrong(value, named, at))
        return value

    return read


def _enum(kind: type[Enum]) -> _Read:
    known = {member.value: member for member in kind}

    def read(value: object, at: str) -> Any:
        if type(value) not in (str, int) or value not in known:
            raise ValueError(wrong(value, f"one of {', '.join(map(str, known))}", at))
        return known[value]

    return read


def _one_of(readers: list[_Read]) -> _Read:
    def read(value: object, at: str) -> Any:
        errors: list[str] = []
        for reader in readers:
            try:
                return reader(value, at)
            except ValueError as error:
                errors.append(str(error))
        raise ValueError(max(errors, key=len))

    return read


def _list(kinds: tuple[Any, ...]) -> _Read:
    is_any_length = kinds[-1] is Ellipsis
    readers = [_reader(kind) for kind in kinds if kind is not Ellipsis]

    def read(value: object, at: str) -> Any:
        if not isinstance(value, list):
            raise ValueError(wrong(value, "a list", at))
        found = cast("list[object]", value)
        each = readers * len(found) if is_any_length else readers
        if len(each) != len(found):
            raise ValueError(f"{at}: expected {len(each)} values, got {len(found)}")
        pairs = enumerate(zip(each, found, strict=True))
        return tuple([reader(inner, f"{at}[{n}]") for n, (reader, inner) in pairs])

    return read


def _dict(key: _Read, each: _Read) -> _Read:
    def read(value: object, at: str) -> Any:
        if not isinstance(value, dict):
            raise ValueError(wrong(value, "an object", at))
        found = cast("dict[str, object]", value)
        return {key(k, at): each(inner, f"{at}.{k:.40}") for k, inner in found.items()}

    return read


def _record(kind: type) -> _Read:
    hints, own = get_type_hints(kind), [f for f in fields(kind) if f.compare]
    readers = {f.name: _reader(hints[f.name]) for f in own}
    needed = [f.name for f in own if f.default is MISSING]

    def read(value: object, at: str) -> Any:
        if not isinstance(value, dict):
            raise ValueError(wrong(value, "an object", at))
        found = cast("dict[str, object]", value)
        for name in needed:
            if name not in found:
                raise ValueError(f"{at.removeprefix('.') or 'it'} lacks '{name}'")
        for name in found:
            if name not in readers:
                raise ValueError(
                    f"{at.removeprefix('.') or 'it'} has a field '{name:.40}' too much"
                )
        try:
            return kind(**{n: readers[n](inner, f"{at}.{n}") for n, inner in found.items()})
        except TypeError as error:  # of a class that checks what it is made of
            raise ValueError(f"{at}: {error}") from None

    return read
