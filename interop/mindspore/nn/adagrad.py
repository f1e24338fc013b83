"""MindSpore's optimizers over sums or averages of squares.

Theirs hold the first value in Adagrad's sum, ours beside it, and FTRL's `linear` is z / lr.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..checks import (
    POSITIVE,
    Flag,
    NonNegative,
    NonPositive,
    Positive,
    Unit,
    checked_as_f32,
    real,
    single,
)
from ..named_states import NamedState
from ..recipe import Recipe
from ..tensor import Array
from .optimizer import Optimizer


def _sum(optimizer: Any, total: Array) -> Array:
    return total + total.dtype.type(optimizer.initial)


def _rest(optimizer: Any, accum: Array) -> Array:
    return accum - accum.dtype.type(optimizer.initial)


class Adagrad(Optimizer):
    """Steps over the root of the sum of squares; `stepfuse show adagrad_mindspore`."""

    _states = (NamedState("accum", "accum.{}", "total", _sum, _rest),)

    @checked_as_f32
    def __init__(
        self, params: Any, accum: NonNegative = 0.1, learning_rate: Any = 1e-3,
        update_slots: Flag = True, loss_scale: float = 1.0, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.initial = accum
        numbers = {"initial_accumulator_value": accum}
        self._compile(Recipe("adagrad_mindspore", numbers, {"update_slots": update_slots}))


class ProximalAdagrad(Optimizer):
    """Adagrad with l1 and l2 penalties near the step; `stepfuse show proximal_adagrad`."""

    _targets = True
    _rows = "lazy"
    _states = (NamedState("accum", "accum.{}", "total", _sum, _rest),)

    @checked_as_f32
    def __init__(
        self, params: Any, accum: NonNegative = 0.1, learning_rate: Any = 1e-3,
        l1: NonNegative = 0.0, l2: NonNegative = 0.0, use_locking: Flag = False,
        loss_scale: float = 1.0, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.initial = accum
        numbers = {"l1": l1, "l2": l2, "initial_accumulator_value": accum}
        self._compile(Recipe("proximal_adagrad", numbers))


class FTRL(Optimizer):
    """Follow the regularised leader; `stepfuse show ftrl_mindspore` has the equations.

    The learning rate is one number above 0, which does not change: `linear` depends on it. All
    parameters of a plain list are decayed under any name.
    """

    _targets = True
    _rows = "lazy"
    _decays_all = True
    _states = (
        NamedState("moments", "moments.{}", "total", _sum, _rest),
        NamedState(
            "linear",
            "linear.{}",
            "z",
            lambda optimizer, z: z / z.dtype.type(optimizer.rate),
            lambda optimizer, linear: linear * linear.dtype.type(optimizer.rate),
        ),
    )

    @checked_as_f32
    def __init__(
        self, params: Any, initial_accum: NonNegative = 0.1, learning_rate: float = 1e-3,
        lr_power: NonPositive = -0.5, l1: NonNegative = 0.0, l2: NonNegative = 0.0,
        use_locking: Flag = False, loss_scale: float = 1.0, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        if self.dynamic_lr or self.is_group_lr:
            raise ValueError(
                "For 'FTRL', the 'learning_rate' is one number of all groups and steps"
            )
        self.rate = single(real("FTRL", "learning_rate", learning_rate, POSITIVE))
        self.initial = initial_accum
        numbers = {
            "initial_accumulator_value": initial_accum, "lr_power": lr_power, "l1": l1, "l2": l2,
        }  # fmt: skip
        self._compile(Recipe("ftrl_mindspore", numbers, {"any_power": lr_power != -0.5}))

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Takes a step. Raises ValueError where the learning rate has been changed."""
        if float(self.learning_rate) != self.rate:
            raise ValueError(
                f"FTRL: the learning rate was {self.rate} and cannot change, but is "
                f"{float(self.learning_rate)}; make a new optimizer"
            )
        return super().construct(gradients)


class RMSProp(Optimizer):
    """Steps over the root of the average square; `stepfuse show rmsprop_mindspore`."""

    _states = (NamedState("ms", "mean_square.{}", "v"), NamedState("moment", "moment.{}", "buf"))

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any = 0.1, decay: NonNegative = 0.9,
        momentum: NonNegative = 0.0, epsilon: Positive = 1e-10, use_locking: Flag = False,
        centered: Flag = False, loss_scale: float = 1.0, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        if centered:
            self._states = (*type(self)._states, NamedState("mg", "mean_grad.{}", "mean"))
        numbers = {"alpha": decay, "momentum": momentum, "eps": epsilon}
        self._compile(Recipe("rmsprop_mindspore", numbers, {"centered": centered}))


class Adadelta(Optimizer):
    """Steps as long as the last ones were; `stepfuse show adadelta` has the equations."""

    _states = (
        NamedState("accum", "accum.{}", "v"),
        NamedState("accum_update", "accum_update.{}", "moved"),
    )

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any = 1.0, rho: Unit = 0.9, epsilon: NonNegative = 1e-6,
        loss_scale: float = 1.0, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self._compile(Recipe("adadelta", {"rho": rho, "eps": epsilon}))

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Take a step. Raises TypeError unless the gradients are a tuple."""
        if not isinstance(gradients, tuple):
            kind = type(gradients).__name__
            raise TypeError(f"For 'Adadelta', the gradients must be a tuple, but got {kind}")
        return super().construct(gradients)
