"""Groups that come later to `Sharded`, as layers do that are unfrozen: one process's bits."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.threads import ThreadRanks, on_threads
from torch import Tensor

from tests.interop.torch.sharded.test_optimizer import (
    images,
    model,
    one_thread,  # noqa: F401
)

SPECS = ("clip_by_global_norm(max_norm=0.5)+adamw", "lamb")
LATER = {"lr": 0.003}


def parts(net: torch.nn.Sequential) -> tuple[list[Any], list[Any]]:
    """What is stepped from the beginning, and what comes later."""
    return [*net[3].parameters()], [*net[0].parameters(), *net[2].parameters()]


def train(net: torch.nn.Sequential, made: Any, rank: int, first: int, end: int) -> list[Tensor]:
    for step in range(first, end):
        made.zero_grad()
        net(images(rank, step)).square().mean().backward()
        made.step()
        for group in made.param_groups:
            group["lr"] *= 0.5
    made.zero_grad()
    return [p.detach() for p in net.parameters()]


@cache
def alone(spec: str, count: int) -> list[Tensor]:
    """One process with all gradients, to which the group came at the same step."""
    net = model()
    head, body = ([p.detach().numpy() for p in some] for some in parts(net))
    made = sf.Optimizer(head, sf.chain(mean_of_ranks(count), sf.as_spec(spec)), lr=0.01)
    for step in range(4):
        if step == 2:
            made.add_group({"params": body, **LATER})
        pieces: dict[str, Any] = {}
        for rank in range(count):
            net.zero_grad()
            net(images(rank, step)).square().mean().backward()
            known = [p for some in parts(net)[: len(made.groups)] for p in some]
            pieces[piece(rank)] = [p.grad.numpy().copy() for p in known]
        made.step(pieces.pop("grad"), aux=pieces)
        for group in made.groups:
            group["lr"] = group["lr"] * 0.5
    return [p.detach() for p in net.parameters()]


def grown(view: Any, spec: str, **options: Any) -> tuple[torch.nn.Sequential, Any]:
    """Two steps of the last layer, and then the others come too; rank 0's are taken."""
    net = model()
    head, body = parts(net)
    for param in body:
        param.requires_grad_(False)
    made = ours.Sharded(head, spec, view, lr=0.01, **options)
    train(net, made, view.rank, 0, 2)
    owners = made._running.spans.owners.copy()
    if view.rank:
        torch.nn.init.zeros_(net[0].weight)
    for param in body:
        param.requires_grad_(True)
    made.add_param_group({"params": body, **LATER})
    assert (made._running.spans.owners[: len(owners)] == owners).all()
    return net, made


WAYS: tuple[dict[str, Any], ...] = (
    {},
    {"bucket": 1000, "overlap": True, "repeatable": True},
    {"bucket": 1000, "overlap": True, "free_gradients": True},
)


@pytest.mark.parametrize("spec", SPECS)
def test_a_group_that_comes_later_has_the_bits_of_one_process(spec: str, tmp_path: Path) -> None:
    for number, options in enumerate(WAYS):

        def work(view: ThreadRanks, o: Any = options, n: int = number) -> list[list[Tensor]]:
            net, made = grown(view, spec, **o)
            assert o.get("bucket") is None or len(made._exchange.buckets) == 5
            train(net, made, view.rank, 2, 3)
            made.save(tmp_path / str(n), params=True)
            held, kept = made.state_dict(full=True), copy.deepcopy(net.state_dict())
            assert [*made.state] == [p for group in made.param_groups for p in group["params"]]
            assert made.state[net[0].bias].keys() == held["state"][3].keys()
            found = [train(net, made, view.rank, 3, 4)]
            for load in (True, False):
                net = model()
                head, body = parts(net)
                anew = ours.Sharded([{"params": head}, {"params": body}], spec, view, **o)
                if load:
                    anew.load(tmp_path / str(n), params=True)
                else:
                    net.load_state_dict(kept)
                    anew.load_state_dict(held if view.rank == 0 else {})
                assert anew.param_groups[1]["lr"] == 0.0015
                found.append(train(net, anew, view.rank, 3, 4))
            return found

        for every in on_threads(3, work, 60):
            for found in every:
                assert all(map(torch.equal, found, alone(spec, 3)))


def test_parameters_that_are_frozen_leave_with_the_step_and_then_by_hooks() -> None:
    def work(view: ThreadRanks) -> list[bool]:
        net = model()
        net[0].requires_grad_(False)
        made = ours.Sharded([*net.parameters()], "adamw", view, bucket=1000)
        heard = []
        for frozen in (True, False, False):
            net[0].requires_grad_(not frozen)
            before = net[0].weight.detach().clone()
            net(images(view.rank, 0)).square().mean().backward()
            heard.append(made._exchange._begun == 5)
            made.step()
            made.zero_grad()
            assert torch.equal(net[0].weight, before) == frozen
        return heard

    assert on_threads(2, work, 30) == [[False, False, True]] * 2


def param(*shape: int, **options: Any) -> torch.nn.Parameter:
    return torch.nn.Parameter(torch.ones(shape, **options))


def disagreeing(net: Any, odd: bool) -> list[tuple[Any, str]]:
    """Groups that are refused, and what is said."""
    part = torch.nn.Parameter(net[3].weight.data[1:])
    return [
        ({"params": [param(7 if odd else 8)]}, r"the shape of tensor 0 of the group: \(7,\) on"),
        (
            {"params": [param(7)], "lr": 0.5 if odd else 0.25},
            "lr of the group: 0.5 on rank 1",
        ),
        ({"params": [param(7)], "lr": lambda step: step}, "lr: expected a number, got <function"),
        ({"params": [part if odd else param(2, 70)]}, "on rank 1, it fits on rank 0"),
        ({"params": [param(7, dtype=torch.float64)]}, "parameter 0 of group 1: expected a contig"),
        ({"params": [net[3].bias]}, "appear in more than one parameter group"),
        ({"params": [("one", param(7))]}, "cannot add param group with names"),
        ({"params": [param(7)], "lr": -1.0 if odd else 1.0}, "on rank 1, it fits on rank 0"),
        ([param(7)], "expected a dict with 'params', got"),
    ]


def test_groups_that_do_not_fit_are_refused_alike_and_nothing_has_changed() -> None:
    def work(view: ThreadRanks) -> tuple[list[str], list[Tensor]]:
        net = model()
        made = ours.Sharded([*net[3].parameters()], "lamb", view, lr=0.01, overlap=True)
        train(net, made, view.rank, 0, 1)
        said: list[str] = []
        for group, text in disagreeing(net, view.rank == 1):
            with pytest.raises((sf.BindError, TypeError, ValueError), match=text) as caught:
                made.add_param_group(group)
            said.append(str(caught.value))
            assert len(made.param_groups) == len(made._running.groups) == 1
        net(images(view.rank, 1)).square().mean().backward()
        body = parts(net)[1]
        if view.rank:
            torch.nn.init.zeros_(body[0])
        kept = body[0].detach().clone()
        with pytest.raises(sf.BindError, match="gradients have left for a step; take it") as caught:
            made.add_param_group({"params": body, **LATER})
        assert torch.equal(kept, body[0])
        made.step()
        return [*said, str(caught.value)], train(net, made, view.rank, 2, 3)

    (first, mine), (other, theirs) = on_threads(2, work, 30)
    assert first == other
    assert all(map(torch.equal, mine[4:], theirs[4:]))  # what is shared


def test_ranks_that_lose_one_while_a_group_comes_add_it_behind_a_rejoin() -> None:
    again = ThreadRanks.of(2, 30)

    def work(view: Any) -> list[Tensor]:
        net = model()
        head, body = parts(net)
        made = ours.Sharded(head, "lamb", view, lr=0.01)
        train(net, made, view.rank, 0, 2)
        if view.rank:
            torch.nn.init.zeros_(body[0])
        kept, verb, calls = body[0].detach().clone(), view.broadcast, 0

        def lost(*given: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == 3:
                raise RanksError(f"{given[-1]}: it was lost")
            return verb(*given)

        view.broadcast = lost
        with pytest.raises(RanksError, match="adding a group: it was lost"):
            made.add_param_group({"params": body, **LATER})
        assert torch.equal(body[0], kept) and len(made.param_groups) == 1
        made.rejoin(again[view.rank])
        made.add_param_group({"params": body, **LATER})
        return train(net, made, view.rank, 2, 4)

    for found in on_threads(2, work, 30):
        assert all(map(torch.equal, found, alone("lamb", 2)))


def test_a_group_of_one_rank_alone() -> None:
    net, made = grown(SingleRank(), "lamb")
    found = train(net, made, 0, 2, 4)
    assert all(map(torch.equal, found, alone("lamb", 1)))
