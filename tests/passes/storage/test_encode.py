"""States of 4 bits: torchao's codes, the nearest ones, and which states share a byte."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.passes.pipeline import policy_pipeline, run_graph

from tests.passes.codecs.test_codecs import SIGNED, UNSIGNED, draw, scales_of, stored

TRACE = Path(__file__).parents[2] / "data" / "traces" / "adamw_4bit.npz"
DYNAMIC = np.array([0.0055, 0.0325, 0.0775, 0.2125, 0.4375, 0.6625, 0.8875])
MAPS = {SIGNED: np.array([*-DYNAMIC[::-1], 0.0, *DYNAMIC, 1.0]), UNSIGNED: np.arange(1, 17) / 16}


def test_adamw_has_the_codes_of_torchao() -> None:
    """Parameters are close, as torchao corrects the bias in f32; codes are equal."""
    with np.load(TRACE) as trace:
        param, wanted = trace["param"].copy()
        optimizer = stepfuse.Optimizer(
            [param], "adamw", dtypes="state=dynamic4", lr=1e-3, weight_decay=0.01
        )
        for grad in trace["grad"].astype(np.float32):
            optimizer.step([grad])
        (state,) = optimizer.state
        assert state.keys() == {"m", "m_scale", "v_scale"}
        assert np.array_equal(state["m"] & 15, trace["m"])
        assert np.array_equal(state["m"] >> 4, trace["v"])
        for name in ("m_scale", "v_scale"):
            np.testing.assert_allclose(state[name], trace[name], rtol=1e-6)
    np.testing.assert_allclose(param, wanted, rtol=1e-6, atol=2e-6)


@pytest.mark.parametrize("body", MAPS)
def test_codes_are_the_nearest(body: str) -> None:
    values = draw(5000)
    kept, read = stored(values, "dynamic4(64)", body)
    values = values if body is SIGNED else np.abs(values)
    scale = scales_of(values, 64)
    numbers = MAPS[body] * scale[:, None]
    off = np.abs(numbers - values[:, None])
    assert kept["s"].max() == 15
    mine = np.take_along_axis(off, kept["s"][:, None].astype(int), 1)[:, 0]
    assert (mine <= off.min(axis=1) + 1e-6 * scale).all()
    number = np.take_along_axis(numbers, kept["s"][:, None].astype(int), 1)[:, 0]
    assert (np.abs(read - number) <= 1e-6 * scale).all()


@pytest.mark.parametrize(
    ("spec", "dtypes", "expected"),
    [
        ("lamb", "m=dynamic4(32),v=dynamic4(256)", "m:u8 m_scale v_scale"),
        ("lamb", "v=dynamic4", "m:f32 v:u8 v_scale"),
        ("adan", "state=dynamic4", "m:u8 m_scale diff_scale v:u8 v_scale prev_scale"),
    ],
)
def test_states_share_bytes_in_pairs(spec: str, dtypes: str, expected: str) -> None:
    graph = stepfuse.get(spec).variants()[0]
    graph = run_graph(graph, policy_pipeline("strict", dtypes), check=True)
    roles = {r.name: r for r in graph.roles if r.kind == "state" and not r.type.domain.is_scalar}
    found = [n if n.endswith("_scale") else f"{n}:{r.type.dtype}" for n, r in roles.items()]
    assert " ".join(found) == expected


GUARDED = """
optimizer @some {{
  param %param : f32 elem
  grad %grad : f32 elem
  state %a = 0.5 : f32 elem
  state %b = 0.25 : f32 elem
  state %n = 0.0 : f64 step
  step {{
    %0 = abs %grad : real elem
    %1 = add %a, %b : real elem
    %2 = add %n, 1.0 : real step
    %3 = lt %2, 1.5 : bool step
    update %n = %2
    update %param = %1
    {updates}
  }}
}}
"""


@pytest.mark.parametrize("backend", ["reference", "native"])
def test_a_state_without_an_update_keeps_its_bits(backend: str) -> None:
    spec = stepfuse.parse(GUARDED.format(updates="update %a = %a\n    update %b = %0"))
    param, grad = np.zeros(100, np.float32), np.full(100, -3.0, np.float32)
    optimizer = stepfuse.Optimizer([param], spec, backend=backend, dtypes="state=dynamic4(32)")
    before = optimizer.state[0]["a"] & 15
    optimizer.step([grad])
    assert (param == 0.75).all() and np.array_equal(optimizer.state[0]["a"] & 15, before)
    optimizer.step([grad])
    assert (param == 3.5).all()


def test_states_under_other_guards_share_no_byte() -> None:
    spec = stepfuse.parse(GUARDED.format(updates="update %a = %0\n    update %b = %0 when %3"))
    param, grad = np.zeros(100, np.float32), np.full(100, 2.0, np.float32)
    optimizer = stepfuse.Optimizer([param], spec, dtypes="state=dynamic4(32)")
    for factor in (1.0, 2.0, 4.0):
        optimizer.step([factor * grad])
    assert optimizer.state[0].keys() == {"a", "a_scale", "b", "b_scale"}
    assert (param == 4.0 + 2.0).all()  # the second step stored %a alone
