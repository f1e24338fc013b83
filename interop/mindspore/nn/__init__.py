"""MindSpore's nn, as far as optimizers go."""

from ..amp import DynamicLossScaleUpdateCell, FixedLossScaleUpdateCell
from ..cell import Cell
from ..checks import absent
from . import dynamic_lr, learning_rate_schedule, optim
from .dynamic_lr import *
from .learning_rate_schedule import *
from .optim import *

__all__ = [
    "Cell", "DynamicLossScaleUpdateCell", "FixedLossScaleUpdateCell", "dynamic_lr",
    "learning_rate_schedule", "optim",
]  # fmt: skip
__all__ += dynamic_lr.__all__
__all__ += learning_rate_schedule.__all__
__all__ += optim.__all__

__getattr__ = absent("stepfuse.mindspore.nn", __all__, "optimizers and their schedules")
