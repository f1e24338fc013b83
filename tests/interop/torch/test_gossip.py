"""torch's `Gossip` and `PushSum` beside those of arrays; on threads, and on processes of gloo."""

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

from tests.interop.torch.test_local_steps import backward
from tests.process_group import on_gloo

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


ON_GLOO = """
import torch
from stepfuse.ranks.of_torch import TorchRanks
from stepfuse.ranks.threads import on_threads
from tests.interop.torch import test_gossip, test_local_steps
from torch import distributed

distributed.init_process_group("gloo")
torch.set_num_threads(1)
torch.manual_seed(0)
for seed in (test_gossip._SEED, test_local_steps._SEED):
    for param in seed.parameters():
        torch.nn.init.normal_(param)
ways = [lambda view, make=make: test_gossip.trained(view, make) for make in ("Gossip", "PushSum")]
ways += [lambda view: test_local_steps.trained(view, every=3, fragments=2)]
own = TorchRanks(timeout=30)
print(all(all(map(torch.equal, way(own), on_threads(3, way)[own.rank])) for way in ways))
distributed.destroy_process_group()
"""


def test_processes_of_gloo_have_the_bits_of_threads() -> None:
    assert on_gloo(3, ON_GLOO) == [(0, "True\n")] * 3


def test_a_gradient_that_is_missing_on_one_rank_is_refused_on_all() -> None:
    def work(view: ThreadRanks) -> str:
        net = copy.deepcopy(_SEED)
        made = ours.Gossip(net, "sgd", ranks=view)
        backward(net, view.rank, 0)
        if view.rank:
            net[2].bias.grad = None
        with pytest.raises(BindError) as caught:
            made.step()
        assert all(map(torch.equal, net.parameters(), _SEED.parameters()))
        return str(caught.value)

    first, second = on_threads(2, work, 10)
    assert "2.bias has no gradient" in first and "2.bias has no gradient" in second
