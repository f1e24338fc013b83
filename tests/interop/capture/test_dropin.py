"""`stepfuse.torch.Captured` stands where the original stood: groups, schedulers, state dicts."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
import torch
from stepfuse.ir.errors import CaptureError, CheckpointError
from stepfuse.torch import Captured
from torch import optim

from tests.interop.capture import classes as own
from tests.interop.capture.dropin import (
    Twins,
    assert_alike,
    both_ways,
    groups,
    parameters,
    run,
)


class ReadsOnce(own.PerTensor):
    def __init__(self, params: Any, **given: Any) -> None:
        super().__init__(params, **given)
        self.first = [group["lr"] for group in self.param_groups]

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(o["lr"] / self.first[0] * g)


class CountsOnce(own.PerTensor):
    """Counts its steps in the state that all parameters share."""

    def __init__(self, params: Any, **given: Any) -> None:
        super().__init__(params, **given)
        self.state["k"] = torch.zeros(1)

    def step(self, closure: Any = None) -> None:
        super().step()
        self.state["k"].add_(1)

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(o["lr"] / (1 + self.state["k"]) * g)


# The suite has one class in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize(
    ("cls", "options"),
    [
        (optim.Adam, {"amsgrad": True}),  # the count is a tensor
        (optim.Adagrad, {"initial_accumulator_value": 0.1}),  # states are made at once
        (optim.RMSprop, {"momentum": 0.9}),  # it counts what it does not need
        (own.NestedDicts, {}), (own.GroupCounter, {}),
        (own.FirstGradient, {}), (own.RowState, {}), (CountsOnce, {}),
    ],
)  # fmt: skip
def test_each_goes_on_from_the_others_checkpoint(cls: Any, options: dict[str, Any]) -> None:
    both_ways(cls, options)


def test_groups_are_the_originals_and_schedulers_work_on_them() -> None:
    twins = Twins(optim.Adam, {"amsgrad": True, "betas": (0.8, 0.99)})
    for ours, theirs in zip(twins.ours.param_groups, twins.original.param_groups, strict=True):
        assert_alike({**theirs, "params": 0}, {**ours, "params": 0})
    assert twins.ours.defaults == twins.original.defaults
    rates = [optim.lr_scheduler.OneCycleLR(o, 0.1, 10) for o, _ in twins.all()]
    for number in range(6):
        for (optimizer, params), rate in zip(twins.all(), rates, strict=True):
            run(optimizer, params, range(number, number + 1))
            rate.step()
    assert twins.ours.param_groups[1]["betas"] == twins.original.param_groups[1]["betas"]
    twins.assert_near(twins.params)


def test_a_group_with_other_options_is_captured_anew() -> None:
    class Two(Twins):
        def made(self, params: Any) -> Any:
            return self.cls(groups(params, self.second), **self.options)

        def captured(self, params: Any) -> Captured:
            return Captured(groups(params, self.second), self.cls, **self.options)

        second: Any = {"nesterov": True, "lr": 0.02}  # noqa: RUF012

    twins = Two(own.Options, {"momentum": 0.9})
    for optimizer, params in twins.all():
        run(optimizer, params, range(4))
        optimizer.param_groups[0]["nesterov"] = True  # an option
        optimizer.param_groups[1]["momentum"] = 0.0  # a number whose condition was fixed
        run(optimizer, params, range(4, 8))
    twins.assert_near(twins.params)
    assert_alike(
        twins.original.state_dict()["param_groups"], twins.ours.state_dict()["param_groups"]
    )


def test_keys_that_others_put_into_a_group_are_options_of_it() -> None:
    """A class may read them: a name, a scale of the rate, what a scheduler keeps there."""

    class Keyed(own.PerTensor):
        def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
            rate = o["lr"] * o.get("scale", 1.0) * (0.1 if o.get("name") == "head" else 1.0)
            p.sub_((rate + o.get("initial_lr", 0.0)) * g)

    def stepped(made: Any, *cls: Any) -> tuple[list[torch.nn.Parameter], Any]:
        params = parameters()
        optimizer = made([{"params": params[:1]}, {"params": params[1:2], "name": "head"},
                          {"params": params[2:], "scale": 0.3}], *cls)  # fmt: skip
        rate = optim.lr_scheduler.LinearLR(optimizer)
        for number in range(4):
            run(optimizer, params, range(number, number + 1))
            rate.step()
            optimizer.param_groups[2]["scale"] += 0.1
        saved = optimizer.state_dict()
        del saved["param_groups"][1]["name"]
        optimizer.load_state_dict(saved)
        run(optimizer, params, range(4, 5))
        return params, optimizer.state_dict()["param_groups"]

    (ours, groups_), (theirs, wanted) = stepped(Captured, Keyed), stepped(Keyed)
    for one, other in zip(ours, theirs, strict=True):
        torch.testing.assert_close(one, other)
    assert groups_ == wanted


def test_a_closure_is_called_once_and_its_loss_returned() -> None:
    param = torch.nn.Parameter(torch.ones(3))
    optimizer = Captured([param], own.FirstGradient, lr=0.1)
    calls: list[float] = []

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        loss = (param**2).sum()
        loss.backward()
        calls.append(loss.item())
        return loss

    assert optimizer.step(closure).item() == 3.0 == calls[0]
    assert len(calls) == 1
    assert torch.allclose(param, torch.full((3,), 0.8))


def test_what_does_not_fit_is_refused_before_anything_is_changed() -> None:
    params = parameters()
    optimizer = Captured(groups(params), own.NestedDicts)
    run(optimizer, params, range(2))
    saved = optimizer.state_dict()
    kept = copy.deepcopy(saved)
    for change, said in (
        (lambda s: s["moments"].update(third=1.0), r"no state 'moments'\['third'\] is known"),
        (lambda s: s["moments"].pop("count"), r"state 'moments'\['count'\] is missing"),
        (lambda s: s["moments"].update(count=None), r"expected a number, got None"),
        (lambda s: s["moments"].update(first=torch.ones(2)), r"shape \(2, 3, 4\), got .* \(2,\)"),
    ):
        wrong = copy.deepcopy(saved)
        change(wrong["state"][3])
        with pytest.raises(CheckpointError, match=rf"group 1, parameter 1.*{said}"):
            optimizer.load_state_dict(wrong)
    with pytest.raises(ValueError, match="different number of parameter groups"):
        optimizer.load_state_dict({**saved, "param_groups": saved["param_groups"][:1]})
    with pytest.raises(CheckpointError, match="no state 'k' is known"):
        optimizer.load_state_dict({**saved, "state": {**saved["state"], "k": 1.0}})
    with pytest.raises(CheckpointError, match="a state of parameter 9, and there are 4"):
        optimizer.load_state_dict({**saved, "state": {**saved["state"], 9: saved["state"][3]}})
    now = optimizer.state_dict()
    for number in range(4):
        mine, its = (x["state"][number]["moments"] for x in (now, kept))
        assert mine["count"] == its["count"] == 2
        assert torch.equal(mine["first"], its["first"])


def test_copies_and_pickles_go_on_alike() -> None:
    params = parameters()
    optimizer = Captured(groups(params), own.FirstGradient)
    run(optimizer, params, range(3))
    for made in (copy.deepcopy(optimizer), pickle.loads(pickle.dumps(optimizer))):
        theirs = [p for group in made.param_groups for p in group["params"]]
        run(made, theirs, range(3, 6))
        assert made.spec == optimizer.spec
        assert_alike(optimizer.state_dict(), made.state_dict())
        mine = [p.detach().clone() for p in theirs]
    run(optimizer, params, range(3, 6))
    assert all(torch.equal(p, m) for p, m in zip(params, mine, strict=True))


def test_groups_can_be_added() -> None:
    twins = Twins(own.FirstGradient, {})
    for optimizer, params in twins.all():
        more = parameters(params[0].dtype, [(7, 2)])
        optimizer.add_param_group({"params": more, "lr": 0.05})
        params += more
    twins.start.append(parameters(torch.float64, [(7, 2)])[0].detach())
    for optimizer, params in twins.all():
        run(optimizer, params, range(3))
    twins.assert_near(twins.params)


def test_a_grad_scaler_leaves_unscaling_to_the_step() -> None:
    params, plain = parameters(), parameters()
    scaled, unscaled = (Captured(groups(p), own.FirstGradient) for p in (params, plain))
    scaler = torch.amp.GradScaler("cpu", init_scale=8.0)
    for some, factor in ((params, 8.0), (plain, 1.0)):
        for param in some:
            param.grad = factor * torch.ones_like(param)
    scaler.scale(torch.ones(()))  # which makes its scale
    scaler.step(scaled)
    unscaled.step()
    assert all(torch.equal(a, b) for a, b in zip(params, plain, strict=True))


def test_what_cannot_be_captured_or_stepped_is_refused() -> None:
    param = torch.nn.Parameter(torch.ones(3, 2))
    with pytest.raises(CaptureError, match="a step over a parameter"):
        Captured([param], optim.LBFGS)
    with pytest.raises(CaptureError, match="Invalid learning rate: -1"):
        Captured([param], optim.Adagrad, lr=-1.0)
    with pytest.raises(CaptureError, match="ReadsOnce keeps 'first' of a group's options"):
        Captured([{"params": [param], "lr": 0.1}], ReadsOnce)
    with pytest.raises(CaptureError, match="is complex, and no such step was captured"):
        Captured([param.detach().to(torch.complex64).requires_grad_()], own.FirstGradient)
    with pytest.raises(CaptureError, match="Variable that requires grad is being used in an in-pl"):
        Captured([param], optim.Adam, amsgrad=True, differentiable=True)
