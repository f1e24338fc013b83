"""MindSpore's Cell: an object with a `construct`, called like a function."""

from __future__ import annotations

from typing import Any


class Cell:
    """Calling a cell runs its `construct`."""

    def construct(self, *args: Any, **named: Any) -> Any:
        """What the cell computes; subclasses say. Raises NotImplementedError."""
        # as in MindSpore: a cell is what its author's construct() does
        raise NotImplementedError(f"{type(self).__name__} defines no construct()")

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.construct(*args, **named)


class LearningRateSchedule(Cell):
    """A number of each step: subclasses define `construct(global_step)`.

    `global_step`, an int32 Tensor of shape [1], is 0 at the first step; the result is one number.
    """
