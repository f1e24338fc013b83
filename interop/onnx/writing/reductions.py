"""The ONNX nodes of reductions: f64 sums, as the compiled kernels have.

A reduction applies the op of its term to each cell, and combines the cells by a row of this table.
ONNX's own maxima may lose a NaN, and it has no reductions of bools: those rows have more nodes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from ....ir.frontend.functions import where
from ....ir.ops import algebra_of, term_operands
from ....ir.types import BOOL, F64
from .ops import Term

Axes = tuple[int, ...] | None  # None: all
Row = Callable[[Term, Axes], Term]


def reduced(op: str, args: Sequence[Term], axes: Axes) -> Term:
    """A reduction of its operands over axes."""
    algebra = algebra_of(op)
    if algebra.combine.is_ordered:
        args = [arg.to(F64) for arg in args]
    term = args[0]
    if algebra.term:
        term = term.operate(algebra.term, *term_operands(op, args))
    if op == "mean":
        return _over("ReduceMean", term, axes)
    return COMBINED[algebra.combine.op](term, axes)


def _over(op: str, value: Term, axes: Axes) -> Term:
    """A node of ONNX's over axes that stay with length 1; over all, down to rank 0."""
    if axes is None:
        return value.node(op, keepdims=0)
    return value.node(op, value.nodes.integers(*axes), keepdims=1) if axes else value


def _extreme(op: str) -> Row:
    """NaN where there is one."""

    def row(value: Term, axes: Axes) -> Term:
        is_nan = replace(value.node("IsNaN"), dtype=BOOL)
        has_nan = _over("ReduceSum", is_nan.to(F64), axes) > 0.0
        return where(has_nan, math.nan, _over(op, value, axes).to(F64))

    return row


def _any(value: Term, axes: Axes) -> Term:
    return _over("ReduceSum", value.to(F64), axes) > 0.0


# By the op that the algebra combines with.
COMBINED: dict[str, Row] = {
    "add": lambda value, axes: _over("ReduceSum", value, axes),
    "mul": lambda value, axes: _over("ReduceProd", value, axes),
    "minimum": _extreme("ReduceMin"),
    "maximum": _extreme("ReduceMax"),
    "or": _any,
    "and": lambda value, axes: ~_any(~value, axes),
}
KEPT = "mean+all"  # declared reductions that ONNX has, or that are told apart by their names
