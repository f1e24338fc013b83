"""A line search for the strong Wolfe conditions: bracket by extrapolation, then zoom by cubics.

f(t) <= f(0) + c1 t f'(0)  and  |f'(t)| <= c2 |f'(0)|, with the constants, safeguards and order of
evaluations of torch.optim.LBFGS, which has them of minFunc.
Source: Nocedal and Wright, "Numerical optimization", 2006, algorithms 3.5 and 3.6.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

C1, C2 = 1e-4, 0.9
_EDGE = 0.1  # of the bracket: nearer to its ends no two trials come in a row


@dataclass(frozen=True, slots=True)
class Trial:
    """A point of the line: where, the function's value, its slope, and the gradient there."""

    t: float
    value: float
    slope: float
    grad: Any


def strong_wolfe(
    at: Callable[[float], Trial], start: Trial, t: float, reach: float, tolerance: float, most: int
) -> tuple[Trial, int]:
    """The trial that was found, and how often `at` was called, which is about `most` times.

    `start` is at 0, the first trial at `t`; `reach` is the largest step of an element per t, and a
    bracket in which none moves by `tolerance` ends the search. Infinity is a value, NaN is none.
    """
    before, new, count = start, at(t), 0
    while count < most:
        if _is_too_high(new, start, before if count > 1 else None):
            return _zoom(at, start, before, new, reach, tolerance, count, most)
        if _is_flat(new, start):
            return new, count + 1
        if new.slope >= 0:
            return _zoom(at, start, before, new, reach, tolerance, count, most)
        low, high = new.t + 0.01 * (new.t - before.t), new.t * 10
        t = _cubic(before, new, low, high)
        before, new, count = new, at(t), count + 1
    return (start if start.value <= new.value else new), count + 1


def _zoom(
    at: Callable[[float], Trial], start: Trial, one: Trial, two: Trial,
    reach: float, tolerance: float, count: int, most: int,
) -> tuple[Trial, int]:  # fmt: skip
    """Makes a bracket smaller until a trial in it fits."""
    ends, stuck = [one, two], False
    low = 0 if one.value <= two.value else 1
    while count < most:
        left, right = sorted(end.t for end in ends)
        if (right - left) * reach < tolerance:
            break
        t = _cubic(ends[0], ends[1], left, right)
        edge = _EDGE * (right - left)
        if min(right - t, t - left) >= edge:
            stuck = False
        elif stuck or t >= right or t <= left:
            t = right - edge if abs(t - right) < abs(t - left) else left + edge
            stuck = False
        else:
            stuck = True
        new, count = at(t), count + 1
        if _is_too_high(new, start, ends[low]):
            ends[1 - low] = new
            low = 0 if ends[0].value <= ends[1].value else 1
            continue
        done = _is_flat(new, start)
        if not done and new.slope * (ends[1 - low].t - ends[low].t) >= 0:
            ends[1 - low] = ends[low]
        ends[low] = new
        if done:
            break
    return ends[low], count + 1


def _is_too_high(new: Trial, start: Trial, best: Trial | None = None) -> bool:
    """True if the value has not come down enough, or not below that of `best`."""
    enough = new.value <= start.value + C1 * new.t * start.slope
    return not enough or (best is not None and new.value >= best.value)


def _is_flat(new: Trial, start: Trial) -> bool:
    return abs(new.slope) <= -C2 * start.slope


def _cubic(one: Trial, two: Trial, low: float, high: float) -> float:
    """The minimum of the cubic through two points with their slopes, within low and high."""
    a, b = (one, two) if one.t <= two.t else (two, one)
    if a.t == b.t:
        return a.t
    mean = a.slope + b.slope - 3 * (a.value - b.value) / (a.t - b.t)
    square = mean**2 - a.slope * b.slope
    if not math.isfinite(square) or square < 0:
        return (low + high) / 2
    root = math.sqrt(square)
    divisor = b.slope - a.slope + 2 * root
    if divisor == 0.0:
        return (low + high) / 2
    return min(max(b.t - (b.t - a.t) * ((b.slope + root - mean) / divisor), low), high)
