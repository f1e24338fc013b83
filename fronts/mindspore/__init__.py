"""MindSpore's optimizers over NumPy arrays. They are in `stepfuse.interop.mindspore`."""

from . import amp, dtype, experimental, nn, ops  # first: below are theirs
from ..interop.mindspore import *
from ..interop.mindspore import __all__
