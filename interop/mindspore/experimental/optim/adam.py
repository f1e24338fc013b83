"""MindSpore's experimental Adams: AdamW, NAdam, RAdam."""

from __future__ import annotations

from typing import Any

from ...checkpoints.named_states import NamedState, Number
from ...checks import flag
from .optimizer import Optimizer

_AVERAGES = (
    NamedState("exp_avg", "exp_avg.{}", "m"),
    NamedState("exp_avg_sq", "exp_avg_sq.{}", "v"),
)
_COUNT = Number("step_t", "step_t", lambda _, t: t)


class AdamW(Optimizer):
    """Adam with decoupled weight decay; `stepfuse show adamw` has the equations."""

    _states = (*_AVERAGES, NamedState("max_exp_avg_sq", "max_exp_avg_sq.{}", "vmax", whole=True))
    _numbers = (Number("state_step", "state_step", lambda _, t: t),)

    def __init__(
        self, params: Any, lr: Any = 1e-3, betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8, weight_decay: float = 1e-2, amsgrad: bool = False, *,
        maximize: bool = False,
    ) -> None:  # fmt: skip
        flag("AdamW", "amsgrad", amsgrad)
        before = ("maximize",) if flag("AdamW", "maximize", maximize) else ()
        defaults = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, "adamw", defaults, {"amsgrad": amsgrad}, before)


class NAdam(Optimizer):
    """Adam with Nesterov's momentum; `stepfuse show nadam` has the equations."""

    _states = (*_AVERAGES, NamedState("mu_product", "mu_product_{}", "product"))
    _numbers = (_COUNT,)

    def __init__(
        self, params: Any, lr: Any = 2e-3, betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8, weight_decay: float = 0.0, momentum_decay: float = 4e-3,
    ) -> None:  # fmt: skip
        defaults = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, "nadam", {**defaults, "momentum_decay": momentum_decay}, {})


class RAdam(Optimizer):
    """Adam that waits for its average square; `stepfuse show radam` has the equations."""

    _states = _AVERAGES
    _numbers = (_COUNT,)

    def __init__(
        self, params: Any, lr: Any = 1e-3, betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8, weight_decay: float = 0.0,
    ) -> None:  # fmt: skip
        defaults = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, "radam", defaults, {})
