"""The ONNX nodes of reductions, by the algebra of each: f64 sums, as the compiled kernels have.

What a reduction takes of each cell is its term's node; how cells become one, a row here. ONNX's own
maxima may lose a NaN, and it has none of bools: those rows have a node or two more.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ....ir.ops import algebra_of, term_operands
from ....ir.types import F64
from .nodes import Nodes
from .ops import NATIVE

Axes = tuple[int, ...] | None  # None: all
Row = Callable[[Nodes, str, Axes], str]


def reduced(n: Nodes, op: str, args: tuple[str, ...], axes: Axes) -> str:
    """A reduction of its operands over axes."""
    algebra = algebra_of(op)
    if algebra.combine.is_ordered:
        args = tuple(n.cast(arg, F64) for arg in args)
    term = n.emit(NATIVE[algebra.term], *term_operands(op, args)) if algebra.term else args[0]
    if op == "mean":
        return _over(n, "ReduceMean", term, axes)
    return COMBINED[algebra.combine.op][1](n, term, axes)


def _over(n: Nodes, op: str, value: str, axes: Axes) -> str:
    """A node of ONNX's over axes that stay with length 1; over all, down to rank 0."""
    if axes is None:
        return n.emit(op, value, keepdims=0)
    return n.emit(op, value, n.integers(*axes), keepdims=1) if axes else value


def _extreme(op: str) -> Row:
    """NaN where there is one."""

    def row(n: Nodes, value: str, axes: Axes) -> str:
        lost = n.cast(n.emit("IsNaN", value), F64)
        has_nan = n.emit("Less", n.number(0.0, F64), _over(n, "ReduceSum", lost, axes))
        found = n.cast(_over(n, op, value, axes), F64)
        return n.emit("Where", has_nan, n.number(np.nan, F64), found)

    return row


def _any(n: Nodes, value: str, axes: Axes) -> str:
    count = _over(n, "ReduceSum", n.cast(value, F64), axes)
    return n.emit("Less", n.number(0.0, F64), count)


def _all(n: Nodes, value: str, axes: Axes) -> str:
    return n.emit("Not", _any(n, n.emit("Not", value), axes))


# By the op that the algebra combines with: how two totals become one, and how cells do.
COMBINED: dict[str, tuple[str, Row]] = {
    "add": ("Add", lambda n, value, axes: _over(n, "ReduceSum", value, axes)),
    "mul": ("Mul", lambda n, value, axes: _over(n, "ReduceProd", value, axes)),
    "minimum": ("Min", _extreme("ReduceMin")),
    "maximum": ("Max", _extreme("ReduceMax")),
    "or": ("Or", _any),
    "and": ("And", _all),
}
KEPT = "mean+all"  # declared reductions that ONNX has, or that are told apart by their names
