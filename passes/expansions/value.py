"""Arithmetic on values under construction, so that an expansion reads like its maths.

Operators append basic ops; a Python number takes the dtype of the value it meets, rounded.
What depends on literals only is computed at once, with the ops' own meaning.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ir.builder import Builder
from ...ir.graph import Operand
from ...ir.ops import OPS
from ...ir.semantics import cast, widen16
from ...ir.types import BF16, BOOL, F16, F32, F64, I32, I64, U8, Const, DType

_DTYPE_OF = {d.numpy: d for d in (F32, F64, I32, I64, BOOL)}


@dataclass(frozen=True, slots=True)
class Value:
    """An operand of known dtype, and the builder that its uses go to."""

    builder: Builder
    operand: Operand
    dtype: DType

    # -- floats

    def __add__(self, other: Value | float) -> Value:
        return self.binary("iadd" if self.dtype.kind == "int" else "add", other)

    def __sub__(self, other: Value | float) -> Value:
        return self.binary("isub" if self.dtype.kind == "int" else "sub", other)

    def __mul__(self, other: Value | float) -> Value:
        return self.binary("imul" if self.dtype.kind == "int" else "mul", other)

    def __truediv__(self, other: Value | float) -> Value:
        return self.binary("div", other)

    def __radd__(self, other: float) -> Value:
        return self.number(other) + self

    def __rsub__(self, other: float) -> Value:
        return self.number(other) - self

    def __rmul__(self, other: float) -> Value:
        return self.number(other) * self

    def __rtruediv__(self, other: float) -> Value:
        return self.number(other) / self

    def __neg__(self) -> Value:
        return apply("neg", self)

    def __abs__(self) -> Value:
        return apply("abs", self)

    # -- comparisons: false for NaN

    def __lt__(self, other: Value | float) -> Value:
        return self.binary("lt", other)

    def __gt__(self, other: Value | float) -> Value:
        return self.lift(other) < self

    def equals(self, other: Value | float) -> Value:
        """Whether the two are equal."""
        return self.binary("eq", other)

    def __or__(self, other: Value) -> Value:
        return apply("or", self, other)

    # -- integers: wrapping; `>>` shifts zeros in

    def __and__(self, other: Value | float) -> Value:
        return self.binary("iand", other)

    def __xor__(self, other: Value) -> Value:
        return self.binary("ixor", other)

    def __lshift__(self, count: int) -> Value:
        return self.binary("shl", count)

    def __rshift__(self, count: int) -> Value:
        return self.binary("lshr", count)

    def shift_sign_in(self, count: int) -> Value:
        """The shift to the right that copies the sign."""
        return self.binary("ashr", count)

    # -- dtypes

    def bits(self) -> Value:
        """The bit pattern as an integer."""
        return apply("bits", self)

    def from_bits(self) -> Value:
        """The float with that bit pattern."""
        return apply("from_bits", self)

    def to(self, dtype: DType) -> Value:
        """Rounded or wrapped to another dtype."""
        if self.dtype == dtype:
            return self
        if isinstance(self.operand, Const):
            return Value(self.builder, literal(self.operand.value, dtype), dtype)
        return Value(self.builder, self.builder.emit("cast", self.operand, dtype=dtype), dtype)

    # -- helpers

    def binary(self, op: str, other: Value | float) -> Value:
        """`op` of the two."""
        return apply(op, self, self.lift(other))

    def lift(self, other: Value | float) -> Value:
        """The other value, or the literal as a value of this dtype."""
        return other if isinstance(other, Value) else self.number(other)

    def number(self, value: float) -> Value:
        """A literal of this dtype."""
        return Value(self.builder, literal(value, self.dtype), self.dtype)


def apply(op: str, *args: Value) -> Value:
    """`op` over the values; computed at once where all are literals."""
    builder = args[0].builder
    if all(isinstance(a.operand, Const) for a in args):
        return _compute(op, args)
    number = builder.emit(op, *(a.operand for a in args))
    return Value(builder, number, builder.nodes[number].type.dtype)


def fma(a: Value, b: Value, c: Value) -> Value:
    """a b + c, rounded once."""
    return apply("fma", a, b, c)


def where(condition: Value, a: Value, b: Value | float) -> Value:
    """`a` where the condition holds, else `b`."""
    other = a.lift(b)
    if isinstance(condition.operand, Const):
        return a if condition.operand.value else other
    args = (condition.operand, a.operand, other.operand)
    return Value(a.builder, a.builder.emit("select", *args, dtype=a.dtype), a.dtype)


def literal(value: float, dtype: DType) -> Const:
    """The literal in its dtype: floats rounded, integers wrapped to its range."""
    if dtype in (BF16, F16):
        return Const(widen16(cast(np.asarray(value), dtype, F64), dtype).item())
    if dtype.kind != "int":
        return Const(dtype.numpy.type(value).item())
    count = 1 << (8 * dtype.bytes)
    lowest = 0 if dtype is U8 else -(count // 2)
    return Const((int(value) - lowest) % count + lowest)


def polynomial(x: Value, coefficients: tuple[float, ...]) -> Value:
    """The polynomial in Horner's form, the highest power's coefficient first."""
    total = x.number(coefficients[0])
    for coefficient in coefficients[1:]:
        total = total * x + coefficient
    return total


def _compute(op: str, args: tuple[Value, ...]) -> Value:
    meaning = OPS[op].meaning
    assert meaning is not None, op
    literals: list[Any] = []
    for arg in args:
        assert isinstance(arg.operand, Const)
        literals.append(np.asarray(arg.operand.value, arg.dtype.numpy))
    with np.errstate(all="ignore"):
        result = np.asarray(meaning(*literals))
    return Value(args[0].builder, Const(result.item()), _DTYPE_OF[result.dtype])
