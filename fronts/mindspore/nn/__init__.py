"""MindSpore's nn, as far as optimizers go."""

from . import dynamic_lr, learning_rate_schedule, optim  # first: below are theirs
from ...interop.mindspore.nn import *
from ...interop.mindspore.nn import __all__, __getattr__

# again, for mypy, which reads no `__all__ += ...`
from ...interop.mindspore.nn.dynamic_lr import *
from ...interop.mindspore.nn.learning_rate_schedule import *
from ...interop.mindspore.nn.optim import *
