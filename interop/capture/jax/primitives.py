"""JAX's primitives over two twin parameters, a row each: a row of the op table, or a formula.

A step is traced over a tree of two parameters of one shape. The values of the second are
recorded once, with the first; where both meet, a sum, a maximum or a condition is taken over all
tensors.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....ir.errors import CaptureError
from ....ir.frontend.functions import exp, log, rint, where
from ....ir.types import Const
from .. import formulas
from ..formulas import Formula
from ..matrices.products import contracted
from ..recording import Recording, TracedValue, of

_OVER_TENSORS = {"add": "sum", "maximum": "max", "minimum": "min", "and": "all", "or": "any"}
_NEUTRAL = {"add": 0.0, "and": True, "or": False}


@dataclass(frozen=True, slots=True)
class OwnedValue:
    """A traced value and whose it is: the first parameter's, the second's, or the step's (None)."""

    traced: TracedValue
    side: int | None = None


def applied(recording: Recording, op: str, *values: OwnedValue) -> OwnedValue:
    """An element-wise operation. Raises CaptureError where two parameters meet otherwise."""
    sides = {value.side for value in values} - {None}
    traced = [value.traced for value in values]
    if len(sides) == 2:
        return OwnedValue(_met(recording, op, traced))
    side = next(iter(sides), None)
    for first, second in ((0, 1), (1, 0)):  # a sum over a tree starts with nothing
        if len(values) == 2 and _is_neutral(op, values[first]):
            rest = values[second]
            if not values[first].traced.labels:
                return rest
    return OwnedValue(recording.apply(op, *traced), side)


def _is_neutral(op: str, value: OwnedValue) -> bool:
    return op in _NEUTRAL and value.traced.operand == Const(_NEUTRAL[op])


def _met(recording: Recording, op: str, traced: list[TracedValue]) -> TracedValue:
    alike = len(traced) == 2 and traced[0].operand == traced[1].operand
    if op not in _OVER_TENSORS or not alike or traced[0].labels:
        raise CaptureError(
            f"'{op}' of values of two parameters",
            remedy="parameters may meet in a sum, a maximum or a condition over all of them",
        )
    return recording.over_tensors(_OVER_TENSORS[op], traced[0])


# Takes the recording, the operands, and the parameters of the equation.
Row = Callable[[Recording, list[OwnedValue], dict[str, Any]], OwnedValue]

_NAMES = {
    "abs": "abs", "add": "add", "add_any": "add", "cbrt": "cbrt", "cos": "cos",
    "eq": "eq", "erf": "erf", "exp": "exp", "floor": "floor", "le": "le", "log": "log",
    "logistic": "sigmoid", "lt": "lt", "max": "maximum", "min": "minimum", "mul": "mul",
    "ne": "ne", "neg": "neg", "or": "or", "and": "and", "not": "not", "rsqrt": "rsqrt",
    "sign": "sign", "sin": "sin", "sqrt": "sqrt", "sub": "sub", "tanh": "tanh",
    "is_finite": "isfinite", "xor": "ne",
}  # fmt: skip
_REDUCTIONS = {
    "reduce_sum": "sum", "reduce_max": "max", "reduce_min": "min", "reduce_prod": "prod",
    "reduce_and": "all", "reduce_or": "any",
}  # fmt: skip
_WHY_NOT = {
    "gather": "a part of an array",
    "slice": "a part of an array",
    "dynamic_slice": "a part of an array",
    "concatenate": "arrays joined to one",
    "random_bits": "random numbers of JAX",
    "random_split": "random numbers of JAX",
    "random_wrap": "random numbers of JAX",
    "random_seed": "random numbers of JAX",
    "sort": "an order of elements",
    "while": "a loop without a known number of turns",
    "custom_linear_solve": "a system of equations",
    "svd": "a decomposition of matrices",
    "eigh": "a decomposition of matrices",
    "qr": "a decomposition of matrices",
}


def refusal(name: str) -> CaptureError:
    """Why a primitive cannot be captured."""
    why = _WHY_NOT.get(name, "no operation of an optimizer step that the IR knows")
    remedy = "capture the optimizer without what needs it, or declare it as a spec"
    return CaptureError(f"'{name}' of JAX is {why}", remedy=remedy)


def _elementwise(op: str, swapped: bool = False) -> Row:
    """A row of the op table, in which values of two parameters may meet."""
    order = -1 if swapped else 1
    return lambda recording, values, _: applied(recording, op, *values[::order])


def _row(formula: Formula) -> Row:
    """A formula of values of one parameter; its keyword-only options are JAX's parameters."""
    options = inspect.getfullargspec(formula).kwonlyargs

    def row(recording: Recording, values: list[OwnedValue], params: dict[str, Any]) -> OwnedValue:
        side, given = side_of(values), {name: params[name] for name in options}
        return OwnedValue(formula(recording, *(v.traced for v in values), **given), side)

    return row


def side_of(values: list[OwnedValue]) -> int | None:
    """The parameter that values belong to. Raises CaptureError for values of two."""
    sides = {value.side for value in values} - {None}
    if len(sides) > 1:
        raise CaptureError(
            "values of two parameters in one formula",
            remedy="parameters may meet in a sum, a maximum or a condition over all of them",
        )
    return next(iter(sides), None)


def _select(r: Recording, condition: TracedValue, *cases: TracedValue) -> TracedValue:
    if len(cases) != 2:
        raise CaptureError("'select_n' of more than two cases")
    return where(condition, cases[1], cases[0])


def _convert(r: Recording, x: TracedValue, *, new_dtype: Any, from_whole: bool) -> TracedValue:
    """Between numbers nothing happens but for fractions, which whole numbers lose."""
    to = np.dtype(new_dtype)
    if to == np.bool_:
        return r.as_kind("bool", x)
    found = r.as_kind("real", x)
    if to.kind in "iu" and not from_whole:
        found = formulas.trunc(r, found)
    if to.kind not in "iuf" or (to.kind == "f" and to.itemsize < 4):
        raise CaptureError(
            f"a conversion to {to.name}",
            remedy="capture it in float32; storage formats are chosen by `dtypes`",
        )
    return found


def _divide(recording: Recording, values: list[OwnedValue], params: dict[str, Any]) -> OwnedValue:
    found = applied(recording, "div", *values)
    if not params["from_whole"]:
        return found
    return OwnedValue(formulas.trunc(recording, found.traced), found.side)


def _round(r: Recording, x: TracedValue, *, rounding_method: Any) -> TracedValue:
    if int(rounding_method) != 1:
        raise CaptureError("rounding of ties away from 0", remedy="round ties to even")
    return rint(x)


def _broadcast(
    r: Recording, x: TracedValue, *, shape: Any, broadcast_dimensions: Any
) -> TracedValue:
    for index in range(len(shape)):
        if index not in broadcast_dimensions:
            x = r.unsqueeze(x, index)
    return r.expand(x, tuple(shape))


def _dot(r: Recording, a: TracedValue, b: TracedValue, *, dimension_numbers: Any) -> TracedValue:
    """The sums of products over pairs of dimensions, for each pair of others and of a batch."""
    gone, batch = (tuple(zip(*pairs, strict=True)) for pairs in dimension_numbers)
    one = [f"a{d}" for d in range(len(a.labels))]
    names = {e: one[d] for d, e in (*gone, *batch)}
    other = [names.get(d, f"b{d}") for d in range(len(b.labels))]
    alone = [n for n in (*one, *other) if (n in one) != (n in other)]
    return contracted(r, a, b, (one, other, [*(one[d] for d, _ in batch), *alone]))


def _reduction(op: str) -> Formula:
    return lambda r, x, *, axes: r.reduce(op, x, tuple(axes))


_FORMULAS: dict[str, Formula] = {
    **{name: _reduction(op) for name, op in _REDUCTIONS.items()},
    **dict.fromkeys(
        ("copy", "copy_p", "stop_gradient", "reduce_precision", "optimization_barrier"),
        lambda r, x: x,
    ),
    "pow": formulas.power,
    "integer_pow": lambda r, x, *, y: formulas.power(r, x, of(y)),
    "square": lambda r, x: x * x,
    "ceil": formulas.ceil,
    "round": _round,
    "rem": formulas.float_remainder,
    "log1p": lambda r, x: log(1.0 + x),
    "expm1": lambda r, x: exp(x) - 1.0,
    "clamp": lambda r, low, x, high: formulas.clamp(r, x, low, high),
    "select_n": _select,
    "convert_element_type": _convert,
    "dot_general": _dot,
    "broadcast_in_dim": _broadcast,
    "reshape": lambda r, x, *, new_sizes: r.reshape(x, new_sizes),
    "transpose": lambda r, x, *, permutation: r.transpose(x, permutation),
    "squeeze": lambda r, x, *, dimensions: r.squeeze(x, dimensions),
}
PRIMITIVES: dict[str, Row] = {
    **{name: _elementwise(op) for name, op in _NAMES.items()},
    **{name: _row(formula) for name, formula in _FORMULAS.items()},
    "gt": _elementwise("lt", swapped=True),
    "ge": _elementwise("le", swapped=True),
    "div": _divide,
}
