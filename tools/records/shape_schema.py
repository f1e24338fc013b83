"""A JSON Schema from a shape of `ir/text/json_shape.py`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from ...ir.text.json_shape import ANY

Schema = dict[str, Any]
_SIMPLE: dict[Any, str] = {
    str: "string", int: "integer", float: "number", bool: "boolean", None: "null",
}  # fmt: skip


class Part(dict[Any, Any]):
    """The shape of an object, with a sentence that says what the object is."""

    def __init__(self, said: str, shape: Mapping[str, Any]) -> None:
        super().__init__(shape)
        self.said = said


def schema_of_shape(shape: Any) -> Schema:
    """The schema of what has a shape, and has no other keys than the shape names."""
    if isinstance(shape, dict):
        return _of_object(cast("dict[Any, Any]", shape))
    if isinstance(shape, list):
        (inner,) = cast("list[Any]", shape)
        return {"type": "array", "items": schema_of_shape(inner)}
    if isinstance(shape, tuple):
        return {"anyOf": [schema_of_shape(one) for one in cast("tuple[Any, ...]", shape)]}
    if isinstance(shape, range):
        return _among(shape)
    if isinstance(shape, re.Pattern):
        return _of_pattern(cast("re.Pattern[str]", shape).pattern)
    return {} if shape is ANY else {"type": _SIMPLE[shape]}


def _among(numbers: range) -> Schema:
    if len(numbers) == 1:
        return {"const": numbers.start}
    return {"type": "integer", "minimum": numbers.start, "maximum": numbers.stop - 1}


def _of_pattern(pattern: str) -> Schema:
    words = pattern.split("|")
    if all(word.isidentifier() for word in words):
        return {"const": pattern} if len(words) == 1 else {"enum": words}
    return {"type": "string", "pattern": f"^({pattern})$"}


def _of_object(shape: dict[Any, Any]) -> Schema:
    names = [name for name in shape if name is not str]
    said = {"description": shape.said} if isinstance(shape, Part) else {}
    others = schema_of_shape(shape[str]) if str in shape else False
    return said | {
        "type": "object",
        "properties": {name.removesuffix("?"): schema_of_shape(shape[name]) for name in names},
        "required": [name for name in names if not name.endswith("?")],
        "additionalProperties": others,
    }
