"""MindSpore's nn, as far as optimizers go."""

from ..cell import Cell, LearningRateSchedule
from . import optim
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
    "Cell", "FTRL", "LARS", "Lamb", "LazyAdam", "LearningRateSchedule", "Momentum", "Optimizer",
    "ProximalAdagrad", "RMSProp", "Rprop", "SGD", "optim",
]  # fmt: skip
