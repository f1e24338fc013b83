"""MindSpore's experimental optimizers: torch's rules and groups, in `opt.param_groups`.

opt = optim.AdamW([{"params": weights}, {"params": biases, "weight_decay": 0.0}], lr=1e-3)
opt.param_groups[1]["lr"].set_data(1e-4)          # holds from the next step on
"""

from . import lr_scheduler
from .optimizer import AdamW, NAdam, Optimizer, RAdam

__all__ = ["AdamW", "NAdam", "Optimizer", "RAdam", "lr_scheduler"]
