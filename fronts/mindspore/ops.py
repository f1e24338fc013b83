"""MindSpore's ops, as far as optimizers go."""

from ..interop.mindspore.ops import *
from ..interop.mindspore.ops import __getattr__
