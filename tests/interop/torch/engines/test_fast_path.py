"""Fast steps beside torch's own: what is changed between two steps is never missed.

Each change is made to both optimizers after some fast steps; bits of parameters and states are
compared, and how many of the steps after it went the full way.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from torch.nn import Parameter

from tests.interop.torch.twins import Change, Optimizer, Twins, group_value


def replace_param(optimizer: Optimizer, params: list[Parameter]) -> None:
    params[1] = Parameter(torch.full((4, 16), 3.0))
    optimizer.param_groups[0]["params"][1] = params[1]


def replace_by_equal_bits(optimizer: Optimizer, params: list[Parameter]) -> None:
    params[0] = Parameter(params[0].detach().clone())
    optimizer.param_groups[0]["params"] = list(params)


def swap_places(optimizer: Optimizer, _: Any) -> None:
    group = optimizer.param_groups[0]
    group["params"] = group["params"][::-1]


def replace_group(optimizer: Optimizer, _: Any) -> None:
    optimizer.param_groups[0] = {**optimizer.param_groups[0], "lr": 0.3}


def two_groups(optimizer: Optimizer, params: list[Parameter]) -> None:
    group = optimizer.param_groups[0]
    group["params"] = params[:1]
    optimizer.add_param_group({"params": params[1:], "lr": 0.5})


def move(_: Any, params: list[Parameter]) -> None:
    params[0].data = torch.full((16,), 2.0)


def swap_tensors(_: Any, params: list[Parameter]) -> None:
    params[0].data, params[1].data = torch.ones(16), torch.ones(4, 16)


def write_in_place(_: Any, params: list[Parameter]) -> None:
    with torch.no_grad():
        params[0].fill_(0.5)


def replace_state(optimizer: Optimizer, params: list[Parameter]) -> None:
    optimizer.state[params[0]]["exp_avg"] = torch.full((16,), 0.25)


def move_state(optimizer: Optimizer, params: list[Parameter]) -> None:
    optimizer.state[params[1]]["exp_avg_sq"].data = torch.full((4, 16), 0.25)


def write_state(optimizer: Optimizer, params: list[Parameter]) -> None:
    optimizer.state[params[1]]["exp_avg_sq"].fill_(2.0)


def set_count(optimizer: Optimizer, params: list[Parameter]) -> None:
    optimizer.state[params[1]]["step"].fill_(40.0)


def move_count(optimizer: Optimizer, params: list[Parameter]) -> None:
    optimizer.state[params[1]]["step"].data = torch.tensor(40.0)


def drop_states(optimizer: Optimizer, _: Any) -> None:
    optimizer.state.clear()


def swap_states(optimizer: Optimizer, params: list[Parameter]) -> None:
    state = optimizer.state
    (state[params[1]]["exp_avg"], state[params[1]]["exp_avg_sq"]) = (
        state[params[1]]["exp_avg_sq"], state[params[1]]["exp_avg"].square()
    )  # fmt: skip


def reload(optimizer: Optimizer, _: Any) -> None:
    saved = copy.deepcopy(optimizer.state_dict())
    for state in saved["state"].values():
        state["exp_avg"].mul_(2.0)
    saved["param_groups"][0]["lr"] = 0.07
    optimizer.load_state_dict(saved)


CHANGES: dict[str, tuple[Change, int]] = {  # the change; how many steps after it are full ones
    "nothing": (lambda *_: None, 0),
    "lr": (group_value("lr", 0.3), 0),
    "betas": (group_value("betas", (0.5, 0.75)), 0),
    "weight decay off": (group_value("weight_decay", 0.0), 0),
    "maximize": (group_value("maximize", True), 2),
    "lr as a tensor": (group_value("lr", torch.tensor(0.3)), 4),
    "another key": (group_value("initial_lr", 0.3), 1),
    "a parameter": (replace_param, 2),
    "a parameter by its copy": (replace_by_equal_bits, 2),
    "order of parameters": (swap_places, 2),
    "a group": (replace_group, 0),
    "two groups": (two_groups, 2),
    "moved": (move, 1),
    "two moved": (swap_tensors, 1),
    "written": (write_in_place, 0),
    "a state": (replace_state, 2),
    "a state moved": (move_state, 2),
    "a state written": (write_state, 0),
    "a count": (set_count, 0),
    "a count moved": (move_count, 2),
    "no states": (drop_states, 2),
    "two states": (swap_states, 2),
    "loaded": (reload, 2),
}


@pytest.mark.parametrize("name", CHANGES)
def test_changes_between_fast_steps(name: str) -> None:
    twins = Twins(lr=0.1, weight_decay=0.1)
    change, full = CHANGES[name]
    assert twins.run(range(4)) == 2
    twins.change(change)
    assert twins.run(range(4, 8)) == full
    twins.check()
    twins.run(range(8, 10))  # after `check` has looked at the states
    twins.check()


def test_gradients_that_come_and_go() -> None:
    """The set of parameters with gradients is looked at in each step."""
    twins = Twins(lr=0.1)
    twins.run(range(4))
    assert twins.run(range(4, 8), skip=(1,)) == 2
    assert twins.run(range(8, 10)) == 2
    twins.check()
    late = Twins(lr=0.1)
    assert late.run(range(4), skip=(2,)) == 2
    assert late.run(range(4, 8)) == 2
    late.check()


def turned() -> tuple[torch.Tensor, torch.Tensor]:
    return torch.arange(64.0).reshape(8, 8).t(), torch.ones(1)


def apart() -> tuple[torch.Tensor, torch.Tensor]:
    return torch.ones(8, 16)[:, ::2], torch.arange(4.0)[2:3]


def negated() -> tuple[torch.Tensor, torch.Tensor]:
    return torch.ones(8, 8), torch.tensor([1.0 + 2.0j]).conj().imag


@pytest.mark.parametrize("kind", [turned, apart, negated])
def test_gradients_of_another_layout(kind: Callable[[], tuple[torch.Tensor, torch.Tensor]]) -> None:
    """Read as torch reads them, after fast steps with plain ones."""
    pairs = [[Parameter(torch.ones(8, 8)), Parameter(torch.ones(1))] for _ in range(2)]
    pair = ours.SGD(pairs[0], lr=0.5), torch.optim.SGD(pairs[1], lr=0.5, fused=True)
    for number in range(5):
        for params, optimizer in zip(pairs, pair, strict=True):
            grads = kind() if number == 3 else (torch.ones(8, 8), torch.ones(1))
            for param, grad in zip(params, grads, strict=True):
                param.grad = grad if params is pairs[0] else grad.clone().contiguous()
            optimizer.step()
    for mine, theirs in zip(*pairs, strict=True):
        assert torch.equal(mine, theirs)


def test_gradients_of_another_dtype_and_as_many_bytes() -> None:
    param = Parameter(torch.ones(8, 8))
    optimizer = ours.SGD([param], lr=0.5)
    for _ in range(4):
        param.grad = torch.ones(8, 8)
        optimizer.step()
    param.grad.data = torch.ones(8, 4, dtype=torch.float64)  # type: ignore[union-attr]
    with pytest.raises(stepfuse.BindError, match=r"expected torch.float32.*float64"):
        optimizer.step()
    assert torch.equal(param, torch.full((8, 8), -1.0))


def test_a_parameter_that_had_no_gradient_gets_one() -> None:
    """A frozen one is thawed in the middle."""
    twins = Twins(lr=0.1)
    twins.change(lambda _, params: params[2].requires_grad_(False))
    assert twins.run(range(4), skip=(2,)) == 2
    twins.change(lambda _, params: params[2].requires_grad_(True))
    assert twins.run(range(4, 7)) == 2
    twins.check()
