"""Marks between layers, at which gradients change from one group's loss scale to another's."""

from __future__ import annotations

from typing import Any, Protocol

import torch
from torch import Tensor

from ..settings import Settings
from ..trick import Applied, NotApplicable, Trick


class Scales(Protocol):
    """The scales of groups."""

    def ratio(self, layer1: int, layer2: int) -> float:
        """The scale of one group by that of another."""
        ...


class _Mark(torch.autograd.Function):
    """Leaves the value, and multiplies its gradient by the ratio that holds then."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, scales: Scales, layer1: int, layer2: int) -> Tensor:  # type: ignore[override]
        ctx.ratio = lambda: scales.ratio(layer1, layer2)
        return x.view_as(x)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None, None, None]:  # type: ignore[override]
        return grad * ctx.ratio(), None, None, None


def mark(x: Tensor, scales: Scales, layer1: int, layer2: int) -> Tensor:
    """The tensor, behind a mark."""
    marked: Any = _Mark.apply(x, scales, layer1, layer2)
    return marked


class _MarksOfNetwork:
    """AutoBoost's row: which layers are a group, only the network's author knows."""

    def apply(self, network: Any, optimizer: Any) -> Applied:
        """Raises NotApplicable."""
        raise NotApplicable(
            "the groups of layers are the network's: call a boost.GroupLossScaleManager between "
            "them in forward(), and its unscale() before the step"
        )


def marks_trick(settings: Settings) -> Trick:
    """AutoBoost's row, of its settings."""
    return _MarksOfNetwork()
