"""The `fast` policy: each rule within its declared bound, whole specs close to strict."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.graph import Graph
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.text.parser import parse
from stepfuse.passes.rewrite.dce import dce
from stepfuse.passes.rewrite.hoist_uniform import RULES, hoist_uniform

from tests.support.inputs.programs import SAMPLE

SPEC = """
optimizer @x {{
  param %param : f32 elem
  state %y = 0.0 : f32 elem
  state %z = 0.0 : f32 elem
  hyper %u = 1.0 : f64 group
  hyper %w = 1.0 : f64 group
  step view {view} {{
    {body}
    update %param = %9
  }}
}}
"""
NUMBERS = "%0 = cast %u : f32 group\n%1 = cast %w : f32 group\n"
ROWS = "%0 = sum %y : f64 row\n%1 = cast %0 : f32 row\n"
# rule: view, the nodes before it is applied, and what they mean
CASES = {
    "division-by-uniform": ("flat", NUMBERS + "%9 = div %param, %0 : f32 elem", "x / u"),
    "division-by-uniform of rows": ("matrix", ROWS + "%9 = div %param, %1 : f32 elem", "x / row"),
    "joined-factors": (
        "flat",
        NUMBERS + "%2 = mul %1, %param : f32 elem\n%9 = mul %0, %2 : f32 elem",
        "x * u * w",
    ),
    "division-of-quotient": (
        "flat",
        "%2 = div %param, %y : f32 elem\n%9 = div %2, %z : f32 elem",
        "x / (y * z)",
    ),
    "factor-of-quotient": (
        "flat",
        NUMBERS + "%2 = mul %param, %1 : f32 elem\n%3 = div %2, %y : f32 elem\n"
        "%9 = mul %0, %3 : f32 elem",
        "x * u * w / y",
    ),
    "product-with-reciprocal": (
        "flat",
        "%2 = div 1.0, %y : f32 elem\n%9 = mul %2, %param : f32 elem",
        "x / y",
    ),
    "product-with-root": (
        "flat",
        "%2 = abs %y : f32 elem\n%3 = rsqrt %2 : f32 elem\n%9 = mul %3, %param : f32 elem",
        "x / np.sqrt(abs(y))",
    ),
}


def largest_ulp(before: Graph, after: Graph, exact: str) -> tuple[float, bool]:
    """The largest error of the rewritten graph against exact arithmetic; whether it changed."""
    rng = np.random.default_rng(0)
    worst, changed = 0.0, False
    for _ in range(60):
        x, y, z = (
            (rng.standard_normal((1000, 4)) * 10.0 ** rng.integers(-6, 6)).astype(np.float32)
            for _ in range(3)
        )
        u, w = 10.0 ** rng.uniform(-5, 5, 2)
        roles, hypers = {"param": x, "y": y, "z": z}, {"u": u, "w": w}
        old, new = (
            evaluate(g, roles, hypers)[g.updates[0].value].reshape(x.shape)  # type: ignore[index]
            for g in (before, after)
        )
        wide = {k: v.astype(np.longdouble) for k, v in zip("xyz", (x, y, z), strict=True)}
        row = wide["y"].sum(axis=1, keepdims=True)
        true = np.asarray(eval(exact, {**wide, "u": u, "w": w, "row": row, "np": np}))
        ulp = np.spacing(np.abs(true).astype(np.float32)).astype(np.longdouble)
        worst = max(worst, float(np.max(np.abs(new - true) / ulp)))
        changed |= bool(np.any(old != new))
    return worst, changed


@pytest.mark.parametrize("case", CASES)
def test_each_rule_is_within_its_bound(case: str) -> None:
    view, body, exact = CASES[case]
    before = parse(SPEC.format(view=view, body=body)).graphs[0]
    after = dce(hoist_uniform(before))
    (bound,) = (r.bound_ulp for r in RULES if r.name == case.split()[0])
    worst, changed = largest_ulp(before, after, exact)
    assert 0.49 < worst <= bound
    assert changed, "the rule changes bits, or it would belong to the strict policy"


def test_every_rule_has_a_case() -> None:
    assert {r.name for r in RULES} == {case.split()[0] for case in CASES}


def test_a_quotient_with_other_users_stays() -> None:
    body = "%2 = div %param, %y : f32 elem\nupdate %y = %2\n%9 = div %2, %z : f32 elem"
    graph = parse(SPEC.format(view="flat", body=body)).graphs[0]
    assert hoist_uniform(graph) is graph


# The suite has one of each kind, and one in six of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(6, always=SAMPLE)
@pytest.mark.parametrize("name", stepfuse.names())
def test_fast_stays_close_to_strict(name: str) -> None:
    rng = np.random.default_rng(1)
    shapes = [(1000,), (40, 30)]
    start = [rng.standard_normal(s).astype(np.float32) for s in shapes]
    grads = [[rng.standard_normal(s).astype(np.float32) for s in shapes] for _ in range(5)]
    given = {"lr": 1e-2, "loss": 3.0}
    hypers = {r.name: given[r.name] for r in stepfuse.get(name).of_kind("hyper") if r.name in given}
    ends: dict[str, list[np.ndarray]] = {}
    for policy in ("strict", "fast"):
        params = [p.copy() for p in start]
        optimizer = stepfuse.Optimizer(params, name, policy=policy, **hypers)
        for gradients in grads:
            optimizer.step(gradients)
        ends[policy] = params
    for strict, fast, first in zip(ends["strict"], ends["fast"], start, strict=True):
        # each of five steps moves a parameter by its update, known to a few ulp, and rounds
        moved = np.abs(strict - first).max()
        bound = 5 * (np.spacing(np.abs(strict)) + 8 * np.float32(2.0**-24) * moved)
        assert np.all(np.abs(fast - strict) <= bound + np.spacing(np.float32(moved)))


def test_an_f64_element_takes_its_factor_without_a_cast() -> None:
    text = SPEC.format(view="flat", body="%9 = div %param, %u : f64 elem").replace("f32", "f64")
    after = dce(hoist_uniform(parse(text).graphs[0]))
    assert [n.op for n in after.nodes if n.op != "read"] == ["div", "mul"]
