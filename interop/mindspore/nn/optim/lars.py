"""MindSpore's LARS, around another optimizer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...cell import Cell
from ...checks import flag, real, refuse_assignment, single
from ...recipe import Layers
from ...tensor import Parameter
from .optimizer import Optimizer


def adapted(param: Parameter) -> bool:
    """Return True for parameters that LARS rescales by default: no LayerNorm, no bias."""
    return "LayerNorm" not in param.name and "bias" not in param.name


class LARS(Cell):
    """Rescales the gradients of an optimizer, whose weight decay it takes over.

    `stepfuse show lars` has the equations. The step remains one program; everything else that an
    optimizer has is the wrapped one's. Parameters that `lars_filter` refuses are not decayed.
    Raises AttributeError for what is no optimizer, ValueError for one that has taken a step.
    """

    def __init__(
        self, optimizer: Optimizer, epsilon: float = 1e-5, coefficient: float = 1e-3,
        use_clip: bool = False, lars_filter: Callable[[Parameter], bool] = adapted,
    ) -> None:  # fmt: skip
        if not isinstance(optimizer, Optimizer):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise AttributeError(f"LARS: expected an optimizer of nn, got {optimizer!r}")
        epsilon = single(real("LARS", "epsilon", epsilon))
        coefficient = single(real("LARS", "coefficient", coefficient))
        if flag("LARS", "use_clip", use_clip) and optimizer.is_group_lr and optimizer.dynamic_lr:
            raise ValueError(
                "For 'LARS', 'use_clip' goes with no changing learning rates of groups"
            )
        self.opt = optimizer
        optimizer.wrap(Layers(coefficient, epsilon, use_clip), lambda p: not lars_filter(p))

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Takes a step. Raises what the optimizer raises."""
        return self.opt(gradients)

    def parameters_dict(self, recurse: bool = True) -> dict[str, Parameter]:
        """Everything that a checkpoint of the optimizer would hold, by MindSpore's names."""
        return self.opt.parameters_dict(recurse)

    def __getattr__(self, name: str) -> Any:
        if name == "opt":  # not there before __init__ is done
            raise AttributeError(name)
        return getattr(self.opt, name)

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuses what the step was built from, LARS's own and the optimizer's (AttributeError)."""
        for made in (self, self.opt) if "opt" in vars(self) else ():
            refuse_assignment(made, name, self.opt.rates_are)
        super().__setattr__(name, value)

    def __repr__(self) -> str:
        return repr(self.opt)
