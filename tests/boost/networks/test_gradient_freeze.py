"""Frozen and accumulating training of torch modules, beside torch's own optimizers by hand."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import stepfuse.torch as fused
import torch
from stepfuse import boost
from stepfuse.boost.freeze_rules import tails
from stepfuse.boost.networks.gradient_freeze import frozen_steps
from torch import nn

SEQUENCE = [2, 0, 3, 1, 3, 0, 2]
BATCHES = [torch.randn(4, 16, generator=torch.Generator().manual_seed(n)) for n in range(9)]


def network() -> nn.Sequential:
    torch.manual_seed(5)
    return nn.Sequential(*[layer for _ in range(8) for layer in (nn.Linear(16, 16), nn.Tanh())])


def adamw(params: Any) -> torch.optim.Optimizer:
    return fused.AdamW(params, lr=0.01)


def torch_adamw(params: Any) -> torch.optim.Optimizer:
    return torch.optim.AdamW(params, lr=0.01, fused=True)


def torch_sgd(params: Any) -> torch.optim.Optimizer:
    return torch.optim.SGD(params, lr=0.01, momentum=0.9)


def starts_of(net: nn.Module, groups: int = 4) -> tuple[int, ...]:
    return tails([name for name, _ in net.named_parameters()], groups)


def backward(net: nn.Module, batch: torch.Tensor) -> torch.Tensor:
    loss = net(batch).square().mean()
    loss.backward()
    return loss


def nodes_of(loss: torch.Tensor) -> int:
    """The functions that a backward pass would call."""
    seen, waiting = set(), [loss.grad_fn]
    while waiting:
        node = waiting.pop()
        if node is not None and node not in seen:
            seen.add(node)
            waiting += [following for following, _ in node.next_functions]
    return len(seen)


def weights(net: nn.Module) -> list[torch.Tensor]:
    return [value.clone() for value in net.state_dict().values()]


def equal(left: Sequence[torch.Tensor], right: Sequence[torch.Tensor]) -> bool:
    return len(left) == len(right) and all(map(torch.equal, left, right))


def by_hand(
    make: Callable[[Any], Any], per_group: bool, steps: int = 7,
    rate: Callable[[int, int], float] = lambda step, own: 0.01,
) -> nn.Module:  # fmt: skip
    """Whole backward passes; then gradients in front of the tail are dropped."""
    net = network()
    params = list(net.parameters())
    starts = starts_of(net)
    several = [make(params[start:]) for start in starts] if per_group else [make(params)] * 4
    counts = [0] * 4
    for step in range(steps):
        group = SEQUENCE[step % len(SEQUENCE)]
        several[group].param_groups[0]["lr"] = rate(step, counts[group])
        counts[group] += 1
        net.zero_grad()
        backward(net, BATCHES[step])
        for param in params[: starts[group]]:
            param.grad = None
        several[group].step()
    return net


@pytest.mark.parametrize("store", ["shared", "per_group"])
@pytest.mark.parametrize(
    ("ours", "theirs"), [(adamw, torch_adamw), (torch_sgd, torch_sgd)], ids=["fused", "torch"]
)
def test_a_frozen_run_is_that_of_whole_backward_passes(
    ours: Callable[[Any], Any], theirs: Callable[[Any], Any], store: str
) -> None:
    net = network()
    freeze = boost.GradientFreeze(4, train_strategy=SEQUENCE, store=store)
    net, optimizer = freeze.freeze_generate(net, ours(net.parameters()))
    for batch in BATCHES:
        optimizer.zero_grad()
        backward(net, batch)
        optimizer.step()
    assert equal(weights(net), weights(by_hand(theirs, store == "per_group", len(BATCHES))))


@pytest.mark.parametrize("store", ["shared", "per_group"])
def test_lists_of_rates_count_all_steps_and_schedules_those_of_the_group(store: str) -> None:
    rates = [0.5**n for n in range(8)]
    for given, rate in ((rates, lambda step, own: rates[step]), (
        lambda own: 0.1 / (1 + own), lambda step, own: 0.1 / (1 + own),
    )):  # fmt: skip
        net = network()
        freeze = boost.GradientFreeze(4, train_strategy=SEQUENCE, store=store, learning_rate=given)
        inner = adamw(net.parameters())
        applied = freeze.apply(net, inner)
        for batch in BATCHES[:8]:
            applied.optimizer.zero_grad()
            backward(net, batch)
            applied.optimizer.step()
        assert equal(weights(net), weights(by_hand(torch_adamw, store == "per_group", 8, rate)))
        backward(net, BATCHES[8])
        if given is rates:
            with pytest.raises(boost.BoostError, match="step 8 is past the end of the 8 rates"):
                applied.optimizer.step()
        applied.undo()
        assert inner.param_groups[0]["lr"] == 0.01
    with pytest.raises(boost.BoostTypeError, match="learning_rate: expected a list"):
        boost.GradientFreeze(learning_rate=0.1)


def test_backward_ends_at_the_first_trained_parameter_and_one_launch_steps_the_tail() -> None:
    net = network()
    optimizer = adamw(net.parameters())
    boost.GradientFreeze(4, train_strategy=[0, 1, 2, 3]).apply(net, optimizer)
    starts, counts = starts_of(net), []
    for start in starts:
        by_hand = network()
        for param in list(by_hand.parameters())[:start]:
            param.requires_grad_(False)
        optimizer.zero_grad()
        loss = backward(net, BATCHES[0])
        counts.append(nodes_of(loss))
        assert counts[-1] == nodes_of(backward(by_hand, BATCHES[0]))
        assert [p.grad is None for p in net.parameters()] == [n < start for n in range(16)]
        optimizer.step()
        ((engine, _),) = optimizer._engines  # type: ignore[attr-defined]
        assert engine.stepper.present == tuple(range(start, 16))
    assert starts == (0, 4, 8, 12) and counts == sorted(counts, reverse=True)
    assert counts[-1] < counts[0] / 2


def test_undo_of_freezing_leaves_no_trace() -> None:
    for store in ("shared", "per_group"):
        net = network()
        net[2].weight.requires_grad_(False)  # stays so
        optimizer = adamw(net.parameters())
        before, flags = weights(net), [p.requires_grad for p in net.parameters()]
        applied = boost.GradientFreeze(3, train_strategy=[2], store=store).apply(net, optimizer)
        assert sum(p.requires_grad for p in net.parameters()) < sum(flags) - 3
        applied.undo()
        assert [p.requires_grad for p in net.parameters()] == flags
        assert equal(before, weights(net)) and frozen_steps(optimizer) is None
        backward(net, BATCHES[0])
        optimizer.step()
        twin = network()
        twin[2].weight.requires_grad_(False)
        plain = torch_adamw(twin.parameters())
        backward(twin, BATCHES[0])
        plain.step()
        assert equal(weights(net), weights(twin))


def test_states_of_a_per_group_run_are_handed_back() -> None:
    net = network()
    optimizer = torch_sgd(net.parameters())
    freeze = boost.GradientFreeze(4, train_strategy=[0, 3], store="per_group")
    applied = freeze.apply(net, optimizer)
    backward(net, BATCHES[0])
    applied.optimizer.step()
    held = applied.optimizer.copies[0][0].state_dict()["state"]
    applied.undo()
    found = optimizer.state_dict()["state"]
    assert found.keys() == held.keys() and len(found) == 16
    assert all(torch.equal(found[n]["momentum_buffer"], held[n]["momentum_buffer"]) for n in held)


def test_a_loss_scaler_that_skips_a_step_does_not_move_the_sequence() -> None:
    net = network()
    optimizer = adamw(net.parameters())
    boost.GradientFreeze(4, train_strategy=[0, 3]).apply(net, optimizer)
    scaler = torch.amp.GradScaler("cpu", init_scale=8.0)
    for batch, position in ((BATCHES[0] * float("inf"), 0), (BATCHES[0], 1)):
        optimizer.zero_grad()
        scaler.scale(net(batch).square().mean()).backward()
        scaler.step(optimizer)
        scaler.update()
        steps = frozen_steps(optimizer)
        assert steps is not None and steps.position == position


def test_where_a_frozen_run_stands_is_saved() -> None:
    net = network()
    optimizer = adamw(net.parameters())
    boost.GradientFreeze(4, freeze_type=1, total_steps=20, seed=1).apply(net, optimizer)
    first = frozen_steps(optimizer)
    for batch in BATCHES[:5]:
        backward(net, batch)
        optimizer.step()
    other = network()
    resumed = adamw(other.parameters())
    boost.GradientFreeze(4, freeze_type=1, total_steps=20, seed=2).apply(other, resumed)
    second = frozen_steps(resumed)
    assert first is not None and second is not None and first.indices != second.indices
    second.load_state_dict(first.state_dict())
    assert (second.index, second.position) == (first.index, 5)
    assert [p.requires_grad for p in other.parameters()] == [
        p.requires_grad for p in net.parameters()
    ]


# ------------------------------------------------------------------ accumulation


def accumulated(make: Callable[[Any], Any], parts: int, batches: Sequence[Any]) -> nn.Module:
    """torch's own way: gradients add up in `grad`, and are divided before the step."""
    net = network()
    optimizer = make(net.parameters())
    for number, batch in enumerate(batches, 1):
        backward(net, batch)
        if number % parts == 0:
            for param in net.parameters():
                param.grad /= parts
            optimizer.step()
            optimizer.zero_grad()
    return net


@pytest.mark.parametrize(
    ("ours", "theirs"), [(adamw, torch_adamw), (torch_sgd, torch_sgd)], ids=["fused", "torch"]
)
@pytest.mark.parametrize("parts", [1, 2, 3, 4])
def test_a_window_is_a_step_by_the_mean(
    ours: Callable[[Any], Any], theirs: Callable[[Any], Any], parts: int
) -> None:
    net = network()
    optimizer = boost.GradientAccumulation(parts, ours(net.parameters()))
    for batch in BATCHES:
        optimizer.zero_grad()
        backward(net, batch)
        optimizer.step()
    for mine, other in zip(weights(net), weights(accumulated(theirs, parts, BATCHES)), strict=True):
        if parts in (1, 2, 4):  # the mean is exact
            assert torch.equal(mine, other)
        torch.testing.assert_close(mine, other, rtol=0, atol=2e-5)


@pytest.mark.parametrize("make", [adamw, torch_sgd], ids=["fused", "torch"])
def test_an_incomplete_window_is_carried_over_and_saved(make: Callable[[Any], Any]) -> None:
    net = network()
    optimizer = boost.GradientAccumulation(4, make(net.parameters()))
    for batch in BATCHES[:6]:
        optimizer.zero_grad()
        backward(net, batch)
        optimizer.step()
    other = copy.deepcopy(net)
    resumed = boost.GradientAccumulation(4, make(other.parameters()))
    resumed.load_state_dict(copy.deepcopy(optimizer.state_dict()))
    for model, opt in ((net, optimizer), (other, resumed)):
        for batch in BATCHES[6:8]:
            opt.zero_grad()
            backward(model, batch)
            opt.step()
    theirs = {adamw: torch_adamw, torch_sgd: torch_sgd}[make]
    assert equal(weights(net), weights(accumulated(theirs, 4, BATCHES[:8])))
    assert equal(weights(net), weights(other))


@pytest.mark.parametrize("make", [adamw, torch_sgd], ids=["fused", "torch"])
def test_a_gradient_that_is_missing_counts_as_zero(make: Callable[[Any], Any]) -> None:
    net = network()
    before = weights(net)
    optimizer = boost.GradientAccumulation(2, make(net.parameters()))
    backward(net, BATCHES[0])
    grads = [p.grad.clone() for p in net.parameters() if p.grad is not None]
    optimizer.step()
    optimizer.zero_grad()
    optimizer.step()  # of a batch without any
    twin = network()
    plain = {adamw: torch_adamw, torch_sgd: torch_sgd}[make](twin.parameters())
    for param, grad in zip(twin.parameters(), grads, strict=True):
        param.grad = grad / 2
    plain.step()
    assert equal(weights(net), weights(twin)) and not equal(before, weights(net))


def test_undo_of_accumulation_drops_the_window() -> None:
    net = network()
    inner = adamw(net.parameters())
    optimizer = boost.GradientAccumulation(3, inner)
    backward(net, BATCHES[0])
    optimizer.step()
    assert all("sum_of_grads" in inner.state[p] for p in net.parameters())
    optimizer.undo()
    assert not any(inner.state[p] for p in net.parameters())
    inner.step()
    assert equal(weights(net), weights(accumulated(torch_adamw, 1, BATCHES[:1])))


@pytest.mark.parametrize("store", ["shared", "per_group"])
def test_frozen_training_accumulates(store: str) -> None:
    """A window trains one tail: the sequence goes on with every real step."""
    net = network()
    freeze = boost.GradientFreeze(4, train_strategy=SEQUENCE, store=store)
    _, frozen = freeze.freeze_generate(net, adamw(net.parameters()))
    optimizer = boost.GradientAccumulation(2, frozen)
    for batch in [b for b in BATCHES[:7] for _ in range(2)]:  # equal halves: the mean is each
        optimizer.zero_grad()
        backward(net, batch)
        optimizer.step()
    assert equal(weights(net), weights(by_hand(torch_adamw, store == "per_group")))


def test_a_schedule_of_torch_drives_a_wrapped_optimizer() -> None:
    net = network()
    optimizer = boost.GradientAccumulation(2, adamw(net.parameters()))
    schedule = torch.optim.lr_scheduler.StepLR(optimizer, 1, gamma=0.5)
    for batch in BATCHES[:2]:
        optimizer.zero_grad()
        backward(net, batch)
        optimizer.step()
    schedule.step()
    assert optimizer.inner.param_groups[0]["lr"] == 0.005


def test_wrong_orders_and_settings_are_refused() -> None:
    net = network()
    optimizer = adamw(net.parameters())
    freeze = boost.GradientFreeze(4, train_strategy=[0])
    with pytest.raises(boost.BoostError, match="freeze first, and accumulate"):
        freeze.apply(net, boost.GradientAccumulation(2, adamw(net.parameters())))
    with pytest.raises(boost.BoostError, match="is none of the network's"):
        freeze.apply(net, adamw(network().parameters()))
    freeze.apply(net, optimizer)
    with pytest.raises(boost.BoostError, match="freeze already"):
        freeze.apply(net, optimizer)
    with pytest.raises(boost.BoostTypeError, match=r"expected an int, got 2\.0"):
        boost.GradientAccumulation(2.0, optimizer)  # type: ignore[arg-type]
    with pytest.raises(boost.BoostTypeError, match="expected an optimizer"):
        boost.GradientAccumulation(2, "adamw")
    with pytest.raises(boost.BoostError, match="did you mean shared"):
        boost.GradientFreeze(store="share")
