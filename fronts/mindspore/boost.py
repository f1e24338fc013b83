"""MindSpore's boost."""

from ..interop.mindspore.boost import *
from ..interop.mindspore.boost import __all__, __getattr__
