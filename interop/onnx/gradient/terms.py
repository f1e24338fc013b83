"""Nodes that are written as formulas: `g * (1.0 - y * y)` is three nodes."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from onnx import NodeProto, helper, numpy_helper

from ....ir.errors import CaptureError
from .values import Dims, KnownValues

_INT64 = np.dtype(np.int64)
_AXES_ARE_OPERANDS = 13  # the opset from which they are


@dataclass(frozen=True, slots=True)
class Term:
    """A value with Python's operators; a number beside it is a constant of its dtype."""

    writer: FormulaWriter
    name: str
    dtype: np.dtype[Any]

    def op(self, kind: str, *others: Term | float, **attributes: Any) -> Term:
        """Return an op of this value and others, of the same dtype."""
        names = (self.writer.number(o, self.dtype) if isinstance(o, (int, float)) else o
                 for o in others)  # fmt: skip
        return self.writer.emit(kind, self, *names, dtype=self.dtype, **attributes)

    def __add__(self, other: Term | float) -> Term:
        return self.op("Add", other)

    def __sub__(self, other: Term | float) -> Term:
        return self.op("Sub", other)

    def __mul__(self, other: Term | float) -> Term:
        return self.op("Mul", other)

    def __truediv__(self, other: Term | float) -> Term:
        return self.op("Div", other)

    def __matmul__(self, other: Term) -> Term:
        return self.op("MatMul", other)

    def __neg__(self) -> Term:
        return self.op("Neg")

    def __rsub__(self, other: float) -> Term:
        return self.writer.number(other, self.dtype).op("Sub", self)

    def where(self, condition: Term, otherwise: Term | float = 0.0) -> Term:
        """This value where the condition holds."""
        other = otherwise if isinstance(otherwise, Term) else self.writer.number(
            otherwise, self.dtype)  # fmt: skip
        return self.writer.emit("Where", condition, self, other, dtype=self.dtype)

    def above(self, other: Term | float) -> Term:
        """Return the comparison of this value as the greater one."""
        return self.op("Greater", other)

    def transposed(self, permutation: Sequence[int]) -> Term:
        """The axes in another order."""
        return self.op("Transpose", perm=list(permutation))

    def shape(self) -> Term:
        """The shape, as int64."""
        return self.writer.emit("Shape", self, dtype=_INT64)

    def as_shape_of(self, other: Term) -> Term:
        """The same elements in another value's shape."""
        return self.op("Reshape", other.shape())

    def spread_to(self, other: Term) -> Term:
        """Repeated to another value's shape."""
        return self.op("Expand", other.shape())

    def count(self, dtype: np.dtype[Any]) -> Term:
        """Return the number of elements, as a number of a dtype."""
        size = self.writer.emit("Size", self, dtype=_INT64)
        return self.writer.cast(size, dtype)


@dataclass(frozen=True)
class FormulaWriter:
    """New nodes of a graph in order; their names begin with a prefix."""

    prefix: str
    opset: int
    known: KnownValues
    done: list[NodeProto] = field(default_factory=list[NodeProto])
    _numbers: itertools.count[int] = field(default_factory=itertools.count)

    def emit(self, kind: str, *inputs: Term, dtype: np.dtype[Any], **attributes: Any) -> Term:
        """One node with one result."""
        name = f"{self.prefix}/{kind.lower()}_{next(self._numbers)}"
        names = [term.name for term in inputs]
        self.done.append(helper.make_node(kind, names, [name], **attributes))
        return Term(self, name, dtype)

    def value(self, name: str) -> Term:
        """A value that the graph has."""
        return Term(self, name, self.known.dtype(name))

    def constant(self, value: Any, dtype: np.dtype[Any]) -> Term:
        """A constant of any shape."""
        name = f"{self.prefix}/constant_{next(self._numbers)}"
        tensor = numpy_helper.from_array(np.asarray(value, dtype), name)
        self.done.append(helper.make_node("Constant", [], [name], value=tensor))
        return Term(self, name, dtype)

    def number(self, value: float, dtype: np.dtype[Any]) -> Term:
        """A constant of rank 0."""
        return self.constant(value, dtype)

    def integers(self, values: Sequence[int]) -> Term:
        """A vector of int64: axes, sizes, or a shape."""
        return self.constant(list(values), _INT64)

    def cast(self, value: Term, dtype: np.dtype[Any]) -> Term:
        """The value in another dtype."""
        to = helper.np_dtype_to_tensor_dtype(dtype)
        return self.emit("Cast", value, dtype=dtype, to=to)

    def over_axes(self, kind: str, value: Term, axes: Sequence[int], **attributes: Any) -> Term:
        """ReduceSum, Squeeze or Unsqueeze over known axes."""
        if self.opset < _AXES_ARE_OPERANDS:
            return value.op(kind, axes=list(axes), **attributes)
        return value.op(kind, self.integers(axes), **attributes)

    def summed_to(self, g: Term, have: Dims | None, to: Term, want: Dims | None) -> Term:
        """The sum over what broadcasting has repeated: from the shape `have` to that of `to`."""
        if have is None or want is None or not _decided(have, want):
            return self._summed_while_running(g, to)
        extra = len(have) - len(want)
        if extra:
            g = self.over_axes("ReduceSum", g, range(extra), keepdims=0)
        ones = [k for k, size in enumerate(want) if size == 1 and have[extra + k] != 1]
        return self.over_axes("ReduceSum", g, ones, keepdims=1) if ones else g

    def _summed_while_running(self, g: Term, to: Term) -> Term:
        """Likewise where only the run knows which axes are of size 1."""
        if self.opset < _AXES_ARE_OPERANDS:
            raise CaptureError(
                f"a sum over axes that are not known before the run, in opset {self.opset}",
                f"the derivative with respect to '{to.name}'",
                f"state the shapes of the inputs, or export at opset {_AXES_ARE_OPERANDS}",
            )
        one, sizes, have = self.integers([1]), to.shape(), g.shape()
        rank = self.emit("Size", have, dtype=_INT64)
        missing = (rank - self.emit("Size", sizes, dtype=_INT64)).op("Reshape", one)
        ones = missing.op("ConstantOfShape", value=numpy_helper.from_array(np.ones(1, np.int64)))
        padded = ones.op("Concat", sizes, axis=0)
        is_repeated = padded.op("Equal", have).op("Not")
        places = self.constant(0, _INT64).op("Range", rank, self.constant(1, _INT64))
        axes = places.op("Compress", is_repeated, axis=0)
        total = g.op("ReduceSum", axes, keepdims=1, noop_with_empty_axes=1)
        return total.op("Reshape", sizes)


def _decided(have: Dims, want: Dims) -> bool:
    """True if the shapes alone say which axes are repeated."""
    pairs = zip(have[len(have) - len(want) :], want, strict=True)
    return all(isinstance(size, int) or size == other for other, size in pairs)
