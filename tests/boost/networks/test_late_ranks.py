"""DistributedDataParallel around a network that is frozen: first or, refused, later."""

from __future__ import annotations

import pytest
import torch
from stepfuse import boost
from torch import nn
from torch.nn.parallel import DistributedDataParallel

from tests.support.processes.process_group import group_of_one  # noqa: F401


def frozen(net: nn.Module, index: int, store: str) -> torch.optim.Optimizer:
    freeze = boost.GradientFreeze(2, train_strategy=[index], store=store)
    return freeze.freeze_generate(net, torch.optim.SGD(net.parameters(), lr=0.1))[1]


def network() -> nn.Sequential:
    return nn.Sequential(*[nn.Linear(3, 3) for _ in range(4)])


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("store", ["shared", "per_group"])
def test_what_is_wrapped_when_it_is_frozen_is_refused(store: str) -> None:
    net = network()
    frozen(net, 1, store)
    late = DistributedDataParallel(net, find_unused_parameters=True)
    with pytest.raises(boost.BoostError, match=r"gradients of 4 of 8 parameters: .* wrap the net"):
        late(torch.ones(1, 3))


@pytest.mark.usefixtures("alone")
def test_what_is_wrapped_first_is_trained() -> None:
    """Its inside may be frozen too, and parameters that never train do not count."""
    for inside in (False, True):
        net = network()
        net[0].requires_grad_(False)
        first = DistributedDataParallel(net, find_unused_parameters=True)
        before = [p.detach().clone() for p in net.parameters()]
        optimizer = frozen(net if inside else first, 1, "shared")
        first(torch.ones(1, 3)).sum().backward()
        optimizer.step()
        moved = [not torch.equal(a, b) for a, b in zip(net.parameters(), before, strict=True)]
        assert not any(moved[:2]) and any(moved) and not all(moved[2:])
