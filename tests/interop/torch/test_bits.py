"""Trained beside torch's fused AdamW, bit for bit; and resumed from each other's checkpoint."""

from __future__ import annotations

import io
from typing import Any

import pytest
import stepfuse.torch as ours
import torch

STEPS = 12


class Block(torch.nn.Module):
    """One layer of a transformer over sequences of numbers; all sizes are multiples of 16."""

    def __init__(self) -> None:
        super().__init__()
        self.embed = torch.nn.Embedding(32, 16)
        self.layer = torch.nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0, batch_first=True)
        self.head = torch.nn.Linear(16, 32)

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        """The scores of the next tokens."""
        return self.head(self.layer(self.embed(tokens)))


def model() -> Block:
    """The same model each time."""
    torch.manual_seed(7)
    return Block()


def train(net: Block, optimizer: torch.optim.Optimizer, first: int, last: int) -> list[float]:
    """Steps `first` to `last` of one run; the losses."""
    losses: list[float] = []
    for number in range(first, last):
        torch.manual_seed(number)
        tokens = torch.randint(0, 32, (4, 9))
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(
            net(tokens[:, :-1]).flatten(0, 1), tokens[:, 1:].flatten()
        )
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses


def adamw(kind: str, net: Block) -> torch.optim.Optimizer:
    """One of the two, with two groups."""
    decayed = [p for p in net.parameters() if p.dim() > 1]
    plain = [p for p in net.parameters() if p.dim() <= 1]
    groups: list[dict[str, Any]] = [{"params": decayed}, {"params": plain, "weight_decay": 0.0}]
    if kind == "stepfuse":
        return ours.AdamW(groups, lr=0.01, betas=(0.9, 0.99), amsgrad=True)
    return torch.optim.AdamW(groups, lr=0.01, betas=(0.9, 0.99), amsgrad=True, fused=True)


def assert_equal(a: torch.nn.Module, b: torch.nn.Module) -> None:
    for (name, left), right in zip(a.named_parameters(), b.parameters(), strict=True):
        assert torch.equal(left, right), name


def test_the_same_bits_as_torch_fused() -> None:
    left, right = model(), model()
    a, b = adamw("stepfuse", left), adamw("torch", right)
    assert train(left, a, 0, STEPS) == train(right, b, 0, STEPS)
    assert_equal(left, right)
    for mine, theirs in zip(a.state.values(), b.state.values(), strict=True):
        assert list(mine) == list(theirs)
        for key, value in theirs.items():
            assert torch.equal(mine[key], value) and mine[key].dtype == value.dtype, key


@pytest.mark.parametrize("first, second", [("stepfuse", "torch"), ("torch", "stepfuse")])
def test_a_run_goes_on_from_the_other_ones_checkpoint(first: str, second: str) -> None:
    whole = model()
    losses = train(whole, adamw("torch", whole), 0, STEPS)
    start = model()
    begun = adamw(first, start)
    before = train(start, begun, 0, 5)
    file = io.BytesIO()
    torch.save({"net": start.state_dict(), "optimizer": begun.state_dict()}, file)
    file.seek(0)
    loaded = torch.load(file, weights_only=True)
    rest = model()
    rest.load_state_dict(loaded["net"])
    resumed = adamw(second, rest)
    resumed.load_state_dict(loaded["optimizer"])
    for group in resumed.param_groups:
        group["fused"] = True
    assert before + train(rest, resumed, 5, STEPS) == losses
    assert_equal(rest, whole)


@pytest.mark.parametrize("name, options", [("AdamW", {}), ("SGD", {"momentum": 0.9})])
def test_one_cycle_of_rates_and_momenta(name: str, options: dict[str, Any]) -> None:
    """OneCycleLR moves the rate and the momentum, or the first of the betas, at every step."""
    nets = [model(), model()]
    ways: list[list[float]] = []
    for net, library in zip(nets, (ours, torch.optim), strict=True):
        optimizer = getattr(library, name)(net.parameters(), lr=0.01, fused=True, **options)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 0.05, total_steps=STEPS)
        losses: list[float] = []
        for number in range(STEPS):
            losses += train(net, optimizer, number, number + 1)
            schedule.step()
        ways.append(losses)
    assert ways[0] == ways[1]
    assert_equal(*nets)
