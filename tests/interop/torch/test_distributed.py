"""Under torch's own data parallelism, sharded states and sharded parameters."""

from __future__ import annotations

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse.ir.text.parser import parse
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh

from tests.support.inputs.given_specs import NOISY, TEXT
from tests.support.processes.process_group import END_BESIDE_FSDP, group_of_one, on_gloo  # noqa: F401


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


# Networks of two layers in each of two processes, stepped by ours and by torch's.
NETWORKS = """
import copy, warnings
warnings.simplefilter("ignore")
import torch, stepfuse.torch as ours
from functools import partial
from torch import distributed
from torch.distributed.algorithms.ddp_comm_hooks import default_hooks, powerSGD_hook
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.optim import ZeroRedundancyOptimizer as Zero
from torch.nn.parallel import DistributedDataParallel

distributed.init_process_group("gloo")
rank, count = distributed.get_rank(), distributed.get_world_size()
LR, DECAY = {"lr": 0.01}, {"lr": 0.01, "weight_decay": 0.1}

def network():
    torch.manual_seed(0)
    return torch.nn.Sequential(torch.nn.Linear(32, 64), torch.nn.Tanh(), torch.nn.Linear(64, 32))

def train(net, optimizer, steps=range(4)):
    for number in steps:  # other data on each rank
        torch.manual_seed(10 * number + rank)
        optimizer.zero_grad()
        net(torch.randn(4, 32)).square().mean().backward()
        optimizer.step()

def equal(a, b):
    assert all(map(torch.equal, a.parameters(), b.parameters()))

def equal_on_all(net):
    for param in net.parameters():
        there = [torch.empty_like(param) for _ in range(count)]
        distributed.all_gather(there, param.detach())
        assert torch.equal(there[0], there[1])
"""

HOOKS = """
def bf16(state, bucket) -> torch.futures.Future[torch.Tensor]:  # torch has it for NCCL alone
    return default_hooks.bf16_compress_hook(state, bucket)

def data_parallel(hook):
    net = DistributedDataParallel(network())
    if hook is powerSGD_hook.powerSGD_hook:
        net.register_comm_hook(powerSGD_hook.PowerSGDState(None, start_powerSGD_iter=2), hook)
    elif hook is not None:
        net.register_comm_hook(None, hook)
    return net

for hook in (None, default_hooks.fp16_compress_hook, bf16, powerSGD_hook.powerSGD_hook):
    mine, theirs = data_parallel(hook), data_parallel(hook)
    train(mine, ours.AdamW(mine.parameters(), **DECAY))
    train(theirs, torch.optim.AdamW(theirs.parameters(), fused=True, **DECAY))
    equal(mine, theirs)
    equal_on_all(mine)

for view in (False, True):
    nets = [data_parallel(None) for _ in range(3)]
    mine, again = (Zero(nets[n].parameters(), ours.AdamW, parameters_as_bucket_view=view, **DECAY)
                   for n in (0, 2))
    theirs = torch.optim.AdamW(nets[1].parameters(), fused=True, **DECAY)
    train(nets[0], mine)
    train(nets[1], theirs)
    equal(nets[0], nets[1])
    mine.consolidate_state_dict(to=0)
    saved = [copy.deepcopy(mine.state_dict()) if rank == 0 else None]
    if rank == 0:
        for number, wanted in theirs.state_dict()["state"].items():
            found = saved[0]["state"][number]
            assert list(found) == list(wanted)
            assert all(map(torch.equal, found.values(), wanted.values()))
    distributed.broadcast_object_list(saved)
    nets[2].load_state_dict(nets[0].state_dict())
    again.load_state_dict(saved[0])
    for net, optimizer in (nets[0], mine), (nets[2], again):
        train(net, optimizer, range(4, 6))
    equal(nets[0], nets[2])
    equal_on_all(nets[0])

net, whole = data_parallel(None), data_parallel(None)  # any spec; groups added later
first, *rest = net.parameters()
lamb = Zero([first], partial(ours.Optimizer, spec="lamb"), **LR)
lamb.add_param_group({"params": rest, "lr": 0.1})
first, *rest = whole.parameters()
groups = [{"params": [first]}, {"params": rest, "lr": 0.1}]
train(net, lamb)
train(whole, ours.Optimizer(groups, "lamb", **LR))
equal(net, whole)
"""

SHARDED = """
def sharded():
    net = network()
    for layer in (net[0], net[2], net):
        fully_shard(layer, mesh=init_device_mesh("cpu", (count,)))
    return net

nets = [sharded(), sharded()]
mine = ours.AdamW(nets[0].parameters(), **LR)
theirs = torch.optim.AdamW(nets[1].parameters(), fused=True, **LR)
train(nets[0], mine)
train(nets[1], theirs, range(6))
state = copy.deepcopy(mine.state_dict())
mine = ours.AdamW(nets[0].parameters(), **LR)
mine.load_state_dict(state)
train(nets[0], mine, range(4, 6))
for p, q in zip(nets[0].parameters(), nets[1].parameters()):
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
"""


def test_networks_in_two_processes_under_hooks_sharded_states_and_sharded_parameters() -> None:
    assert on_gloo(2, NETWORKS + HOOKS + SHARDED + END_BESIDE_FSDP) == [(0, "equal\n")] * 2
