"""`stepfuse.capture`, and the spec that it returns, with a report of decisions and proof."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from inspect import signature
from typing import Any

from ...ir.errors import CaptureError, is_a, needed
from ...ir.graph import Graph, Operand, Spec
from ...ir.roles import RoleKind
from ...ir.text.printer import to_text
from ...ir.types import Const
from ...passes.fuse.fuse import fuse
from ...passes.pipeline import STRICT, run_graph
from .branches import JoinedPaths
from .jax.factory import is_transformation
from .proof.prove import Proof
from .recording import Recording, TracedValue

_SIGNS = {
    "add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<=", "eq": "==", "ne": "!=",
    "and": "and", "or": "or",
}  # fmt: skip
_READERS = {"torch": ("torch.capture", "capture_torch"), "jax": ("jax.capture", "capture_optax")}
NOT_PROVED = "Not proved: captured with prove=False."


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a capture. `statics` are conditions that are as they were when captured."""

    graphs: tuple[Graph, ...] = field(repr=False)
    ops: tuple[str, ...]
    hypers: tuple[str, ...]
    statics: tuple[str, ...]
    decisions: tuple[str, ...]
    proof: Proof | None
    refused: dict[int, str] = field(default_factory=dict[int, str])
    baked: dict[str, str] = field(default_factory=dict[str, str])
    """Options that are no hyper-parameters, as they were when captured."""

    @property
    def assumed(self) -> tuple[str, ...]:
        """Inputs that the proof has not tried, which may step in another way."""
        if self.proof is None:
            return (NOT_PROVED,)
        seen = [f"never saw: {text}" for text in self.proof.unseen]
        if not any("step counts" in text for text in seen):
            seen.append(f"never saw: step counts above {self.proof.steps}")
        seen.append(
            f"never saw: f64 parameters, or dtypes other than {', '.join(self.proof.dtypes)}; "
            f"ranks other than {', '.join(map(str, self.proof.ranks))}"
        )
        kept = ", ".join(f"{name}={value}" for name, value in self.baked.items())
        return (*seen, *([f"as captured: {kept}"] if kept else []))

    @property
    def nodes(self) -> dict[str, int]:
        """The nodes of each variant."""
        return {graph.when: len(graph.nodes) for graph in self.graphs}

    @property
    def sweeps(self) -> dict[str, tuple[int, int]]:
        """The sweeps over memory of each variant as it is fused, and the bytes a parameter."""
        return {graph.when: _cost(graph) for graph in self.graphs}

    def __str__(self) -> str:
        lines = [
            f"nodes: {', '.join(f'{n} {when}'.strip() for when, n in self.nodes.items())}",
            f"sweeps: {', '.join(map(_sweeps, self.sweeps.items()))}",
            f"ops: {', '.join(self.ops)}",
            f"hypers: {', '.join(self.hypers) or 'none'}",
            f"statics: {', '.join(self.statics) or 'none'}",
            f"decisions: {', '.join(self.decisions) or 'none'}",
            f"proof: {self.proof or NOT_PROVED}",
            *(f"assumed: {text}" for text in (self.assumed if self.proof else ())),
        ]
        lines += [f"not captured: rank {rank}: {why}" for rank, why in self.refused.items()]
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class CapturedSpec(Spec):
    """A spec with the report of its capture."""

    report: Report | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        return f"{Spec.__repr__(self)}\n{self.report}"

    def __str__(self) -> str:
        return f"{to_text(self)}\n{self.report}"


def captured_spec(
    spec: Spec, joined: Sequence[tuple[Recording, JoinedPaths]],
    refused: Mapping[int, CaptureError], proof: Proof | None, baked: Mapping[str, object],
) -> CapturedSpec:  # fmt: skip
    """The spec with its report, and with notes for readers in its doc."""
    fixed = {f"{_text(r, c)} is {s}": None for r, j in joined for c, s in j.fixed}
    decided = {_text(r, c): None for r, j in joined for c in j.decided}
    report = Report(
        spec.graphs,
        tuple(sorted({n.op for g in spec.graphs for n in g.nodes})),
        tuple(r.name for r in spec.of_kind(RoleKind.HYPER)),
        tuple(fixed),
        tuple(decided),
        proof,
        {rank: str(error) for rank, error in refused.items()},
        {name: repr(value) for name, value in baked.items()},
    )
    notes = [spec.doc, *(f"As captured: {text}." for text in fixed)]
    notes += [f"Assumed: {text}." for text in report.assumed] if proof else [NOT_PROVED]
    return CapturedSpec(spec.name, spec.graphs, "\n".join(notes), spec.paper, report)


def _cost(graph: Graph) -> tuple[int, int]:
    """The sweeps of a variant, and the bytes a parameter of them all."""
    schedule = fuse(run_graph(graph, STRICT))
    return schedule.sweeps, schedule.cost.optimal


def _sweeps(found: tuple[str, tuple[int, int]]) -> str:
    when, (sweeps, moved) = found
    return f"{sweeps} sweep{'s' if sweeps != 1 else ''} of {moved} bytes/param {when}".strip()


def _text(recording: Recording, condition: TracedValue) -> str:
    return _formula(recording, condition.operand, 4)


def _formula(recording: Recording, operand: Operand, depth: int) -> str:
    """An expression as it would be written, its depths left out."""
    if isinstance(operand, Const):
        return f"{operand.value:g}" if not isinstance(operand.value, bool) else str(operand.value)
    operation = recording.operations[operand]
    if operation.op == "read":
        return operation.role
    if operation.op == "count":
        return f"size({', '.join(map(str, sorted(operation.gone)))})"
    if depth == 0:
        return "..."
    args = [_formula(recording, arg, depth - 1) for arg in operation.args]
    if operation.op in _SIGNS:
        return (
            f"{args[0]} {_SIGNS[operation.op]} {args[1]}"
            if depth == 4
            else f"({args[0]} {_SIGNS[operation.op]} {args[1]})"
        )
    return f"{operation.op}({', '.join(args)})"


def capture(cls_or_factory: Any, /, *, prove: bool = True, **options: Any) -> CapturedSpec:
    """The spec of a `torch.optim.Optimizer` class or an `optax` factory, proved beside it.

    `options` are the class's or the factory's own. Without `prove` nothing is compared, which the
    spec's doc says. Raises CaptureError.
    """
    if not is_a(prove, bool):
        raise CaptureError(f"prove: expected True or False, got {prove!r}")
    module, name = _READERS[_library(cls_or_factory, options)]
    with needed("stepfuse.capture"):
        reader = getattr(import_module(f".{module}", __package__), name)
    found: CapturedSpec = reader(cls_or_factory, options, prove)
    return found


def _library(given: Any, options: dict[str, Any]) -> str:
    """The library of an optimizer: a class says so; a factory, by its results."""
    if is_transformation(given):
        return "jax"
    if not callable(given):
        raise CaptureError(
            f"expected an optimizer class, or a function that makes one, got {given!r}",
            remedy="pass torch.optim.NAdam, or optax.adamw, and its options by name",
        )
    bases = getattr(given, "__mro__", ())
    if any(base.__module__.startswith("torch.") for base in bases):
        return "torch"
    home = str(getattr(given, "__module__", ""))
    if home.split(".")[0] in ("optax", "jax"):
        return "jax"
    return "torch" if isinstance(given, type) or _takes_parameters(given, options) else "jax"


def _takes_parameters(given: Any, options: dict[str, Any]) -> bool:
    """True if a function wants a torch optimizer's parameters: it has an argument left for them."""
    left = [p for p in signature(given).parameters.values() if p.name not in options]
    return any(p.default is p.empty and p.kind <= p.POSITIONAL_OR_KEYWORD for p in left)
