"""Boost: tricks that change network, backward pass and optimizer together, after MindSpore's.

from stepfuse import boost

network, optimizer = boost.AutoBoost("O1").network_auto_process_train(network, optimizer)

Nothing here loads torch before a network is touched.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..ir.errors import needed
from .adaptive_sum import adasum
from .auto_boost import AutoBoost
from .errors import BoostError, BoostTypeError
from .freeze_rules import freeze_indices
from .group_scales import GroupLossScaleManager

if TYPE_CHECKING:
    from .dim_reduce.dim_reduce import DimReduce
    from .less_bn.less_bn import LessBN
    from .networks.adaptive_steps import AdaSum, AdaSumByDeltaWeightWrapCell, AdaSumByGradWrapCell
    from .networks.gradient_accumulation import GradientAccumulation
    from .networks.gradient_freeze import GradientFreeze

__all__ = [
    "AdaSum", "AdaSumByDeltaWeightWrapCell", "AdaSumByGradWrapCell", "AutoBoost", "BoostError",
    "BoostTypeError", "DimReduce", "GradientAccumulation", "GradientFreeze",
    "GroupLossScaleManager", "LessBN", "adasum", "freeze_indices",
]  # fmt: skip

_OF_NETWORKS = {
    "AdaSum": ".networks.adaptive_steps",
    "AdaSumByDeltaWeightWrapCell": ".networks.adaptive_steps",
    "AdaSumByGradWrapCell": ".networks.adaptive_steps",
    "DimReduce": ".dim_reduce.dim_reduce",
    "GradientAccumulation": ".networks.gradient_accumulation",
    "GradientFreeze": ".networks.gradient_freeze",
    "LessBN": ".less_bn.less_bn",
}


def __getattr__(name: str) -> Any:
    """Return a name that works on modules of torch, loaded on first use."""
    if name not in _OF_NETWORKS:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    with needed(f"stepfuse.boost.{name}"):
        found = globals()[name] = getattr(import_module(_OF_NETWORKS[name], __name__), name)
    return found


def __dir__() -> list[str]:
    return __all__
