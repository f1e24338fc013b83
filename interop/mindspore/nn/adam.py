"""MindSpore's Adam and its kin."""

from __future__ import annotations

import warnings
from typing import Any

from ..checks import (
    NON_NEGATIVE,
    UNIT,
    BelowOne,
    Flag,
    NonNegative,
    OpenFraction,
    Positive,
    checked_as_f32,
    flag,
    pair,
    real,
    real_or_int,
    single,
)
from ..named_states import NamedState, Number
from ..recipe import Recipe
from .optimizer import Optimizer

_MOMENTS = (NamedState("moment1", "moment1.{}", "m"), NamedState("moment2", "moment2.{}", "v"))
_POWERS = (
    Number("beta1_power", "beta1_power", lambda optimizer, t: optimizer.beta1**t),
    Number("beta2_power", "beta2_power", lambda optimizer, t: optimizer.beta2**t),
)


class Adam(Optimizer):
    """Adam with an L2 penalty; `stepfuse show adam_mindspore` has the equations.

    `use_lazy` and `use_offload` make it LazyAdam and AdamOffload. As in MindSpore, `use_nesterov`
    does nothing beside `use_amsgrad`, `use_locking` never anything. Raises KeyError for others.
    """

    _targets = True
    _states = _MOMENTS
    _numbers = _POWERS

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: OpenFraction = 0.9,
        beta2: OpenFraction = 0.999, eps: Positive = 1e-8, use_locking: Flag = False,
        use_nesterov: Flag = False, weight_decay: Any = 0.0, loss_scale: float = 1.0,
        use_amsgrad: Flag = False, **kwargs: bool,
    ) -> None:  # fmt: skip
        self._rows = _row_step(type(self).__name__, kwargs, use_amsgrad)
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        if use_amsgrad:
            self._states = (*_MOMENTS, NamedState("vhat", "vhat.{}", "vmax"))
        self._adam(beta1, beta2, eps, use_nesterov, use_amsgrad, bool(self._rows))

    def _adam(
        self, beta1: float, beta2: float, eps: float, nesterov: bool, amsgrad: bool = False,
        centralizes: bool = True,
    ) -> None:  # fmt: skip
        self.beta1, self.beta2 = beta1, beta2
        numbers = {"beta1": beta1, "beta2": beta2, "eps": eps}
        flags = {"nesterov": nesterov and not amsgrad, "amsgrad": amsgrad}
        self._compile(Recipe("adam_mindspore", numbers, flags, centralizes=centralizes))


def _row_step(where: str, given: dict[str, bool], amsgrad: bool) -> str:
    """Checks Adam's other keywords; how RowTensors are stepped, not at all by AdamOffload."""
    unknown = [name for name in given if name not in ("use_lazy", "use_offload")]
    if unknown:
        raise KeyError(f"For '{where}', there is no argument {', '.join(unknown)}")
    lazy = flag(where, "use_lazy", given.get("use_lazy", False))
    offload = flag(where, "use_offload", given.get("use_offload", False))
    if lazy and offload:
        raise ValueError(f"For '{where}', 'use_lazy' and 'use_offload' cannot both be True")
    if amsgrad and (lazy or offload):
        raise ValueError(f"For '{where}', 'use_amsgrad' goes with no 'use_lazy' or 'use_offload'")
    return "lazy" if lazy else "" if offload else "exact"


class LazyAdam(Adam):
    """Adam; rows that a sparse gradient does not list stay as they are.

    The weight decay is a number, the same at each step.
    """

    _rows = "lazy"

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: OpenFraction = 0.9,
        beta2: OpenFraction = 0.999, eps: Positive = 1e-8, use_locking: Flag = False,
        use_nesterov: Flag = False, weight_decay: NonNegative = 0.0, loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        Optimizer.__init__(self, learning_rate, params, weight_decay, loss_scale)
        self._adam(beta1, beta2, eps, use_nesterov)


class AdamOffload(Adam):
    """Adam, whose states MindSpore keeps on the host; here all memory is the host's."""

    _targets = False
    _rows = ""

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: OpenFraction = 0.9,
        beta2: OpenFraction = 0.999, eps: Positive = 1e-8, use_locking: Flag = False,
        use_nesterov: Flag = False, weight_decay: Any = 0.0, loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        Optimizer.__init__(self, learning_rate, params, weight_decay, loss_scale)
        self._adam(beta1, beta2, eps, use_nesterov, centralizes=False)


class AdamWeightDecay(Optimizer):
    """AdamW without bias correction; `stepfuse show adam_weight_decay` has the equations.

    `use_fused_opt` is a bool, True at first. In MindSpore it chooses between one kernel and a
    composed graph of the same numbers; here both are the one fused step.
    """

    _casts = True
    _states = (NamedState("moments1", "adam_m.{}", "m"), NamedState("moments2", "adam_v.{}", "v"))

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: OpenFraction = 0.9,
        beta2: OpenFraction = 0.999, eps: Positive = 1e-6, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay)
        numbers = {"beta1": beta1, "beta2": beta2, "eps": eps}
        self._compile(Recipe("adam_weight_decay", numbers, coupled=False, centralizes=False))
        self._use_fused_opt = True

    @property
    def use_fused_opt(self) -> bool:
        """The requested value; the step is fused either way."""
        return self._use_fused_opt

    @use_fused_opt.setter
    def use_fused_opt(self, value: Any) -> None:
        self._use_fused_opt = flag(type(self).__name__, "use_fused_opt", value)


class AdaMax(Optimizer):
    """Adam in the infinity norm; `stepfuse show adamax_mindspore` has the equations."""

    _states = (NamedState("moment1", "moment1.{}", "m"), NamedState("moment2", "moment2.{}", "u"))
    _numbers = _POWERS[:1]

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: OpenFraction = 0.9,
        beta2: OpenFraction = 0.999, eps: Positive = 1e-8, weight_decay: Any = 0.0,
        loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.beta1 = beta1
        self._compile(Recipe("adamax_mindspore", {"beta1": beta1, "beta2": beta2, "eps": eps}))


class Lamb(Optimizer):
    """Adam's direction at the length of the tensor; `stepfuse show lamb` has the equations."""

    _states = (NamedState("moments1", "lamb_m.{}", "m"), NamedState("moments2", "lamb_v.{}", "v"))

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any, beta1: OpenFraction = 0.9,
        beta2: OpenFraction = 0.999, eps: Positive = 1e-6, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay)
        numbers = {"beta1": beta1, "beta2": beta2, "eps": eps}
        self._compile(Recipe("lamb", numbers, coupled=False))


class AdaFactor(Optimizer):
    """Factored second moments; `stepfuse show adafactor_mindspore` has the equations.

    A learning rate goes with `relative_step=False` only. All parameters are decayed; the loss
    scale and the centralisation of groups do nothing, as in MindSpore. `compression` stores the
    second moments of vectors in float16.
    """

    _targets = True
    _decays_all = True
    _states = (
        NamedState("exp_avg", "exp_avg.{}", "m"),
        NamedState("exp_avg_sq_row", "exp_avg_sq_row_{}", "row"),
        NamedState("exp_avg_sq_col", "exp_avg_sq_col_{}", "col"),
        NamedState("exp_avg_sq", "exp_avg_sq_{}", "v"),
    )
    _numbers = (Number("step", "afactor_step", lambda _, t: [float(t)]),)

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any = None, eps: Any = (1e-30, 1e-3),
        clip_threshold: Positive = 1.0, decay_rate: OpenFraction = 0.8, beta1: float | None = 0.9,
        weight_decay: BelowOne = 0.0, scale_parameter: Flag = True, relative_step: Flag = True,
        warmup_init: Flag = False, compression: Flag = False, loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        _refuse_clashing(learning_rate, relative_step, warmup_init)
        rate = 0.0 if learning_rate is None else learning_rate
        super().__init__(rate, params, weight_decay, loss_scale)
        if self.dynamic_lr and scale_parameter:
            warnings.warn(
                "AdaFactor: a changing learning_rate turns scale_parameter off", stacklevel=3
            )
            scale_parameter = False
        small, smallest = pair("AdaFactor", "eps", eps, (tuple, list))
        beta1 = 0.0 if beta1 is None else beta1
        beta1 = single(real_or_int("AdaFactor", "beta1", beta1, UNIT))
        numbers = {
            "eps1": single(real("AdaFactor", "eps[0]", small, NON_NEGATIVE)),
            "eps2": single(real("AdaFactor", "eps[1]", smallest, NON_NEGATIVE)),
            "d": clip_threshold, "beta2_decay": -decay_rate, "beta1": beta1,
        }  # fmt: skip
        flags = {
            "relative_step": relative_step, "scale_parameter": scale_parameter,
            "warmup_init": warmup_init, "first_moment": beta1 > 0,
        }  # fmt: skip
        formats = "v=f16" if compression else ""
        self._compile(Recipe("adafactor_mindspore", numbers, flags, False, False, False, formats))


def _refuse_clashing(learning_rate: Any, relative_step: bool, warmup_init: bool) -> None:
    if learning_rate is not None and relative_step:
        raise ValueError("For 'AdaFactor', a 'learning_rate' goes with relative_step=False only")
    if warmup_init and not relative_step:
        raise ValueError("For 'AdaFactor', 'warmup_init' goes with relative_step=True only")
    if learning_rate is None and not relative_step:
        raise ValueError("For 'AdaFactor', a 'learning_rate' is needed with relative_step=False")
