"""Inverses of symmetric positive definite matrices beside torch's, on one thread.

    python -m tests.campaigns.factor_speed [--rounds 101] [-o factors.json]

Ours is four calls from Python: the factor, its inverse, half of the product of that with itself,
the mirror. torch's are `cholesky_inverse(cholesky(s))` and `inv(s)`. Microseconds are medians; a
ratio is theirs over ours, round by round, with its 10th and 90th percentile.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from tests.campaigns.product_speed import TILE, in_turns, spread

import numpy as np  # isort: skip (with the number of threads that product_speed sets)
from stepfuse.ir.loops import position as at
from stepfuse.passes.loops.products import tiles

from tests.backends.llvm.test_product_code import RESULT, bound, product
from tests.passes.loops.test_factors import ROWS, VECTORS, by_rows, nests
from tests.support.inputs.products import build_mirror, to_diagonal

SIZES = (16, 32, 64, 128, 256)


def measured(size: int, rounds: int) -> dict[str, Any]:
    """Microseconds of each way, and the ratios to ours."""
    import torch

    torch.set_num_threads(1)
    x = np.random.default_rng(size).standard_normal((size, 2 * size))
    s = (x @ x.T / size + 0.1 * np.eye(size)).astype(np.float32)
    upper, root, made = (np.zeros_like(s) for _ in range(3))
    factor, inverse = nests((ROWS, VECTORS), by_rows("s", 12))
    calls = (
        bound(factor, s, s, upper),
        bound(inverse, upper, upper, root),
        bound(tiles(*TILE)(to_diagonal(product("a"))), root, root, made),
        bound(build_mirror("product", RESULT, at.name("#cols")), made, made, made),
    )

    def ours() -> None:
        for call in calls:
            call()

    given = torch.from_numpy(s)
    ways = {
        "ours": ours,
        "torch cholesky": lambda: torch.cholesky_inverse(torch.linalg.cholesky(given)),
        "torch inv": lambda: torch.linalg.inv(given),
    }
    taken = in_turns(ways, 1280 // size, rounds)
    exact = np.linalg.inv(s.astype(np.float64))

    def error(found: Any) -> float:
        return float(f"{np.abs(found - exact).max() / np.abs(exact).max():.1e}")

    return {
        "us": {name: round(float(np.median(t)) * 1e6, 1) for name, t in taken.items()},
        "ratio": {n: spread(t / taken["ours"]) for n, t in taken.items() if n != "ours"},
        "error": {n: error(made if n == "ours" else np.asarray(w())) for n, w in ways.items()},
    }


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.factor_speed")
    parser.add_argument("--rounds", type=int, default=101)
    parser.add_argument("-o", "--output", default="")
    given = parser.parse_args()
    found = {}
    for size in SIZES:
        found[f"inverse of {size}x{size}"] = row = measured(size, given.rounds)
        print(f"{size:4} {row}", flush=True)
    if given.output:
        Path(given.output).write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    _main()
