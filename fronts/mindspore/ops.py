"""MindSpore's ops, as far as optimizers go."""

from ..interop.mindspore.ops import *
