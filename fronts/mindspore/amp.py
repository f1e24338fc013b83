"""Loss scaling under MindSpore's names."""

from ..interop.mindspore.amp import *
from ..interop.mindspore.amp import __all__, __getattr__
