"""Sums over shards: on two ranks, under meshes of one axis and of two, beside one process."""

from __future__ import annotations

from tests.process_group import on_gloo

# Tensors on three meshes and a plain one in each optimizer; torch's global norm beside ours.
RANK = """
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
PLACES = [(line, [CUT]), (square, [COPY, CUT]), (square, [CUT, COPY]), (line, [COPY]), None]
WHOLE = [(64, 64), (8192,), (4, 1024), (30, 30), (9,)]  # whose shards end on leaves
ODD = [(513, 301), (3, 70), (1, 5), (30, 30), (9,)]  # and not
TALL = [(128, 70), (192, 1100), (4, 7, 5), (30, 30), (9,)]  # on 64 rows, or whole matrices
UNEVEN = [(131, 70), (3, 70), (3, 9, 5), (1, 1), (9,)]

def placed(tensor, place):
    return tensor if place is None else distribute_tensor(tensor, *place)

def full(tensor):
    return tensor.full_tensor() if hasattr(tensor, "full_tensor") else torch.as_tensor(tensor)

def drawn(shapes, seed):
    made = torch.Generator().manual_seed(seed)
    return [torch.randn(shape, generator=made) for shape in shapes]

def stepped(shapes, spec, places, missing=None):
    params = [torch.nn.Parameter(placed(t, at)) for t, at in zip(drawn(shapes, 0), places)]
    optimizer = ours.Optimizer(params, spec)
    for number in range(1, 4):
        for n, (param, grad) in enumerate(zip(params, drawn(shapes, number))):
            param.grad = None if (number, n) == missing else placed(grad, places[n])
        optimizer.step()
    states = [full(t) for p in params for t in optimizer.state[p].values()]
    return [full(param.detach()) for param in params], states

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


def test_sums_over_shards_have_the_bits_of_one_process_where_shards_end_on_leaves() -> None:
    assert on_gloo(2, RANK) == [(0, "equal\n")] * 2
