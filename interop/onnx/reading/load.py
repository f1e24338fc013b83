"""`stepfuse.onnx.load` and `load_all`: the specs of an ONNX model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from onnx import ModelProto

from ....ir.errors import CaptureError, InvalidProgram, PlacedError, WrongUsage
from ....ir.graph import Spec
from ....ir.verifier import verify
from ...capture.ranks import with_all_roles
from ..metadata import properties, rules_of, variant_of
from ..names import with_ops
from ..training.expand import lower_training_ops
from ..training.read import check_no_gradient
from .checks import well_formed
from .extent_of_calls import check_calls
from .models.parameters import SplitModel, split
from .models.sequences import sequence_step
from .roles import InputBinding, Roles, bindings_of
from .source import Inputs, model_of
from .step import step_of


@dataclass(frozen=True, slots=True)
class ImportedStep:
    """One of the steps of a model, and the parameters that take it; one alone has no name."""

    spec: Spec
    parameters: tuple[str, ...]

    def __str__(self) -> str:
        return f"@{self.spec.name}: {', '.join(filter(None, self.parameters)) or 'its parameter'}"


@dataclass(frozen=True, slots=True)
class ImportedModel:
    """The distinct steps of a model; printed, a line of each with its parameters."""

    steps: tuple[ImportedStep, ...]

    @property
    def specs(self) -> tuple[Spec, ...]:
        """The specs, each once."""
        return tuple(step.spec for step in self.steps)

    def __str__(self) -> str:
        return "\n".join(map(str, self.steps))


def load(source: Any, roles: Roles | None = None, inputs: Inputs | None = None) -> Spec:
    """The spec of a step that is an ONNX model: a path, or any object that has one.

    `roles` maps a role to its input, or to (input, output) where the step returns its new value:
    `{"param": ("p", "p.next"), "grad": "g", "m": ("m", "m.next"), "lr": "lr"}`; `param.weight` is
    that of one parameter of several. Inputs that it leaves out keep their names: an `x` with an
    output `x.next` is a state, a number that is only read a hyper-parameter, an array `aux`.
    `inputs` are the types of a FunctionProto's: `{"p": "float[N,M]", "g": "float[N,M]"}`.
    Raises CaptureError, which names the node, also for several distinct steps; OSError.
    """
    found = load_all(source, roles, inputs).steps
    first, *others = found
    if others:
        listed = "; ".join(map(str, found))
        raise CaptureError(
            f"its parameters take {len(found)} distinct steps: {listed}",
            "model",
            "stepfuse.onnx.load_all gives them all",
        )
    return first.spec


def load_all(
    source: Any, roles: Roles | None = None, inputs: Inputs | None = None
) -> ImportedModel:
    """The distinct steps of an ONNX model over several parameters, and who takes which.

    A model of ours is one spec, with the variants that its parameters take. `roles` and `inputs`
    as in `load`, with keys such as `param.weight`, `grad.weight`, `m.weight`. A model of one
    optimizer over sequences is the step of each tensor in them. Raises CaptureError, OSError.
    """
    model = model_of(source, inputs)
    with well_formed(model):
        return _imported(model, roles)


def _imported(model: ModelProto, roles: Roles | None) -> ImportedModel:
    check_no_gradient(model)
    over_sequences = sequence_step(model, roles)
    if over_sequences is not None:
        return ImportedModel((ImportedStep(over_sequences, ("",)),))
    check_calls(model)
    model = lower_training_ops(model)
    facts = properties(model)
    model = with_ops(model, facts.get("ops", ()))
    bindings = bindings_of(model, roles)
    if not any(binding.parameter for binding in bindings):
        variant = variant_of(facts, "") if _is_ours(bindings) else {}
        return ImportedModel((ImportedStep(step_of(model, bindings, facts, variant), ("",)),))
    parts = split(model, bindings)
    return _as_declared(parts, facts) if _is_ours(bindings) else _distinct(parts)


def _is_ours(bindings: Sequence[InputBinding]) -> bool:
    return any(binding.described for binding in bindings)


def _as_declared(parts: Mapping[str, SplitModel], facts: Mapping[str, Any]) -> ImportedModel:
    """One spec of a model of ours: a graph of each variant that a parameter takes."""
    found: dict[str, tuple[Spec, int]] = {}
    for name, part in parts.items():
        variant = variant_of(facts, name)
        when, rank = variant["when"], len(part.bindings[0].dims)
        if when not in found or found[when][1] < rank:
            found[when] = step_of(part.model, part.bindings, facts, variant), rank
    specs = [spec for spec, _ in found.values()]
    graphs = with_all_roles([s.graphs[0] for s in specs], [rank for _, rank in found.values()])
    spec = replace(specs[0], graphs=graphs, rules=rules_of(facts, found))
    verify(spec)
    return ImportedModel((ImportedStep(spec, tuple(parts)),))


def _distinct(parts: Mapping[str, SplitModel]) -> ImportedModel:
    """One spec of each distinct step of another's model."""
    users: dict[Spec, list[str]] = {}
    for name, part in parts.items():
        spec = step_of(part.model, part.bindings, {}, {})
        users.setdefault(spec, []).append(name)
    if len(users) > 1 and any(part.joins for part in parts.values()):
        listed = "; ".join(", ".join(names) for names in users.values())
        raise CaptureError(
            f"its parameters take numbers over all of them, and unlike steps: {listed}",
            "model",
            "write one step for all, or take each number over all parameters as an input",
        )
    return ImportedModel(
        tuple(
            ImportedStep(_called(spec, index), tuple(names))
            for index, (spec, names) in enumerate(users.items(), 1)
        )
    )


def _called(spec: Spec, index: int) -> Spec:
    """The spec under a name of its own."""
    return spec if index == 1 else replace(spec, name=f"{spec.name}_{index}")


def named(path: Path, name: str = "") -> Spec:
    """The step of a model, where it has one, or the one that has this name.

    Raises WrongUsage, InvalidProgram.
    """
    found = imported(path)
    known = {spec.name: spec for spec in found.specs}
    if name in known or (not name and len(known) == 1):
        return known[name] if name else found.specs[0]
    listed = "; ".join(map(str, found.steps))
    wrong = f"has no step '{name}'" if name else f"has {len(known)} distinct steps"
    raise WrongUsage(f"{path} {wrong}; write {path}:NAME for one of {listed}")


def imported(path: Path, roles: Roles | None = None) -> ImportedModel:
    """The steps of a model's file. Raises WrongUsage, InvalidProgram, which name the file."""
    try:
        return load_all(path, roles)
    except CaptureError as error:
        said = CaptureError(error.op, "" if error.where == str(path) else error.where, error.remedy)
        raise InvalidProgram(f"{path}: error: {said}", [PlacedError(str(said))]) from error
    except OSError as error:
        raise WrongUsage(f"{path}: {error.strerror or error}") from None
