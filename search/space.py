"""The subject of a search: a spec, ranges of its hyper-parameters, and members' training."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import isfinite
from numbers import Real
from typing import Any, Literal

from ..compiler import as_spec
from ..ir.errors import OptionError, is_a
from ..ir.graph import Spec
from ..ir.ops import OPS
from ..ir.roles import Role, RoleKind
from ..ir.types import STEP

Stacks = Mapping[str, Any]  # by name, of shape (members, ...): NumPy arrays, or torch's tensors
DIRECTIONS = ("maximize", "minimize")


@dataclass(frozen=True, slots=True)
class Uniform:
    """Any number from `low` to `high`."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class LogUniform(Uniform):
    """Likewise, its logarithm uniform; `low` is above 0."""


@dataclass(frozen=True, slots=True)
class HyperSearch:
    """A search of a spec's hyper-parameters, by networks that train at once.

    `start(trials)` gives the parameters of trials of these numbers as stacks; `gradients(stacks,
    step)` the losses and gradients of all members on the step's data; `score(stacks)` the values
    compared once the steps of each of `rungs` are done. A share `keep` of trials goes on to
    the next rung. `hypers` are those that stay. A trial whose loss or score is not finite is
    pruned. All three depend on their arguments alone, so that a search can be resumed.

    Raises OptionError where the space is empty, names no hyper-parameter, or leaves its range;
    where the spec sums over all parameters, and so over all trials, or reads other inputs.
    """

    spec: Any
    space: Mapping[str, Uniform]
    start: Callable[[Sequence[int]], Stacks]
    gradients: Callable[[Stacks, int], tuple[Any, Stacks]]
    score: Callable[[Stacks], Any]
    rungs: Sequence[int]
    keep: float = 1 / 3
    direction: Literal["maximize", "minimize"] = "maximize"
    hypers: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def __post_init__(self) -> None:
        spec = as_spec(self.spec)
        _check_spec(spec)
        known = {role.name: role for role in spec.of_kind(RoleKind.HYPER)}
        for name, given in (("space", self.space), ("hypers", self.hypers)):
            if not is_a(given, Mapping):
                raise OptionError(f"{name}: expected a dict by name, got {given!r:.80}")
        for name in ("start", "gradients", "score"):
            if not callable(given := getattr(self, name)):
                raise OptionError(f"{name}: expected a function, got {given!r:.80}")
        if not self.space:
            raise OptionError(f"space: it is empty; expected some of {', '.join(known)}")
        for name, span in self.space.items():
            _check_span(name, span, known.get(name), spec.name, [*known])
        _check_hypers(self, known, spec.name)
        rungs = tuple(self.rungs) if is_a(self.rungs, Sequence) else ()
        if (
            not rungs
            or any(type(r) is not int for r in rungs)
            or rungs[0] < 1
            or any(low >= high for low, high in pairwise(rungs))
        ):
            raise OptionError(f"rungs: expected steps, ascending from 1, got {self.rungs!r:.80}")
        if not is_a(self.keep, Real) or not 0 < self.keep < 1:
            raise OptionError(f"keep: expected a share between 0 and 1, got {self.keep!r:.80}")
        if self.direction not in DIRECTIONS:
            raise OptionError(
                f"direction: expected {' or '.join(DIRECTIONS)}, got {self.direction!r:.80}"
            )


def _check_spec(spec: Spec) -> None:
    if inputs := [role.name for role in spec.of_kind(RoleKind.AUX)]:
        raise OptionError(f"{spec.name} reads {', '.join(inputs)}, which trials do not give")
    sums = {
        node.op
        for graph in spec.variants()
        for node in graph.nodes
        if OPS[node.op].is_reduction and node.type.domain == STEP
    }
    if sums:
        raise OptionError(
            f"{spec.name} has {', '.join(sorted(sums))} over all parameters, and so over all "
            f"trials, which would depend on each other; reduce over GROUP, which is a trial"
        )


def _check_span(
    name: str, span: object, role: Role | None, spec: str, known: Sequence[str]
) -> None:
    if role is None:
        raise OptionError(
            f"space: {spec} has no hyper-parameter '{name}'; it has {', '.join(known)}"
        )
    if not isinstance(span, Uniform):
        raise OptionError(f"space: '{name}': expected Uniform or LogUniform, got {span!r:.80}")
    ends = span.low, span.high
    are_numbers = all(is_a(end, Real) and isfinite(end) for end in ends)
    if not are_numbers or not span.low < span.high:
        raise OptionError(f"space: '{name}': expected two numbers, ascending, got {ends}")
    if isinstance(span, LogUniform) and span.low <= 0:
        raise OptionError(f"space: '{name}': expected numbers above 0, got {ends}")
    if role.range is not None and not all(end in role.range for end in ends):
        raise OptionError(f"space: '{name}': expected numbers {role.range.told}, got {ends}")


def _check_hypers(search: HyperSearch, known: Mapping[str, Role], spec: str) -> None:
    if unknown := [name for name in search.hypers if name not in known]:
        raise OptionError(f"hypers: {spec} has no {', '.join(unknown)}; it has {', '.join(known)}")
    if both := [name for name in search.hypers if name in search.space]:
        raise OptionError(f"hypers: {', '.join(both)} is in the space, too; leave one of them out")
    for name, value in search.hypers.items():
        span = known[name].range
        if is_a(value, str) or (span is not None and is_a(value, Real) and value not in span):
            told = "a number" if span is None else f"a number {span.told}"
            raise OptionError(f"hypers: '{name}': expected {told}, got {value!r:.80}")
    given = {*search.hypers, *search.space}
    if open_ := [n for n, r in known.items() if r.default is None and n not in given]:
        raise OptionError(f"hypers: {spec} has no default of {', '.join(open_)}; give it here")
