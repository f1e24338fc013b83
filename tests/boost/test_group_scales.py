"""Loss scales of groups of layers in a network of torch, beside plain gradients."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import stepfuse.torch as fused
import torch
from stepfuse import boost
from stepfuse.boost.networks.scaled_groups import GroupScaledSteps
from stepfuse.ranks.threads import ThreadRanks
from torch import nn


def layers() -> list[nn.Linear]:
    torch.manual_seed(3)
    return [nn.Linear(5, 5) for _ in range(3)]


def gradients(manager: boost.GroupLossScaleManager | None, batch: torch.Tensor) -> list:
    """Of each layer, which is a group."""
    net, x = layers(), batch.clone().requires_grad_()
    found = x
    for number, layer in enumerate(net):
        if manager is not None:
            found = manager(found, number, number + 1)
        found = layer(found).tanh()
    if manager is not None:
        found = manager(found, 3, 4)
    found.square().sum().backward()
    return [*([layer.weight.grad, layer.bias.grad] for layer in net), [x.grad]]


def test_groups_have_scales_of_their_own_and_one_launch_divides_by_them() -> None:
    manager = boost.GroupLossScaleManager(
        [256.0, 4096.0, 2.0], [[layer.weight, layer.bias] for layer in layers()]
    )
    batch = torch.randn(2, 5)
    plain, (*scaled, of_input) = gradients(None, batch), gradients(manager, batch)
    for scale, mine, theirs in zip((256, 4096, 2), scaled, plain, strict=False):
        assert all(torch.equal(a, b * scale) for a, b in zip(mine, theirs, strict=True))
    assert torch.equal(of_input[0], plain[3][0])
    assert manager.unscale(scaled) is False  # scales are powers of two: no bit is lost
    assert all(torch.equal(a, b) for one in zip(scaled, plain[:3], strict=True)
               for a, b in zip(*one, strict=True))  # fmt: skip
    assert manager.scales[0] == pytest.approx(256 * 2**0.001, rel=1e-6)


def test_an_overflow_of_one_group_skips_the_step_and_lowers_its_scale() -> None:
    groups = [[torch.zeros(3)], [torch.zeros(2), torch.zeros(4, 4)]]
    manager = boost.GroupLossScaleManager(1024.0, groups)
    bad = torch.ones(4, 4)
    bad[2, 1] = float("inf")
    assert manager.unscale([[torch.ones(3)], [torch.ones(2), bad]]) is True
    assert manager.scales == pytest.approx([1024 * 2**0.001, 1024 * 2**-0.5], rel=1e-6)
    assert manager.unscale([[torch.ones(3)], [torch.ones(2), torch.ones(4, 4)]]) is False
    with pytest.raises(
        boost.BoostError, match=r"gradients\[1\]: expected 2, one a parameter, got 1"
    ):
        manager.unscale([[torch.ones(3)], [torch.ones(2)]])


# ------------------------------------------------------------------ by AutoBoost


BATCH = torch.randn(4, 5, generator=torch.Generator().manual_seed(8))


class Chain(nn.Module):
    """A stem, two blocks in one module, an activation as a function, and a head of two results."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(4)
        self.stem = nn.Linear(5, 5)
        self.blocks = nn.Sequential(nn.Linear(5, 5), nn.Tanh(), nn.Linear(5, 5))
        self.head = nn.Linear(5, 2)
        self.skips = False

    def forward(self, x: torch.Tensor) -> dict[str, torch.Tensor]:
        y = self.stem(x).relu()
        z = self.blocks(y).sin()
        return {"scores": self.head(z + y if self.skips else z)}


def on(net: nn.Module, inner: Any, **settings: Any) -> tuple[boost.AutoBoost, Any]:
    asked = {"mode": "manual", "loss_scale_group": True}
    asked |= {"grad_accumulation": True} if "parts" in settings else {}
    parts = {"grad_accumulation_step": settings.pop("parts", 1)}
    made = boost.AutoBoost(
        "O0", {"boost": asked, "loss_scale_group": settings, "grad_accumulation": parts}
    )
    return made, made.network_auto_process_train(net, inner)[1]


def train(net: nn.Module, optimizer: Any, steps: int, spoil: tuple[int, ...] = ()) -> None:
    for number in range(steps):
        optimizer.zero_grad()
        net(BATCH + number)["scores"].square().sum().backward()
        if number in spoil:
            next(net.blocks.parameters()).grad[0, 0] = float("nan")
        optimizer.step()


def values(net: nn.Module) -> list[torch.Tensor]:
    return [p.detach().clone() for p in net.parameters()]


@pytest.mark.parametrize("parts", [1, 2])
def test_a_network_with_scales_by_group_trains_as_without(parts: int) -> None:
    net, plain = Chain(), Chain()
    scales = {"init_loss_scale": 1024.0, "groups": ["stem", ["blocks.0", "blocks.2"], "head"]}
    made, optimizer = on(net, fused.AdamW(net.parameters(), lr=0.01), **scales, parts=parts)
    seen: list[float] = []
    net.head.weight.register_hook(lambda grad: seen.append(float(grad.abs().max())))
    train(net, optimizer, 4)
    twin = torch.optim.AdamW(plain.parameters(), lr=0.01)
    first: list[float] = []
    for number in range(0, 4, parts):
        twin.zero_grad()
        for one in range(number, number + parts):
            (plain(BATCH + one)["scores"].square().sum() / parts).backward()
        first.append(float(plain.head.weight.grad.abs().max()))
        twin.step()
    assert parts > 1 or seen[0] == pytest.approx(1024 * first[0], rel=1e-6)  # they are scaled
    for mine, theirs in zip(values(net), values(plain), strict=True):
        torch.testing.assert_close(mine, theirs, rtol=0, atol=2e-6)
    steps = 4 // parts
    grown = [1024 * 2 ** (steps / 1000)] * 3
    assert made.state_dict()["0.loss_scale_group"]["scales"] == pytest.approx(grown, rel=1e-6)
    assert "group 2: blocks.0, blocks.2: 60 elements, loss scale 1024" in made.explain()


def test_a_step_with_an_overflow_is_left_out_and_where_it_stands_is_saved() -> None:
    net = Chain()
    made, optimizer = on(net, torch.optim.SGD(net.parameters(), lr=0.01))
    train(net, optimizer, 1)
    before = values(net)
    net.zero_grad()
    net(BATCH)["scores"].sum().backward()
    net.blocks[2].bias.grad[1] = float("inf")
    optimizer.step()
    assert all(map(torch.equal, before, values(net))) and optimizer.skipped == 1
    up, down = 2**0.001, 2**-0.5
    wanted = [4096 * up * up, 4096 * up * down, 4096 * up * up]
    assert optimizer.manager.scales == pytest.approx(wanted, rel=1e-6)
    other = Chain()
    other.load_state_dict(net.state_dict())
    again, resumed = on(other, torch.optim.SGD(other.parameters(), lr=0.01))
    again.load_state_dict(made.state_dict())
    train(net, optimizer, 3, spoil=(1,))
    train(other, resumed, 3, spoil=(1,))
    assert all(map(torch.equal, values(net), values(other))) and resumed.skipped == 2
    assert again.state_dict() == made.state_dict()


def test_ranks_leave_a_step_out_together() -> None:
    nets = [Chain(), Chain()]

    def work(view: ThreadRanks) -> list[torch.Tensor]:
        net = nets[view.rank]
        groups = [[*one.parameters()] for one in (net.stem, net.blocks, net.head)]
        manager = boost.GroupLossScaleManager(1.0, groups)
        optimizer = GroupScaledSteps(torch.optim.SGD(net.parameters(), 0.1), manager, groups, view)
        train(net, optimizer, 2, spoil=(1,) if view.rank else ())
        return [torch.from_numpy(manager.scales), *values(net)]

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(work, ThreadRanks.of(2))
    assert all(map(torch.equal, first, second)) and first[0][1] < 1.0 < first[0][0]


@pytest.mark.parametrize(
    ("groups", "message"),
    [
        (["stem", "head"], "'blocks.0.weight' is in no group"),
        (["stem", "blocks", ["head", "stem"]], "'stem.weight' is in groups 1 and 3"),
        (["stem", "head", "blocks"], "'blocks', of group 3, takes values of group 1, not"),
        (["stem", "body", "head"], "no module 'body'"),
        (["stem", "blocks.1", "blocks", "head"], "group 2 has no parameter that is trained"),
        ("stem", "expected a list with the names of the modules"),
    ],
)
def test_groups_that_are_no_chain_are_refused(groups: Any, message: str) -> None:
    net = Chain()
    with pytest.raises((boost.BoostError, boost.BoostTypeError), match=message):
        on(net, torch.optim.SGD(net.parameters(), lr=0.1), groups=groups)
    assert not net._forward_hooks and not net.stem._forward_pre_hooks


def test_values_that_pass_a_group_by_are_refused() -> None:
    net = Chain()
    net.skips = True
    with pytest.raises(boost.BoostError, match="takes values of group 1 and group 2, not of group"):
        on(net, torch.optim.SGD(net.parameters(), lr=0.1))
    alone = nn.Linear(5, 2)
    with pytest.raises(boost.BoostError, match="no children with parameters"):
        on(alone, torch.optim.SGD(alone.parameters(), lr=0.1))
    with pytest.raises(boost.BoostError, match="init_loss_scale: expected a number from 1, got 0"):
        on(net, torch.optim.SGD(net.parameters(), lr=0.1), init_loss_scale=0.5)
