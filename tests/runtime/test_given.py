"""What an optimizer is given: labels that choose variants, stages that need a chain, threads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse import BindError
from stepfuse.ir.text.parser import parse
from stepfuse.runtime.system import default_threads

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
    with pytest.raises(TypeError, match="'label' expects a str"):
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


def test_arrays_that_only_a_closer_look_admits(tmp_path: Path) -> None:
    """Subclasses, read-only and empty gradients: no quick way to check or address them."""
    shapes = [(6,), (0,), (4,)]
    params = [np.ones(s, np.float32) for s in shapes]
    mapped = np.memmap(tmp_path / "grad", np.float32, "w+", shape=(6,))
    mapped[:] = 2.0
    fixed = np.full(4, 4.0, np.float32)
    fixed.setflags(write=False)
    stepfuse.Optimizer(params, "sgd", lr=0.25).step([mapped, np.ones(0, np.float32), fixed])
    assert [p.tolist() for p in params] == [[0.5] * 6, [], [0.0] * 4]


def test_a_start_imports_little_of_numpy() -> None:
    code = (
        "import sys, numpy as np\n"
        "before = set(sys.modules)\n"
        "import stepfuse\n"
        "groups = [{'params': [np.ones(9, np.float32)]}, {'params': []}]\n"
        "stepfuse.Optimizer(groups, 'adamw').step([np.ones(9, np.float32)])\n"
        "print(sorted(m for m in set(sys.modules) - before if m.startswith('numpy.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
