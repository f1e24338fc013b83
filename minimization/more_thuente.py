"""The line search of L-BFGS-B: sufficient decrease and curvature, by safeguarded cubics.

Source: Moré and Thuente, "Line search algorithms with guaranteed sufficient decrease", ACM TOMS
20, 1994; the constants are those that L-BFGS-B 3.0 sets (ftol 1e-3, gtol .9, xtol .1).
"""

from __future__ import annotations

import math
from typing import NamedTuple

_FTOL, _GTOL, _XTOL = 1e-3, 0.9, 0.1
_FEWER, _MORE = 1.1, 4.0  # the next interval while there is no bracket, in steps from the best


class Sample(NamedTuple):
    """A step with the function's value and slope there."""

    step: float
    value: float
    slope: float

    def tilted(self, slope: float) -> Sample:
        """Of the function less a line of that slope."""
        return Sample(self.step, self.value - self.step * slope, self.slope - slope)


class MoreThuente:
    """One search: `take` each value and slope; the next step to try is `step`, until `done`."""

    def __init__(self, value: float, slope: float, step: float, longest: float) -> None:
        self.step, self.done, self._longest = step, False, longest
        self._start = Sample(0.0, value, slope)
        self._best = self._other = self._start
        self._bracketed, self._second_stage = False, False
        self._low, self._high = 0.0, step + _MORE * step
        self._width, self._width_before = longest, 2 * longest

    def take(self, value: float, slope: float) -> None:
        """Ends the search, or makes the interval smaller and sets the next step."""
        if not (math.isfinite(value) and math.isfinite(slope)):  # too far
            self.step = 0.5 * (self._best.step + self.step)
            return
        new, tilt = Sample(self.step, value, slope), _FTOL * self._start.slope
        limit = self._start.value + new.step * tilt
        enough = value <= limit
        self._second_stage |= enough and slope >= 0
        if (enough and abs(slope) <= -_GTOL * self._start.slope) or self._is_at_end(new, tilt):
            self.done = True
            return
        if not self._second_stage and value <= self._best.value and not enough:
            lowered = [one.tilted(tilt) for one in (self._best, self._other, new)]
            self._shrink(*lowered)
            self._best, self._other = self._best.tilted(-tilt), self._other.tilted(-tilt)
        else:
            self._shrink(self._best, self._other, new)
        self._set_interval()

    def _is_at_end(self, new: Sample, tilt: float) -> bool:
        """True if no better step can be found: for rounding, or at an end of the range."""
        below = new.value <= self._start.value + new.step * tilt
        if self._bracketed and (self._is_outside(new.step) or self._is_narrow()):
            return True
        if new.step == self._longest and below and new.slope <= tilt:
            return True
        return new.step == 0.0 and (not below or new.slope >= tilt)

    def _is_outside(self, step: float) -> bool:
        return step <= self._low or step >= self._high

    def _is_narrow(self) -> bool:
        return self._high - self._low <= _XTOL * self._high

    def _shrink(self, best: Sample, other: Sample, new: Sample) -> None:
        bracketed = self._bracketed
        self.step, self._bracketed = next_step(best, other, new, bracketed, self._low, self._high)
        if new.value > best.value:
            self._best, self._other = best, new
        else:
            crosses = new.slope * math.copysign(1.0, best.slope) < 0
            self._best, self._other = new, best if crosses else other

    def _set_interval(self) -> None:
        best, other = self._best.step, self._other.step
        if self._bracketed:
            if abs(other - best) >= 0.66 * self._width_before:
                self.step = best + 0.5 * (other - best)
            self._width_before, self._width = self._width, abs(other - best)
            self._low, self._high = min(best, other), max(best, other)
        else:
            self._low = self.step + _FEWER * (self.step - best)
            self._high = self.step + _MORE * (self.step - best)
        self.step = min(max(self.step, 0.0), self._longest)
        if self._bracketed and (self._is_outside(self.step) or self._is_narrow()):
            self.step = best


def next_step(
    best: Sample, other: Sample, new: Sample, bracketed: bool, low: float, high: float
) -> tuple[float, bool]:
    """The step to try next, and whether a minimum is bracketed: the four cases of the paper."""
    opposite = new.slope * math.copysign(1.0, best.slope) < 0
    if new.value > best.value:  # case 1: a minimum lies between, nearer to the best
        cubic, quadratic = _cubic(best, new), _quadratic(best, new)
        nearer = abs(cubic - best.step) < abs(quadratic - best.step)
        return cubic if nearer else cubic + (quadratic - cubic) / 2, True
    if opposite:  # case 2: likewise, by the signs of the slopes
        cubic, secant = _cubic(new, best), _secant(best, new)
        farther = abs(cubic - new.step) > abs(secant - new.step)
        return cubic if farther else secant, True
    if abs(new.slope) < abs(best.slope):  # case 3: the slope flattens
        return _flattening(best, other, new, bracketed, low, high), bracketed
    if bracketed:  # case 4: it does not
        return _cubic(new, other), True
    return (high if new.step > best.step else low), False


def _flattening(
    best: Sample, other: Sample, new: Sample, bracketed: bool, low: float, high: float
) -> float:
    secant = _secant(best, new)
    cubic = _cubic(new, best, high if new.step > best.step else low)
    nearer = abs(cubic - new.step) < abs(secant - new.step)
    if not bracketed:
        return min(max(secant if nearer else cubic, low), high)
    step, limit = cubic if nearer else secant, new.step + 0.66 * (other.step - new.step)
    return min(limit, step) if new.step > best.step else max(limit, step)


def _cubic(a: Sample, b: Sample, beyond: float | None = None) -> float:
    """The minimum of the cubic through both with their slopes, from a; `beyond` if it has none."""
    theta = 3 * (a.value - b.value) / (b.step - a.step) + a.slope + b.slope
    size = max(abs(theta), abs(a.slope), abs(b.slope))
    square = (theta / size) ** 2 - (a.slope / size) * (b.slope / size)
    gamma = size * math.sqrt(max(0.0, square))
    gamma = -gamma if b.step < a.step else gamma
    ratio = (gamma - a.slope + theta) / (2 * gamma - a.slope + b.slope)
    if beyond is not None and not (ratio < 0 and gamma != 0):
        return beyond
    return a.step + ratio * (b.step - a.step)


def _quadratic(a: Sample, b: Sample) -> float:
    """The minimum of the parabola through both values and a's slope."""
    return a.step + a.slope / ((a.value - b.value) / (b.step - a.step) + a.slope) / 2 * (
        b.step - a.step
    )


def _secant(a: Sample, b: Sample) -> float:
    """The zero of the line through both slopes."""
    return b.step + b.slope / (b.slope - a.slope) * (a.step - b.step)
