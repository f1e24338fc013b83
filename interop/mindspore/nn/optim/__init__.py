"""MindSpore's optimizers, over NumPy arrays."""

from .adafactor import AdaFactor
from .adagrad import FTRL, Adagrad, ProximalAdagrad
from .adam import Adam, AdaMax, AdamOffload, AdamWeightDecay, Lamb, LazyAdam
from .lars import LARS
from .momentum import SGD, Momentum
from .optimizer import Optimizer
from .rmsprop import ASGD, Adadelta, RMSProp, Rprop
from .thor import thor
from .thor_layers import ThorLayer

__all__ = [
    "ASGD", "Adadelta", "AdaFactor", "Adagrad", "Adam", "AdaMax", "AdamOffload", "AdamWeightDecay",
    "FTRL", "LARS", "Lamb", "LazyAdam", "Momentum", "Optimizer", "ProximalAdagrad", "RMSProp",
    "Rprop", "SGD", "ThorLayer", "thor",
]  # fmt: skip
