"""What our own models say of their roles: JSON under keys that begin with `stepfuse.`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from onnx import ModelProto

from ....ir.errors import CaptureError
from ....ir.graph import Range, RoleKind
from ....ir.types import DTYPES, Domain, DType, parse_domain

SCHEMA = 1
NEXT = ".next"  # behind an input's name: its new value
_BARE = (RoleKind.PARAM, RoleKind.GRAD)


@dataclass(frozen=True, slots=True)
class Described:
    """A role as the spec that was exported had it."""

    name: str
    kind: RoleKind
    dtype: DType
    domain: Domain
    axes: tuple[int, ...]
    default: float | str | None
    range: Range | None
    input: str
    output: str


def properties(model: ModelProto) -> dict[str, Any]:
    """Our properties of a model without their prefix. Raises CaptureError for a newer schema."""
    found = {p.key: p.value for p in model.metadata_props if p.key.startswith("stepfuse.")}
    texts = {"doc", "paper"}
    facts: dict[str, Any] = {}
    for key, value in found.items():
        name = key.removeprefix("stepfuse.")
        try:
            facts[name] = value if name in texts else json.loads(value)
        except json.JSONDecodeError as error:
            raise CaptureError(f"is no JSON: {error}", f"property {key}") from error
    if facts.get("schema", SCHEMA) != SCHEMA:
        raise CaptureError(
            f"its properties have the schema {facts['schema']}, expected {SCHEMA}",
            "model",
            "update stepfuse",
        )
    return facts


def described(model: ModelProto) -> dict[str, Described]:
    """The roles of our own model of one parameter by their inputs; none for another's model."""
    facts = properties(model)
    if "variant" not in facts:
        return {}
    if "parameters" in facts or len(facts["variant"]) != 1:
        names = ", ".join(facts.get("parameters", {}))
        raise CaptureError(
            f"is a step over several parameters: {names}",
            "model",
            "export the step of one parameter, by its rank or shape",
        )
    outputs = {o.name.removesuffix(NEXT): o.name for o in model.graph.output}
    updated = outputs | {source: output for output, source in facts["alias"].items()}
    found = [_described(role, updated) for role in facts["variant"][0]["roles"]]
    return {role.input: role for role in found}


def _described(facts: dict[str, Any], updated: dict[str, str]) -> Described:
    kind, name = RoleKind(facts["kind"]), facts["name"]
    bare = kind == RoleKind.HYPER
    source = name if bare else kind.value if kind in _BARE else f"{kind.value}.{name}"
    limits, default = facts["range"], facts["default"]
    first = float(default) if default in ("inf", "-inf", "nan") else default
    return Described(
        name, kind, DTYPES[facts["dtype"]], parse_domain(facts["domain"]), tuple(facts["axes"]),
        first, None if limits is None else _range(limits), source, updated.get(source, ""),
    )  # fmt: skip


def _range(text: str) -> Range:
    low, high = text[1:-1].split(",")
    return Range(float(low), float(high), text[0] == "(", text[-1] == ")")
