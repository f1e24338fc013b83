"""What ordinary steps do not show is captured as it is, or refused at the line that hangs on it."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse.ir.errors import CaptureError

from tests.interop.capture import leaks

SHAPES = ((13,), (1,), (3, 5), (5, 3), (6, 6), (1, 7), (40, 33), (1030,))
STEPS = 60


def gradients() -> list[list[Any]]:
    """Ordinary ones, but for steps with zeros, infinities and NaNs."""
    rng = np.random.default_rng(3)
    found = [[rng.standard_normal(s).astype(np.float32) for s in SHAPES] for _ in range(STEPS)]
    for step, special in ((20, 0.0), (25, np.inf), (45, np.nan)):
        for grad in found[step]:
            grad.flat[0] = special
    found[30] = [np.zeros_like(grad) for grad in found[30]]
    return found


def original(cls: type, dtype: torch.dtype) -> list[list[Any]]:
    """Where the class moves parameters of ones, step by step."""
    params = [torch.nn.Parameter(torch.ones(s, dtype=dtype)) for s in SHAPES]
    optimizer = cls([{"params": params[:4]}, {"params": params[4:], "lr": 0.003}])
    found: list[list[Any]] = []
    for step in gradients():
        for param, grad in zip(params, step, strict=True):
            param.grad = torch.tensor(grad, dtype=dtype)
        optimizer.step()
        found.append([p.detach().numpy().copy() for p in params])
    return found


@pytest.mark.parametrize("cls", leaks.CAPTURED)
def test_a_class_is_captured_as_it_is(cls: type) -> None:
    params = [np.ones(s, np.float32) for s in SHAPES]
    groups = [{"params": params[:4]}, {"params": params[4:], "lr": 0.003}]
    optimizer = stepfuse.Optimizer(groups, stepfuse.capture(cls))
    wanted, rounded = (original(cls, d) for d in (torch.float64, torch.float32))
    for step, grads in enumerate(gradients()):
        optimizer.step(grads)
        for ours, exact, own in zip(params, wanted[step], rounded[step], strict=True):
            known = np.isfinite(exact)
            np.testing.assert_array_equal(np.isfinite(ours), known)
            rounding = np.abs(own[known] - exact[known]).max(initial=0.0)
            limit = max(2e-5, 1.5 * float(rounding))
            np.testing.assert_allclose(ours[known], exact[known], rtol=0, atol=limit)


@pytest.mark.parametrize("cls", leaks.REFUSED)
def test_a_class_is_refused_at_its_line(cls: type) -> None:
    lines, first = inspect.getsourcelines(cls)
    with pytest.raises(CaptureError) as found:
        report = stepfuse.capture(cls).report
        assert report is not None
        raise CaptureError("at a rank", report.refused[2].split(": ")[0])
    file, line = found.value.where.split(":")
    assert file == "leaks.py"
    assert first < int(line) < first + len(lines)
