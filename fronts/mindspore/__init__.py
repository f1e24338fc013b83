"""MindSpore's optimizers over NumPy arrays. They are in `stepfuse.interop.mindspore`."""

from . import amp, boost, dtype, experimental, nn, ops  # first: below are theirs
from ..interop import mindspore as _defined
from ..interop.mindspore import *
from ..interop.mindspore import __getattr__

__all__ = [*_defined.__all__, "boost"]
