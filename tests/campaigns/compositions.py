"""Random rules over parameters of random dtypes, beside separate optimizers: the same bits.

    python -m tests.campaigns.compositions --count 1000 --minutes 20

Two or three rules of registered specs, some of which take nothing; where a composition is refused
(sums over all tensors that differ), it is counted as such.
"""

from __future__ import annotations

import argparse
from typing import Any

import ml_dtypes
import numpy as np
import stepfuse as sf

from tests.campaigns.budget import REFUSED, report, run_trials
from tests.conformance.subject import LOSS

KINDS: tuple[Any, ...] = (np.float32, np.float64, ml_dtypes.bfloat16)
SHAPES = ((6, 5), (7,), (33, 4), (2, 3, 4), (1,), (9, 9))
CONDITIONS = (
    "rank >= 2", "rank < 2 or name p2", "name p[0-2]", "numel > 30", "dtype == f32",
    "dtype == bf16 and rank >= 1", "rank > 5", "label == other",
)  # fmt: skip


def wrong_in(seed: int) -> str:
    """What is wrong with the composition of a seed."""
    rng = np.random.default_rng(seed)
    known = [n for n in sf.names() if not any(r.kind == "aux" for r in sf.get(n).roles)]
    names = rng.choice(known, size=int(rng.integers(2, 4)), replace=False).tolist()
    conditions = [*rng.choice(CONDITIONS, size=len(names) - 1, replace=False).tolist(), "*"]
    backend = rng.choice(["native", "reference"])
    try:
        spec = sf.rules(*zip(conditions, names, strict=True))
    except ValueError as error:
        return REFUSED if "a sum over all tensors" in str(error) else f"{names}: {error}"
    kinds = rng.integers(0, len(KINDS), len(SHAPES))
    params = [_drawn(rng, s, k) for s, k in zip(SHAPES, kinds, strict=True)]
    named = [(f"p{n}", a) for n, a in enumerate(params)]
    try:
        together = sf.Optimizer(named, spec, backend=backend, **_losses(spec))
    except sf.BindError as error:
        return REFUSED if "no variant" in str(error) else f"{names}: {error}"
    taken = [rule for _, rule in together._storage.given.facts]
    apart: list[tuple[list[int], list[Any], sf.Optimizer]] = []
    for rule, name in zip(spec.rules, names, strict=True):
        places = [n for n, own in enumerate(taken) if own == rule.name]
        own = [params[n].copy() for n in places]
        if own:
            made = sf.Optimizer(own, name, backend=backend, **_losses(sf.get(name)))
            apart.append((places, own, made))
    for _ in range(3):
        grads = [_drawn(rng, s, k) for s, k in zip(SHAPES, kinds, strict=True)]
        together.step([g.copy() for g in grads])
        for places, _, made in apart:
            made.step([grads[n].copy() for n in places])
    wrong = [
        n
        for places, own, _ in apart
        for n, a in zip(places, own, strict=True)
        if params[n].tobytes() != a.tobytes()
    ]
    told = [f"{r.name}: {r.when}" for r in spec.rules]
    return f"{told} {backend} {kinds.tolist()}: other bits in parameters {wrong}" if wrong else ""


def _losses(spec: sf.Spec) -> dict[str, Any]:
    return {r.name: LOSS for r in spec.of_kind("hyper") if r.name.endswith("loss")}


def _drawn(rng: np.random.Generator, shape: tuple[int, ...], kind: int) -> Any:
    return rng.standard_normal(shape).astype(KINDS[kind])


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.compositions")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="seed")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.count)
    found = run_trials(wrong_in, seeds, given.jobs, given.minutes, 0)
    return report(found, len(seeds), "all bits are those of separate optimizers")


if __name__ == "__main__":
    raise SystemExit(_main())
