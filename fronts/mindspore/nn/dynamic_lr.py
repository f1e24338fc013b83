"""Learning rates as lists."""

from ...interop.mindspore.nn.dynamic_lr import *
from ...interop.mindspore.nn.dynamic_lr import __all__
