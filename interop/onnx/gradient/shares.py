"""Vector-Jacobian products of softmax, and of the losses over classes."""

from __future__ import annotations

from onnx import NodeProto, helper

from ....ir.errors import CaptureError
from .elementwise import Products, Rule, attribute, result
from .terms import FormulaWriter, Term

_ALONG_ONE_AXIS = 13  # the opset from which; before, over all axes from the stated one on


def _over(w: FormulaWriter, n: NodeProto, value: Term) -> Term:
    """The sum over the axes that a softmax normalises."""
    if w.opset >= _ALONG_ONE_AXIS:
        return w.over_axes("ReduceSum", value, [int(attribute(n, "axis", -1))], keepdims=1)
    dims = w.known.dims(n.output[0])
    if dims is None:
        raise CaptureError(
            f"the derivative of {n.op_type}: the rank of '{n.output[0]}' is not known",
            f"node {n.name or n.output[0]}", "state the shapes of the inputs",
        )  # fmt: skip
    first = int(attribute(n, "axis", 1)) % max(len(dims), 1)
    return w.over_axes("ReduceSum", value, range(first, len(dims)), keepdims=1)


def _softmax(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    y = result(w, n)
    return [y * (g - _over(w, n, g * y))]


def _log_softmax(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    return [g - result(w, n).op("Exp") * _over(w, n, g)]


def _loss(of_scores: bool) -> Rule:
    """The loss of labels by log-probabilities [N, classes, ...], or by scores.

    d = (softmax(x) - hot) g, and -hot g by log-probabilities: for a label that is ignored 0;
    g a share of the result's where it is a mean.
    """

    def rule(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
        if len(n.input) > 2 and n.input[2]:
            raise CaptureError(
                f"the derivative of {n.op_type} with weights of the classes",
                f"node {n.name or n.output[0]}", "write the loss as LogSoftmax, Mul and ReduceSum",
            )  # fmt: skip
        if w.opset < _ALONG_ONE_AXIS:
            raise CaptureError(
                f"the derivative of {n.op_type} in opset {w.opset}",
                f"node {n.name or n.output[0]}", f"export at opset {_ALONG_ONE_AXIS} or later",
            )  # fmt: skip
        x, labels = w.value(n.input[0]), w.value(n.input[1])
        counted = w.constant(1.0, x.dtype).spread_to(labels)
        known = {a.name: helper.get_attribute_value(a) for a in n.attribute}
        if "ignore_index" in known:
            ignored = labels.op("Equal", w.constant(known["ignore_index"], labels.dtype))
            counted = (counted * 0.0).where(ignored, counted)
        classes = x.shape().op("Gather", w.constant(1, labels.dtype))
        ends = w.constant([0.0, 1.0], x.dtype)
        hot = w.emit("OneHot", labels, classes, ends, dtype=x.dtype, axis=1)
        if known.get("reduction", b"mean") == b"mean":
            g = g / counted.op("ReduceSum", keepdims=0)
        share = w.over_axes("Unsqueeze", g * counted, [1])
        if not of_scores:
            return [-(hot * share), None]
        return [(x.op("Softmax", axis=1) - hot) * share, None]

    return rule


SHARES: dict[str, Rule] = {
    "LogSoftmax": _log_softmax,
    "NegativeLogLikelihoodLoss": _loss(of_scores=False),
    "Softmax": _softmax,
    "SoftmaxCrossEntropyLoss": _loss(of_scores=True),
}
