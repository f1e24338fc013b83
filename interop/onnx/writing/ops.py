"""The ONNX nodes of each op of the op table that works cell by cell: one row an op.

Where an op is one node, its row is that node's name. Others are formulas of terms: ONNX's Pow takes
negative bases, its shifts take unsigned integers, and there are no bit patterns before opset 26.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from onnx import TensorProto

from ....ir.frontend.functions import atan, copysign, exp, log, sign, sin, sqrt, tanh, where
from ....ir.frontend.operators import Operators
from ....ir.ops import OPS
from ....ir.types import BOOL, F32, F64, I32, I64, DType
from .nodes import ONNX_TYPES, Nodes

_OF_BOOLS = ("compare", "predicate", "logic")  # typing rules of ops whose results are bools
_WHOLE, _FLOAT = {F32: I32, F64: I64}, {I32: F32, I64: F64}


@dataclass(frozen=True, slots=True)
class Term(Operators):
    """A value of an ONNX graph; a number beside it is a constant of its dtype."""

    nodes: Nodes
    name: str
    dtype: DType

    def operate(self, op: str, *operands: Term | float) -> Term:
        """The node of an op, or those of its formula. A select has the dtype of its sides."""
        known = (o.dtype for o in operands[op == "select" :] if isinstance(o, Term))
        dtype = next(known, self.dtype)
        args = [o if isinstance(o, Term) else self.number(o, dtype) for o in operands]
        if op in FORMULAS:
            return FORMULAS[op](*args)
        name = self.nodes.emit(NATIVE[op], *(a.name for a in args))
        return Term(self.nodes, name, BOOL if OPS[op].rule in _OF_BOOLS else dtype)

    def node(self, op: str, *others: Term | str, **attributes: Any) -> Term:
        """A node of ONNX's over this value and others, in the dtype of this one."""
        names = (o.name if isinstance(o, Term) else o for o in others)
        return Term(self.nodes, self.nodes.emit(op, self.name, *names, **attributes), self.dtype)

    def number(self, value: float, dtype: DType) -> Term:
        """A constant."""
        return Term(self.nodes, self.nodes.number(value, dtype), dtype)

    def to(self, dtype: DType) -> Term:
        """The value in another dtype."""
        same = self.dtype == dtype
        return self if same else Term(self.nodes, self.nodes.cast(self.name, dtype), dtype)


def _copysign(size: Term, of: Term) -> Term:
    is_negative = (of < 0.0) | (1.0 / of < 0.0)
    return where(is_negative, -abs(size), abs(size))


def _fma(a: Term, b: Term, c: Term) -> Term:
    """In f64: an f32 product is exact there, so that the sum alone is rounded twice."""
    return (a.to(F64) * b.to(F64) + c.to(F64)).to(a.dtype)


def _pow(base: Term, exponent: Term) -> Term:
    """NaN for a base below 0, whatever the exponent, but for 0."""
    is_defined = (base >= 0.0) | exponent.equals(0.0)
    return where(is_defined, abs(base).node("Pow", exponent), math.nan)


def _cbrt(a: Term) -> Term:
    """sign(x) |x|^(1/3) in f64, and one step of Newton's method for the rounded 1/3."""
    x = a.to(F64)
    size = abs(x)
    root = size.node("Pow", x.number(1 / 3, F64))
    square = root * root
    better = root - (square * root - size) / square / 3.0
    is_number = abs(better - root) < root
    return (sign(x) * where(is_number, better, root)).to(a.dtype)


def _expm1(x: Term) -> Term:
    """2t / (1 - t) with t = tanh(x / 2) where |x| < 1, else exp(x) - 1."""
    t = tanh(x * 0.5)
    return where(abs(x) < 1.0, (t + t) / (1.0 - t), exp(x) - 1.0)


def _log1p(x: Term) -> Term:
    """log(u) + (x - (u - 1)) / u with u = 1 + x."""
    u = x + 1.0
    whole = log(u)
    found = where(abs(whole) < math.inf, whole + (x - (u - 1.0)) / u, whole)
    return where(u.equals(1.0), x, found)


def _atan2(y: Term, x: Term) -> Term:
    """atan |y / x|, or pi less that where x is negative, with the sign of y."""
    up, right = abs(y), abs(x)
    alike = where(up.equals(0.0), up, 1.0)
    angle = atan(where(up.equals(right), alike, up / right))
    is_left = copysign(1.0, x) < 0.0
    return copysign(where(is_left, math.pi - angle, angle), y)


def _choose(condition: Term, first: Term, second: Term) -> Term:
    """select of bools, which ONNX's Where need not take."""
    return (condition & first) | (~condition & second)


def _cos(x: Term) -> Term:
    """1 - 2 sin(x / 2)^2 in f64: onnxruntime 1.19 has sines alone there."""
    if x.dtype == F32:
        return x.node("Cos")
    half = sin(x * 0.5)
    return 1.0 - 2.0 * (half * half)


def _table8(index: Term, *numbers: Term) -> Term:
    first, *rest = (number.node("Unsqueeze", index.nodes.integers(0)) for number in numbers)
    last_bits = index.operate("iand", index, 7)
    return first.node("Concat", *rest, axis=0).node("Gather", last_bits, axis=0)


def _shift(direction: str) -> Callable[[Term, Term], Term]:
    """ONNX shifts unsigned integers: the conversions there and back keep the bits."""

    def shifted(x: Term, count: Term) -> Term:
        kind = TensorProto.UINT32 if x.dtype == I32 else TensorProto.UINT64
        bits, places = x.node("Cast", to=kind), count.node("Cast", to=kind)
        found = bits.node("BitShift", places, direction=direction)
        return found.node("Cast", to=ONNX_TYPES[x.dtype])

    return shifted


def _ashr(x: Term, count: Term) -> Term:
    """Of a number below 0: the complement of its shifted complement."""
    shifted = x.operate("lshr", where(x < 0, x.node("BitwiseNot"), x), count)
    return where(x < 0, shifted.node("BitwiseNot"), shifted)


# The ops that ONNX has with one operand and the same meaning, which the reader takes from here too.
UNARY = {
    "abs": "Abs", "erf": "Erf", "exp": "Exp", "floor": "Floor", "log": "Log", "neg": "Neg",
    "not": "Not", "rint": "Round", "sigmoid": "Sigmoid", "sign": "Sign", "sin": "Sin",
    "sqrt": "Sqrt", "tanh": "Tanh", "atan": "Atan",
}  # fmt: skip

# One node each.
NATIVE: dict[str, str] = {
    **UNARY,
    "add": "Add", "sub": "Sub", "mul": "Mul", "div": "Div", "minimum": "Min", "maximum": "Max",
    "lt": "Less", "le": "LessOrEqual", "eq": "Equal", "and": "And", "or": "Or", "select": "Where",
    "iadd": "Add", "isub": "Sub", "imul": "Mul", "iand": "BitwiseAnd", "ior": "BitwiseOr",
    "ixor": "BitwiseXor",
}  # fmt: skip

# Several nodes each: a model-local function of the op's name where there are functions.
FORMULAS: dict[str, Callable[..., Term]] = {
    "copysign": _copysign, "fma": _fma, "pow": _pow, "cbrt": _cbrt, "expm1": _expm1,
    "log1p": _log1p, "atan2": _atan2, "cos": _cos, "choose": _choose, "table8": _table8,
    "rsqrt": lambda x: sqrt(x).node("Reciprocal"),
    "isfinite": lambda x: abs(x) < math.inf,
    "ne": lambda a, b: ~a.equals(b),
    "shl": _shift("LEFT"), "lshr": _shift("RIGHT"), "ashr": _ashr,
    "f2i": lambda x: x.to(_WHOLE[x.dtype]),
    "i2f": lambda x: x.to(_FLOAT[x.dtype]),
}  # fmt: skip

# In f64 no runtime has them, ONNX's own evaluator no more than f32's digits.
F32_ALONE = frozenset(("erf", "atan", "atan2"))
