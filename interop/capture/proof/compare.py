"""Two runs of one optimizer, compared value by value with a third that is the truth."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....ir.errors import CaptureError
from .runs import Tensors, Track

NEAR = 2e-5  # of the way moved
OWN = 1.1  # times the error of the original's f32


@dataclass(frozen=True, slots=True)
class Difference:
    """How far a role of a tensor is from the truth after a step, of the way it went."""

    step: int
    tensor: int
    role: str
    error: float
    own: float  # of the original's f32


class Parted(Exception):
    """The runs differ by more than rounding; the largest difference at the first such step."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(str(difference))
        self.difference = difference


def compared(
    start: Tensors, truth: Track, own: Track, ours: Track, near: float = NEAR,
    near_states: float = NEAR,
) -> tuple[float, float]:  # fmt: skip
    """How far the parameters of a run are from the truth, and those of the original's own f32.

    States are compared where the truth has them. Raises Parted where one is farther than `near` (a
    state: `near_states`) of the way that it went and than 1.1 times its own f32; CaptureError for a
    truth that is not finite or does not move.
    """
    worst, worst_own = 0.0, 0.0
    scales: dict[tuple[int, str], _Scale] = {}
    for step, tensors in enumerate(truth):
        parted: list[Difference] = []
        for tensor, exact in enumerate(tensors):
            for role, wanted, theirs, found in _values(
                exact, own[step][tensor], ours[step][tensor]
            ):
                scale = scales.setdefault(
                    (tensor, role), _Scale(start[tensor] if role == "param" else 0.0)
                )
                scale.grow(wanted, theirs)
                if role == "param" and not math.isfinite(scale.way):
                    raise _not_finite(step)
                error, unit = _largest(found - wanted), scale.way or 1.0
                theirs_error = 0.0 if theirs is wanted else _largest(theirs - wanted)
                limit = (near if role == "param" else near_states) * scale.way
                if not error <= max(limit, OWN * scale.own):
                    parted.append(Difference(step, tensor, role, error / unit, theirs_error / unit))
                if role == "param":
                    worst, worst_own = max(worst, error / unit), max(worst_own, theirs_error / unit)
        if parted:
            raise Parted(max(parted, key=lambda one: (one.role == "param", one.error)))
    _check_moves(start, truth)
    return worst, worst_own


def own_error(start: Tensors, truth: Track, own: Track, one: Difference) -> float:
    """How far the original's own f32 is from the truth where a difference was found."""
    scale = _Scale(start[one.tensor] if one.role == "param" else 0.0)
    error = 0.0
    for step in range(one.step + 1):
        wanted, theirs = (
            np.asarray(track[step][one.tensor].get(one.role, 0.0), np.float64)
            for track in (truth, own)
        )
        scale.grow(wanted, theirs)
        error = _largest(theirs - wanted)
    return error / (scale.way or 1.0)


def _not_finite(step: int) -> CaptureError:
    return CaptureError(
        f"the original's parameter is not finite after step {step + 1} of the proof",
        remedy="capture it with options under which it converges",
    )


class _Scale:
    """The longest way that a role went from where it started, and the largest error of its f32."""

    def __init__(self, start: Any) -> None:
        self.start, self.way, self.own = start, 0.0, 0.0

    def grow(self, truth: Any, own: Any) -> None:
        """Another step."""
        self.way = max(self.way, _largest(truth - self.start))
        if own is not truth:
            self.own = max(self.own, _largest(own - truth))


def _values(
    exact: Mapping[str, Any], own: Mapping[str, Any], ours: Mapping[str, Any]
) -> Iterator[tuple[str, Any, Any, Any]]:
    """Role by role what all three have, in the original's shape; what is not finite is left out."""
    for role in exact:
        if role not in own or role not in ours:
            continue
        wanted = np.asarray(exact[role], np.float64)
        theirs = wanted if own is exact else np.asarray(own[role], np.float64)
        found = np.asarray(ours[role], np.float64)
        if found.size == wanted.size:
            found = found.reshape(wanted.shape)
        elif found.size != 1:
            continue
        if role == "param" or np.isfinite(wanted).all():
            yield role, wanted, theirs, found


def _check_moves(start: Tensors, truth: Track) -> None:
    ends: Sequence[Mapping[str, Any]] = truth[-1]
    if all(_largest(a["param"] - b) == 0.0 for a, b in zip(ends, start, strict=True)):
        raise CaptureError(
            "the original does not move its parameters in the proof",
            remedy="capture it with options under which it moves",
        )


def _largest(difference: Any) -> float:
    cells = np.abs(difference)
    return float(cells.max()) if cells.size else 0.0
