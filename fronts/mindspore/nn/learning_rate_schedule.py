"""Learning rates as functions of the step."""

from ...interop.mindspore.nn.learning_rate_schedule import *
from ...interop.mindspore.nn.learning_rate_schedule import __all__
