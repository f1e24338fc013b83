"""Loss scales: what the loss is multiplied by, and how overflows change it.

The dynamic rule, with n the number of this step and l that of the last overflow:

    overflow                            scale <- max(scale / factor, 1), l <- n
    else, at every window-th n - l      scale <- scale factor
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .cell import Cell
from .checks import POSITIVE, at_least_one, flag, real_or_int, whole
from .tensor import Parameter, Tensor

_MOST = 1000  # overflows in a row


class FixedLossScaleManager:
    """One scale for all steps.

    With `drop_overflow_update` the training step unscales the gradients and leaves out steps
    that overflow; without, the optimizer is given scaled gradients, and made with the same
    `loss_scale`. Raises TypeError, ValueError for a scale below 1.
    """

    def __init__(self, loss_scale: float = 128.0, drop_overflow_update: bool = True) -> None:
        self._scale = at_least_one("FixedLossScaleManager", "loss_scale", loss_scale)
        where, name = "FixedLossScaleManager", "drop_overflow_update"
        self._drops = flag(where, name, drop_overflow_update)

    def get_loss_scale(self) -> float:
        """The scale."""
        return self._scale

    def get_drop_overflow_update(self) -> bool:
        """True if a step that overflows is left out."""
        return self._drops

    def update_loss_scale(self, overflow: Any) -> None:
        """Nothing: the scale is fixed."""

    def get_update_cell(self) -> FixedLossScaleUpdateCell | None:
        """The cell of the training step; None where no step is left out."""
        return FixedLossScaleUpdateCell(self._scale) if self._drops else None


class DynamicLossScaleManager:
    """A scale that falls where a step overflows and grows after `scale_window` good ones.

    Raises TypeError, ValueError for a first scale below 1 or a factor or window not above 0.
    """

    def __init__(
        self, init_loss_scale: float = 2.0**24, scale_factor: float = 2, scale_window: int = 2000
    ) -> None:
        where = "DynamicLossScaleManager"
        self.loss_scale = at_least_one(where, "init_loss_scale", init_loss_scale)
        self.scale_factor = real_or_int(where, "scale_factor", scale_factor, POSITIVE)
        self.scale_window = whole(where, "scale_window", scale_window)
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

    def __init__(self, loss_scale_value: float) -> None:
        self.loss_scale_value = at_least_one(
            type(self).__name__, "loss_scale_value", loss_scale_value
        )

    def get_loss_scale(self) -> float:
        """The scale."""
        return self.loss_scale_value

    def construct(self, loss_scale: Any, overflow: Any) -> Any:
        """The overflow."""
        return overflow


class DynamicLossScaleUpdateCell(Cell):
    """The dynamic rule over a scale that is a float32 Parameter, changed in place."""

    def __init__(self, loss_scale_value: float, scale_factor: float, scale_window: int) -> None:
        where = type(self).__name__
        self.loss_scale_value = at_least_one(where, "loss_scale_value", loss_scale_value)
        self.scale_factor = real_or_int(where, "scale_factor", scale_factor, POSITIVE)
        self.scale_window = whole(where, "scale_window", scale_window)
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
