"""The `fast` policy: each rule within its declared bound, whole specs close to strict."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.interp import evaluate
from stepfuse.ir.parser import parse
from stepfuse.passes.hoist_uniform import BOUND_ULP, hoist_uniform

DIVISION = """
optimizer @x {
  param %param : f32 elem
  hyper %u = 1.0 : f64 group
  step view flat {
    %0 = cast %u : f32 group
    %1 = div %param, %0 : f32 elem
    update %param = %1
  }
}
"""
PRODUCT = """
optimizer @x {
  param %param : f32 elem
  hyper %u = 1.0 : f64 group
  hyper %w = 1.0 : f64 group
  step view flat {
    %0 = cast %u : f32 group
    %1 = cast %w : f32 group
    %2 = mul %1, %param : f32 elem
    %3 = mul %0, %2 : f32 elem
    update %param = %3
  }
}
"""


def largest_ulp(text: str, exact: str) -> tuple[float, bool]:
    """The largest error of the rewritten graph against exact arithmetic; whether it changed."""
    before = parse(text).graphs[0]
    after = hoist_uniform(before)
    assert after is not before
    rng = np.random.default_rng(0)
    worst, changed = 0.0, False
    for _ in range(60):
        x = (rng.standard_normal(4000) * 10.0 ** rng.integers(-10, 10)).astype(np.float32)
        u, w = 10.0 ** rng.uniform(-5, 5, 2)
        hypers = {"u": u, "w": w}
        old, new = (
            evaluate(g, {"param": x}, hypers)[g.updates[0].value].reshape(-1)  # type: ignore[index]
            for g in (before, after)
        )
        true = np.asarray(eval(exact, {"x": x.astype(np.longdouble), "u": u, "w": w}))
        ulp = np.spacing(np.abs(true).astype(np.float32)).astype(np.longdouble)
        worst = max(worst, float(np.max(np.abs(new - true) / ulp)))
        changed |= bool(np.any(old != new))
    return worst, changed


@pytest.mark.parametrize(("text", "exact"), [(DIVISION, "x / u"), (PRODUCT, "x * u * w")])
def test_each_rule_is_within_its_bound(text: str, exact: str) -> None:
    worst, changed = largest_ulp(text, exact)
    assert 0.5 < worst <= BOUND_ULP
    assert changed, "the rule changes bits, or it would belong to the strict policy"


@pytest.mark.parametrize("name", stepfuse.names())
def test_fast_stays_close_to_strict(name: str) -> None:
    rng = np.random.default_rng(1)
    shapes = [(1000,), (40, 30)]
    start = [rng.standard_normal(s).astype(np.float32) for s in shapes]
    grads = [[rng.standard_normal(s).astype(np.float32) for s in shapes] for _ in range(5)]
    ends: dict[str, list[np.ndarray]] = {}
    for policy in ("strict", "fast"):
        params = [p.copy() for p in start]
        optimizer = stepfuse.Optimizer(params, name, policy=policy, lr=1e-2)
        for given in grads:
            optimizer.step(given)
        ends[policy] = params
    for strict, fast, first in zip(ends["strict"], ends["fast"], start, strict=True):
        # each of five steps moves a parameter by its update, known to a few ulp, and rounds
        moved = np.abs(strict - first).max()
        bound = 5 * (np.spacing(np.abs(strict)) + 8 * np.float32(2.0**-24) * moved)
        assert np.all(np.abs(fast - strict) <= bound + np.spacing(np.float32(moved)))
