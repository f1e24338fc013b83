"""Rules of torch parameters: a group for each, one native call, one norm over all."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from torch import nn

SPEC = stepfuse.chain(
    "clip_by_global_norm",
    stepfuse.rules(("rank < 2 or name *head*", "adamw(lr=3e-4)"), ("*", "lion")),
)


def _model() -> nn.Module:
    torch.manual_seed(0)
    parts = {"body": nn.Linear(8, 6), "mid": nn.Linear(6, 6).bfloat16(), "head": nn.Linear(6, 3)}
    return nn.ModuleDict(parts)


def _give_gradients(model: nn.Module, seed: int) -> float:
    """And their norm."""
    torch.manual_seed(seed)
    for param in model.parameters():
        param.grad = torch.randn(param.shape).to(param.dtype)
    squares = [p.grad.double().square().sum() for p in model.parameters() if p.grad is not None]
    return float(torch.stack(squares).sum().sqrt())


def test_rules_step_as_optimizers_of_their_own_by_the_common_norm() -> None:
    """Under a schedule of each group's lr, over a copy, and from what was saved."""
    model = _model()
    other = copy.deepcopy(model)
    fused: Any = ours.Optimizer(model.named_parameters(), SPEC, lion_lr=2e-3, max_norm=0.5)
    assert [(g["rule"], len(g["params"]), g["lr"]) for g in fused.param_groups] == [
        ("adamw", 4, 3e-4), ("lion", 2, 2e-3),
    ]  # fmt: skip
    assert all("head" in n or "bias" in n for n in fused.param_groups[0]["param_names"])
    named = dict(other.named_parameters())
    of_adamw, of_lion = ([named[n] for n in g["param_names"]] for g in fused.param_groups)
    alone = [ours.AdamW(of_adamw, lr=3e-4, weight_decay=0.01), ours.Lion(of_lion, lr=2e-3)]
    every = [fused, *alone]
    schedules = [torch.optim.lr_scheduler.ExponentialLR(one, 0.5) for one in every]
    for number in range(5):
        if number == 2:
            model, fused = pickle.loads(pickle.dumps((model, fused)))
        if number == 3:
            saved = copy.deepcopy(fused.state_dict())
            fused = ours.Optimizer(model.named_parameters(), SPEC)
            fused.load_state_dict(saved)
        if number >= 2:
            schedules[0].optimizer = fused
        _give_gradients(model, number)
        shrink = min(1.0, 0.5 / (_give_gradients(other, number) + 1e-6))
        for param in other.parameters():
            assert param.grad is not None
            param.grad *= shrink
        for one in every[1:]:
            one.step()
        fused.step()
        for schedule in schedules:
            schedule.step()
        ((engine, _),) = fused._engines
        assert engine.stepper.is_whole
        for p, q in zip(model.parameters(), other.parameters(), strict=True):
            near = 1e-5 if p.dtype == torch.float32 else 0.01
            torch.testing.assert_close(p, q, rtol=near, atol=near)


def test_groups_that_a_rule_refuses_or_splits() -> None:
    first, second = nn.Parameter(torch.ones(3, 3)), nn.Parameter(torch.ones(3))
    only = stepfuse.rules(("rank >= 2", "lion"), ("label == other", "sgd(lr=0.5)"))
    fused = ours.Optimizer([{"params": [first]}], only)
    with pytest.raises(stepfuse.BindError, match=r"group 1, parameter 1: no rule takes"):
        fused.add_param_group({"params": [nn.Parameter(torch.ones(2, 2)), second]})
    assert len(fused.param_groups) == 1
    fused.add_param_group({"params": [second], "label": "other", "lr": 0.25})
    second.grad = torch.ones(3)
    fused.step()
    assert torch.equal(second, torch.full((3,), 0.75))
    assert "step" not in fused.state[second]


def test_formats_of_rules() -> None:
    made = stepfuse.compile(SPEC, dtypes="m=linear8,v=bf16")
    model = nn.Linear(16, 16)
    fused = ours.Optimizer(model.named_parameters(), made)
    _give_gradients(model, 0)
    fused.step()
    assert fused.state[model.weight]["m"].dtype == torch.int8
    assert "v" not in fused.state[model.weight]
    assert fused.state[model.bias]["v"].dtype == torch.bfloat16
