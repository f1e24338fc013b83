"""MindSpore's optimizers over NumPy arrays, each step one fused program; no MindSpore needed.

from stepfuse.mindspore import Parameter, nn

weight = Parameter(w, name="fc.weight")             # shares w's memory
opt = nn.Momentum([weight], learning_rate=0.1, momentum=0.9)
opt((gradient,))                                    # w has moved
"""

from . import nn
from .cell import Cell
from .tensor import Parameter, ParameterTuple, RowTensor, Tensor

__all__ = ["Cell", "Parameter", "ParameterTuple", "RowTensor", "Tensor", "nn"]
