"""torch's `LocalSteps` beside that of arrays; what it refuses."""

from __future__ import annotations

import copy
import shutil
from pathlib import Path
from typing import Any

import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.ir.errors import BindError, CheckpointError
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.threads import ThreadRanks, on_threads
from torch import Tensor

STEPS = 7
_SEED = torch.nn.Sequential(torch.nn.Linear(30, 50), torch.nn.GELU(), torch.nn.Linear(50, 3))


def backward(net: torch.nn.Module, rank: int, step: int) -> None:
    drawn = torch.Generator().manual_seed(10 * step + rank)
    net.zero_grad()
    net(torch.randn(8, 30, generator=drawn)).square().mean().backward()


def trained(view: Any, folder: Path | None = None, **options: Any) -> list[Tensor]:
    """A model behind some steps; with a folder another goes on from what was saved on the way."""
    net = copy.deepcopy(_SEED)
    made = ours.LocalSteps(net, "adamw", ranks=view, lr=0.01, **options)
    schedule = torch.optim.lr_scheduler.ExponentialLR(made, 0.9)
    for step in range(STEPS):
        backward(net, view.rank, step)
        made.step()
        schedule.step()
        if folder and step == 3:
            made.save(folder, params=True)
            net = torch.nn.Sequential(*(copy.deepcopy(layer) for layer in _SEED))
            made = ours.LocalSteps(net, "adamw", ranks=view, lr=0.5, **options)
            made.load(folder, params=True)
            schedule = torch.optim.lr_scheduler.ExponentialLR(made, 0.9, last_epoch=3)
    return [p.detach() for p in net.parameters()]


def as_arrays(view: Any, **options: Any) -> list[Tensor]:
    net = copy.deepcopy(_SEED)
    params = [p.detach().numpy() for p in net.parameters()]
    made = sf.LocalSteps(params, "adamw", ranks=view, lr=0.01, threads=1, **options)
    for step in range(STEPS):
        backward(net, view.rank, step)
        grads = [p.grad.numpy() for p in net.parameters() if p.grad is not None]
        made.groups[0]["lr"] = 0.01 * 0.9**step
        made.step(grads)
    return [p.detach() for p in net.parameters()]


OPTIONS = {"every": 3, "fragments": 2}


def test_a_model_steps_as_arrays_do(tmp_path: Path) -> None:
    wanted = on_threads(2, lambda view: as_arrays(view, **OPTIONS))
    for folder in (None, tmp_path):
        found = on_threads(2, lambda view, to=folder: trained(view, to, **OPTIONS))
        for mine, theirs in zip(found, wanted, strict=True):
            for got, expected in zip(mine, theirs, strict=True):
                torch.testing.assert_close(got, expected, rtol=1e-6, atol=1e-7)


def test_what_ranks_cannot_go_on_from_moves_nothing(tmp_path: Path) -> None:
    def work(view: ThreadRanks) -> None:
        options: dict[str, Any] = {"ranks": view, "lr": 0.1, **OPTIONS}
        ours.LocalSteps(copy.deepcopy(_SEED), "momentum", **options).save(tmp_path, params=True)
        for changed, said in (
            ({"every": 4}, "saved with every=3, and is loaded with every=4"),
            ({"fragments": 1}, "saved with fragments=2, and is loaded with fragments=1"),
            ({"outer": None}, "it was saved by another spec"),
            ({}, "fragment1"),
        ):
            net = copy.deepcopy(_SEED)
            made = ours.LocalSteps(net, "momentum", **{**options, **changed})
            backward(net, view.rank, 1)
            made.step()
            if not changed and view.rank == 0:
                shutil.rmtree(next(tmp_path.glob("*/fragment1")))
            params = list(net.parameters())
            before = copy.deepcopy([params, [made.state[p] for p in params]])
            with pytest.raises((BindError, CheckpointError, OSError), match=said):
                made.load(tmp_path, params=True)
            torch.testing.assert_close(
                [params, [made.state[p] for p in params]], before, rtol=0, atol=0
            )

    on_threads(2, work, 10)


def test_what_a_model_of_ranks_cannot_have_is_refused() -> None:
    net = copy.deepcopy(_SEED)
    made = ours.LocalSteps(net, "sgd", every=2, ranks=SingleRank())
    with pytest.raises(BindError, match=r"save\(folder\) and load\(folder\)"):
        made.state_dict()
    with pytest.raises(BindError, match="groups are not added to LocalSteps"):
        made.add_param_group({"params": [torch.zeros(3, requires_grad=True)]})
    for step in range(2):
        backward(net, 0, step)
        if step:
            net[0].weight.data = net[0].weight.data.clone()
            with pytest.raises(BindError, match=r"0\.weight has been given other memory"):
                made.step()
        else:
            made.step()


def test_ranks_of_other_shapes_are_refused_on_all() -> None:
    def work(view: ThreadRanks) -> str:
        net = torch.nn.Linear(3, 4 + view.rank)
        with pytest.raises(BindError) as caught:
            ours.LocalSteps(net, "sgd", every=2, ranks=view)
        return str(caught.value)

    first, second = on_threads(2, work, 10)
    assert first == second
    assert "the shape of weight: (5, 3) on rank 1, (4, 3) on rank 0" in first
