"""MindSpore's optimizers."""

from ...interop.mindspore.nn.optim import *
from ...interop.mindspore.nn.optim import __all__
