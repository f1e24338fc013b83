"""The ops that schedules are written with, in both of MindSpore's spellings: cos(x), Cos()(x).

A schedule's `construct(global_step)` runs on the host before each step, with NumPy; these
take and give Tensors, numbers and arrays. Clipping of gradients, in NumPy too, is here as well, and
for optimizers of one's own: HyperMap, MultitypeFuncGraph, partial.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from functools import partial as partial
from typing import Any

import numpy as np

from ..ops import fused_adam_op as fused_adam_op
from ..ops import fused_adam_weight_decay as fused_adam_weight_decay
from .checks import absent
from .mapping import HyperMap as HyperMap
from .mapping import Map as Map
from .mapping import MultitypeFuncGraph as MultitypeFuncGraph
from .tensor import Parameter, Tensor, as_array

Op = Callable[..., Tensor]


# MindSpore's three names for where its ops are: F, C and P in its own optimizers.
functional = composite = operations = sys.modules[__name__]


def assign(variable: Parameter, value: Any) -> Parameter:
    """Copies a value into a parameter, a learning rate for one. Raises ValueError for a shape."""
    variable.set_data(value)
    return variable


def assign_add(variable: Parameter, value: Any) -> Parameter:
    """Adds to a parameter, in place."""
    variable.set_data(variable.asnumpy() + np.asarray(value))
    return variable


def cast(input_x: Any, dtype: Any) -> Tensor:
    """The same numbers in another dtype."""
    return Tensor(np.asarray(input_x).astype(dtype))


def select(condition: Any, x: Any, y: Any) -> Tensor:
    """x where the condition holds, y elsewhere."""
    return Tensor(np.where(np.asarray(condition), np.asarray(x), np.asarray(y)))


def rsqrt(x: Any) -> Tensor:
    """One over the root."""
    return Tensor(1.0 / np.sqrt(np.asarray(x)))


def clip_by_value(x: Any, clip_value_min: Any = None, clip_value_max: Any = None) -> Any:
    """Each element between the two, of a tensor or of each of a tuple or list; x's dtype stays."""
    if isinstance(x, (tuple, list)):
        return tuple(clip_by_value(each, clip_value_min, clip_value_max) for each in x)
    array = as_array(x)
    low, high = (None if b is None else as_array(b) for b in (clip_value_min, clip_value_max))
    return Tensor(np.clip(array, low, high).astype(array.dtype, copy=False))


def clip_by_global_norm(x: Any, clip_norm: float = 1.0, use_norm: Any = None) -> tuple[Tensor, ...]:
    """The tensors times clip_norm / max(N, clip_norm), N their norm together, or `use_norm`."""
    arrays = [np.asarray(each) for each in x]
    squares = sum(float(np.sum(np.square(a, dtype=np.float64))) for a in arrays)
    norm = math.sqrt(squares) if use_norm is None else float(use_norm)
    factor = clip_norm / max(norm, clip_norm)
    return tuple(Tensor(a * a.dtype.type(factor)) for a in arrays)


def depend(value: Any, expr: Any) -> Any:
    """The value; Python has run its arguments already, so that there is nothing to wait for."""
    return value


def _op(function: Callable[..., Any]) -> Op:
    """An op that gives floats the dtype that MindSpore does: Python's numbers change none."""

    def call(*inputs: Any) -> Tensor:
        bare = [_operand(each) for each in inputs]
        result = np.asarray(function(*bare))
        if result.dtype.kind != "f":
            return Tensor(result)
        return Tensor(result.astype(_float_of(bare), copy=False))

    return call


def _operand(value: Any) -> Any:
    """An array of a tensor or list, a number as it is."""
    return value if isinstance(value, (bool, int, float)) else as_array(value)


def _float_of(operands: list[Any]) -> np.dtype[Any]:
    """The widest float among the arrays, f32 where there is none."""
    floats = [a.dtype for a in operands if isinstance(a, np.ndarray) and a.dtype.kind == "f"]
    return np.result_type(*floats) if floats else np.dtype(np.float32)


def _primitive(function: Any) -> Callable[[], Any]:
    """The class of a primitive: calling it gives the op."""
    return lambda: function


abs, ceil, cos, exp, floor = map(_op, (np.abs, np.ceil, np.cos, np.exp, np.floor))
log, sin, sqrt, square, tanh = map(_op, (np.log, np.sin, np.sqrt, np.square, np.tanh))
add, sub, mul, div, pow = map(_op, (np.add, np.subtract, np.multiply, np.divide, np.power))
maximum, minimum = _op(np.maximum), _op(np.minimum)
equal, greater, less = map(_op, (np.equal, np.greater, np.less))
greater_equal, less_equal = _op(np.greater_equal), _op(np.less_equal)

Abs, Ceil, Cos, Exp, Floor = map(_primitive, (abs, ceil, cos, exp, floor))
Log, Sin, Sqrt, Square, Tanh = map(_primitive, (log, sin, sqrt, square, tanh))
Add, Sub, Mul, Div, Pow = map(_primitive, (add, sub, mul, div, pow))
RealDiv, Maximum, Minimum, Rsqrt = map(_primitive, (div, maximum, minimum, rsqrt))
Equal, Greater, Less = map(_primitive, (equal, greater, less))
GreaterEqual, LessEqual = map(_primitive, (greater_equal, less_equal))
Assign, AssignAdd, Cast, Select = map(_primitive, (assign, assign_add, cast, select))

__getattr__ = absent("stepfuse.mindspore.ops", [*globals()], "the ops of schedules and optimizers")
