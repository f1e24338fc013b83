"""The role and parameter of each input, and the output that is its new value.

They are told, in order of precedence, by the mapping that a caller gives, by the properties of our
own models, by `training_info`, and by names such as `m` and `m.next`; by nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from onnx import ModelProto, ValueInfoProto

from ....ir.errors import CaptureError
from ....ir.roles import RoleKind
from ..metadata import RoleMetadata, described
from ..names import NEXT
from ..tensors import array_of, type_name
from .values import KNOWN_TYPES

DimsOf = tuple[int | str, ...]
Roles = Mapping[str, "str | tuple[str, str]"]
RoleKey = tuple[str, str]  # the role and the parameter, empty for the only one and what all share
_MOVED = ("param", "grad")
_KINDS = ("state", "aux", "shadow")
_EXAMPLE = 'roles={"param": ("p", "p.next"), "grad": "g", "m": ("m", "m.next")}'


@dataclass(frozen=True, slots=True)
class InputBinding:
    """A role of the step, the input that it comes in by and the output that is its new value."""

    name: str
    kind: RoleKind
    input: str
    output: str
    dtype: int
    dims: DimsOf
    default: float | str | None = None
    described: RoleMetadata | None = None
    parameter: str = ""  # whose role it is where there are several; of what all share empty


def bindings_of(model: ModelProto, roles: Roles | None) -> list[InputBinding]:
    """The roles of a model. Raises CaptureError where they cannot be told."""
    updated = _updates(model)
    facts = described(model)
    stored = {f.output: f.input for f in facts.values() if f.output}
    results = {o.name: o.type.tensor_type.elem_type for o in model.graph.output}
    written = _kinds([o for o in model.graph.output if o.name in stored])
    inputs = {stored[n]: kind for n, kind in written.items()} | _kinds(model.graph.input)
    inputs = _initialised(model, {*updated, *_sources(roles)}) | inputs
    outputs = [output.name for output in model.graph.output]
    if facts and roles is None:
        given = {n: (n, facts[n].output if n in facts else "") for n in inputs}
        named = {_own_key(facts.get(n), n): pair for n, pair in given.items()}
    else:
        named = _named(updated, roles or {}, inputs, outputs)
    _check(named, outputs)
    firsts = {t.name: array_of(t) for t in model.graph.initializer}
    bindings: list[InputBinding] = []
    for (name, parameter), (source, output) in named.items():
        dtype, dims = inputs[source]
        found = results.get(output, 0)  # 0 where the model does not say it
        if found not in (0, dtype):
            raise CaptureError(
                f"is {type_name(dtype)}, and its new value '{output}' is {type_name(found)}",
                f"input {source}",
                "store what a role becomes in the type that it is read in",
            )
        fact = facts.get(source)
        kind = fact.kind if fact is not None else _kind(name, output, dims)
        default = _first(firsts.get(source), kind, source) if fact is None else fact.default
        bindings.append(
            InputBinding(
                identifier(name), kind, source, output, dtype, dims, default, fact, parameter
            )
        )
    return bindings


def identifier(name: str) -> str:
    """A name as a spec's text can say it: with _ for other letters than ASCII's and digits."""
    found = re.sub(r"[^0-9A-Za-z_]", "_", name)
    return found if found[:1].isalpha() else f"input_{found.strip('_')}".rstrip("_")


def _first(held: Any, kind: RoleKind, source: str) -> float | None:
    """Return a role's first value, by its initializer: one number in all cells."""
    if held is None or not held.size or kind not in (RoleKind.STATE, RoleKind.HYPER):
        return None
    cells = held.reshape(-1)
    if not (cells == cells[0]).all():
        raise CaptureError(
            "starts as an array whose cells differ; a state starts as one number in all of them",
            f"initializer {source}",
            "take the initializer out, and give the array with the first step's states",
        )
    return float(cells[0])


def _sources(roles: Roles | None) -> list[str]:
    _check_form(roles)
    return [v if isinstance(v, str) else next(iter(v), "") for v in (roles or {}).values()]


def _check_form(roles: Any) -> None:
    """Check the mapping of names to a name or a pair of names. Raises CaptureError."""
    wanted = 'give roles={"param": ("p", "p.next"), "grad": "g"}'
    if roles is not None and not isinstance(roles, Mapping):
        raise CaptureError(f"expected a mapping, got {type(roles).__name__}", "roles", wanted)
    for key, given in (roles or {}).items():
        names = (given,) if isinstance(given, str) else given
        if not isinstance(names, (tuple, list)) or not 1 <= len(names) <= 2:
            raise CaptureError(
                f"expected an input, or (input, output), got {given!r}", f"roles[{key!r}]", wanted
            )


def _initialised(model: ModelProto, stored: set[str]) -> dict[str, tuple[int, DimsOf]]:
    """The element type and the dimensions of the initializers that are stored to."""
    held = {t.name: (t.data_type, tuple(t.dims)) for t in model.graph.initializer}
    return {name: known for name, known in held.items() if name in stored}


def _kinds(infos: Sequence[ValueInfoProto]) -> dict[str, tuple[int, DimsOf]]:
    """The element type and the dimensions of each input, or output."""
    found: dict[str, tuple[int, DimsOf]] = {}
    for info in infos:
        kind = info.type.tensor_type
        if not info.type.HasField("tensor_type"):
            found[info.name] = (1, ())
            continue
        if kind.elem_type not in KNOWN_TYPES:
            raise CaptureError(
                f"is {type_name(kind.elem_type)}; expected floats, integers or bools",
                f"input {info.name}",
            )
        dims = tuple(
            d.dim_value if d.HasField("dim_value") else d.dim_param or f"{info.name}.d{axis}"
            for axis, d in enumerate(kind.shape.dim)
        )
        found[info.name] = (kind.elem_type, dims)
    return found


def _own_key(fact: RoleMetadata | None, source: str) -> RoleKey:
    return (fact.name, fact.parameter) if fact is not None else (_role_of(source), "")


def _named(
    updated: Mapping[str, str], roles: Roles, inputs: Mapping[str, Any], outputs: Sequence[str]
) -> dict[RoleKey, tuple[str, str]]:
    """The mapping, with omitted roles under the names of the file."""
    updated = {source: output for source, output in updated.items() if output in outputs}
    updated |= {n: n + NEXT for n in inputs if n + NEXT in outputs and n not in updated}
    found: dict[RoleKey, tuple[str, str]] = {}
    for key, given in roles.items():
        source, output = (given, "") if isinstance(given, str) else tuple(given)
        for kind, word, known in (("input", source, inputs), ("output", output, outputs)):
            if word and word not in known:
                raise CaptureError(
                    f"names the {kind} '{word}', which is not there; there are {', '.join(known)}",
                    f"roles['{key}']",
                )
        name, _, parameter = key.partition(".")
        found[name, parameter] = (source, output)
    taken = _taken(found)
    for key, (source, output) in found.items():
        told = updated.get(source, "")
        if not output and told not in taken:
            found[key] = (source, told)
    mapped = {source for source, _ in found.values()}
    rest = [source for source in inputs if source not in mapped]
    parameters = {*_parameters_of(rest), *(parameter for _, parameter in found)}
    for source in rest:
        key = _key_of(source, parameters)
        if key in found:
            raise CaptureError(
                f"the inputs '{found[key][0]}' and '{source}' are both the role '{'.'.join(key)}'",
                "roles",
                "give one of them another name",
            )
        told = updated.get(source, "")
        found[key] = (source, "" if told in taken else told)
    return found


def _taken(found: Mapping[RoleKey, tuple[str, str]]) -> set[str]:
    """The outputs that a mapping gives. Raises CaptureError for a name given twice."""
    for place, kind in ((0, "input"), (1, "output")):
        used = [pair[place] for pair in found.values() if pair[place]]
        twice = [word for word in used if used.count(word) > 1]
        if twice:
            keys = [".".join(filter(None, k)) for k, p in found.items() if p[place] == twice[0]]
            raise CaptureError(
                f"the {kind} '{twice[0]}' is given to {' and '.join(keys)}", "roles",
                "give it to one of them",
            )  # fmt: skip
    return {output for _, output in found.values() if output}


def _updates(model: ModelProto) -> dict[str, str]:
    """Return the output that each input becomes, by `training_info`."""
    return {pair.key: pair.value for info in model.training_info for pair in info.update_binding}


def _parameters_of(inputs: Sequence[str]) -> list[str]:
    """The parameters that names such as `param.weight` and `grad.weight` tell."""
    pairs = [name.partition(".") for name in inputs]
    return [rest for kind, _, rest in pairs if kind in _MOVED and rest]


def _key_of(source: str, parameters: set[str]) -> RoleKey:
    """`state.weight.m` is the role m of `weight`, where there is such a parameter."""
    kind, _, rest = source.partition(".")
    if kind in _MOVED and rest in parameters:
        return kind, rest
    if kind in _KINDS:
        owner, _, name = rest.rpartition(".")
        if owner and owner in parameters:
            return name, owner
    return _role_of(source), ""


def _role_of(source: str) -> str:
    """The name of a role by that of its input: `state.m` is m."""
    return source.rpartition(".")[2]


def _check(named: Mapping[RoleKey, tuple[str, str]], outputs: Sequence[str]) -> None:
    taken = {output for _, output in named.values()}
    for output in outputs:
        if output not in taken:
            raise CaptureError(
                f"the output '{output}' is no role's new value",
                "graph",
                f"say whose, as {_EXAMPLE}",
            )
    moved = {parameter for name, parameter in named if name in _MOVED}
    if not moved:
        there = ", ".join(source for source, _ in named.values())
        raise CaptureError(
            f"no input is called param or grad; there are {there}",
            "graph",
            f"say which is the parameter, which its gradient, as {_EXAMPLE}",
        )
    if "" in moved and len(moved) > 1:
        raise CaptureError(
            f"param or grad is given without a parameter's name, beside {', '.join(moved - {''})}",
            "roles",
            'name each, as roles={"param.weight": ("w", "w.next"), "grad.weight": "gw"}',
        )
    for name, parameter in named:
        if parameter and parameter not in moved:
            raise CaptureError(
                f"the role '{name}.{parameter}' is of no parameter; there are {', '.join(moved)}",
                "roles",
                f"give param.{parameter} or grad.{parameter}, too",
            )


def _kind(name: str, output: str, dims: DimsOf) -> RoleKind:
    if name in _MOVED:
        return RoleKind(name)
    if output:
        return RoleKind.STATE
    return RoleKind.HYPER if all(d == 1 for d in dims) else RoleKind.AUX
