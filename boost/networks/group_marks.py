"""Marks between layers, at which gradients change from one group's loss scale to another's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from ..errors import BoostTypeError
from ..group_scales import GroupLossScaleManager


class _Mark(torch.autograd.Function):
    """Leaves the value, and multiplies its gradient by the ratio that holds then."""

    @staticmethod
    def forward(
        ctx: Any, x: Tensor, scales: GroupLossScaleManager, layer1: int, layer2: int
    ) -> Tensor:  # type: ignore[override]
        ctx.ratio = lambda: scales.ratio(layer1, layer2)
        return x.view_as(x)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None, None, None]:  # type: ignore[override]
        return grad * ctx.ratio(), None, None, None


def mark(x: Tensor, scales: GroupLossScaleManager, layer1: int, layer2: int) -> Tensor:
    """The tensor, behind a mark. Raises BoostTypeError."""
    if not isinstance(x, Tensor):  # pyright: ignore[reportUnnecessaryIsInstance]: a user's
        raise BoostTypeError(f"x: expected a torch tensor, got {type(x).__name__}")
    marked: Any = _Mark.apply(x, scales, layer1, layer2)
    return marked


def mark_chain(
    network: nn.Module, firsts: list[nn.Module], scales: GroupLossScaleManager
) -> Callable[[], None]:
    """Mark the inputs of the first module of each group, and the network's result.

    Return a function that takes the marks away.
    """

    def entering(group: int) -> Callable[..., Any]:
        return lambda _, args, named: _each((args, named), scales, group - 1, group)

    count = len(firsts)
    hooks = [
        one.register_forward_pre_hook(entering(group), with_kwargs=True)
        for group, one in enumerate(firsts, 1)
    ]
    hooks.append(
        network.register_forward_hook(lambda _, __, out: _each(out, scales, count, count + 1))
    )

    def undo() -> None:
        for hook in hooks:
            hook.remove()

    return undo


def _each(values: Any, scales: GroupLossScaleManager, layer1: int, layer2: int) -> Any:
    """All floating tensors of tuples, lists and dicts marked."""
    if isinstance(values, Tensor):
        return mark(values, scales, layer1, layer2) if values.is_floating_point() else values
    if isinstance(values, dict):
        known: dict[Any, Any] = values  # type: ignore[assignment]
        return {key: _each(one, scales, layer1, layer2) for key, one in known.items()}
    if isinstance(values, tuple | list):
        several: Any = [_each(one, scales, layer1, layer2) for one in values]  # type: ignore[arg-type]
        if hasattr(values, "_fields"):  # a named tuple
            return type(values)(*several)  # type: ignore[arg-type]
        return type(values)(several)  # type: ignore[arg-type]
    return values
