"""A network that ranks share, and its training, the same on all of them."""

from __future__ import annotations

import copy
from typing import Any

import stepfuse.torch as ours
import torch

with torch.random.fork_rng():
    torch.manual_seed(0)
    _FIRST = torch.nn.Sequential(
        torch.nn.Linear(300, 512), torch.nn.GELU(), torch.nn.Linear(512, 3)
    )


def network() -> torch.nn.Sequential:
    return copy.deepcopy(_FIRST)


def train(net: Any, optimizer: Any, first: int, end: int) -> Any:
    for step in range(first, end):
        optimizer.zero_grad()
        images = torch.randn(8, 300, generator=torch.Generator().manual_seed(step))
        net(images).square().mean().backward()
        optimizer.step()
    return net


def of_rank(
    view: Any, spec: str = "adamw", **options: Any
) -> tuple[torch.nn.Sequential, ours.Sharded]:
    net = network()
    return net, ours.Sharded(net, spec, view, **options)
