"""MindSpore's learning rates of each step s = global_step, which is 0 at the first.

They are worked out on the host, in float64, and rounded to float32 once:

    PolynomialDecayLR(0.1, 0.01, decay_steps=4, power=0.5)(Tensor(2))       # 0.0736...
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..cell import LearningRateSchedule
from ..checks import Flag, NonNegative, Positive, Whole, checked
from ..tensor import Tensor

__all__ = [
    "CosineDecayLR", "ExponentialDecayLR", "InverseDecayLR", "LearningRateSchedule",
    "NaturalExpDecayLR", "PolynomialDecayLR", "WarmUpLR",
]  # fmt: skip


class _Curve(LearningRateSchedule):
    """A schedule that is an equation."""

    def _at(self, s: Any) -> Any:
        """The value after s steps, an array."""
        raise NotImplementedError  # abstract: each schedule is its equation

    def construct(self, global_step: Any) -> Tensor:
        """The value of the step, in the shape of `global_step`."""
        return Tensor(np.asarray(self._at(np.asarray(global_step, np.float64)), np.float32))


class _Decay(_Curve):
    """The base of three decays: numbers, and time in `decay_steps`."""

    @checked
    def __init__(
        self, learning_rate: Positive, decay_rate: Positive, decay_steps: Whole,
        is_stair: Flag = False,
    ) -> None:  # fmt: skip
        self.learning_rate, self.decay_rate = learning_rate, decay_rate
        self.decay_steps, self.is_stair = decay_steps, is_stair

    def _past(self, s: Any) -> Any:
        """s / decay_steps;  is_stair: its floor."""
        return np.floor(s / self.decay_steps) if self.is_stair else s / self.decay_steps


class ExponentialDecayLR(_Decay):
    """learning_rate decay_rate^(s / decay_steps);  is_stair: floor(s / decay_steps)."""

    def _at(self, s: Any) -> Any:
        return self.learning_rate * self.decay_rate ** self._past(s)


class NaturalExpDecayLR(_Decay):
    """learning_rate exp(-decay_rate s);  is_stair: s is floor(s / decay_steps) decay_steps."""

    def _at(self, s: Any) -> Any:
        done = self._past(s) * self.decay_steps if self.is_stair else s
        return self.learning_rate * np.exp(-self.decay_rate * done)


class InverseDecayLR(_Decay):
    """learning_rate / (1 + decay_rate s / decay_steps);  is_stair: floor(s / decay_steps)."""

    def _at(self, s: Any) -> Any:
        return self.learning_rate / (1.0 + self.decay_rate * self._past(s))


class CosineDecayLR(_Curve):
    """min_lr + (max_lr - min_lr) (1 + cos(pi x / decay_steps)) / 2, x = min(s, decay_steps)."""

    @checked
    def __init__(self, min_lr: NonNegative, max_lr: Positive, decay_steps: Whole) -> None:
        if min_lr >= max_lr:
            raise ValueError(
                f"For 'CosineDecayLR', the 'max_lr' must be above the 'min_lr', but got "
                f"{max_lr} and {min_lr}"
            )
        self.min_lr, self.max_lr, self.decay_steps = min_lr, max_lr, decay_steps

    def _at(self, s: Any) -> Any:
        share = np.minimum(s, self.decay_steps) / self.decay_steps
        return self.min_lr + 0.5 * (self.max_lr - self.min_lr) * (1.0 + np.cos(np.pi * share))


class PolynomialDecayLR(_Curve):
    """(learning_rate - end) (1 - x / y)^power + end, x = min(s, y), y = decay_steps.

    update_decay_steps: y = decay_steps max(ceil(s / decay_steps), 1).
    """

    @checked
    def __init__(
        self, learning_rate: Positive, end_learning_rate: NonNegative, decay_steps: Whole,
        power: Positive, update_decay_steps: Flag = False,
    ) -> None:  # fmt: skip
        self.learning_rate, self.end, self.power = learning_rate, end_learning_rate, power
        self.decay_steps, self.update_decay_steps = decay_steps, update_decay_steps

    def _at(self, s: Any) -> Any:
        last: Any = self.decay_steps
        if self.update_decay_steps:
            last = last * np.maximum(np.ceil(s / last), 1.0)
        left = 1.0 - np.minimum(s, last) / last
        return (self.learning_rate - self.end) * left**self.power + self.end


class WarmUpLR(_Curve):
    """learning_rate min(s, warmup_steps) / warmup_steps."""

    @checked
    def __init__(self, learning_rate: NonNegative, warmup_steps: Whole) -> None:
        self.learning_rate, self.warmup_steps = learning_rate, warmup_steps

    def _at(self, s: Any) -> Any:
        return self.learning_rate * np.minimum(s, self.warmup_steps) / self.warmup_steps
