"""What passes around a step of `Sharded` see: parameters come, gradients go, scales adapt."""

from __future__ import annotations

import copy
from typing import Any

import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.interop.torch.sharded.pending_tensor import PendingTensor
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.threads import ThreadRanks, on_threads
from torch import Tensor

from tests.interop.torch.sharded.test_optimizer import (
    SPEC,
    STEPS,
    backward,
    images,
    model,
    one_thread,  # noqa: F401
)
from tests.ranks.losses import Losing


def coming(net: torch.nn.Sequential) -> list[bool]:
    """Which parameters are on their way."""
    return [isinstance(p, PendingTensor) for p in net.parameters()]


def stepped_twice(view: ThreadRanks, **options: Any) -> tuple[torch.nn.Sequential, Any]:
    net = model()
    made = ours.Sharded(net, SPEC, view, bucket=1000, **options)
    for step in range(2):
        made.zero_grad()
        backward(net, view.rank, step)
        made.step()
    return net, made


def test_parameters_come_when_they_are_read() -> None:
    def work(view: ThreadRanks) -> None:
        net, made = stepped_twice(view, overlap=True)
        seen = [coming(net)]
        made.zero_grad()
        seen.append(coming(net))
        net[0](torch.ones(300))
        seen.append(coming(net))
        kept = copy.deepcopy(net[2].weight)
        seen.append(coming(net))
        assert type(kept) is torch.nn.Parameter
        state = net.state_dict()
        seen.append(coming(net))
        expected, _ = stepped_twice(view)
        assert all(map(torch.equal, state.values(), expected.parameters()))
        assert [sum(one) for one in seen] == [6, 6, 4, 3, 0]

    on_threads(2, work, 30)


def test_a_rank_that_is_lost_while_parameters_come_is_told_of_where_they_are_read() -> None:
    expected = on_threads(2, lambda view: [*stepped_twice(view)[0].parameters()], 30)[0]
    again = ThreadRanks.of(2, 30)

    def work(view: ThreadRanks) -> list[Tensor]:
        net, made = stepped_twice(view, overlap=True)
        if view.rank:
            view.leave("it was lost")
        else:
            said = "rank 0 of 2, the gather of parameters: rank 1 is gone: it was lost"
            with pytest.raises(RanksError, match=said):
                net(torch.ones(300))
            view.leave()
        with pytest.raises(RanksError):
            made.step()
        made.rejoin(again[view.rank])
        return [p.detach() for p in net.parameters()]

    for found in on_threads(2, work, 30):
        assert all(map(torch.equal, found, expected))


@pytest.mark.parametrize("overlap", [False, True])
@pytest.mark.parametrize(("phase", "passed"), [("the exch", 1), ("the gather", 0), ("step", 0)])
def test_a_repeatable_step_is_taken_again_whatever_lost_a_rank(
    phase: str, passed: int, overlap: bool
) -> None:
    """Also one that was lost in backward, behind another backward."""
    options: dict[str, Any] = {"bucket": 1000, "overlap": overlap, "repeatable": True}
    again = ThreadRanks.of(3, 30)

    def work(view: ThreadRanks, loses: bool) -> list[Tensor]:
        net = model()
        made = ours.Sharded(net, "lamb", view, **options)
        assert "a step that loses a rank may be taken again" in made.explain()
        for step in range(2):
            made.zero_grad()
            if loses and step:
                made.wait()
                lost: Any = Losing(view, phase, passed)
                made.rejoin(lost)
                before = [p.detach().clone() for p in [*net.parameters()]]
                with pytest.raises(RanksError):
                    backward(net, view.rank, step)
                    made.step()
                with pytest.raises(RanksError):  # until they rejoin
                    made.step()
                assert all(map(torch.equal, net.parameters(), before))
                made.rejoin(again[view.rank])
                if phase == "the exch":
                    net.zero_grad()
            if not loses or not step or phase == "the exch":
                backward(net, view.rank, step)
            made.step()
        return [p.detach() for p in net.parameters()]

    expected = on_threads(3, lambda view: work(view, False), 30)[0]
    for found in on_threads(3, lambda view: work(view, True), 30):
        assert all(map(torch.equal, found, expected))


def test_gradients_are_freed_as_they_leave() -> None:
    """So that no more than two buckets of them are there at any time."""

    def work(view: ThreadRanks) -> list[Tensor]:
        net = model()
        made = ours.Sharded(net, SPEC, view, bucket=1000, free_gradients=True)
        most = 0

        def look(_: Tensor) -> None:
            nonlocal most
            most = max(most, sum(p.grad is not None for p in net.parameters()))

        for param in net.parameters():
            param.register_post_accumulate_grad_hook(look)
        with made.no_sync():
            backward(net, view.rank, 0)
        assert most == 6
        backward(net, view.rank, 1)
        assert [p.grad is not None for p in net.parameters()] == [True] + 5 * [False]
        net[3].bias.grad = torch.ones(3)
        with pytest.raises(sf.BindError, match="its own has left and was freed"):
            made.step()
        made.zero_grad()
        most = 0
        backward(net, view.rank, 1)
        made.step()
        assert most == 2 and all(p.grad is None for p in net.parameters())
        return [p.detach() for p in net.parameters()]

    def whole(view: ThreadRanks) -> list[Tensor]:
        net = model()
        made = ours.Sharded(net, SPEC, view)
        backward(net, view.rank, 1)
        made.step()
        return [p.detach() for p in net.parameters()]

    assert all(map(torch.equal, on_threads(2, work, 30)[0], on_threads(2, whole, 30)[1]))


def test_freed_gradients_of_a_step_that_has_failed_are_to_be_had_anew() -> None:
    again = ThreadRanks.of(2, 30)

    def lost(own: Any, into: Any, phase: str) -> Any:
        raise RanksError(f"{phase}: it was lost")

    def work(view: Any) -> None:
        net = model()
        made = ours.Sharded(net, SPEC, view, bucket=1000, free_gradients=True)
        backward(net, view.rank, 0)
        view.gather = lost
        with pytest.raises(RanksError, match="step 1: it was lost"):
            made.step()
        made.rejoin(again[view.rank])
        with pytest.raises(sf.BindError, match="run the backward pass again"):
            made.step()
        backward(net, view.rank, 0)
        made.step()

    on_threads(2, work, 30)


def scaled(view: Any, bad: tuple[int, int]) -> tuple[list[float], list[Tensor]]:
    """Scales and parameters of four steps; on one rank, in one of them, there is an infinity."""
    net, scaler = model(), torch.amp.GradScaler("cpu", init_scale=256.0, growth_interval=2)
    made = ours.Sharded(net, SPEC, view, bucket=1000)
    scales: list[float] = []
    for step in range(STEPS):
        made.zero_grad()
        loss = scaler.scale(net(images(view.rank, step)).square().mean())
        (loss * (torch.inf if bad == (view.rank, step) else 1.0)).backward()
        scaler.step(made)
        scaler.update()
        scales.append(scaler.get_scale())
    return scales, [p.detach() for p in net.parameters()]


@pytest.mark.parametrize("bad", [(1, 1), (9, 9)])
def test_all_ranks_skip_where_a_scaler_finds_an_infinity_on_one(bad: tuple[int, int]) -> None:
    net = model()
    params = [p.detach().numpy() for p in net.parameters()]
    alone = sf.Optimizer(params, sf.chain(mean_of_ranks(2), SPEC))
    for step in (s for s in range(STEPS) if s != bad[1]):
        pieces: dict[str, Any] = {}
        for rank in range(2):
            net.zero_grad()
            net(images(rank, step)).square().mean().backward()
            pieces[piece(rank)] = [p.grad.numpy() for p in net.parameters()]  # type: ignore[union-attr]
        alone.step(pieces.pop("grad"), aux=pieces)
    wanted = [256.0, 128.0, 128.0, 256.0] if bad == (1, 1) else [256.0, 512.0, 512.0, 1024.0]
    for scales, found in on_threads(2, lambda view: scaled(view, bad), 30):
        assert scales == wanted and all(map(torch.equal, found, net.parameters()))


def test_a_scaler_over_one_rank_and_what_it_may_not() -> None:
    scales, found = scaled(SingleRank(), (0, 1))
    assert scales == [256.0, 128.0, 128.0, 256.0]
    assert not all(map(torch.equal, found, model().parameters()))

    def work(view: ThreadRanks) -> None:
        scale = 2.0 ** (1 + view.rank)
        for unscales, said in ((True, "unscale_ divides"), (False, "GradScaler: 4.0 on rank 1")):
            net, scaler = model(), torch.amp.GradScaler("cpu", init_scale=scale)
            made = ours.Sharded(net, SPEC, view)
            scaler.scale(net(images(view.rank, 0)).square().mean()).backward()
            if unscales:
                scaler.unscale_(made)
            with pytest.raises(sf.BindError, match=said):
                scaler.step(made)

    on_threads(2, work, 30)


def test_a_scale_in_the_spec_is_alike_on_all_ranks() -> None:
    def work(view: ThreadRanks) -> list[float]:
        net = model()
        options = {"free_gradients": True, "scale": 256.0, "window": 2.0}
        made = ours.Sharded(net, sf.chain("dynamic_loss_scale", SPEC), view, **options)
        scales: list[float] = []
        for step in range(STEPS):
            loss = net(images(view.rank, step)).square().mean() * made.numbers["scale"]
            (loss * (torch.inf if (view.rank, step) == (1, 1) else 1.0)).backward()
            made.step()
            scales.append(made.numbers["scale"])
        return scales

    assert on_threads(2, work, 30) == 2 * [[256.0, 128.0, 128.0, 256.0]]
