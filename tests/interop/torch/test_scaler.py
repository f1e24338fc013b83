"""torch's GradScaler: unscaled in the step or before it, and skipped steps change nothing."""

from __future__ import annotations

import copy
from typing import Any

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from torch import Tensor

CLASSES = ["AdamW", "SGD", "Adagrad", "Lion"]


def train(optimizer_class: Any, way: str, bad: tuple[int, ...] = ()) -> tuple[Any, ...]:
    """Eight steps under a scaler, some with an infinite gradient; parameters, scales, states."""
    torch.manual_seed(0)
    net = torch.nn.Linear(16, 16)
    options = {"fused": True} if optimizer_class is torch.optim.AdamW else {}
    optimizer = optimizer_class(net.parameters(), lr=0.01, **options)
    scaler = torch.amp.GradScaler("cpu", init_scale=256.0, growth_interval=2)
    scales: list[float] = []
    for number in range(8):
        torch.manual_seed(number)
        optimizer.zero_grad()
        loss: Tensor = net(torch.randn(4, 16)).square().mean()
        scaler.scale(loss).backward()
        if number in bad:
            net.weight.grad[3, 5] = torch.inf  # type: ignore[index]
        before = copy.deepcopy((list(net.parameters()), optimizer.state_dict()))
        if way != "scaled":
            scaler.unscale_(optimizer)
        if way == "clipped":
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        scaler.step(optimizer)
        scaler.update()
        scales.append(scaler.get_scale())
        if number in bad and not options:  # torch makes its states even then
            after = (list(net.parameters()), optimizer.state_dict())
            assert str(after) == str(before)
    grads = [p.grad for p in net.parameters()]
    return [p.detach() for p in net.parameters()], scales, optimizer.state_dict()["state"], grads


@pytest.mark.parametrize("way", ["scaled", "clipped"])
@pytest.mark.parametrize("bad", [(), (0,), (2, 3, 7)])
def test_bits_scales_and_gradients_are_those_of_torch_fused(way: str, bad: tuple[int, ...]) -> None:
    mine, scales, states, grads = train(ours.AdamW, way, bad)
    theirs, wanted, expected, left = train(torch.optim.AdamW, way, bad)
    assert scales == wanted
    for a, b in zip((*mine, *grads), (*theirs, *left), strict=True):
        torch.testing.assert_close(a, b, rtol=0.0, atol=0.0, equal_nan=True)
    for number, state in expected.items():
        assert all(torch.equal(states[number][key], value) for key, value in state.items())


@pytest.mark.parametrize("name", CLASSES)
def test_every_optimizer_unscales(name: str) -> None:
    """As if the gradients had been unscaled before the step."""
    inside = train(getattr(ours, name), "scaled", (1,))
    before = train(getattr(ours, name), "unscaled", (1,))
    assert inside[1] == before[1]
    for a, b in zip(inside[0], before[0], strict=True):
        torch.testing.assert_close(a, b)


def test_a_scale_of_the_users_own() -> None:
    """The attributes that the scaler sets may be set by hand."""
    params = [torch.nn.Parameter(torch.ones(4)) for _ in range(2)]
    scaled, plain = (ours.SGD([p], lr=1.0) for p in params)
    params[0].grad, params[1].grad = torch.full((4,), 8.0), torch.full((4,), 2.0)
    scaled.grad_scale = torch.tensor(4.0)
    scaled.step()
    plain.step()
    assert torch.equal(*params) and torch.equal(params[0].grad, params[1].grad)
    scaled.found_inf = torch.tensor(1.0)
    scaled.step()
    assert torch.equal(*params)


def test_the_report_names_tensor_index_and_value() -> None:
    net = torch.nn.Linear(4, 3)
    optimizer = ours.SGD(net.named_parameters(), lr=0.1)
    net(torch.ones(2, 4)).sum().backward()
    assert optimizer.overflow() is None
    net.bias.grad[1] = -torch.inf  # type: ignore[index]
    assert str(optimizer.overflow()) == "the gradient of tensor 1 (bias) is -inf at [1]"
    clears = ours.Optimizer(
        net.named_parameters(), stepfuse.chain("check_finite", "sgd", "zero_grad"), lr=0.1
    )
    clears.step()
    assert float(net.bias.grad.abs().max()) == 0.0  # type: ignore[union-attr]
    assert str(clears.overflow()) == "the gradient of tensor 1 (bias) is -inf at [1]"
    clears.step()
    assert clears.overflow() is None
