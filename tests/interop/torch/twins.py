"""Two optimizers that get the same: ours, whose full steps are counted, and torch's fused one."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import stepfuse.torch as ours
import torch
from torch.nn import Parameter

SIZES = ((16,), (4, 16), (8, 8))
Optimizer = torch.optim.Optimizer
Change = Callable[[Optimizer, list[Parameter]], Any]


class Twins:
    """Equal parameters under ours and under torch's optimizer, which get equal gradients."""

    def __init__(self, **options: Any) -> None:
        torch.manual_seed(0)
        values = [torch.randn(size) for size in SIZES]
        self.params = [[Parameter(v.clone()) for v in values] for _ in range(2)]
        makers = (ours.AdamW, lambda p, **o: torch.optim.AdamW(p, fused=True, **o))
        made = [make(p, **options) for make, p in zip(makers, self.params, strict=True)]
        self.optimizers: list[Optimizer] = made
        self.full = 0
        self._count_full_steps()

    def _count_full_steps(self) -> None:
        full = self.optimizers[0]._full  # type: ignore[attr-defined]

        def counted(*given: Any) -> Any:
            self.full += 1
            return full(*given)

        self.optimizers[0]._full = counted  # type: ignore[attr-defined]

    def grads(self, seed: int, skip: tuple[int, ...] = ()) -> None:
        """New gradients for all but some."""
        for params in self.params:
            torch.manual_seed(seed)
            for number, param in enumerate(params):
                grad = torch.randn(param.shape, dtype=param.dtype)
                param.grad = None if number in skip else grad

    def run(self, seeds: range, skip: tuple[int, ...] = ()) -> int:
        """Steps both; returns how many of ours went the full way."""
        before = self.full
        for seed in seeds:
            self.grads(seed, skip)
            for optimizer in self.optimizers:
                optimizer.step()
        return self.full - before

    def change(self, change: Change) -> None:
        """Does the same to both."""
        for optimizer, params in zip(self.optimizers, self.params, strict=True):
            change(optimizer, params)

    def check(self) -> None:
        """Parameters and states are equal to the bit."""
        for mine, theirs in zip(*self.params, strict=True):
            assert torch.equal(mine, theirs)
            ours_, state = (
                o.state[p] for o, p in zip(self.optimizers, (mine, theirs), strict=True)
            )
            assert list(ours_) == list(state)
            assert all(torch.equal(ours_[key], value) for key, value in state.items())


def group_value(name: str, value: Any) -> Change:
    def change(optimizer: Optimizer, _: Any) -> None:
        optimizer.param_groups[0][name] = copy.copy(value)

    return change
