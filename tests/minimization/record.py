"""Records what scipy finds for the test functions: python -m tests.minimization.record

Its L-BFGS-B spends milliseconds an iteration in threads of a BLAS, too long for a test.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import scipy
from scipy.optimize import minimize

from tests.minimization.functions import FUNCTIONS, Array

RECORDED = Path(__file__).parents[1] / "data" / "minimize.json"
CLOSE = {"ftol": 1e-12, "gtol": 1e-7}


def box_around(x: Array) -> list[tuple[float, float | None]]:
    """Bounds of which some hold the minimum x back; every third variable has no upper one."""
    rng = np.random.default_rng(len(x))
    width, middle = rng.uniform(0.1, 1.0, len(x)), x + rng.uniform(-0.6, 0.6, len(x))
    pairs = zip((middle - width).tolist(), (middle + width).tolist(), strict=True)
    return [(low, high if n % 3 else None) for n, (low, high) in enumerate(pairs)]


def clipped(x: Array, bounds: list[tuple[float, float | None]]) -> Array:
    low, high = zip(*bounds, strict=True)
    return np.clip(x, low, [np.inf if b is None else b for b in high])


def found(name: str, start: Array, bounds: Any) -> dict[str, Any]:
    known = minimize(
        FUNCTIONS[name], start, jac=True, method="L-BFGS-B", bounds=bounds, options=CLOSE
    )
    assert known.success, name
    return {"nit": int(known.nit), "fun": float(known.fun), "x": known.x.tolist()}


def record() -> dict[str, Any]:
    """By function, without and with the bounds that go with its minimum."""
    functions: dict[str, Any] = {}
    for name, function in FUNCTIONS.items():
        free = found(name, function.start, None)
        bounds = box_around(np.array(free["x"]))
        within = found(name, clipped(function.start, bounds), bounds)
        functions[name] = {"free": free, "bounds": bounds, "within": within}
    return {"scipy": scipy.__version__, "functions": functions}


if __name__ == "__main__":
    RECORDED.write_text(json.dumps(record(), indent=1) + "\n")
