"""MindSpore's nn, as far as optimizers go."""

import difflib

from ..cell import Cell
from ..loss_scale import DynamicLossScaleUpdateCell, FixedLossScaleUpdateCell
from . import dynamic_lr, learning_rate_schedule, optim
from .dynamic_lr import (
    cosine_decay_lr,
    exponential_decay_lr,
    inverse_decay_lr,
    natural_exp_decay_lr,
    piecewise_constant_lr,
    polynomial_decay_lr,
    warmup_lr,
)
from .learning_rate_schedule import (
    CosineDecayLR,
    ExponentialDecayLR,
    InverseDecayLR,
    LearningRateSchedule,
    NaturalExpDecayLR,
    PolynomialDecayLR,
    WarmUpLR,
)
from .optim import (
    ASGD,
    FTRL,
    LARS,
    SGD,
    Adadelta,
    AdaFactor,
    Adagrad,
    Adam,
    AdaMax,
    AdamOffload,
    AdamWeightDecay,
    Lamb,
    LazyAdam,
    Momentum,
    Optimizer,
    ProximalAdagrad,
    RMSProp,
    Rprop,
)

__all__ = [
    "ASGD", "Adadelta", "AdaFactor", "Adagrad", "Adam", "AdaMax", "AdamOffload", "AdamWeightDecay",
    "Cell", "CosineDecayLR", "DynamicLossScaleUpdateCell", "ExponentialDecayLR", "FTRL",
    "FixedLossScaleUpdateCell", "InverseDecayLR", "LARS", "Lamb", "LazyAdam",
    "LearningRateSchedule", "Momentum", "NaturalExpDecayLR", "Optimizer", "PolynomialDecayLR",
    "ProximalAdagrad", "RMSProp", "Rprop", "SGD", "WarmUpLR", "cosine_decay_lr", "dynamic_lr",
    "exponential_decay_lr", "inverse_decay_lr", "learning_rate_schedule", "natural_exp_decay_lr",
    "optim", "piecewise_constant_lr", "polynomial_decay_lr", "warmup_lr",
]  # fmt: skip


def __getattr__(name: str) -> None:
    """Refuses what is not here, naming the nearest (AttributeError)."""
    if name.lower() == "thor":
        raise AttributeError("stepfuse.mindspore.nn has no THOR yet; every other optimizer is here")
    near = difflib.get_close_matches(name, __all__)
    hint = f"did you mean {' or '.join(near)}?" if near else "it has optimizers and their schedules"
    raise AttributeError(f"stepfuse.mindspore.nn has no '{name}'; {hint}")
