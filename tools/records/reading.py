"""Records read from JSON of any origin, checked field by field."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from ...ir.text.json_shape import ANY, mismatch

R = TypeVar("R")
_NUMBER = range(1 << 40)  # of a record: a count, bytes, or a place in a list
_SIMPLE: dict[Any, Any] = {int: _NUMBER, NoneType: None, Any: ANY}


def read_record(record: type[R], data: Any) -> R:
    """A record of JSON's own types. Raises ValueError, which says where it is not one."""
    if wrong := mismatch(data, shape_of(record)):
        raise ValueError(wrong)
    return _read(record, data)


@cache
def shape_of(hint: Any) -> Any:
    """The shape, as `ir/text/json_shape.py` has it, of the JSON of a type."""
    base, parts = get_origin(hint), get_args(hint)
    if base in (Union, UnionType):
        return tuple(map(shape_of, parts))
    if base is tuple:
        return [shape_of(parts[0] if parts[-1] is ... else Union[parts])]  # noqa: UP007
    if base is not None:
        return {str: shape_of(parts[1])}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return str
    if dataclasses.is_dataclass(hint):
        hints, fields = _hints(hint), dataclasses.fields(hint)
        said = ((f"{f.name}{'?' * _may_be_absent(f)}", hints[f.name]) for f in fields)
        return {name: shape_of(one) for name, one in said}
    return _SIMPLE.get(hint, hint)


_hints = cache(get_type_hints)


def _may_be_absent(field: dataclasses.Field[Any]) -> bool:
    return field.default is not dataclasses.MISSING


def _read(hint: Any, data: Any) -> Any:
    base, parts = get_origin(hint), get_args(hint)
    if base in (Union, UnionType):
        return _read(next(p for p in parts if not mismatch(data, shape_of(p))), data)
    if base is tuple:
        each = [parts[0]] * len(data) if parts[-1] is ... else parts
        return tuple(_read(one, value) for one, value in zip(each, data, strict=True))
    if isinstance(base, type) and issubclass(base, Mapping):
        return data
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(data)
    if dataclasses.is_dataclass(hint):
        hints = _hints(hint)
        known = {f.name: data[f.name] for f in dataclasses.fields(hint) if f.name in data}
        return hint(**{name: _read(hints[name], value) for name, value in known.items()})  # pyright: ignore[reportCallIssue]
    return data
