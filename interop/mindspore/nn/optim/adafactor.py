"""MindSpore's AdaFactor."""

from __future__ import annotations

import warnings
from typing import Any

from .....ir.roles import Range
from ...checkpoints.named_states import NamedState, Number
from ...checks import (
    NON_NEGATIVE,
    OPEN_FRACTION,
    POSITIVE,
    UNIT,
    flag,
    pair,
    real,
    real_or_int,
    single,
)
from ...recipe import Recipe
from ...tensor import Parameter
from .optimizer import Optimizer

_BELOW_ONE = Range(0.0, 1.0, open_high=True)
_FLAGS = ("scale_parameter", "relative_step", "warmup_init", "compression")


class AdaFactor(Optimizer):
    """Factored second moments; `stepfuse show adafactor_mindspore` has the equations.

    A learning rate goes with `relative_step=False` only. All parameters are decayed; the loss
    scale and the centralisation of groups do nothing, as in MindSpore. `compression` stores the
    second moments of vectors in float16.
    """

    _targets = True
    _states = (
        NamedState("exp_avg", "exp_avg.{}", "m"),
        NamedState("exp_avg_sq_row", "exp_avg_sq_row_{}", "row"),
        NamedState("exp_avg_sq_col", "exp_avg_sq_col_{}", "col"),
        NamedState("exp_avg_sq", "exp_avg_sq_{}", "v"),
    )
    _numbers = (Number("step", "afactor_step", lambda _, t: [float(t)]),)

    def __init__(
        self, params: Any, learning_rate: Any = None, eps: Any = (1e-30, 1e-3),
        clip_threshold: float = 1.0, decay_rate: float = 0.8, beta1: float | None = 0.9,
        weight_decay: float = 0.0, scale_parameter: bool = True, relative_step: bool = True,
        warmup_init: bool = False, compression: bool = False, loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        given = (scale_parameter, relative_step, warmup_init, compression)
        for name, value in zip(_FLAGS, given, strict=True):
            flag("AdaFactor", name, value)
        _refuse_clashing(learning_rate, relative_step, warmup_init)
        real("AdaFactor", "weight_decay", weight_decay, _BELOW_ONE)
        rate = 0.0 if learning_rate is None else learning_rate
        super().__init__(rate, params, weight_decay, loss_scale)
        if self.dynamic_lr and scale_parameter:
            warnings.warn(
                "AdaFactor: a changing learning_rate turns scale_parameter off", stacklevel=2
            )
            scale_parameter = False
        beta1 = 0.0 if beta1 is None else beta1
        numbers = _numbers(eps, clip_threshold, decay_rate, beta1)
        flags = {
            "relative_step": relative_step, "scale_parameter": scale_parameter,
            "warmup_init": warmup_init, "first_moment": beta1 > 0,
        }  # fmt: skip
        formats = "v=f16" if compression else ""
        self._compile(Recipe("adafactor_mindspore", numbers, flags, False, False, False, formats))

    @staticmethod
    def _spared(param: Parameter) -> bool:
        """No parameter is spared the decay."""
        return False


def _refuse_clashing(learning_rate: Any, relative_step: bool, warmup_init: bool) -> None:
    if learning_rate is not None and relative_step:
        raise ValueError("For 'AdaFactor', a 'learning_rate' goes with relative_step=False only")
    if warmup_init and not relative_step:
        raise ValueError("For 'AdaFactor', 'warmup_init' goes with relative_step=True only")
    if learning_rate is None and not relative_step:
        raise ValueError("For 'AdaFactor', a 'learning_rate' is needed with relative_step=False")


def _numbers(eps: Any, clip: float, decay_rate: float, beta1: float) -> dict[str, float]:
    small, smallest = pair("AdaFactor", "eps", eps, (tuple, list))
    given = {
        "eps1": real("AdaFactor", "eps[0]", small, NON_NEGATIVE),
        "eps2": real("AdaFactor", "eps[1]", smallest, NON_NEGATIVE),
        "d": real("AdaFactor", "clip_threshold", clip, POSITIVE),
        "beta2_decay": -real("AdaFactor", "decay_rate", decay_rate, OPEN_FRACTION),
        "beta1": real_or_int("AdaFactor", "beta1", beta1, UNIT),
    }
    return {name: single(value) for name, value in given.items()}
