"""Under torch's own data parallelism and sharded states; sharded parameters are refused."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from torch import distributed
from torch.distributed.tensor import distribute_tensor, init_device_mesh
from torch.nn.parallel import DistributedDataParallel

with warnings.catch_warnings():  # its folder uses what torch itself has deprecated
    warnings.simplefilter("ignore")
    from torch.distributed.optim import ZeroRedundancyOptimizer


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[None]:
    """A group of one process."""
    where = f"file://{tmp_path / 'store'}"
    distributed.init_process_group("gloo", init_method=where, rank=0, world_size=1)
    yield
    distributed.destroy_process_group()


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
def test_data_parallel_and_sharded_states(alone: None) -> None:
    nets = [torch.nn.Linear(16, 16) for _ in range(2)]
    nets[1].load_state_dict(nets[0].state_dict())
    wrapped = [DistributedDataParallel(nets[0]), nets[1]]
    options = {"lr": 0.01, "weight_decay": 0.1}
    mine = ZeroRedundancyOptimizer(wrapped[0].parameters(), ours.AdamW, **options)
    theirs = torch.optim.AdamW(wrapped[1].parameters(), fused=True, **options)
    for number in range(4):
        for net, optimizer in zip(wrapped, (mine, theirs), strict=True):
            torch.manual_seed(number)
            optimizer.zero_grad()
            net(torch.randn(4, 16)).square().mean().backward()
            optimizer.step()
    assert all(map(torch.equal, nets[0].parameters(), nets[1].parameters()))


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
def test_sharded_parameters_are_refused(alone: None) -> None:
    mesh = init_device_mesh("cpu", (1,))
    param = torch.nn.Parameter(distribute_tensor(torch.ones(4), mesh))
    with pytest.raises(stepfuse.BindError, match="memory of its own, got DTensor"):
        ours.AdamW([param])
