"""Records, and their conversion to JSON's own types.

A graph is left out inside of a program or a schedule, whose values are its numbers.
"""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Mapping
from typing import Any, dataclass_transform

from ...ir.origin import Site, Source
from ...ir.tensor_view import View
from ...ir.types import Const, Domain, DType, Type

VERSION = 1  # of all schemas: it grows when a field goes, or means something else


@dataclass_transform(frozen_default=True)
class Record:
    """Base of frozen dataclasses that commands print; a field with its default is left out."""

    def __init_subclass__(cls) -> None:
        dataclasses.dataclass(frozen=True)(cls)


def record_text(record: Record) -> str:
    """The JSON of a record, which says which schema it follows."""
    return json.dumps(record_json(record), indent=1) + "\n"


def record_json(record: Record) -> dict[str, Any]:
    """A record as JSON's own types, with the number of its schema and its kind."""
    return {"schema": VERSION, "kind": kind_of(type(record)), **as_json(record)}


def kind_of(record: type[Record]) -> str:
    """`diff` for a `DiffRecord`."""
    return record.__name__.removesuffix("Record").lower()


def as_json(value: Any) -> Any:
    """A record as JSON's own types."""
    if isinstance(value, Record):
        fields = dataclasses.fields(value)  # pyright: ignore[reportArgumentType]
        found = {f.name: (getattr(value, f.name), f.default) for f in fields}
        return {name: as_json(one) for name, (one, unsaid) in found.items() if one != unsaid}
    if isinstance(value, tuple):
        return [as_json(one) for one in value]
    return plain(value)


def plain(value: Any, inside: bool = False) -> Any:
    """Dataclasses as objects, types as their text; a number is a value, a literal an object."""
    if isinstance(value, (DType, Domain, Type, View)):
        return str(value)
    if isinstance(value, Const):
        return {"literal": plain(value.value)}
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)  # JSON has no infinities
    if isinstance(value, Source):
        return value.name  # its lines would stand beside every value
    if dataclasses.is_dataclass(value):
        names = [f.name for f in dataclasses.fields(value) if f.init]  # others are derived
        kept = [n for n in names if not (inside and n == "graph")]
        found = {name: plain(getattr(value, name), True) for name in kept}
        return found | {"text": value.text} if isinstance(value, Site) else found
    if isinstance(value, Mapping):
        return {str(k): plain(v, inside) for k, v in value.items()}  # pyright: ignore[reportUnknownArgumentType]
    if isinstance(value, (list, tuple)):
        return [plain(v, inside) for v in value]
    return value
