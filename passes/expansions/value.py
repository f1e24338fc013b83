"""Arithmetic on values under construction, so that an expansion reads like its maths.

Operators append basic ops; a Python number takes the dtype of the value it meets, rounded.
Values of literals only are computed at once, with the ops' own meaning.
`FORMATS` has the constants of the two float formats that expansions use.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ir.builder import Builder
from ...ir.frontend.operators import Operators
from ...ir.graph import Operand
from ...ir.ops import OPS
from ...ir.semantics import nearest
from ...ir.types import BOOL, F32, F64, I32, I64, U8, Const, DType

_DTYPE_OF = {d.numpy: d for d in (F32, F64, I32, I64, BOOL)}


_OF_INTS = {"add": "iadd", "sub": "isub", "mul": "imul", "and": "iand"}  # which wrap


@dataclass(frozen=True, slots=True)
class TypedValue(Operators):
    """An operand of known dtype, and the builder that its uses go to."""

    builder: Builder
    operand: Operand
    dtype: DType

    def operate(self, op: str, *operands: TypedValue | float) -> TypedValue:
        """`op` of values and numbers; computed at once where all are literals.

        A number takes the dtype of this value, or of the first side of a select.
        """
        if op == "select":
            return _select(*operands)
        args = tuple(o if isinstance(o, TypedValue) else self.number(o) for o in operands)
        if self.dtype.kind == "int":
            op = _OF_INTS.get(op, op)
        if all(isinstance(a.operand, Const) for a in args):
            return _compute(op, args)
        number = self.builder.emit(op, *(a.operand for a in args))
        return TypedValue(self.builder, number, self.builder.nodes[number].type.dtype)

    # -- integers: wrapping; `>>` shifts zeros in

    def __xor__(self, other: TypedValue) -> TypedValue:
        return self.operate("ixor", self, other)

    def __lshift__(self, count: int) -> TypedValue:
        return self.operate("shl", self, count)

    def __rshift__(self, count: int) -> TypedValue:
        return self.operate("lshr", self, count)

    def shift_sign_in(self, count: int) -> TypedValue:
        """The shift to the right that copies the sign."""
        return self.operate("ashr", self, count)

    # -- dtypes

    def bits(self) -> TypedValue:
        """The bit pattern as an integer."""
        return self.operate("bits", self)

    def from_bits(self) -> TypedValue:
        """The float with that bit pattern."""
        return self.operate("from_bits", self)

    def as_integer(self) -> TypedValue:
        """The whole part of a float, as an integer."""
        return self.operate("f2i", self)

    def as_float(self) -> TypedValue:
        """The float of an integer."""
        return self.operate("i2f", self)

    def to(self, dtype: DType) -> TypedValue:
        """Rounded or wrapped to another dtype."""
        if self.dtype == dtype:
            return self
        if isinstance(self.operand, Const):
            return TypedValue(self.builder, literal(self.operand.value, dtype), dtype)
        return TypedValue(self.builder, self.builder.emit("cast", self.operand, dtype=dtype), dtype)

    def number(self, value: float) -> TypedValue:
        """A literal of this dtype."""
        return TypedValue(self.builder, literal(value, self.dtype), self.dtype)


def _select(
    condition: TypedValue | float, a: TypedValue | float, b: TypedValue | float
) -> TypedValue:
    """One of two values of the same dtype by a condition; a number takes the other's dtype."""
    assert isinstance(condition, TypedValue)
    like = a if isinstance(a, TypedValue) else b
    assert isinstance(like, TypedValue)
    one, other = (x if isinstance(x, TypedValue) else like.number(x) for x in (a, b))
    if isinstance(condition.operand, Const):
        return one if condition.operand.value else other
    args = (condition.operand, one.operand, other.operand)
    return TypedValue(
        like.builder, like.builder.emit("select", *args, dtype=like.dtype), like.dtype
    )


def table8(index: TypedValue, numbers: tuple[float, ...], dtype: DType) -> TypedValue:
    """Of eight numbers that of the index's last three bits."""
    if isinstance(index.operand, Const):
        return TypedValue(
            index.builder, literal(numbers[int(index.operand.value) & 7], dtype), dtype
        )
    args = (index.operand, *(literal(n, dtype) for n in numbers))
    return TypedValue(index.builder, index.builder.emit("table8", *args, dtype=dtype), dtype)


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


@dataclass(frozen=True, slots=True)
class BinaryFormat:
    """A binary format; `precision` counts the stored bits of the significand."""

    precision: int
    bias: int
    tiny: float  # the smallest normal number
    ln2_high: float  # with so many zero bits at its end that k * ln2_high is exact
    ln2_low: float
    root_half_bits: int  # the pattern of sqrt(1/2)

    @property
    def shifter(self) -> float:
        """1.5 * 2^precision: added to a small number, it leaves an integer in the last bits."""
        return 1.5 * 2.0**self.precision

    @property
    def shifter_bits(self) -> int:
        """The pattern of `shifter`."""
        return ((self.bias + self.precision) << self.precision) + (1 << (self.precision - 1))


FORMATS: dict[DType, BinaryFormat] = {
    F32: BinaryFormat(
        precision=23,
        bias=127,
        tiny=2.0**-126,
        ln2_high=0.693359375,
        ln2_low=-2.1219444e-4,
        root_half_bits=0x3F3504F3,
    ),
    F64: BinaryFormat(
        precision=52,
        bias=1023,
        tiny=2.0**-1022,
        ln2_high=6.93147180369123816490e-01,
        ln2_low=1.90821492927058770002e-10,
        root_half_bits=0x3FE6A09E667F3BCD,
    ),
}
