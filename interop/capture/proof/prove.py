"""The proof of a capture: the spec steps beside the original, in runs chosen to refute it.

The truth is the original in f64. The spec passes a run if it is no further from it, or from the
original in f32, than 2e-5 of the way moved. Where it is, its equations in f64 must be the
original's to 1e-7, and it may be as far from the truth as the original's own f32 is, and a tenth
more: both are rounding. Where f32 amplifies its rounding, it may be four times as far as the
original is, also from inputs that differ by a rounding.
An original whose f32 is exact excuses nothing. States and gradients are held to the same.

Where both round to 16 bits between, their equations without these roundings must agree as well;
options under which the original's own f32 diverges are tried a tenth as far from those captured.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Protocol

import numpy as np

from ....ir.conditions import matches
from ....ir.errors import CaptureError
from ....ir.graph import Graph, Spec
from ..sites import place_of
from .compare import Difference, Limits, RunsDiffer, check_moves, compared, finite_steps
from .first_node import FirstNode, LoggedOp, first_node
from .regimes import STEPS, Shapes, branch_run, runs, small_run
from .runs import Inputs, SpecRunner, Tensors, Track, default_numbers
from .sides import Side, TrialInputs

# Of the way that parameters and states went, where all is f64 but literals that a library rounds.
_EXACT = Limits(1e-7, 1e-6, rounding=2.0**-50)
_NEAR = Limits(own=0.0)
_AMPLIFIED = Limits(own=4.0)
_BF16 = Limits(0.25, np.inf, 1.0)  # a rounding of 16 bits in each operation of some steps
_LEAST = 20  # steps that an original must be finite for
_TRIED = 3  # inputs that take a side and that the original refuses


class Reference(Protocol):
    """The original, that steps tensors in groups from the same numbers as the spec."""

    skips: ClassVar[bool]  # whether tensors may have no gradient in a step
    dtypes: ClassVar[tuple[str, ...]]  # beside f32 and f64

    @property
    def forced(self) -> frozenset[str]:
        """States that `Inputs.numbers` sets; none where a branch on a number is no branch of it."""
        ...

    def track(self, dtype: str, inputs: Inputs) -> Track:
        """The parameters after each step, and the states that it has under the spec's names."""
        ...

    def seen(self, inputs: Inputs, step: int) -> Sequence[LoggedOp]:
        """Return the values of one step in f64, if they are known."""
        ...


@dataclass(frozen=True, slots=True)
class Proof:
    """The distances of a spec and the original's f32 from its f64, relative to the way moved."""

    steps: int
    error: float
    original_error: float | None  # asked for where the spec's is more than 2e-5
    shapes: tuple[tuple[int, ...], ...]
    hypers: tuple[str, ...]  # that had other values than when captured
    in_f64: bool = False  # the spec, too: in f32 its rounding was further than the original's
    regimes: tuple[str, ...] = ()
    dtypes: tuple[str, ...] = ("f32",)  # of parameters that were compared with the original's
    unseen: tuple[str, ...] = ()  # sides of branches that no input took, and what was left out
    rounded: tuple[float, float] | None = None
    """Where both round to 16 bits: from the original's own f32; in f64, where neither rounds."""

    def __str__(self) -> str:
        return self._error() + (
            f"; both round to 16 bits between: {self.rounded[0]:.1e} from the original's own f32, "
            f"{self.rounded[1]:.1e} in f64, where neither rounds"
            if self.rounded
            else ""
        )

    def _error(self) -> str:
        if self.in_f64:
            return f"{self.error:.1e} of the way after {self.steps} steps, all kept in f64"
        own = f"; the original's own f32 {self.original_error:.1e}" if self.original_error else ""
        return f"{self.error:.1e} of the way after {self.steps} steps{own}"

    @property
    def ranks(self) -> tuple[int, ...]:
        """Of the tensors that were stepped."""
        return tuple(sorted({len(shape) for shape in self.shapes}))


class ProofError(CaptureError):
    """A spec and its original part, at a tensor of some rank."""

    def __init__(
        self, run: SideBySide, difference: Difference, first: FirstNode | None = None,
        dtype: str = "",
    ) -> None:  # fmt: skip
        self.run, self.difference, self.dtype = run, difference, dtype
        shape = run.inputs.params[difference.tensor].shape
        self.rank = len(shape)
        graph = run.graph_of(difference.tensor)
        role = "p.grad" if difference.role == "grad" else difference.role
        super().__init__(
            f"the proof fails: after step {difference.step + 1}, {role} of shape "
            f"{shape} {difference}, with {run.inputs.regime}{dtype}"
            + (f"; {first}" if first else ""),
            first.place if first else place_of(graph.origin_of(difference.role)),
            "the step depends on something that was not seen: numbers that Python converts, "
            "options that are read once, other tensors",
        )

    def explained(self) -> ProofError:
        """The same, with the first node that differs in that step, if it can be told."""
        inputs, step = self.run.inputs.in_f64(), self.difference.step
        try:
            seen = self.run.reference.seen(inputs, step)
            found = self.run.runner.at(inputs, step)
            first = first_node(found, self.difference.tensor, seen)
        except Exception:  # what the original does not do in f64 explains nothing
            return self
        return ProofError(self.run, self.difference, first, self.dtype)


def prove(
    spec: Spec, reference: Reference, unread: Mapping[str, float] | None = None, groups: int = 3,
    shapes: Sequence[Shapes] = (),
) -> Proof:  # fmt: skip
    """Steps a spec beside the original in all regimes. Raises ProofError where they part.

    `unread` are numbers of the original that the spec does not have: they change, too. A library
    that has no groups of parameters has one; `shapes` are those of more runs.
    """
    numbers, runner = {**(unread or {}), **default_numbers(spec)}, SpecRunner(spec)
    made = runs(numbers, lambda s: _takes(spec, s), groups, reference.skips, shapes)
    beside = (SideBySide(runner, reference, inputs, numbers) for inputs in made if inputs.params)
    proofs = [one.proof() for one in beside]
    small = SideBySide(runner, reference, small_run(lambda s: _takes(spec, s)))
    untold = {dtype: small.check_dtype(dtype) for dtype in reference.dtypes}
    proofs += _forced(runner, reference)
    worst = max(proofs, key=lambda proof: proof.error)
    sides = [f"{runner.sides.told(side)}" for side in runner.sides.left]
    return replace(
        worst, steps=STEPS,
        shapes=tuple({shape: None for proof in proofs for shape in proof.shapes}),
        hypers=proofs[0].hypers, in_f64=any(proof.in_f64 for proof in proofs),
        regimes=tuple({name: None for proof in proofs for name in proof.regimes}),
        dtypes=("f32", *(dtype for dtype, told in untold.items() if not told)),
        unseen=tuple(dict.fromkeys((
            *(t for p in proofs for t in p.unseen), *filter(None, untold.values()), *sides
        ))),
        rounded=_largest([proof.rounded for proof in proofs if proof.rounded]),
    )  # fmt: skip


def _largest(pairs: Sequence[tuple[float, float]]) -> tuple[float, float] | None:
    return (max(a for a, _ in pairs), max(b for _, b in pairs)) if pairs else None


def _takes(spec: Spec, shape: tuple[int, ...]) -> bool:
    return any(matches(g.when, shape) for g in spec.variants())


def _forced(runner: SpecRunner, reference: Reference) -> Iterator[Proof]:
    """Runs that take the sides of branches which no other run has taken."""
    if not reference.forced:
        return
    for side in list(runner.sides.left):
        refused = 0
        for inputs in _taking(runner, reference, side):
            try:
                yield SideBySide(runner, reference, inputs).proof(moves=False)
                break
            except ProofError:
                raise
            except Exception:  # numbers that the original refuses prove nothing about it
                refused += 1
                runner.sides.left[side] = None
                if refused == _TRIED:
                    break


def _taking(runner: SpecRunner, reference: Reference, side: Side) -> Iterator[Inputs]:
    """Inputs under which the spec takes a side."""
    if side not in runner.sides.left:
        return
    for one in runner.sides.tries(side):
        if one.numbers.keys() <= reference.forced and (inputs := _inputs_of(runner, side, one)):
            others = dict(runner.sides.left)
            with contextlib.suppress(OverflowError, MemoryError):
                runner.track(inputs)
            is_taken = side not in runner.sides.left
            runner.sides.left = others
            if is_taken:
                yield inputs


def _inputs_of(runner: SpecRunner, side: Side, one: TrialInputs) -> Inputs | None:
    variants = runner.spec.variants()

    def takes(shape: tuple[int, ...]) -> bool:
        chosen = [n for n, g in enumerate(variants) if matches(g.when, shape)]
        return bool(chosen) and chosen[0] == side.graph

    return branch_run(takes, one)


@dataclass(frozen=True, slots=True)
class SideBySide:
    """A spec and its original from the same inputs."""

    runner: SpecRunner
    reference: Reference
    inputs: Inputs
    numbers: Mapping[str, float] = field(default_factory=dict[str, float])  # as captured

    def proof(self, moves: bool = True) -> Proof:
        """Return the proof. Raises ProofError; CaptureError for a parameter that does not move."""
        try:
            truth = self.reference.track("f64", self.inputs)
        except Exception as error:
            if not moves:
                raise
            return self._without(error)
        if self.inputs.is_plain:
            check_moves(self.inputs.params, truth)
            steps = finite_steps(truth)
            if steps < len(truth):
                return self._cut(steps)
        start, ours = self.inputs.in_f64().params, self.runner.track(self.inputs)
        rounded = None
        if self.runner.rounds and self.inputs.is_plain:
            own, steadier = (
                self.reference.track("f32", self.inputs),
                self.inputs.steadier(self.numbers),
            )
            if finite_steps(own) < len(own) and steadier is not None:
                return replace(self, inputs=steadier).proof()
            rounded = self._rounded(start, own, truth, ours)
        found, original_error, in_f64 = self._compared(start, truth, ours)
        shapes = tuple(param.shape for param in self.inputs.params)
        changed = tuple(self.inputs.hypers[0][0])
        error = found if self.inputs.is_plain else 0.0
        return Proof(
            len(truth), error, original_error, shapes, changed, in_f64, (self.inputs.regime,),
            rounded=rounded,
        )  # fmt: skip

    def _rounded(
        self, start: Tensors, own: Track, truth: Track, ours: Track
    ) -> tuple[float, float]:
        """Return distances from the original's own f32, and from its f64 where neither rounds."""
        beside = compared(start, own, (), ours, Limits(np.inf, np.inf))[0]
        few = self.inputs.until(_LEAST)
        equations = self.runner.track(few.in_f64())
        return beside, self._within(start, truth[:_LEAST], (), equations, _EXACT)[0]

    def _without(self, error: Exception) -> Proof:
        """The proof without absent gradients, or other options, that the original refuses."""
        whole, plain = self.inputs.present(), self.inputs.as_captured()
        told = f"the original raises {type(error).__name__}"
        if whole is not self.inputs:
            found = replace(self, inputs=whole).proof()
            return replace(found, unseen=(*found.unseen, "absent gradients: the original raises"))
        if any(map(any, self.inputs.hypers)):
            return replace(self, inputs=plain).proof()
        if not self.inputs.is_plain:
            return Proof(0, 0.0, None, (), (), unseen=(f"{self.inputs.regime}: {told}",))
        if isinstance(error, CaptureError):
            raise error
        raise CaptureError(f"{told} in the proof: {error}") from error

    def _cut(self, steps: int) -> Proof:
        """The proof until the original itself diverges."""
        if steps < _LEAST and any(map(any, self.inputs.hypers)):  # of others it diverges
            return replace(self, inputs=self.inputs.as_captured()).proof()
        if steps < _LEAST:
            raise CaptureError(
                f"the original's parameter is not finite after step {steps + 1} of the proof",
                place_of(self.graph_of(0).origin_of("param")),
                remedy="capture it with options under which it converges",
            )
        found = replace(self, inputs=self.inputs.until(steps)).proof()
        told = f"step counts above {steps}: the original's parameter is not finite there"
        return replace(found, unseen=(told,))

    def graph_of(self, tensor: int) -> Graph:
        """The variant that steps a tensor."""
        shape = self.inputs.params[tensor].shape
        return next(g for g in self.runner.spec.variants() if matches(g.when, shape))

    def _compared(
        self, start: Tensors, truth: Track, ours: Track
    ) -> tuple[float, float | None, bool]:
        """The spec's error, that of the original's f32 where it counts, and whether all is f64."""
        with contextlib.suppress(RunsDiffer):
            return compared(start, truth, (), ours)[0], None, False
        owns = [self.reference.track("f32", self.inputs)]
        with contextlib.suppress(RunsDiffer):
            return *compared(start, truth, owns, ours, _NEAR), False
        try:
            found, amplified = compared(start, truth, owns, ours), False
        except RunsDiffer as parted:
            owns.append(self.reference.track("f32", self.inputs.nudged()))
            first = parted.difference
            found, amplified = self._within(start, truth, owns, ours, _AMPLIFIED, first), True
        equations = self.runner.track(self.inputs.in_f64())
        exact = self._within(start, truth, (), equations, _EXACT)
        return (exact[0], None, True) if amplified else (*found, False)

    def _within(
        self, start: Tensors, truth: Track, owns: Sequence[Track], ours: Track,
        limits: Limits, first: Difference | None = None,
    ) -> tuple[float, float]:  # fmt: skip
        try:
            return compared(start, truth, owns, ours, limits)
        except RunsDiffer as parted:
            raise ProofError(self, first or parted.difference) from None

    def check_dtype(self, dtype: str) -> str:
        """Why the original says nothing of a dtype; "" if it steps such parameters as others.

        Raises ProofError where it goes another way.
        """
        try:
            theirs = self.reference.track(dtype, self.inputs)
        except Exception as error:  # it takes no such parameters
            return f"parameters of {dtype}: the original raises {type(error).__name__}"
        truth, start = self.reference.track("f64", self.inputs), self.inputs.in_f64().params
        if finite_steps(theirs) < len(theirs):
            return f"parameters of {dtype}: the original's rounding leaves NaN or infinity"
        rounded = self.reference.track(f"{dtype} in f32", self.inputs)
        try:
            compared(start, truth, [rounded], theirs, _BF16)
        except RunsDiffer as parted:
            raise ProofError(self, parted.difference, dtype=f" of {dtype}") from None
        return ""
