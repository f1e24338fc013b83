"""MindSpore's experimental schedules."""

from ....interop.mindspore.experimental.optim.lr_scheduler import *
from ....interop.mindspore.experimental.optim.lr_scheduler import __all__
