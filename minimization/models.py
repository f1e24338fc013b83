"""The models behind L-BFGS without bounds, two compiled sweeps a direction, and L-BFGS-B.

The model of L-BFGS-B: the compact form of B, the generalised Cauchy point, a subspace.

B = theta I - W M W',  W = [Y, theta S],  M = inverse of [-D L'; L theta S'S], in f64.
Source: Byrd, Lu, Nocedal, Zhu, "A limited memory algorithm for bound constrained optimization",
SIAM J. Sci. Comput. 16, 1995; the step back from the subspace's minimum: Morales and Nocedal, ACM
TOMS 38, 2011.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .pairs import Pairs

Array = np.ndarray[Any, np.dtype[Any]]
_BLOCK = 256  # breakpoints of the piecewise path that are looked at together


class BoundedModel:
    """At most `history` pairs, and the box."""

    def __init__(self, low: Array, high: Array, history: int) -> None:
        self.low, self.high, self._history = low, high, history
        self._is_box = bool((np.isfinite(low) & np.isfinite(high)).all())
        self._s = np.zeros((history, len(low)))
        self._y = np.zeros((history, len(low)))
        self._d = np.zeros(len(low))
        self.clear()

    @property
    def is_empty(self) -> bool:
        """True if it knows no pair."""
        return not self._order

    def clear(self) -> None:
        """Forgets all pairs."""
        self._order = list[int]()  # rows, oldest first
        self._theta = 1.0
        self._w, self._m = np.zeros((0, len(self.low))), np.zeros((0, 0))

    def add(self, x: Array, grad: Array, before: Array, found: Direction, step: float) -> None:
        """Takes the pair of a step, if it has a positive curvature."""
        y, s = grad - before, step * found.d
        curvature = float(s @ y)
        if curvature <= -EPSILON * step * found.slope:
            return
        used = len(self._order)
        row = used if used < self._history else self._order.pop(0)
        self._order.append(row)
        self._s[row], self._y[row] = s, y
        self._theta = float(y @ y) / curvature
        s, y = self._s[self._order], self._y[self._order]
        sy, corner = s @ y.T, self._theta * (s @ s.T)
        lower = np.tril(sy, -1)
        middle = np.block([[-np.diag(np.diag(sy)), lower.T], [lower, corner]])
        self._w, self._m = np.concatenate([y, self._theta * s]), np.linalg.inv(middle)

    def inside(self, x: Array) -> Array:
        """The nearest point of the box."""
        return np.clip(x, self.low, self.high)

    def measure(self, x: Array, grad: Array) -> tuple[float, float]:
        """The slope along the direction, and the largest magnitude of the projected gradient."""
        return float(grad @ self._d), float(abs(x - self.inside(x - grad)).max())

    def first_step(self, found: Direction) -> float:
        """That of length 1, or less; 1 in a box that is closed."""
        length = float(np.sqrt(found.d @ found.d))
        return min(1.0 if self._is_box else 1.0 / length, found.longest)

    def direction(self, x: Array, grad: Array, is_first: bool) -> Direction:
        """To the minimum of the model on the face of the generalised Cauchy point."""
        try:
            point = self._minimum(x, grad)
        except np.linalg.LinAlgError:  # the pairs are dependent, to rounding
            self.clear()
            point = self._minimum(x, grad)
        self._d = point - x
        return Direction(self._d, float(grad @ self._d), self._longest(x, is_first), point)

    def _minimum(self, x: Array, grad: Array) -> Array:
        point, free, c = self._cauchy(x, grad)
        if self._order and free.any():
            return self._subspace(x, grad, point, free, c)
        return point

    def _longest(self, x: Array, is_first: bool) -> float:
        """The step at which the line leaves the box."""
        if is_first:
            return 1.0
        with np.errstate(divide="ignore", invalid="ignore"):
            room = np.where(self._d > 0, self.high - x, self.low - x) / self._d
        return max(1.0, min(1e10, float(room[self._d != 0].min(initial=np.inf))))

    # ---------------------------------------------------------------- the path along the gradient

    def _cauchy(self, x: Array, grad: Array) -> tuple[Array, Array, Array]:
        """The first minimum of the model along the projected gradient; free ones; W'(point - x).

        Breakpoints are where a variable meets its bound; slope f1 and curvature f2 of the model
        are cumulative sums over them.
        """
        with np.errstate(divide="ignore", invalid="ignore"):
            ends = np.where(grad < 0, (x - self.high) / grad, (x - self.low) / grad)
        at_bound = (x <= self.low) | (x >= self.high)
        ends[grad == 0] = np.where(at_bound[grad == 0], 0.0, np.inf)
        d = np.where(ends > 0, -grad, 0.0)
        p, c = self._w @ d, np.zeros(len(self._w))
        f1 = -float(d @ d)
        f2 = -self._theta * f1 - float(p @ self._m @ p)
        least, at = EPSILON * -self._theta * f1, 0.0
        point, free = x.copy(), ends > 0
        if f1 == 0.0:
            return point, free, c
        order = np.flatnonzero(free & np.isfinite(ends))
        order = order[np.argsort(ends[order], kind="stable")]
        for first in range(0, len(order), _BLOCK):
            block = order[first : first + _BLOCK]
            passed, f1, f2, at, p, c = self._walk(block, ends, x, grad, (f1, f2, at, p, c), least)
            fixed = block[:passed]
            point[fixed] = np.where(grad[fixed] < 0, self.high[fixed], self.low[fixed])
            free[fixed] = False
            if passed < len(block):
                break
        if free.any():
            step = max(0.0, -f1 / f2)
            point[free] = x[free] + (at + step) * d[free]
            c = c + step * p
        return point, free, c

    def _walk(
        self, block: Array, ends: Array, x: Array, grad: Array,
        known: tuple[float, float, float, Array, Array], least: float,
    ) -> tuple[int, float, float, float, Array, Array]:  # fmt: skip
        """The number of breakpoints that the path passes, and f1, f2, t, p, c behind the last."""
        f1, f2, at, p, c = known
        g, w, m = grad[block], self._w[:, block].T, self._m
        bound = np.where(g < 0, self.high[block], self.low[block])
        times = ends[block]
        steps = np.diff(times, prepend=at)
        ps = p + np.concatenate([np.zeros((1, len(p))), np.cumsum(g[:, None] * w, axis=0)])
        cs = c + np.cumsum(steps[:, None] * ps[:-1], axis=0)
        wm = w @ m
        change = -self._theta * g * g - 2 * g * (wm * ps[:-1]).sum(1) - g * g * (wm * w).sum(1)
        f2s = np.maximum(f2 + np.concatenate([[0.0], np.cumsum(change)]), least)
        rest = g * g + self._theta * g * (bound - x[block]) - g * (wm * cs).sum(1)
        f1s = f1 + np.concatenate([[0.0], np.cumsum(steps * f2s[:-1] + rest)])
        stops = np.flatnonzero(-f1s[:-1] / f2s[:-1] < steps)
        passed = int(stops[0]) if len(stops) else len(block)
        if not passed:
            return 0, f1, float(f2s[0]), at, p, c
        last = passed - 1
        return (
            passed, float(f1s[passed]), float(f2s[passed]), float(times[last]), ps[passed], cs[last]
        )  # fmt: skip

    # ---------------------------------------------------------------- the face

    def _subspace(self, x: Array, grad: Array, point: Array, free: Array, c: Array) -> Array:
        """The minimum over the variables that are free there, brought back into the box."""
        theta, m = self._theta, self._m
        w = self._w[:, free]
        rest = grad[free] + theta * (point - x)[free] - w.T @ (m @ c)
        inner = np.eye(len(m)) - m @ (w @ w.T) / theta
        v = np.linalg.solve(inner, m @ (w @ rest))
        step = -rest / theta - w.T @ v / (theta * theta)
        found = point.copy()
        found[free] = np.clip(point[free] + step, self.low[free], self.high[free])
        if float((found - x) @ grad) <= 0:
            return found
        with np.errstate(divide="ignore", invalid="ignore"):
            room = np.where(step > 0, self.high[free], self.low[free]) - point[free]
            share = np.where(step != 0, room / step, np.inf)
        found[free] = point[free] + min(1.0, float(share.min())) * step
        return self.inside(found)


EPSILON = 2.0**-52


class Direction(NamedTuple):
    """The line of a search: d, its slope, the longest step, and the point at step 1 if known."""

    d: Array
    slope: float
    longest: float
    end: Array | None


class UnboundedModel:
    """Pairs of f64, with what the search asks of them."""

    def __init__(self, size: int, history: int, threads: int | None) -> None:
        self._pairs = Pairs(size, np.float64, history, threads)

    @property
    def is_empty(self) -> bool:
        """True if it knows no pair, so that the direction is the gradient's."""
        return not self._pairs.live

    def clear(self) -> None:
        """Forgets all pairs."""
        self._pairs.clear()

    def direction(self, x: Array, grad: Array, is_first: bool) -> Direction:
        """-H g."""
        slope, _ = self._pairs.descend(grad)
        return Direction(self._pairs.direction, slope, 1e10, None)

    def first_step(self, found: Direction) -> float:
        """That of length 1, or less."""
        return min(1.0, 1.0 / float(np.sqrt(-found.slope)))  # the direction is -g

    def measure(self, x: Array, grad: Array) -> tuple[float, float]:
        """The slope along the direction, and max |g|."""
        return self._pairs.measure(grad)[:2]

    def add(self, x: Array, grad: Array, before: Array, found: Direction, step: float) -> None:
        """Takes the pair of a step, if it has a positive curvature."""
        self._pairs.add(grad, before, step, -EPSILON * step * found.slope)

    def inside(self, x: Array) -> Array:
        """The point itself."""
        return x


Model = BoundedModel | UnboundedModel
