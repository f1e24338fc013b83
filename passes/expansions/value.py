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
from ...ir.semantics import nearest
from ...ir.types import BOOL, F32, F64, I32, I64, U8, Const, DType

_DTYPE_OF = {d.numpy: d for d in (F32, F64, I32, I64, BOOL)}


@dataclass(frozen=True, slots=True)
class TypedValue:
    """An operand of known dtype, and the builder that its uses go to."""

    builder: Builder
    operand: Operand
    dtype: DType

    # -- floats

    def __add__(self, other: TypedValue | float) -> TypedValue:
        return self.binary("iadd" if self.dtype.kind == "int" else "add", other)

    def __sub__(self, other: TypedValue | float) -> TypedValue:
        return self.binary("isub" if self.dtype.kind == "int" else "sub", other)

    def __mul__(self, other: TypedValue | float) -> TypedValue:
        return self.binary("imul" if self.dtype.kind == "int" else "mul", other)

    def __truediv__(self, other: TypedValue | float) -> TypedValue:
        return self.binary("div", other)

    def __radd__(self, other: float) -> TypedValue:
        return self.number(other) + self

    def __rsub__(self, other: float) -> TypedValue:
        return self.number(other) - self

    def __rmul__(self, other: float) -> TypedValue:
        return self.number(other) * self

    def __rtruediv__(self, other: float) -> TypedValue:
        return self.number(other) / self

    def __neg__(self) -> TypedValue:
        return apply("neg", self)

    def __abs__(self) -> TypedValue:
        return apply("abs", self)

    # -- comparisons: false for NaN

    def __lt__(self, other: TypedValue | float) -> TypedValue:
        return self.binary("lt", other)

    def __gt__(self, other: TypedValue | float) -> TypedValue:
        return self.lift(other) < self

    def equals(self, other: TypedValue | float) -> TypedValue:
        """Return the comparison of the two for equality."""
        return self.binary("eq", other)

    def __or__(self, other: TypedValue) -> TypedValue:
        return apply("or", self, other)

    # -- integers: wrapping; `>>` shifts zeros in

    def __and__(self, other: TypedValue | float) -> TypedValue:
        return self.binary("iand", other)

    def __xor__(self, other: TypedValue) -> TypedValue:
        return self.binary("ixor", other)

    def __lshift__(self, count: int) -> TypedValue:
        return self.binary("shl", count)

    def __rshift__(self, count: int) -> TypedValue:
        return self.binary("lshr", count)

    def shift_sign_in(self, count: int) -> TypedValue:
        """The shift to the right that copies the sign."""
        return self.binary("ashr", count)

    # -- dtypes

    def bits(self) -> TypedValue:
        """The bit pattern as an integer."""
        return apply("bits", self)

    def from_bits(self) -> TypedValue:
        """The float with that bit pattern."""
        return apply("from_bits", self)

    def to(self, dtype: DType) -> TypedValue:
        """Rounded or wrapped to another dtype."""
        if self.dtype == dtype:
            return self
        if isinstance(self.operand, Const):
            return TypedValue(self.builder, literal(self.operand.value, dtype), dtype)
        return TypedValue(self.builder, self.builder.emit("cast", self.operand, dtype=dtype), dtype)

    # -- helpers

    def binary(self, op: str, other: TypedValue | float) -> TypedValue:
        """`op` of the two."""
        return apply(op, self, self.lift(other))

    def lift(self, other: TypedValue | float) -> TypedValue:
        """The other value, or the literal as a value of this dtype."""
        return other if isinstance(other, TypedValue) else self.number(other)

    def number(self, value: float) -> TypedValue:
        """A literal of this dtype."""
        return TypedValue(self.builder, literal(value, self.dtype), self.dtype)


def apply(op: str, *args: TypedValue) -> TypedValue:
    """`op` over the values; computed at once where all are literals."""
    builder = args[0].builder
    if all(isinstance(a.operand, Const) for a in args):
        return _compute(op, args)
    number = builder.emit(op, *(a.operand for a in args))
    return TypedValue(builder, number, builder.nodes[number].type.dtype)


def fma(a: TypedValue, b: TypedValue, c: TypedValue) -> TypedValue:
    """a b + c, rounded once."""
    return apply("fma", a, b, c)


def table8(index: TypedValue, numbers: tuple[float, ...], dtype: DType) -> TypedValue:
    """Of eight numbers that of the index's last three bits."""
    if isinstance(index.operand, Const):
        return TypedValue(
            index.builder, literal(numbers[int(index.operand.value) & 7], dtype), dtype
        )
    args = (index.operand, *(literal(n, dtype) for n in numbers))
    return TypedValue(index.builder, index.builder.emit("table8", *args, dtype=dtype), dtype)


def where(condition: TypedValue, a: TypedValue, b: TypedValue | float) -> TypedValue:
    """`a` where the condition holds, else `b`."""
    other = a.lift(b)
    if isinstance(condition.operand, Const):
        return a if condition.operand.value else other
    args = (condition.operand, a.operand, other.operand)
    return TypedValue(a.builder, a.builder.emit("select", *args, dtype=a.dtype), a.dtype)


def literal(value: float, dtype: DType) -> Const:
    """The literal in its dtype: floats rounded, integers wrapped to its range."""
    if dtype.kind != "int":
        return Const(nearest(value, dtype))
    count = 1 << (8 * dtype.bytes)
    lowest = 0 if dtype is U8 else -(count // 2)
    return Const((int(value) - lowest) % count + lowest)


def polynomial(x: TypedValue, coefficients: tuple[float, ...]) -> TypedValue:
    """The polynomial in Horner's form, the highest power's coefficient first."""
    total = x.number(coefficients[0])
    for coefficient in coefficients[1:]:
        total = total * x + coefficient
    return total


def _compute(op: str, args: tuple[TypedValue, ...]) -> TypedValue:
    meaning = OPS[op].meaning
    assert meaning is not None, op
    literals: list[Any] = []
    for arg in args:
        assert isinstance(arg.operand, Const)
        literals.append(np.asarray(arg.operand.value, arg.dtype.numpy))
    with np.errstate(all="ignore"):
        result = np.asarray(meaning(*literals))
    return TypedValue(args[0].builder, Const(result.item()), _DTYPE_OF[result.dtype])
