"""Optimizers for PyTorch: real torch.optim.Optimizers whose step is one fused program.

from stepfuse.torch import AdamW          # torch's own names, arguments and defaults
from stepfuse.torch import Lion           # every other registered one: `lion`
from stepfuse.torch import Optimizer      # one's own spec: Optimizer(params, spec, lr=0.1)
from stepfuse.torch import Captured       # any other class: Captured(params, AdaBelief, lr=0.1)
"""

from __future__ import annotations

from .captured.optimizer import Captured
from .checkpoints.state_dicts import load_state_dict, state_dict_of
from .classes import (
    ASGD,
    SGD,
    Adadelta,
    Adafactor,
    Adagrad,
    Adam,
    Adamax,
    AdamW,
    NAdam,
    RAdam,
    RMSprop,
    Rprop,
    SparseAdam,
)
from .in_backward import step_in_backward
from .registry import Optimizer, Registered, class_names, registered_class

__all__ = [
    "ASGD", "SGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax", "Captured",
    "NAdam", "Optimizer", "RAdam", "RMSprop", "Rprop", "SparseAdam", "load_state_dict",
    "state_dict_of", "step_in_backward",
]  # fmt: skip


def __getattr__(name: str) -> type[Registered]:
    """The classes of the other registered optimizers, made when they are first asked for."""
    if name not in class_names():
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return registered_class(class_names()[name])


def __dir__() -> list[str]:
    return sorted([*__all__, *class_names()])
