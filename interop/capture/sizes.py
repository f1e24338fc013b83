"""Facts of sizes before any tensor is known: each is at least 1, and equals itself."""

from __future__ import annotations

import math

from ...ir.graph import Operand
from ...ir.types import Const
from .operations import EVERY, Operation
from .tracer import Recording


def has_sizes(recording: Recording, operand: Operand) -> bool:
    """True if a value depends on the sizes of the parameter."""
    if isinstance(operand, Const):
        return False
    operation = recording.operations[operand]
    return operation.op == "count" or any(has_sizes(recording, arg) for arg in operation.args)


def of_all_sizes(recording: Recording, condition: Operation) -> bool | None:
    """Return a comparison of sizes that holds for all of them; None where they decide."""
    if condition.op not in ("eq", "le", "lt"):
        return None
    first, second = condition.args
    if first == second and _least(recording, first) is not None:
        return condition.op != "lt"
    for literal, size, is_first in (first, second, True), (second, first, False):
        least = _least(recording, size)
        if not isinstance(literal, Const) or isinstance(size, Const) or least is None:
            continue
        if condition.op == "eq":
            return False if literal.value < least else None
        strict = (condition.op == "lt") == is_first
        if literal.value < least or (literal.value == least and not strict):
            return is_first
    return None


def _least(recording: Recording, operand: Operand) -> float | None:
    """Return the least value of an expression of sizes; None if it may be negative."""
    if isinstance(operand, Const):
        return float(operand.value) if operand.value >= 0 else None
    operation = recording.operations[operand]
    if operation.op == "count":
        return 1.0
    parts = [_least(recording, arg) for arg in operation.args]
    known = [part for part in parts if part is not None]
    if not parts or len(known) < len(parts):
        return None
    if operation.op == "sum" and operation.gone == EVERY:
        return known[0]
    return {
        "add": sum(known), "mul": math.prod(known), "maximum": max(known), "minimum": min(known),
    }.get(operation.op)  # fmt: skip
