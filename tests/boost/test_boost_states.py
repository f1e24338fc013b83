"""States that no training has saved, and arguments in a wrong order: refused, changing nothing."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
import stepfuse.torch as fused
import torch
from stepfuse import boost
from torch import nn

ON = {"mode": "manual", "grad_freeze": True, "loss_scale_group": True}
CONFIG = {"boost": ON, "grad_freeze": {"param_groups": 2, "total_steps": 9, "seed": 0}}
FREEZE, SCALES = "0.grad_freeze", "0.loss_scale_group"


def network() -> nn.Sequential:
    torch.manual_seed(0)
    return nn.Sequential(*[nn.Linear(4, 4) for _ in range(4)])


@pytest.mark.parametrize(
    ("trick", "changed", "message"),
    [
        (FREEZE, None, "GradientFreeze: expected .* a dict with position, counts, indices, got No"),
        (FREEZE, {}, "position, counts, indices is missing"),
        (FREEZE, {"position": -3, "counts": [1, 0], "indices": [0]}, "position: expected an int f"),
        (FREEZE, {"position": 1, "counts": [1], "indices": [0]}, "each of 2 groups, got .1."),
        (FREEZE, {"position": 1, "counts": [1, 0], "indices": None}, "a group for each step"),
        (FREEZE, {"position": 1, "counts": [1, 0], "indices": [2]}, "a group from 0 to 1, got 2"),
        (SCALES, {"skipped": 0}, "scales is missing"),
        (SCALES, {"scales": "abcd", "skipped": 0}, "a list of 4, one a group, got str"),
        (SCALES, {"scales": [1.0] * 3, "skipped": 0}, "expected 4, one a group, got 3"),
        (SCALES, {"scales": [1.0, 1.0, 1.0, -1.0], "skipped": 0}, "above 0 in f32, got -1"),
        (SCALES, {"scales": [float("nan")] * 4, "skipped": 0}, "expected a finite number"),
    ],
)
def test_a_state_that_none_has_saved_changes_nothing(
    trick: str, changed: Any, message: str
) -> None:
    made, net = boost.AutoBoost("O0", CONFIG), network()
    made.network_auto_process_train(net, fused.SGD(net.parameters(), lr=0.1))
    before = copy.deepcopy(made.state_dict())
    advanced = {**before, FREEZE: {**before[FREEZE], "position": 1}, trick: changed}
    frozen = [p.requires_grad for p in net.parameters()]
    with pytest.raises((boost.BoostError, boost.BoostTypeError), match=message):
        made.load_state_dict(advanced)
    assert made.state_dict() == before
    assert [p.requires_grad for p in net.parameters()] == frozen


def test_states_of_optimizers_are_checked() -> None:
    net = network()
    rows = np.eye(2, sum(p.numel() for p in net.parameters()))
    reduced = boost.DimReduce(net, rows)
    plain = torch.optim.SGD(net.parameters(), lr=0.1)
    mean = boost.GradientAccumulation(2, plain)
    saved = reduced.state_dict()
    for holder, state, message in (
        (reduced, None, "DimReduce: expected .*, got NoneType"),
        (reduced, plain.state_dict(), "subspace is missing"),
        (reduced, {**saved, "subspace": {}}, "started, inverse, move, gradient is missing"),
        (reduced, {**saved, "subspace": {**saved["subspace"], "move": [0.0]}}, "2 dimensions"),
        (mean, [], "GradientAccumulation: expected .*, got list"),
        (mean, {**plain.state_dict(), "accumulation": {"taken": 1}}, "pending, sums is missing"),
    ):
        with pytest.raises((boost.BoostError, boost.BoostTypeError), match=message):
            holder.load_state_dict(state)
    reduced.load_state_dict(saved)
    net(torch.ones(1, 4)).sum().backward()
    for closure, message in ((3, "expected a closure .*, got 3"), (lambda: "x", "number, got 'x'")):
        with pytest.raises((boost.BoostError, boost.BoostTypeError), match=message):
            reduced.step(closure)


def test_arguments_in_a_wrong_order_or_of_a_wrong_kind_are_refused() -> None:
    net = network()
    optimizer: Any = fused.SGD(net.parameters(), lr=0.1)
    scales = boost.GroupLossScaleManager(2.0, [[torch.ones(2)], [torch.ones(3)]])
    anything: Any = None
    level: Any = ["O1"]
    for call, message in (
        (lambda: boost.LessBN(net, optimizer), "fn_flag: .*, got SGD; an optimizer is given by na"),
        (lambda: boost.AutoBoost(level), r"level \['O1'\] is unknown"),
        (lambda: scales(anything, 0, 1), "x: expected a torch tensor, got NoneType"),
        (lambda: scales.unscale(anything), "unscale: expected a list of 2, one a group"),
        (lambda: scales.unscale([[], [torch.ones(3)]]), r"gradients\[0\]: expected 1, one a param"),
        (lambda: scales.update(anything), "update: expected a list of 2"),
    ):
        with pytest.raises((boost.BoostError, boost.BoostTypeError), match=message):
            call()
    assert type(net[3]) is nn.Linear and scales.scales.tolist() == [2.0, 2.0]


def test_what_lessbn_has_made_stays_as_it_is_and_groups_that_never_freeze_are_said() -> None:
    net = network()
    made = boost.LessBN(net)
    assert boost.LessBN(made).explain() == ["it has been through LessBN already"]
    made.undo()
    tricks = boost.AutoBoost("O0", {"boost": {"mode": "manual", "grad_freeze": True}})
    tricks.network_auto_process_train(net, fused.SGD(net.parameters(), lr=0.1))
    assert "nothing is ever frozen: 8 parameters, in chunks of three or more" in tricks.explain()


def test_states_of_groups_are_loaded_whole_or_not_at_all() -> None:
    net, config = network(), {"boost": {"mode": "manual", "grad_freeze": True}}
    config["grad_freeze"] = {"param_groups": 2, "total_steps": 9, "seed": 0, "store": "per_group"}
    _, optimizer = boost.AutoBoost("O0", config).network_auto_process_train(
        net, fused.AdamW(net.parameters(), lr=0.1)
    )
    earlier = optimizer.state_dict()
    for _ in range(6):
        optimizer.zero_grad()
        net(torch.ones(2, 4)).square().sum().backward()
        optimizer.step()
    saved = copy.deepcopy(optimizer.state_dict())
    broken = {**earlier, "groups": [earlier["groups"][0], {"state": {}, "param_groups": []}]}
    with pytest.raises(ValueError, match="different number of parameter groups"):
        optimizer.load_state_dict(broken)
    pairs = zip(optimizer.state_dict()["groups"], saved["groups"], strict=True)
    for (now, before), other in zip(pairs, earlier["groups"], strict=True):
        assert now["state"].keys() == before["state"].keys() != other["state"].keys()
        for key, state in before["state"].items():
            assert all(torch.equal(now["state"][key][n], v) for n, v in state.items())


def test_a_window_over_optimizers_of_groups_is_saved_and_loaded() -> None:
    config = {
        "boost": {"mode": "manual", "grad_freeze": True, "grad_accumulation": True},
        "grad_freeze": {"param_groups": 2, "total_steps": 9, "seed": 0, "store": "per_group"},
        "grad_accumulation": {"grad_accumulation_step": 2},
    }
    nets = network(), network()
    first, second = (
        boost.AutoBoost("O0", config).network_auto_process_train(
            net, torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
        )[1]
        for net in nets
    )

    def train(net: nn.Module, optimizer: Any, steps: int) -> None:
        for _ in range(steps):
            optimizer.zero_grad()
            net(torch.ones(2, 4)).square().sum().backward()
            optimizer.step()

    train(nets[0], first, 1)
    second.load_state_dict(copy.deepcopy(first.state_dict()))
    train(nets[0], first, 1)
    train(nets[1], second, 1)
    assert all(map(torch.equal, nets[0].parameters(), nets[1].parameters()))
