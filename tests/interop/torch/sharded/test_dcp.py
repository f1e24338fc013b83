"""Checkpoints of `Sharded` by torch.distributed.checkpoint, with torch's own as the judge."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.threads import on_threads
from torch import Tensor
from torch.distributed.checkpoint.api import CheckpointException
from torch.distributed.checkpoint.default_planner import DefaultLoadPlanner
from torch.distributed.checkpoint.format_utils import dcp_to_torch_save
from torch.distributed.checkpoint.state_dict import (
    get_optimizer_state_dict,
    set_optimizer_state_dict,
)
from torch.distributed.checkpoint.state_dict_loader import load

from tests.interop.torch.sharded_training import network, of_rank, train
from tests.support.processes.process_group import (
    END_BESIDE_FSDP,
    on_gloo,
    one_thread,  # noqa: F401
)

ROOT = Path(__file__).parents[4]
# torch's own readers and writers judge: what they have is compared with what ours have.
RANK = """
import copy, warnings
warnings.simplefilter("ignore")
import stepfuse.torch as ours
import torch
from torch import distributed
import torch.distributed.checkpoint as dcp
from torch.distributed.checkpoint.state_dict import StateDictOptions
from torch.distributed.checkpoint.state_dict import get_optimizer_state_dict as got
from torch.distributed.checkpoint.state_dict import set_optimizer_state_dict as given
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import FullyShardedDataParallel as FSDP
from torch.distributed.fsdp import OptimStateKeyType, fully_shard
from torch.distributed.optim import ZeroRedundancyOptimizer
from torch.nn.parallel import DistributedDataParallel
from tests.interop.torch.sharded_training import network, train

distributed.init_process_group("gloo")
rank, mesh = distributed.get_rank(), init_device_mesh("cpu", (2,))
FULL = StateDictOptions(full_state_dict=True)

def made(spec="adamw", lr=0.01, **options):
    net = network()
    return net, ours.Sharded(net, spec, lr=lr, **options)

def whole(value):
    return value.full_tensor() if hasattr(value, "full_tensor") else value

def states(found):
    if 0 in found["state"]:
        found = FSDP.rekey_optim_state_dict(found, OptimStateKeyType.PARAM_NAME, network())
    return {(n, k): whole(v) for n, own in found["state"].items() for k, v in own.items()}

def same(one, other):
    mine, theirs = states(one), states(other)
    return mine.keys() == theirs.keys() and all(torch.equal(mine[k], theirs[k]) for k in mine)

def say(*what):
    if rank == 0:
        print(*what)

# A checkpoint of two ranks, which others load too; each rank writes its own boxes.
for spec in "adamw", "adafactor", "clip_by_global_norm+nadam":
    net, mine = made(spec)
    train(net, mine, 0, 2)
    place = FOLDER + "/" + spec
    dcp.save({"optim": got(net, mine), "model": net.state_dict()}, checkpoint_id=place)
    train(net, mine, 2, 4)
    again, other = made(spec, 0.5, bucket=1000)
    held = {"optim": got(again, other), "model": again.state_dict()}
    before = other.state_dict(full=True)
    dcp.load(held, checkpoint_id=place)
    kept = same(before, other.state_dict(full=True))  # a load alone moves no state
    again.load_state_dict(held["model"])
    given(again, other, held["optim"])
    train(again, other, 2, 4)
    say(spec, kept and all(map(torch.equal, net.parameters(), again.parameters())))
kept, own = mine.state_dict(full=True), distributed.new_group()
later = dcp.async_save({"optim": mine}, checkpoint_id=FOLDER + "/later", process_group=own)
train(net, mine, 4, 5)  # meanwhile
later.result()
dcp.load({"optim": other}, checkpoint_id=FOLDER + "/later")  # both as torch's Stateful
say("later", same(kept, other.state_dict(full=True)))

# fully_shard, with torch's own optimizer: in and out.
cut = network()
for part in cut[0], cut[2], cut:
    fully_shard(part, mesh=mesh)
theirs = torch.optim.AdamW(cut.parameters(), lr=0.01)
train(cut, theirs, 0, 2)
dcp.save({"optim": got(cut, theirs)}, checkpoint_id=FOLDER + "/cut")
wanted = got(cut, theirs, options=FULL)
alone = wanted if rank == 0 else {}
for name, take in {
    "as whole": lambda net, mine: mine.load_state_dict(wanted),
    "as DTensors": lambda net, mine: mine.load_state_dict(got(cut, theirs)),
    "rank 0's": lambda net, mine: mine.load_state_dict(alone),
    "by torch": lambda net, mine: given(net, mine, wanted, options=FULL),
    "written": lambda net, mine: (
        dcp.load(held := {"optim": got(net, mine)}, checkpoint_id=FOLDER + "/cut"),
        given(net, mine, held["optim"]),
    ),
}.items():
    net, mine = made(lr=0.5)
    take(net, mine)
    say(name, same(mine.state_dict(full=True), wanted), mine.param_groups[0]["lr"])
train(net, mine, 2, 3)
full = mine.state_dict(full=True)
dcp.save({"optim": got(net, mine)}, checkpoint_id=FOLDER + "/ours")
held = {"optim": got(cut, theirs)}
dcp.load(held, checkpoint_id=FOLDER + "/ours")
given(cut, theirs, held["optim"])
say("to fully_shard", same(got(cut, theirs, options=FULL), full))
train(cut, theirs, 3, 4)
named = FSDP.rekey_optim_state_dict(full, OptimStateKeyType.PARAM_NAME, net)
given(cut, theirs, named, options=FULL)
say("named", same(got(cut, theirs, options=FULL), full))

# ZeroRedundancyOptimizer, and FullyShardedDataParallel.
zero = DistributedDataParallel(network())
theirs = ZeroRedundancyOptimizer(zero.parameters(), torch.optim.AdamW, lr=0.01)
train(zero, theirs, 0, 2)
theirs.consolidate_state_dict(0)
alone = theirs.state_dict() if rank == 0 else {}
mine.load_state_dict(alone)
found = mine.state_dict(full=True)
say("from ZeRO", rank or same(found, alone))
theirs.load_state_dict(copy.deepcopy(full))  # which takes others' states out of it
theirs.consolidate_state_dict(0)
say("to ZeRO", rank or same(theirs.state_dict(), full))
flat = FSDP(network(), device_id=torch.device("cpu"))
theirs = torch.optim.AdamW(flat.parameters(), lr=0.01)
train(flat, theirs, 0, 2)
alone = FSDP.full_optim_state_dict(flat, theirs)
mine.load_state_dict(alone)
found = mine.state_dict(full=True)
say("from FSDP", rank or same(found, alone))
theirs.load_state_dict(FSDP.optim_state_dict_to_load(flat, theirs, named))
found = FSDP.full_optim_state_dict(flat, theirs)
say("to FSDP", rank or same(found, full))
"""
JUDGED = """adamw True
adafactor True
clip_by_global_norm+nadam True
later True
as whole True 0.01
as DTensors True 0.01
rank 0's True 0.01
by torch True 0.01
written True 0.01
to fully_shard True
named True
from ZeRO True
to ZeRO True
from FSDP True
to FSDP True
"""


@pytest.fixture(scope="module", name="folder")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What two ranks have saved, each of which has judged it."""
    folder = tmp_path_factory.mktemp("dcp")
    start = f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nFOLDER = {str(folder)!r}\n"
    said = on_gloo(2, f"{start}{RANK}{END_BESIDE_FSDP}")
    assert said == [(0, JUDGED), (0, "")]
    return folder


def alone(spec: str, steps: int) -> list[Tensor]:
    net, mine = of_rank(SingleRank(), spec, lr=0.01)
    return [p.detach() for p in train(net, mine, 0, steps).parameters()]


@pytest.mark.filterwarnings("ignore:torch.distributed is disabled:UserWarning")
@pytest.mark.parametrize("spec", ["adamw", "adafactor"])
def test_two_ranks_checkpoint_is_gone_on_with_by_four_and_by_one(folder: Path, spec: str) -> None:
    def resumed(view: Any) -> list[Tensor]:
        net, mine = of_rank(view, spec)
        held = {"optim": get_optimizer_state_dict(net, mine), "model": net.state_dict()}
        assert mine._running.steps == 0, "no step was taken to have states"
        load(held, checkpoint_id=folder / spec, no_dist=True)
        net.load_state_dict(held["model"])
        set_optimizer_state_dict(net, mine, held["optim"])
        return [p.detach() for p in train(net, mine, 2, 4).parameters()]

    expected = alone(spec, 4)
    for found in [*on_threads(4, resumed, 60), resumed(SingleRank())]:
        assert all(map(torch.equal, found, expected))


@pytest.mark.filterwarnings("ignore:torch.distributed is disabled:UserWarning")
def test_a_checkpoint_of_torchs_is_for_a_chain_that_has_more(folder: Path) -> None:
    net, mine = of_rank(SingleRank(), "clip_by_global_norm(max_norm=2.0)+adamw")
    held = {"optim": get_optimizer_state_dict(net, mine)}
    with pytest.raises(CheckpointException, match=r"Missing key .*max_norm"):
        load(held, checkpoint_id=folder / "cut", no_dist=True)
    part = DefaultLoadPlanner(allow_partial_load=True)
    load(held, checkpoint_id=folder / "cut", no_dist=True, planner=part)
    set_optimizer_state_dict(net, mine, held["optim"])
    (group,) = mine.param_groups
    assert (group["lr"], group["max_norm"], mine._running.steps) == (0.01, 2.0, 2)


def test_each_rank_writes_its_own_spans(folder: Path) -> None:
    sizes = [sum(f.stat().st_size for f in (folder / "ours").glob(f"__{n}_*")) for n in (0, 1)]
    states = 2 * 4 * sum(p.numel() for p in network().parameters())
    assert states < sum(sizes) < 1.1 * states
    assert max(sizes) < states / 2 + 2 * 4 * 1024 + 0.1 * states


def test_two_ranks_checkpoint_is_read_by_torch_and_by_arrays(folder: Path, tmp_path: Path) -> None:
    dcp_to_torch_save(folder / "adamw", tmp_path / "x.pt")
    found = torch.load(tmp_path / "x.pt", weights_only=False)
    theirs = torch.optim.AdamW(network().parameters())
    theirs.load_state_dict(found["optim"])
    arrays = {name: p.numpy().copy() for name, p in found["model"].items()}
    by_arrays = sf.Optimizer(arrays, "adamw")
    ours.load_state_dict(by_arrays, found["optim"])
    assert by_arrays.steps == 2 and by_arrays.groups[0]["lr"] == 0.01
    for mine, its in zip(by_arrays.state, theirs.state.values(), strict=True):
        assert np.array_equal(mine["v"], its["exp_avg_sq"]) and its["step"] == 2.0
