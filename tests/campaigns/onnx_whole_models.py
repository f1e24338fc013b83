"""Exports every registered spec for four parameters in one model, reads it back, and steps both.

    python -m tests.campaigns.onnx_whole_models [NAME ...]

Parameters of ranks 2, 2, 1 and 0 take the variants that they have; three steps may differ by 1e-5.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import stepfuse
import stepfuse.onnx
from stepfuse.ir.conditions import matches
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import get, names

SHAPES = {"w": (6, 4), "v": (5, 3), "b": (4,), "s": ()}
NEAR = 1e-5


def stepped(spec: Spec, shapes: dict[str, tuple[int, ...]]) -> list[Any]:
    rng = np.random.default_rng(0)
    params = [rng.standard_normal(shape).astype(np.float32) for shape in shapes.values()]
    hypers = {r.name: 0.01 for r in spec.of_kind("hyper") if r.default is None}
    optimizer = stepfuse.Optimizer(params, spec, threads=1, **hypers)
    for _ in range(3):
        optimizer.step([rng.standard_normal(s).astype(np.float32) for s in shapes.values()])
    return params


def difference(spec: Spec) -> float:
    """The largest relative difference of the parameters after the steps."""
    whens = [graph.when for graph in spec.variants()]
    taken = {n: s for n, s in SHAPES.items() if any(matches(when, s, "") for when in whens)}
    (step,) = stepfuse.onnx.load_all(stepfuse.onnx.export(spec, parameters=taken)).steps
    pairs = zip(stepped(spec, taken), stepped(step.spec, taken), strict=True)
    return max(float(np.max(np.abs(a - b) / (1e-6 + np.abs(a)))) for a, b in pairs)


def main() -> int:
    wrong = 0
    chosen = sys.argv[1:] or names()
    for name in chosen:
        try:
            found = difference(get(name))
            said = "" if found <= NEAR else f"differs by {found:.1e}"
        except Exception as error:  # whatever is raised is a finding
            said = f"{type(error).__name__}: {' '.join(str(error).split())}"
        wrong += bool(said)
        if said:
            print(f"{name}: {said[:230]}")
    print(f"{len(chosen) - wrong} of {len(chosen)} the same")
    return int(wrong > 0)


if __name__ == "__main__":
    raise SystemExit(main())
