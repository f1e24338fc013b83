"""The proof of a capture: twenty steps beside the original, at shapes and numbers not captured.

The truth is the original in f64. The spec passes that is no further from it than 2e-5 of the way
moved, or than the original's own f32 is in the same run, and a tenth more: both are rounding. So
do its states, where the original keeps them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from ....ir.conditions import matches
from ....ir.errors import CaptureError
from ....ir.graph import Spec
from ..sites import place_of
from .compare import Difference, Parted, compared, own_error
from .first_node import FirstNode, Witnessed, first_node
from .runs import Hypers, Inputs, SpecRunner, Tensors, Track, default_numbers

STEPS = 20
_OTHERS = 2  # of the proofs have other numbers than those captured
_SIZE = 0.05  # of the parameters: the larger they are, the more rounding hides
_RATES = ("lr", "learning_rate")
# Of the way that parameters and states went, where all is f64 but literals that a library rounds.
_EXACT = (1e-7, 1e-6)
# Of each seed: two tensors of one group, one of another.
_SHAPES = (
    ((9,), (4, 6), (8, 3)), ((14,), (2, 3, 4), (5, 9)), ((), (3, 2, 2, 4), (6, 2)),
)  # fmt: skip

Shapes = Sequence[tuple[int, ...]]


class Rival(Protocol):
    """The original, that steps tensors in two groups from the same numbers as the spec."""

    def track(self, dtype: str, inputs: Inputs) -> Track:
        """The parameters after each step, and the states that it has under the spec's names."""
        ...

    def seen(self, inputs: Inputs, step: int) -> Sequence[Witnessed]:
        """What it makes in one step in f64, if that can be told."""
        ...


@dataclass(frozen=True, slots=True)
class Proof:
    """How far a spec and the original's f32 are from its f64, relative to the way moved."""

    steps: int
    error: float
    original_error: float | None  # asked for where the spec's is more than 2e-5
    shapes: tuple[tuple[int, ...], ...]
    hypers: tuple[str, ...]  # that had other values than when captured
    in_f64: bool = False  # the spec, too: in f32 its rounding was as far as the original's, or more

    def __str__(self) -> str:
        if self.in_f64:
            return f"{self.error:.1e} of the way after {self.steps} steps, all kept in f64"
        own = f"; the original's own f32 {self.original_error:.1e}" if self.original_error else ""
        return f"{self.error:.1e} of the way after {self.steps} steps{own}"


class ProofError(CaptureError):
    """A spec and its original part, at a tensor of some rank."""

    def __init__(
        self, run: SideBySide, difference: Difference, first: FirstNode | None = None
    ) -> None:
        self.run, self.difference = run, difference
        shape = run.inputs.params[difference.tensor].shape
        self.rank = len(shape)
        graph = next(g for g in run.runner.spec.variants() if matches(g.when, shape))
        super().__init__(
            f"the proof fails: after step {difference.step + 1}, {difference.role} of shape "
            f"{shape} is {difference.error:.1e} of the way from the original in f64, whose own f32 "
            f"is {difference.own:.1e} from it" + (f"; {first}" if first else ""),
            first.place if first else place_of(graph.origin_of(difference.role)),
            "the step depends on something that was not seen: numbers that Python converts, "
            "options that are read once, other tensors",
        )

    def explained(self) -> ProofError:
        """The same, with the first node that differs in that step, if it can be told."""
        inputs, step = self.run.inputs.in_f64(), self.difference.step
        try:
            seen = self.run.rival.seen(inputs, step)
            found = self.run.runner.at(inputs, step)
        except Exception:  # what the original does not do in f64 explains nothing
            return self
        first = first_node(found, self.difference.tensor, seen)
        return ProofError(self.run, self.difference, first)


def prove(
    spec: Spec, rival: Rival, unread: Mapping[str, float] | None = None, groups: int = 2,
    shapes: Sequence[Shapes] = (),
) -> Proof:  # fmt: skip
    """Steps a spec beside the original, three times. Raises ProofError where they part.

    `unread` are numbers of the original that the spec does not have: they change, too. A library
    that has no groups of parameters has one; `shapes` are those of more runs.
    """
    numbers, runner = {**(unread or {}), **default_numbers(spec)}, SpecRunner(spec)
    tried = [tuple(s for s in some if _takes(spec, s)) for some in (*_SHAPES, *shapes)]
    proofs = [
        SideBySide(runner, rival, _inputs(seed, some, numbers, groups)).proof()
        for seed, some in enumerate(tried, 1) if some
    ]  # fmt: skip
    return max(proofs, key=lambda proof: proof.error)


def _takes(spec: Spec, shape: tuple[int, ...]) -> bool:
    return any(matches(g.when, shape) for g in spec.variants())


def _inputs(seed: int, shapes: Shapes, numbers: Mapping[str, float], several: int) -> Inputs:
    rng = np.random.default_rng(seed)
    params = [np.asarray(_SIZE * rng.standard_normal(s), np.float32) for s in shapes]
    grads = [[np.asarray(rng.standard_normal(s), np.float32) for s in shapes] for _ in range(STEPS)]
    groups = [0 if number < 2 else several - 1 for number in range(len(shapes))]
    hypers = _other_hypers(numbers, seed) if seed <= _OTHERS else _AS_CAPTURED
    return Inputs(params, grads, groups, hypers)


@dataclass(frozen=True, slots=True)
class SideBySide:
    """A spec and its original from the same inputs."""

    runner: SpecRunner
    rival: Rival
    inputs: Inputs

    def proof(self) -> Proof:
        """How near they are. Raises ProofError."""
        try:
            truth = self.rival.track("f64", self.inputs)
        except Exception:  # numbers that the original refuses prove nothing about it
            if self.inputs.hypers is _AS_CAPTURED:
                raise
            plain = replace(self.inputs, hypers=_AS_CAPTURED)
            return replace(self, inputs=plain).proof()
        start, ours = self.inputs.in_f64().params, self.runner.track(self.inputs)
        found, original_error, in_f64 = self._compared(start, truth, ours)
        shapes = tuple(param.shape for param in self.inputs.params)
        changed = tuple(self.inputs.hypers[0][0])
        return Proof(STEPS, found, original_error, shapes, changed, in_f64)

    def _compared(
        self, start: Tensors, truth: Track, ours: Track
    ) -> tuple[float, float | None, bool]:
        """The spec's error, that of the original's f32 where it counts, and whether all is f64."""
        with contextlib.suppress(Parted):
            return compared(start, truth, truth, ours)[0], None, False
        own = self.rival.track("f32", self.inputs)
        with contextlib.suppress(Parted):
            return *compared(start, truth, own, ours), False
        # Where f32 amplifies its own rounding, the equations themselves decide.
        exact = self.runner.track(self.inputs.in_f64())
        try:
            return compared(start, truth, truth, exact, *_EXACT)[0], None, True
        except Parted as parted:
            one = parted.difference
            found = replace(one, own=own_error(start, truth, own, one))
            raise ProofError(self, found) from None


def _other_hypers(known: Mapping[str, float], seed: int) -> list[list[Hypers]]:
    """For each step what two groups have; the learning rate falls halfway."""
    groups = [{n: other_value(v, seed + g) for n, v in known.items()} for g in range(2)]
    later = [{n: 0.5 * v if n in _RATES else v for n, v in g.items()} for g in groups]
    return [groups if step < STEPS // 2 else later for step in range(STEPS)]


_AS_CAPTURED: list[list[Hypers]] = [[{}, {}] for _ in range(STEPS)]


def other_value(value: float, number: int) -> float:
    """Another value that an optimizer takes where it takes this one; whole numbers stay whole."""
    if value == 0.0:
        return 0.01 * number
    if 0.0 < abs(value) < 1.0:
        return value * (1.0 - 0.03 * number)
    if float(value).is_integer() and abs(value) > 1.0:
        return type(value)(value + number)
    return value * (1.0 + 0.07 * number)
