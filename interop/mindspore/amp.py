"""Loss scales as functions of gradients, and the test of whether they are finite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .checks import absent, at_least_one, whole
from .loss_scale import DynamicLossScaleManager, FixedLossScaleManager
from .tensor import Parameter, Tensor

__all__ = [
    "DynamicLossScaleManager", "DynamicLossScaler", "FixedLossScaleManager", "StaticLossScaler",
    "all_finite",
]  # fmt: skip


def all_finite(inputs: Any) -> Tensor:
    """Return a Tensor that is true if no element of the tensors is infinite or NaN."""
    return Tensor(all(bool(np.isfinite(np.asarray(x)).all()) for x in _listed(inputs)))


class StaticLossScaler:
    """One scale. Raises TypeError, ValueError for one below 1."""

    def __init__(self, scale_value: float) -> None:
        value = at_least_one(type(self).__name__, "scale_value", scale_value)
        self.scale_value = Parameter(np.asarray(value, np.float32), "scale_value")

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

    def __init__(self, scale_value: float, scale_factor: int, scale_window: int) -> None:
        super().__init__(scale_value)
        self.scale_factor = whole("DynamicLossScaler", "scale_factor", scale_factor)
        self.scale_window = whole("DynamicLossScaler", "scale_window", scale_window)
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
