"""Functions of one array that ONNX has and the op table lacks: formulas of its rows."""

from __future__ import annotations

import math
from collections.abc import Callable

from ....capture import formulas
from ....capture.tracer import Recording, Traced
from ..call import Handler, NodeCall, Row, TensorValue
from ..values import cells
from .elementwise import number

Formula = Callable[[Recording, Traced], Traced]


def _of(formula: Formula) -> Row:
    return {1: lambda call: call.value(formula(call.recording, call.cells()))}


def _reciprocal(r: Recording, x: Traced) -> Traced:
    return r.apply("div", number(1.0), x)


def _relu(r: Recording, x: Traced) -> Traced:
    return r.apply("maximum", x, number(0.0))


def softplus(r: Recording, x: Traced) -> Traced:
    """log(1 + exp(x)), without overflow."""
    small = r.apply("exp", r.apply("neg", r.apply("abs", x)))
    return r.apply("add", _relu(r, x), r.apply("log", r.apply("add", number(1.0), small)))


def _softsign(r: Recording, x: Traced) -> Traced:
    return r.apply("div", x, r.apply("add", number(1.0), r.apply("abs", x)))


def _tan(r: Recording, x: Traced) -> Traced:
    return r.apply("div", r.apply("sin", x), r.apply("cos", x))


def _hyperbolic(sign: str) -> Formula:
    def formula(r: Recording, x: Traced) -> Traced:
        pair = [r.apply("exp", v) for v in (x, r.apply("neg", x))]
        return r.apply("mul", r.apply(sign, *pair), number(0.5))

    return formula


def _inverse_hyperbolic(sign: float) -> Formula:
    """log(x + sqrt(x x + sign))."""

    def formula(r: Recording, x: Traced) -> Traced:
        root = r.apply("sqrt", r.apply("add", r.apply("mul", x, x), number(sign)))
        return r.apply("log", r.apply("add", x, root))

    return formula


def _atanh(r: Recording, x: Traced) -> Traced:
    ratio = r.apply("div", r.apply("add", number(1.0), x), r.apply("sub", number(1.0), x))
    return r.apply("mul", r.apply("log", ratio), number(0.5))


def _mish(r: Recording, x: Traced) -> Traced:
    return r.apply("mul", x, r.apply("tanh", softplus(r, x)))


def _hard_swish(r: Recording, x: Traced) -> Traced:
    ramp = r.apply("add", r.apply("div", x, number(6.0)), number(0.5))
    return r.apply("mul", x, formulas.clamp(r, ramp, number(0.0), number(1.0)))


def _clip(call: NodeCall) -> TensorValue:
    names = ("min", "max")
    limits = [call.attribute(name) if call.version < 11 else None for name in names]
    given = [None if v is None else number(float(v)) for v in limits]
    if call.version >= 11:
        operands = [call.operand(1), call.operand(2)]
        given = [None if v is None else cells(call.recording, v) for v in operands]
    return call.value(formulas.clamp(call.recording, call.cells(), *given))


def _below(
    call: NodeCall, below: Traced, otherwise: Traced | None = None, limit: float = 0.0
) -> TensorValue:
    """`below` where the operand is below a limit, else the operand."""
    r, x = call.recording, call.cells()
    is_below = r.apply("lt", x, number(limit))
    return call.value(r.apply("select", is_below, below, x if otherwise is None else otherwise))


def _leaky(call: NodeCall) -> TensorValue:
    slope = number(call.attribute("alpha", 0.01))
    return _below(call, call.recording.apply("mul", slope, call.cells()))


def _prelu(call: NodeCall) -> TensorValue:
    r, slope = call.recording, call.cells(1)
    if call.version < 7 and len(slope.labels) == 1:
        for _ in range(len(call.cells().labels) - 2):
            slope = r.unsqueeze(slope, -1)
    return _below(call, r.apply("mul", slope, call.cells()))


def _elu(call: NodeCall) -> TensorValue:
    alpha = number(call.attribute("alpha", 1.0))
    r, x = call.recording, call.cells()
    grown = r.apply("sub", r.apply("exp", x), number(1.0))
    return _below(call, r.apply("mul", alpha, grown))


def _selu(call: NodeCall) -> TensorValue:
    r, x = call.recording, call.cells()
    alpha = number(call.attribute("alpha", 1.6732632))
    gamma = number(call.attribute("gamma", 1.0507010))
    below = r.apply("mul", alpha, r.apply("sub", r.apply("exp", x), number(1.0)))
    return _below(call, r.apply("mul", gamma, below), r.apply("mul", gamma, x))


def _hard_sigmoid(call: NodeCall) -> TensorValue:
    r = call.recording
    alpha, beta = call.attribute("alpha", 0.2), call.attribute("beta", 0.5)
    ramp = r.apply("add", r.apply("mul", number(alpha), call.cells()), number(beta))
    return call.value(formulas.clamp(r, ramp, number(0.0), number(1.0)))


def _thresholded(call: NodeCall) -> TensorValue:
    r, x = call.recording, call.cells()
    above = r.apply("lt", number(call.attribute("alpha", 1.0)), x)
    return call.value(r.apply("select", above, x, number(0.0)))


def _shrink(call: NodeCall) -> TensorValue:
    r, x = call.recording, call.cells()
    bias, limit = number(call.attribute("bias", 0.0)), call.attribute("lambd", 0.5)
    above = r.apply("lt", number(limit), x)
    found = r.apply("select", above, r.apply("sub", x, bias), number(0.0))
    return _below(call, r.apply("add", x, bias), found, -limit)


def _gelu(call: NodeCall) -> TensorValue:
    r, x = call.recording, call.cells()
    if call.attribute("approximate", "none") == "tanh":
        cube = r.apply("mul", r.apply("mul", x, x), x)
        inner = r.apply("add", x, r.apply("mul", number(0.044715), cube))
        curve = r.apply("tanh", r.apply("mul", number(math.sqrt(2.0 / math.pi)), inner))
    else:
        curve = r.apply("erf", r.apply("mul", x, number(math.sqrt(0.5))))
    half = r.apply("mul", number(0.5), x)
    return call.value(r.apply("mul", half, r.apply("add", number(1.0), curve)))


def _swish(call: NodeCall) -> TensorValue:
    r, x = call.recording, call.cells()
    scaled = r.apply("mul", number(call.attribute("alpha", 1.0)), x)
    return call.value(r.apply("mul", x, r.apply("sigmoid", scaled)))


def _rows(**handlers: Handler) -> dict[str, Row]:
    return {name: {1: handler} for name, handler in handlers.items()}


FUNCTIONS: dict[str, Row] = {
    "Reciprocal": _of(_reciprocal), "Relu": _of(_relu), "Softplus": _of(softplus),
    "Softsign": _of(_softsign), "Tan": _of(_tan), "Sinh": _of(_hyperbolic("sub")),
    "Cosh": _of(_hyperbolic("add")), "Asinh": _of(_inverse_hyperbolic(1.0)),
    "Acosh": _of(_inverse_hyperbolic(-1.0)), "Atanh": _of(_atanh), "Mish": _of(_mish),
    "HardSwish": _of(_hard_swish), "Ceil": _of(formulas.ceil),
    **_rows(
        Clip=_clip, LeakyRelu=_leaky, PRelu=_prelu, Elu=_elu, Selu=_selu,
        HardSigmoid=_hard_sigmoid, ThresholdedRelu=_thresholded, Shrink=_shrink, Gelu=_gelu,
        Swish=_swish,
    ),
}  # fmt: skip
