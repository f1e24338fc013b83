"""Whether every optimizer learns with room to spare at its rate: from eight starts, not one.

    python -m tests.campaigns.rates [--search] [--products] [NAME ...]

The last bits of a sum depend on the processor and the BLAS, and a run that goes wild at its rate
ends elsewhere for each. So what `tests/conformance/test_learns.py` asks from one start has to
hold, with a loss of MARGIN times what is asked, from starts that are moved by a thousandth; and
where products of matrices are in the loss, at 1.5 times the rate from half as many. `--products`
leaves out the other problems, which no BLAS sees. `--search` looks where there is no room for the
rate with the most. The exit status is 1 where a rate has none.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import numpy as np

from tests.conformance.problems import PROBLEMS
from tests.conformance.rates import RATES, SETTINGS
from tests.conformance.subject import job
from tests.conformance.table import PROPERTIES

STARTS, MOVE, MARGIN = 8, 2.0**-10, 0.95
PRODUCTS = ("regression", "digits")
GRID = [m * 10.0**e for e in range(-6, 2) for m in (1.0, 3.0)]


def share(name: str, problem: str, rate: float, starts: int = STARTS) -> float:
    """The largest loss over the starts, as a part of what may be left; inf where it overflows."""
    with np.errstate(all="ignore"):
        return max(_from_start(name, problem, rate, seed) for seed in range(starts))


def room(name: str, problem: str, rate: float) -> float:
    """The largest share at the rate, and above it where a BLAS has its say."""
    found = share(name, problem, rate)
    return max(found, share(name, problem, 1.5 * rate, 4)) if problem in PRODUCTS else found


def _from_start(name: str, problem: str, rate: float, seed: int) -> float:
    start, loss, steps, fraction = PROBLEMS[problem]
    params, rng = start(), np.random.default_rng(seed)
    first, _ = loss(params)
    for param in params if seed else []:
        param *= (1.0 + MOVE * rng.standard_normal(param.shape)).astype(np.float32)
    optimizer = job(name, params, lr=rate, **SETTINGS.get(name, {}))
    (group,) = optimizer.groups
    for _ in range(steps):
        value, grads = loss(params)
        if not np.isfinite(value):
            return np.inf
        if "loss" in group:
            group["loss"] = value
        optimizer.step(grads)
    left = loss(params)[0] / (fraction * first)
    return left if np.isfinite(left) else np.inf


def cases(names: Sequence[str]) -> list[tuple[str, str, float]]:
    """Optimizer, problem and rate, but for what is known not to learn."""
    return [
        (name, problem, rate)
        for name in names or RATES
        for problem, rate in zip(PROBLEMS, RATES[name], strict=True)
        if name not in PROPERTIES[f"learns: {problem}"].exceptions
    ]


def best(name: str, problem: str) -> tuple[float, float]:
    """The share and the rate of the grid with the most room."""
    likely = [rate for rate in GRID if share(name, problem, rate, 2) < 2.0]
    return min(((room(name, problem, rate), rate) for rate in likely), default=(np.inf, 0.0))


def main(arguments: Sequence[str]) -> int:
    """Prints the cases without room."""
    names = [a for a in arguments if not a.startswith("-")]
    bad = 0
    for name, problem, rate in cases(names):
        if "--products" in arguments and problem not in PRODUCTS:
            continue
        found = room(name, problem, rate)
        if found < MARGIN:
            continue
        bad += 1
        line = f"{name} {problem}: {found:.2f} at {rate:g}"
        if "--search" in arguments:
            other, better = best(name, problem)
            line += f"; {other:.2f} at {better:g}"
        print(line, flush=True)
    return int(bad > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
