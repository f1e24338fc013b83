"""MindSpore's optimizers that sum squares: Adagrad, ProximalAdagrad, FTRL.

Theirs hold the first value in the sum, ours beside it, and FTRL's `linear` is z / lr.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...checkpoints.named_states import NamedState
from ...checks import NON_NEGATIVE, NON_POSITIVE, POSITIVE, flag, real, single
from ...recipe import Recipe
from ...tensor import Array, Parameter
from .optimizer import Optimizer


def _sum(optimizer: Any, total: Array) -> Array:
    return total + total.dtype.type(optimizer.initial)


def _rest(optimizer: Any, accum: Array) -> Array:
    return accum - accum.dtype.type(optimizer.initial)


def _linear(optimizer: FTRL, z: Array) -> Array:
    return z / z.dtype.type(optimizer.rate)


def _scaled(optimizer: FTRL, linear: Array) -> Array:
    return linear * linear.dtype.type(optimizer.rate)


class Adagrad(Optimizer):
    """Steps over the root of the sum of squares; `stepfuse show adagrad_mindspore`."""

    _states = (NamedState("accum", "accum.{}", "total", _sum, _rest),)

    def __init__(
        self, params: Any, accum: float = 0.1, learning_rate: Any = 1e-3,
        update_slots: bool = True, loss_scale: float = 1.0, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.initial = single(real("Adagrad", "accum", accum, NON_NEGATIVE))
        flags = {"update_slots": flag("Adagrad", "update_slots", update_slots)}
        given = {"initial_accumulator_value": self.initial}
        self._compile(Recipe("adagrad_mindspore", given, flags))


class ProximalAdagrad(Optimizer):
    """Adagrad with l1 and l2 penalties near the step; `stepfuse show proximal_adagrad`."""

    _targets = True
    _rows = "lazy"
    _states = (NamedState("accum", "accum.{}", "total", _sum, _rest),)

    def __init__(
        self, params: Any, accum: float = 0.1, learning_rate: Any = 1e-3, l1: float = 0.0,
        l2: float = 0.0, use_locking: bool = False, loss_scale: float = 1.0,
        weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        flag("ProximalAdagrad", "use_locking", use_locking)
        numbers = {"accum": accum, "l1": l1, "l2": l2}
        given = {
            name: single(real("ProximalAdagrad", name, value, NON_NEGATIVE))
            for name, value in numbers.items()
        }
        self.initial = given.pop("accum")
        given["initial_accumulator_value"] = self.initial
        self._compile(Recipe("proximal_adagrad", given))


class FTRL(Optimizer):
    """Follow the regularised leader; `stepfuse show ftrl_mindspore` has the equations.

    The learning rate is one number above 0, which does not change: `linear` depends on it. All
    parameters of a plain list are decayed, whatever they are called.
    """

    _targets = True
    _rows = "lazy"
    _states = (
        NamedState("moments", "moments.{}", "total", _sum, _rest),
        NamedState("linear", "linear.{}", "z", _linear, _scaled),
    )

    def __init__(
        self, params: Any, initial_accum: float = 0.1, learning_rate: float = 1e-3,
        lr_power: float = -0.5, l1: float = 0.0, l2: float = 0.0, use_locking: bool = False,
        loss_scale: float = 1.0, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        if self.dynamic_lr or self.is_group_lr:
            raise ValueError(
                "For 'FTRL', the 'learning_rate' is one number of all groups and steps"
            )
        flag("FTRL", "use_locking", use_locking)
        self.rate = single(real("FTRL", "learning_rate", learning_rate, POSITIVE))
        self.initial = single(real("FTRL", "initial_accum", initial_accum, NON_NEGATIVE))
        given = {
            "initial_accumulator_value": self.initial,
            "lr_power": single(real("FTRL", "lr_power", lr_power, NON_POSITIVE)),
            "l1": single(real("FTRL", "l1", l1, NON_NEGATIVE)),
            "l2": single(real("FTRL", "l2", l2, NON_NEGATIVE)),
        }
        self._compile(Recipe("ftrl_mindspore", given, {"any_power": lr_power != -0.5}))

    @staticmethod
    def _spared(param: Parameter) -> bool:
        """No parameter is spared the decay."""
        return False

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Takes a step. Raises ValueError where the learning rate has been changed."""
        if float(self.learning_rate) != self.rate:
            raise ValueError(
                f"FTRL: the learning rate was {self.rate} and cannot change, but is "
                f"{float(self.learning_rate)}; make a new optimizer"
            )
        return super().construct(gradients)
