"""Vector-Jacobian products of ops that move or add up elements."""

from __future__ import annotations

import numpy as np
from onnx import NodeProto, helper

from ....ir.errors import CaptureError
from .elementwise import Products, Rule, attribute, result, summed
from .terms import FormulaWriter, Term

_SCATTER_ADDS = 16  # the opset from which it can


def _reshape(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    return [g.as_shape_of(w.value(n.input[0])), *[None] * (len(n.input) - 1)]


def _transpose(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    order = next((helper.get_attribute_value(a) for a in n.attribute if a.name == "perm"), None)
    if order is None:
        return [g.op("Transpose")]
    return [g.transposed([order.index(k) for k in range(len(order))])]


def _expand(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    return [summed(w, n, g, 0), None]


def _concat(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    axis = int(attribute(n, "axis", 1))
    place, index = w.integers([axis]), w.integers([axis])
    begin = w.integers([0])
    found: list[Term | None] = []
    for name in n.input:
        end = begin + w.value(name).shape().op("Gather", index)
        found.append(g.op("Slice", begin, end, place))
        begin = end
    return found


def _gather(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    """Rows that are taken several times get the sum."""
    if int(attribute(n, "axis", 0)) != 0 or w.opset < _SCATTER_ADDS:
        raise CaptureError(
            f"the derivative of Gather along axis {int(attribute(n, 'axis', 0))}, opset {w.opset}",
            f"node {n.name or n.output[0]}",
            f"it is there for axis 0 from opset {_SCATTER_ADDS} on",
        )
    x, indices = w.value(n.input[0]), w.value(n.input[1])
    places = w.over_axes("Unsqueeze", w.cast(indices, np.dtype(np.int64)), [-1])
    zeros = w.number(0.0, x.dtype).spread_to(x)
    return [zeros.op("ScatterND", places, g, reduction="add"), None]


def _axes(w: FormulaWriter, n: NodeProto) -> Term | list[int] | None:
    """The axes of a reduction: an operand, known numbers, or None for all."""
    if len(n.input) > 1 and n.input[1]:
        return w.value(n.input[1])
    known = (helper.get_attribute_value(a) for a in n.attribute if a.name == "axes")
    return next(known, None)


def _spread(w: FormulaWriter, n: NodeProto, value: Term) -> Term:
    """A term of a reduction's result in the shape of its operand."""
    axes, x = _axes(w, n), w.value(n.input[0])
    if axes is not None and not attribute(n, "keepdims", 1):
        if isinstance(axes, Term):
            value = value.op("Unsqueeze", axes)
        else:
            value = w.over_axes("Unsqueeze", value, axes)
    return value.spread_to(x)


def _reduced(slope: str) -> Rule:
    """The rule of a reduction whose derivative is made of the operand x and the result y."""

    def rule(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
        x, y = w.value(n.input[0]), result(w, n)
        rest: Products = [None] * (len(n.input) - 1)
        if attribute(n, "noop_with_empty_axes", 0) and _axes(w, n) is None:
            if slope not in ("sum", "mean"):
                raise CaptureError(
                    f"the derivative of {n.op_type} with noop_with_empty_axes",
                    f"node {n.name or n.output[0]}",
                    "state its axes",
                )
            return [g, *rest]
        if slope == "mean":
            g = g * (y.count(g.dtype) / x.count(g.dtype))
        spread = _spread(w, n, g)
        if slope == "square":
            spread = spread * (x * 2.0)
        if slope == "length":
            spread = spread * (x / _spread(w, n, y))
        if slope == "share":
            spread = spread * (x - _spread(w, n, y)).op("Exp")
        return [spread, *rest]

    return rule


SHAPES: dict[str, Rule] = {
    "Concat": _concat,
    "Expand": _expand,
    "Flatten": _reshape,
    "Gather": _gather,
    "ReduceL2": _reduced("length"),
    "ReduceLogSumExp": _reduced("share"),
    "ReduceMean": _reduced("mean"),
    "ReduceSum": _reduced("sum"),
    "ReduceSumSquare": _reduced("square"),
    "Reshape": _reshape,
    "Squeeze": _reshape,
    "Transpose": _transpose,
    "Unsqueeze": _reshape,
}
