"""Metadata of our own models on their roles: JSON under keys that begin with `stepfuse.`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from onnx import ModelProto

from ....ir.conditions import Rule, admits_rule
from ....ir.errors import CaptureError
from ....ir.roles import Range, RoleKind
from ....ir.types import DTYPES, GROUP, Domain, DType, parse_domain

SCHEMA = 1
NEXT = ".next"  # behind an input's name: its new value
_BARE = (RoleKind.PARAM, RoleKind.GRAD)


@dataclass(frozen=True, slots=True)
class RoleMetadata:
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
    parameter: str = ""  # whose it is, where there are several; of numbers that all share empty


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


def variant_of(facts: Mapping[str, Any], parameter: str) -> Mapping[str, Any]:
    """The variant that a parameter of our own model takes; its name is empty where it is alone."""
    number = facts["uses"][parameter] if "parameters" in facts else 0
    return facts["variant"][number]


def rules_of(facts: Mapping[str, Any], conditions: Iterable[str]) -> tuple[Rule, ...]:
    """The rules of our own model that variants under these conditions are for."""
    known, taken = [Rule(*each) for each in facts.get("rules", ())], list(conditions)
    return tuple(r for r in known if any(admits_rule(when, r.name) for when in taken))


def described(model: ModelProto) -> dict[str, RoleMetadata]:
    """The roles of our own model by their inputs; none for another's model."""
    facts = properties(model)
    if "variant" not in facts:
        return {}
    outputs = {o.name.removesuffix(NEXT): o.name for o in model.graph.output}
    try:
        updated = outputs | {source: output for output, source in facts["alias"].items()}
        found = [
            _described(role, parameter, updated)
            for parameter in facts.get("parameters", ("",))
            for role in variant_of(facts, parameter)["roles"]
        ]
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise CaptureError(
            f"its properties do not say its roles: {type(error).__name__} {error}",
            "model",
            "export it again, or take its stepfuse properties out and give roles",
        ) from error
    return {role.input: role for role in found}


def _described(facts: dict[str, Any], parameter: str, updated: dict[str, str]) -> RoleMetadata:
    kind, name, domain = RoleKind(facts["kind"]), facts["name"], parse_domain(facts["domain"])
    owner = "" if domain <= GROUP else parameter
    parts = (kind.value, owner, "" if kind in _BARE else name)
    source = name if kind == RoleKind.HYPER else ".".join(filter(None, parts))
    limits, default = facts["range"], facts["default"]
    first = float(default) if default in ("inf", "-inf", "nan") else default
    return RoleMetadata(
        name, kind, DTYPES[facts["dtype"]], domain, tuple(facts["axes"]), first,
        None if limits is None else _range(limits), source, updated.get(source, ""), owner,
    )  # fmt: skip


def _range(text: str) -> Range:
    low, high = text[1:-1].split(",")
    return Range(float(low), float(high), text[0] == "(", text[-1] == ")")
