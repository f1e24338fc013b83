"""Support of generated numba-cuda source: decorators, products, and `backends/numba` on devices.

In numba-cuda's simulator (NUMBA_ENABLE_CUDASIM=1, read when numba is first imported) all of it is
Python. For a GPU, each function of `backends/numba` has device code here. All ops round to nearest;
products say so by `mul`, for of `a * b + c` numba-cuda would make one operation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import config, types
from numba import cuda as _cuda
from numba.cuda import extending as _extending
from numba.cuda import libdevice as _libdevice

from ...ir.semantics import LANES
from ..numba import folds, formats, support
from ..numba.ops import CONVERSIONS
from ..numba.support import D, F, I, L, bits, from_bits, select

Function = Callable[..., Any]
Both = tuple[str, str]
cuda: Any = _cuda  # has no types; the simulator looks for it in a module's names
extending: Any = _extending  # numba-cuda's: numba ships one of this name that knows less

compiled = cuda.jit(device=True)  # a function that kernels call
exported = cuda.jit  # a kernel: an entry that is launched

# What libdevice calls it for f32 or i32, for f64 or i64.
_OF_ONE = {
    support.sqrt: ("fsqrt_rn", "dsqrt_rn"),
    support.rint: ("rintf", "rint"),
    support.floor: ("floorf", "floor"),
    support.fabs: ("fabsf", "fabs"),
    support.bits: ("float_as_int", "double_as_longlong"),
    support.from_bits: ("int_as_float", "longlong_as_double"),
}
_COPYSIGN = ("copysignf", "copysign")
_OF_THREE = {support.fma: ("fmaf_rn", "fma_rn")}
_WIDE = (types.float64, types.int64)


def mul(a: Any, b: Any) -> Any:
    """The product, rounded to nearest: no part of another operation."""
    return a * b


def _register() -> None:
    """Tell numba-cuda of all that generated source calls."""
    for function, names in _OF_ONE.items():
        extending.overload(function, strict=False)(_of_one(names))
    extending.overload(mul, strict=False)(_of_two(("fmul_rn", "dmul_rn")))
    for function, names in _OF_THREE.items():
        extending.overload(function, strict=False)(_of_three(names))
    for function, code in _AS_PYTHON.items():
        extending.overload(function, strict=False)(code)
    for function in (*folds.FOLDS.values(), *folds.TERMS.values(), *_FORMATS, folds.group_start):
        extending.register_jitable(function)
    extending.type_callable(support.array)(support.type_of_array)
    extending.lower_builtin(support.array, types.VarArg(types.Any))(support.write_array)


def _of_type(names: Both, kind: Any) -> Any:
    """The function of libdevice for an argument of 32 bits, or of 64."""
    return getattr(_libdevice, names[kind in _WIDE])


# An overload is written out for each number of arguments: Numba reads it off the signature.
def _of_one(names: Both) -> Function:
    def typed(a: Any) -> Function:
        of = _of_type(names, a)
        return lambda a: of(a)

    return typed


def _of_two(names: Both) -> Function:
    def typed(a: Any, b: Any) -> Function:
        of = _of_type(names, a)
        return lambda a, b: of(a, b)

    return typed


def _of_three(names: Both) -> Function:
    def typed(a: Any, b: Any, c: Any) -> Function:
        of = _of_type(names, a)
        return lambda a, b, c: of(a, b, c)

    return typed


def _copysign(a: Any, b: Any) -> Function:
    of, number = _of_type(_COPYSIGN, a), D if a == types.float64 else F
    return lambda a, b: of(a, select(b != b, number(0.0), b))  # a NaN counts as positive


def _select(condition: Any, a: Any, b: Any) -> Function:
    return lambda condition, a, b: a if condition else b


def _table8(  # by the last bits of the index, as in machine code
    index: Any, a: Any, b: Any, c: Any, d: Any, e: Any, f: Any, g: Any, h: Any
) -> Function:
    def chosen(index: Any, a: Any, b: Any, c: Any, d: Any, e: Any, f: Any, g: Any, h: Any) -> Any:
        first, second = index & 1 != 0, index & 2 != 0
        low = select(second, select(first, d, c), select(first, b, a))
        high = select(second, select(first, h, g), select(first, f, e))
        return select(index & 4 != 0, high, low)

    return chosen


def _minimum(a: Any, b: Any) -> Function:
    pattern = L if a == types.float64 else I

    def smaller(a: Any, b: Any) -> Any:  # of zeros, -0 has the sign
        equal = from_bits(pattern(bits(a) | bits(b)))
        found = select(a < b, a, select(b < a, b, equal))
        return select(a != a, a, select(b != b, b, found))

    return smaller


def _maximum(a: Any, b: Any) -> Function:
    pattern = L if a == types.float64 else I

    def larger(a: Any, b: Any) -> Any:
        equal = from_bits(pattern(bits(a) & bits(b)))
        found = select(a > b, a, select(b > a, b, equal))
        return select(a != a, a, select(b != b, b, found))

    return larger


def _lshr(a: Any, count: Any) -> Function:
    signed, unsigned = (L, np.uint64) if a == types.int64 else (I, np.uint32)
    return lambda a, count: signed(unsigned(a) >> unsigned(count))


def _lanes() -> Function:
    return lambda: cuda.local.array(LANES, D)


_AS_PYTHON: dict[Function, Function] = {
    support.select: _select, support.minimum: _minimum, support.maximum: _maximum,
    support.copysign: _copysign, support.lshr: _lshr, support.lanes: _lanes,
    support.table8: _table8,
}  # fmt: skip
_FORMATS = tuple(getattr(formats, name) for name in CONVERSIONS)

if not getattr(config, "ENABLE_CUDASIM", False):
    _register()
