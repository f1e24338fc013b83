"""Elementwise functions that the op table lacks, as formulas of its ops."""

from __future__ import annotations

import math

from .....ir.frontend.functions import (
    acos,
    acosh,
    asin,
    asinh,
    atanh,
    cosh,
    erf,
    exp,
    log1p,
    maximum,
    sigmoid,
    sinh,
    tan,
    tanh,
    where,
)  # fmt: skip
from ....capture import formulas
from ....capture.formulas import of_values
from ....capture.recording import Recording, TracedValue
from ..call import NodeCall, Row, TensorValue, row
from ..values import cells


def softplus(x: TracedValue) -> TracedValue:
    """log(1 + exp(x)), without overflow."""
    small = exp(-abs(x))
    return maximum(x, 0.0) + log1p(small)


def _clip(call: NodeCall) -> TensorValue:
    names = ("min", "max")
    limits = [call.attribute(name) if call.version < 11 else None for name in names]
    if call.version >= 11:
        operands = [call.operand(1), call.operand(2)]
        limits = [None if v is None else cells(call.recording, v) for v in operands]
    return call.value(formulas.clamp(call.recording, call.cells(), *limits))


def _leaky(r: Recording, x: TracedValue, *, alpha: float = 0.01) -> TracedValue:
    below = alpha * x
    return where(x < 0.0, below, x)


def _prelu(call: NodeCall) -> TensorValue:
    slope, x = call.cells(1), call.cells()
    if call.version < 7 and len(slope.labels) == 1:
        for _ in range(len(x.labels) - 2):
            slope = call.recording.unsqueeze(slope, -1)
    below = slope * x
    return call.value(where(x < 0.0, below, x))


def _elu(r: Recording, x: TracedValue, *, alpha: float = 1.0) -> TracedValue:
    below = alpha * (exp(x) - 1.0)
    return where(x < 0.0, below, x)


def _selu(
    r: Recording, x: TracedValue, *, alpha: float = 1.6732632, gamma: float = 1.0507010
) -> TracedValue:
    below = gamma * (alpha * (exp(x) - 1.0))
    above = gamma * x
    return where(x < 0.0, below, above)


def _shrink(r: Recording, x: TracedValue, *, bias: float = 0.0, lambd: float = 0.5) -> TracedValue:
    above = where(x > lambd, x - bias, 0.0)
    below = x + bias
    return where(x < -lambd, below, above)


def _gelu(r: Recording, x: TracedValue, *, approximate: str = "none") -> TracedValue:
    if approximate == "tanh":
        inner = x + 0.044715 * (x * x * x)
        curve = tanh(math.sqrt(2.0 / math.pi) * inner)
    else:
        curve = erf(x * math.sqrt(0.5))
    return 0.5 * x * (1.0 + curve)


FUNCTIONS: dict[str, Row] = {
    "Reciprocal": row(lambda r, x: 1.0 / x),
    "Relu": row(lambda r, x: maximum(x, 0.0)),
    "Softplus": row(of_values(softplus)),
    "Softsign": row(lambda r, x: x / (1.0 + abs(x))),
    "Mish": row(lambda r, x: x * tanh(softplus(x))),
    "Tan": row(of_values(tan)), "Asin": row(of_values(asin)), "Acos": row(of_values(acos)),
    "Sinh": row(of_values(sinh)), "Cosh": row(of_values(cosh)), "Asinh": row(of_values(asinh)),
    "Acosh": row(of_values(acosh)), "Atanh": row(of_values(atanh)),
    "HardSwish": row(lambda r, x: x * formulas.clamp(r, x / 6.0 + 0.5, 0.0, 1.0)),
    "HardSigmoid": row(
        lambda r, x, *, alpha=0.2, beta=0.5: formulas.clamp(r, alpha * x + beta, 0.0, 1.0)
    ),
    "ThresholdedRelu": row(lambda r, x, *, alpha=1.0: where(x > alpha, x, 0.0)),
    "Swish": row(lambda r, x, *, alpha=1.0: x * sigmoid(alpha * x)),
    "LeakyRelu": row(_leaky), "PRelu": {1: _prelu}, "Elu": row(_elu), "Selu": row(_selu),
    "Shrink": row(_shrink), "Gelu": row(_gelu), "Ceil": row(formulas.ceil), "Clip": {1: _clip},
}  # fmt: skip
