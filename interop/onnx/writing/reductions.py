"""The ONNX nodes of reductions, by the algebra of each: f64 sums, as the compiled kernels have.

ONNX's own maxima may lose a NaN, and it has none of bools: those rows have a node or two more.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ....ir.types import F64, DType
from .nodes import Nodes

# Takes the operands by name, the axes (None: all) and the operands' dtype.
Row = Callable[[Nodes, tuple[str, ...], tuple[int, ...] | None, DType], str]


def reduce_over(n: Nodes, op: str, value: str, axes: tuple[int, ...] | None) -> str:
    """A node of ONNX's over axes that stay with length 1; over all, down to rank 0."""
    if axes is None:
        return n.emit(op, value, keepdims=0)
    return n.emit(op, value, n.integers(*axes), keepdims=1) if axes else value


def _wide(op: str) -> Row:
    """In f64."""
    return lambda n, args, axes, dtype: reduce_over(n, op, n.cast(args[0], F64), axes)


def _squares(n: Nodes, args: tuple[str, ...], axes: tuple[int, ...] | None, dtype: DType) -> str:
    x = n.cast(args[0], F64)
    return reduce_over(n, "ReduceSumSquare", x, axes) if axes != () else n.emit("Mul", x, x)


def _dot(n: Nodes, args: tuple[str, ...], axes: tuple[int, ...] | None, dtype: DType) -> str:
    a, b = (n.cast(arg, F64) for arg in args)
    return reduce_over(n, "ReduceSum", n.emit("Mul", a, b), axes)


def _extreme(op: str, of: str = "") -> Row:
    """NaN where there is one."""

    def row(n: Nodes, args: tuple[str, ...], axes: tuple[int, ...] | None, dtype: DType) -> str:
        x = n.emit(of, args[0]) if of else args[0]
        lost = n.cast(n.emit("IsNaN", x), F64)
        has_nan = n.emit("Less", n.number(0.0, F64), reduce_over(n, "ReduceSum", lost, axes))
        found = n.cast(reduce_over(n, op, x, axes), F64)
        return n.emit("Where", has_nan, n.number(np.nan, F64), found)

    return row


def _any(n: Nodes, args: tuple[str, ...], axes: tuple[int, ...] | None, dtype: DType) -> str:
    count = reduce_over(n, "ReduceSum", n.cast(args[0], F64), axes)
    return n.emit("Less", n.number(0.0, F64), count)


def _all(n: Nodes, args: tuple[str, ...], axes: tuple[int, ...] | None, dtype: DType) -> str:
    return n.emit("Not", _any(n, (n.emit("Not", args[0]),), axes, dtype))


REDUCTIONS: dict[str, Row] = {
    "sum": _wide("ReduceSum"),
    "sumsq": _squares,
    "dot": _dot,
    "prod": _wide("ReduceProd"),
    "max": _extreme("ReduceMax"),
    "min": _extreme("ReduceMin"),
    "absmax": _extreme("ReduceMax", of="Abs"),
    "any": _any,
    "mean": _wide("ReduceMean"),
    "all": _all,
}

# How the parts of several tensors become one, by the op that the algebra combines with.
COMBINED = {
    "add": "Add", "mul": "Mul", "minimum": "Min", "maximum": "Max", "or": "Or", "and": "And",
}  # fmt: skip
KEPT = "mean+all"  # declared reductions that ONNX has, or that are told apart by their names
