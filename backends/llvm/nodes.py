"""One node of a graph as LLVM IR, in one lane or sixteen, wherever its operands come from."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ...ir import semantics
from ...ir.graph import Graph, Node, Operand
from ...ir.lowered.program import CONTEXT, TENSOR_COLUMNS
from ...ir.ops import OPS
from ...ir.types import BF16, F16, F32, F64, Const, DType
from .ops import LLVM_OPS, cut_to_bf16, emit_cast, round_to_i32
from .text import Function, literal

Lookup = Callable[[int], str]

SIGNATURE = "(ptr %ctx, i64 %argument, i64 %low, i64 %high)"


def operand_dtype(graph: Graph, node: Node) -> DType:
    """The dtype that an op's operands have, and its literals take."""
    if OPS[node.op].rule in ("select", "arith", "integer", "logic", "broadcast"):
        return node.type.dtype
    found = (graph.type_of(a) for a in node.args)
    return next(t.dtype for t in found if t is not None)


def emit_node(fn: Function, graph: Graph, node: Node, lanes: int, lookup: Lookup) -> str:
    """The value of an op over its operands; `lookup` gives the names of values."""
    dtype = operand_dtype(graph, node)
    args = [emit_operand(a, dtype, lanes, lookup) for a in node.args]
    if node.op == "cast":
        if node.type.dtype is BF16 and _ends_in_zeros(graph, node.args[0]):
            return cut_to_bf16(fn, lanes, args[0])
        return emit_cast(fn, dtype, node.type.dtype, lanes, args[0])
    if node.op == "f2i" and dtype is F32 and lanes > 1:
        whole = _made_by(graph, node.args[0], "rint")
        if whole is not None:
            number = emit_operand(whole.args[0], dtype, lanes, lookup)
            return round_to_i32(fn, lanes, number)
    return LLVM_OPS[node.op](fn, dtype, lanes, args)


def _ends_in_zeros(graph: Graph, operand: Operand) -> bool:
    """Whether an f32 has a bf16's bits alone, so that there is nothing to round."""
    number = _made_by(graph, operand, "from_bits")
    masked = _made_by(graph, number.args[0], "iand") if number is not None else None
    return masked is not None and any(
        isinstance(a, Const) and int(a.value) & 0xFFFFFFFF == 0xFFFF0000 for a in masked.args
    )


def _made_by(graph: Graph, operand: Operand, op: str) -> Node | None:
    """The node of an operand, where it is of this op."""
    node = None if isinstance(operand, Const) else graph.nodes[operand]
    return node if node is not None and node.op == op else None


def emit_operand(operand: Operand, dtype: DType, lanes: int, lookup: Lookup) -> str:
    """A value's name, or a literal of the dtype."""
    if not isinstance(operand, Const):
        return lookup(operand)
    if dtype in (BF16, F16):
        pattern = semantics.cast(np.asarray(operand.value, np.float64), dtype, F64)
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
