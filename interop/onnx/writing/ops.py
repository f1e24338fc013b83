"""The ONNX nodes of each op of the op table that works cell by cell: one row an op.

Where an op is one node, its row is that node's name. Others have a few: ONNX's Pow takes negative
bases, its shifts take unsigned integers, and there are no bit patterns before opset 26.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ....ir.types import F32, F64, I32, I64, DType
from .nodes import Nodes

# Takes the operands by name and their dtype.
Row = Callable[[Nodes, tuple[str, ...], DType], str]


def _copysign(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    zero, one = n.number(0.0, dtype), n.number(1.0, dtype)
    below = n.emit("Less", args[1], zero)
    minus_zero = n.emit("Less", n.emit("Div", one, args[1]), zero)
    size = n.emit("Abs", args[0])
    return n.emit("Where", n.emit("Or", below, minus_zero), n.emit("Neg", size), size)


def _fma(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    """In f64: an f32 product is exact there, so that the sum alone is rounded twice."""
    a, b, c = (n.cast(arg, F64) for arg in args)
    total = n.emit("Add", n.emit("Mul", a, b), c)
    return n.cast(total, F32) if dtype == F32 else total


def _isfinite(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    return n.emit("Less", n.emit("Abs", args[0]), n.number(np.inf, dtype))


def _rsqrt(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    return n.emit("Reciprocal", n.emit("Sqrt", args[0]))


def _pow(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    """NaN for a base below 0, whatever the exponent, but for 0."""
    base, exponent = args
    zero = n.number(0.0, dtype)
    known = n.emit("Or", n.emit("LessOrEqual", zero, base), n.emit("Equal", exponent, zero))
    power = n.emit("Pow", n.emit("Abs", base), exponent)
    return n.emit("Where", known, power, n.number(np.nan, dtype))


def _cbrt(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    """sign(x) |x|^(1/3) in f64, and one step of Newton's method for the rounded 1/3."""
    x = n.cast(args[0], F64)
    size, three = n.emit("Abs", x), n.number(3.0, F64)
    root = n.emit("Pow", size, n.number(1 / 3, F64))
    square = n.emit("Mul", root, root)
    excess = n.emit("Div", n.emit("Sub", n.emit("Mul", square, root), size), square)
    better = n.emit("Sub", root, n.emit("Div", excess, three))
    is_number = n.emit("Less", n.emit("Abs", n.emit("Sub", better, root)), root)
    found = n.emit("Mul", n.emit("Sign", x), n.emit("Where", is_number, better, root))
    return n.cast(found, F32) if dtype == F32 else found


def _expm1(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    """2t / (1 - t) with t = tanh(x / 2) where |x| < 1, else exp(x) - 1."""
    one = n.number(1.0, dtype)
    t = n.emit("Tanh", n.emit("Mul", args[0], n.number(0.5, dtype)))
    near = n.emit("Div", n.emit("Add", t, t), n.emit("Sub", one, t))
    far = n.emit("Sub", n.emit("Exp", args[0]), one)
    return n.emit("Where", n.emit("Less", n.emit("Abs", args[0]), one), near, far)


def _log1p(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    """log(u) + (x - (u - 1)) / u with u = 1 + x."""
    (x,), one = args, n.number(1.0, dtype)
    u = n.emit("Add", x, one)
    whole = n.emit("Log", u)
    lost = n.emit("Div", n.emit("Sub", x, n.emit("Sub", u, one)), u)
    finite = n.emit("Less", n.emit("Abs", whole), n.number(np.inf, dtype))
    found = n.emit("Where", finite, n.emit("Add", whole, lost), whole)
    return n.emit("Where", n.emit("Equal", u, one), x, found)


def _atan2(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    """atan |y / x|, or pi less that where x is negative, with the sign of y."""
    y, x = args
    up, right, one = n.emit("Abs", y), n.emit("Abs", x), n.number(1.0, dtype)
    alike = n.emit("Where", n.emit("Equal", up, n.number(0.0, dtype)), up, one)
    quotient = n.emit("Where", n.emit("Equal", up, right), alike, n.emit("Div", up, right))
    angle = n.emit("Atan", quotient)
    left = n.emit("Less", _copysign(n, (one, x), dtype), n.number(0.0, dtype))
    other = n.emit("Sub", n.number(np.pi, dtype), angle)
    return _copysign(n, (n.emit("Where", left, other, angle), y), dtype)


def _choose(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    """select of bools, which ONNX's Where need not take."""
    where, first, second = args
    return n.emit("Or", n.emit("And", where, first), n.emit("And", n.emit("Not", where), second))


def _cos(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    """1 - 2 sin(x / 2)^2 in f64: onnxruntime 1.19 has sines alone there."""
    if dtype == F32:
        return n.emit("Cos", args[0])
    half = n.emit("Sin", n.emit("Mul", args[0], n.number(0.5, dtype)))
    twice = n.emit("Mul", n.number(2.0, dtype), n.emit("Mul", half, half))
    return n.emit("Sub", n.number(1.0, dtype), twice)


def _table8(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    bit = n.emit("BitwiseAnd", args[0], n.number(7, I32))
    numbers = [n.emit("Unsqueeze", arg, n.integers(0)) for arg in args[1:]]
    return n.emit("Gather", n.emit("Concat", *numbers, axis=0), bit, axis=0)


def _shift(direction: str) -> Row:
    """ONNX shifts unsigned integers: the conversions there and back keep the bits."""

    def row(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
        kind = 12 if dtype == I32 else 13  # uint32, uint64
        unsigned = (n.emit("Cast", arg, to=kind) for arg in args)
        return n.cast(n.emit("BitShift", *unsigned, direction=direction), dtype)

    return row


def _ashr(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    """Of a number below 0: the complement of its shifted complement."""
    minus = n.emit("Less", args[0], n.number(0, dtype))
    flipped = n.emit("Where", minus, n.emit("BitwiseNot", args[0]), args[0])
    shifted = _shift("RIGHT")(n, (flipped, args[1]), dtype)
    return n.emit("Where", minus, n.emit("BitwiseNot", shifted), shifted)


def _to(dtypes: dict[DType, DType]) -> Row:
    return lambda n, args, dtype: n.cast(args[0], dtypes[dtype])


def _ne(n: Nodes, args: tuple[str, ...], dtype: DType) -> str:
    return n.emit("Not", n.emit("Equal", *args))


# One node each.
NATIVE: dict[str, str] = {
    "add": "Add", "sub": "Sub", "mul": "Mul", "div": "Div", "sqrt": "Sqrt", "neg": "Neg",
    "abs": "Abs", "rint": "Round", "floor": "Floor", "minimum": "Min", "maximum": "Max",
    "lt": "Less", "le": "LessOrEqual", "eq": "Equal", "and": "And", "or": "Or", "not": "Not",
    "iadd": "Add", "isub": "Sub", "imul": "Mul", "iand": "BitwiseAnd", "ior": "BitwiseOr",
    "ixor": "BitwiseXor", "sign": "Sign", "exp": "Exp", "log": "Log", "sin": "Sin",
    "tanh": "Tanh", "sigmoid": "Sigmoid", "erf": "Erf", "atan": "Atan",
}  # fmt: skip

# In f64 no runtime has them, ONNX's own evaluator no more than f32's digits.
F32_ALONE = frozenset(("erf", "atan", "atan2"))

# Several nodes each: a model-local function of the op's name where there are functions.
COMPOSED: dict[str, Row] = {
    "copysign": _copysign,
    "cos": _cos,
    "fma": _fma,
    "ne": _ne,
    "isfinite": _isfinite,
    "rsqrt": _rsqrt,
    "pow": _pow,
    "cbrt": _cbrt,
    "expm1": _expm1,
    "log1p": _log1p,
    "atan2": _atan2,
    "choose": _choose,
    "table8": _table8,
    "shl": _shift("LEFT"),
    "lshr": _shift("RIGHT"),
    "ashr": _ashr,
    "f2i": _to({F32: I32, F64: I64}),
    "i2f": _to({I32: F32, I64: F64}),
}
