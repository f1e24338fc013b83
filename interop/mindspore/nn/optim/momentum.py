"""MindSpore's SGD and Momentum."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...cell import Cell
from ...checkpoints.named_states import NamedState, Number
from ...checks import NON_NEGATIVE, flag, real, real_or_int, single
from ...recipe import Recipe
from ...tensor import Array
from .optimizer import Optimizer


def _first(optimizer: SGD, param: Array) -> Array:
    """1 until the buffer has taken a gradient, then 0."""
    taken = optimizer.momentum_value > 0 and int(optimizer.global_step) > 0
    return np.full_like(param, 0 if taken else 1)


class SGD(Optimizer):
    """Gradient descent; the first gradient enters the buffer undampened.

    `stepfuse show sgd` and `stepfuse show momentum` have the equations.
    """

    _states = (
        NamedState("accum", "accum.{}", "buf", whole=True),
        NamedState("stat", "stat.{}", shown=_first),
    )
    _numbers = (Number("momentum", "momentum", lambda optimizer, _: optimizer.momentum_value),)

    def __init__(
        self, params: Any, learning_rate: Any = 0.1, momentum: float = 0.0,
        dampening: float = 0.0, weight_decay: Any = 0.0, nesterov: bool = False,
        loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        momentum = real_or_int("SGD", "momentum", momentum, NON_NEGATIVE)
        dampening = real_or_int("SGD", "dampening", dampening, NON_NEGATIVE)
        if flag("SGD", "nesterov", nesterov) and (momentum <= 0.0 or dampening != 0.0):
            raise ValueError(
                f"For 'SGD', 'nesterov' needs a momentum above 0 and a dampening of 0, but got "
                f"{momentum} and {dampening}"
            )
        if any(isinstance(m.decay, Cell) for m in self._members):
            raise TypeError("For 'SGD', the 'weight_decay' must be a number, not a Cell")
        self.momentum_value = single(momentum)
        if momentum == 0.0:
            self._compile(Recipe("sgd"))
            return
        given = {"momentum": self.momentum_value, "dampening": single(dampening)}
        self._compile(Recipe("momentum", given, {"nesterov": nesterov}))


class Momentum(Optimizer):
    """Gradient descent with a buffer of momentum; `stepfuse show momentum` has the equations."""

    _states = (NamedState("moments", "moments.{}", "buf"),)
    _numbers = (Number("momentum", "momentum", lambda optimizer, _: optimizer.momentum_value),)

    def __init__(
        self, params: Any, learning_rate: Any, momentum: float, weight_decay: Any = 0.0,
        loss_scale: float = 1.0, use_nesterov: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        given = single(real("Momentum", "momentum", momentum, NON_NEGATIVE))
        nesterov = flag("Momentum", "use_nesterov", use_nesterov)
        self.momentum_value = given
        self._compile(Recipe("momentum", {"momentum": given}, {"nesterov": nesterov}))
