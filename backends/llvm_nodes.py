"""One node of a graph as LLVM IR, in one lane or sixteen, wherever its operands come from."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..ir import meaning
from ..ir.graph import Graph, Node, Operand
from ..ir.kernel import CONTEXT, TENSOR_COLUMNS
from ..ir.ops import OPS
from ..ir.types import BF16, F16, F32, F64, I32, Const, DType
from .llvm_ops import LLVM_OPS, emit_cast
from .llvm_text import Function, literal, llvm_type

Lookup = Callable[[int], str]

SIGNATURE = "(ptr %ctx, i64 %argument, i64 %low, i64 %high)"


def operand_dtype(graph: Graph, node: Node) -> DType:
    """The dtype that an op's operands have, and its literals take."""
    if OPS[node.op].rule in ("select", "arith", "integer", "logic"):
        return node.type.dtype
    found = (graph.type_of(a) for a in node.args)
    return next(t.dtype for t in found if t is not None)


def emit_node(fn: Function, graph: Graph, node: Node, lanes: int, lookup: Lookup) -> str:
    """The value of an op over its operands; `lookup` gives the names of values."""
    dtype = operand_dtype(graph, node)
    if node.op == "f2i" and dtype is F32 and lanes > 1:
        whole = graph.nodes[node.values[0]]
        if whole.op == "rint":  # one instruction does both
            number = emit_operand(whole.args[0], dtype, lanes, lookup)
            pair = (llvm_type(F32, lanes), number)
            return fn.call(llvm_type(I32, lanes), f"llvm.lrint.v{lanes}i32.v{lanes}f32", pair)
    args = [emit_operand(a, dtype, lanes, lookup) for a in node.args]
    if node.op == "cast":
        return emit_cast(fn, dtype, node.type.dtype, lanes, args[0])
    return LLVM_OPS[node.op](fn, dtype, lanes, args)


def emit_operand(operand: Operand, dtype: DType, lanes: int, lookup: Lookup) -> str:
    """A value's name, or a literal of the dtype."""
    if not isinstance(operand, Const):
        return lookup(operand)
    if dtype in (BF16, F16):
        pattern = meaning.cast(np.asarray(operand.value, np.float64), dtype, F64)
        return literal(int(pattern), dtype, lanes)
    return literal(operand.value, dtype, lanes)


# ------------------------------------------------------------------ the tables


def context_cell(fn: Function, name: str) -> str:
    """An integer of the context."""
    at = fn.let(f"getelementptr inbounds i64, ptr %ctx, i64 {CONTEXT.index(name)}")
    return fn.let(f"load i64, ptr {at}, align 8")


def context_pointer(fn: Function, name: str) -> str:
    """An address of the context."""
    return fn.let(f"inttoptr i64 {context_cell(fn, name)} to ptr")


def tensor_row(fn: Function, columns: int, tensor: str) -> str:
    """The address of a tensor's row of the tensor table."""
    table = context_pointer(fn, "tensors")
    offset = fn.let(f"mul i64 {tensor}, {columns}")
    return fn.let(f"getelementptr inbounds i64, ptr {table}, i64 {offset}")


def tensor_number(fn: Function, row: str, name: str) -> str:
    """An integer of a tensor's row."""
    return _column(fn, row, TENSOR_COLUMNS.index(name))


def tensor_array(fn: Function, row: str, column: int) -> str:
    """An array's address, from a tensor's row."""
    return fn.let(f"inttoptr i64 {_column(fn, row, column)} to ptr")


def _column(fn: Function, row: str, column: int) -> str:
    at = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {column}")
    return fn.let(f"load i64, ptr {at}, align 8")


class Slots:
    """The slot arrays of one function: step, this group's, this tensor's."""

    def __init__(self, fn: Function, counts: dict[str, int], group: str, tensor: str) -> None:
        self.fn, self.counts = fn, counts
        self.at = {"group": group, "tensor": tensor}
        self.bases: dict[str, str] = {}

    def base(self, kind: str, at: str | None = None) -> str:
        """The address of the first slot of a kind; `at` picks another group than this one."""
        key = f"{kind} {at}"
        if key not in self.bases:
            names = {"step": "steps", "group": "groups", "tensor": "scalars"}
            base = context_pointer(self.fn, names[kind])
            if kind != "step":
                cells = f"mul i64 {at or self.at[kind]}, {self.counts[kind]}"
                offset = self.fn.let(cells)
                base = self.fn.let(f"getelementptr inbounds double, ptr {base}, i64 {offset}")
            self.bases[key] = base
        return self.bases[key]
