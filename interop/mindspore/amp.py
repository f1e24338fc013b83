"""Loss scales, how overflows change them, and the test of whether gradients are finite.

The dynamic rule, with n the number of this step and l that of the last overflow:

    overflow                            scale <- max(scale / factor, 1), l <- n
    else, at every window-th n - l      scale <- scale factor
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .cell import Cell
from .checks import Flag, PositiveOrInt, Scale, Whole, absent, checked
from .tensor import Parameter, Tensor

__all__ = [
    "DynamicLossScaleManager", "DynamicLossScaler", "FixedLossScaleManager", "StaticLossScaler",
    "all_finite",
]  # fmt: skip
_MOST = 1000  # overflows in a row


class FixedLossScaleManager:
    """One scale for all steps.

    With `drop_overflow_update` the training step unscales the gradients and leaves out steps
    that overflow; without, the optimizer is given scaled gradients, and made with the same
    `loss_scale`. Raises TypeError, ValueError for a scale below 1.
    """

    @checked
    def __init__(self, loss_scale: Scale = 128.0, drop_overflow_update: Flag = True) -> None:
        self._scale, self._drops = loss_scale, drop_overflow_update

    def get_loss_scale(self) -> float:
        """The scale."""
        return self._scale

    def get_drop_overflow_update(self) -> bool:
        """True if a step that overflows is left out."""
        return self._drops

    def update_loss_scale(self, overflow: Any) -> None:
        """Do nothing: the scale is fixed."""

    def get_update_cell(self) -> FixedLossScaleUpdateCell | None:
        """The cell of the training step; None where no step is left out."""
        return FixedLossScaleUpdateCell(self._scale) if self._drops else None


class DynamicLossScaleManager:
    """A scale that falls where a step overflows and grows after `scale_window` good ones.

    Raises TypeError, ValueError for a first scale below 1 or a factor or window not above 0.
    """

    @checked
    def __init__(
        self, init_loss_scale: Scale = 2.0**24, scale_factor: PositiveOrInt = 2,
        scale_window: Whole = 2000,
    ) -> None:  # fmt: skip
        self.loss_scale = init_loss_scale
        self.scale_factor, self.scale_window = scale_factor, scale_window
        self.cur_iter, self.last_overflow_iter, self._in_a_row = 1, 0, 0

    def get_loss_scale(self) -> float:
        """The scale of the coming step."""
        return self.loss_scale

    def get_drop_overflow_update(self) -> bool:
        """True: a step that overflows is left out."""
        return True

    def update_loss_scale(self, overflow: Any) -> None:
        """Takes in whether a step overflowed. Raises RuntimeError after 1000 in a row."""
        if bool(overflow):
            self.loss_scale = max(self.loss_scale / self.scale_factor, 1.0)
            self.last_overflow_iter = self.cur_iter
            self._in_a_row += 1
        else:
            if (self.cur_iter - self.last_overflow_iter) % self.scale_window == 0:
                self.loss_scale *= self.scale_factor
            self._in_a_row = 0
        if self._in_a_row > _MOST:
            raise RuntimeError(
                f"more than {_MOST} steps in a row have overflowed: the gradients are not finite "
                f"at any scale"
            )
        self.cur_iter += 1

    def get_update_cell(self) -> DynamicLossScaleUpdateCell:
        """The cell of the training step, with its own count of steps."""
        return DynamicLossScaleUpdateCell(self.loss_scale, self.scale_factor, self.scale_window)


class FixedLossScaleUpdateCell(Cell):
    """Leaves the scale as it is and hands on whether there was an overflow."""

    @checked
    def __init__(self, loss_scale_value: Scale) -> None:
        self.loss_scale_value = loss_scale_value

    def get_loss_scale(self) -> float:
        """The scale."""
        return self.loss_scale_value

    def construct(self, loss_scale: Any, overflow: Any) -> Any:
        """The overflow."""
        return overflow


class DynamicLossScaleUpdateCell(Cell):
    """The dynamic rule over a scale that is a float32 Parameter, changed in place."""

    @checked
    def __init__(
        self, loss_scale_value: Scale, scale_factor: PositiveOrInt, scale_window: Whole
    ) -> None:
        self.loss_scale_value = loss_scale_value
        self.scale_factor, self.scale_window = scale_factor, scale_window
        self.cur_iter = Parameter(np.ones((), np.int32), "current_iterator_step")
        self.last_overflow_iter = Parameter(np.zeros((), np.int32), "last_overflow_iterator_step")

    def get_loss_scale(self) -> float:
        """The scale that the rule starts from."""
        return self.loss_scale_value

    def construct(self, loss_scale: Tensor, overflow: Any) -> Any:
        """Changes the scale, and hands on whether there was an overflow."""
        scale, step = np.float32(float(loss_scale)), int(self.cur_iter)
        due = step - int(self.last_overflow_iter) >= self.scale_window
        if bool(overflow):
            scale = max(scale * np.float32(1.0 / self.scale_factor), np.float32(1.0))
        elif due:
            with np.errstate(over="ignore"):  # there is no upper limit
                scale = scale * np.float32(self.scale_factor)
        if bool(overflow) or due:
            self.last_overflow_iter.set_data(step)
        loss_scale.set_data(np.full(loss_scale.shape, scale))
        self.cur_iter.set_data(step + 1)
        return overflow


def all_finite(inputs: Any) -> Tensor:
    """Return a Tensor that is true if no element of the tensors is infinite or NaN."""
    return Tensor(all(bool(np.isfinite(np.asarray(x)).all()) for x in _listed(inputs)))


class StaticLossScaler:
    """One scale. Raises TypeError, ValueError for one below 1."""

    @checked
    def __init__(self, scale_value: Scale) -> None:
        self.scale_value = Parameter(np.asarray(scale_value, np.float32), "scale_value")

    def scale(self, inputs: Any) -> Any:
        """The tensor, or tuple of them, times the scale."""
        return _times(inputs, np.float32(float(self.scale_value)))

    def unscale(self, inputs: Any) -> Any:
        """The tensor, or tuple of them, times 1 / the scale."""
        return _times(inputs, np.float32(1.0) / np.float32(float(self.scale_value)))

    def adjust(self, grads_finite: Any) -> bool:
        """False: the scale stays."""
        return False


class DynamicLossScaler(StaticLossScaler):
    """A scale that falls where gradients are not finite and grows after `scale_window` that are.

    It grows to finite values only, and does not fall below 1. Raises TypeError, ValueError.
    """

    @checked
    def __init__(self, scale_value: Scale, scale_factor: Whole, scale_window: Whole) -> None:
        super().__init__(scale_value)
        self.scale_factor, self.scale_window = scale_factor, scale_window
        self.counter = Parameter(np.zeros((), np.int32), "counter")

    def adjust(self, grads_finite: Any) -> bool:
        """Changes the scale by whether the gradients were finite; True."""
        scale, factor = np.float32(float(self.scale_value)), np.float32(self.scale_factor)
        finite, counter = bool(grads_finite), int(self.counter)
        if not finite:
            scale = max(np.float32(1.0), scale / factor)
        elif counter == self.scale_window - 1:
            with np.errstate(over="ignore"):
                grown = scale * factor
            scale = grown if np.isfinite(grown) else scale
        self.scale_value.set_data(scale)
        self.counter.set_data((counter + 1) % self.scale_window if finite else 0)
        return True


def _listed(inputs: Any) -> Sequence[Any]:
    return inputs if isinstance(inputs, (tuple, list)) else (inputs,)


def _times(inputs: Any, factor: np.float32) -> Any:
    if isinstance(inputs, (tuple, list)):
        return tuple(_times(x, factor) for x in inputs)
    array = np.asarray(inputs)
    return Tensor(array * array.dtype.type(factor))


__getattr__ = absent("stepfuse.mindspore.amp", __all__, "loss scales and the test of gradients")
