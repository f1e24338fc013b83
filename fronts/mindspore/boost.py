"""MindSpore's boost."""

from ..boost.mindspore import *
from ..boost.mindspore import __all__, __getattr__
