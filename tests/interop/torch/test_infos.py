"""Every input and error of torch's own table of optimizers, beside torch's for-loop."""

from __future__ import annotations

import io
import pickle
from collections import OrderedDict
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

import pytest
import stepfuse.torch as ours
import torch
from torch import Tensor
from torch.nn import Parameter
from torch.optim.optimizer import register_optimizer_step_pre_hook

from tests.interop.torch.infos import (
    CASES,
    EXCLUDED,
    INFOS,
    Case,
    OptimizerErrorEnum,
    errors,
    optim_db,
)

ERRORS = list(errors())
each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_kind = pytest.mark.parametrize(
    "case", [next(c for c in CASES if c.info is info) for info in INFOS], ids=lambda c: c.name
)
TOLERANCE = {torch.float64: 1e-7, torch.float32: 1e-5}


def parameters(dtype: torch.dtype) -> list[Parameter]:
    """A weight, a bias, a number, a tensor with its axes turned."""
    torch.manual_seed(1)
    shapes = [(3, 5), (5,), (), (1,)]
    turned = torch.randn(4, 6, 3, dtype=dtype).permute(2, 0, 1)
    return [*(Parameter(torch.randn(s, dtype=dtype)) for s in shapes), Parameter(turned)]


def set_grads(params: Sequence[Tensor], number: int) -> None:
    torch.manual_seed(number)
    for param in params:
        grad = torch.randn(param.shape, dtype=param.dtype)
        param.grad = None if number == 3 and param.dim() == 1 else grad


def run(case: Case, make: Callable[..., Any], dtype: torch.dtype, count: int = 7) -> Any:
    params = parameters(dtype)
    optimizer = make(params)
    for number in range(count):
        set_grads(params, number)
        optimizer.step()
    return params, optimizer


def close(a: Any, b: Any, dtype: torch.dtype) -> None:
    limit = TOLERANCE[dtype.to_real()]
    torch.testing.assert_close(a, b, rtol=limit, atol=limit)


OWN_TESTS = ("LBFGS", "Muon", "SparseAdam")


def test_what_is_left_out() -> None:
    """Every optimizer of the table is here, or has a reason."""
    for info in optim_db:
        name = info.optim_cls.__name__
        assert hasattr(ours, name) == (name not in EXCLUDED or name in OWN_TESTS), name


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@each_case
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_steps_match_the_for_loop(case: Case, dtype: torch.dtype) -> None:
    mine, optimizer = run(case, case.ours, dtype)
    theirs, expected = run(case, case.theirs, dtype)
    close(mine, theirs, dtype)
    for param, other in zip(mine, theirs, strict=True):
        state, wanted = optimizer.state[param], expected.state[other]
        assert set(state) == set(wanted)
        for key in wanted:
            assert state[key].dtype == wanted[key].dtype and state[key].shape == wanted[key].shape
            close(state[key], wanted[key], torch.float32 if key in ("eta", "mu_product") else dtype)


# The suite has one case in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@each_case
def test_complex_parameters(case: Case) -> None:
    if not case.info.supports_complex:
        with pytest.raises(RuntimeError, match="does not support complex parameters"):
            run(case, case.ours, torch.complex128, 1)
        return
    mine, optimizer = run(case, case.ours, torch.complex128)
    theirs, expected = run(case, case.theirs, torch.complex128)
    close(mine, theirs, torch.complex128)
    for param, other in zip(mine, theirs, strict=True):
        for key, wanted in expected.state[other].items():
            assert optimizer.state[param][key].dtype == wanted.dtype


@pytest.mark.parametrize(
    "name, error", ERRORS, ids=[f"{n}: {e.optimizer_error_input.desc}" for n, e in ERRORS]
)
def test_errors(name: str, error: Any) -> None:
    given = error.optimizer_error_input
    params = [Parameter(torch.randn(1, 1))] if given.params is None else given.params
    if error.error_on == OptimizerErrorEnum.CONSTRUCTION_ERROR:
        with pytest.raises(error.error_type, match=error.error_regex):
            getattr(ours, name)(params, **given.kwargs)
    else:
        optimizer = getattr(ours, name)(params, **given.kwargs)
        with pytest.raises(error.error_type, match=error.error_regex):
            optimizer.step()


@each_case
def test_defaults(case: Case) -> None:
    mine = case.ours(parameters(torch.float32)).defaults
    theirs = case.info.optim_cls(parameters(torch.float32), **case.options).defaults
    assert mine == theirs


# The suite has one case in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@each_case
def test_schedulers(case: Case) -> None:
    """The table's schedulers, over torch's rates, with the whole run beside torch's."""
    for makers in case.info.scheduler_inputs:
        ways: list[Any] = []
        for make in (case.ours, case.theirs):
            params = parameters(torch.float64)
            optimizer = make(params)
            schedulers = [maker(optimizer) for maker in makers]
            for number in range(6):
                set_grads(params, number)
                optimizer.step()
                for scheduler in schedulers:
                    if isinstance(scheduler, torch.optim.lr_scheduler.ReduceLROnPlateau):
                        scheduler.step(10.0 - number)
                    else:
                        scheduler.step()
            ways.append((params, [float(g["lr"]) for g in optimizer.param_groups]))
        close(*(params for params, _ in ways), torch.float64)
        assert ways[0][1] == ways[1][1]


@each_kind
def test_groups_and_rates_as_tensors(case: Case) -> None:
    """Groups of their own rates and decays; a tensor as rate, changed in place."""
    ways: list[list[Parameter]] = []
    for make in (case.ours, case.theirs):
        params = parameters(torch.float64)
        rate = torch.tensor(0.05)
        more = {"weight_decay": 0.3} if "weight_decay" in make(params).defaults else {}
        groups = [{"params": params[:2], **more}, {"params": params[2:], "lr": 0.002}]
        optimizer = make(groups, lr=rate)
        for number in range(4):
            set_grads(params, number)
            optimizer.step()
            rate *= 0.5
        ways.append(params)
    # torch's for-loop rounds a tensor rate, of f32, at each use
    torch.testing.assert_close(*ways, rtol=1e-6, atol=1e-6)


# The suite has one case in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@each_case
def test_steps_without_gradients_do_nothing(case: Case) -> None:
    params = parameters(torch.float32)
    before = deepcopy(params)
    optimizer = case.ours(params)
    state = deepcopy(optimizer.state_dict())
    optimizer.step()
    assert str(optimizer.state_dict()) == str(state)
    assert all(torch.equal(a, b) for a, b in zip(params, before, strict=True))


# The suite has one case in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@each_case
def test_state_dict_round_trips(case: Case) -> None:
    """To torch and back, through a file, without older flags, with steps as plain numbers."""
    params, optimizer = run(case, case.ours, torch.float64, 3)
    file = io.BytesIO()
    torch.save(optimizer.state_dict(), file)
    file.seek(0)
    loaded = torch.load(file, weights_only=True)
    theirs = deepcopy(params)
    other = case.theirs(theirs)
    other.load_state_dict(deepcopy(loaded))
    older = other.state_dict()
    for group in older["param_groups"]:
        for flag in case.info.not_og_supported_flags:
            group.pop(flag, None)
    if "maximize" in case.options:
        older["param_groups"] = other.state_dict()["param_groups"]
    for state in older["state"].values():
        if "step" in state:
            state["step"] = int(state["step"])
    again = deepcopy(params)
    back = case.ours(again)
    back.load_state_dict(deepcopy(older))
    other.load_state_dict(deepcopy(loaded))
    for number in range(3, 6):
        for mine, one in ((params, optimizer), (theirs, other), (again, back)):
            set_grads(mine, number)
            one.step()
    close(params, theirs, torch.float64)
    close(params, again, torch.float64)


@each_kind
def test_named_parameters_and_their_checkpoints(case: Case) -> None:
    net = torch.nn.Linear(3, 2, dtype=torch.float64)
    named = case.ours(net.named_parameters(), lr=0.01)
    assert named.param_groups[0]["param_names"] == ["weight", "bias"]
    for param in net.parameters():
        param.grad = torch.ones_like(param)
    named.step()
    plain = case.ours(deepcopy(net).parameters(), lr=0.01)
    plain.load_state_dict(named.state_dict())
    named.load_state_dict(deepcopy(plain.state_dict()))
    assert named.param_groups[0]["param_names"] == ["weight", "bias"]


@each_kind
def test_hooks(case: Case) -> None:
    """Before and after steps, of one and of all; at state dicts, in their order."""
    params = parameters(torch.float32)
    optimizer = case.ours(params)
    seen: list[str] = []
    optimizer.register_step_pre_hook(lambda *_: seen.append("pre"))
    handle = optimizer.register_step_post_hook(lambda *_: seen.append("post"))
    before = register_optimizer_step_pre_hook(lambda *_: seen.append("all"))
    set_grads(params, 0)
    optimizer.step()
    assert seen == ["all", "pre", "post"]
    handle.remove()
    before.remove()
    optimizer.step()
    assert seen[3:] == ["pre"]

    def moved(_: Any, state: dict[str, Any]) -> dict[str, Any]:
        return {**state, "note": 1}

    optimizer.register_state_dict_pre_hook(lambda _: seen.append("state"))
    optimizer.register_state_dict_post_hook(moved)
    optimizer.register_load_state_dict_pre_hook(lambda _, s: seen.append(str(s["note"])))
    optimizer.register_load_state_dict_post_hook(lambda _: seen.append("loaded"))
    optimizer.load_state_dict(optimizer.state_dict())
    assert seen[4:] == ["state", "1", "loaded"]
    optimizer.step()


@each_kind
def test_closures_run_with_gradients_on(case: Case) -> None:
    param = Parameter(torch.tensor([2.0, -3.0]))
    optimizer = case.ours([param], lr=0.01)
    losses: list[float] = []

    def closure() -> Tensor:
        optimizer.zero_grad()
        loss = (param**2).sum()
        loss.backward()
        return loss

    for _ in range(5):
        losses.append(optimizer.step(closure).item())
    assert losses[-1] < losses[0] == 13.0


@each_kind
def test_copies(case: Case) -> None:
    """A deep copy has the public attributes and goes its own way; pickles too."""
    params, optimizer = run(case, case.ours, torch.float32, 2)
    for copied in (deepcopy(optimizer), pickle.loads(pickle.dumps(optimizer))):
        public = {name for name in dir(optimizer) if not name.startswith("_")}
        assert public == {name for name in dir(copied) if not name.startswith("_")}
        before = deepcopy(params)
        (group,) = copied.param_groups
        set_grads(group["params"], 5)
        copied.step()
        assert all(torch.equal(a, b) for a, b in zip(params, before, strict=True))
        assert not torch.equal(group["params"][0], params[0])


@each_kind
def test_loading_casts_states_to_the_parameters_dtype(case: Case) -> None:
    _, optimizer = run(case, case.ours, torch.float64, 2)
    params = parameters(torch.float32)
    other = case.ours(params)
    state: OrderedDict[str, Any] = OrderedDict(deepcopy(optimizer.state_dict()))
    other.load_state_dict(state)
    set_grads(params, 0)
    other.step()
    assert all(v.dtype == torch.float32 for s in other.state.values() for v in s.values())
