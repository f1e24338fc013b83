"""Boost under MindSpore's names, beside its rules as loops in f64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse.torch as fused
import torch
from stepfuse import boost as ours
from stepfuse.mindspore import Cell, Parameter, Tensor, boost, nn
from stepfuse.mindspore.nn import learning_rate_schedule as schedules

NAMES = ["c.weight", "bn.gamma", "bn.beta", "d.weight", "e.weight", "e.bias", "f.weight"]
STRATEGY = [0, 1, 1, 0, 1]
RATES = [0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625]


def arrays() -> list[np.ndarray]:
    random = np.random.default_rng(4)
    return [random.normal(size=(3, n + 1)).astype(np.float32) for n in range(len(NAMES))]


def parameters() -> list[Any]:
    return [Parameter(a, name=n) for a, n in zip(arrays(), NAMES, strict=True)]


def gradient(step: int, index: int) -> np.ndarray:
    return np.random.default_rng(100 * step + index).normal(size=(3, index + 1))


def momentum_by_hand(
    starts: tuple[int, ...], rate_of: Any, steps: int, spared: tuple[str, ...]
) -> list[np.ndarray]:
    """Each group with buffers and a count of its own; decay 0.1, momentum 0.9."""
    values = [a.astype(np.float64) for a in arrays()]
    buffers = [[np.zeros_like(v) for v in values] for _ in starts]
    counts = [0] * len(starts)
    for step in range(steps):
        group = STRATEGY[step % len(STRATEGY)]
        rate = rate_of(step, counts[group])
        for index in range(starts[group], len(values)):
            grad = gradient(step, index)
            if not any(part in NAMES[index] for part in spared):
                grad = grad + 0.1 * values[index]
            buffers[group][index] = 0.9 * buffers[group][index] + grad
            values[index] = values[index] - rate * buffers[group][index]
        counts[group] += 1
    return values


@pytest.mark.parametrize("as_mindspore", [False, True])
@pytest.mark.parametrize("rates", ["number", "list", "schedule"])
def test_each_group_has_an_optimizer_of_its_own(rates: str, as_mindspore: bool) -> None:
    given, rate_of = {
        "number": (0.1, lambda step, count: 0.1),
        "list": (RATES, lambda step, count: RATES[step]),
        "schedule": (
            schedules.ExponentialDecayLR(0.2, 0.5, 1), lambda step, count: 0.2 * 0.5**count,
        ),
    }[rates]  # fmt: skip
    params = parameters()
    opt = nn.Momentum(params, learning_rate=given, momentum=0.9, weight_decay=0.1)
    strategy = [*STRATEGY, *STRATEGY]
    frozen = boost.FreezeOpt(opt, [params, params[4:]], strategy, as_mindspore=as_mindspore)
    for step in range(6):
        first = (0, 4)[frozen.opt_index]
        assert [p.name for p in frozen.parameters] == NAMES[first:]
        grads = [gradient(step, n).astype(np.float32) for n in range(first, len(NAMES))]
        assert frozen(grads)
    spared = () if as_mindspore else ("gamma", "beta")
    expected = momentum_by_hand((0, 4), rate_of, 6, spared)
    for param, wanted in zip(params, expected, strict=True):
        np.testing.assert_allclose(param.asnumpy(), wanted, rtol=0, atol=3e-6)


def test_freezing_groups_a_cell_and_draws_the_sequence() -> None:
    params = parameters()

    class Net(Cell):
        def __init__(self) -> None:
            super().__init__()
            self.all = tuple(params)

    net = Net()
    opt = nn.SGD(net.trainable_params(), learning_rate=0.1)
    np.random.seed(3)
    made = boost.GradientFreeze(param_groups=2, freeze_type=1, freeze_p=0.5, total_steps=20)
    found, frozen = made.freeze_generate(net, opt)
    assert found is net and [len(o.parameters) for o in frozen.opts] == [7, 4]
    assert list(frozen.train_strategy) == ours.freeze_indices(1, 2, 0.5, 20, seed=3)
    groups = made.split_parameters_groups(net, 2)
    assert [p.name for p in groups[1]] == NAMES[3:]
    assert made.generate_freeze_index_sequence(4, 0, 0.5, 5) == ours.freeze_indices(0, 4, 0.5, 5)


def test_a_step_is_by_the_mean_of_a_window() -> None:
    params = parameters()
    opt = boost.GradientAccumulation(3, nn.SGD(params, learning_rate=1.0))
    expected = arrays()
    for window in range(2):
        total = [np.zeros_like(a) for a in expected]
        for step in range(3):
            grads = [gradient(3 * window + step, n).astype(np.float32) for n in range(7)]
            assert opt("loss", [Tensor(g) for g in grads]) == "loss"
            total = [b + g / np.float32(3) for b, g in zip(total, grads, strict=True)]
            assert int(opt.optimizer.global_step) == window + (step == 2)
        expected = [e - b for e, b in zip(expected, total, strict=True)]
        for param, wanted in zip(params, expected, strict=True):
            np.testing.assert_array_equal(param.asnumpy(), wanted)


def test_modules_of_torch_get_the_tricks_of_stepfuse_boost() -> None:
    net = torch.nn.Sequential(*[torch.nn.Linear(4, 4) for _ in range(8)])
    freeze = boost.GradientFreeze(param_groups=4, freeze_type=0, freeze_p=0.0, total_steps=4)
    found, frozen = freeze.freeze_generate(net, fused.SGD(net.parameters(), lr=0.1))
    assert found is net and [p.requires_grad for p in net.parameters()] == [False] * 4 + [True] * 12
    opt = boost.GradientAccumulation(max_accumulation_step=2, optimizer=frozen)
    assert isinstance(opt, ours.GradientAccumulation)
    for name in ("AutoBoost", "AdaSum", "LessBN", "GroupLossScaleManager"):
        assert getattr(boost, name) is getattr(ours, name)


def test_wrong_arguments_are_refused() -> None:
    params = parameters()
    opt = nn.SGD(params, learning_rate=[0.1] * 9)
    for arguments, message in (
        ((opt, None, [0]), "needs train_parameter_groups"),
        ((opt, [params, params[2:]], [0, 2]), r"train_strategy\[1\]: expected a group from 0 to 1"),
        ((opt, [params, params[2:]], "01"), "train_strategy"),
        ((opt, [params, params[2:]], [0.5]), "expected an int"),
        ((nn.SGD(params), [params, parameters()], [0, 1]), "expected parameters of the optimizer"),
        ((opt, [params, params[2:]], [0, 1]), "no more rates than the 2 steps"),
        (("sgd",), "expected an optimizer"),
        ((opt, "all"), "expected a list with the parameters of each group"),
    ):
        with pytest.raises((TypeError, ValueError), match=message):
            boost.FreezeOpt(*arguments)
    with pytest.raises(ours.BoostError, match="freeze_p"):
        boost.GradientFreeze(10, 1, 1.0, 100)
    accumulation = boost.GradientAccumulation(2, nn.SGD(params, learning_rate=0.1))
    with pytest.raises(ours.BoostError, match="expected gradients of shapes"):
        accumulation("loss", [np.ones(3, np.float32)])
    with pytest.raises(AttributeError, match="has no 'nothing'; it has the tricks"):
        _ = boost.nothing


def test_dim_reduce_under_mindspores_arguments_is_boosts() -> None:
    torch.manual_seed(0)
    nets = [torch.nn.Linear(4, 2) for _ in range(2)]
    nets[1].load_state_dict(nets[0].state_dict())
    matrix = np.linalg.qr(np.random.default_rng(0).normal(size=(10, 3)))[0].T
    x = torch.randn(16, 4)
    given = (3, 0.55, 0.9, 0.001, 0.4, 0, 1)
    sgd = torch.optim.SGD(nets[0].parameters(), lr=1.0)
    made = boost.DimReduce(nets[0], sgd, [*nets[0].parameters()], matrix, *given)
    other = ours.DimReduce(nets[1], matrix)
    for _ in range(3):
        for net, optimizer in zip(nets, (made, other), strict=True):
            net.zero_grad()
            net(x).square().mean().backward()
            optimizer.step(lambda net=net: net(x).square().mean())
    assert all(torch.equal(a, b) for a, b in zip(*(n.parameters() for n in nets), strict=True))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"weight": []}, "weight: expected the parameters"),
        ({"n_components": 4}, "expected 4 rows over all ranks, got 3"),
        ({"rank_size": 2}, "has rank 0 of 1, got 0 of 2"),
        ({"lr": 0.1}, "optimizer: expected torch's or stepfuse's SGD at lr=1"),
        ({"optimizer": object()}, "optimizer: expected torch's or stepfuse's SGD at lr=1"),
    ],
)
def test_dim_reduce_refuses(changed: dict[str, Any], said: str) -> None:
    net = torch.nn.Linear(4, 2)
    given: dict[str, Any] = {
        "optimizer": torch.optim.SGD(net.parameters(), lr=changed.pop("lr", 1.0)),
        "weight": [*net.parameters()], "pca_mat_local": np.eye(3, 10), "n_components": 3,
        "rho": 0.55, "gamma": 0.9, "alpha": 0.001, "sigma": 0.4, "rank": 0, "rank_size": 1,
    }  # fmt: skip
    with pytest.raises(ours.BoostError, match=said):
        boost.DimReduce(net, **(given | changed))
