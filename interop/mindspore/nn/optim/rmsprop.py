"""MindSpore's RMSProp, Adadelta, Rprop and ASGD."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...checkpoints.named_states import NamedState
from ...checks import NON_NEGATIVE, OPEN_FRACTION, POSITIVE, UNIT, flag, pair, real, single
from ...recipe import Recipe
from ...tensor import Array
from .optimizer import Optimizer


class RMSProp(Optimizer):
    """Steps over the root of the average square; `stepfuse show rmsprop_mindspore`."""

    _states = (NamedState("ms", "mean_square.{}", "v"), NamedState("moment", "moment.{}", "buf"))

    def __init__(
        self, params: Any, learning_rate: Any = 0.1, decay: float = 0.9, momentum: float = 0.0,
        epsilon: float = 1e-10, use_locking: bool = False, centered: bool = False,
        loss_scale: float = 1.0, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        flag("RMSProp", "use_locking", use_locking)
        if flag("RMSProp", "centered", centered):
            self._states = (*type(self)._states, NamedState("mg", "mean_grad.{}", "mean"))
        given = {
            "alpha": single(real("RMSProp", "decay", decay, NON_NEGATIVE)),
            "momentum": single(real("RMSProp", "momentum", momentum, NON_NEGATIVE)),
            "eps": single(real("RMSProp", "epsilon", epsilon, POSITIVE)),
        }
        self._compile(Recipe("rmsprop_mindspore", given, {"centered": centered}))


class Adadelta(Optimizer):
    """Steps as long as the last ones were; `stepfuse show adadelta` has the equations."""

    _states = (
        NamedState("accum", "accum.{}", "v"),
        NamedState("accum_update", "accum_update.{}", "moved"),
    )

    def __init__(
        self, params: Any, learning_rate: Any = 1.0, rho: float = 0.9, epsilon: float = 1e-6,
        loss_scale: float = 1.0, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        given = {
            "rho": single(real("Adadelta", "rho", rho, UNIT)),
            "eps": single(real("Adadelta", "epsilon", epsilon, NON_NEGATIVE)),
        }
        self._compile(Recipe("adadelta", given))

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Takes a step. Raises TypeError for what is no tuple."""
        if not isinstance(gradients, tuple):
            kind = type(gradients).__name__
            raise TypeError(f"For 'Adadelta', the gradients must be a tuple, but got {kind}")
        return super().construct(gradients)


class Rprop(Optimizer):
    """Only signs count; `stepfuse show rprop` has the equations.

    The learning rate is the first size of a step; later ones do nothing.
    """

    _states = (
        NamedState("prev", "prev.{}", "prev"),
        NamedState("step_size", "step_size.{}", "step_size"),
    )

    def __init__(
        self, params: Any, learning_rate: Any = 0.1, etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-6, 50.0), weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay)
        minus, plus = pair("Rprop", "etas", etas, tuple)
        low, high = pair("Rprop", "step_sizes", step_sizes, tuple)
        minus = real("Rprop", "etas[0]", minus, OPEN_FRACTION)
        plus = real("Rprop", "etas[1]", plus)
        low, high = real("Rprop", "step_sizes[0]", low), real("Rprop", "step_sizes[1]", high)
        if plus <= 1.0:
            raise ValueError(f"For 'Rprop', the 'etas[1]' must be above 1, but got {plus}")
        if low > high:
            raise ValueError(f"For 'Rprop', 'step_sizes' must ascend, but got {step_sizes}")
        given = {"etaminus": minus, "etaplus": plus, "step_size_min": low, "step_size_max": high}
        self._compile(Recipe("rprop", {name: single(v) for name, v in given.items()}))


def _weight(optimizer: ASGD, _: Array) -> Any:
    """Return the weight of the parameter in the next average."""
    mu = 1.0 / max(1.0, int(optimizer.global_step) - optimizer.t0)
    return np.asarray(mu, np.float32)


class ASGD(Optimizer):
    """Gradient descent with falling steps, and the average; `stepfuse show asgd`."""

    _states = (
        NamedState("ax", "ax_.{}", "ax"),
        NamedState("eta", "eta_{}", "eta"),
        NamedState("mu", "mu_{}", shown=_weight),
    )

    def __init__(
        self, params: Any, learning_rate: Any = 0.1, lambd: float = 1e-4, alpha: float = 0.75,
        t0: float = 1e6, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay)
        numbers = {"lambd": lambd, "alpha": alpha, "t0": t0}
        given = {name: single(real("ASGD", name, value)) for name, value in numbers.items()}
        self.t0 = given["t0"]
        self._compile(Recipe("asgd", given))
