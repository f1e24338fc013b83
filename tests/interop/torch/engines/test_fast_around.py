"""Around fast steps: closures, hooks, the profiler, a scaler, steps that are refused."""

from __future__ import annotations

from typing import Any

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from torch.nn import Parameter
from torch.optim.optimizer import (
    register_optimizer_step_post_hook,
    register_optimizer_step_pre_hook,
)

from tests.interop.torch.twins import SIZES, Optimizer, Twins, group_value


def test_a_closure_between_fast_steps() -> None:
    """It is called once, with gradients on, and may set the gradients."""
    twins = Twins(lr=0.1)
    twins.run(range(4))
    seen: list[bool] = []

    def closure() -> float:
        seen.append(torch.is_grad_enabled())
        twins.grads(9)
        return 2.5

    for optimizer in twins.optimizers:
        assert optimizer.step(closure) == 2.5
    assert seen == [True, True]
    assert twins.run(range(5, 7)) == 0
    twins.check()


@pytest.mark.parametrize("every", [False, True], ids=["its own", "of all optimizers"])
def test_hooks_between_fast_steps(every: bool) -> None:
    """Before the step they may change gradients and arguments; after it they see its result."""
    twins = Twins(lr=0.1)
    twins.run(range(4))
    calls: list[tuple[str, int, Any]] = []

    def double(optimizer: Optimizer, args: Any, kwargs: Any) -> None:
        for param in optimizer.param_groups[0]["params"]:
            param.grad = param.grad * 2.0
        calls.append(("before", len(args), kwargs))

    def note(optimizer: Optimizer, args: Any, kwargs: Any) -> None:
        first = optimizer.param_groups[0]["params"][0].detach()
        calls.append(("after", len(args), float(first[0])))

    handles: list[Any] = []
    for optimizer in twins.optimizers[:1] if every else twins.optimizers:
        if every:
            handles += [
                register_optimizer_step_pre_hook(double),
                register_optimizer_step_post_hook(note),
            ]
        else:
            handles.append(optimizer.register_step_pre_hook(double))
            handles.append(optimizer.register_step_post_hook(note))
    assert twins.run(range(4, 6)) == 0
    assert [c[0] for c in calls] == ["before", "after"] * 4
    assert calls[:2] == calls[2:4] and calls[4:6] == calls[6:]
    for handle in handles:
        handle.remove()
    assert twins.run(range(6, 8)) == 0
    assert len(calls) == 8
    twins.check()


def test_hooks_of_a_class_of_ones_own_run_once() -> None:
    """One whose step calls ours; torch runs the hooks around the outer."""

    class Mine(ours.SGD):
        def step(self, closure: Any = None) -> Any:
            return super().step(closure)

    ours.SGD([Parameter(torch.ones(2))])  # what has been made before must not matter
    param, count = Parameter(torch.ones(4)), [0]
    optimizer = Mine([param], lr=1.0)
    optimizer.register_step_post_hook(lambda *_: count.append(count.pop() + 1))
    for _ in range(4):
        param.grad = torch.ones(4)
        optimizer.step()
    assert count == [4] and torch.equal(param, torch.full((4,), -3.0))


def test_the_profiler_sees_every_step() -> None:
    twins = Twins(lr=0.1)
    twins.run(range(4))
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as seen:
        assert twins.run(range(4, 6)) == 0
    named = {e.key: e.count for e in seen.key_averages() if e.key.startswith("Optimizer.step")}
    assert named == {"Optimizer.step#AdamW.step": 4}
    twins.check()


@pytest.mark.parametrize("infinite", [False, True])
def test_a_scaler_between_fast_steps(infinite: bool) -> None:
    twins = Twins(lr=0.1)
    twins.run(range(4))
    for optimizer, params in zip(twins.optimizers, twins.params, strict=True):
        scaler = torch.amp.GradScaler("cpu", init_scale=4.0)
        scaler.scale(torch.ones(()))  # which makes its scale
        for number, param in enumerate(params):
            param.grad = torch.full_like(param, 4.0 * (number + 1))
        if infinite:
            params[1].grad[2, 3] = torch.inf  # type: ignore[index]
        scaler.step(optimizer)
        scaler.update()
        assert scaler.get_scale() == (2.0 if infinite else 4.0)
    assert twins.run(range(4, 8)) <= 2
    twins.check()


def test_steps_behind_a_scalers_are_of_gradients_as_they_are() -> None:
    """Dividing by the scale ends with the scaler, also where its steps were alike."""
    left: list[torch.Tensor] = []
    for scale in (None, 4.0):
        param = Parameter(torch.ones(8))
        made = ours.SGD([param], lr=0.1)
        for step in range(6):
            param.grad = torch.full((8,), step + 1.0)
            if scale and step < 3:
                param.grad *= scale
                made.grad_scale, made.found_inf = torch.tensor(scale), torch.tensor(0.0)
            made.step()
            if scale and step < 3:
                del made.grad_scale, made.found_inf
        left.append(param.detach())
    assert torch.equal(*left)


def test_flags_between_fast_steps() -> None:
    twins = Twins(lr=0.1)
    twins.run(range(4))
    group = twins.optimizers[0].param_groups[0]
    group["capturable"] = True
    with pytest.raises(ValueError, match="group 0: capturable=True"):
        twins.optimizers[0].step()
    group["capturable"] = False
    assert twins.run(range(4, 6)) == 1
    twins.check()


def test_lists_of_numbers_are_read_not_remembered() -> None:
    """Betas in a list, as a checkpoint of JSON has them, changed in place."""
    twins = Twins(lr=0.1)
    twins.change(group_value("betas", [0.9, 0.99]))
    twins.run(range(4))
    for optimizer in twins.optimizers:
        optimizer.param_groups[0]["betas"][0] = 0.5
    assert twins.run(range(4, 6)) == 0
    twins.check()


def test_autograd_hears_of_fast_steps() -> None:
    twins = Twins()
    twins.run(range(3))
    param = twins.params[0][0]
    loss = (param * param).sum()
    assert twins.run(range(3, 4)) == 0
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss.backward()


def test_every_optimizer_is_the_same_fast() -> None:
    """Three classes with other numbers and variants, beside the same built anew for each step."""
    for name in ("RMSprop", "Adafactor", "NAdam", "Lion", "Prodigy"):
        torch.manual_seed(0)
        params = [Parameter(torch.randn(size)) for size in SIZES]
        others = [Parameter(p.detach().clone()) for p in params]
        fast = getattr(ours, name)(params)
        state: Any = None
        for seed in range(5):
            torch.manual_seed(seed)
            for param, other in zip(params, others, strict=True):
                param.grad = torch.randn(param.shape)
                other.grad = param.grad.clone()
            fast.step()
            anew = getattr(ours, name)(others)
            if state is not None:
                anew.load_state_dict(state)
            anew.step()
            state = anew.state_dict()
        for param, other in zip(params, others, strict=True):
            assert torch.equal(param, other)


def test_memory_of_a_state_that_has_been_given_back() -> None:
    twins = Twins(lr=0.1)
    twins.run(range(4))
    optimizer, param = twins.optimizers[0], twins.params[0][1]
    storage = optimizer.state[param]["exp_avg"].untyped_storage()
    saved = optimizer.state[param]["exp_avg"].clone()
    storage.resize_(0)
    with pytest.raises(stepfuse.BindError, match="memory of state 'exp_avg' has been given back"):
        optimizer.step()
    storage.resize_(4 * 64)
    optimizer.state[param]["exp_avg"].copy_(saved)
    twins.run(range(4, 6))
    twins.check()


def test_a_step_that_was_refused_leaves_nothing_behind() -> None:
    """Parameters that moved, and numbers that were read, before the refusal."""
    twins = Twins(lr=0.1)
    twins.run(range(4))
    optimizer, params = twins.optimizers[0], twins.params[0]
    for mine in twins.params:
        mine[0].data = torch.full((16,), 2.0)
    twins.grads(4)
    params[1].grad.data = torch.ones(3)  # type: ignore[union-attr]
    with pytest.raises(stepfuse.BindError, match="gradient: expected shape"):
        optimizer.step()
    twins.run(range(4, 6))
    twins.check()


def test_numbers_of_a_refused_step_are_read_again() -> None:
    """One group's new number was taken when the other's was refused; both are put right."""
    twins = Twins(lr=0.1)
    for optimizer, params in zip(twins.optimizers, twins.params, strict=True):
        optimizer.param_groups[0]["params"] = params[:1]
        optimizer.add_param_group({"params": params[1:]})
    twins.run(range(4))
    groups = twins.optimizers[0].param_groups
    groups[0]["lr"], groups[1]["lr"] = 0.5, "fast"
    with pytest.raises(ValueError, match="could not convert string to float"):
        twins.optimizers[0].step()
    groups[0]["lr"] = groups[1]["lr"] = 0.1
    twins.run(range(4, 6))
    twins.check()
