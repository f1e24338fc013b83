"""Control flow: an If is its known side, or both sides and a select; Loop and Scan are unrolled."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from onnx import GraphProto

from .....ir.errors import CaptureError
from .....ir.frontend.functions import where
from ....capture.recording import TracedValue
from ..call import NodeCall, Row, TensorValue
from ..values import NotKnown, cells, constant

MOST_TURNS = 32


def _if(call: NodeCall) -> tuple[TensorValue, ...]:
    sides: list[GraphProto] = [call.attribute("then_branch"), call.attribute("else_branch")]
    condition = call.given()
    try:
        is_true = bool(condition.known("the condition of If").reshape(-1)[0])
    except NotKnown:
        return _both(call, call.cells(), sides)
    return tuple(call.bodies.body(sides[not is_true], ()))


def _both(
    call: NodeCall, condition: TracedValue, sides: list[GraphProto]
) -> tuple[TensorValue, ...]:
    if condition.labels and any(condition.labels):
        raise CaptureError("an If whose condition is an array", remedy="use Where")
    condition = replace(condition, labels=())
    found = [call.bodies.body(side, ()) for side in sides]
    r = call.recording
    chosen: list[TensorValue] = []
    for first, second in zip(*found, strict=True):
        pair = cells(r, first), cells(r, second)
        if r.shape(pair[0]) != r.shape(pair[1]):
            raise CaptureError("an If whose sides have other shapes", remedy="use one shape")
        chosen.append(TensorValue(first.dtype, None, where(condition, *pair)))
    return tuple(chosen)


def _loop(call: NodeCall) -> tuple[TensorValue, ...]:
    body: GraphProto = call.attribute("body")
    count = call.operand(0)
    if count is None:
        raise CaptureError(
            "a Loop without a number of iterations", remedy="give it one, at most 32"
        )
    known = count.known("the number of iterations of Loop")
    times = _checked(int(known.reshape(-1)[0]), "Loop")
    condition = call.operand(1) or constant(np.array(True))
    carried = [value for value in call.operands[2:] if value is not None]
    if len(body.output) != 1 + len(carried):
        raise CaptureError(
            "a Loop that collects arrays", remedy="carry them from iteration to iteration"
        )
    for number in range(times):
        if not bool(condition.known("the condition of Loop").reshape(-1)[0]):
            break
        condition, *carried = call.bodies.body(
            body, [constant(np.int64(number)), condition, *carried]
        )
    return tuple(carried)


def _scan(call: NodeCall) -> tuple[TensorValue, ...]:
    """Over known arrays, that are given cell by cell."""
    body: GraphProto = call.attribute("body")
    count = int(call.attribute("num_scan_inputs"))
    split = len(call.operands) - count
    carried = [call.given(index) for index in range(split)]
    given = [
        call.given(index).known("what Scan goes over") for index in range(split, split + count)
    ]
    if len(body.output) != len(carried):
        raise CaptureError(
            "a Scan that collects arrays", remedy="carry them from iteration to iteration"
        )
    for turn in range(_checked(len(given[0]), "Scan")):
        carried = call.bodies.body(body, [*carried, *(constant(each[turn]) for each in given)])
    return tuple(carried)


def _checked(count: int, op: str) -> int:
    if count > MOST_TURNS:
        raise CaptureError(f"a {op} of {count} turns; at most {MOST_TURNS} are unrolled")
    return count


CONTROL: dict[str, Row] = {"If": {1: _if}, "Loop": {1: _loop}, "Scan": {9: _scan}}
