"""What ordinary steps do not show is captured as it is, or refused at the line that hangs on it."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse.ir.errors import CaptureError

from tests.interop.capture import leaks, leaks_state, leaks_values
from tests.interop.capture.originals import original_steps

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


def grouped(params: list[Any]) -> list[dict[str, Any]]:
    """The last four in a group of their own."""
    return [{"params": params[:4]}, {"params": params[4:], "lr": 0.003}]


CAPTURED = (
    *leaks.CAPTURED, leaks_state.PrivateCount, leaks_state.ClipsInPlace, leaks_values.PowerOfZero,
    leaks_values.DoubleSum,
)  # fmt: skip
# The rest of the classes of these modules is in the campaign `leaks`.
REFUSED = (
    *leaks.REFUSED, leaks_state.FlagOfState, leaks_state.OfModule, leaks_state.OfClass,
    leaks_state.AskedOfParameter, leaks_state.PythonsRandom, leaks_state.Clock,
    leaks_state.ZerosForNone, leaks_state.DropsGradient, leaks_state.ThirdGroup,
    leaks_values.Caught, leaks_values.Int8Count, leaks_values.Strided, leaks_values.Version,
)  # fmt: skip


# The suite has one class in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("cls", CAPTURED)
def test_a_class_is_captured_as_it_is(cls: type) -> None:
    params = [np.ones(s, np.float32) for s in SHAPES]
    optimizer = stepfuse.Optimizer(grouped(params), stepfuse.capture(cls))
    ones, every, dtypes = [np.ones(s) for s in SHAPES], gradients(), (torch.float64, torch.float32)
    originals = (original_steps(cls, ones, every, d, grouped) for d in dtypes)
    for grads, wanted, rounded in zip(every, *originals, strict=True):
        optimizer.step(grads)
        for ours, exact, own in zip(params, wanted, rounded, strict=True):
            known = np.isfinite(exact)
            np.testing.assert_array_equal(np.isfinite(ours), known)
            rounding = np.abs(own[known] - exact[known]).max(initial=0.0)
            limit = max(2e-5, 1.5 * float(rounding))
            np.testing.assert_allclose(ours[known], exact[known], rtol=0, atol=limit)


def test_a_count_of_a_parameters_steps_stays_where_it_has_no_gradient() -> None:
    params = [np.ones(3, np.float32), np.ones(4, np.float32)]
    theirs = [torch.nn.Parameter(torch.ones(p.shape)) for p in params]
    optimizer = stepfuse.Optimizer(params, stepfuse.capture(torch.optim.Adam, lr=0.01))
    original = torch.optim.Adam(theirs, lr=0.01)
    rng = np.random.default_rng(0)
    for step in range(20):
        grads: list[Any] = [rng.standard_normal(p.shape).astype(np.float32) for p in params]
        grads[1] = None if step % 3 == 1 else grads[1]
        for param, grad in zip(theirs, grads, strict=True):
            param.grad = None if grad is None else torch.tensor(grad)
        optimizer.step(grads)
        original.step()
    for ours, param in zip(params, theirs, strict=True):
        np.testing.assert_allclose(ours, param.detach().numpy(), rtol=0, atol=1e-6)


@pytest.mark.parametrize("cls", REFUSED)
def test_a_class_is_refused_at_its_line(cls: type) -> None:
    lines, first = inspect.getsourcelines(cls)
    with pytest.raises(CaptureError) as found:
        report = stepfuse.capture(cls).report
        assert report is not None
        raise CaptureError("at a rank", report.refused[2].split(": ")[0])
    file, line = found.value.where.split(":")
    assert file == Path(inspect.getfile(cls)).name
    assert first < int(line) < first + len(lines)
