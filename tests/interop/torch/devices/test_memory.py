"""Parameters and gradients of any layout, that move, or that no kernel can work on."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from torch import Tensor
from torch.nn import Parameter

LAYOUTS: dict[str, Callable[[], Tensor]] = {
    "transposed": lambda: torch.randn(5, 7).T,
    "channels last": lambda: torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last),
    "every second": lambda: torch.randn(6, 8)[:, ::2],
    "one column": lambda: torch.randn(6, 8)[:, 3],
    "no number": lambda: torch.randn(()),
    "empty": lambda: torch.randn(0, 3),
    "length one": lambda: torch.randn(4, 1, 3).transpose(0, 1),
    "complex": lambda: torch.randn(3, 4, dtype=torch.complex64),
    "part of a complex": lambda: torch.randn(3, 4, dtype=torch.complex64).imag,
}


def pair(layout: str) -> tuple[Parameter, Parameter]:
    """Two parameters of the same memory layout and values."""
    made: list[Parameter] = []
    for _ in range(2):
        torch.manual_seed(0)
        made.append(Parameter(LAYOUTS[layout]()))
    return made[0], made[1]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("turned", [False, True], ids=["grad alike", "grad contiguous"])
@pytest.mark.parametrize("name", ["AdamW", "Adafactor"])
def test_layouts(name: str, turned: bool, layout: str) -> None:
    mine, theirs = pair(layout)
    if name == "Adafactor" and (mine.is_complex() or mine.numel() == 0):
        pytest.skip("torch's Adafactor refuses complex parameters, and fails for empty ones")
    a = getattr(ours, name)([mine], lr=0.1)
    b = getattr(torch.optim, name)([theirs], lr=0.1)
    for number in range(4):
        torch.manual_seed(number + 1)
        grad = torch.randn(mine.shape, dtype=mine.dtype)
        for param in (mine, theirs):
            param.grad = grad.clone() if turned else torch.empty_like(param).copy_(grad)
        a.step()
        b.step()
        torch.testing.assert_close(mine, theirs)
    assert mine.stride() == pair(layout)[0].stride()
    again = getattr(torch.optim, name)([theirs], lr=0.1)
    again.load_state_dict(copy.deepcopy(a.state_dict()))
    again.step()
    a.step()
    torch.testing.assert_close(mine, theirs)


def test_conjugates_and_their_parts() -> None:
    """Views that torch negates when it reads them, in parameters and gradients."""
    torch.manual_seed(0)
    values, slope = (torch.randn(3, 4, dtype=torch.complex64) for _ in range(2))
    lazy = [Parameter(values.clone().conj()), Parameter(values.clone().conj().imag)]
    eager = [Parameter(p.detach().resolve_conj().resolve_neg().clone()) for p in lazy]
    assert lazy[0].is_conj() and lazy[1].is_neg()
    for params in (lazy, eager):
        params[0].grad, params[1].grad = slope.conj(), slope.conj().imag
        if params is eager:
            params[0].grad, params[1].grad = slope.conj().resolve_conj(), -slope.imag
        optimizer = ours.AdamW(params, lr=0.1)
        optimizer.step()
        optimizer.step()
    for param, other in zip(lazy, eager, strict=True):
        assert torch.equal(param, other)


def test_parameters_may_move_between_steps() -> None:
    params = [Parameter(torch.ones(4)), Parameter(torch.ones(3, 2))]
    optimizer = ours.SGD(params, lr=1.0)
    for param in params:
        param.grad = torch.ones_like(param)
    optimizer.step()
    old = params[0].data
    params[0].data = torch.full((4,), 5.0)
    optimizer.step()
    assert torch.equal(params[0], torch.full((4,), 4.0)) and torch.equal(old, torch.zeros(4))
    assert torch.equal(params[1], torch.full((3, 2), -1.0))


def test_parameters_may_become_others() -> None:
    """Another dtype, its states converted, or layout; what no longer fits changes nothing."""
    param = Parameter(torch.ones(4, 2))
    optimizer = ours.AdamW([param], lr=1.0)
    param.grad = torch.ones_like(param)
    optimizer.step()
    param.data = param.data.double()
    param.grad = torch.ones_like(param)
    with pytest.raises(RuntimeError, match=r"state 'exp_avg' is torch.float32.*in torch neither"):
        optimizer.step()
    assert optimizer.state[param]["step"] == 1.0
    state = optimizer.state[param]
    state.update({key: state[key].double() for key in ("exp_avg", "exp_avg_sq")})
    optimizer.step()
    assert param.dtype == torch.float64
    assert optimizer.state[param]["exp_avg"].dtype == torch.float64
    param.data = torch.ones(4, 2, dtype=torch.float64).T.contiguous().T
    optimizer.step()
    assert optimizer.state[param]["step"] == 3.0
    param.data = torch.ones(5, dtype=torch.float64)
    param.grad = torch.ones(5, dtype=torch.float64)
    with pytest.raises(
        stepfuse.BindError, match=r"parameter 0 of group 0: expected state 'exp_avg'"
    ):
        optimizer.step()
    assert torch.equal(param, torch.ones(5, dtype=torch.float64))


@pytest.mark.parametrize("name", ["AdamW", "Adafactor"])
def test_parameters_may_be_seen_another_way(name: str) -> None:
    """Transposed where they lie, or with their rows cut differently: at the same address."""
    params = [Parameter(torch.arange(16.0).reshape(4, 4)) for _ in range(2)]
    for param, library in zip(params, (ours, torch.optim), strict=True):
        optimizer = getattr(library, name)([param], lr=0.1)
        for number in range(3):
            if number:
                param.data = param.data.t()
            param.grad = torch.arange(16.0).reshape(4, 4) + number
            optimizer.step()
    torch.testing.assert_close(*params)


def test_states_may_be_replaced() -> None:
    """What stands in `state` counts: another tensor, changed values, none at all."""
    param = Parameter(torch.ones(4))
    optimizer = ours.SGD([param], lr=1.0, momentum=0.5)
    param.grad = torch.ones(4)
    optimizer.step()
    assert torch.equal(optimizer.state[param]["momentum_buffer"], torch.ones(4))
    optimizer.state[param]["momentum_buffer"] = torch.full((4,), 8.0)
    optimizer.step()
    assert torch.equal(param, torch.full((4,), -5.0))
    optimizer.state[param]["momentum_buffer"].zero_()
    optimizer.step()
    assert torch.equal(param, torch.full((4,), -6.0))
    optimizer.state.clear()
    optimizer.step()
    assert torch.equal(param, torch.full((4,), -7.0))
    assert torch.equal(optimizer.state[param]["momentum_buffer"], torch.ones(4))


def test_steps_are_counted_where_the_user_sets_them() -> None:
    params = [Parameter(torch.ones(4)), Parameter(torch.ones(4))]
    optimizer = ours.AdamW(params, lr=0.1)
    for param in params:
        param.grad = torch.ones(4)
    optimizer.step()
    optimizer.state[params[1]]["step"].fill_(10.0)
    optimizer.step()
    assert [float(optimizer.state[p]["step"]) for p in params] == [2.0, 11.0]
    assert not torch.equal(params[0], params[1])


def test_groups_join_and_options_change() -> None:
    params = [Parameter(torch.ones(16)) for _ in range(3)]
    others = [Parameter(torch.ones(16)) for _ in range(3)]
    a, b = ours.Adam(params[:1]), torch.optim.Adam(others[:1], fused=True)
    for number in range(6):
        for param in (*params, *others):
            param.grad = torch.full((16,), 0.5 + number)
        if number == 2:
            a.add_param_group({"params": params[1:], "lr": 0.1})
            b.add_param_group({"params": others[1:], "lr": 0.1})
        if number == 4:
            a.param_groups[1]["maximize"] = b.param_groups[1]["maximize"] = True
            a.param_groups[0]["betas"] = b.param_groups[0]["betas"] = (0.5, 0.9)
        a.step()
        b.step()
    for param, other in zip(params, others, strict=True):
        assert torch.equal(param, other)


def test_several_dtypes_in_one_optimizer() -> None:
    kinds = (torch.float32, torch.bfloat16, torch.float64, torch.float16)
    params = [Parameter(torch.ones(16, dtype=kind)) for kind in kinds]
    optimizer = ours.AdamW(params, lr=0.25)
    for param in params:
        param.grad = torch.ones_like(param)
    optimizer.step()
    for param in params:
        assert float(param.detach()[0]) == pytest.approx(0.7475, rel=4e-3)
        assert optimizer.state[param]["exp_avg"].dtype == param.dtype


def test_autograd_hears_of_the_change() -> None:
    param = Parameter(torch.ones(3))
    loss = (param * param).sum()
    optimizer = ours.SGD([param])
    param.grad = torch.ones(3)
    optimizer.step()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss.backward()


def refused(param: Tensor, message: str, error: type[Exception] = stepfuse.BindError) -> None:
    with pytest.raises(error, match=message):
        ours.AdamW([param])


def test_what_no_kernel_can_work_on() -> None:
    refused(
        Parameter(torch.ones(3, device="meta")),
        "expected a tensor on the CPU or on an NVIDIA GPU, got one on meta",
    )
    refused(torch.ones(3, dtype=torch.int32), "expected float64, .* got torch.int32")
    refused(torch.ones(3).to_sparse(), "expected a dense tensor")
    shared = torch.ones(8)
    twice = [Parameter(shared[:6]), Parameter(shared[4:])]
    optimizer = ours.AdamW(twice)
    for param in twice:
        param.grad = torch.ones_like(param)
    with pytest.raises(stepfuse.BindError, match="overlaps"):
        optimizer.step()
    assert torch.equal(shared, torch.ones(8)) and not optimizer.state
    refused(Parameter(torch.ones(1).expand(4)), "several elements share memory")


def test_gradients_that_do_not_fit() -> None:
    param, other = Parameter(torch.ones(3, 2)), Parameter(torch.ones(4))
    optimizer = ours.SGD([other, param], lr=1.0, momentum=0.9, dampening=0.5)
    other.grad = torch.ones(4)
    param.grad = torch.ones(3, 2).to_sparse()
    with pytest.raises(RuntimeError, match="Adam does not support sparse gradients: parameter 0"):
        ours.Adam([param]).step()
    param.grad = torch.ones(3, 2)
    param.grad.data = torch.ones(3, 2, dtype=torch.float64)
    with pytest.raises(stepfuse.BindError, match=r"gradient: expected torch.float32.*float64"):
        optimizer.step()
    param.grad = torch.ones(3, 2)
    param.grad.data = torch.ones(2)
    with pytest.raises(
        stepfuse.BindError, match=r"gradient: expected shape \(3, 2\), .*got \(2,\)"
    ):
        optimizer.step()
    assert torch.equal(other, torch.ones(4)) and not optimizer.state
    param.grad = torch.ones(3, 2)
    optimizer.step()  # undampened: it is still the first
    assert torch.equal(other, torch.zeros(4))


def test_memory_that_has_been_given_back() -> None:
    param = Parameter(torch.ones(4))
    optimizer = ours.AdamW([param])
    param.grad = torch.ones(4)
    optimizer.step()
    storage = param.data.untyped_storage()
    storage.resize_(0)
    with pytest.raises(stepfuse.BindError, match="memory has been given back"):
        optimizer.step()
    storage.resize_(16)
    param.data.fill_(1.0)
    optimizer.step()
    assert optimizer.state[param]["step"] == 2.0


@pytest.mark.parametrize("flag", ["capturable", "differentiable"])
def test_flags(flag: str) -> None:
    with pytest.raises(ValueError, match=f"group 0: {flag}=True is not supported here"):
        ours.AdamW([Parameter(torch.ones(3))], **{flag: True})
    optimizer = ours.AdamW([Parameter(torch.ones(3))])
    group: dict[str, Any] = {"params": [Parameter(torch.ones(2))], flag: True}
    with pytest.raises(ValueError, match=f"group 1: {flag}=True"):
        optimizer.add_param_group(group)
    assert len(optimizer.param_groups) == 1
    optimizer.param_groups[0][flag] = True
    optimizer.param_groups[0]["params"][0].grad = torch.ones(3)
    with pytest.raises(ValueError, match=f"group 0: {flag}=True"):
        optimizer.step()


@pytest.mark.parametrize("flags", [{"fused": True}, {"fused": False}, {"foreach": True}])
def test_flags_that_say_how_to_run_do_not_change_the_bits(flags: dict[str, bool]) -> None:
    params = [Parameter(torch.linspace(-1, 1, 50)) for _ in range(2)]
    for param, given in zip(params, ({}, flags), strict=True):
        optimizer = ours.AdamW([param], **given)
        param.grad = torch.linspace(-1, 3, 50)
        optimizer.step()
    assert torch.equal(*params)


def test_a_compiled_loop_leaves_the_step_alone() -> None:
    params = [Parameter(torch.ones(4)) for _ in range(2)]
    first, second = (ours.AdamW([p]) for p in params)
    for param in params:
        param.grad = torch.ones(4)

    def twice() -> None:
        first.step()
        first.step()

    torch.compile(twice, backend="eager")()
    second.step()
    second.step()
    assert torch.equal(*params)
