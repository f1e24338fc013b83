"""Loss scales of groups of layers in a network of torch, beside plain gradients."""

from __future__ import annotations

import pytest
import torch
from stepfuse import boost
from torch import nn


def layers() -> list[nn.Linear]:
    torch.manual_seed(3)
    return [nn.Linear(5, 5) for _ in range(3)]


def gradients(manager: boost.GroupLossScaleManager | None, batch: torch.Tensor) -> list:
    """Of each layer, which is a group."""
    net, x = layers(), batch.clone().requires_grad_()
    found = x
    for number, layer in enumerate(net):
        if manager is not None:
            found = manager(found, number, number + 1)
        found = layer(found).tanh()
    if manager is not None:
        found = manager(found, 3, 4)
    found.square().sum().backward()
    return [*([layer.weight.grad, layer.bias.grad] for layer in net), [x.grad]]


def test_groups_have_scales_of_their_own_and_one_launch_divides_by_them() -> None:
    manager = boost.GroupLossScaleManager(
        [256.0, 4096.0, 2.0], [[layer.weight, layer.bias] for layer in layers()]
    )
    batch = torch.randn(2, 5)
    plain, (*scaled, of_input) = gradients(None, batch), gradients(manager, batch)
    for scale, mine, theirs in zip((256, 4096, 2), scaled, plain, strict=False):
        assert all(torch.equal(a, b * scale) for a, b in zip(mine, theirs, strict=True))
    assert torch.equal(of_input[0], plain[3][0])
    assert manager.unscale(scaled) is False  # scales are powers of two: no bit is lost
    assert all(torch.equal(a, b) for one in zip(scaled, plain[:3], strict=True)
               for a, b in zip(*one, strict=True))  # fmt: skip
    assert manager.scales[0] == pytest.approx(256 * 2**0.001, rel=1e-6)


def test_an_overflow_of_one_group_skips_the_step_and_lowers_its_scale() -> None:
    groups = [[torch.zeros(3)], [torch.zeros(2), torch.zeros(4, 4)]]
    manager = boost.GroupLossScaleManager(1024.0, groups)
    bad = torch.ones(4, 4)
    bad[2, 1] = float("inf")
    assert manager.unscale([[torch.ones(3)], [torch.ones(2), bad]]) is True
    assert manager.scales == pytest.approx([1024 * 2**0.001, 1024 * 2**-0.5], rel=1e-6)
    assert manager.unscale([[torch.ones(3)], [torch.ones(2), torch.ones(4, 4)]]) is False
    with pytest.raises(boost.BoostError, match="a gradient for each parameter, by group"):
        manager.unscale([[torch.ones(3)], [torch.ones(2)]])


def test_autoboost_says_whose_business_groups_are() -> None:
    net = nn.Sequential(*layers())
    asked = {"boost": {"mode": "manual", "loss_scale_group": True}}
    with pytest.raises(boost.BoostError, match="the groups of layers are the network's"):
        boost.AutoBoost("O0", asked).network_auto_process_train(
            net, torch.optim.SGD(net.parameters())
        )
