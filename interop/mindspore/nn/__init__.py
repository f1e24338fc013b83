"""MindSpore's nn, as far as optimizers go."""

from ..cell import Cell
from ..checks import absent
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
    ThorLayer,
    thor,
)

__all__ = [
    "ASGD", "Adadelta", "AdaFactor", "Adagrad", "Adam", "AdaMax", "AdamOffload", "AdamWeightDecay",
    "Cell", "CosineDecayLR", "DynamicLossScaleUpdateCell", "ExponentialDecayLR", "FTRL",
    "FixedLossScaleUpdateCell", "InverseDecayLR", "LARS", "Lamb", "LazyAdam",
    "LearningRateSchedule", "Momentum", "NaturalExpDecayLR", "Optimizer", "PolynomialDecayLR",
    "ProximalAdagrad", "RMSProp", "Rprop", "SGD", "ThorLayer", "WarmUpLR", "cosine_decay_lr",
    "dynamic_lr", "exponential_decay_lr", "inverse_decay_lr", "learning_rate_schedule",
    "natural_exp_decay_lr", "optim", "piecewise_constant_lr", "polynomial_decay_lr", "thor",
    "warmup_lr",
]  # fmt: skip

__getattr__ = absent("stepfuse.mindspore.nn", __all__, "optimizers and their schedules")
