"""MindSpore's optimizers, over NumPy arrays."""

from .adagrad import FTRL, Adadelta, Adagrad, ProximalAdagrad, RMSProp
from .adam import AdaFactor, Adam, AdaMax, AdamOffload, AdamWeightDecay, Lamb, LazyAdam
from .descent import ASGD, LARS, SGD, Momentum, Rprop
from .optimizer import Optimizer
from .thor import thor
from .thor_layers import ThorLayer

__all__ = [
    "ASGD", "Adadelta", "AdaFactor", "Adagrad", "Adam", "AdaMax", "AdamOffload", "AdamWeightDecay",
    "FTRL", "LARS", "Lamb", "LazyAdam", "Momentum", "Optimizer", "ProximalAdagrad", "RMSProp",
    "Rprop", "SGD", "ThorLayer", "thor",
]  # fmt: skip
