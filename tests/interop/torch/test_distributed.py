"""Under torch's own data parallelism, sharded states and sharded parameters."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse.ir.text.parser import parse
from torch.distributed.algorithms.ddp_comm_hooks import default_hooks, powerSGD_hook
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh
from torch.nn.parallel import DistributedDataParallel

from tests.given_specs import NOISY, TEXT
from tests.process_group import group_of_one  # noqa: F401

with warnings.catch_warnings():  # its folder uses what torch itself has deprecated
    warnings.simplefilter("ignore")
    from torch.distributed.optim import ZeroRedundancyOptimizer


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
@pytest.mark.parametrize("hook", ["none", "fp16", "powerSGD"])
def test_data_parallel_and_sharded_states(alone: None, hook: str) -> None:
    nets = [torch.nn.Linear(16, 16) for _ in range(2)]
    nets[1].load_state_dict(nets[0].state_dict())
    wrapped = [_compressed(DistributedDataParallel(net), hook) for net in nets]
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


def _compressed(net: DistributedDataParallel, hook: str) -> DistributedDataParallel:
    """A network whose gradients travel as a hook of torch's has them."""
    if hook == "powerSGD":
        state = powerSGD_hook.PowerSGDState(None, start_powerSGD_iter=2, random_seed=0)
        net.register_comm_hook(state, powerSGD_hook.powerSGD_hook)
    elif hook != "none":
        net.register_comm_hook(None, getattr(default_hooks, f"{hook}_compress_hook"))
    return net


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
def test_shards_move_and_gradients_are_placed_otherwise(alone: None) -> None:
    mesh = init_device_mesh("cpu", (1,))
    whole = torch.arange(8.0).reshape(4, 2)
    param = torch.nn.Parameter(distribute_tensor(whole.clone(), mesh, [Shard(0)]))
    optimizer = ours.SGD([param], lr=1.0)
    for number in range(4):
        placed = [Replicate()] if number == 2 else [Shard(0)]
        param.grad = distribute_tensor(torch.ones(4, 2), mesh, placed)
        if number == 3:
            param._local_tensor = torch.zeros(4, 2)  # as fully_shard does it
        optimizer.step()
        wanted = whole - number - 1.0 if number < 3 else -torch.ones(4, 2)
        assert torch.equal(param.to_local(), wanted)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
def test_shards_take_extra_inputs_of_elements(alone: None) -> None:
    mesh = init_device_mesh("cpu", (1,))
    whole = torch.arange(8.0).reshape(4, 2)
    param = torch.nn.Parameter(distribute_tensor(whole.clone(), mesh, [Shard(0)]))
    param.grad = distribute_tensor(torch.ones(4, 2), mesh, [Shard(0)])
    optimizer = ours.Optimizer([param], parse(NOISY), lr=1.0)
    for placed in ([Shard(0)], [Replicate()]):
        given = distribute_tensor(whole, mesh, placed)
        optimizer.step(aux={"noise": [given], "radius": [0.5]})
    assert torch.equal(param.to_local(), whole - 2.0 * (1.0 + 0.5 * whole))
    rows = ours.Optimizer([param], parse(TEXT))
    aux = {"noise": [param.grad], "gate": [torch.ones(4)], "radius": [1.0], "scale": 1.0}
    with pytest.raises(stepfuse.BindError, match="%gate: extra inputs of rows or columns need a w"):
        rows.step(aux={**aux, "pull": 1.0})


# Two layers under fully_shard in each of two processes, ours beside torch's.
RANK = """
import copy, sys, warnings
import torch, stepfuse.torch
from torch import distributed
warnings.simplefilter("ignore")
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

rank = int(sys.argv[1])
where = "file://" + sys.argv[2]
distributed.init_process_group("gloo", init_method=where, rank=rank, world_size=2)
mesh = init_device_mesh("cpu", (2,))

def network():
    torch.manual_seed(0)
    net = torch.nn.Sequential(torch.nn.Linear(32, 64), torch.nn.Tanh(), torch.nn.Linear(64, 32))
    for layer in (net[0], net[2], net):
        fully_shard(layer, mesh=mesh)
    return net

nets = [network(), network()]
mine = stepfuse.torch.AdamW(nets[0].parameters(), lr=0.01)
theirs = torch.optim.AdamW(nets[1].parameters(), lr=0.01, fused=True)
pairs = list(zip(nets[0].parameters(), nets[1].parameters()))
for number in range(6):
    if number == 4:
        state = copy.deepcopy(mine.state_dict())
        mine = stepfuse.torch.AdamW(nets[0].parameters(), lr=0.01)
        mine.load_state_dict(state)
    for net, optimizer in zip(nets, (mine, theirs)):
        torch.manual_seed(10 * number + rank)
        optimizer.zero_grad()
        net(torch.randn(4, 32)).square().mean().backward()
        optimizer.step()
for p, q in pairs:
    assert type(p).__name__ == "DTensor" and torch.equal(p.to_local(), q.to_local())
    assert list(mine.state[p]) == list(theirs.state[q])
    for key, wanted in theirs.state[q].items():
        found = mine.state[p][key]
        assert type(found) is type(wanted) and found.shape == wanted.shape
        if key != "step":
            assert found.placements == wanted.placements
            found, wanted = found.to_local(), wanted.to_local()
        assert torch.equal(found, wanted)
print("equal")
distributed.destroy_process_group()
"""


def test_two_processes_with_sharded_parameters(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RANK]
    ranks = [
        subprocess.Popen(
            [*command, str(rank), str(tmp_path / "store")],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"OMP_NUM_THREADS": "1"},
        )
        for rank in range(2)
    ]
    try:
        for process in ranks:
            out, errors = process.communicate(timeout=300)
            assert out.endswith("equal\n"), errors
    finally:
        for process in ranks:
            process.kill()
