"""One node of a graph as LLVM IR, in one lane or sixteen, wherever its operands come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np

from ...ir import semantics
from ...ir.graph import Graph, Node
from ...ir.lowered.program import CONTEXT, TENSOR_COLUMNS
from ...ir.ops import OPS
from ...ir.types import BF16, F16, F32, F64, Const, DType
from .ops import LLVM_OPS, cut_to_bf16, emit_cast, round_to_i32
from .text import LlvmFunction, literal

Lookup = Callable[[int], str]
V = TypeVar("V", int, str)  # a value: by the number of its node, or by its name
Made = tuple[str, Sequence[V | Const]]  # an op and its operands

SIGNATURE = "(ptr %ctx, i64 %argument, i64 %low, i64 %high)"


@dataclass(frozen=True, slots=True)
class EmittedValues(Generic[V]):
    """What is known of values: their names in the text, their dtypes, the ops that made them."""

    name: Callable[[V], str]
    dtype: Callable[[V], DType]
    made: Callable[[V], Made[V] | None]


def emit_node(fn: LlvmFunction, graph: Graph, node: Node, lanes: int, lookup: Lookup) -> str:
    """The value of a graph's node over its operands; `lookup` gives the names of values."""

    def made(value: int) -> Made[int]:
        return graph.nodes[value].op, graph.nodes[value].args

    values = EmittedValues(lookup, lambda value: graph.nodes[value].type.dtype, made)
    return emit_op(fn, node.op, node.args, node.type.dtype, lanes, values)


def emit_op(
    fn: LlvmFunction,
    op: str,
    operands: Sequence[V | Const],
    result: DType,
    lanes: int,
    values: EmittedValues[V],
) -> str:
    """The value of an op over its operands, in one lane or sixteen."""
    dtype = result
    if OPS[op].rule not in ("select", "arith", "integer", "logic", "broadcast"):
        dtype = next(values.dtype(a) for a in operands if not isinstance(a, Const))
    args = [emit_operand(a, dtype, lanes, values.name) for a in operands]
    # Instruction selection, not a pass: both cases choose other instructions for one op where its
    # operand was made so that they give the same bits. The op, its operands, what is stored and
    # in which order stay as the nest says; another op in the nest for it would have to be known
    # to the verifier, the interpreter and the printers that gain nothing from it.
    if op == "cast":
        if result is BF16 and _ends_in_zeros(operands[0], values):
            return cut_to_bf16(fn, lanes, args[0])
        return emit_cast(fn, dtype, result, lanes, args[0])
    if op == "f2i" and dtype is F32 and lanes > 1:
        whole = _made_by(operands[0], "rint", values)
        if whole is not None:
            return round_to_i32(fn, lanes, emit_operand(whole[0], dtype, lanes, values.name))
    if op == "table8":  # each of its numbers is one of a vector's
        args[1:] = [emit_operand(a, dtype, 1, values.name) for a in operands[1:]]
    return LLVM_OPS[op](fn, dtype, lanes, args)


def _ends_in_zeros(operand: V | Const, values: EmittedValues[V]) -> bool:
    """Whether an f32 has a bf16's bits alone, so that there is nothing to round."""
    number = _made_by(operand, "from_bits", values)
    masked = None if number is None else _made_by(number[0], "iand", values)
    return masked is not None and any(
        isinstance(a, Const) and int(a.value) & 0xFFFFFFFF == 0xFFFF0000 for a in masked
    )


def _made_by(operand: V | Const, op: str, values: EmittedValues[V]) -> Sequence[V | Const] | None:
    """The operands of what made an operand, where that is this op."""
    made = None if isinstance(operand, Const) else values.made(operand)
    return made[1] if made is not None and made[0] == op else None


def emit_operand(operand: V | Const, dtype: DType, lanes: int, lookup: Callable[[V], str]) -> str:
    """A value's name, or a literal of the dtype."""
    if not isinstance(operand, Const):
        return lookup(operand)
    if dtype in (BF16, F16):
        pattern = semantics.cast(np.asarray(operand.value, np.float64), dtype, F64)
        return literal(int(pattern), dtype, lanes)
    return literal(operand.value, dtype, lanes)


# ------------------------------------------------------------------ the tables


def context_cell(fn: LlvmFunction, name: str) -> str:
    """An integer of the context."""
    at = fn.let(f"getelementptr inbounds i64, ptr %ctx, i64 {CONTEXT.index(name)}")
    return fn.let(f"load i64, ptr {at}, align 8")


def context_pointer(fn: LlvmFunction, name: str) -> str:
    """An address of the context."""
    return fn.let(f"inttoptr i64 {context_cell(fn, name)} to ptr")


def tensor_row(fn: LlvmFunction, columns: int, tensor: str) -> str:
    """The address of a tensor's row of the tensor table."""
    table = context_pointer(fn, "tensors")
    offset = fn.let(f"mul i64 {tensor}, {columns}")
    return fn.let(f"getelementptr inbounds i64, ptr {table}, i64 {offset}")


def tensor_number(fn: LlvmFunction, row: str, name: str) -> str:
    """An integer of a tensor's row."""
    return _column(fn, row, TENSOR_COLUMNS.index(name))


def tensor_array(fn: LlvmFunction, row: str, column: int) -> str:
    """An array's address, from a tensor's row."""
    return fn.let(f"inttoptr i64 {_column(fn, row, column)} to ptr")


def _column(fn: LlvmFunction, row: str, column: int) -> str:
    at = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {column}")
    return fn.let(f"load i64, ptr {at}, align 8")


class SlotArrays:
    """The slot arrays of one function: step, this group's, this tensor's."""

    def __init__(self, fn: LlvmFunction, counts: dict[str, int], group: str, tensor: str) -> None:
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
