"""Records, and their conversion to JSON."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

from .plain import plain

VERSION = 1  # of all schemas: it grows when a field goes, or means something else


class Record:
    """A dataclass whose fields are what a command says; what is None is left out."""


def record_text(record: Record) -> str:
    """The JSON of a record, which says which schema it follows."""
    return json.dumps(record_json(record), indent=1) + "\n"


def record_json(record: Record) -> dict[str, Any]:
    """A record as JSON's own types, with the number of its schema and its kind."""
    return {"schema": VERSION, "kind": kind_of(type(record)), **as_json(record)}


def kind_of(record: type[Record]) -> str:
    """`dump` for a `DumpRecord`."""
    return record.__name__.removesuffix("Record").lower()


def as_json(value: Any) -> Any:
    """A record as JSON's own types."""
    if isinstance(value, Record):
        fields = {f.name: getattr(value, f.name) for f in dataclasses.fields(value)}  # pyright: ignore[reportArgumentType]
        return {name: as_json(one) for name, one in fields.items() if one is not None}
    if isinstance(value, tuple):
        return [as_json(one) for one in value]
    return plain(value)
