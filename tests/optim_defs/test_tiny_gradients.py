"""Where f32 loses what a rule needs, and where it must not: against the same equations in f64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.optim_defs import get

SIZES = (1.0, 1e-3, 1e-8, 1e-15, 1e-22, 1e-30)


def _worst(stepper: Any, name: str, size: float, dtypes: str = "", **hypers: float) -> float:
    """The largest distance from f64 after ten steps, beside 1 + the parameter's size."""
    rng = np.random.default_rng(5)
    weights = rng.normal(size=4096).astype(np.float32)
    defaults = {r.name: r.default for r in get(name).of_kind("hyper")}
    job = stepper(get(name), [weights.astype(np.float64)], defaults | hypers)
    optimizer = stepfuse.Optimizer([weights], name, dtypes=dtypes, **hypers)
    for _ in range(10):
        grad = (size * rng.normal(size=4096)).astype(np.float32)
        optimizer.step([grad])
        job.step([grad.astype(np.float64)])
    wanted = job.tensors[0]["param"]
    return float(np.max(np.abs(weights - wanted) / (1.0 + np.abs(wanted))))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rate", [1e-3, 0.05])
def test_adasmooth_keeps_its_smoothing_rate(stepper: Any, size: float, rate: float) -> None:
    assert _worst(stepper, "adasmooth", size, lr=rate) < 2e-6


@pytest.mark.parametrize("size", SIZES)
def test_fadam_needs_a_wide_f_for_tiny_gradients(stepper: Any, size: float) -> None:
    assert _worst(stepper, "fadam", size, "f=f64") < 1e-6
    if size > 1e-16:
        assert _worst(stepper, "fadam", size) < 1e-6
    else:  # what its page says
        assert 1e-5 < _worst(stepper, "fadam", size) < 2e-2


@pytest.mark.parametrize("size", SIZES)
def test_rprop_sees_signs_of_any_size(stepper: Any, size: float) -> None:
    assert _worst(stepper, "rprop", size) < 1e-6


@pytest.mark.parametrize("size", [1e6, 1e12, 1e18])
def test_vsgd_multiplies_no_two_squares(stepper: Any, size: float) -> None:
    assert _worst(stepper, "vsgd", size) < 1e-5
