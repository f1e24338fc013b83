"""torch's own classes: names, defaults, states and steps are torch's, gradients missing or not."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
import stepfuse.torch as ours
import torch

CASES: list[tuple[str, dict[str, Any]]] = [
    ("AdamW", {}),
    ("Adam", {"weight_decay": 0.1, "amsgrad": True}),
    ("Adam", {"betas": (0.3, 0.99), "maximize": True}),
    ("SGD", {"weight_decay": 0.1}),
    ("SGD", {"momentum": 0.9, "dampening": 0.2}),
    ("SGD", {"momentum": 0.9, "nesterov": True}),
    ("Adagrad", {"lr_decay": 0.1, "initial_accumulator_value": 0.1}),
    ("RMSprop", {"centered": True}),
    ("RMSprop", {"momentum": 0.9}),
    ("Adadelta", {}),
    ("Adamax", {"weight_decay": 0.1}),
    ("NAdam", {"decoupled_weight_decay": True, "weight_decay": 0.1}),
    ("RAdam", {}),
    ("Rprop", {}),
    ("ASGD", {"t0": 3}),
    ("Adafactor", {"weight_decay": 0.1}),
]
IDS = [f"{name}-{'-'.join(options)}" for name, options in CASES]


def parameters(name: str, dtype: torch.dtype = torch.float64) -> list[torch.nn.Parameter]:
    """Some tensors, the same each time; torch's Adafactor divides by the size of an empty one."""
    torch.manual_seed(3)
    shapes = [(4, 3, 5), (), (7,), (2, 3) if name == "Adafactor" else (0, 3), (33, 70)]
    return [torch.nn.Parameter(torch.randn(shape, dtype=dtype)) for shape in shapes]


def steps(
    params: list[torch.nn.Parameter], optimizer: torch.optim.Optimizer, count: int = 6
) -> Iterator[None]:
    """Steps with gradients of which some are missing, some zero."""
    for number in range(count):
        torch.manual_seed(number)
        for index, param in enumerate(params):
            missing = (index == 1 and number in (0, 3)) or (index == 4 and number == 1)
            param.grad = None if missing else torch.randn_like(param) * (number != 4)
        optimizer.step()
        yield


@pytest.mark.parametrize("name, options", CASES, ids=IDS)
def test_steps_and_states_are_torchs(name: str, options: dict[str, Any]) -> None:
    left, right = parameters(name), parameters(name)
    a = getattr(ours, name)(left, lr=0.01, **options)
    b = getattr(torch.optim, name)(right, lr=0.01, **options)
    assert isinstance(a, getattr(torch.optim, name))
    for _ in zip(steps(left, a), steps(right, b), strict=True):
        torch.testing.assert_close(left, right, rtol=1e-9, atol=1e-9)
    mine, theirs = a.state_dict(), b.state_dict()
    assert mine["param_groups"] == theirs["param_groups"]
    assert set(mine["state"]) == set(theirs["state"])
    for number, state in theirs["state"].items():
        assert set(mine["state"][number]) == set(state)
        for key, value in state.items():
            found = mine["state"][number][key]
            # torch keeps ASGD's and NAdam's own numbers in f32, and so do we: rounded elsewhere
            torch.testing.assert_close(found, value, rtol=1e-6, atol=1e-9)
            assert found.stride() == value.stride()


@pytest.mark.parametrize("name, options", CASES, ids=IDS)
@pytest.mark.parametrize("way", ["to torch", "from torch", "deepcopy", "pickle"])
def test_a_copy_goes_on_as_the_original(name: str, options: dict[str, Any], way: str) -> None:
    params = parameters(name)
    first = getattr(torch.optim if way == "from torch" else ours, name)(params, **options)
    for _ in steps(params, first, 3):
        pass
    if way in ("deepcopy", "pickle"):
        copied = copy.deepcopy if way == "deepcopy" else lambda x: pickle.loads(pickle.dumps(x))
        others, second = copied((params, first))
    else:
        others = copy.deepcopy(params)
        second = getattr(torch.optim if way == "to torch" else ours, name)(others, **options)
        second.load_state_dict(copy.deepcopy(first.state_dict()))
    for _ in zip(steps(params, first, 5), steps(others, second, 5), strict=True):
        torch.testing.assert_close(params, others, rtol=1e-7, atol=1e-7)


@pytest.mark.parametrize("name", sorted({name for name, _ in CASES}))
def test_the_constructor_is_torchs(name: str) -> None:
    """And has two arguments more, that say how it is compiled."""
    theirs = inspect.signature(getattr(torch.optim, name)).parameters
    found = dict(inspect.signature(getattr(ours, name)).parameters)
    assert (found.pop("dtypes").default, found.pop("policy").default) == ("", "strict")
    assert [*found.items()] == [*theirs.items()]


@pytest.mark.parametrize("name, options", CASES, ids=IDS)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_narrow_parameters(name: str, options: dict[str, Any], dtype: torch.dtype) -> None:
    """Near the step in f64, and states are stored in the parameter's dtype, as in torch."""
    kinds = [dtype, dtype, torch.float64]
    params = [[torch.nn.Parameter(p.to(kind)) for p in parameters(name, dtype)] for kind in kinds]
    made = [getattr(library, name) for library in (ours, torch.optim, torch.optim)]
    mine, theirs, wide = (m(p, lr=0.01, **options) for m, p in zip(made, params, strict=True))
    for same in zip(*params, strict=True):
        grad = torch.randn_like(same[0])
        for param in same:
            param.grad = grad.to(param.dtype, copy=True)
    for optimizer in (mine, theirs, wide):
        optimizer.step()
    bound = 4 * torch.finfo(dtype).eps
    for param, alike, other in zip(*params, strict=True):
        torch.testing.assert_close(param.double(), other, rtol=bound, atol=bound)
        expected = {key: state.dtype for key, state in theirs.state[alike].items()}
        assert {key: state.dtype for key, state in mine.state[param].items()} == expected


def test_a_buffer_that_old_checkpoints_have_as_none_starts_anew() -> None:
    params = [torch.nn.Parameter(torch.ones(4)) for _ in range(2)]
    for param, library in zip(params, (ours, torch.optim), strict=True):
        optimizer = library.SGD([param], lr=1.0, momentum=0.9, dampening=0.5)
        state = optimizer.state_dict()
        state["state"] = {0: {"momentum_buffer": None}}
        optimizer.load_state_dict(state)
        param.grad = torch.ones(4)
        optimizer.step()
        optimizer.step()
    assert torch.equal(*params)
