"""Every trick undone: the network, what it makes and the optimizer are as before, bit by bit."""

from __future__ import annotations

import copy
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse.torch as fused
import torch
from stepfuse import boost
from stepfuse.boost.settings import SWITCHES
from stepfuse.ranks.protocol import CompletedHandle

from examples.networks.resnet import BasicBlock, ResNet
from tests.support.processes.process_group import one_thread  # noqa: F401

IMAGES = torch.randn(4, 3, 16, 16, generator=torch.Generator().manual_seed(1))
FREEZE = {"param_groups": 3, "freeze_type": 0, "freeze_p": 0.0, "total_steps": 4}
SETTINGS: dict[str, dict[str, Any]] = {
    "adasum": {"common": {"device_number": 1}},
    "grad_freeze": {"grad_freeze": FREEZE},
    "grad_freeze, per_group": {"grad_freeze": {**FREEZE, "store": "per_group"}},
    "grad_accumulation": {"grad_accumulation": {"grad_accumulation_step": 2}},
}
NAMES = [*SWITCHES, "grad_freeze, per_group"]


class TwinRanks:
    """Two ranks, of which the other one does what this one does."""

    count, rank = 2, 0

    def gather(
        self, own: torch.Tensor, into: Sequence[torch.Tensor], phase: str
    ) -> CompletedHandle:
        for one in into:
            one.copy_(own)
        return CompletedHandle()


def network() -> ResNet:
    torch.manual_seed(0)
    return ResNet(BasicBlock, (1, 1, 1, 1), 1, 3)


def step(net: ResNet, optimizer: Any) -> None:
    net.train()

    def loss() -> torch.Tensor:
        return net(IMAGES).square().mean()

    optimizer.zero_grad()
    loss().backward()
    optimizer.step(loss) if isinstance(optimizer, boost.DimReduce) else optimizer.step()


def output(net: ResNet) -> torch.Tensor:
    return net.eval()(IMAGES).detach()


def equal(left: Any, right: Any) -> bool:
    """Of nested states, all bits."""
    if isinstance(left, torch.Tensor):
        return torch.equal(left, right)
    if isinstance(left, dict):
        return left.keys() == right.keys() and all(equal(left[k], right[k]) for k in left)
    if isinstance(left, list | tuple):
        return len(left) == len(right) and all(map(equal, left, right))
    return left == right


def check_old(net: ResNet, old: Any, optimizer: Any) -> None:
    """What stood in an optimizer's place is of no use any more, and says so, changing nothing."""
    if old is optimizer:
        return
    before = copy.deepcopy((net.state_dict(), optimizer.state_dict()))
    again = boost.AutoBoost("O0", {"boost": {"mode": "manual", "grad_accumulation": True}})
    for use in (
        lambda: old.step(lambda: None), old.state_dict, lambda: old.load_state_dict(before[1]),
        lambda: boost.GradientAccumulation(2, old),
        lambda: again.network_auto_process_train(net, old),
    ):  # fmt: skip
        with pytest.raises(boost.BoostError, match="was undone, so it steps nothing any more"):
            use()
    assert equal((net.state_dict(), optimizer.state_dict()), before)


@pytest.mark.parametrize("name", NAMES)
def test_a_trick_is_undone(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    net = network()
    optimizer = fused.SGD(net.parameters(), lr=0.1, momentum=0.9)
    step(net, optimizer)  # there are states
    before = copy.deepcopy((net.state_dict(), optimizer.state_dict()))
    expected, modules = output(net), [*net.modules()]
    switch, settings = name.partition(",")[0], SETTINGS.get(name, {})
    if switch == "adasum":
        steps = sys.modules[boost.AdaSum.__module__]
        monkeypatch.setattr(steps, "ranks_of_process", TwinRanks)
    if switch == "dim_reduce":
        rows = np.eye(2, sum(p.numel() for p in net.parameters()), dtype=np.float32)
        np.save(tmp_path / "p.npy", rows)
        section = {"n_components": 2, "pca_mat_path": str(tmp_path / "p.npy")}
        settings = {"dim_reduce": section}
    made = boost.AutoBoost("O0", {"boost": {"mode": "manual", switch: True}, **settings})
    for trains in (False, True):
        found, changed = made.network_auto_process_train(net, optimizer)
        assert found is net
        if trains:
            step(net, changed)
            step(net, changed)
            assert not equal(net.state_dict(), before[0])
        made.undo()
        check_old(net, changed, optimizer)
        assert [*net.modules()] == modules  # the very objects
        assert [*net.state_dict()] == [*before[0]]
        assert all(p.requires_grad for p in net.parameters())
        if trains:  # what training has moved is put back by what was saved
            net.load_state_dict(before[0])
            optimizer.load_state_dict(before[1])
        assert equal(net.state_dict(), before[0]) and equal(optimizer.state_dict(), before[1])
        assert torch.equal(output(net), expected)
    twin = network()
    plain = fused.SGD(twin.parameters(), lr=0.1, momentum=0.9)
    for one in (plain, plain):
        step(twin, one)
    step(net, optimizer)
    assert equal(net.state_dict(), twin.state_dict())
    assert not made.state_dict() and "network" not in made.explain()


class WithHead(torch.nn.Module):
    """A network with a head that its forward leaves out; what it returns may be nested."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.body = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 4))
        self.head = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 4))

    def forward(self, x: torch.Tensor) -> Any:
        return {"found": (self.body(x), 3)}


@pytest.mark.parametrize("store", ["shared", "per_group"])
@pytest.mark.parametrize("accumulates", [False, True])
def test_a_tail_that_is_not_used_is_a_step_that_moves_nothing(
    store: str, accumulates: bool
) -> None:
    """`backward()` ends, and steps that train what is used are as without the others."""
    nets = WithHead(), WithHead()
    optimizers: list[Any] = [fused.SGD(net.parameters(), lr=0.1) for net in nets]
    freeze = boost.GradientFreeze(2, store=store, train_strategy=[0, 1, 1, 0])
    applied = freeze.apply(nets[0], optimizers[0])
    assert any("trains 4 of 8 parameters, from head.0.weight" in one for one in applied.lines)
    changed = applied.optimizer
    if accumulates:
        changed = boost.GradientAccumulation(1, changed)
    batch = torch.randn(3, 4, generator=torch.Generator().manual_seed(2))
    for number in range(4):
        for net, one in zip(nets, (changed, optimizers[1]), strict=True):
            if one is optimizers[1] and number in (1, 2):
                continue
            one.zero_grad()
            found = net(batch)["found"][0]
            found += 1.0
            found.square().mean().backward()
            assert number in (0, 3) or all(p.grad is None for p in net.parameters())
            one.step()
        assert equal(nets[0].state_dict(), nets[1].state_dict())
    assert applied.progress is not None and applied.progress.state_dict()["position"] == 4
    applied.undo()
    with torch.no_grad():
        assert not nets[0](batch)["found"][0].requires_grad
