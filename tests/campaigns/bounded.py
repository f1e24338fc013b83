"""Random problems with bounds: stepfuse.minimize beside scipy's L-BFGS-B.

    OPENBLAS_NUM_THREADS=1 python -m tests.campaigns.bounded [--seconds 60] [--seed 0]

Least squares with quartic terms; lower, upper, both and no bounds, fixed variables, starts inside
and on the box, histories of 1, 3 and 10 pairs. Minima, active sets, status and iterations (to
within 10 %) are to be scipy's. Fails for a problem where they are not, and names its seed.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np
import stepfuse as sf
from scipy.optimize import minimize as scipy_minimize

Array = np.ndarray[Any, np.dtype[Any]]


def difference(seed: int) -> str:
    """What is not scipy's in the problem of this seed; nothing, where all is."""
    rng = np.random.default_rng(seed)
    size, quartic = int(rng.integers(1, 60)), rng.uniform(0, 0.5)
    matrix, right = rng.standard_normal((size + 5, size)), 3 * rng.standard_normal(size + 5)
    low = np.where(rng.random(size) < 0.3, -np.inf, rng.uniform(-1, 0.2, size))
    high = np.where(rng.random(size) < 0.3, np.inf, rng.uniform(0.2, 1, size))
    fixed = (rng.random(size) < 0.1) & np.isfinite(low)
    fixed[0] = False  # scipy has no status where all are
    high = np.where(fixed, low, high)
    start = np.clip(rng.choice([0.1, 1, 3]) * rng.standard_normal(size), low, high)

    def fun(x: Array) -> tuple[float, Array]:
        error = matrix @ x - right
        value = 0.5 * float(error @ error) + quartic * float((x**4).sum())
        return value, matrix.T @ error + 4 * quartic * x**3

    options = {"maxcor": int(rng.choice([1, 3, 10])), "ftol": 1e-11, "gtol": 1e-7}
    known: dict[str, Any] = {"jac": True, "method": "L-BFGS-B", "options": options}
    known["bounds"] = list(zip(low, high, strict=True))
    ours, theirs = sf.minimize(fun, start, **known), scipy_minimize(fun, start, **known)
    if ours.status != theirs.status:
        return f"status {ours.status}, scipy {theirs.status}"
    if abs(ours.fun - theirs.fun) > 1e-8 * abs(theirs.fun) + 1e-10:
        return f"minimum {ours.fun}, scipy {theirs.fun}"
    if any(((ours.x == bound) != (theirs.x == bound)).any() for bound in (low, high)):
        return "another active set"
    if abs(ours.nit - theirs.nit) > max(1, 0.1 * theirs.nit):
        return f"{ours.nit} iterations, scipy {theirs.nit}"
    return ""


def main() -> int:
    """Problem after problem, until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    end, seed, wrong = time.monotonic() + options.seconds, options.seed, 0
    while time.monotonic() < end:
        found = difference(seed)
        if found:
            wrong += 1
            print(f"seed {seed}: {found}")
        seed += 1
    print(f"{seed - options.seed} problems, {wrong} not as scipy's")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
