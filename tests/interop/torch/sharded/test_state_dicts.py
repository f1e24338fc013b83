"""State dicts of `Sharded`: through torch.distributed.checkpoint, and torch's own optimizers'."""

from __future__ import annotations

import copy
import math
import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.interop.torch.sharded.span_tensor import boxes
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.threads import ThreadRanks, on_threads
from torch import Tensor
from torch.distributed.checkpoint.api import CheckpointException
from torch.distributed.checkpoint.state_dict import (
    get_optimizer_state_dict,
    set_optimizer_state_dict,
)
from torch.distributed.checkpoint.state_dict_loader import load
from torch.distributed.checkpoint.state_dict_saver import save

from tests.interop.torch.sharded_training import network, of_rank, train
from tests.support.processes.process_group import one_thread  # noqa: F401


@cache
def _torchs(steps: int) -> dict[str, Any]:
    net = network()
    theirs = torch.optim.AdamW(net.parameters(), lr=0.25)
    train(net, theirs, 0, steps)
    return theirs.state_dict()


def torchs(steps: int = 2) -> dict[str, Any]:
    """What torch's own optimizer has after some steps."""
    return copy.deepcopy(_torchs(steps))


def cells(found: dict[str, Any]) -> list[Tensor]:
    return [v for own in found["state"].values() for v in own.values()]


def test_a_dict_of_one_process_is_for_ranks_and_theirs_for_it(tmp_path: Path) -> None:
    given = torchs()

    def work(view: ThreadRanks) -> dict[str, Any]:
        net, mine = of_rank(view)
        mine.load_state_dict(given if view.rank == 0 else {})
        mine.load_state_dict(copy.deepcopy(mine.state_dict()))  # its own cells
        assert mine.param_groups[0]["lr"] == 0.25
        assert torch.equal(cells(mine.state_dict(full=True))[1], cells(given)[1])
        with pytest.raises(sf.BindError, match=r"checkpoint\.save by all ranks"):
            torch.save(mine.state_dict(), tmp_path / str(view.rank))
        with pytest.raises(sf.BindError, match=r"take state_dict\(full=True\) on all"):
            mine.state[net[0].weight]["exp_avg"].norm()
        return mine.state_dict(full=True)

    for found in on_threads(3, work, 60):
        assert all(map(torch.equal, cells(found), cells(given)))
        assert found["param_groups"] == given["param_groups"]
    _, mine = of_rank(SingleRank())
    mine.load_state_dict(given)
    torch.save(mine.state_dict(), tmp_path / "one")  # one rank has all
    mine.state_dict()["state"][0]["exp_avg"].zero_()
    read = torch.load(tmp_path / "one")
    assert all(map(torch.equal, cells(mine.state_dict()), cells(read)))


def test_schedules_and_names_go_with_it() -> None:
    named = list(network().named_parameters())
    mine = ours.Sharded(named, "clip_by_global_norm(max_norm=2.0)+adamw", SingleRank(), lr=0.5)
    schedule = torch.optim.lr_scheduler.ExponentialLR(mine, 0.5)
    mine.step()
    schedule.step()
    found = mine.state_dict()
    (group,) = found["param_groups"]
    assert (group["lr"], group["initial_lr"], group["max_norm"]) == (0.25, 0.5, 2.0)
    assert group["param_names"] == [name for name, _ in named]
    other = ours.Sharded(named[::-1], "clip_by_global_norm+adamw", SingleRank())
    other.load_state_dict(found)
    assert other.param_groups[0]["initial_lr"] == 0.5
    torch.optim.lr_scheduler.ExponentialLR(other, 0.5, last_epoch=1)
    groups = [{"params": [one], "lr": n} for n, one in enumerate(named, 1)]
    mine = ours.Sharded(groups, "adamw", SingleRank())
    for group in mine.param_groups:
        group["initial_lr"] = 10.0 * group["lr"]
    other = ours.Sharded([{"params": [one]} for one in named[::-1]], "adamw", SingleRank())
    other.load_state_dict(mine.state_dict())
    assert [(g["lr"], g["initial_lr"]) for g in other.param_groups] == [
        (4.0, 40.0), (3.0, 30.0), (2.0, 20.0), (1.0, 10.0)
    ]  # fmt: skip


def test_hooks_are_called_as_torch_calls_them() -> None:
    _, mine = of_rank(SingleRank())
    seen: list[str] = []
    mine.register_state_dict_pre_hook(lambda one: seen.append("before"))
    mine.register_state_dict_post_hook(lambda one, found: {**found, "more": 1})
    mine.register_load_state_dict_pre_hook(lambda one, found: found["inner"])
    mine.register_load_state_dict_post_hook(lambda one: seen.append("behind"))
    mine.load_state_dict({"inner": torchs()})
    assert mine.state_dict()["more"] == 1 and seen == ["behind", "before"]


@pytest.mark.parametrize("overlap", [False, True])
def test_behind_a_torn_step_it_is_loaded_and_not_before_kept(overlap: bool) -> None:
    def work(view: ThreadRanks) -> dict[str, Any]:
        net, mine = of_rank(view, overlap=overlap)
        train(net, mine, 0, 1)
        kept = mine.state_dict(full=True)  # parameters have come first
        mine._running.step_lock.begin("a step")
        for call in (mine.state_dict, lambda: mine.state_dict(full=True)):
            with pytest.raises(sf.BindError, match="a step was interrupted"):
                call()
        mine.load_state_dict(kept)
        train(net, mine, 1, 2)
        return mine.state_dict(full=True)

    net, alone = of_rank(SingleRank())
    train(net, alone, 0, 2)
    for found in on_threads(2, work, 60):
        assert all(map(torch.equal, cells(found), cells(alone.state_dict())))


def test_arrays_that_ranks_share_have_no_dict_of_torchs() -> None:
    def work(view: ThreadRanks) -> None:
        mine = sf.Sharded([np.ones((300, 300), np.float32)], "adamw", ranks=view)
        for call in (ours.state_dict_of, lambda one: ours.load_state_dict(one, torchs())):
            with pytest.raises(sf.CheckpointError, match="give the folder that they save"):
                call(mine)

    on_threads(2, work, 60)


def without(found: dict[str, Any], key: str) -> None:
    for own in found["state"].values():
        del own[key]


def named_otherwise(found: dict[str, Any]) -> None:
    (group,) = found["param_groups"]
    group["param_names"] = ["0.weight", "0.bias", "2.weight", "2.bais"]


REFUSALS: tuple[tuple[Any, str], ...] = (
    (named_otherwise, "it has no '2.bias' .perhaps 2.bais, when saved."),
    (lambda d: d["param_groups"][0]["params"].pop(), "it has no '2.bias'|it has 3 parameters"),
    (lambda d: d["state"][1].update(exp_avg=torch.ones(4)), r"is F32 \(512,\), when saved F32 \(4"),
    (lambda d: d["state"][1].update(exp_avg=torch.ones(512).int()), "torch's is torch.int32"),
    (lambda d: without(d, "exp_avg_sq"), "it has no 'v/0"),
    (lambda d: d["state"][0].update(step=torch.tensor(5.0)), "'step' differs among"),
    (lambda d: d["param_groups"][0].update(amsgrad=True), "has amsgrad=True, @adamw has False"),
    (lambda d: d["param_groups"][0].update(lr=-1.0), "'lr' must be in"),
    (lambda d: d.pop("state"), "expected a state dict of torch with 'state' and"),
)


@pytest.mark.parametrize(("change", "said"), REFUSALS)
def test_what_does_not_fit_is_refused_on_all_ranks(change: Any, said: str) -> None:
    def work(view: ThreadRanks) -> list[str]:
        _, mine = of_rank(view)
        mine.load_state_dict(torchs())
        found: list[str] = []
        for which in ((0, 1), (1,)):
            given = torchs(3)
            if view.rank in which:
                change(given)
            with pytest.raises(sf.StepfuseError) as error:
                mine.load_state_dict(given)
            found.append(str(error.value))
        assert all(map(torch.equal, cells(mine.state_dict(full=True)), cells(torchs())))
        return found

    first, second = on_threads(2, work, 60)
    assert first == second
    assert re.search(said, first[0]) and "rank 1" not in first[0]
    assert first[1].startswith("ranks disagree") and "rank 1" in first[1]


def test_ranks_without_a_dict_and_with_other_cells_are_refused() -> None:
    def work(view: ThreadRanks) -> list[str]:
        _, mine = of_rank(view)
        _, other = of_rank(view, bucket=1000)  # which is dealt otherwise
        found: list[str] = []
        for given in ({} if view.rank == 0 else torchs(), {}, other.state_dict(), "x"):
            with pytest.raises(sf.StepfuseError) as error:
                mine.load_state_dict(given)
            found.append(str(error.value))
        assert mine._running.steps == 0
        return found

    first, second = on_threads(2, work, 60)
    assert first == second
    assert first[0].startswith("of 2 ranks [1] were given a state dict: give it to all, or to rank")
    assert "none were given" in first[1] and "are dealt to ranks otherwise" in first[2]
    assert "expected a state dict of torch" in first[3]


CODED = {"dtypes": "state=linear8"}


def test_states_in_codes_are_as_those_of_one_process() -> None:
    net = network()
    theirs = ours.AdamW(net.parameters(), lr=0.25, **CODED)
    train(net, theirs, 0, 2)
    given = theirs.state_dict()

    def work(view: ThreadRanks) -> dict[str, Any]:
        _, mine = of_rank(view, **CODED)
        mine.load_state_dict(copy.deepcopy(given))
        mine.load_state_dict(mine.state_dict())
        _, plain = of_rank(view)
        for one, other in ((mine, torchs()), (plain, given)):
            with pytest.raises(sf.CheckpointError, match="expected states stored as"):
                one.load_state_dict(other)
        return mine.state_dict(full=True)

    for found in on_threads(2, work, 60):
        assert found["param_groups"] == [{**given["param_groups"][0], "fused": None}]
        for own, wanted in zip(found["state"].values(), given["state"].values(), strict=True):
            assert own.keys() == wanted.keys()
            assert all(torch.equal(own[key], wanted[key]) for key in own)
        theirs.load_state_dict(found)


def test_parameters_of_one_optimizer_are_stored_in_ways_of_their_own() -> None:
    def work(view: ThreadRanks) -> None:
        net, mine = of_rank(view, "adafactor", **CODED)  # a vector's squares alone are codes
        train(net, mine, 0, 1)
        full = mine.state_dict(full=True)
        assert {t.dtype for t in cells(full)} == {torch.float32, torch.uint8}
        _, other = of_rank(view, "adafactor", bucket=1000, **CODED)
        other.load_state_dict(copy.deepcopy(full))
        assert all(map(torch.equal, cells(other.state_dict(full=True)), cells(full)))

    on_threads(2, work, 60)


@pytest.mark.filterwarnings("ignore:torch.distributed is disabled:UserWarning")
def test_codes_are_never_read_as_numbers(tmp_path: Path) -> None:
    net = network()
    coded = ours.AdamW(net.parameters(), **CODED)
    save({"optim": get_optimizer_state_dict(net, coded)}, checkpoint_id=tmp_path, no_dist=True)

    def work(view: ThreadRanks) -> None:
        net, mine = of_rank(view)
        held = {"optim": get_optimizer_state_dict(net, mine)}
        with pytest.raises(CheckpointException, match=r"float32, when saved torch\.(u?)int8"):
            load(held, checkpoint_id=tmp_path, no_dist=True)
        net, mine = of_rank(view, **CODED)
        held = {"optim": get_optimizer_state_dict(net, mine)}
        load(held, checkpoint_id=tmp_path, no_dist=True)
        set_optimizer_state_dict(net, mine, held["optim"])
        assert mine._running.steps == 1

    on_threads(2, work, 60)


@pytest.mark.parametrize("dims", [(), (5,), (3, 4), (2, 3, 4), (4, 1, 3)])
def test_boxes_are_the_cells_in_their_order(dims: tuple[int, ...]) -> None:
    size = math.prod(dims)
    numbers = np.arange(size).reshape(dims)
    for low in range(size + 1):
        for high in range(low, size + 1):
            found = list(boxes(dims, low, high))
            assert len(found) <= max(1, 2 * len(dims) - 1)
            parts = [
                numbers[tuple(slice(a, a + n) for a, n in zip(*box, strict=True))] for box in found
            ]
            assert [n for part in parts for n in part.reshape(-1)] == list(range(low, high))
