"""Which input is which role, and which output is its new value.

In this order: a mapping that is given, the properties of our own models, `training_info`, names
such as `m` and `m.next`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from onnx import ModelProto, ValueInfoProto, numpy_helper

from ....ir.errors import CaptureError
from ....ir.graph import RoleKind
from .metadata import NEXT, Described, described
from .values import KNOWN_TYPES, type_name

DimsOf = tuple[int | str, ...]
Roles = Mapping[str, "str | tuple[str, str]"]
_PARAM = ("param", "p", "x", "w", "weight", "params")
_GRAD = ("grad", "g", "gradient", "grads", "dx", "dw")
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
    described: Described | None = None


def bindings_of(model: ModelProto, roles: Roles | None) -> list[InputBinding]:
    """The roles of a model. Raises CaptureError where they cannot be told."""
    facts = described(model)
    stored = {f.output: f.input for f in facts.values() if f.output}
    written = {n: kind for n, kind in _kinds(model.graph.output).items() if n in stored}
    inputs = {stored[n]: kind for n, kind in written.items()} | _kinds(model.graph.input)
    outputs = [output.name for output in model.graph.output]
    named = _given(roles, inputs, outputs) if roles is not None else _found(model, inputs, outputs)
    _check_outputs(named, outputs)
    firsts = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}
    bindings: list[InputBinding] = []
    for name, (source, output) in named.items():
        dtype, dims = inputs[source]
        first = firsts.get(source)
        default = float(first.reshape(-1)[0]) if first is not None and first.size == 1 else None
        fact = facts.get(source)
        kind = fact.kind if fact is not None else _kind(name, output, dims)
        own = fact.name if fact is not None and roles is None else name
        default = default if fact is None else fact.default
        bindings.append(InputBinding(own, kind, source, output, dtype, dims, default, fact))
    return bindings


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


def _given(
    roles: Roles, inputs: Mapping[str, Any], outputs: Sequence[str]
) -> dict[str, tuple[str, str]]:
    """The mapping, with what it leaves out under the names of the file."""
    found: dict[str, tuple[str, str]] = {}
    for name, given in roles.items():
        source, output = (given, "") if isinstance(given, str) else tuple(given)
        for kind, word, known in (("input", source, inputs), ("output", output, outputs)):
            if word and word not in known:
                raise CaptureError(
                    f"names the {kind} '{word}', which is not there; there are {', '.join(known)}",
                    f"roles['{name}']",
                )
        found[name] = (source, output)
    for place, kind in ((0, "input"), (1, "output")):
        used = [pair[place] for pair in found.values() if pair[place]]
        twice = [word for word in used if used.count(word) > 1]
        if twice:
            names = [name for name, pair in found.items() if pair[place] == twice[0]]
            raise CaptureError(
                f"the {kind} '{twice[0]}' is given to {' and '.join(names)}", "roles",
                "give it to one of them",
            )  # fmt: skip
    mapped = {source for source, _ in found.values()}
    rest = _by_names([n for n in inputs if n not in mapped], outputs)
    taken = {output for _, output in found.values()}
    for name, (source, output) in rest.items():
        found[name] = (source, "" if output in taken else output)
    return found


def _found(
    model: ModelProto, inputs: Mapping[str, Any], outputs: Sequence[str]
) -> dict[str, tuple[str, str]]:
    """The roles that properties, `training_info` or names tell."""
    alias = {pair.value: pair.key for pair in _training(model)}
    facts = described(model)
    if facts:
        ours = {fact.input: fact.output for fact in facts.values()}
        return {n: (n, ours.get(n, "")) for n in inputs}
    named = _by_names(list(inputs), outputs)
    named = {n: (i, alias.get(i, o)) for n, (i, o) in named.items()}
    return {_standard(name): pair for name, pair in named.items()}


def _training(model: ModelProto) -> list[Any]:
    """Which output becomes which input, as `training_info` says."""
    flipped: list[Any] = []
    for info in model.training_info:
        for pair in info.update_binding:
            flipped.append(type(pair)(key=pair.value, value=pair.key))
    return flipped


def _by_names(inputs: Sequence[str], outputs: Sequence[str]) -> dict[str, tuple[str, str]]:
    return {n: (n, n + NEXT if n + NEXT in outputs else "") for n in inputs}


def _standard(name: str) -> str:
    """`param` and `grad` by the names that they often have; `state.m` is m."""
    lower = name.lower()
    if lower in _PARAM:
        return "param"
    return "grad" if lower in _GRAD else name.rpartition(".")[2]


def _check_outputs(named: Mapping[str, tuple[str, str]], outputs: Sequence[str]) -> None:
    taken = {output for _, output in named.values()}
    for output in outputs:
        if output not in taken:
            raise CaptureError(
                f"the output '{output}' is no role's new value",
                "graph",
                f"say whose, as {_EXAMPLE}",
            )
    if "param" not in named and "grad" not in named:
        raise CaptureError(
            f"no input is the parameter; there are {', '.join(i for i, _ in named.values())}",
            "graph",
            f"say which, as {_EXAMPLE}",
        )


def _kind(name: str, output: str, dims: DimsOf) -> RoleKind:
    if name in ("param", "grad"):
        return RoleKind(name)
    if output:
        return RoleKind.STATE
    return RoleKind.HYPER if all(d == 1 for d in dims) else RoleKind.AUX
