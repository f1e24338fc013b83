"""The ops that schedules are written with, in both of MindSpore's spellings: cos(x), Cos()(x).

A schedule's `construct(global_step)` runs on the host before each step, with NumPy; these
take and give Tensors, numbers and arrays. Clipping of gradients, in NumPy too, is here as well.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from .tensor import Parameter, Tensor

Op = Callable[..., Tensor]


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
    """Each element between the two, of a tensor or of each of a tuple or list."""
    if isinstance(x, (tuple, list)):
        return tuple(clip_by_value(each, clip_value_min, clip_value_max) for each in x)
    return Tensor(np.clip(np.asarray(x), _bound(clip_value_min), _bound(clip_value_max)))


def clip_by_global_norm(x: Any, clip_norm: float = 1.0, use_norm: Any = None) -> tuple[Tensor, ...]:
    """The tensors times clip_norm / max(N, clip_norm), N their norm together, or `use_norm`."""
    arrays = [np.asarray(each) for each in x]
    squares = sum(float(np.sum(np.square(a, dtype=np.float64))) for a in arrays)
    norm = math.sqrt(squares) if use_norm is None else float(use_norm)
    factor = clip_norm / max(norm, clip_norm)
    return tuple(Tensor(a * a.dtype.type(factor)) for a in arrays)


def _bound(value: Any) -> Any:
    return None if value is None else np.asarray(value)


def _op(function: Callable[..., Any]) -> Op:
    def call(*inputs: Any) -> Tensor:
        return Tensor(function(*map(np.asarray, inputs)))

    return call


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
