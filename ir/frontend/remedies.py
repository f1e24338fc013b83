"""Replacements of names that other libraries have and traced values do not."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

# The language's functions that NumPy and SciPy have under other names, and Python's operators.
UFUNCS: dict[str, str | Callable[..., Any]] = {
    "add": operator.add, "subtract": operator.sub, "multiply": operator.mul,
    "divide": operator.truediv, "power": operator.pow, "float_power": operator.pow,
    "negative": operator.neg, "absolute": abs, "fabs": abs, "reciprocal": lambda a: 1.0 / a,
    "less": operator.lt, "less_equal": operator.le, "greater": operator.gt,
    "greater_equal": operator.ge, "equal": operator.eq, "not_equal": operator.ne,
    "logical_and": operator.and_, "logical_or": operator.or_, "logical_not": operator.invert,
    "bitwise_and": operator.and_, "bitwise_or": operator.or_, "invert": operator.invert,
    "arcsin": "asin", "arccos": "acos", "arctan": "atan",
    "arctan2": "atan2", "arcsinh": "asinh", "arccosh": "acosh",
    "arctanh": "atanh", "expit": "sigmoid", "matmul": operator.matmul,
}  # fmt: skip

# Names of torch's functions and operators that NumPy has under other names.
TORCH = {
    "sub": "subtract", "mul": "multiply", "div": "divide", "truediv": "divide",
    "true_divide": "divide", "neg": "negative", "abs": "absolute", "pow": "power",
    "lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal", "eq": "equal",
    "ne": "not_equal", "round": "rint", "clamp": "clip", "mm": "matmul",
}  # fmt: skip

_WHOLE = "a - b * floor(a / b)"

# By the bare name, whoever has it: `a.clip(...)`, `np.clip(a, ...)`.
INSTEAD: dict[str, str] = {
    "clamp": "clip(a, low, high)", "clip": "clip(a, low, high)", "round": "rint(a)",
    "trunc": "copysign(floor(abs(a)), a)", "hypot": "sqrt(a * a + b * b)", "fmax": "maximum(a, b)",
    "fmin": "minimum(a, b)", "remainder": _WHOLE, "fmod": _WHOLE, "mod": _WHOLE,
    "floor_divide": "floor(a / b)", "logical_xor": "a != b", "bitwise_xor": "a != b",
    "inner": "a.dot(b, TENSOR)",
    "vdot": "a.dot(b, TENSOR)", "dot": "a.dot(b, TENSOR)",
    "std": "sqrt((c * c).mean(TENSOR)), of c = a - a.mean(TENSOR)",
    "var": "(c * c).mean(TENSOR), of c = a - a.mean(TENSOR)",
    "norm": "norm(a, TENSOR)", "amax": "a.max(TENSOR)", "amin": "a.min(TENSOR)",
    "zeros_like": "0.0; a number is along all axes of what it is combined with",
    "ones_like": "1.0; a number is along all axes of what it is combined with",
    "relu": "maximum(a, 0.0)", "stack": "a role for each", "cat": "a role for each",
    "lerp": "a + w * (b - a)", "addcmul": "a + w * b * c", "addcdiv": "a + w * b / c",
    "where": "where(c, a, b)", "fma": "fma(a, b, c)", "maximum": "maximum(a, b)",
    "atan2": "atan2(a, b)", "minimum": "minimum(a, b)", "copysign": "copysign(a, b)", "pow": "a**b",
    "item": "the value itself", "numpy": "the value itself", "detach": "the value itself",
    "clone": "the value itself", "copy": "the value itself: values never change",
    "astype": "the dtype at the role: m=zeros.bf16",
    "float": "the value itself; the dtype is the role's: m=zeros.bf16",
    "to": "the dtype at the role: m=zeros.bf16", "dtype": "the dtype at the role: m=zeros.bf16",
    "abs": "abs(a)", "neg": "-a", "add": "a + b", "mul": "a * b", "sub": "a - b", "div": "a / b",
    **dict.fromkeys(("transpose", "mT", "t", "swapaxes"), "a.T, in a product such as a @ a.T"),
    "einsum": "a @ b, a.T @ b or a @ b.T", "trace": "diag(s).sum(TENSOR), of s = a @ a.T",
    "eigh": "eigh(a)", "eigvalsh": "eigh(a)[0]", "qr": "qr(a)", "svd": "svd(x, ROW)",
    "cholesky": "cholesky(a)", "inv": "x.T @ x, of x = inverse_lower(cholesky(a))",
    **{name: f"a.{name}(TENSOR), or ROW, COL: the domain that remains"
       for name in ("sum", "mean", "prod", "max", "min", "any", "all")},
    **{name: "@NAME.variant(when='rank == 2'), a body for some shapes: arrays come later"
       for name in ("ndim", "dim")},
    "shape": "param.rows and param.cols", **dict.fromkeys(("size", "numel"), "count(ELEM)"),
}  # fmt: skip
DOMAINS = (
    "name the domain that remains: TENSOR for one number of a tensor, ROW or COL for one of each "
    "row or column"
)
