"""What an optimizer is given: labels that choose variants, stages that need a chain, threads."""

from __future__ import annotations

import os

import numpy as np
import pytest
import stepfuse
from stepfuse import BindError
from stepfuse.ir.parser import parse
from stepfuse.runtime.optimizer import default_threads

SPEC = parse("""
optimizer @split {
  param %param : f32 elem
  grad %grad : f32 elem
  step when label == "fast" {
    %0 = mul %grad, 4.0 : real elem
    %1 = sub %param, %0 : real elem
    update %param = %1
  }
  step when label == "slow" and numel >= 2 {
    %0 = sub %param, %grad : real elem
    update %param = %0
  }
}
""")


@pytest.mark.parametrize("backend", ["native", "reference", "numba"])
def test_the_label_chooses(backend: str) -> None:
    params, grads = [np.zeros(5, np.float32) for _ in range(3)], [np.ones(5, np.float32)] * 3
    groups = [{"params": params[:2], "label": "slow"}, {"params": params[2:], "label": "fast"}]
    stepfuse.Optimizer(groups, SPEC, backend=backend).step([g.copy() for g in grads])
    assert [p[0] for p in params] == [-1, -1, -4]


def test_a_label_that_no_variant_takes_is_named() -> None:
    with pytest.raises(BindError, match=r"\(5,\) with label 'new'.*label == \"fast\""):
        stepfuse.Optimizer([{"params": [np.zeros(5, np.float32)], "label": "new"}], SPEC)


def test_a_label_is_a_text() -> None:
    with pytest.raises(TypeError, match="'label' expects a text"):
        stepfuse.Optimizer([{"params": [np.zeros(5, np.float32)], "label": 3}], SPEC)


def test_a_stage_that_stores_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="chain it with an optimizer"):
        stepfuse.Optimizer([np.zeros(5, np.float32)], "unscale")


@pytest.mark.parametrize(("asked", "most"), [("1", 1), (" 1,4", 1), ("0", 99), ("", 99), ("x", 99)])
def test_the_environment_limits_threads(
    monkeypatch: pytest.MonkeyPatch, asked: str, most: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(99)))
    monkeypatch.setenv("OMP_NUM_THREADS", asked)
    assert default_threads() == most
