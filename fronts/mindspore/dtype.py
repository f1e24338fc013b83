"""MindSpore's names of dtypes."""

from ..interop.mindspore.dtype import *
from ..interop.mindspore.dtype import __all__
