"""Shards on two and four ranks, under meshes of one axis and of two, beside one process."""

from __future__ import annotations

from tests.support.processes.process_group import END_BESIDE_FSDP, on_gloo

BEGIN = """
import copy, warnings
warnings.simplefilter("ignore")
import torch, stepfuse, stepfuse.torch as ours
from torch import distributed
from torch.distributed.tensor import DTensor, Partial, Replicate, Shard
from torch.distributed.tensor import distribute_tensor, init_device_mesh

distributed.init_process_group("gloo")
count, rank = distributed.get_world_size(), distributed.get_rank()
line, square = init_device_mesh("cpu", (count,)), init_device_mesh("cpu", (2, count // 2))
COPY, CUT = Replicate(), Shard(0)
def placed(tensor, place):
    return tensor if place is None else distribute_tensor(tensor, *place)

def full(tensor):
    return tensor.full_tensor() if hasattr(tensor, "full_tensor") else torch.as_tensor(tensor)

def drawn(shapes, seed):
    made = torch.Generator().manual_seed(seed)
    return [torch.randn(shape, generator=made) for shape in shapes]

def stepped(shapes, spec, places, missing=None, **options):
    params = [torch.nn.Parameter(placed(t, at)) for t, at in zip(drawn(shapes, 0), places)]
    optimizer = ours.Optimizer(params, spec, **options)
    for number in range(1, 4):
        for n, (param, grad) in enumerate(zip(params, drawn(shapes, number))):
            param.grad = None if (number, n) == missing else placed(grad, places[n])
        optimizer.step()
    states = [full(t) for p in params for t in optimizer.state[p].values()]
    return [full(param.detach()) for param in params], states
"""

# Tensors on three meshes and a plain one in each optimizer.
SUMS = (
    BEGIN
    + """
PLACES = [(line, [CUT]), (square, [COPY, CUT]), (square, [CUT, COPY]), (line, [COPY]), None]
WHOLE = [(64, 64), (8192,), (4, 1024), (30, 30), (9,)]  # whose shards end on leaves
ODD = [(513, 301), (3, 70), (1, 5), (30, 30), (9,)]  # and not
TALL = [(128, 70), (192, 1100), (4, 7, 5), (30, 30), (9,)]  # on 64 rows, or whole matrices
UNEVEN = [(131, 70), (3, 70), (3, 9, 5), (1, 1), (9,)]

SPEC = "clip_by_global_norm+lamb"  # sums over the step, and over each tensor
ROWS = "clip_by_global_norm+adafactor"  # and over rows and columns
for spec, shapes, ends in (SPEC, WHOLE, 1), (SPEC, ODD, 0), (ROWS, TALL, 1), (ROWS, UNEVEN, 0):
    for missing in None, (2, 0):  # a gradient that is not there
        mine, states = stepped(shapes, spec, PLACES, missing)
        alone, kept = stepped(shapes, spec, [None] * 5, missing)
        for a, b in zip(mine + states, alone + kept):
            ulp = torch.nextafter(b.abs(), torch.tensor(torch.inf)) - b.abs()
            assert a.shape == b.shape
            assert torch.equal(a, b) or not ends and ((a - b).abs() <= ulp).all()

def factored(kind, place, before=None):
    # three steps of a class, behind those of another whose states it goes on with
    param = torch.nn.Parameter(placed(drawn([(131, 70)], 0)[0], place))
    optimizer = kind([param], lr=0.05)
    if before is not None:
        with torch.no_grad():
            param.copy_(placed(before[0].detach(), place))
        state = copy.deepcopy(before[1].state_dict())
        rows = state["state"][0]
        rows["row_var"] = placed(rows["row_var"], place)  # as torch may have it
        optimizer.load_state_dict(state)
    for number in range(1, 4):
        param.grad = placed(drawn([(131, 70)], number)[0], place)
        optimizer.step()
    return param, optimizer

begun, theirs = factored(torch.optim.Adafactor, None), torch.optim.Adafactor  # of whole tensors
for before in None, begun:
    mine = factored(ours.Adafactor, PLACES[0], before)[0]
    wanted = factored(theirs, None, before)[0]
    torch.testing.assert_close(full(mine.detach()), wanted.detach(), rtol=1e-5, atol=1e-6)

def refused(spec, place, act):
    param = torch.nn.Parameter(DTensor.from_local(torch.ones(2, 4), line, [place]))
    param.grad = param.detach().clone()
    optimizer = ours.Optimizer([("w", param)], spec)
    try:
        act(optimizer)
    except stepfuse.BindError as error:
        assert torch.equal(param.to_local(), torch.ones(2, 4)) and not optimizer.state
        return str(error)
    raise AssertionError("not refused")

step = ours.Optimizer.step
assert "a sum that is not taken yet: redistribute it" in refused(SPEC, Partial(), step)
assert "a step in a backward pass meets nobody" in refused(SPEC, CUT, ours.step_in_backward)

def step_without(optimizer):
    (param,) = optimizer.param_groups[0]["params"]
    if rank == 1:
        param.grad = None
    optimizer.step()

said = refused(SPEC, CUT, step_without)  # and nobody waits
assert said.startswith(
    "ranks disagree on the gradient of parameter 0 (w) of group 0: none on rank 1, one on rank 0: "
), said

def step_unfit(optimizer):
    (param,) = optimizer.param_groups[0]["params"]
    if rank == 1:
        param.grad_dtype = None
        param.grad = param.grad.double()
    optimizer.step()

said = refused(SPEC, CUT, step_unfit)
unfit = "parameter 0 (w) of group 0, gradient: expected torch.float32 on cpu, as its parameter"
assert unfit in said and said.startswith("ranks disagree on a step by these gr") == (rank == 0)
print("equal", flush=True)
distributed.destroy_process_group()
"""
)

# What is whole at owners: matrices, blocks, rows of cuts along other axes, or along two.
OWNERS = (
    BEGIN
    + """
import numpy as np
from stepfuse.ranks.of_torch import SomeTorchRanks
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module

if rank:
    some, cells = SomeTorchRanks([3, 1, 2]), np.full((2, 2), float(rank))
    some.sum(cells, "a sum").wait()
    assert (cells == 6.0).all() and some.rank == rank % 3
    cells[:] = rank
    some.broadcast(cells, 0, "a broadcast").wait()
    assert (cells == 3.0).all()

BOTH = [Shard(0), Shard(1)]
PLACES = [(square, BOTH), (line, [Shard(1)]), (square, [CUT, CUT]), (square, [COPY, CUT]), None]
SHAPES = [(64, 48), (33, 70), (70, 3), (3, 9, 5), (1, 4)]
for spec, missing, options in (
    ("clip_by_global_norm+muon+zero_grad", (2, 1), {}),
    ("soap", None, {}),  # whose eigenvectors are of an entry by the clock
    ("adamw", None, {"dtypes": "m=linear8,v=linear8"}),
):
    mine, states = stepped(SHAPES, spec, PLACES, missing, **options)
    alone, kept = stepped(SHAPES, spec, [None] * 5, missing, **options)
    for a, b in zip(mine + states, alone + kept, strict=True):
        assert a.shape == b.shape and torch.equal(a, b), spec

params = [torch.nn.Parameter(placed(*pair)) for pair in zip(drawn(SHAPES, 0), PLACES)]
first = ours.Optimizer(params, "muon")
for step in range(3):  # goes on from a state dict, by another optimizer
    for n, (param, grad) in enumerate(zip(params, drawn(SHAPES, step + 1))):
        param.grad = placed(grad, PLACES[n])
    if step == 2:
        later, first = first, ours.Optimizer(params, "muon")
        first.load_state_dict(later.state_dict())
    first.step()
for param, wanted in zip(params, stepped(SHAPES, "muon", [None] * 5)[0]):
    assert torch.equal(full(param.detach()), wanted)

gone = params[0].grad
if rank == 2:
    params[0].grad = None
soap = ours.Optimizer(params, "soap")
try:
    soap.step()
except stepfuse.BindError as error:
    assert "disagree on the gradient of parameter 0 of group 0: none on rank" in str(error), error
else:
    raise AssertionError("not refused")
params[0].grad = gone
soap.step()  # with the same owners on all ranks
assert "whole at an owner in a step: 4 tensors, " in soap.explain()

mesh = init_device_mesh("cpu", (2, 2), mesh_dim_names=("fsdp", "tensor"))
torch.manual_seed(0)
net = torch.nn.Sequential(torch.nn.Linear(20, 30), torch.nn.Tanh(), torch.nn.Linear(30, 7))
whole = [torch.nn.Parameter(param.detach().clone()) for param in net.parameters()]
parallelize_module(net, mesh["tensor"], {"0": ColwiseParallel(), "2": RowwiseParallel()})
for part in net[0], net[2], net:
    fully_shard(part, mesh=mesh["fsdp"])  # strided shards of the first weight
SPEC = "clip_by_global_norm+adafactor"
mine, alone = ours.Optimizer(net.parameters(), SPEC), ours.Optimizer(whole, SPEC)
for step in range(2):
    net.zero_grad()
    net(torch.full((5, 20), 0.1 + step)).square().sum().backward()
    for param, same in zip(net.parameters(), whole):
        same.grad = full(param.grad).clone()
    mine.step()
    alone.step()
for param, same in zip(net.parameters(), whole):
    torch.testing.assert_close(full(param.detach()), same.detach(), rtol=1e-6, atol=1e-7)
print("equal", flush=True)
"""
    + END_BESIDE_FSDP
)


def test_sums_over_shards_have_the_bits_of_one_process_where_shards_end_on_leaves() -> None:
    assert on_gloo(2, SUMS) == [(0, "equal\n")] * 2


def test_what_cannot_be_stepped_in_shards_is_whole_at_owners_with_the_bits_of_one_process() -> None:
    assert on_gloo(4, OWNERS) == [(0, "equal\n")] * 4
