"""Loss scales of groups of layers, each of which adapts itself."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from .errors import BoostError, BoostTypeError, number, whole

Array = np.ndarray[Any, np.dtype[np.float32]]

SHRINK, GROW = 2.0**-0.5, 2.0**0.001
_LARGEST = float(np.finfo(np.float32).max)


class GroupLossScaleManager:
    """One loss scale for each group of parameters, changed after every step.

        scale <- scale 2^(-1/2)     where a gradient of the group is infinite or NaN
        scale <- scale 2^(1/1000)   else, as long as that is a finite f32

    A step in which any group overflows is to be skipped. `loss_scale_groups` has the parameters
    (or their names) of each group; `init_loss_scale` is where all scales start, or has one for
    each group. Raises BoostError, BoostTypeError.
    Source: MindSpore's boost.GroupLossScaleManager.
    """

    def __init__(self, init_loss_scale: Any, loss_scale_groups: Sequence[Any]) -> None:
        if not isinstance(loss_scale_groups, list | tuple):
            raise BoostTypeError(
                f"loss_scale_groups: expected a list with the parameters of each group, got "
                f"{loss_scale_groups!r}"
            )
        if not loss_scale_groups:
            raise BoostError("loss_scale_groups: expected at least one group, got none")
        self.loss_scale_groups = loss_scale_groups
        self.scales: Array = np.array(_starts(init_loss_scale, len(loss_scale_groups)), np.float32)
        self._first = init_loss_scale
        self._unscale: Any = None  # made with the first gradients

    def get_loss_scale(self) -> Any:
        """The first value of the scales."""
        return self._first

    def get_update_cell(self) -> GroupLossScaleManager:
        """The manager itself, which changes the scales."""
        return self

    def ratio(self, layer1: int, layer2: int) -> float:
        """The scale of group layer1 by that of layer2: 1 .. n, beside which (0, n+1) it is 1."""
        ends = np.ones(1, np.float32)
        scales = np.concatenate([ends, self.scales, ends])
        for name, layer in (("layer1", layer1), ("layer2", layer2)):
            if whole(name, layer, 0) >= len(scales):
                raise BoostError(
                    f"{name}: expected a group from 1 to {len(self.scales)}, or 0 or "
                    f"{len(scales) - 1} for what is beside them, got {layer}"
                )
        return float(scales[layer1] / scales[layer2])

    def __call__(self, x: Any, layer1: int, layer2: int) -> Any:
        """A torch tensor as it is; its gradient is multiplied by `ratio(layer1, layer2)`.

        Between the layers of groups 1 and 2: x = manager(x, 1, 2); in front of the first group
        manager(x, 0, 1), behind the last of n manager(x, n, n + 1), so that the loss needs no
        scale.
        """
        self.ratio(layer1, layer2)
        marks = import_module(".networks.group_marks", __package__)
        return marks.mark(x, self, layer1, layer2)

    def unscale(self, gradients: Sequence[Sequence[Any]]) -> bool:
        """Divides the gradients, a list for each group, by their scales, and adapts these.

        Gradients are arrays or tensors, changed in place, all groups in one launch; the groups
        have been given as such, too. True if a group overflowed: then leave the step out.
        Raises BoostError, BindError.
        """
        return self.update(self.divide(gradients))

    def divide(self, gradients: Sequence[Sequence[Any]]) -> list[bool]:
        """The first half of `unscale`: divides them; which groups overflowed.

        None stands for a gradient that there is not. Raises BoostError, BindError.
        """
        lists = _several("unscale", gradients, len(self.scales))
        for index, (mine, group) in enumerate(zip(lists, self.loss_scale_groups, strict=True)):
            _several(f"unscale: gradients[{index}]", mine, len(group), "a parameter")
        if self._unscale is None:
            unscale = import_module(".group_unscale", __package__)
            self._unscale = unscale.GroupUnscale(self.loss_scale_groups)
        return self._unscale.run(gradients, self.scales)

    def load_scales(self, scales: Sequence[float]) -> None:
        """Goes on with saved scales: one a group, above 0. Raises BoostError, BoostTypeError."""
        given = _several("loss scales", scales, len(self.scales))
        for value in given:
            if not 0.0 < number("loss scales", value) <= _LARGEST:
                raise BoostError(f"loss scales: expected numbers above 0 in f32, got {value}")
        self.scales = np.array(given, np.float32)

    def update(self, overflowed: Sequence[bool]) -> bool:
        """Takes in which groups overflowed; whether to skip the step. Raises BoostError."""
        bad = np.asarray(_several("update", overflowed, len(self.scales)), np.bool_)
        after = self.scales * np.where(bad, SHRINK, GROW)
        self.scales = np.where(after <= _LARGEST, after, self.scales).astype(np.float32)
        return bool(bad.any())

    def update_loss_scale_status(self, layer: int, update_ratio: float) -> float:
        """Multiplies the scale of one group; the new scale."""
        if whole("layer", layer, 0) >= len(self.scales):
            raise BoostError(f"layer: expected 0 to {len(self.scales) - 1}, got {layer}")
        after = float(self.scales[layer]) * number("update_ratio", update_ratio)
        if not 0.0 < after <= _LARGEST:
            raise BoostError(
                f"update_ratio: expected a scale above 0 that f32 has, got {update_ratio} times "
                f"{self.scales[layer]}"
            )
        self.scales[layer] = after
        return float(self.scales[layer])


def _several(what: str, given: Any, count: int, each: str = "a group") -> list[Any]:
    """As many as there are groups. Raises BoostTypeError, BoostError."""
    if isinstance(given, str) or not hasattr(given, "__len__"):
        raise BoostTypeError(
            f"{what}: expected a list of {count}, one {each}, got {type(given).__name__}"
        )
    if len(given) != count:
        raise BoostError(f"{what}: expected {count}, one {each}, got {len(given)}")
    return list(given)


def _starts(given: Any, groups: int) -> list[float]:
    many = list(given) if isinstance(given, list | tuple) else [given] * groups
    if len(many) != groups:
        raise BoostError(
            f"init_loss_scale: expected one for each of {groups} groups, got {len(many)}"
        )
    for value in many:
        if not 1.0 <= number("init_loss_scale", value) <= _LARGEST:
            raise BoostError(f"init_loss_scale: expected a number from 1, got {value}")
    return many
