"""The documented fused operators, called on arrays: `from stepfuse.ops import fused_adam_op`."""

from ..interop.ops import *
from ..interop.ops import __all__
