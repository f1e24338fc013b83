"""Operators that reshape or select dimensions, which change labels alone, or return a size."""

from __future__ import annotations

import math

import numpy as np

from .....ir.errors import CaptureError
from ....capture.recording import TracedValue
from ..call import NodeCall, Row, TensorValue
from ..values import constant


def _reshape(call: NodeCall) -> TensorValue:
    sizes, old = call.integers(1, "shape") or [], call.recording.shape(call.cells())
    if not call.attribute("allowzero", 0):
        sizes = [old[index] if size == 0 else size for index, size in enumerate(sizes)]
    return call.value(call.recording.reshape(call.cells(), sizes))


def _transpose(call: NodeCall) -> TensorValue:
    rank = len(call.cells().labels)
    order = call.dimensions(call.attribute("perm", list(range(rank))[::-1]), rank)
    if len(order) != rank:
        raise CaptureError(f"has the perm {order} of {rank} dimensions", remedy="name each once")
    return call.value(call.recording.transpose(call.cells(), order))


def _unsqueeze(call: NodeCall) -> TensorValue:
    axes = call.integers(1, "axes") or []
    found = call.cells()
    rank = len(found.labels) + len(axes)
    for axis in sorted(call.dimensions(axes, rank)):
        found = call.recording.unsqueeze(found, axis)
    return call.value(found)


def _squeeze(call: NodeCall) -> TensorValue:
    axes, value = call.integers(1, "axes"), call.cells()
    if axes is not None:
        axes = call.dimensions(axes, len(value.labels))
        wide = [axis for axis in axes if call.recording.shape(value)[axis] != 1]
        if wide:
            raise CaptureError(f"takes away dimension {wide[0]}, which is not of size 1")
    return call.value(call.recording.squeeze(value, axes))


def _expand(call: NodeCall) -> TensorValue:
    value, sizes = call.cells(), call.integers(1, "shape") or []
    shape = call.recording.shape(value)
    rank = max(len(sizes), len(shape))
    wanted = [1] * (rank - len(sizes)) + sizes
    own = (1,) * (rank - len(shape)) + shape
    both = [a if b == 1 else b for a, b in zip(own, wanted, strict=True)]
    return call.value(call.recording.expand(value, both))


def _flatten(call: NodeCall) -> TensorValue:
    value = call.cells()
    shape = call.recording.shape(value)
    axis, rank = call.attribute("axis", 1), len(shape)
    first = rank if axis == rank else call.dimension(axis, rank)
    return call.value(
        call.recording.reshape(value, (math.prod(shape[:first]), math.prod(shape[first:])))
    )


def _shape_of(call: NodeCall) -> tuple[int, ...]:
    value = call.given()
    return value.array.shape if value.array is not None else call.recording.shape(call.cells())


def _shape(call: NodeCall) -> TensorValue:
    part = slice(call.attribute("start", 0), call.attribute("end"))
    return constant(np.array(_shape_of(call)[part], np.int64))


def _whole(call: NodeCall, sizes: list[int]) -> TensorValue:
    """The operand where nothing of it is left out."""
    if any(size != 1 for size in sizes):
        raise CaptureError(f"a {call.node.op_type} that repeats cells", remedy="use Expand")
    return call.given()


def _concat(call: NodeCall) -> TensorValue:
    if len(call.operands) == 1:
        call.dimension(call.attribute("axis", 1), len(call.cells().labels))
        return call.given()
    raise CaptureError("a Concat of parts of arrays", remedy="keep one array for each part")


def _slice(call: NodeCall) -> TensorValue:
    """All of the operand, or one cell of a dimension of size 1."""
    value = call.cells()
    shape = call.recording.shape(value)
    starts, ends = call.integers(1, "starts") or [], call.integers(2, "ends") or []
    axes = call.dimensions(call.integers(3, "axes") or list(range(len(starts))), len(shape))
    steps = call.integers(4, "steps") or [1] * len(starts)
    for start, end, axis, step in zip(starts, ends, axes, steps, strict=True):
        size = shape[axis]
        if range(size)[slice(start, end, step)] != range(size):
            raise CaptureError(
                f"a Slice of {start} to {end} of a dimension of size {size}",
                remedy="keep one array for each part",
            )
    return call.given()


def _dropout(call: NodeCall) -> TensorValue:
    ratio, training = call.operand(1), call.operand(2)
    is_on = training is not None and bool(training.known("'training_mode'").reshape(-1)[0])
    if is_on and not (ratio is not None and float(ratio.known("'ratio'").reshape(-1)[0]) == 0.0):
        raise CaptureError("a Dropout that drops", remedy="random masks are no part of a step")
    if len(call.node.output) > 1:
        raise CaptureError("the mask of a Dropout", remedy="use its first output alone")
    return call.given()


def _gather(call: NodeCall) -> TensorValue:
    """The one cell of a dimension of size 1, whose index is known."""
    value: TracedValue = call.cells()
    r, shape = call.recording, call.recording.shape(value)
    axis = call.dimension(call.attribute("axis", 0), len(shape))
    if not value.labels[axis]:
        index = call.given(1).known("the index of Gather")
        wrong = [int(i) for i in index.reshape(-1) if int(i) not in (0, -1)]
        if wrong:
            raise CaptureError(f"takes cell {wrong[0]} of a dimension of size 1", remedy="take 0")
        if index.size == 1:
            found = r.squeeze(value, [axis])
            for _ in range(index.ndim):
                found = r.unsqueeze(found, axis)
            return call.value(found)
    raise CaptureError(
        f"a Gather of an array of shape {call.recording.shape(value)}",
        remedy="a step works on whole arrays; keep one array for each part",
    )


SHAPE: dict[str, Row] = {
    "Reshape": {1: _reshape}, "Transpose": {1: _transpose}, "Unsqueeze": {1: _unsqueeze},
    "Squeeze": {1: _squeeze}, "Expand": {8: _expand}, "Flatten": {1: _flatten},
    "Shape": {1: _shape}, "Concat": {4: _concat},
    "Size": {1: lambda call: constant(np.array(math.prod(_shape_of(call)), np.int64))},
    "Tile": {6: lambda call: _whole(call, call.integers(1, "repeats") or [])},
    "Slice": {1: _slice}, "Dropout": {7: _dropout}, "Gather": {1: _gather},
}  # fmt: skip
