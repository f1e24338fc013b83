"""Optimizers for PyTorch: real torch.optim.Optimizers whose step is one fused program.

from stepfuse.torch import AdamW          # torch's own names, arguments and defaults
from stepfuse.torch import Lion           # every other registered one: `lion`
from stepfuse.torch import Optimizer      # one's own spec: Optimizer(params, spec, lr=0.1)
from stepfuse.torch import Captured       # any other class: Captured(params, AdaBelief, lr=0.1)
"""

from __future__ import annotations

from difflib import get_close_matches

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
    Muon,
    NAdam,
    RAdam,
    RMSprop,
    Rprop,
    SparseAdam,
)
from .devices.torch_device import elsewhere
from .in_backward import step_in_backward
from .lbfgs import LBFGS
from .local.gossip import Gossip, PushSum
from .local.local_steps import LocalSteps
from .registry import Optimizer, RegisteredOptimizer, made_names, registered_class
from .second_order.thor import thor
from .sharded.optimizer import Sharded

__all__ = [
    "ASGD", "LBFGS", "SGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax",
    "Captured", "Gossip", "LocalSteps", "Muon", "NAdam", "Optimizer", "PushSum", "RAdam", "RMSprop",
    "Rprop", "Sharded", "SparseAdam", "elsewhere", "load_state_dict", "state_dict_of",
    "step_in_backward", "thor",
]  # fmt: skip


def __getattr__(name: str) -> type[RegisteredOptimizer]:
    """The classes of the other registered optimizers, made when they are first asked for."""
    if name in made_names():
        return registered_class(made_names()[name])
    hint = "" if name.startswith("_") else _hint(name)
    raise AttributeError(f"module 'stepfuse.torch' has no attribute '{name}'{hint}")


def __dir__() -> list[str]:
    return sorted([*__all__, *made_names()])


def _hint(name: str) -> str:
    """The name that a wrong one is another spelling of, or those near to it, to be written."""
    lower = {known.lower(): known for known in __dir__()}
    found = lower.get(name.replace("_", "").lower())
    near = [lower[n] for n in get_close_matches(name.lower(), lower)]
    instead = found or " or ".join(near)
    return f"; write {instead}" if instead else ""
