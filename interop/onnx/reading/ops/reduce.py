"""Reductions, products of matrices, and norms and softmax that are made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .....ir.errors import CaptureError
from .....ir.frontend.functions import exp, log, sqrt, where
from ....capture import formulas
from ....capture.matrices.products import contracted, product
from ....capture.recording import Recording, TracedValue
from ..call import Handler, NodeCall, Row, TensorValue
from ..values import INTEGERS
from .elementwise import wrapped


def _gemm(call: NodeCall) -> TensorValue:
    """alpha A B + beta C, either transposed before."""
    r = call.recording
    sides = (_turned(call, index, name) for index, name in enumerate(("transA", "transB")))
    found = _scaled(call, product(r, *sides), "alpha")
    if call.operand(2) is not None:
        found = found + _scaled(call, call.cells(2), "beta")
    return call.value(found)


def _turned(call: NodeCall, index: int, name: str) -> TracedValue:
    value = call.cells(index)
    return call.recording.transpose(value, (1, 0)) if call.attribute(name, 0) else value


def _scaled(call: NodeCall, value: TracedValue, name: str) -> TracedValue:
    factor = call.attribute(name, 1.0)
    return value if factor == 1.0 else factor * value


def _einsum(call: NodeCall) -> TensorValue:
    equation = str(call.attribute("equation", "")).replace(" ", "")
    left, arrow, result = equation.partition("->")
    sides = left.split(",")
    if len(call.operands) != 2 or len(sides) != 2 or not arrow or "." in left:
        raise CaptureError(
            f"an Einsum of the form '{equation}'",
            remedy="write two operands and the result, as in 'ik,jk->ij'",
        )
    letters = (sides[0], sides[1], result)
    return call.value(contracted(call.recording, call.cells(0), call.cells(1), letters))


PRODUCTS: dict[str, Row] = {
    "MatMul": {1: lambda call: call.value(product(call.recording, call.cells(0), call.cells(1)))},
    "Gemm": {1: _gemm}, "Einsum": {12: _einsum},
}  # fmt: skip


# Takes the recording, the cells, the dimensions (None: all) and whether they stay.
Reduce = Callable[[Recording, TracedValue, Sequence[int] | None, bool], TracedValue]


def _plain(op: str) -> Reduce:
    return lambda r, x, dims, keep: r.reduce(op, x, dims, keep)


def _bool_or_number(op: str, of_bools: str) -> Reduce:
    def reduce(r: Recording, x: TracedValue, dims: Sequence[int] | None, keep: bool) -> TracedValue:
        return r.reduce(of_bools if x.kind == "bool" else op, x, dims, keep)

    return reduce


def _reduction(reduce: Reduce) -> Handler:
    def handler(call: NodeCall) -> TensorValue:
        axes = call.integers(1, "axes")
        if not axes and call.attribute("noop_with_empty_axes", 0):
            axes = []
        elif not axes:
            axes = None
        else:
            axes = call.dimensions(axes, len(call.cells().labels))
        keep = bool(call.attribute("keepdims", 1))
        found = reduce(call.recording, call.cells(), axes, keep)
        dtype = call.given().dtype
        return call.value(wrapped(call, found, dtype) if dtype in INTEGERS else found)

    return handler


def _dimensions(call: NodeCall) -> list[int]:
    """The dimensions of a softmax: one, or before version 13 all from one on."""
    rank = len(call.cells().labels)
    if call.version >= 13:
        return [call.dimension(call.attribute("axis", -1), max(rank, 1))]
    axis = call.attribute("axis", 1)
    return list(range(rank if axis == rank else call.dimension(axis, max(rank, 1)), rank))


def _softmax(call: NodeCall) -> TensorValue:
    r, x, dims = call.recording, call.cells(), _dimensions(call)
    powers = exp(x - r.reduce("max", x, dims, True))
    return call.value(powers / r.reduce("sum", powers, dims, True))


def _log_softmax(call: NodeCall) -> TensorValue:
    r, x = call.recording, call.cells()
    return call.value(x - r.reduce("logsumexp", x, _dimensions(call), True))


def _lp_normalization(call: NodeCall) -> TensorValue:
    r, x = call.recording, call.cells()
    order = float(call.attribute("p", 2))
    axis = call.dimension(call.attribute("axis", -1), len(x.labels))
    size = formulas.norm(r, x, order, (axis,), True)
    return call.value(where(size.equals(0.0), 0.0, x / size))


def _normalized(call: NodeCall, dims: Sequence[int], epsilon: float) -> TracedValue:
    r, x = call.recording, call.cells()
    middle = x - r.reduce("mean", x, dims, True)
    variance = r.reduce("mean", middle * middle, dims, True)
    return middle / sqrt(variance + epsilon)


def _mean_variance(call: NodeCall) -> TensorValue:
    dims = call.dimensions(call.attribute("axes", [0, 2, 3]), len(call.cells().labels))
    return call.value(_normalized(call, dims, 1e-9))


def along_channels(call: NodeCall, index: int) -> TracedValue:
    """An operand with one cell a channel: dimension 1."""
    found = call.cells(index)
    for _ in range(len(call.cells().labels) - 2):
        found = call.recording.unsqueeze(found, -1)
    return found


def _instance(call: NodeCall) -> TensorValue:
    rank = len(call.cells().labels)
    found = _normalized(call, range(2, rank), call.attribute("epsilon", 1e-5))
    return call.value(along_channels(call, 1) * found + along_channels(call, 2))


def _batch(call: NodeCall) -> TensorValue:
    if call.attribute("training_mode", 0) or len(call.node.output) > 1:
        raise CaptureError("a BatchNormalization in training", remedy="use the mean and variance")
    scale, bias, mean, variance = (along_channels(call, index) for index in range(1, 5))
    root = sqrt(variance + call.attribute("epsilon", 1e-5))
    return call.value(scale * ((call.cells() - mean) / root) + bias)


def _global_pool(op: str) -> Handler:
    def handler(call: NodeCall) -> TensorValue:
        dims = range(2, len(call.cells().labels))
        return call.value(call.recording.reduce(op, call.cells(), dims, True))

    return handler


REDUCE: dict[str, Row] = {
    **{
        name: {1: _reduction(reduce)}
        for name, reduce in {
            "ReduceSum": _plain("sum"), "ReduceMean": _plain("mean"), "ReduceProd": _plain("prod"),
            "ReduceMax": _bool_or_number("max", "any"), "ReduceMin": _bool_or_number("min", "all"),
            "ReduceL1": lambda r, x, dims, keep: r.reduce("sum", abs(x), dims, keep),
            "ReduceL2": lambda r, x, dims, keep: sqrt(r.reduce("sumsq", x, dims, keep)),
            "ReduceSumSquare": _plain("sumsq"),
            "ReduceLogSum": lambda r, x, dims, keep: log(r.reduce("sum", x, dims, keep)),
            "ReduceLogSumExp": _plain("logsumexp"),
        }.items()
    },
    "Softmax": {1: _softmax}, "LogSoftmax": {1: _log_softmax},
    "LpNormalization": {1: _lp_normalization}, "InstanceNormalization": {6: _instance},
    "MeanVarianceNormalization": {9: _mean_variance}, "BatchNormalization": {7: _batch},
    "GlobalAveragePool": {1: _global_pool("mean")}, "GlobalMaxPool": {1: _global_pool("max")},
}  # fmt: skip
