"""AdaSum by compiled sweeps, and around optimizers on simulated ranks, beside the rule in f64."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse.torch as fused
import torch
from stepfuse import boost
from stepfuse.boost.adasum_tree import AdaSumTree
from stepfuse.boost.trick import NotApplicable
from stepfuse.ranks.threads import ThreadRanks
from torch import nn

SHAPES = ((5, 7), (1,), (3,), (33, 2), ())


def rule(values: list[np.ndarray]) -> np.ndarray:
    """The tree in f64, by the formula; one element is averaged."""
    level = [v.astype(np.float64) for v in values]
    if level[0].size == 1:
        return np.asarray(sum(level) / len(level))
    while len(level) > 1:
        odd = level[-1:] if len(level) % 2 else []
        level = [
            (1 - np.vdot(a, b) / (2 * np.vdot(a, a))) * a
            + (1 - np.vdot(a, b) / (2 * np.vdot(b, b))) * b
            for a, b in zip(level[::2], level[1::2], strict=False)
        ] + odd
    return level[0]


@pytest.mark.parametrize("ranks", [1, 2, 4, 8])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_tree_of_sweeps_is_the_rule(ranks: int, dtype: str) -> None:
    random = np.random.default_rng(ranks)
    tree = AdaSumTree(SHAPES, ranks, dtype)
    for _ in range(2):  # buffers are filled anew
        given = [[random.normal(size=s).astype(dtype) for s in SHAPES] for _ in range(ranks)]
        for buffers, values in zip(tree.buffers, given, strict=True):
            for buffer, value in zip(buffers, values, strict=True):
                buffer[...] = value
        for found, *values in zip(tree.combine(), *given, strict=True):
            np.testing.assert_allclose(found, rule(values), rtol=0, atol=1e-6)
    assert ranks == 1 or "2 sweeps, 20 bytes/param" in tree.explain() or dtype == "float64"


def test_a_zero_gradient_adds_nothing() -> None:
    tree = AdaSumTree([(4,)], 2)
    tree.buffers[1][0][...] = 3.0
    assert tree.combine()[0].tolist() == [3.0] * 4


# ------------------------------------------------------------------ around optimizers


def network() -> nn.Sequential:
    torch.manual_seed(1)
    return nn.Sequential(nn.Linear(16, 16), nn.Tanh(), nn.Linear(16, 1))


SHAPES_OF_NET = [p.shape for p in network().parameters()]


def gradients(rank: int, step: int) -> list[torch.Tensor]:
    seed = torch.Generator().manual_seed(10 * rank + step)
    return [torch.randn(p, generator=seed) for p in SHAPES_OF_NET]


def simulated(count: int, work: Callable[[ThreadRanks], Any]) -> list[Any]:
    """What each rank returns, each in a thread of its own."""
    found: list[Any] = [None] * count

    def run(view: ThreadRanks) -> None:
        found[view.rank] = work(view)

    threads = [threading.Thread(target=run, args=(v,)) for v in ThreadRanks.of(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return found


def trained(
    make: Callable[[Any], Any], count: int, make_of: Any = None, **options: Any
) -> list[list[np.ndarray]]:
    """The weights of every rank after two steps."""

    nets = [network() for _ in range(count)]  # seeds are the process's, not a thread's

    def work(view: ThreadRanks) -> list[np.ndarray]:
        net = nets[view.rank]
        optimizer = (make_of or boost.AdaSum)(make(net.parameters()), ranks=view, **options)
        for step in range(2):
            for param, grad in zip(net.parameters(), gradients(view.rank, step), strict=True):
                param.grad = grad
            optimizer.step()
        return [p.detach().numpy().copy() for p in net.parameters()]

    return simulated(count, work)


def by_rule(make: Callable[[Any], Any], servers: int, form: str, each: int) -> list[np.ndarray]:
    """The same with one network a server, by torch's optimizers and the rule."""
    nets = [network() for _ in range(servers)]
    optimizers = [make(net.parameters()) for net in nets]
    for step in range(2):
        grads = []
        for server in range(servers):
            ranks = range(server * each, (server + 1) * each)
            parts = zip(*[gradients(rank, step) for rank in ranks], strict=True)
            grads.append([torch.stack(p).mean(0) for p in parts])
        if form == "gradient":
            sums = [
                torch.tensor(rule([g.numpy() for g in c])).float() for c in zip(*grads, strict=True)
            ]
            grads = [[total.clone() for total in sums] for _ in nets]
        before = [p.detach().numpy().copy() for p in nets[0].parameters()]
        for net, optimizer, mine in zip(nets, optimizers, grads, strict=True):
            for param, grad in zip(net.parameters(), mine, strict=True):
                param.grad = grad
            optimizer.step()
        if form == "delta":
            after = zip(
                *[[p.detach().numpy() for p in net.parameters()] for net in nets], strict=True
            )
            totals = [rule([old - new for new in c]) for old, c in zip(before, after, strict=True)]
            for net in nets:
                for param, old, total in zip(net.parameters(), before, totals, strict=True):
                    param.data = torch.tensor(old - total).float()
    return [p.detach().numpy() for p in nets[0].parameters()]


@pytest.mark.parametrize("form", ["delta", "gradient"])
@pytest.mark.parametrize(("servers", "each"), [(2, 1), (3, 1), (4, 1), (2, 2)])
def test_ranks_step_by_the_adaptive_sum(form: str, servers: int, each: int) -> None:
    def ours(params: Any) -> Any:
        return fused.AdamW(params, lr=0.01)

    def theirs(params: Any) -> Any:
        return torch.optim.AdamW(params, lr=0.01)

    expected = by_rule(theirs, servers, form, each)
    for weights in trained(ours, servers * each, form=form, device_number=each):
        for found, wanted in zip(weights, expected, strict=True):
            np.testing.assert_allclose(found, wanted, rtol=0, atol=2e-6)


def test_per_rank_scales_give_something_else() -> None:
    def sgd(params: Any) -> Any:
        return torch.optim.SGD(params, lr=0.1)

    true, scaled = (
        trained(sgd, 2, form="gradient", device_number=1, variant=variant)[0]
        for variant in ("true", "per_rank_scaled")
    )
    pair = [gradients(rank, 0)[0].numpy() for rank in (0, 1)]
    assert np.abs(true[0] - scaled[0]).max() > 1e-3
    with pytest.raises(NotApplicable, match=r"2, 4, 8 \.\.\. servers"):
        view = ThreadRanks.of(3)[0]
        boost.AdaSum(
            sgd(network().parameters()), ranks=view, device_number=1, variant="per_rank_scaled"
        )
    one = boost.adasum(pair, "per_rank_scaled")
    assert np.abs(one - boost.adasum(pair)).max() > 1e-2


def test_wrappers_of_nn_take_sixteen_ranks() -> None:
    def sgd(params: Any) -> Any:
        return torch.optim.SGD(params, lr=0.1)

    for wrapper, form in (
        (boost.AdaSumByGradWrapCell, "gradient"), (boost.AdaSumByDeltaWeightWrapCell, "delta"),
    ):  # fmt: skip
        found = trained(sgd, 16, make_of=wrapper)
        for weights, wanted in zip(found[5], by_rule(sgd, 2, form, 8), strict=True):
            np.testing.assert_allclose(weights, wanted, rtol=0, atol=2e-6)


def test_frozen_ranks_combine_their_tails() -> None:
    """Of one rank's gradients everywhere the adaptive sum is themselves."""
    nets = [nn.Sequential(*[layer for _ in range(4) for layer in network()[:2]]) for _ in range(3)]

    def step(net: nn.Module, optimizer: Any) -> None:
        for number in range(3):
            optimizer.zero_grad()
            net(torch.full((2, 16), number / 4)).square().mean().backward()
            optimizer.step()

    def frozen(net: nn.Module) -> Any:
        freeze = boost.GradientFreeze(2, train_strategy=[1, 0])
        return freeze.freeze_generate(net, fused.AdamW(net.parameters(), lr=0.01))[1]

    def work(view: ThreadRanks) -> None:
        net = nets[view.rank]
        step(net, boost.AdaSum(frozen(net), ranks=view, device_number=1))

    simulated(2, work)
    step(nets[2], frozen(nets[2]))
    for found, twin, alone in zip(*[net.parameters() for net in nets], strict=True):
        assert torch.equal(found, twin)
        torch.testing.assert_close(found, alone, rtol=0, atol=1e-5)


@pytest.mark.parametrize(
    ("ranks", "each", "message"),
    [
        (1, 8, "servers of 8 ranks .device_number., got 1 rank, which is 0.125 servers"),
        (8, 8, "got 8 ranks, which is 1 servers"),
        (12, 8, "got 12 ranks, which is 1.5 servers"),
    ],
)
def test_numbers_of_ranks_are_checked(ranks: int, each: int, message: str) -> None:
    view = ThreadRanks.of(ranks)[0]
    with pytest.raises(NotApplicable, match=message):
        boost.AdaSum(fused.AdamW(network().parameters()), ranks=view, device_number=each)
    for wrapper in (boost.AdaSumByGradWrapCell, boost.AdaSumByDeltaWeightWrapCell):
        with pytest.raises(boost.BoostError, match=rf"from 16 \(16, 32, 64 ...\), got {ranks}"):
            wrapper(fused.AdamW(network().parameters()), ranks=view)


def test_autoboost_leaves_adasum_out_without_ranks_or_refuses_it() -> None:
    net = network()
    asked = {"boost": {"mode": "manual", "adasum": True}}
    with pytest.raises(NotApplicable, match="got 1 rank"):
        boost.AutoBoost("O0", asked).network_auto_process_train(net, fused.SGD(net.parameters()))
    by_level = {"boost": {"mode": "manual", "less_bn": False, "grad_freeze": False}}
    made = boost.AutoBoost("O2", by_level)
    optimizer = fused.SGD(net.parameters())
    assert made.network_auto_process_train(net, optimizer)[1] is optimizer
    assert "adasum: left out: AdaSum: expected 2 or more servers" in made.explain()
