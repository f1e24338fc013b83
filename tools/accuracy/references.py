"""Values that owe nothing to the ops: NumPy and SciPy in f64 for f32, mpmath for f64.

A reference is a sum of two f64, so that it is known far beyond the last place of an f64. The
conversions are compared with those of NumPy and ml_dtypes.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import WrongUsage
from ...ir.types import F16, DType

_BITS = 160  # of mpmath's numbers

_WIDE: dict[str, Callable[[Array], Array]] = {
    "exp": np.exp,
    "log": np.log,
    "expm1": np.expm1,
    "log1p": np.log1p,
    "sin": np.sin,
    "cos": np.cos,
    "atan": np.arctan,
    "erf": lambda x: np.asarray(_needed("scipy.special").erf(x)),
    "tanh": np.tanh,
    "sigmoid": lambda x: 1.0 / (1.0 + np.exp(-x)),
    "sqrt": np.sqrt,
    "rsqrt": lambda x: 1.0 / np.sqrt(x),
    "cbrt": np.cbrt,
    "sign": np.sign,
}
# What mpmath has no name for.
_EXACT: dict[str, Callable[[Any, Any], Any]] = {
    "sigmoid": lambda mp, x: 1 / (1 + mp.exp(-x)),
    "rsqrt": lambda mp, x: 1 / mp.sqrt(x),
    "cbrt": lambda mp, x: mp.sign(x) * mp.cbrt(abs(x)),
}
FUNCTIONS = tuple(_WIDE)
_LEAST = {"log": 0.0, "sqrt": 0.0, "rsqrt": 0.0, "log1p": -1.0}  # complex numbers below


def reference(op: str, x: Array) -> tuple[Array, Array]:
    """The value of a function, as f64 and the remainder. Raises WrongUsage."""
    if x.dtype == np.float32:
        with np.errstate(all="ignore"):
            high = _WIDE[op](x.astype(np.float64))
        return high, np.zeros(1)
    return _exact(op, x)


def converted(x: Array, source: DType, target: DType) -> Array:
    """Another library's conversion; narrow floats are bit patterns. Raises WrongUsage."""
    wide = x.view(_numpy_type(source)) if source.is_pattern else x
    with np.errstate(all="ignore"):
        found = wide.astype(_numpy_type(target))
    return found.view(target.numpy) if target.is_pattern else found


def _numpy_type(dtype: DType) -> Any:
    if dtype is F16:
        return np.float16
    return getattr(_needed("ml_dtypes"), dtype.array_name) if dtype.is_pattern else dtype.numpy


def _exact(op: str, x: Array) -> tuple[Array, Array]:
    mp = _needed("mpmath").MPContext()  # one of our own: precision is a state
    mp.prec = _BITS
    function = _EXACT.get(op) or (lambda mp, value: getattr(mp, op)(value))
    high, low = np.empty(x.shape), np.zeros(x.shape)
    with np.errstate(all="ignore"):
        simple = _WIDE[op](x)  # right for infinities, zeros and NaN
    for index, value in enumerate(x.tolist()):
        high[index] = simple[index]
        if np.isfinite(value) and value != 0 and not value < _LEAST.get(op, value):
            exact = function(mp, mp.mpf(value))
            high[index] = float(exact)
            if np.isfinite(high[index]):
                low[index] = float(exact - mp.mpf(high[index]))
    return high, low


def _needed(name: str) -> Any:
    """A module that only this needs."""
    try:
        return import_module(name)
    except ImportError:
        package = name.partition(".")[0]
        raise WrongUsage(f"{package} is needed: pip install 'stepfuse[accuracy]'") from None
