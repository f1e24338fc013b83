"""Functions of one array that ONNX has and the op table lacks: formulas of its rows."""

from __future__ import annotations

import math
from collections.abc import Callable

from ....capture import formulas
from ....capture.tracer import Recording, Traced
from ..call import Handler, NodeCall, Row, TensorValue
from ..values import cells
from .elementwise import number

_LARGE = 2.0**28  # from where x x + 1 is x x in f64
_FAR = 20.0  # from where exp(-x) is nothing beside exp(x)

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
    return r.apply("add", _relu(r, x), r.apply("log1p", small))


def _softsign(r: Recording, x: Traced) -> Traced:
    return r.apply("div", x, r.apply("add", number(1.0), r.apply("abs", x)))


def _tan(r: Recording, x: Traced) -> Traced:
    return r.apply("div", r.apply("sin", x), r.apply("cos", x))


def _half_exp(r: Recording, size: Traced) -> Traced:
    """exp(x) / 2, without overflow where that has none."""
    root = r.apply("exp", r.apply("mul", size, number(0.5)))
    return r.apply("mul", r.apply("mul", root, number(0.5)), root)


def _sinh(r: Recording, x: Traced) -> Traced:
    """(e + e / (1 + e)) / 2 of e = exp(|x|) - 1, with the sign of x."""
    size = r.apply("abs", x)
    grown = r.apply("expm1", size)
    both = r.apply("add", grown, r.apply("div", grown, r.apply("add", number(1.0), grown)))
    is_small = r.apply("lt", size, number(_FAR))
    found = r.apply("select", is_small, r.apply("mul", both, number(0.5)), _half_exp(r, size))
    return r.apply("copysign", found, x)


def _cosh(r: Recording, x: Traced) -> Traced:
    size = r.apply("abs", x)
    half = _half_exp(r, size)
    return r.apply("add", half, r.apply("mul", r.apply("exp", r.apply("neg", size)), number(0.5)))


def _log_twice(r: Recording, size: Traced) -> Traced:
    """log(2 x)."""
    return r.apply("add", r.apply("log", size), number(math.log(2.0)))


def _asinh(r: Recording, x: Traced) -> Traced:
    """log1p(a + a a / (1 + sqrt(1 + a a))) of a = |x|, with the sign of x; nothing cancels."""
    size = r.apply("abs", x)
    square = r.apply("mul", size, size)
    root = r.apply("add", number(1.0), r.apply("sqrt", r.apply("add", number(1.0), square)))
    near = r.apply("log1p", r.apply("add", size, r.apply("div", square, root)))
    is_near = r.apply("lt", size, number(_LARGE))
    return r.apply("copysign", r.apply("select", is_near, near, _log_twice(r, size)), x)


def _acosh(r: Recording, x: Traced) -> Traced:
    """log1p(b + sqrt(2 b + b b)) of b = x - 1; NaN below 1."""
    over = r.apply("sub", x, number(1.0))
    twice = r.apply("mul", over, r.apply("add", over, number(2.0)))
    near = r.apply("log1p", r.apply("add", over, r.apply("sqrt", twice)))
    found = r.apply("select", r.apply("lt", x, number(_LARGE)), near, _log_twice(r, x))
    return r.apply("select", r.apply("lt", x, number(1.0)), number(math.nan), found)


def _atanh(r: Recording, x: Traced) -> Traced:
    """log1p(2 a / (1 - a)) / 2 of a = |x|, with the sign of x."""
    size = r.apply("abs", x)
    ratio = r.apply("div", r.apply("mul", number(2.0), size), r.apply("sub", number(1.0), size))
    return r.apply("copysign", r.apply("mul", r.apply("log1p", ratio), number(0.5)), x)


def _beside(r: Recording, x: Traced) -> Traced:
    """sqrt(1 - x x): what lies beside x in a circle."""
    both = [r.apply(op, number(1.0), x) for op in ("sub", "add")]
    return r.apply("sqrt", r.apply("mul", *both))


def _asin(r: Recording, x: Traced) -> Traced:
    return r.apply("atan2", x, _beside(r, x))


def _acos(r: Recording, x: Traced) -> Traced:
    return r.apply("atan2", _beside(r, x), x)


def _atan(r: Recording, x: Traced) -> Traced:
    return r.apply("atan", x)


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
    "Softsign": _of(_softsign), "Tan": _of(_tan), "Sinh": _of(_sinh),
    "Cosh": _of(_cosh), "Asinh": _of(_asinh), "Acosh": _of(_acosh), "Atanh": _of(_atanh),
    "Asin": _of(_asin), "Acos": _of(_acos), "Atan": _of(_atan), "Mish": _of(_mish),
    "HardSwish": _of(_hard_swish), "Ceil": _of(formulas.ceil),
    **_rows(
        Clip=_clip, LeakyRelu=_leaky, PRelu=_prelu, Elu=_elu, Selu=_selu,
        HardSigmoid=_hard_sigmoid, ThresholdedRelu=_thresholded, Shrink=_shrink, Gelu=_gelu,
        Swish=_swish,
    ),
}  # fmt: skip
