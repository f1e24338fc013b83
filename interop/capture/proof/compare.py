"""Comparison of a spec's run with runs of the original, of which the one in f64 is the truth.

A cell passes that is near the truth or the original's own f32, or has the special value (NaN,
infinity) of one of them. So a spec may be as exact as f64 where f32 overflows or underflows,
and as inexact as the original's f32; it may not be NaN where both are numbers, nor a number where
both are NaN.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....ir.errors import CaptureError
from .runs import Tensors, Track

NEAR = 2e-5  # of the way moved
OWN = 1.1  # times the error of the original's f32


@dataclass(frozen=True, slots=True)
class Difference:
    """The distance of a role from the truth after a step, relative to the way it went."""

    step: int
    tensor: int
    role: str
    error: float
    own: float  # of the original's f32
    found: float = math.nan
    wanted: float = math.nan

    def __str__(self) -> str:
        if math.isfinite(self.error):
            return (
                f"is {self.error:.1e} of the way from the original in f64, whose own f32 is "
                f"{self.own:.1e} from it"
            )
        return f"is {self.found:.6g} where the original has {self.wanted:.6g}"


class RunsDiffer(Exception):
    """The runs differ by more than rounding; the largest difference at the first such step."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(str(difference))
        self.difference = difference


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on the distance of parameters and states from the truth."""

    param: float = NEAR  # of the way
    state: float = NEAR
    own: float = OWN  # times the original's own error
    rounding: float = 0.0  # of a number, as where a parameter is made anew and stands still


def compared(
    start: Tensors, truth: Track, owns: Sequence[Track], ours: Track, limits: Limits = Limits()
) -> tuple[float, float]:  # fmt: skip
    """Return the distances from the truth of a run's parameters, and of the original's own f32.

    `owns` are runs of the original in f32, from inputs that are the same or a rounding away.
    States and gradients are compared where the truth has them. Raises RunsDiffer.
    """
    worst, worst_own = 0.0, 0.0
    parted: list[Difference] = []
    for tensor in range(len(start)):
        for role in {role: None for step in truth for role in step[tensor]}:
            line = _Line.of(role, tensor, start, truth, owns, ours)
            if line is None:
                continue
            found = line.difference(limits)
            parted += [found] if found else []
            if role == "param":
                worst, worst_own = (
                    max(a, b) for a, b in zip((worst, worst_own), line.errors, strict=True)
                )
    if parted:
        first = min(one.step for one in parted)
        raise RunsDiffer(
            max(
                (one for one in parted if one.step == first),
                key=lambda one: (one.role == "param", one.error),
            )
        )
    return worst, worst_own


def check_moves(start: Tensors, truth: Track) -> None:
    """Raises CaptureError for an original that leaves its parameters where they are."""
    if all(np.array_equal(a["param"], b) for a, b in zip(truth[-1], start, strict=True)):
        raise CaptureError(
            "the original does not move its parameters in the proof",
            remedy="capture it with options under which it moves",
        )


def finite_steps(truth: Track) -> int:
    """Return the number of steps that leave all parameters finite."""
    for number, step in enumerate(truth):
        if not all(np.isfinite(tensor["param"]).all() for tensor in step):
            return number
    return len(truth)


@dataclass(slots=True)
class _Line:
    """A role of a tensor, step by step: [steps, cells] of each run, for the steps that have it."""

    role: str
    tensor: int
    steps: list[int]
    start: Any
    wanted: Any
    found: Any
    theirs: list[Any]

    @classmethod
    def of(
        cls, role: str, tensor: int, start: Tensors, truth: Track, owns: Sequence[Track],
        ours: Track,
    ) -> _Line | None:  # fmt: skip
        """None where a run does not have it, or has it in another shape."""
        runs = [truth, ours, *owns]
        steps = [n for n in range(len(truth)) if all(role in run[n][tensor] for run in runs)]
        if not steps:
            return None
        cells = [[_cells(run[n][tensor][role]) for n in steps] for run in runs]
        size = max(one.size for one in cells[0])
        if any(one.size not in (1, size) for run in cells for one in run):
            return None
        wanted, found, *theirs = (
            np.stack([one if one.size == size else np.full(size, one) for one in run])
            for run in cells
        )
        first = _cells(start[tensor]) if role == "param" else np.zeros(1)
        return cls(role, tensor, steps, first, wanted, found, theirs)

    @property
    def way(self) -> Any:
        """The longest way that a cell went until each step."""
        with np.errstate(all="ignore"):
            return _largest_yet(np.abs(self.wanted - self.start))

    @property
    def own(self) -> Any:
        """The largest error of the original's f32 until each step."""
        found = np.zeros(len(self.steps))
        with np.errstate(all="ignore"):
            for theirs in self.theirs:
                found = np.maximum(found, _largest_yet(np.abs(theirs - self.wanted)))
        return found

    @property
    def errors(self) -> tuple[float, float]:
        """The largest error, and the original's own, of the way until then."""
        with np.errstate(all="ignore"):
            way = np.where(self.way > 0.0, self.way, 1.0)
            ours = _largest_yet(np.abs(self.found - self.wanted))
            return float(np.max(ours / way)), float(np.max(self.own / way))

    def difference(self, limits: Limits) -> Difference | None:
        """The largest difference at the first step that has one."""
        with np.errstate(all="ignore"):
            error = np.abs(self.found - self.wanted)
            near = limits.param if self.role == "param" else limits.state
            limit = np.maximum(near * self.way, limits.own * self.own)
            limit = np.maximum(limit[:, None], limits.rounding * np.abs(self.wanted))
            same = (error <= limit) | _alike(self.found, self.wanted)
        for theirs in self.theirs:
            same |= _alike(self.found, theirs) | self._is_near(theirs, near)
        if same.all():
            return None
        row = int(np.argmin(same.all(axis=1)))
        far = np.where(same[row], -1.0, np.nan_to_num(error[row], nan=np.inf, posinf=np.inf))
        cell, unit = int(np.argmax(far)), float(self.way[row]) or 1.0
        return Difference(
            self.steps[row], self.tensor, self.role, float(far[cell]) / unit,
            float(self.own[row]) / unit, float(self.found[row, cell]),
            float(self.wanted[row, cell]),
        )  # fmt: skip

    def _is_near(self, theirs: Any, near: float) -> Any:
        """Return a mask of cells near the original's own f32, relative to the way that it went."""
        with np.errstate(all="ignore"):
            way = _largest_yet(np.abs(theirs - self.start))
            return np.abs(self.found - theirs) <= near * way[:, None]


def _cells(value: Any) -> Any:
    """The cells as f64; an array that is not there, such as a gradient, is one NaN."""
    return np.asarray(np.nan if value is None else value, np.float64).reshape(-1)


def _alike(found: Any, wanted: Any) -> Any:
    return (found == wanted) | (np.isnan(found) & np.isnan(wanted))


def _largest_yet(sizes: Any) -> Any:
    """The largest finite cell of the rows until each."""
    return np.maximum.accumulate(np.where(np.isfinite(sizes), sizes, 0.0).max(axis=1, initial=0.0))
