"""The ops that schedules are written with, in both of MindSpore's spellings: cos(x), Cos()(x).

A schedule's `construct(global_step)` runs on the host before each step, with NumPy; these
take and give Tensors, numbers and arrays.
"""

from __future__ import annotations

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
