"""MindSpore's Adam and its kin."""

from __future__ import annotations

from typing import Any

from ...checkpoints.named_states import NamedState, Number
from ...checks import NON_NEGATIVE, OPEN_FRACTION, POSITIVE, flag, real, single
from ...recipe import Recipe
from .optimizer import Optimizer

MOMENTS = (NamedState("moment1", "moment1.{}", "m"), NamedState("moment2", "moment2.{}", "v"))
POWERS = (
    Number("beta1_power", "beta1_power", lambda optimizer, t: optimizer.beta1**t),
    Number("beta2_power", "beta2_power", lambda optimizer, t: optimizer.beta2**t),
)


def betas(where: str, beta1: Any, beta2: Any, eps: Any) -> dict[str, float]:
    """The numbers that the Adam family shares, checked, as float32."""
    return {
        "beta1": single(real(where, "beta1", beta1, OPEN_FRACTION)),
        "beta2": single(real(where, "beta2", beta2, OPEN_FRACTION)),
        "eps": single(real(where, "eps", eps, POSITIVE)),
    }


class Adam(Optimizer):
    """Adam with an L2 penalty; `stepfuse show adam_mindspore` has the equations.

    `use_lazy` and `use_offload` make it LazyAdam and AdamOffload. As in MindSpore, `use_nesterov`
    does nothing beside `use_amsgrad`, `use_locking` never anything. Raises KeyError for others.
    """

    _targets = True
    _states = MOMENTS
    _numbers = POWERS

    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: float = 0.9, beta2: float = 0.999,
        eps: float = 1e-8, use_locking: bool = False, use_nesterov: bool = False,
        weight_decay: Any = 0.0, loss_scale: float = 1.0, use_amsgrad: bool = False,
        **kwargs: bool,
    ) -> None:  # fmt: skip
        where = type(self).__name__
        self._rows = _way(where, kwargs, use_amsgrad)
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        if use_amsgrad:
            self._states = (*MOMENTS, NamedState("vhat", "vhat.{}", "vmax"))
        self._adam(beta1, beta2, eps, (use_locking, use_nesterov, use_amsgrad), bool(self._rows))

    def _adam(
        self, beta1: float, beta2: float, eps: float, flags: tuple[bool, bool, bool],
        centralizes: bool = True,
    ) -> None:  # fmt: skip
        where = type(self).__name__
        names = ("use_locking", "use_nesterov", "use_amsgrad")
        _, nesterov, amsgrad = (flag(where, n, f) for n, f in zip(names, flags, strict=True))
        given = betas(where, beta1, beta2, eps)
        self.beta1, self.beta2 = given["beta1"], given["beta2"]
        statics = {"nesterov": nesterov and not amsgrad, "amsgrad": amsgrad}
        self._compile(Recipe("adam_mindspore", given, statics, centralizes=centralizes))


def _way(where: str, given: dict[str, bool], amsgrad: bool) -> str:
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

    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: float = 0.9, beta2: float = 0.999,
        eps: float = 1e-8, use_locking: bool = False, use_nesterov: bool = False,
        weight_decay: float = 0.0, loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        real(type(self).__name__, "weight_decay", weight_decay, NON_NEGATIVE)
        Optimizer.__init__(self, learning_rate, params, weight_decay, loss_scale)
        self._adam(beta1, beta2, eps, (use_locking, use_nesterov, False))


class AdamOffload(Adam):
    """Adam, whose states MindSpore keeps on the host; here all memory is the host's."""

    _targets = False
    _rows = ""

    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: float = 0.9, beta2: float = 0.999,
        eps: float = 1e-8, use_locking: bool = False, use_nesterov: bool = False,
        weight_decay: Any = 0.0, loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        Optimizer.__init__(self, learning_rate, params, weight_decay, loss_scale)
        self._adam(beta1, beta2, eps, (use_locking, use_nesterov, False), centralizes=False)


class AdamWeightDecay(Optimizer):
    """AdamW without bias correction; `stepfuse show adam_weight_decay` has the equations.

    `use_fused_opt` is a bool, True at first. In MindSpore it chooses between one kernel and a
    composed graph of the same numbers; here both are the one fused step.
    """

    _casts = True
    _states = (NamedState("moments1", "adam_m.{}", "m"), NamedState("moments2", "adam_v.{}", "v"))

    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: float = 0.9, beta2: float = 0.999,
        eps: float = 1e-6, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay)
        given = betas(type(self).__name__, beta1, beta2, eps)
        self._compile(Recipe("adam_weight_decay", given, coupled=False, centralizes=False))
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
    _numbers = POWERS[:1]

    def __init__(
        self, params: Any, learning_rate: Any = 1e-3, beta1: float = 0.9, beta2: float = 0.999,
        eps: float = 1e-8, weight_decay: Any = 0.0, loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        given = betas(type(self).__name__, beta1, beta2, eps)
        self.beta1 = given["beta1"]
        self._compile(Recipe("adamax_mindspore", given))


class Lamb(Optimizer):
    """Adam's direction at the length of the tensor; `stepfuse show lamb` has the equations."""

    _states = (NamedState("moments1", "lamb_m.{}", "m"), NamedState("moments2", "lamb_v.{}", "v"))

    def __init__(
        self, params: Any, learning_rate: Any, beta1: float = 0.9, beta2: float = 0.999,
        eps: float = 1e-6, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay)
        given = betas(type(self).__name__, beta1, beta2, eps)
        self._compile(Recipe("lamb", given, coupled=False))
