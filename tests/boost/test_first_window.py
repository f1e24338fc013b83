"""Checkpoints within a window of micro-batches, the first one as well, of every class."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse import CheckpointError, boost
from torch import Tensor
from torch.nn import Parameter

TORCHS = (
    "ASGD", "SGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax", "NAdam", "RAdam",
    "RMSprop", "Rprop",
)  # fmt: skip
MAKERS: dict[str, Callable[[Any], Any]] = {
    **{name: partial(getattr(ours, name), lr=0.01) for name in TORCHS},
    "SGD with momentum": partial(ours.SGD, lr=0.1, momentum=0.9, dampening=0.5),
    "LAMB": ours.LAMB,
    "Prodigy": ours.Prodigy,
    "codes": lambda ps: ours.Optimizer(ps, stepfuse.compile("adamw", dtypes="state=linear8")),
    "captured": lambda ps: ours.Captured(ps, torch.optim.SGD, lr=0.1, momentum=0.9, dampening=0.5),
    "torch's": partial(torch.optim.NAdam, lr=0.01),
}


def _params() -> list[Parameter]:
    torch.manual_seed(0)
    return [Parameter(torch.randn(dims)) for dims in ((4, 3), (5,))]


def _gradients(number: int) -> list[Tensor]:
    torch.manual_seed(50 + number)
    return [torch.randn(dims) for dims in ((4, 3), (5,))]


def _trained(make: Callable[[Any], Any], saved_at: int) -> list[Tensor]:
    """Three windows of three; a new optimizer goes on from what was saved before a call."""
    params = _params()
    optimizer = boost.GradientAccumulation(3, make(params))
    for number in range(9):
        if number == saved_at:
            saved = copy.deepcopy(optimizer.state_dict())
            optimizer = boost.GradientAccumulation(3, make(params))
            optimizer.load_state_dict(saved)
        for param, grad in zip(params, _gradients(number), strict=True):
            param.grad = grad
        optimizer.step()
    return [p.detach().clone() for p in params]


@pytest.mark.parametrize("name", MAKERS)
def test_any_window_is_saved_and_gone_on_with(name: str) -> None:
    """To the bit; and the steps are those by the mean, the first one too."""
    make, params = MAKERS[name], _params()
    expected = _trained(make, -1)
    for saved_at in (1, 2, 4):
        assert all(map(torch.equal, _trained(make, saved_at), expected))
    plain = make(params)
    for start in (0, 3, 6):
        batches = [_gradients(start + n) for n in range(3)]
        for index, param in enumerate(params):
            param.grad = (batches[0][index] + batches[1][index] + batches[2][index]) * (1.0 / 3.0)
        plain.step()
    for param, found in zip(params, expected, strict=True):
        torch.testing.assert_close(found, param.detach(), rtol=1e-5, atol=1e-6)


def test_a_sum_that_waits_is_not_dropped_by_arrays() -> None:
    params = _params()
    optimizer = boost.GradientAccumulation(2, ours.AdamW(params))
    for param, grad in zip(params, _gradients(0), strict=True):
        param.grad = grad
    optimizer.step()
    over = stepfuse.Optimizer([p.detach().numpy() for p in params], "adamw")
    with pytest.raises(CheckpointError, match=r"a sum of gradients, 'sum_of_grads'.*window"):
        ours.load_state_dict(over, optimizer.inner.state_dict())
