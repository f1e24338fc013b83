"""All classes of pytorch_optimizer captured, with a table of what is refused and why.

    python -m tests.campaigns.captures [NAME ...] [--least 86]

Each that is captured has been proved by its capture; it is then compiled, and stepped beside the
original at other shapes and seeds. Fails where one is wrong, or fewer than `--least` are captured.
Those that cannot step a matrix are captured in part.
"""

from __future__ import annotations

import argparse
import collections
import sys
import time
import warnings
from typing import Any

import numpy as np
import pytorch_optimizer
import stepfuse
import torch
from stepfuse.ir.conditions import matches
from stepfuse.ir.errors import StepfuseError

from tests.interop.capture.originals import original_end

SHAPES = ((11,), (3, 8), (7, 2), (2, 3, 4))
STEPS = 15
# What classes ask for beside the parameters.
OPTIONS: dict[str, dict[str, Any]] = {}


def names() -> list[str]:
    """The classes, by name."""
    found = pytorch_optimizer.get_supported_optimizers()
    return sorted(found)


def distance(name: str, cls: Any, spec: Any, shapes: Any) -> tuple[float, float]:
    """How far spec and original (f32) are from the original in f64, of the way it goes."""
    rng = np.random.default_rng(7)
    start = [np.asarray(rng.standard_normal(s), np.float32) for s in shapes]
    grads = [[np.asarray(rng.standard_normal(s), np.float32) for s in shapes] for _ in range(STEPS)]
    params = [p.copy() for p in start]
    optimizer = stepfuse.Optimizer(params, spec)
    for step in grads:
        optimizer.step([grad.copy() for grad in step])  # some store to them
    dtypes, options = (torch.float64, torch.float32), OPTIONS.get(name, {})
    truth, own = (original_end(cls, start, grads, d, whole=True, **options) for d in dtypes)
    way = max(float(np.abs(t - s).max()) for t, s in zip(truth, start, strict=True))
    return tuple(
        max(float(np.abs(f - t).max()) for f, t in zip(found, truth, strict=True)) / way
        for found in (params, own)
    )  # type: ignore[return-value]


def tried(name: str) -> tuple[str, str, float]:
    """What became of one class: captured, wrong or refused; the reason; the seconds."""
    cls = pytorch_optimizer.load_optimizer(name)
    start = time.perf_counter()
    try:
        spec = stepfuse.capture(cls, **OPTIONS.get(name, {}))
    except StepfuseError as error:
        return "refused", f"{type(error).__name__}: {error}", time.perf_counter() - start
    except Exception as error:
        return "crashed", f"{type(error).__name__}: {error}", time.perf_counter() - start
    seconds = time.perf_counter() - start
    shapes = [s for s in SHAPES if any(matches(g.when, s) for g in spec.variants())]
    missing = sorted({len(s) for s in SHAPES} - {len(s) for s in shapes})
    try:
        ours, own = distance(name, cls, spec, shapes)
    except StepfuseError as error:
        return "not compiled", f"{type(error).__name__}: {error}", seconds
    if ours > max(2e-5, 1.5 * own):
        return "wrong", f"{ours:.1e}, own {own:.1e}", seconds
    if 2 in missing:
        return "in part", f"not at ranks {missing}: {spec.report.refused.get(2)}", seconds
    return "captured", f"{ours:.1e}, own {own:.1e}" + f"; not at {missing}" * bool(missing), seconds


def main() -> int:
    """Prints the table; 1 where a capture is wrong or too few are captured."""
    parser = argparse.ArgumentParser(description="pytorch_optimizer's classes, captured")
    parser.add_argument("names", nargs="*", default=[])
    parser.add_argument("--least", type=int, default=0)
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    counts: collections.Counter[str] = collections.Counter()
    for name in given.names or names():
        verdict, why, seconds = tried(name)
        counts[verdict] += 1
        print(f"{name:28} {verdict:12} {seconds:6.2f} s  {why[:220]}", flush=True)
    print(dict(counts))
    return int(counts["wrong"] > 0 or counts["crashed"] > 0 or counts["captured"] < given.least)


if __name__ == "__main__":
    sys.exit(main())
