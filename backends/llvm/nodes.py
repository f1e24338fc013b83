"""One op as LLVM IR, in one lane or several, and the contents of tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...ir import semantics
from ...ir.loops.nest import Operand
from ...ir.lowered.tables import CONTEXT, SIZE_COLUMNS
from ...ir.ops import OPS
from ...ir.types import BF16, F32, Const, DType
from .ops import LLVM_OPS, cut_to_bf16, emit_cast, round_to_i32
from .text import LlvmFunction, literal

Made = tuple[str, Sequence[Operand]]  # an op and its operands

SIGNATURE = "(ptr %ctx, i64 %argument, i64 %low, i64 %high)"


@dataclass(frozen=True, slots=True)
class EmittedValues:
    """Emitted values: their names in the text, their dtypes, the ops that made them."""

    name: Callable[[str], str]
    dtype: Callable[[str], DType]
    made: Callable[[str], Made | None]


def emit_op(
    fn: LlvmFunction,
    op: str,
    operands: Sequence[Operand],
    result: DType,
    lanes: int,
    values: EmittedValues,
) -> str:
    """The value of an op over its operands, in one lane or several."""
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
    if op == "f2i" and dtype is F32 and lanes > 1 and not fn.module.is_device:
        whole = _made_by(operands[0], "rint", values)
        if whole is not None:
            return round_to_i32(fn, lanes, emit_operand(whole[0], dtype, lanes, values.name))
    if op == "table8":  # each of its numbers is one of a vector's
        args[1:] = [emit_operand(a, dtype, 1, values.name) for a in operands[1:]]
    return LLVM_OPS[op](fn, dtype, lanes, args)


def _ends_in_zeros(operand: Operand, values: EmittedValues) -> bool:
    """True if an f32 has a bf16's bits alone, so that there is nothing to round."""
    number = _made_by(operand, "from_bits", values)
    masked = None if number is None else _made_by(number[0], "iand", values)
    return masked is not None and any(
        isinstance(a, Const) and int(a.value) & 0xFFFFFFFF == 0xFFFF0000 for a in masked
    )


def _made_by(operand: Operand, op: str, values: EmittedValues) -> Sequence[Operand] | None:
    """The operands of the node that made an operand, if it is of this op."""
    made = None if isinstance(operand, Const) else values.made(operand)
    return made[1] if made is not None and made[0] == op else None


def emit_operand(operand: Operand, dtype: DType, lanes: int, lookup: Callable[[str], str]) -> str:
    """A value's name, or a literal of the dtype."""
    if not isinstance(operand, Const):
        return lookup(operand)
    if dtype.is_pattern:
        return literal(semantics.cell(operand.value, dtype).item(), dtype, lanes)
    return literal(operand.value, dtype, lanes)


# ------------------------------------------------------------------ the tables


def context_cell(fn: LlvmFunction, name: str) -> str:
    """An integer of the context."""
    at = fn.let(f"getelementptr inbounds i64, ptr %ctx, i64 {CONTEXT.index(name)}")
    return fn.let(f"load i64, ptr {at}, align 8")


def context_pointer(fn: LlvmFunction, name: str) -> str:
    """An address of the context."""
    return fn.pointer(context_cell(fn, name))


def tensor_row(fn: LlvmFunction, columns: int, tensor: str) -> str:
    """The address of a tensor's row of the tensor table."""
    table = context_pointer(fn, "tensors")
    offset = fn.let(f"mul i64 {tensor}, {columns}")
    return fn.let(f"getelementptr inbounds i64, ptr {table}, i64 {offset}")


def tensor_number(fn: LlvmFunction, row: str, name: str) -> str:
    """An integer of a tensor's row."""
    return _column(fn, row, SIZE_COLUMNS.index(name))


def tensor_array(fn: LlvmFunction, row: str, column: int) -> str:
    """An array's address, from a tensor's row."""
    return fn.pointer(_column(fn, row, column))


def _column(fn: LlvmFunction, row: str, column: int) -> str:
    at = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {fn.number(column)}")
    return fn.let(f"load i64, ptr {at}, align 8")
