"""Learning rates and weight decays: a number, a list of one a step, or a cell of the step."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from typing import Any

import numpy as np

from .cell import Cell, LearningRateSchedule
from .checks import NON_NEGATIVE, real_or_int, single
from .tensor import Array, Parameter, Tensor, as_array

Rate = Parameter | LearningRateSchedule


class PerStep(LearningRateSchedule):
    """One value a step, of a list. Raises RuntimeError past its end."""

    def __init__(self, values: Array, name: str) -> None:
        self.learning_rate = Parameter(values, name)

    def construct(self, global_step: Tensor) -> Tensor:
        """The value of the step."""
        step, count = int(global_step), self.learning_rate.size
        if step >= count:
            raise RuntimeError(
                f"{self.learning_rate.name}: step {step} is past the end of the {count} learning "
                f"rates given; give one for every step"
            )
        return self.learning_rate[step]


class ConstantRate(LearningRateSchedule):
    """The same value at every step, beside groups whose rates change."""

    def __init__(self, learning_rate: Parameter) -> None:
        self.learning_rate = learning_rate

    def construct(self, global_step: Tensor) -> Tensor:
        """The value."""
        return self.learning_rate


def read_rate(where: str, given: Any) -> Array | LearningRateSchedule:
    """A learning rate checked: float32, 0-d or one a step, or a schedule.

    Raises TypeError, ValueError.
    """
    if isinstance(given, (float, int)):
        return np.asarray(real_or_int(where, "learning rate", given, NON_NEGATIVE), np.float32)
    if isinstance(given, LearningRateSchedule):
        return given
    if not isinstance(given, (Tensor, Iterable)):
        raise TypeError(
            f"For '{where}', the 'learning_rate' must be float, int, Tensor, Iterable or "
            f"LearningRateSchedule, but got {type(given).__name__}"
        )
    values = np.array(as_array(given) if isinstance(given, Tensor) else _listed(given), np.float32)
    if values.ndim > 1:
        raise ValueError(
            f"For '{where}', a 'learning_rate' of many values has 1 axis, one value a step, "
            f"but got {values.ndim}"
        )
    if isinstance(given, Tensor) and values.shape == (1,):
        warnings.warn("a learning rate of one step; a 0-d Tensor holds for all", stacklevel=2)
    return values


def _listed(given: Any) -> Any:
    return given if isinstance(given, np.ndarray) else list(given)


def build_rate(read: Array | LearningRateSchedule, name: str, wrapped: bool) -> Rate:
    """Return the holder of a rate: a named Parameter for one number, else a schedule.

    `wrapped` makes one number a schedule too.
    """
    if isinstance(read, LearningRateSchedule):
        return read
    if read.ndim:
        return PerStep(read, name)
    held = Parameter(read, name)
    return ConstantRate(held) if wrapped else held


def read_decay(where: str, given: Any) -> float | Cell:
    """A weight decay checked, a number as float32. Raises TypeError, ValueError."""
    if isinstance(given, (float, int)):
        return single(real_or_int(where, "weight_decay", given, NON_NEGATIVE))
    if isinstance(given, Cell):
        return given
    raise TypeError(
        f"For '{where}', the 'weight_decay' must be float, int or Cell, but got "
        f"{type(given).__name__}"
    )


def value_at(source: float | Rate | Cell, global_step: Tensor) -> float:
    """The number of a step, as float32. Raises ValueError where a cell gives no single number."""
    if isinstance(source, Parameter):
        return source.asnumpy().item()
    if not isinstance(source, Cell):
        return source
    found = np.asarray(source(global_step))
    if found.size != 1:
        raise ValueError(
            f"{type(source).__name__}.construct() must give one number at each step, "
            f"got {found!r} at step {int(global_step)}"
        )
    return single(found.item())


class StepRates:
    """The numbers of one step: each source is asked once."""

    def __init__(self, global_step: Tensor) -> None:
        self._step, self._found = global_step, dict[int, float]()

    def of(self, source: float | Rate | Cell) -> float:
        """The number. Raises ValueError."""
        if not isinstance(source, Cell):
            return value_at(source, self._step)
        key = id(source)
        if key not in self._found:
            self._found[key] = value_at(source, self._step)
        return self._found[key]
