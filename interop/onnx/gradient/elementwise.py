"""Vector-Jacobian products of ops on single elements.

A row of `DERIVATIVES` is dy/dx of an op with one operand, from x and y; a row of `ELEMENTWISE` has
one term for each operand, None where no derivative goes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from onnx import NodeProto, helper

from .terms import FormulaWriter, Term

Products = Sequence[Term | None]
Rule = Callable[[FormulaWriter, NodeProto, Term], Products]
Derivative = Callable[[Term, Term, NodeProto], Term]


def attribute(node: NodeProto, name: str, default: float) -> float:
    """A number that a node states, or what ONNX has for it."""
    found = (helper.get_attribute_value(a) for a in node.attribute if a.name == name)
    return next(found, default)


def operands(w: FormulaWriter, node: NodeProto) -> list[Term]:
    """The values that a node takes."""
    return [w.value(name) for name in node.input]


def result(w: FormulaWriter, node: NodeProto) -> Term:
    """The value that a node makes."""
    return w.value(node.output[0])


def summed(w: FormulaWriter, node: NodeProto, g: Term, place: int) -> Term:
    """A term of the result's shape, summed to that of an operand that was broadcast."""
    x = node.input[place]
    return w.summed_to(g, w.known.dims(node.output[0]), w.value(x), w.known.dims(x))


def _is_positive(x: Term, then: float | Term, otherwise: float | Term) -> Term:
    one = then if isinstance(then, Term) else x.writer.number(then, x.dtype)
    return one.where(x.above(0.0), otherwise)


DERIVATIVES: dict[str, Derivative] = {
    "Abs": lambda x, y, n: x.op("Sign"),
    "Cos": lambda x, y, n: -x.op("Sin"),
    "Elu": lambda x, y, n: _is_positive(x, 1.0, y + attribute(n, "alpha", 1.0)),
    "Erf": lambda x, y, n: (-(x * x)).op("Exp") * (2.0 / math.sqrt(math.pi)),
    "Exp": lambda x, y, n: y,
    "LeakyRelu": lambda x, y, n: _is_positive(x, 1.0, attribute(n, "alpha", 0.01)),
    "Log": lambda x, y, n: x.op("Reciprocal"),
    "Reciprocal": lambda x, y, n: -(y * y),
    "Relu": lambda x, y, n: _is_positive(x, 1.0, 0.0),
    "Sigmoid": lambda x, y, n: y * (1.0 - y),
    "Sin": lambda x, y, n: x.op("Cos"),
    "Softplus": lambda x, y, n: x.op("Sigmoid"),
    "Sqrt": lambda x, y, n: y.op("Reciprocal") * 0.5,
    "Tanh": lambda x, y, n: 1.0 - y * y,
}


def _by_derivative(row: Derivative) -> Rule:
    return lambda w, n, g: [g * row(w.value(n.input[0]), result(w, n), n)]


def _nothing(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    return [None] * len(n.input)


def _add(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    return [summed(w, n, g, k) for k in range(len(n.input))]


def _sub(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    return [summed(w, n, g, 0), summed(w, n, -g, 1)]


def _mul(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    a, b = operands(w, n)
    return [summed(w, n, g * b, 0), summed(w, n, g * a, 1)]


def _div(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    b = w.value(n.input[1])
    share = g / b
    return [summed(w, n, share, 0), summed(w, n, -(share * result(w, n)), 1)]


def _pow(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    """The power's own derivative is 0 where the base is, as torch has it."""
    x, power = operands(w, n)
    exponent = power if power.dtype == x.dtype else w.cast(power, x.dtype)
    one = w.number(1.0, x.dtype)
    reached = one.where(exponent.op("Equal", 0.0), exponent)  # 0^-1 has no place in a derivative
    base = exponent * x.op("Pow", reached - 1.0)
    found: list[Term | None] = [summed(w, n, g * base, 0), None]
    if w.known.is_float(n.input[1]):
        growth = (result(w, n) * x.op("Log")).where(x.op("Equal", 0.0).op("Not"))
        found[1] = summed(w, n, g * growth, 1)
    return found


def _mean(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    return _add(w, n, g / float(len(n.input)))


def _extremum(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    """Operands that are the extremum share it evenly."""
    hits = [w.cast(x.op("Equal", result(w, n)), g.dtype) for x in operands(w, n)]
    total = hits[0]
    for hit in hits[1:]:
        total = total + hit
    return [summed(w, n, g * hit / total, k) for k, hit in enumerate(hits)]


def _where(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    condition = w.value(n.input[0])
    otherwise = w.number(0.0, g.dtype).where(condition, g)
    return [None, summed(w, n, g.where(condition), 1), summed(w, n, otherwise, 2)]


def _clip(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    """The gradient where the operand lies within the bounds, ends included, else 0."""
    x = w.value(n.input[0])
    least, most = (n.input[k] if len(n.input) > k else "" for k in (1, 2))
    if least:
        g = w.number(0.0, g.dtype).where(w.value(least).above(x), g)
    if most:
        g = w.number(0.0, g.dtype).where(x.above(w.value(most)), g)
    return [g, *[None] * (len(n.input) - 1)]


def _cast(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    x = w.value(n.input[0])
    return [w.cast(g, x.dtype) if g.dtype != x.dtype else g, *[None] * (len(n.input) - 1)]


# What is constant between its jumps, and what is no real number.
_FLAT = (
    "And", "ArgMax", "ArgMin", "Ceil", "ConstantOfShape", "Equal", "Floor", "Greater",
    "GreaterOrEqual", "IsInf", "IsNaN", "Less", "LessOrEqual", "NonZero", "Not", "OneHot", "Or",
    "Range", "Round", "Shape", "Sign", "Size", "Xor",
)  # fmt: skip

ELEMENTWISE: dict[str, Rule] = {
    **{op: _by_derivative(row) for op, row in DERIVATIVES.items()},
    **dict.fromkeys(_FLAT, _nothing),
    "Add": _add,
    "Cast": _cast,
    "CastLike": _cast,
    "Clip": _clip,
    "Div": _div,
    "Identity": lambda w, n, g: [g],
    "Max": _extremum,
    "Mean": _mean,
    "Min": _extremum,
    "Mul": _mul,
    "Neg": lambda w, n, g: [-g],
    "Pow": _pow,
    "Sub": _sub,
    "Sum": _add,
    "Where": _where,
}
