"""Properties of our own models: exact numbers, first values, roles, aliases.

All is text: JSON under keys that begin with `stepfuse.`. Numbers are the shortest decimals that
are the f64 exactly; infinities are words.
"""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from onnx import ModelProto

from ... import __version__
from ...ir.conditions import Rule, admits_rule
from ...ir.errors import CaptureError
from ...ir.graph import Spec
from ...ir.roles import Range, Role, RoleKind
from ...ir.types import DTYPES, GROUP, Const, Domain, DType, parse_domain
from ..capture.formulas import decimal
from .names import NEXT, input_of
from .writing.parameters import ModelParameter

SCHEMA = 1


def properties_of(
    spec: Spec, entry: str, form: str, tensors: Sequence[ModelParameter],
    alias: Mapping[str, str], ops: Sequence[Mapping[str, Any]] = (),
) -> dict[str, str]:  # fmt: skip
    """The model's properties by key; `ops` are those whose plain nodes are in place."""
    statics = {r.name: r.default for r in spec.of_kind(RoleKind.STATIC)}
    variants = {(t.graph.when, len(t.dims)): t for t in tensors}
    roles = {r.name: r for t in tensors for r in t.roles}
    facts: dict[str, Any] = {
        "schema": SCHEMA,
        "version": __version__,
        "spec": spec.name,
        "entry": entry,
        "form": form,
        "alias": dict(alias),
        "hyper": {r.name: _number(r.default) for r in roles.values() if r.kind == RoleKind.HYPER},
        "static": statics,
        "init": _first_values(tensors),
        "variant": [_variant(spec, t) for t in variants.values()],
    }
    if spec.rules:
        facts["rules"] = [[rule.name, rule.when] for rule in spec.rules]
    if exact := _exact_literals(spec, entry, {t.graph.when for t in tensors}):
        facts["exact"] = exact
    if tensors[0].name:
        facts["parameters"] = {t.name: list(t.dims) for t in tensors}
        numbers = {key: index for index, key in enumerate(variants)}
        facts["uses"] = {t.name: numbers[t.graph.when, len(t.dims)] for t in tensors}
    elif ops:
        facts["ops"] = list(ops)
    texts = {"doc": spec.doc, "paper": spec.paper}
    found = {key: json.dumps(value) for key, value in facts.items()}
    return {f"stepfuse.{k}": v for k, v in {**found, **texts}.items() if v}


def _exact_literals(spec: Spec, entry: str, chosen: Collection[str]) -> list[list[float]]:
    """Literals that an f32 does not say: the decimal that it is read as, and the number."""
    nodes = [n for g in spec.variants(entry) if g.when in chosen for n in g.nodes]
    known = [float(a.value) for n in nodes for a in n.args if isinstance(a, Const)]
    with np.errstate(over="ignore"):
        read = {value: decimal(value) for value in known}
    odd = {value for value in known if read[value] != value and math.isfinite(read[value])}
    clear = [v for v in odd if sum(read[other] == read[v] for other in read) == 1]
    return sorted([read[value], value] for value in clear)


def _first_values(tensors: Sequence[ModelParameter]) -> dict[str, float | str | None]:
    """Return each state's first value, by its input: a number, or the role that it copies."""
    return {
        tensor.called(role): _number(role.default)
        for tensor in tensors
        for role in tensor.roles
        if role.kind == RoleKind.STATE
    }


def _variant(spec: Spec, tensor: ModelParameter) -> dict[str, Any]:
    roles = [_role(role, spec.role(role.name), tensor) for role in tensor.roles]
    graph = tensor.graph
    guarded = [u.role for u in graph.updates if u.guard is not None]
    return {
        "when": graph.when, "rank": len(tensor.dims), "view": str(graph.view), "roles": roles,
        "guarded": guarded,
    }  # fmt: skip


def _role(role: Role, declared: Role, tensor: ModelParameter) -> dict[str, Any]:
    """A role as it is stored, with the domain that it was declared with and the axes of it."""
    limits = None if role.range is None else str(role.range)
    return {
        "name": role.name, "kind": role.kind.value, "dtype": str(role.type.dtype),
        "domain": str(declared.type.domain), "axes": list(tensor.layout.axes(role.type.domain)),
        "default": _number(role.default), "range": limits,
    }  # fmt: skip


def _number(value: float | bool | str | None) -> float | str | None:
    is_odd = isinstance(value, float) and not math.isfinite(value)
    return str(value) if is_odd else value


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
    source = input_of(kind, name, owner)
    limits, default = facts["range"], facts["default"]
    first = float(default) if default in ("inf", "-inf", "nan") else default
    return RoleMetadata(
        name, kind, DTYPES[facts["dtype"]], domain, tuple(facts["axes"]), first,
        None if limits is None else _range(limits), source, updated.get(source, ""), owner,
    )  # fmt: skip


def _range(text: str) -> Range:
    low, high = text[1:-1].split(",")
    return Range(float(low), float(high), text[0] == "(", text[-1] == ")")
