"""`stepfuse schema`: the JSON Schemas of commands' records, made from the records' types.

A field of a record that has a default may be absent. A graph is left out inside of a program or
a schedule; a number that is not finite is its text.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from enum import Enum
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from ...ir.errors import WrongUsage
from ...ir.origin import Site, Source
from ...ir.tensor_view import View
from ...ir.types import Const, Domain, DType, Type
from .record import VERSION, Record, kind_of

# The kinds of records: the commands that print them with --json, and where each is defined.
KINDS = {
    "list": ("list", "stepfuse.tools.catalogue.describe:ListRecord"),
    "show": ("show", "stepfuse.tools.catalogue.describe:ShowRecord"),
    "compilation": ("dump SPEC", "stepfuse.tools.report.record:CompilationRecord"),
    "check": ("check", "stepfuse.tools.check.run:CheckRecord"),
    "artifact": ("inspect DIR", "stepfuse.tools.inspect.artifact:ArtifactRecord"),
    "checkpoint": ("inspect FILE", "stepfuse.tools.inspect.checkpoint:CheckpointRecord"),
    "doctor": ("doctor", "stepfuse.tools.doctor:DoctorRecord"),
    "bench": ("bench", "stepfuse.tools.bench.report:BenchRecord"),
    "diff": ("diff A B", "stepfuse.tools.diff.record:DiffRecord"),
    "boost": ("recommend --boost NETWORK", "stepfuse.tools.recommend.boost_advice:BoostRecord"),
}

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
_NUMBER: Schema = {"anyOf": [{"type": "number"}, {"enum": ["inf", "-inf", "nan"]}]}
_SIMPLE: dict[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    float: _NUMBER,
    NoneType: {"type": "null"},
    DType: {"type": "string"},
    Domain: {"type": "string"},
    Type: {"type": "string"},
    View: {"type": "string"},
    Source: {"type": "string"},
    Any: {},
}


def schema_text(kind: str) -> str:
    """The schema of a kind; without one, the kinds. Raises WrongUsage."""
    if not kind:
        return "".join(f"{name:10}  stepfuse {said} --json\n" for name, (said, _) in KINDS.items())
    if kind not in KINDS:
        raise WrongUsage(f"no record is called '{kind}'; known: {', '.join(KINDS)}")
    module, _, name = KINDS[kind][1].partition(":")
    return json.dumps(schema_of(getattr(import_module(module), name)), indent=1) + "\n"


def schema_of(record: type[Record]) -> Schema:
    """The schema of a command's record. Raises TypeError for a type that has none."""
    definitions: dict[str, Schema] = {}
    _define(record, definitions)
    own = definitions.pop(record.__name__)
    head = {"schema": {"const": VERSION}, "kind": {"const": kind_of(record)}}
    own["properties"] = head | own["properties"]
    own["required"] = [*head, *own["required"]]
    title = f"stepfuse: {_said(record)}"
    return {"$schema": DIALECT, "title": title, **own, "$defs": dict(sorted(definitions.items()))}


def _said(owner: type) -> str:
    return (owner.__doc__ or "").partition("\n")[0]


def _define(owner: type, definitions: dict[str, Schema]) -> Schema:
    """A reference to a dataclass's schema, which is put among the definitions."""
    if owner.__name__ not in definitions:
        own = definitions[owner.__name__] = Schema()
        hints = get_type_hints(owner)
        fields = [f for f in dataclasses.fields(owner) if f.init]
        may_lack = [f.name for f in fields if _may_be_absent(owner, f)]
        hints |= {n: _without_none(hints[n]) for n in may_lack if issubclass(owner, Record)}
        own |= {
            "description": _said(owner),
            "type": "object",
            "properties": {f.name: _schema(hints[f.name], definitions) for f in fields},
            "required": [f.name for f in fields if f.name not in may_lack],
            "additionalProperties": False,
        }
        if owner is Site:
            own["properties"]["text"] = {"type": "string"}
            own["required"].append("text")
    return {"$ref": f"#/$defs/{owner.__name__}"}


def _may_be_absent(owner: type, field: dataclasses.Field[Any]) -> bool:
    if issubclass(owner, Record):
        return field.default is not dataclasses.MISSING
    return field.name == "graph"


def _without_none(hint: Any) -> Any:
    parts = [a for a in get_args(hint) if a is not NoneType]
    return Union[tuple(parts)] if NoneType in get_args(hint) else hint  # noqa: UP007


def _schema(hint: Any, definitions: dict[str, Schema]) -> Schema:
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if hint is Const:
        literal = _schema(float | int | bool, definitions)
        return _object({"literal": literal})
    base, parts = get_origin(hint), get_args(hint)
    if base in (Union, UnionType):
        return {"anyOf": [_schema(part, definitions) for part in parts]}
    if base is tuple:
        return _tuple(parts, definitions)
    if base is not None and issubclass(base, Mapping):
        return {"type": "object", "additionalProperties": _schema(parts[1], definitions)}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [member.value for member in hint]}
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _define(hint, definitions)
    raise TypeError(f"no JSON Schema for {hint}")


def _object(properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
    }


def _tuple(parts: tuple[Any, ...], definitions: dict[str, Schema]) -> Schema:
    if len(parts) == 2 and parts[1] is ...:
        return {"type": "array", "items": _schema(parts[0], definitions)}
    items = [_schema(part, definitions) for part in parts]
    return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
