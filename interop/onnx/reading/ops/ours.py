"""Functions of our own models that stand for one row of the op table, read as that row."""

from __future__ import annotations

from .....ir.ops import OPS
from ....capture.tracer import Traced
from ..call import Handler, NodeCall, TensorValue

_DOMAIN = "stepfuse.ops"
_RULES = ("arith", "compare", "logic", "predicate")


def our_row(domain: str, name: str) -> Handler | None:
    """The handler of a function such as `pow_f32` or `max_over_0_1_f32`; None for others."""
    if domain != _DOMAIN:
        return None
    op, _, axes = name.rpartition("_")[0].partition("_over")
    row = OPS.get(op)
    if row is not None and row.is_reduction and row.arity == 1:
        gone = [int(axis) for axis in axes.split("_") if axis]
        return _reduction(op, gone if "_over" in name else None)
    return _cellwise(op) if row is not None and row.rule in _RULES else None


def _cellwise(op: str) -> Handler:
    def handler(call: NodeCall) -> TensorValue:
        found = call.recording.apply(op, *call.all_cells())
        return call.condition(found) if found.kind == "bool" else call.value(found)

    return handler


def _reduction(op: str, axes: list[int] | None) -> Handler:
    def handler(call: NodeCall) -> TensorValue:
        found: Traced = call.recording.reduce(op, call.cells(), axes, axes is not None)
        return call.condition(found) if found.kind == "bool" else call.value(found, 11)

    return handler
