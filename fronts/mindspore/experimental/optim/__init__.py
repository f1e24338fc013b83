"""MindSpore's experimental optimizers."""

from . import lr_scheduler  # first: below are theirs
from ....interop.mindspore.experimental.optim import *
from ....interop.mindspore.experimental.optim import __all__
