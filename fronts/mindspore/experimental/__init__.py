"""MindSpore's `experimental`."""

from . import optim  # first: below are theirs
from ...interop.mindspore.experimental import *
from ...interop.mindspore.experimental import __all__
