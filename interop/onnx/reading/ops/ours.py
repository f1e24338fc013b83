"""Functions of exported models that stand for one op of the op table, read as that op."""

from __future__ import annotations

from onnx import TensorProto

from .....ir.ops import OPS
from .....ir.types import GROUP, Domain
from ....capture import formulas
from ....capture.recording import TracedValue
from ...names import OPS_DOMAIN, domain_of
from ..call import Handler, NodeCall, TensorValue, row

OVER_PARAMETERS = "_over_parameters"  # a number of each parameter, as one of all
_RULES = ("arith", "compare", "logic", "predicate")


def our_row(domain: str, name: str) -> Handler | None:
    """The handler of a function such as `pow_f32` or `max_over_1_to_row_f32`; None for others."""
    if domain != OPS_DOMAIN:
        return None
    if name.endswith(OVER_PARAMETERS):
        return _over_parameters(name.removesuffix(OVER_PARAMETERS))
    stem = name.rpartition("_")[0]
    stem, _, word = stem.partition("_to_")
    op, _, axes = stem.partition("_over")
    known = OPS.get(op)
    if known is not None and known.is_reduction:
        gone = [int(axis) for axis in axes.split("_") if axis]
        target = domain_of(word) if word else None
        return _reduction(op, gone if "_over" in name else None, target)
    if op == "uniform":
        return _uniform
    return row(formulas.op(op))[1] if known is not None and known.rule in _RULES else None


def _over_parameters(op: str) -> Handler:
    """A reduction that goes to the step or a group already stays as it is."""

    def handler(call: NodeCall) -> TensorValue:
        r, value = call.recording, call.cells()
        known = value.operand if isinstance(value.operand, int) else None
        target = None if known is None else r.operations[known].target
        if target is not None and target <= GROUP:
            return call.value(value)
        return call.value(r.over_tensors(op, r.squeeze(value)))

    return handler


def _reduction(op: str, axes: list[int] | None, target: Domain | None) -> Handler:
    def handler(call: NodeCall) -> TensorValue:
        r, rest = call.recording, (axes, axes is not None, target)
        if op == "dot":
            return call.value(r.dot(call.cells(0), call.cells(1), *rest), TensorProto.DOUBLE)
        found: TracedValue = r.reduce(op, call.cells(), *rest)
        is_bool = found.kind == "bool"
        return call.condition(found) if is_bool else call.value(found, TensorProto.DOUBLE)

    return handler


def _uniform(call: NodeCall) -> TensorValue:
    """Of a seed, the parameter's number, and an array that has its shape."""
    found = call.recording.uniform(call.cells(0), call.cells(2))
    return call.value(found, TensorProto.FLOAT)
