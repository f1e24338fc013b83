"""MindSpore's optimizers over NumPy arrays, each step one fused program; no MindSpore needed.

from stepfuse.mindspore import Parameter, nn

weight = Parameter(w, name="fc.weight")             # shares w's memory
opt = nn.Momentum([weight], learning_rate=0.1, momentum=0.9)
opt((gradient,))                                    # w has moved
"""

from . import amp, dtype, experimental, nn, ops
from .amp import DynamicLossScaleManager, FixedLossScaleManager
from .cell import Cell, jit
from .checks import absent
from .dtype import bool_, float16, float32, float64, int32, int64
from .named_states import load_param_into_net
from .tensor import Parameter, ParameterTuple, RowTensor, Tensor

__all__ = [
    "Cell", "DynamicLossScaleManager", "FixedLossScaleManager", "Parameter", "ParameterTuple",
    "RowTensor", "Tensor", "amp", "bool_", "dtype", "experimental", "float16", "float32",
    "float64", "int32", "int64", "jit", "load_param_into_net", "nn", "ops",
]  # fmt: skip

__getattr__ = absent("stepfuse.mindspore", __all__, "optimizers, and what their steps need")
