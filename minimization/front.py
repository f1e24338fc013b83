"""`stepfuse.minimize`, with the arguments and the result of scipy.optimize.minimize."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from .descent import Descent, DescentLimits, Status
from .models import Array, BoundedModel, Model, UnboundedModel
from .objective import Objective, check_start

METHODS = ("L-BFGS", "L-BFGS-B")
DEFAULTS: dict[str, float | None] = {
    "maxcor": 10, "ftol": 2.220446049250313e-09, "gtol": 1e-5, "eps": 1e-8, "maxfun": 15000,
    "maxiter": 15000, "maxls": 20, "threads": None,
}  # fmt: skip
_COUNTS = ("maxcor", "maxfun", "maxiter", "maxls")


class MinimizeResult(dict[str, Any]):
    """x, fun, jac, nit, nfev, njev, success, status and message, as keys and as attributes."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"the result has {', '.join(self)}, and no '{name}'") from None

    def __dir__(self) -> list[str]:
        return list(self)

    def __repr__(self) -> str:
        width = max(map(len, self), default=0)
        return "\n".join(f"{name:>{width}}: {value!r:.70}" for name, value in self.items())


def minimize(
    fun: Callable[..., Any],
    x0: Any,
    args: Any,
    method: str,
    jac: Any,
    bounds: Any,
    tol: float | None,
    callback: Callable[..., Any] | None,
    options: Mapping[str, Any] | None,
) -> MinimizeResult:
    """As `stepfuse.minimize`, which has the defaults."""
    name = _method(method, bounds)
    start = _start(x0)
    low, high = _bounds(bounds, len(start))
    known = _options(options, tol)
    if not ((start >= low) & (start <= high)).all():
        where = int(np.flatnonzero((start < low) | (start > high))[0])
        warnings.warn(
            f"minimize: x0[{where}] = {start[where]} is outside of its bounds "
            f"({low[where]}, {high[where]}): the search starts at the nearest point inside",
            stacklevel=4,  # the caller of stepfuse.minimize
        )
        start = np.clip(start, low, high)
    own = tuple(args) if isinstance(args, (tuple, list)) else (args,)
    objective = Objective(fun, jac, own, low, high, known["eps"])
    free = not (np.isfinite(low).any() or np.isfinite(high).any())
    model = _model(low, high, free or name == "L-BFGS", known["maxcor"], known["threads"])
    limits = DescentLimits(**{k: known[k] for k in ("ftol", "gtol", "maxiter", "maxfun", "maxls")})
    descent = Descent(model, objective, start, limits)
    check_start(descent.value, descent.grad)
    status, message = descent.run(lambda: _stops(callback, descent))
    return MinimizeResult(
        x=descent.x, fun=descent.value, jac=descent.grad, nit=descent.iterations,
        nfev=objective.evaluations, njev=objective.gradients, success=status == Status.CONVERGED,
        status=int(status), message=message,
    )  # fmt: skip


def _model(low: Array, high: Array, free: bool, history: int, threads: int | None) -> Model:
    if free:
        return UnboundedModel(len(low), history, threads)
    if threads is not None:
        raise ValueError(
            f"minimize: expected no threads where there are bounds, got {threads!r}: products are "
            f"NumPy's there, whose BLAS has threads of its own (OMP_NUM_THREADS)"
        )
    return BoundedModel(low, high, history)


def _stops(callback: Callable[..., Any] | None, descent: Descent) -> bool:
    """Tells the callback of an iteration; whether it says to stop."""
    if callback is None:
        return False
    try:
        if "intermediate_result" in inspect.signature(callback).parameters:
            known = MinimizeResult(x=descent.x.copy(), fun=descent.value)
            callback(intermediate_result=known)
        else:
            callback(descent.x.copy())
    except StopIteration:
        return True
    return False


def _method(method: Any, bounds: Any) -> str:
    found = str(method).upper()
    if found not in METHODS:
        raise ValueError(f"minimize: expected method 'L-BFGS' or 'L-BFGS-B', got {method!r}")
    if found == "L-BFGS" and bounds is not None:
        raise ValueError("minimize: L-BFGS has no bounds; use method='L-BFGS-B' with bounds=...")
    return found


def _start(x0: Any) -> Array:
    found = np.array(x0, np.float64)
    if found.size == 0:
        raise ValueError("minimize: expected x0 of one variable or more, got none")
    if found.ndim > 1:
        raise ValueError(
            f"minimize: expected x0 of one dimension, got shape {found.shape}; flatten it, and "
            f"reshape x in fun"
        )
    if not np.isfinite(found).all():
        raise ValueError(f"minimize: expected finite numbers in x0, got {found!r:.80}")
    return found.reshape(-1)


def _bounds(given: Any, size: int) -> tuple[Array, Array]:
    """Low and high for each variable; infinite where there are none."""
    if given is None:
        return np.full(size, -np.inf), np.full(size, np.inf)
    if hasattr(given, "lb"):
        low, high = (np.broadcast_to(np.array(b, float), size).copy() for b in (given.lb, given.ub))
    else:
        low, high = _of_pairs(list(given), size)
    wrong = np.flatnonzero(~(low <= high))
    if len(wrong):
        n = int(wrong[0])
        raise ValueError(
            f"minimize: expected low <= high in bounds, got ({low[n]}, {high[n]}) at index {n}; "
            f"swap them, or give None for no bound"
        )
    return low, high


def _of_pairs(given: Sequence[Any], size: int) -> tuple[Array, Array]:
    if len(given) != size or any(np.shape(pair) != (2,) for pair in given):
        raise ValueError(
            f"minimize: expected bounds as {size} pairs (low, high), one for each variable, got "
            f"{given!r:.80}"
        )
    low = [-np.inf if a is None else a for a, _ in given]
    high = [np.inf if b is None else b for _, b in given]
    return np.array(low, float), np.array(high, float)


def _options(given: Mapping[str, Any] | None, tol: float | None) -> dict[str, Any]:
    own = {} if tol is None else {"ftol": tol, "gtol": tol}
    known: dict[str, Any] = {**DEFAULTS, **own, **(given or {})}
    for name in known:
        if name not in DEFAULTS:
            from difflib import get_close_matches

            near = get_close_matches(name, DEFAULTS)
            hint = f"; near: {near[0]}" if near else ""
            raise ValueError(
                f"minimize: expected options of {', '.join(DEFAULTS)}, got {name!r}{hint}"
            )
    for name in _COUNTS:
        if not isinstance(known[name], (int, np.integer)) or known[name] < 1:
            raise ValueError(
                f"minimize: expected {name} as a whole number from 1 on, got {known[name]!r}"
            )
    for name in ("ftol", "gtol", "eps"):
        if not known[name] >= 0 or (name == "eps" and known[name] == 0):
            raise ValueError(f"minimize: expected {name} as a positive number, got {known[name]!r}")
    return known
