"""MindSpore's optimizers over NumPy arrays. They are in `stepfuse.interop.mindspore`."""

from . import amp, boost, dtype, experimental, nn, ops  # first: below are theirs
from ..interop.mindspore import *
from ..interop.mindspore import __all__, __getattr__
