"""The iterations of L-BFGS-B: a direction, a search along it, tests, a new pair."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from .models import Array, Direction, Model
from .more_thuente import MoreThuente
from .objective import Objective


class Status(IntEnum):
    """Why a minimization ended; scipy's numbers."""

    CONVERGED = 0
    LIMIT = 1
    ABNORMAL = 2
    STOPPED = 99


@dataclass(frozen=True, slots=True)
class DescentLimits:
    """Limits of a descent: the options of the same names."""

    ftol: float
    gtol: float
    maxiter: int
    maxfun: int
    maxls: int


class Descent:
    """One minimization: `x`, `value`, `grad` are the best point, `iterations` those done."""

    def __init__(self, model: Model, objective: Objective, x: Array, limits: DescentLimits) -> None:
        self._model, self._objective, self._limits = model, objective, limits
        self.x, self.iterations = x, 0
        self.value, self.grad = objective(x)

    def run(self, tell: Callable[[], bool]) -> tuple[Status, str]:
        """Iterates to an end; `tell` is called after each iteration, and may say to stop."""
        model, limits = self._model, self._limits
        norm = model.measure(self.x, self.grad)[1]
        if norm <= limits.gtol:
            return Status.CONVERGED, self._flat(norm)
        while True:
            found = model.direction(self.x, self.grad, self.iterations == 0)
            before, grad = self.value, self.grad
            step = self._search(found)
            if step is None:
                if model.is_empty:
                    return Status.ABNORMAL, (
                        f"no descent: in {limits.maxls} trials along the negative gradient fun did "
                        f"not come down from {before:.6g}; check that jac is the gradient of fun"
                    )
                model.clear()
                continue
            self.iterations += 1
            norm = model.measure(self.x, self.grad)[1]
            ended = self._ended(before, norm, tell())
            if ended is not None:
                return ended
            model.add(self.x, self.grad, grad, found, step)

    def _flat(self, norm: float) -> str:
        return f"converged: the projected gradient, {norm:.3g}, is at most gtol"

    def _ended(self, before: float, norm: float, stopped: bool) -> tuple[Status, str] | None:
        limits, value = self._limits, self.value
        if stopped:
            return Status.STOPPED, "stopped: callback raised StopIteration"
        if self.iterations >= limits.maxiter:
            return Status.LIMIT, f"ended after maxiter={limits.maxiter} iterations"
        if self._objective.evaluations > limits.maxfun:
            return Status.LIMIT, f"ended after more than maxfun={limits.maxfun} evaluations of fun"
        if norm <= limits.gtol:
            return Status.CONVERGED, self._flat(norm)
        if before - value <= limits.ftol * max(abs(before), abs(value), 1.0):
            return Status.CONVERGED, "converged: fun came down by at most ftol times its size"
        return None

    def _search(self, found: Direction) -> float | None:
        """Goes along the direction; None, and where it was, if nothing there is low enough."""
        if not found.slope < 0:
            return None
        step = self._model.first_step(found) if self.iterations == 0 else 1.0
        search = MoreThuente(self.value, found.slope, min(step, found.longest), found.longest)
        start = self.x
        for _ in range(self._limits.maxls):
            at_end = search.step == 1.0 and found.end is not None
            x = found.end.copy() if at_end and found.end is not None else start + (
                search.step * found.d
            )  # fmt: skip
            x = self._model.inside(x)
            value, grad = self._objective(x)
            tried = search.step
            search.take(value, self._model.measure(x, grad)[0])
            if search.done:
                self.x, self.value, self.grad = x, value, grad
                return tried
        return None
