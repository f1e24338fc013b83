"""torch's `Gossip` and `PushSum` beside those of arrays."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.ir.errors import BindError
from stepfuse.ranks.threads import ThreadRanks, on_threads
from torch import Tensor

from tests.interop.torch.local.test_local_steps import backward

_SEED = torch.nn.Sequential(torch.nn.Linear(30, 50), torch.nn.GELU(), torch.nn.Linear(50, 3))


def trained(view: Any, make: str, folder: Path | None = None) -> list[Tensor]:
    net = copy.deepcopy(_SEED)
    made = getattr(ours, make)(net, "adamw", ranks=view, lr=0.01)
    for step in range(5):
        made.begin()
        backward(net, view.rank, step)
        made.step()
        if folder and step == 2:
            made.save(folder, params=True)
            net = copy.deepcopy(_SEED)
            made = getattr(ours, make)(net, "adamw", ranks=view, lr=0.5)
            made.load(folder, params=True)
    return [p.detach() for p in net.parameters()]


def as_arrays(view: Any, make: str) -> list[Tensor]:
    net = copy.deepcopy(_SEED)
    params = [p.detach().numpy() for p in net.parameters()]
    made = getattr(sf, make)(params, "adamw", ranks=view, lr=0.01)
    for step in range(5):
        backward(net, view.rank, step)
        made.step([p.grad.numpy() for p in net.parameters() if p.grad is not None])
    return [p.detach() for p in net.parameters()]


@pytest.mark.parametrize("make", ["Gossip", "PushSum"])
def test_a_model_steps_as_arrays_do(make: str, tmp_path: Path) -> None:
    wanted = on_threads(3, lambda view: as_arrays(view, make))
    for folder in (None, tmp_path):
        found = on_threads(3, lambda view, to=folder: trained(view, make, to))
        for mine, theirs in zip(found, wanted, strict=True):
            for got, expected in zip(mine, theirs, strict=True):
                torch.testing.assert_close(got, expected, rtol=1e-6, atol=1e-7)


def test_a_gradient_that_is_missing_on_one_rank_is_refused_on_all() -> None:
    def work(view: ThreadRanks) -> str:
        net = copy.deepcopy(_SEED)
        made = ours.Gossip(net, "sgd", ranks=view)
        backward(net, view.rank, 0)
        if view.rank:
            net[2].bias.grad = None
        with pytest.raises(BindError) as caught:
            made.step()
        backward(net, view.rank, 0)
        with pytest.raises(BindError, match="reads no mask; leave it out on rank 1"):
            made.step(aux={"mask": 1.0} if view.rank else None)
        made.param_groups[0]["lr"] = "x" if view.rank else 0.1
        with pytest.raises(BindError, match=r"lr: expected a number, got 'x'.* on rank 1"):
            made.step()
        assert all(map(torch.equal, net.parameters(), _SEED.parameters()))
        return str(caught.value)

    first, second = on_threads(2, work, 10)
    assert "2.bias has no gradient" in first and "2.bias has no gradient" in second
