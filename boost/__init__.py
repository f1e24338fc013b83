"""Boost: tricks that change network, backward pass and optimizer together, after MindSpore's.

from stepfuse import boost

network, optimizer = boost.AutoBoost("O1").network_auto_process_train(network, optimizer)

Nothing here loads torch before a network is touched.
"""

from __future__ import annotations

from .adaptive_sum import adasum
from .errors import BoostError, BoostTypeError
from .freeze_rules import freeze_indices
from .group_scales import GroupLossScaleManager

__all__ = [
    "BoostError", "BoostTypeError", "GroupLossScaleManager", "adasum", "freeze_indices",
]  # fmt: skip
