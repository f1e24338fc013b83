"""JAX's primitives: a row of the op table, or a formula whose keyword-only options are JAX's."""

from __future__ import annotations

from typing import Any

import numpy as np

from ....ir.errors import CaptureError
from ....ir.frontend.functions import exp, log, rint, where
from ....ir.types import Const
from .. import formulas
from ..formulas import Formula, op, swapped
from ..matrices.products import contracted
from ..recording import Recording, TracedValue, of

_NAMES = {
    "abs": "abs", "cbrt": "cbrt", "cos": "cos",
    "eq": "eq", "erf": "erf", "exp": "exp", "floor": "floor", "le": "le", "log": "log",
    "logistic": "sigmoid", "lt": "lt", "max": "maximum", "min": "minimum", "mul": "mul",
    "ne": "ne", "neg": "neg", "not": "not", "rsqrt": "rsqrt",
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


def _joining(name: str, start: float | bool) -> Formula:
    """An op that joins the values of a tree, whose start by itself changes nothing."""

    def formula(r: Recording, a: TracedValue, b: TracedValue) -> TracedValue:
        for first, rest in ((a, b), (b, a)):
            if first.operand == Const(start) and not first.labels:
                return rest
        return r.apply(name, a, b)

    return formula


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


def _divide(r: Recording, a: TracedValue, b: TracedValue, *, from_whole: bool) -> TracedValue:
    return formulas.trunc(r, a / b) if from_whole else a / b


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


PRIMITIVES: dict[str, Formula] = {
    **{name: op(row) for name, row in _NAMES.items()},
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
    **dict.fromkeys(("add", "add_any"), _joining("add", 0.0)),
    "and": _joining("and", True),
    "or": _joining("or", False),
    "gt": swapped("lt"),
    "ge": swapped("le"),
    "div": _divide,
}
