"""`eval` and `train` in trainers, against the authors' lines: facebookresearch/schedule_free.

Their eval is `p.lerp_(state["z"], 1 - 1 / beta1)`, their train `p.lerp_(state["z"], 1 - beta1)`,
where a group's `train_mode` says so. Hugging Face's Trainer and Accelerate call both where there
are any.
"""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from torch import Tensor

FREE = {"ScheduleFreeAdamW": 0.9, "ScheduleFreeRAdam": 0.9, "ScheduleFreeSGD": 0.9}


def network() -> torch.nn.Sequential:
    torch.manual_seed(0)
    return torch.nn.Sequential(torch.nn.Linear(5, 3), torch.nn.Linear(3, 2))


def step(net: torch.nn.Module, optimizer: Any, seed: int, steps: int = 1) -> None:
    for number in range(steps):
        optimizer.zero_grad()
        torch.manual_seed(100 * seed + number)
        net(torch.randn(4, 5)).square().mean().backward()
        optimizer.step()


def weights(net: torch.nn.Module) -> list[Tensor]:
    return [p.detach().clone() for p in net.parameters()]


def same(one: list[Tensor], other: list[Tensor]) -> bool:
    return all(map(torch.equal, one, other))


@pytest.mark.parametrize("name", FREE)
def test_it_is_the_authors_in_the_middle_of_training(name: str) -> None:
    """Their lines, and their package where it is installed, with steps behind them."""
    net, twin = network(), network()
    optimizer = getattr(ours, name)(net.parameters(), lr=0.05)
    theirs = None
    try:
        import schedulefree

        kind = name.removeprefix("ScheduleFree")
        theirs = getattr(schedulefree, f"{kind}ScheduleFree")(twin.parameters(), lr=0.05)
        theirs.train()
    except ImportError:
        pass
    for turn in range(3):
        step(net, optimizer, turn, 4)
        wanted = weights(net)
        for weight, param in zip(wanted, net.parameters(), strict=True):
            weight.lerp_(optimizer.state[param]["z"], 1 - 1 / FREE[name])
        optimizer.eval()
        torch.testing.assert_close(weights(net), wanted, rtol=1e-6, atol=1e-7)
        assert [g["train_mode"] for g in optimizer.param_groups] == [False]
        if theirs is not None:
            step(twin, theirs, turn, 4)
            theirs.eval()
            torch.testing.assert_close(weights(net), weights(twin), rtol=1e-5, atol=1e-6)
            theirs.train()
        evaluated = weights(net)
        optimizer.eval()
        assert same(weights(net), evaluated)
        with pytest.raises(stepfuse.BindError, match=r"since eval\(\): call train\(\) first"):
            step(net, optimizer, 9)
        optimizer.train()
        for weight, param in zip(wanted, net.parameters(), strict=True):
            weight.lerp_(optimizer.state[param]["z"], 1 - FREE[name])
        torch.testing.assert_close(weights(net), wanted, rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float64])
def test_an_average_takes_the_place_and_bits_come_back(dtype: torch.dtype) -> None:
    """Also through a state dict, and for parameters that were never stepped."""
    net = network().to(dtype)
    spec = stepfuse.chain("clip_by_global_norm", "adamw", "ema_weights")
    optimizer = ours.Optimizer(net.parameters(), spec, lr=0.1)
    optimizer.eval()
    optimizer.train()
    for param in [*net.parameters()][:3]:
        param.grad = torch.ones_like(param)
    optimizer.step()
    trained, states = weights(net), copy.deepcopy(optimizer.state_dict()["state"])
    versions = [p._version for p in net.parameters()]
    optimizer.eval()
    params = [*net.parameters()]
    assert same(weights(net)[:3], [optimizer.state[p]["ema"] for p in params[:3]])
    assert not same(weights(net)[:3], trained[:3]) and same(weights(net)[3:], trained[3:])
    assert [p._version > v for p, v in zip(params, versions, strict=True)] == [True] * 3 + [False]
    twin = copy.deepcopy(net)
    resumed = ours.Optimizer(twin.parameters(), spec, lr=0.1)
    resumed.load_state_dict(optimizer.state_dict())
    copied = pickle.loads(pickle.dumps(optimizer))
    for each, found in (
        (resumed, twin.parameters()), (copied, copied.param_groups[0]["params"]),
        (optimizer, params),
    ):  # fmt: skip
        with pytest.raises(stepfuse.BindError, match="call train"):
            each.step()
        each.train()
        assert same([p.detach() for p in found], trained)
    assert str(optimizer.state_dict()["state"]) == str(states)


def test_only_who_has_the_entries_has_the_methods() -> None:
    """As `hasattr(optimizer, "train") and callable(optimizer.train)` asks."""
    params = [torch.nn.Parameter(torch.ones(4))]
    for optimizer in (ours.AdamW(params), ours.Lion(params), ours.Optimizer(params, "sgd")):
        assert not hasattr(optimizer, "train") and not hasattr(optimizer, "eval")
        assert "train_mode" not in optimizer.param_groups[0]
    assert callable(ours.ScheduleFreeSGD(params).eval)
    with pytest.raises(AttributeError, match="lion has no entry 'eval'"):
        ours.Lion(params).eval()
    free = ours.ScheduleFreeSGD(params)
    free.eval()
    with pytest.raises(stepfuse.BindError, match="group 0: steps and new groups are of weights"):
        free.add_param_group({"params": [torch.nn.Parameter(torch.ones(2))]})
    assert len(free.param_groups) == 1
    theirs = stepfuse.Optimizer([params[0].detach().numpy()], "schedule_free_sgd")
    with pytest.raises(stepfuse.CheckpointError, match="it is in evaluation"):
        ours.load_state_dict(theirs, free.state_dict())
    theirs.eval()
    with pytest.raises(stepfuse.CheckpointError, match="it is in evaluation"):
        ours.state_dict_of(theirs)


@pytest.mark.filterwarnings("ignore")  # Hugging Face's own
def test_hugging_faces_trainer_evaluates_the_average(tmp_path: Path) -> None:
    """It evaluates and saves in the middle of training, and resumes; the weights are the same."""
    transformers: Any = pytest.importorskip("transformers")
    pytest.importorskip("accelerate")

    class Regression(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.net = network()

        def forward(self, x: Tensor, labels: Tensor) -> dict[str, Tensor]:
            seen.append((self.training, self.net[0].weight.detach().clone()))
            return {"loss": (self.net(x).sum(-1) - labels).square().mean(), "logits": labels}

    rows = [{"x": torch.randn(5), "labels": torch.ones(())} for _ in range(16)]

    def trained(resume: bool | str) -> tuple[Any, Any]:
        model = Regression()
        optimizer = ours.ScheduleFreeAdamW(model.parameters(), lr=0.05)
        found = transformers.Trainer(
            model,
            transformers.TrainingArguments(
                str(tmp_path), max_steps=8, eval_steps=4, save_steps=4, eval_strategy="steps",
                save_strategy="steps", per_device_train_batch_size=2, report_to=[], use_cpu=True,
                disable_tqdm=True,
            ),
            train_dataset=rows, eval_dataset=rows,
            optimizers=(optimizer, torch.optim.lr_scheduler.ConstantLR(optimizer, 1.0)),
        )  # fmt: skip
        found.train(resume_from_checkpoint=resume)
        return model, optimizer

    seen: list[tuple[bool, Tensor]] = []
    model, optimizer = trained(False)
    evaluated = [w for training, w in seen if not training][-1]
    optimizer.eval()
    assert torch.equal(evaluated, model.net[0].weight)
    optimizer.train()
    assert not torch.equal(evaluated, model.net[0].weight)
    resumed, other = trained(str(tmp_path / "checkpoint-4"))
    other.train()
    torch.testing.assert_close(weights(resumed), weights(model), rtol=1e-5, atol=1e-6)
