"""MindSpore's SGD, Momentum, Rprop, ASGD, and LARS around another optimizer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..cell import Cell
from ..checks import (
    OPEN_FRACTION,
    Flag,
    NonNegative,
    NonNegativeOrInt,
    Real,
    checked,
    checked_as_f32,
    pair,
    real,
    refuse_assignment,
    single,
)
from ..named_states import NamedState, Number
from ..recipe import Layers, Recipe
from ..tensor import Array, Parameter
from .optimizer import Optimizer

_MOMENTUM = (Number("momentum", "momentum", lambda optimizer, _: optimizer.momentum_value),)


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
    _numbers = _MOMENTUM

    @checked
    def __init__(
        self, params: Any, learning_rate: Any = 0.1, momentum: NonNegativeOrInt = 0.0,
        dampening: NonNegativeOrInt = 0.0, weight_decay: Any = 0.0, nesterov: Flag = False,
        loss_scale: float = 1.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        if nesterov and (momentum <= 0.0 or dampening != 0.0):
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
        numbers = {"momentum": self.momentum_value, "dampening": single(dampening)}
        self._compile(Recipe("momentum", numbers, {"nesterov": nesterov}))


class Momentum(Optimizer):
    """Gradient descent with a buffer of momentum; `stepfuse show momentum` has the equations."""

    _states = (NamedState("moments", "moments.{}", "buf"),)
    _numbers = _MOMENTUM

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any, momentum: NonNegative, weight_decay: Any = 0.0,
        loss_scale: float = 1.0, use_nesterov: Flag = False,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.momentum_value = momentum
        self._compile(Recipe("momentum", {"momentum": momentum}, {"nesterov": use_nesterov}))


class Rprop(Optimizer):
    """Steps by the signs of gradients alone; `stepfuse show rprop` has the equations.

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

    @checked_as_f32
    def __init__(
        self, params: Any, learning_rate: Any = 0.1, lambd: Real = 1e-4, alpha: Real = 0.75,
        t0: Real = 1e6, weight_decay: Any = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, params, weight_decay)
        self.t0 = t0
        self._compile(Recipe("asgd", {"lambd": lambd, "alpha": alpha, "t0": t0}))


def adapted(param: Parameter) -> bool:
    """Return True for parameters that LARS rescales by default: no LayerNorm, no bias."""
    return "LayerNorm" not in param.name and "bias" not in param.name


class LARS(Cell):
    """Rescales the gradients of an optimizer, whose weight decay it takes over.

    `stepfuse show lars` has the equations. The step remains one program; everything else that an
    optimizer has is the wrapped one's. Parameters that `lars_filter` refuses are not decayed.
    Raises AttributeError unless it wraps an optimizer, ValueError for one that has taken a step.
    """

    @checked_as_f32
    def __init__(
        self, optimizer: Optimizer, epsilon: Real = 1e-5, coefficient: Real = 1e-3,
        use_clip: Flag = False, lars_filter: Callable[[Parameter], bool] = adapted,
    ) -> None:  # fmt: skip
        if not isinstance(optimizer, Optimizer):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise AttributeError(f"LARS: expected an optimizer of nn, got {optimizer!r}")
        if use_clip and optimizer.is_group_lr and optimizer.dynamic_lr:
            raise ValueError(
                "For 'LARS', 'use_clip' goes with no changing learning rates of groups"
            )
        self.opt = optimizer
        optimizer.wrap(Layers(coefficient, epsilon, use_clip), lambda p: not lars_filter(p))

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Take a step. Raises as the optimizer does."""
        return self.opt(gradients)

    def parameters_dict(self, recurse: bool = True) -> dict[str, Parameter]:
        """Everything that a checkpoint of the optimizer would hold, by MindSpore's names."""
        return self.opt.parameters_dict(recurse)

    def __getattr__(self, name: str) -> Any:
        if name == "opt":  # not there before __init__ is done
            raise AttributeError(name)
        return getattr(self.opt, name)

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuse changes of the step's options, LARS's own and the optimizer's (AttributeError)."""
        for made in (self, self.opt) if "opt" in vars(self) else ():
            refuse_assignment(made, name, self.opt.rates_are)
        super().__setattr__(name, value)

    def __repr__(self) -> str:
        return repr(self.opt)
