"""The backend that interprets nests: its stages, and what it refuses by name."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.loops import backend as loops
from stepfuse.ir.errors import OptionError
from stepfuse.ir.loops.interpreter.state import Settings


def test_a_tensor_that_is_too_large_is_refused_before_anything_is_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loops, "LARGEST", 100)
    params = [np.ones(10, np.float32), np.ones(101, np.float32)]
    optimizer = stepfuse.Optimizer(params, "adamw", backend="loops")
    with pytest.raises(OptionError, match=r"101 elements is too large .* at most 100; take"):
        optimizer.step([np.ones_like(p) for p in params])
    assert all((p == 1).all() for p in params)


@pytest.mark.parametrize(
    ("backend", "expected"),
    [
        ("loops:vax", r"unknown target 'vax'; known: native, .*numba"),
        (
            "loops:numba/nonsense",
            r"no pass 'nonsense' over loops for target 'numba'",
        ),
        ("native:numba", r"backend 'native' takes no option, got 'numba'"),
    ],
)
def test_a_stage_that_is_not_there_is_named(backend: str, expected: str) -> None:
    with pytest.raises(OptionError, match=expected):
        stepfuse.compile("sgd", backend=backend)


def test_a_step_can_be_watched_statement_by_statement(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, object] = {}

    def watch(stmt: object, made: object) -> None:
        seen[getattr(stmt, "value", "")] = made

    params = [np.full(3, 2.0, np.float32)]
    optimizer = stepfuse.Optimizer(params, "adamw", backend="loops")
    for compiled in optimizer._launcher.programs:
        monkeypatch.setattr(compiled, "settings", Settings(watch=watch))
    optimizer.step([np.array([1.0, np.nan, 3.0], np.float32)])
    assert np.array_equal(np.asarray(seen["grad"]), [1.0, np.nan, 3.0], equal_nan=True)
    assert np.array_equal(np.asarray(seen["param"]), [2.0, 2.0, 2.0])
