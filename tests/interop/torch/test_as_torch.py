"""What torch's own optimizers take, warn of, keep and resume from, ours do the same."""

from __future__ import annotations

import copy
import inspect
from typing import Any

import pytest
import stepfuse.torch as ours
import torch
from stepfuse.interop.torch.registry import made_names
from torch.nn import Parameter

CLASSES = (
    "Adadelta", "Adafactor", "Adagrad", "Adam", "Adamax", "AdamW", "ASGD", "NAdam", "RAdam",
    "RMSprop", "Rprop", "SGD",
)  # fmt: skip
OPTIONS: dict[str, dict[str, Any]] = {
    "SGD": {"momentum": 0.9},
    "Adam": {"amsgrad": True},
    "RMSprop": {"momentum": 0.9, "centered": True},
}
FUSED = ("Adam", "AdamW", "SGD", "Adagrad")


def stepped(optimizer_class: Any, count: int = 3, size: int = 4096, **options: Any) -> Any:
    """An optimizer after some steps."""
    torch.manual_seed(0)
    optimizer = optimizer_class([Parameter(torch.randn(64, size // 64))], **options)
    run(optimizer, range(count))
    return optimizer


def run(optimizer: Any, seeds: range) -> None:
    (param,) = optimizer.param_groups[0]["params"]
    for seed in seeds:
        torch.manual_seed(seed)
        param.grad = torch.randn(param.shape)
        optimizer.step()


@pytest.mark.parametrize("name", sorted(made_names()))
def test_every_class_takes_the_flags_of_torch(name: str) -> None:
    made = getattr(ours, name)
    assert {"maximize", "foreach", "fused"} <= set(inspect.signature(made).parameters)
    for flags in ({"foreach": True}, {"fused": True}, {"fused": False, "foreach": None}):
        group = made([Parameter(torch.ones(2, 2))], **flags).param_groups[0]
        assert {**group, **flags} == group
    with pytest.raises(RuntimeError, match="cannot be `True` together"):
        made([Parameter(torch.ones(2, 2))], foreach=True, fused=True)
    with pytest.raises(ValueError, match="capturable=True is not supported here"):
        made([Parameter(torch.ones(2, 2))], capturable=True)


def test_so_does_one_of_a_spec() -> None:
    param = Parameter(torch.ones(16))
    optimizer = ours.Optimizer([param], "lion", lr=0.5, fused=True, maximize=True)
    assert optimizer.param_groups[0]["fused"] is True
    param.grad = torch.ones(16)
    optimizer.step()
    assert torch.equal(param, torch.full((16,), 1.5))
    with pytest.raises(RuntimeError, match="cannot be `True` together"):
        ours.Optimizer([param], "lion", foreach=True, fused=True)


@pytest.mark.parametrize("name", CLASSES)
def test_states_and_groups_keep_the_order_of_torch(name: str) -> None:
    options = OPTIONS.get(name, {})
    mine, theirs = (stepped(getattr(lib, name), **options) for lib in (ours, torch.optim))
    saved = [optimizer.state_dict() for optimizer in (mine, theirs)]
    assert list(saved[0]["state"][0]) == list(saved[1]["state"][0])
    assert list(saved[0]["param_groups"][0]) == list(saved[1]["param_groups"][0])


@pytest.mark.parametrize("name", FUSED)
@pytest.mark.parametrize("flags", [{}, {"fused": True}], ids=["unasked", "fused"])
def test_torch_fused_goes_on_from_ours_and_back(name: str, flags: dict[str, bool]) -> None:
    """It stays fused, and the bits are those of a run that was never interrupted."""
    options = {"lr": 0.01, **OPTIONS.get(name, {})}
    mine, theirs = getattr(ours, name), getattr(torch.optim, name)
    whole = stepped(theirs, 9, fused=True, **options)
    begun = stepped(mine, 3, **flags, **options)
    middle = stepped(theirs, 0, fused=True, **options)
    last = stepped(mine, 0, **flags, **options)
    optimizers = [begun, middle, last]
    for number in (1, 2):
        before, after = optimizers[number - 1 : number + 1]
        after.load_state_dict(copy.deepcopy(before.state_dict()))
        for pair in zip(*(o.param_groups[0]["params"] for o in (before, after)), strict=True):
            pair[1].data.copy_(pair[0])
        assert after.param_groups[0]["fused"] is True
        run(after, range(3 * number, 3 * number + 3))
    assert torch.equal(last.param_groups[0]["params"][0], whole.param_groups[0]["params"][0])


def test_other_ways_are_kept() -> None:
    """Of one who asked for another, and of parameters that torch's fused step does not take."""
    param = Parameter(torch.ones(4))
    asked: list[dict[str, Any]] = [{"foreach": True}, {"fused": False}]
    for flags in asked:
        group = ours.AdamW([param], **flags).state_dict()["param_groups"][0]
        assert {**group, **flags} == group and not group["fused"]
    complex_ = ours.AdamW([Parameter(torch.ones(4, dtype=torch.complex64))])
    assert complex_.state_dict()["param_groups"][0]["fused"] is None
    assert complex_.param_groups[0]["fused"] is None
    sparse = ours.SGD([param])
    param.grad = torch.ones(4).to_sparse()
    assert sparse.state_dict()["param_groups"][0]["fused"] is None


@pytest.mark.parametrize("name", CLASSES)
def test_the_same_parameter_twice_is_warned_of_and_stepped_twice(name: str) -> None:
    """In turn; torch's SGD starts the momentum anew for both, which ours does once."""
    options = OPTIONS.get(name, {}) if name != "SGD" else {}
    results: list[Any] = []
    for made in (getattr(ours, name), getattr(torch.optim, name)):
        param, other = Parameter(torch.full((16, 2), 2.0)), Parameter(torch.ones(16))
        with pytest.warns(UserWarning, match="duplicate parameters"):
            optimizer = made([param, other, param], **options, foreach=False)
        for number in range(4):
            param.grad = torch.full((16, 2), 1.0 + number)
            other.grad = torch.ones(16) if number != 2 else None
            optimizer.step()
        results.append((param, other, optimizer.state[param].get("step")))
        with pytest.raises(ValueError, match="more than one parameter group"):
            made([{"params": [param]}, {"params": [param]}], **options)
    torch.testing.assert_close(results[0][:2], results[1][:2])
    assert results[0][2] == results[1][2]
