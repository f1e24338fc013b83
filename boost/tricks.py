"""The tricks, one row each, in the order in which they are applied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from .settings import Settings
from .trick import Trick


@dataclass(frozen=True, slots=True)
class TrickRow:
    """A trick: its switch, its class, and `module:function` that makes it of the settings.

    The function is called with all settings, checked; its module is loaded then.
    `evaluates`: whether networks that are only evaluated have it, too.
    """

    name: str
    title: str
    maker: str
    evaluates: bool = False

    def make(self, settings: Settings) -> Trick:
        """The trick. Raises BoostError where its settings do not fit."""
        module, _, function = self.maker.partition(":")
        make: Callable[[Settings], Trick] = getattr(import_module(module, __package__), function)
        return make(settings)


TRICKS = (
    TrickRow("dim_reduce", "DimReduce", ".dim_reduce.trick:dim_reduce_trick"),
    TrickRow("less_bn", "LessBN", ".less_bn.less_bn:less_bn_trick", evaluates=True),
    TrickRow("grad_freeze", "GradientFreeze", ".networks.gradient_freeze:freeze_trick"),
    TrickRow("adasum", "AdaSum", ".networks.adaptive_steps:adasum_trick"),
    TrickRow("loss_scale_group", "GroupLossScaleManager", ".networks.scaled_groups:scales_trick"),
    TrickRow(
        "grad_accumulation", "GradientAccumulation", ".networks.gradient_accumulation:mean_trick"
    ),
)
