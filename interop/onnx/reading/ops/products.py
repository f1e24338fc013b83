"""Products of matrices of ONNX: chains of a spec, where runtimes have orders of their own."""

from __future__ import annotations

from .....ir.errors import CaptureError
from ....capture.matrices.products import contracted, product
from ....capture.tracer import Traced
from ..call import NodeCall, Row, TensorValue


def _product(call: NodeCall) -> TensorValue:
    return call.value(product(call.recording, call.cells(0), call.cells(1)))


def _gemm(call: NodeCall) -> TensorValue:
    """alpha A B + beta C, either transposed before."""
    r = call.recording
    sides = (_turned(call, place, name) for place, name in enumerate(("transA", "transB")))
    found = _scaled(call, product(r, *sides), "alpha")
    if call.operand(2) is not None:
        found = found + _scaled(call, call.cells(2), "beta")
    return call.value(found)


def _turned(call: NodeCall, place: int, name: str) -> Traced:
    value = call.cells(place)
    return call.recording.transpose(value, (1, 0)) if call.attribute(name, 0) else value


def _scaled(call: NodeCall, value: Traced, name: str) -> Traced:
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
    "MatMul": {1: _product}, "Gemm": {1: _gemm}, "Einsum": {12: _einsum},
}  # fmt: skip
